// The facts and the map that the server plays with: whoever owns the box may have put others in the place of ours.
import { boxOf } from '../box'

type Sheet = typeof import('../../../../src/bretwalda/games/king_is_dead/map.json')

const box = await boxOf<typeof import('./facts.json'), Sheet>('king_is_dead')
export const FACTS = box.facts
export const SHEET = box.map
