// The great events of Barbarian Kingdoms, as they are told.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'
import type { Sentence } from '../../messages'
import type { Happening } from '../game'
import { KINGDOM_IDS } from './kingdoms'
import type { KingdomsView } from './view'

const picture = pictures(120, 72, {
  /** A crown on the ground, and a sword in it. */
  king_fell(plate) {
    draw.sky(plate, 24)
    draw.ground(plate, 'M-4 50Q40 44 70 48Q100 52 124 46')
    draw.sword(plate, { x: 78, y: 46, size: 1.15 })
    draw.ground(plate, 'M-4 60Q40 54 70 58Q100 60 124 56')
    draw.crown(plate, { x: 48, y: 62, size: 1.15 })
    draw.rider(plate, { x: 106, y: 54, size: 0.6, mirrored: true }, {})
  },
  /** A gate stands open, and nobody is left. */
  last_province(plate) {
    draw.sky(plate, 22)
    draw.ground(plate, 'M-4 50Q40 44 70 48Q100 52 124 46', 'none')
    draw.gate(plate, { x: 42, y: 58, size: 0.9 })
    draw.fire(plate, { x: 42, y: 34, size: 0.7 })
    draw.ground(plate, 'M-4 60Q40 56 70 58Q100 60 124 58')
    draw.rank(plate, 3, { x: 86, y: 68, size: 0.9 }, { x: 12, y: -2 }, { helm: 'hood', hand: 'none' })
  },
})

const losesLast = ({ key, args }: Sentence, view: KingdomsView): boolean => {
  if (key !== 'event-token_removed') return false
  const loser = KINGDOM_IDS[args.find(({ name }) => name === 'kingdom')!.value]
  return view.kingdoms.find(({ id }) => id === loser)?.provinces === 0
}

export function happening(line: Sentence, view: KingdomsView): Happening | undefined {
  const id = line.key === 'event-king_fell' ? 'king_fell' : losesLast(line, view) ? 'last_province' : undefined
  return id && { id: `${id} ${line.args.map(({ value }) => value).join(' ')}`, picture: picture(id), title: `realm-told-${id}` }
}
