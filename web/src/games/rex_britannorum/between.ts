// The board while plans, battles and stakes are told that one decision has led to: what is not told yet lies as it lay before.
import type { Sentence } from '../../messages'
import { isCity, ZONES, zoneOf } from './facts'
import { cardOf, kindOf, kingdomOf, number, placeOf, trackOf, zoneIn } from './lines'
import type { Battle, KingdomView, PlaceView, PlayView, RexView } from './view'

type Lines = readonly Sentence[]
const of = (lines: Lines, ...kinds: string[]): Sentence[] => lines.filter((line) => kinds.includes(kindOf(line)))
const gains = (lines: Lines) => of(lines, 'claimed', 'joker_used', 'joined', 'allotted')
const stakes = (lines: Lines) => of(lines, 'moved', 'first', 'first_lost', 'threshold', 'max')

/** How a turn stands between two of its moments; the lines tell all that leads from one to the other. */
export function between(before: RexView, after: RexView, told: Lines, untold: Lines): RexView {
  const open = openZones(before, told)
  const firsts = of(untold, 'first', 'first_lost').map(trackOf)
  return {
    ...after,
    ...(of(untold, 'turn', 'score').length > 0 ? untilItEnds(before, told) : {}),
    actors: [],
    jokers: before.jokers.filter((zone) => open.has(zone)),
    battle: battle(before, told),
    firsts_won: after.firsts_won.filter((track) => !firsts.includes(track)),
    kingdoms: after.kingdoms.map((kingdom, k) => realm(before.kingdoms[k]!, kingdom, told, untold)),
    places: after.places.map((place, k) => spot(before.places[k]!, place, untold, open)),
  }
}

/** The zones that no battle has come to: what can be won there still lies there. */
function openZones(before: RexView, told: Lines): Set<string> {
  const line = of(told, 'battle', 'no_battle').at(-1)
  const last = line ? zoneIn(line) : before.battle?.zone
  return new Set(last === undefined ? ZONES : ZONES.slice(ZONES.indexOf(last) + 1))
}

/** What the end of a turn or of the game changes. */
function untilItEnds(before: RexView, told: Lines): Partial<RexView> {
  const { turn, order, bag, reinforcements, reinforcements_left } = before
  const called = of(told, 'reinforced').map(cardOf)
  return {
    turn,
    order,
    bag,
    step: 'claim',
    reckoning: null,
    reinforcements: reinforcements && without(reinforcements, called),
    reinforcements_left: reinforcements_left - called.length,
  }
}

/** The battle that is told of. */
function battle(before: RexView, told: Lines): Battle | null {
  if (stakes(told).length > 0) return null
  const at = told.findLastIndex((line) => ['battle', 'no_battle'].includes(kindOf(line)))
  if (at < 0) return of(told, 'sent').length > 0 ? null : before.battle
  if (kindOf(told[at]!) === 'no_battle') return null
  const sides = of(told.slice(at), 'winner', 'vassal')
  const those = (kind: string) => of(sides, kind).map((line) => kingdomOf(line))
  return {
    zone: zoneIn(told[at]!),
    strengths: Object.fromEntries(sides.map((line) => [kingdomOf(line), number(line, 'number')])),
    winners: those('winner'),
    vassals: those('vassal'),
  }
}

function spot(before: PlaceView, after: PlaceView, untold: Lines, open: ReadonlySet<string>): PlaceView {
  const { held_by, rome } = gains(untold).some((line) => placeOf(line) === after.id) ? before : after
  return { ...after, held_by, rome, token: before.token && open.has(zoneOf(after.id)) }
}

function realm(before: KingdomView, after: KingdomView, told: Lines, untold: Lines): KingdomView {
  const own = (lines: Lines) => lines.filter((line) => kingdomOf(line) === after.id)
  const { tracks, achievements } = own(stakes(untold)).length > 0 ? before : after
  const { objectives } = gains(untold).length > 0 || of(untold, 'score').length > 0 ? before : after
  const cities = own(gains(untold)).filter((line) => kindOf(line) !== 'allotted' && isCity(placeOf(line)))
  const cards = of(untold, 'turn', 'score').length > 0 ? cardsBefore(before, own(of(told, 'sent')), own(of(told, 'hired', 'reinforced')), told) : {}
  return { ...after, ...cards, tracks, achievements, objectives: objectives ?? null, oppida: after.oppida + cities.length }
}

/** A kingdom's cards as long as the turn has not put them away. */
function cardsBefore(before: KingdomView, sent: Lines, come: Lines, told: Lines): Partial<KingdomView> {
  const { queue, deck, slots, objectives_kept } = before
  const led = before.seat !== null // else it has no hand: it sends off what it turns up from its deck
  const gone = of(told, 'hired').filter((line) => kingdomOf(line, 'other') === before.id).map(cardOf)
  const plays: PlayView[] = sent.length > 0 ? sent.map((line) => ({ card: cardOf(line), zone: zoneIn(line) })) : before.plays
  return {
    queue,
    ...(led ? { deck } : {}),
    slots,
    objectives_kept,
    ready: false,
    cards: before.cards - (led ? sent.length : 0) + come.length,
    hand: before.hand && [...before.hand, ...come.map(cardOf)],
    discard: before.discard ?? null,
    shown: [...without(before.shown, sent.map(cardOf)), ...come.map(cardOf)],
    plays: plays.filter(({ card }) => !gone.includes(card)),
  }
}

/** Cards without some of them, each once. */
function without(cards: readonly string[], some: readonly string[]): string[] {
  const left = [...some]
  return cards.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
