// The covers of Invasions: Britannia and of its scenarios.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'

export const cover = pictures(240, 150, {
  /** The fleet before the cliffs, where the legion waits. */
  game(plate) {
    draw.sky(plate, 40)
    plate.shape('M-4 96V58Q20 50 48 54Q74 48 96 60Q108 62 112 72L116 96Z', { x: 0, y: 0 }, { shade: 'none' })
    plate.line('M10 62V94M22 60L24 92M36 62V90M50 60L48 94M64 60L66 88M80 62L78 94M94 66L96 92M106 74L108 94', { x: 0, y: 0 })
    draw.host(plate, { x: 14, y: 56, size: 1.3 }, 5)
    draw.eagle(plate, { x: 38, y: 56, size: 0.95 })
    draw.sea(plate, 92)
    draw.ship(plate, { x: 214, y: 100, size: 0.85 }, 'plain')
    draw.ship(plate, { x: 106, y: 118, size: 1.25 }, 'plain')
    draw.ship(plate, { x: 180, y: 136, size: 1.65 }, 'dragon')
  },
})

export const scenario = pictures(120, 72, {
  /** The whole story: the legion on its way through the country. */
  dux_britannia(plate) {
    draw.sky(plate, 24)
    draw.ground(plate, 'M-4 46Q30 36 64 44Q96 48 124 40', 'none')
    draw.hut(plate, { x: 98, y: 50, size: 0.8 })
    draw.ground(plate, 'M-4 54Q40 50 70 54Q100 56 124 52')
    draw.eagle(plate, { x: 26, y: 66, size: 1.05 })
    draw.rank(plate, 3, { x: 46, y: 68, size: 1.25 }, { x: 19, y: -2, size: 0.95 }, { helm: 'crest', shield: 'eagle' })
  },
  /** A king with a drawn sword before his riders. */
  artorius_rex(plate) {
    draw.rays(plate, { x: 56, y: 46 }, 20, 90, 44)
    draw.tower(plate, { x: 104, y: 54, size: 0.9 })
    draw.ground(plate, 'M-4 52Q40 46 70 50Q100 54 124 48')
    draw.banner(plate, { x: 88, y: 62, size: 1.1, mirrored: true }, 'dragon')
    draw.rider(plate, { x: 86, y: 64, size: 0.95, mirrored: true }, { shield: 'dragon' })
    draw.person(plate, { x: 40, y: 69, size: 1.75 }, { helm: 'crown', hand: 'sword', cloak: true })
  },
  /** Dragon ships. */
  furor_normanis(plate) {
    draw.sky(plate, 26)
    draw.sea(plate, 40)
    draw.ship(plate, { x: 98, y: 48, size: 0.65 }, 'plain')
    draw.ship(plate, { x: 26, y: 50, size: 0.7 }, 'plain')
    draw.ship(plate, { x: 62, y: 64, size: 1.2 }, 'dragon')
  },
  /** The wall from sea to sea. */
  hadrianus(plate) {
    draw.sky(plate, 22)
    draw.mountain(plate, { x: 22, y: 44, size: 0.9 })
    draw.mountain(plate, { x: 96, y: 42, size: 1.1 })
    draw.ground(plate, 'M-4 44Q30 40 64 44Q96 46 124 40', 'none')
    plate.shape('M-4 46Q30 38 60 44Q92 50 124 42V56Q92 64 60 58Q30 52 -4 60Z', { x: 0, y: 0 }, { shade: 'even', angle: 0 })
    draw.tower(plate, { x: 30, y: 56, size: 0.8 })
    draw.tower(plate, { x: 88, y: 60, size: 0.8 })
    draw.ground(plate, 'M-4 62Q40 56 70 62Q100 64 124 58')
    draw.rank(plate, 2, { x: 56, y: 70, size: 1.15 }, { x: 15, y: -1 }, { helm: 'crest', shield: 'eagle' })
  },
})
export type PicturedScenario = Parameters<typeof scenario>[0]
