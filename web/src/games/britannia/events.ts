// The great events of Invasions: Britannia, as they are told.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'
import type { Sentence } from '../../messages'
import type { Happening } from '../game'
import { FACTS } from './facts'

const picture = pictures(120, 72, {
  /** The queen on her chariot before a burning town. */
  boudicca(plate) {
    draw.sky(plate, 18)
    draw.ground(plate, 'M-4 48Q40 42 70 46Q100 48 124 42', 'none')
    draw.fire(plate, { x: 20, y: 36, size: 0.9 })
    draw.hut(plate, { x: 18, y: 54, size: 0.9 })
    draw.ground(plate, 'M-4 58Q40 54 70 58Q100 60 124 56')
    draw.horse(plate, { x: 88, y: 68, size: 1.1 })
    draw.person(plate, { x: 52, y: 60, size: 1.3 }, { helm: 'none', cloak: true })
    plate.shape('M38 60L40 42H62L61 60Z', { x: 0, y: 0 }, { shade: 'side', angle: 90 })
    plate.shape(draw.disc(9, 50, 62), { x: 0, y: 0 })
    plate.line('M50 53V71M41 62H59M44 56L56 68M56 56L44 68M60 56H80', { x: 0, y: 0 })
  },
  /** The last ship takes the eagle away. */
  rome_departs(plate) {
    draw.sun(plate, { x: 92, y: 36 })
    draw.sea(plate, 38)
    draw.ship(plate, { x: 76, y: 52, size: 0.95 }, 'eagle')
    draw.ground(plate, 'M-4 50Q16 48 30 60Q40 68 48 76', 'side')
    draw.ruin(plate, { x: 10, y: 56, size: 0.9 })
    draw.person(plate, { x: 24, y: 68, size: 0.95 }, { helm: 'hood', hand: 'none' })
  },
  /** A king with his riders. */
  arthur(plate) {
    draw.rays(plate, { x: 50, y: 46 }, 20, 90, 44)
    draw.ground(plate, 'M-4 54Q40 48 70 52Q100 56 124 50')
    draw.banner(plate, { x: 88, y: 62, size: 1.15, mirrored: true }, 'dragon')
    draw.rider(plate, { x: 88, y: 66, size: 0.95 }, { shield: 'dragon' })
    draw.rider(plate, { x: 44, y: 69, size: 1.2 }, { helm: 'crown', cloak: true })
  },
  /** The great army comes ashore. */
  ivar_halfdan(plate) {
    draw.sky(plate, 22)
    draw.sea(plate, 34)
    draw.ship(plate, { x: 30, y: 44, size: 0.75 }, 'dragon')
    draw.ship(plate, { x: 86, y: 44, size: 0.75 }, 'dragon')
    draw.ground(plate, 'M-4 52Q40 48 70 52Q100 54 124 50')
    draw.host(plate, { x: 12, y: 62, size: 1.3 }, 10)
    draw.host(plate, { x: 6, y: 72, size: 1.7 }, 10)
  },
  /** A fortified town. */
  alfred(plate) {
    draw.sky(plate, 20)
    draw.hall(plate, { x: 36, y: 52, size: 0.85 })
    draw.hall(plate, { x: 84, y: 52, size: 0.85 })
    draw.banner(plate, { x: 60, y: 50, size: 0.85, mirrored: true }, 'cross')
    draw.palisade(plate, { x: 28, y: 62, size: 1.2 })
    draw.palisade(plate, { x: 92, y: 62, size: 1.2 })
    draw.ground(plate, 'M-4 62Q40 58 70 62Q100 60 124 62')
    draw.person(plate, { x: 60, y: 71, size: 1.2 }, { helm: 'crown', hand: 'sword', cloak: true })
  },
  /** The king and the tide. */
  cnut(plate) {
    draw.sky(plate, 26)
    draw.sea(plate, 44)
    draw.ship(plate, { x: 98, y: 50, size: 0.55 }, 'plain')
    draw.ground(plate, 'M-4 58Q30 54 50 62Q64 68 76 76', 'side')
    draw.throne(plate, { x: 32, y: 66, size: 0.62 })
    draw.person(plate, { x: 32, y: 68, size: 1.15 }, { helm: 'crown', hand: 'none', cloak: true })
  },
  /** Riders against a wall of shields. */
  william(plate) {
    draw.sky(plate, 20)
    draw.ground(plate, 'M-4 56Q40 52 70 50Q100 44 124 40')
    draw.banner(plate, { x: 108, y: 56, size: 1 }, 'dragon')
    draw.rank(plate, 3, { x: 84, y: 62, size: 1, mirrored: true }, { x: 13, y: -3 }, { shield: 'plain' })
    draw.rider(plate, { x: 22, y: 64, size: 0.95 }, { shield: 'cross' })
    draw.rider(plate, { x: 46, y: 69, size: 1.1 }, { shield: 'cross', cloak: true })
  },
})

type Told = Parameters<typeof picture>[0]
const LEADERS: readonly string[] = ['boudicca', 'arthur', 'ivar_halfdan', 'alfred', 'cnut', 'william'] satisfies Told[]

function told({ key, args }: Sentence): Told | undefined {
  if (key === 'event-rome_departs') return 'rome_departs'
  if (key !== 'event-leader_came') return undefined
  const leader = FACTS.leader[args.find(({ kind }) => kind === 'leader')!.value]!.id
  return LEADERS.includes(leader) ? (leader as Told) : undefined
}

export function happening(line: Sentence): Happening | undefined {
  const id = told(line)
  return id && { id, picture: picture(id), title: `britannia-told-${id}` }
}
