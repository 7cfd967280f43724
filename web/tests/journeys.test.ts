// Events move pieces from where they were to where they are.
import { expect, test } from 'vitest'
import { journeys } from '../src/games/king_is_dead/journeys'
import type { KingView } from '../src/games/king_is_dead/view'
import { addresses, flights } from '../src/parts/journeys'

const vocabulary = { region: ['moray', 'essex'], faction: ['scottish', 'welsh', 'english'], card: ['assemble'] }
const before = {
  seat: 0,
  regions: [{ id: 'essex', followers: { scottish: 1, welsh: 0, english: 2 } }],
} as unknown as KingView
const arg = (name: string, kind: string, value: number) => ({ name, kind, value })
const group = (name: string, ...parts: number[]) => ({ name, kind: 'followers', value: 0, parts })
const told = (key: string, ...args: { name: string; kind: string; value: number }[]) =>
  journeys({ key: `event-${key}`, args }, before, vocabulary)

const region = arg('region', 'region', 1)
const welsh = arg('faction', 'faction', 1)

test('followers that are placed come from the supply, one by one', () => {
  const journey = { piece: 'welsh', from: 'supply:welsh', to: 'region:essex:welsh' }
  expect(told('placed', arg('number', 'number', 2), welsh, region)).toEqual([journey, journey])
})

test('a summoned follower goes to the court', () => {
  expect(told('summoned', arg('seat', 'seat', 2), welsh, region)).toEqual([
    { piece: 'welsh', from: 'region:essex:welsh', to: 'seat:2:welsh' },
  ])
})

test('an exchange moves both ways', () => {
  const args = [group('given', 1, 0, 0), region, group('taken', 0, 1, 1), arg('other', 'region', 0)]
  expect(told('exchanged', ...args)).toMatchObject([
    { piece: 'scottish', from: 'region:essex:scottish', to: 'region:moray:scottish' },
    { piece: 'welsh', from: 'region:moray:welsh', to: 'region:essex:welsh' },
    { piece: 'english', from: 'region:moray:english', to: 'region:essex:english' },
  ])
})

test('a power struggle sends all that were there back to the supply', () => {
  expect(told('unstable', region).map(({ piece, to }) => [piece, to])).toEqual([
    ['scottish', 'supply:scottish'],
    ['english', 'supply:english'],
    ['english', 'supply:english'],
  ])
})

test('a card is played from the own hand, or from behind another’s', () => {
  const played = (seat: number) => told('played', arg('seat', 'seat', seat), arg('card', 'card', 0))[0]!.from
  expect([played(0), played(1)]).toEqual(['hand:assemble', 'seat:1:cards'])
})

test('an event that moves nothing moves nothing', () => {
  expect(told('passed', arg('seat', 'seat', 0))).toEqual([])
})

test('a place that is not there is looked for in the larger one', () => {
  expect(addresses('region:essex:welsh')).toEqual(['region:essex:welsh', 'region:essex', 'region'])
})

test.each([1, 2, 7])('%i journeys are over in time', (number) => {
  const way = { piece: 'welsh', points: [{ x: 0, y: 0 }, { x: 9, y: 9 }] }
  for (const { delay, length } of flights(Array(number).fill(way), 500)) expect(delay + length).toBeLessThanOrEqual(500)
})
