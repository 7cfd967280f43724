// The battles of a turn as the log tells them: what everybody had planned, sums, winners and vassals, powers, gains, stakes.
import type { Sentence } from '../../messages'
import { cardFacts, KINGDOMS, ZONES } from './facts'
import { cardOf, HIGHEST, kindOf, kingdomOf, number, placeOf, trackOf, zoneIn } from './lines'
import type { RexView } from './view'

export type Played = { card: string; counts: number }
/** What a power did: `works` is an offer to the vassal, `blocked` by the 4 of all winners, `ignored` without a player. */
export type Power = { value: number; effect: 'rises' | 'protects' | 'works' | 'blocked' | 'ignored' }
export type Gain =
  | { kind: 'claimed' | 'joker_used' | 'joined'; place: string }
  | { kind: 'claimed_joker' | 'joker_wasted' }
  | { kind: 'hired'; card: string; other: string }
  | { kind: 'reinforced'; card: string }
export type Side = { kingdom: string; cards: Played[]; sum: number; role: 'winner' | 'vassal'; powers: Power[]; gains: Gain[] }
export type Fight = { zone: string; sides: Side[]; rome: string[] }
export type Stake = { kingdom: string; track: string; kind: 'moved' | 'first' | 'first_lost' | 'threshold' | 'max'; number: number }
/** Cards of a kingdom that go to a zone where no battle has been told of yet. */
export type Plan = { zone: string; kingdom: string; cards: Played[] }
export type Report = { turn: number; plans: Plan[]; fights: Fight[]; help: { kingdom: string; card: string }[]; stakes: Stake[] }

type Sent = { kingdom: string; card: string; zone: string }

const [RISING, HIRING, JOINING, SHIELDING] = [1, 2, 3, 4]
const USES_JOKER = new Set(['joker_used', 'joker_wasted']) // what became of a joker says that it was taken
const STAKES = new Set(['moved', 'first', 'first_lost', 'threshold', 'max'])

const value = (card: string): number => cardFacts(card).value

/** A kingdom's cards in a zone, each with what it counts: a 1 counts 7 where another kingdom plays a 7 (rules 6.2). */
function played(sent: readonly Sent[], kingdom: string, zone: string): Played[] {
  const rival7 = sent.some((one) => one.zone === zone && one.kingdom !== kingdom && value(one.card) === HIGHEST)
  return sent
    .filter((one) => one.zone === zone && one.kingdom === kingdom)
    .map(({ card }) => ({ card, counts: value(card) === RISING && rival7 ? HIGHEST : value(card) }))
}

const plays = (side: Side, printed: number | undefined): boolean => side.cards.some(({ card }) => value(card) === printed)

/** What the powers of a side's cards do in a battle (rules 6.2 and 8). */
export function powers(side: Side, sides: readonly Side[], led: (kingdom: string) => boolean): Power[] {
  const out: Power[] = []
  const winners = sides.filter(({ role }) => role === 'winner')
  const raiders = sides.filter((other) => other.role === 'vassal' && led(other.kingdom) && (plays(other, HIRING) || plays(other, JOINING)))
  if (side.cards.some(({ card, counts }) => counts !== value(card))) out.push({ value: RISING!, effect: 'rises' })
  if (side.role === 'winner' && plays(side, SHIELDING) && raiders.length > 0) out.push({ value: SHIELDING!, effect: 'protects' })
  if (side.role === 'vassal') {
    for (const power of [HIRING!, JOINING!]) {
      if (!plays(side, power)) continue
      const blocked = winners.every((winner) => plays(winner, SHIELDING))
      out.push({ value: power, effect: !led(side.kingdom) ? 'ignored' : blocked ? 'blocked' : 'works' })
    }
  }
  return out
}

function gain(line: Sentence): Gain | undefined {
  const kind = kindOf(line)
  switch (kind) {
    case 'claimed':
    case 'joker_used':
    case 'joined':
      return { kind, place: placeOf(line) }
    case 'claimed_joker':
    case 'joker_wasted':
      return { kind }
    case 'hired':
      return { kind, card: cardOf(line), other: kingdomOf(line, 'other') }
    case 'reinforced':
      return { kind, card: cardOf(line) }
  }
  return undefined
}

/** The lines from the latest time that plans were shown, up to the next turn; and the number of the turn. */
function latest(lines: readonly Sentence[]): { turn: number; lines: readonly Sentence[] } | undefined {
  const end = lines.findLastIndex(({ key }) => key === 'event-sent')
  if (end < 0) return undefined
  let start = end
  while (lines[start - 1]?.key === 'event-sent') start--
  const opening = lines.slice(0, start).findLast(({ key }) => key === 'event-turn')
  const next = lines.findIndex(({ key }, k) => k > end && key === 'event-turn')
  return { turn: opening ? number(opening, 'number') : 0, lines: lines.slice(start, next < 0 ? undefined : next) }
}

/** The battles since plans were shown last; nothing if the log does not go back that far. */
export function report(log: readonly Sentence[], view: RexView): Report | undefined {
  const found = latest(log)
  if (!found) return undefined
  const led = (kingdom: string) => view.kingdoms.find(({ id }) => id === kingdom)?.seat !== null
  const sent: Sent[] = []
  const out: Report = { turn: found.turn, plans: [], fights: [], help: [], stakes: [] }
  for (const line of found.lines) {
    const kind = kindOf(line)
    const fight = out.fights.at(-1)
    if (kind === 'sent') sent.push({ kingdom: kingdomOf(line), card: cardOf(line), zone: zoneIn(line) })
    else if (kind === 'battle' || kind === 'no_battle') out.fights.push({ zone: zoneIn(line), sides: [], rome: [] })
    else if (kind === 'winner' || kind === 'vassal') {
      const cards = played(sent, kingdomOf(line), fight!.zone)
      fight!.sides.push({ kingdom: kingdomOf(line), cards, sum: number(line, 'number'), role: kind, powers: [], gains: [] })
    } else if (kind === 'allotted') fight?.rome.push(placeOf(line))
    else if (STAKES.has(kind)) {
      out.stakes.push({
        kingdom: kingdomOf(line),
        track: trackOf(line),
        kind: kind as Stake['kind'],
        number: number(line, 'number'),
      })
    } else note(out, line)
  }
  for (const { sides } of out.fights) for (const side of sides) side.powers = powers(side, sides, led)
  out.plans = planned(sent, out.fights)
  return out
}

/** What was shown and has not been fought for, zone by zone. */
function planned(sent: readonly Sent[], fights: readonly Fight[]): Plan[] {
  const open = ZONES.filter((zone) => !fights.some((fight) => fight.zone === zone))
  return open.flatMap((zone) => KINGDOMS.map((kingdom) => ({ zone, kingdom, cards: played(sent, kingdom, zone) })).filter(({ cards }) => cards.length > 0))
}

/** A gain goes to its side of the battle; a reinforcement that no 2 has earned there is help from Rome (rules 7.12). */
function note(out: Report, line: Sentence): void {
  const won = gain(line)
  if (!won) return
  const side = out.fights.at(-1)?.sides.find(({ kingdom }) => kingdom === kingdomOf(line))
  const earned = side?.role === 'vassal' && plays(side, HIRING) && !side.gains.some(({ kind }) => kind === 'hired' || kind === 'reinforced')
  if (won.kind === 'reinforced' && !earned) out.help.push({ kingdom: kingdomOf(line), card: won.card })
  else if (side) side.gains = [...side.gains.filter(({ kind }) => kind !== 'claimed_joker' || !USES_JOKER.has(won.kind)), won]
}

/** The lines told after one of them; all of them if it is not among them. */
export function toldAfter(log: readonly Sentence[], last: Sentence | undefined): readonly Sentence[] {
  return last ? log.slice(log.lastIndexOf(last) + 1) : log
}

/** The battle going on as the board shows it, where the log does not go back to the plans. */
export function fromView(view: RexView): Report | undefined {
  if (!view.battle || view.battle.winners.length === 0) return undefined
  const { zone, strengths, winners } = view.battle
  const led = (kingdom: string) => view.kingdoms.find(({ id }) => id === kingdom)?.seat !== null
  const sent = view.kingdoms.flatMap(({ id, plays }) => plays.map((play) => ({ kingdom: id, ...play })))
  const sides: Side[] = Object.entries(strengths).map(([kingdom, sum]) => ({
    kingdom,
    cards: played(sent, kingdom, zone),
    sum,
    role: winners.includes(kingdom) ? 'winner' : 'vassal',
    powers: [],
    gains: [],
  }))
  for (const side of sides) side.powers = powers(side, sides, led)
  return { turn: view.turn, plans: [], fights: [{ zone, sides, rome: [] }], help: [], stakes: [] }
}
