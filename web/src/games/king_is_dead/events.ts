// The great events of The King is Dead, as they are told.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'
import type { Happening } from '../game'

const picture = pictures(120, 72, {
  /** The French land. */
  invasion(plate) {
    draw.sky(plate, 22)
    draw.sea(plate, 34)
    draw.ship(plate, { x: 96, y: 42, size: 0.6, mirrored: true }, 'plain')
    draw.ship(plate, { x: 62, y: 48, size: 0.85, mirrored: true }, 'plain')
    draw.ground(plate, 'M-4 48Q26 46 46 58Q66 68 84 76', 'side')
    draw.banner(plate, { x: 16, y: 64, size: 0.9, mirrored: true }, 'plain')
    draw.rank(plate, 2, { x: 26, y: 66, size: 1 }, { x: 14, y: 1 }, { shield: 'plain' })
  },
  /** A crown is put on somebody's head. */
  coronation(plate) {
    draw.rays(plate, { x: 60, y: 40 }, 22, 80, 44)
    draw.person(plate, { x: 34, y: 68, size: 1.45 }, { helm: 'mitre', hand: 'crozier', cloak: true })
    draw.person(plate, { x: 86, y: 68, size: 1.3, mirrored: true }, { shield: 'cross' })
    draw.person(plate, { x: 60, y: 72, size: 1.25 }, { helm: 'none', hand: 'none' })
    draw.crown(plate, { x: 60, y: 30, size: 0.72 })
  },
})

const EVENTS: Record<string, Parameters<typeof picture>[0]> = { 'event-invasion': 'invasion', 'event-coronation': 'coronation' }

export function happening({ key }: { key: string }): Happening | undefined {
  const id = EVENTS[key]
  return id && { id, picture: picture(id), title: `king-told-${id}` }
}
