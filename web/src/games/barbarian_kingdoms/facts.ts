// The facts and the map that the server plays with: whoever owns the box may have put others in the place of ours.
import { boxOf } from '../box'

type Own = typeof import('./facts.json')
type Sheet = typeof import('../../../../src/bretwalda/games/barbarian_kingdoms/map.json')
type Costs = { recruit?: number[]; claim?: number[] }
export type Facts = Omit<Own, 'province' | 'kingdom'> & {
  kingdom: (Own['kingdom'][number] & { costs?: Costs })[]
  province: (Omit<Own['province'][number], 'straits' | 'port' | 'port_at'> & { straits?: string[]; port?: string })[]
}

export const BOX = await boxOf<Facts, Sheet>('barbarian_kingdoms')
export const FACTS = BOX.facts
export const SHEET = BOX.map

/** The power of a kingdom and that of its king, for kingdoms that are not in play yet: a position tells of the others. */
export const powersOf = (kingdom: string): string[] =>
  FACTS.kingdom.filter(({ id }) => id === kingdom).flatMap((one) => [one.kingdom_power.id, one.king_power.id])

/** The place in the facts of one of a kingdom's powers: its own, or its king's. */
export const powerAt = (kingdom: string, ofKing: boolean): string => `kingdom.${kingdom}.${ofKing ? 'king' : 'kingdom'}_power`

/** The place in the facts of a kingdom's cost track, as long as it is the one that all have: one of its own was read from a box. */
export const trackAt = (kingdom: string, track: 'recruit' | 'claim'): string[] =>
  FACTS.kingdom.some(({ id, costs }) => id === kingdom && costs?.[track]) ? [] : [`costs.${track}`]
