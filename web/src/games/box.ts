// What a game is played with on this server: facts and map. The page has none of them in its own build, so whoever owns a box and
// has put its facts in the place of ours sees them everywhere.
import { api, Refusal } from '../live/api'
import type { GameInfo } from '../messages'

export type Box<Facts, Map> = {
  facts: Facts
  map: Map
  /** Places of the facts that no source shows, `kingdom.huns.kingdom_power`; and those of which sources show only a part. */
  reconstructed: readonly string[]
  partly: readonly string[]
}

/** The digests of the boxes, as the server last told them. */
const digests = new Map<string, string>()
const boxes = new Map<string, Promise<Box<any, any>>>()

export function hearOf(games: readonly Pick<GameInfo, 'id' | 'box'>[]): void {
  for (const { id, box } of games) digests.set(id, box)
}

/** The box of a game, fetched once. */
export function boxOf<Facts, Map = unknown>(game: string): Promise<Box<Facts, Map>> {
  let known = boxes.get(game)
  if (!known) {
    known = fetched(game)
    known.catch(() => boxes.delete(game))
    boxes.set(game, known)
  }
  return known
}

/** A server that was started anew with other facts no longer knows the old box: then ask which one it has. */
async function fetched(game: string): Promise<Box<any, any>> {
  try {
    return await api.box(game, digests.get(game) ?? '-')
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.key !== 'refused-no-box') throw refusal
    hearOf((await api.catalogue()).games)
    return await api.box(game, digests.get(game) ?? '-')
  }
}
