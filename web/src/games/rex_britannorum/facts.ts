// The facts that the server plays with: whoever owns the box may have put others in the place of those that come with the game.
import { boxOf } from '../box'

export type Facts = typeof import('./facts.json')
export type Sheet = typeof import('../../../../src/bretwalda/games/rex_britannorum/map.json')

export const BOX = await boxOf<Facts, Sheet>('rex_britannorum')
export const FACTS: Facts = BOX.facts

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))
const ids = (rows: readonly { id: string }[]): readonly string[] => rows.map(({ id }) => id)

export const KINGDOMS = ids(FACTS.kingdom)
export const ZONES = ids(FACTS.zone)
export const TRACKS = ids(FACTS.track)

const kingdoms = byId(FACTS.kingdom)
const regions = byId(FACTS.region)
const places = byId(FACTS.place)
const links = byId(FACTS.link)

export type PlaceFacts = Facts['place'][number]

export const kingdomFacts = (id: string) => kingdoms.get(id)!
export const placeFacts = (id: string): PlaceFacts => places.get(id)!
export const regionName = (id: string): string => regions.get(id)!.name
export const zoneOfRegion = (id: string): string => regions.get(id)!.zone
export const zoneOf = (place: string): string => zoneOfRegion(placeFacts(place).region)
export const isCity = (place: string): boolean => placeFacts(place).kind === 'city'

/** `Danum (N09)`; places without a token have no number. */
export function placeName(id: string): string {
  const { name, token } = placeFacts(id)
  return token ? `${name} (${id.toUpperCase()})` : name
}

/** A card is written as its colour and its value: `iceni_7`. */
export function cardFacts(card: string): { colour: string; value: number } {
  const [colour, value] = card.split('_')
  return { colour: colour!, value: Number(value) }
}

/** The places that a condition of an objective is about. */
export function placesOf(kind: string, names: readonly string[]): readonly string[] {
  const inRegions = () => FACTS.place.filter(({ region }) => names.includes(region)).map(({ id }) => id)
  if (kind === 'control_cities') return FACTS.place.filter(({ id }) => isCity(id) && names.includes(zoneOf(id))).map(({ id }) => id)
  if (kind.endsWith('_link')) return names.flatMap((name) => links.get(name)!.places)
  if (kind === 'present_either') return names
  return inRegions()
}

/** The two cities at the ends of a link. */
export function endsOf(link: string): [string, string] {
  const { places } = links.get(link)!
  return [places[0]!, places.at(-1)!]
}
