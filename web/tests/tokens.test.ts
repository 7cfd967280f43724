// The look is decided in one place: no component has a colour or a size of letters of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fill, letters } from '../src/games/britannia/nations'

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css|ts)$/.test(file) && file !== 'messages.ts')
const TOKENS = 'styles/tokens.css'
const read = (file: string) => readFileSync(`src/${file}`, 'utf8')
const tokens = read(TOKENS)
const defined = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!))

/** What a pattern finds anywhere but among the tokens. */
const found = (pattern: RegExp) =>
  SOURCES.filter((file) => file !== TOKENS).flatMap((file) => [...read(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`))

test('colours are tokens', () => {
  expect(found(/(?<![&\w{])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(/gi)).toEqual([])
  const names = 'white|black|gray|grey|red|green|blue|yellow|orange|brown|purple|gold|silver|navy|tan|ivory|beige'
  expect(found(new RegExp(`(?:color|fill|stroke|background|border(?:-\\w+)*): (?:[^;}]* )?(?:${names})(?=[ ;])`, 'g'))).toEqual([])
})

test('letters have the sizes of one scale', () => {
  expect(found(/font(?:-size)?: (?:[^;}]* )?[\d.]+(?:rem|pt)\b/g)).toEqual([])
})

test('signs are drawn, not letters', () => {
  const written = [...found(/^(?!\s*(?:<!--|\/\/|\/?\*|\{ keys: )).*[\u2190-\u21ff\u2300-\u27bf\u2900-\u29ff\u2b00-\u2bff\u25a0-\u25ff].*$/gm)]
  expect(written.filter((line) => !line.includes(' · Bretwalda`'))).toEqual([]) // the title of a window can hold nothing else
})

test('times are those of the motion that a person likes', () => {
  expect(found(/(?:transition|animation)(?:-duration)?: [^;}]*[\d.]m?s\b/g)).toEqual([])
})

test('every token that is used is defined, here or by the component that uses it', () => {
  const local = new Set(SOURCES.flatMap((file) => [...read(file).matchAll(/(--[\w-]+)(?:: |=)/g)].map(([, name]) => name!)))
  const used = SOURCES.flatMap((file) => [...read(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => `${file}: ${name}`))
  expect(used.filter((use) => !local.has(use.split(': ')[1]!) && !defined.has(use.split(': ')[1]!))).toEqual([])
})

test('night and high contrast change tokens that there are', () => {
  for (const theme of ['night', 'contrast']) {
    const block = new RegExp(`data-theme='${theme}'\\][^{]*\\{([^}]*)\\}`).exec(tokens)![1]!
    const changed = [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!)
    expect(changed.length).toBeGreaterThan(10)
    const usual = tokens.slice(0, tokens.indexOf("data-theme='night'"))
    for (const name of changed) expect(usual).toContain(`${name}:`)
  }
})

/** The lightness of a colour, by WCAG 2. */
function luminance(hex: string): number {
  const whole = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!
  const [r, g, b] = whole.map((part) => parseInt(part, 16) / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test.each([
  ['day', ':root,', 4.5],
  ['night', "data-theme='night'", 4.5],
  ['contrast', "data-theme='contrast'", 7],
])('words can be read on every surface: %s', (_, selector, least) => {
  const begin = tokens.indexOf(selector)
  const block = tokens.slice(begin, tokens.indexOf('}', begin))
  const of = (name: string) => new RegExp(`--${name}: (#[\\da-f]+);`).exec(block)![1]!
  for (const words of ['ink', 'ink-soft', 'wax-ink', 'gold-ink', 'forest-ink', 'slate-ink'])
    for (const surface of ['paper', 'paper-light', 'paper-deep', 'card']) {
      const ratio = contrast(of(words), of(surface))
      expect(ratio, `${words} on ${surface}`).toBeGreaterThanOrEqual(least)
    }
})

test('what is written on the colour of a nation can be read', () => {
  const of = (token: string) => tokens.match(new RegExp(`  ${token}: (#[\\da-f]+)`))![1]!
  const nations = [...tokens.matchAll(/--nation-([\w-]+):/g)].map(([, name]) => name!.replaceAll('-', '_'))
  const bare = (colour: string) => of(colour.match(/--[\w-]+/)![0])
  expect(nations).toHaveLength(17)
  expect(nations.filter((nation) => contrast(bare(letters(nation)), bare(fill(nation))) < 4.5)).toEqual([])
})
