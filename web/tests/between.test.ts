// Boards between two positions, drawn from what is told: on games as the server tells them.
import { expect, test } from 'vitest'
import { between as contested } from '../src/games/barbarian_kingdoms/between'
import { telling as kingdoms } from '../src/games/barbarian_kingdoms/telling'
import type { KingdomsView } from '../src/games/barbarian_kingdoms/view'
import { between } from '../src/games/rex_britannorum/between'
import { zoneOf } from '../src/games/rex_britannorum/facts'
import { kindOf, placeOf } from '../src/games/rex_britannorum/lines'
import { telling as rex } from '../src/games/rex_britannorum/telling'
import type { RexView } from '../src/games/rex_britannorum/view'
import type { Position, Sentence } from '../src/messages'
import { portions, type Telling } from '../src/parts/chapters'
import { frame } from './support/frames'

type Moment<View> = { before: View; after: View; told: Sentence[]; untold: Sentence[] }

/** All moments between the positions of a frame, in their order: by what is told in them, and what is not told yet. */
function moments<View>(name: string, telling: Telling): Moment<View>[] {
  const positions = frame(name).talk.flatMap(({ hear }) => hear).filter((message): message is Position => message.type === 'Position')
  return positions.slice(1).flatMap(({ view, news }, k) => {
    const parts = portions(news, telling)
    return parts.slice(0, -1).map((_, n) => ({ before: positions[k]!.view as View, after: view as View, told: parts.slice(0, n + 1).flat(), untold: parts.slice(n + 1).flat() }))
  })
}
const turns = moments<RexView>('rex/battles', rex)
const has = (lines: readonly Sentence[], kind: string) => lines.some((line) => kindOf(line) === kind)
const GAINS = ['claimed', 'joker_used', 'joined', 'allotted']

test('Rex Britannorum: two turns have plans, battles in all zones and stakes to look at', () => {
  expect(turns.length).toBeGreaterThan(8)
  expect(turns.some(({ told, untold }) => has(told, 'sent') && has(untold, 'battle'))).toBe(true)
  expect(turns.some(({ told, untold }) => has(told, 'moved') && has(untold, 'turn'))).toBe(true)
})

test('Rex Britannorum: what is told lies on the board, and nothing else does', () => {
  for (const { before, after, told, untold } of turns) {
    const then = between(before, after, told, untold)
    const named = (lines: readonly Sentence[]) => lines.filter((line) => GAINS.includes(kindOf(line))).map(placeOf)
    then.places.forEach(({ id, held_by, rome }, k) => {
      const as = named(untold).includes(id) ? before.places[k]! : after.places[k]!
      expect({ id, held_by, rome }).toEqual({ id, held_by: as.held_by, rome: as.rome })
      if (!named(told).includes(id)) expect({ id, held_by, rome }).toEqual({ id, held_by: before.places[k]!.held_by, rome: before.places[k]!.rome })
    })
    const moved = has(told, 'moved')
    expect(then.kingdoms.map(({ tracks, achievements }) => [tracks, achievements])).toEqual((moved ? after : before).kingdoms.map(({ tracks, achievements }) => [tracks, achievements]))
    expect(then.turn).toBe(before.turn)
    expect([then.actors, then.reckoning]).toEqual([[], null])
  }
})

test('Rex Britannorum: tokens lie in a zone until its battle is told, and those of the next turn do not yet', () => {
  for (const { before, after, told, untold } of turns) {
    const then = between(before, after, told, untold)
    const fought = [before.battle?.zone, ...told.filter((line) => ['battle', 'no_battle'].includes(kindOf(line))).map((line) => ['north', 'center', 'south'][line.args.find(({ name }) => name === 'zone')!.value])]
    then.places.forEach(({ id, token }, k) => expect([id, token]).toEqual([id, before.places[k]!.token && !fought.includes(zoneOf(id))]))
    expect(then.jokers).toEqual(before.jokers.filter((zone) => !fought.includes(zone)))
  }
})

test('Rex Britannorum: cards that are shown lie before their kingdoms until the turn ends', () => {
  const shown = turns.filter(({ told }) => has(told, 'sent'))
  expect(shown.some(({ untold }) => has(untold, 'turn'))).toBe(true)
  for (const { before, after, told, untold } of shown) {
    const then = between(before, after, told, untold)
    const sent = told.filter((line) => kindOf(line) === 'sent').length
    expect(then.kingdoms.reduce((sum, { plays }) => sum + plays.length, 0)).toBe(sent)
    for (const kingdom of then.kingdoms) {
      const [was, own] = [before.kingdoms.find(({ id }) => id === kingdom.id)!, kingdom.plays.length]
      expect(kingdom.cards).toBe(kingdom.seat === null ? was.cards : was.cards - own)
    }
  }
})

test('Rex Britannorum: the battle that is told of is the one on the board', () => {
  for (const { before, after, told, untold } of turns) {
    const then = between(before, after, told, untold)
    const last = told.findLast((line) => ['sent', 'battle', 'no_battle', 'moved'].includes(kindOf(line)))
    if (last === undefined) expect(then.battle).toEqual(before.battle)
    else if (kindOf(last) !== 'battle') expect(then.battle).toBeNull()
    else {
      expect(then.battle!.winners.length).toBeGreaterThan(0)
      expect(Object.keys(then.battle!.strengths)).toEqual([...then.battle!.winners, ...then.battle!.vassals])
    }
  }
})

test('Barbarian Kingdoms: both armies stand there until it is told who has won', () => {
  const battle = moments<KingdomsView>('kingdoms/battle', kingdoms)
  expect(battle.length).toBeGreaterThan(0)
  for (const { before, after, told, untold } of battle) {
    const then = contested(before, after, told, untold)
    const open = untold.some(({ key }) => key === 'event-battle_won')
    expect([then.battle, then.provinces, then.kingdoms]).toEqual(open ? [before.battle, before.provinces, before.kingdoms] : [after.battle, after.provinces, after.kingdoms])
  }
  expect(battle.some(({ untold }) => untold.some(({ key }) => key === 'event-battle_won'))).toBe(true)
})
