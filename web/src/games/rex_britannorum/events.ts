// The great events of Rex Britannorum, as they are told.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'
import type { Happening } from '../game'

const picture = pictures(120, 72, {
  /** Legionaries come to help. */
  reinforced(plate) {
    draw.sky(plate, 24)
    draw.ground(plate, 'M-4 46Q40 40 70 46Q100 48 124 42', 'none')
    draw.gate(plate, { x: 92, y: 52, size: 0.6 })
    draw.ground(plate, 'M-4 54Q40 50 70 54Q100 56 124 52')
    draw.eagle(plate, { x: 18, y: 64, size: 0.95 })
    draw.rank(plate, 3, { x: 38, y: 68, size: 1.15 }, { x: 17, y: -2, size: 0.95 }, { helm: 'crest', shield: 'eagle' })
  },
  /** Nobody sits on the throne. */
  vacant(plate) {
    draw.rays(plate, { x: 60, y: 46 }, 26, 86, 40)
    draw.throne(plate, { x: 60, y: 64, size: 0.82 })
    draw.ruin(plate, { x: 16, y: 66, size: 1.2 })
    draw.ruin(plate, { x: 104, y: 66, size: 1.2 })
    draw.ground(plate, 'M-4 67H124', 'even')
  },
  /** A king of the Britons. */
  crowned(plate) {
    draw.rays(plate, { x: 60, y: 44 }, 26, 86, 40)
    draw.throne(plate, { x: 60, y: 66, size: 0.86 })
    draw.person(plate, { x: 60, y: 66, size: 1.35 }, { helm: 'crown', hand: 'sword', cloak: true })
    draw.eagle(plate, { x: 20, y: 68, size: 1.1 })
    draw.eagle(plate, { x: 100, y: 68, size: 1.1 })
    draw.ground(plate, 'M-4 68H124', 'even')
  },
})

const EVENTS: Record<string, Parameters<typeof picture>[0]> = { 'event-reinforced': 'reinforced', 'event-vacant': 'vacant', 'event-crowned': 'crowned' }

export function happening({ key }: { key: string }): Happening | undefined {
  const id = EVENTS[key]
  return id && { id, picture: picture(id), title: `rex-told-${id}` }
}
