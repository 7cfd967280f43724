// The cover of Rex Britannorum.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'

export const cover = pictures(240, 150, {
  /** A Roman road to the hill of a kingdom, and the eagle beside it. */
  game(plate) {
    draw.sky(plate, 54)
    draw.mountain(plate, { x: 206, y: 84, size: 1.5 })
    draw.ground(plate, 'M-4 92Q40 84 84 78Q120 52 156 76Q196 88 244 80', 'none')
    draw.hut(plate, { x: 104, y: 74, size: 0.8 })
    draw.hut(plate, { x: 140, y: 76, size: 0.7 })
    draw.hut(plate, { x: 122, y: 72, size: 1.05 })
    draw.palisade(plate, { x: 122, y: 84, size: 1.05 })
    draw.ground(plate, 'M-4 104Q60 92 124 88Q190 96 244 100')
    plate.shape('M118 88L128 88Q136 108 178 154L84 154Q116 110 118 88Z', { x: 0, y: 0 })
    plate.line('M116 98H131M113 106H137M108 115H144M102 125H152M94 136H163M120 98L119 106M127 98L128 106M124 106V115M118 115L115 125M134 115L137 125M126 125V136M108 136L102 148M144 136L150 148', { x: 0, y: 0 })
    plate.shape('M186 130V110Q191 104 196 110V130Z', { x: 0, y: 0 }, { shade: 'side', angle: 0 })
    plate.line('M189 113H193M190 117H192M189 121H193', { x: 0, y: 0 })
    draw.eagle(plate, { x: 36, y: 134, size: 2.05 })
    draw.person(plate, { x: 66, y: 142, size: 1.75 }, { helm: 'crest', shield: 'eagle' })
    draw.rank(plate, 2, { x: 222, y: 142, size: 1.7, mirrored: true }, { x: -22, y: -3 }, { helm: 'none', shield: 'plain', cloak: false })
  },
})
