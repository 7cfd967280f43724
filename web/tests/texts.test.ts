// Messages become the same sentences as in Python.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { phrase } from '../src/games/king_is_dead/phrase'
import { Texts } from '../src/texts'

const PACKAGE = new URL('../../src/bretwalda/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, PACKAGE), 'utf8')
const vocabulary = {
  card: ['scottish_support', 'welsh_support', 'english_support', 'assemble'],
  region: ['moray', 'strathclyde'],
  faction: ['scottish', 'welsh', 'english'],
  seat: ['1', '2', '3', '4'],
}
const speaker = (language: string, players: string[] = []) =>
  new Texts(
    language,
    [read(`text/${language}.ftl`), read(`games/king_is_dead/text/${language}.ftl`)],
    vocabulary,
    phrase,
    players,
  )
const arg = (name: string, kind: string, value: number) => ({ name, kind, value })

test('an event is told with names and their forms', () => {
  const placed = { key: 'event-placed', args: [arg('number', 'number', 2), arg('faction', 'faction', 1), arg('region', 'region', 0)] }
  expect(speaker('en').message(placed)).toBe('2 Welsh followers join Moray.')
  const controlled = { key: 'event-controlled', args: [arg('faction', 'faction', 0), arg('region', 'region', 1)] }
  expect(speaker('fr').message(controlled)).toBe(
    'Lutte de pouvoir dans le Strathclyde\u202f: les Écossais prennent le contrôle.',
  )
})

test('a seat bears the name of its player, or its number', () => {
  const passed = { key: 'event-passed', args: [arg('seat', 'seat', 1)] }
  expect(speaker('en', ['Ada', 'Bede']).message(passed)).toBe('Bede passes.')
  expect(speaker('en').message(passed)).toBe('Player 2 passes.')
})

test('a choice becomes the words of a button', () => {
  expect(speaker('en').choice('follower moray welsh', ['region', 'faction'])).toBe('Welsh follower in Moray')
  expect(speaker('en').choice('pass', [])).toBe('Pass')
  expect(speaker('en', ['Ada']).choice('pile 1', ['seat'])).toBe('Card played by Ada')
})

test('groups of followers become words', () => {
  expect(phrase(speaker('en'), 'followers', 0, [1, 2, 0])).toBe('1 Scottish follower and 2 Welsh followers')
  expect(phrase(speaker('en'), 'followers', 0, [0, 0, 1])).toBe('1 English follower')
})

test('a refusal names the refusal behind it', () => {
  const details = { line: '3', move: '1 pass', why: 'refused-over' }
  expect(speaker('en').refusal('refused-journal-line', details)).toContain('The game is over.')
})

test('a day in a refusal is written as the reader writes it', () => {
  const until = (language: 'en' | 'fr', day: string) => speaker(language).refusal('refused-banned', { until: day, reason: 'insults' })
  expect(until('en', '2026-11-25')).toContain('until November 25, 2026')
  expect(until('fr', '2026-11-25')).toContain('jusqu’au 25 novembre 2026')
  expect(until('fr', 'forever')).toContain('jusqu’à nouvel ordre')
})

test('a text that is missing is an error, not silence', () => {
  expect(() => speaker('en').say('no-such-text')).toThrow('no-such-text')
})
