// The engravings: everything that should be pictured is, in ink, one other colour and paper, and each is light.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { flatten, hatch, Plate } from '../src/art/hand'
import type { Picture } from '../src/art/picture'
import { cover as kingdomsCover } from '../src/games/barbarian_kingdoms/cover'
import { king } from '../src/games/barbarian_kingdoms/engravings'
import { KINGDOM_IDS } from '../src/games/barbarian_kingdoms/kingdoms'
import { cover as britanniaCover, scenario } from '../src/games/britannia/cover'
import { leader } from '../src/games/britannia/engravings'
import { FACTS } from '../src/games/britannia/facts'
import { cover as kingCover } from '../src/games/king_is_dead/cover'
import { cardPicture } from '../src/games/king_is_dead/engravings'
import { cover as rexCover } from '../src/games/rex_britannorum/cover'
import { goal, ruler, troop } from '../src/games/rex_britannorum/engravings'
import { KINGDOMS } from '../src/games/rex_britannorum/facts'

const LARGEST = 12_000 // bytes of a picture
const cards = [...readFileSync('../src/bretwalda/games/king_is_dead/text/en.ftl', 'utf8').matchAll(/^card-(\w+) =/gm)].map(([, id]) => id!)

/** What has to have a picture, by the facts of the games. */
const series: Record<string, [(name: never) => Picture, readonly (string | number)[]]> = {
  'cards of The King is Dead': [cardPicture, cards],
  'kings of Barbarian Kingdoms': [king, KINGDOM_IDS],
  'leaders of Britannia': [leader, FACTS.leader.map(({ id }) => id)],
  'scenarios of Britannia': [scenario, FACTS.scenario.map(({ id }) => id)],
  'troops of Rex Britannorum': [troop, [1, 2, 3, 4, 5, 6, 7]],
  'objectives of Rex Britannorum': [goal, ['fief', 'city', 'link']],
  'rulers of Rex Britannorum': [ruler, KINGDOMS],
  'cover of The King is Dead': [kingCover, ['game']],
  'cover of Barbarian Kingdoms': [kingdomsCover, ['game']],
  'cover of Britannia': [britanniaCover, ['game']],
  'cover of Rex Britannorum': [rexCover, ['game']],
}

describe.each(Object.entries(series))('%s', (_, [picture, names]) => {
  test.each(names)('%s', (name) => {
    const { markup } = picture(name as never)
    expect(markup.length).toBeGreaterThan(500)
    expect(markup.length).toBeLessThanOrEqual(LARGEST)
    // One weight of line and two inks: no mark says its own colour or width.
    expect(markup.replace(/<path class="[pskl]" d="[-Ml.Z\d ]+"\/>/g, '')).toBe('')
  })
  test('no two are the same', () => {
    expect(new Set(names.map((name) => picture(name as never).markup)).size).toBe(names.length)
  })
})

test('hatching stays inside its shape', () => {
  const square = flatten('M0 0H10V10H0Z')
  for (const angle of [0, 30, -70]) {
    const ends = hatch(square, angle, 1, 0).flat()
    expect(ends.length).toBeGreaterThan(10)
    for (const [x, y] of ends) {
      expect(Math.abs(x - 5)).toBeLessThanOrEqual(5.0001)
      expect(Math.abs(y - 5)).toBeLessThanOrEqual(5.0001)
    }
  }
})

test('a hole is not hatched', () => {
  const ring = flatten('M0 0H9V9H0ZM3 3H6V6H3Z')
  expect(hatch(ring, 0, 1, 0).filter(([[, y]]) => y > 3 && y < 6)).toHaveLength(6) // two pieces on each of three lines
})

test('the light side stays white', () => {
  for (const [[x]] of hatch(flatten('M0 0H10V10H0Z'), 0, 1, 0.5)) expect(x).toBeGreaterThan(3)
})

test('a thing looks the other way when it is mirrored', () => {
  const print = (mirrored: boolean) => {
    const plate = new Plate(10, 10, 1)
    plate.line('M0 0L2 1', { x: 5, y: 5, mirrored })
    return plate.print()
  }
  expect(print(false)).toContain('M5 5l2 1')
  expect(print(true)).toContain('M5 5l-2 1')
})
