// Every letter of our own texts is in the light files that the page loads first.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync('src/styles/letters.css', 'utf8')
const texts = import.meta.glob<string>(['../src/**/*.ftl', '../../src/bretwalda/text/*.ftl', '../../src/bretwalda/games/*/text/*.{ftl,md}'], { query: '?raw', import: 'default', eager: true })
const DRAWN_BY_THE_SYSTEM = '→↔∞ᵉ' // our faces do not have them

const faces = [...sheet.matchAll(/url\((\S+)\)[^}]*unicode-range: ([^;]+);/g)].map(([, file, range]) => ({ file: file!, range: range! }))
const parts = (range: string) => range.split(', ').map((part) => part.slice(2).split('-').map((code) => parseInt(code, 16)))
const within = (letter: string, range: string) => parts(range).some(([first, last]) => letter.codePointAt(0)! >= first! && letter.codePointAt(0)! <= (last ?? first!))

test('the light files of letters have all that our texts are written with', () => {
  const light = faces.filter(({ file }) => file.startsWith('./letters/'))
  expect(light).toHaveLength(4)
  expect(new Set(light.map(({ range }) => range)).size).toBe(1)
  const written = new Set(Object.values(texts).flatMap((text) => [...text]))
  expect(written.size).toBeGreaterThan(100)
  expect([...written].filter((letter) => letter >= ' ' && !DRAWN_BY_THE_SYSTEM.includes(letter) && !within(letter, light[0]!.range))).toEqual([])
})

test('whoever writes another letter is sent the whole alphabet', () => {
  const whole = faces.filter(({ file }) => file.startsWith('@fontsource/'))
  expect(whole).toHaveLength(4)
  for (const letter of 'ßñøÅ€') expect(whole.every(({ range }) => within(letter, range))).toBe(true)
})
