// The troops, objectives and rulers of Rex Britannorum.
import { portrait } from '../../art/portrait'
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'

/** Who fights on a card of a value: the stronger, the better armed. */
export const troop = pictures(44, 44, {
  /** A horn calls: the one may become seven. */
  1(plate) {
    draw.ground(plate, 'M-4 36Q20 32 48 36')
    draw.person(plate, { x: 18, y: 42, size: 1.25 }, { helm: 'none', hand: 'none', cloak: true })
    draw.horn(plate, { x: 21, y: 14, size: 0.95 })
  },
  /** A thief of cards. */
  2(plate) {
    draw.ground(plate, 'M-4 36Q20 32 48 36')
    draw.person(plate, { x: 20, y: 42, size: 1.25 }, { helm: 'hood', hand: 'sword', cloak: true })
  },
  /** Two side by side. */
  3(plate) {
    draw.ground(plate, 'M-4 36Q20 32 48 36')
    draw.person(plate, { x: 13, y: 41, size: 1.1 }, { helm: 'none', hand: 'none', shield: 'plain' })
    draw.person(plate, { x: 30, y: 42, size: 1.1 }, { helm: 'none', hand: 'none', shield: 'plain' })
  },
  /** A large shield. */
  4(plate) {
    draw.ground(plate, 'M-4 36Q20 32 48 36')
    draw.person(plate, { x: 22, y: 42, size: 1.25 }, { helm: 'cone', hand: 'none' })
    draw.shield(plate, { x: 21, y: 28, size: 1.35 }, 'plain')
  },
  5(plate) {
    draw.ground(plate, 'M-4 36Q20 32 48 36')
    draw.person(plate, { x: 19, y: 42, size: 1.02 }, { shield: 'plain' })
    draw.person(plate, { x: 32, y: 43, size: 1.02 }, { shield: 'plain' })
  },
  6(plate) {
    draw.ground(plate, 'M-4 36Q20 32 48 36')
    draw.rider(plate, { x: 20, y: 41, size: 0.86 }, { shield: 'plain' })
  },
  /** A chariot. */
  7(plate) {
    draw.ground(plate, 'M-4 36Q20 32 48 36')
    draw.horse(plate, { x: 29, y: 40, size: 0.66 })
    draw.person(plate, { x: 11, y: 35, size: 0.95 }, { helm: 'cone', cloak: true })
    plate.shape('M2 34L4 23H17L16 34Z', { x: 0, y: 0 }, { shade: 'side', angle: 90 })
    plate.shape(draw.disc(6.4, 9, 36), { x: 0, y: 0 })
    plate.line('M9 30V42M3 36H15M5 32L13 40M13 32L5 40', { x: 0, y: 0 })
  },
})
export type PicturedValue = Parameters<typeof troop>[0]

/** What an objective is about: land to hold, cities, or a way between two places. */
export const goal = pictures(72, 40, {
  fief(plate) {
    draw.ground(plate, 'M-4 28Q30 20 76 26', 'none')
    draw.tree(plate, { x: 58, y: 33, size: 0.75 })
    draw.hut(plate, { x: 30, y: 30, size: 0.8 })
    draw.palisade(plate, { x: 32, y: 37, size: 0.85 })
  },
  city(plate) {
    draw.ground(plate, 'M-4 32Q30 28 76 30', 'none')
    draw.gate(plate, { x: 36, y: 36, size: 0.82 })
  },
  link(plate) {
    draw.ground(plate, 'M-4 24Q30 18 76 22')
    draw.hut(plate, { x: 58, y: 24, size: 0.5 })
    plate.shape('M54 22Q30 22 38 30Q44 36 14 46H34Q54 36 46 29Q42 25 60 22Z', { x: 0, y: 0 })
    plate.shape('M10 34V24Q13 20 16 24V34Z', { x: 0, y: 0 }, { shade: 'side', angle: 0 })
  },
})

export type PicturedGoal = Parameters<typeof goal>[0]

export const ruler = pictures(60, 60, {
  brigantes: (plate) => portrait(plate, { head: 'crown', hair: 'braids' }),
  iceni: (plate) => portrait(plate, { head: 'bare', beard: 'moustache', hair: 'long' }),
  regnenses: (plate) => portrait(plate, { head: 'laurel', beard: 'short' }),
})
export type PicturedRuler = Parameters<typeof ruler>[0]
