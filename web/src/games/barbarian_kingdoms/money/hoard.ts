// Tokens: what they are worth, which sums they can pay, and which sets of them are worth the same.
import type { Texts } from '../../../texts'
import { TOKEN_IDS, VALUES } from '../kingdoms'

/** Numbers of tokens by kind. */
export type Hoard = Record<string, number>

export const count = (hoard: Hoard, token: string): number => hoard[token] ?? 0

export const worth = (hoard: Hoard): number => TOKEN_IDS.reduce((sum, token) => sum + VALUES[token]! * count(hoard, token), 0)

/** The kinds that a hoard has, the most valuable first. */
export const kinds = (hoard: Hoard): { token: string; number: number }[] =>
  TOKEN_IDS.toReversed().map((token) => ({ token, number: count(hoard, token) })).filter(({ number }) => number > 0)

/** A hoard as the log tells it: that many of each kind, bronze first. */
export const ofEach = (numbers: readonly number[]): Hoard =>
  Object.fromEntries(TOKEN_IDS.map((token, t) => [token, numbers[t] ?? 0]))

/** All sets of tokens that are worth a sum: those with the fewest tokens first. */
export function sets(hoard: Hoard, sum: number): Hoard[] {
  const [first, ...rest] = kinds(hoard)
  if (!first) return sum === 0 ? [{}] : []
  const without = { ...hoard, [first.token]: 0 }
  const most = Math.min(first.number, Math.floor(sum / VALUES[first.token]!))
  if (rest.length === 0) return most * VALUES[first.token]! === sum ? [{ [first.token]: most }] : []
  const out: Hoard[] = []
  for (let number = most; number >= 0; number--) {
    for (const others of sets(without, sum - number * VALUES[first.token]!)) out.push({ ...others, [first.token]: number })
  }
  return out.sort((a, b) => tokens(a) - tokens(b))
}

const LETTERS: Record<string, string> = { b: 'bronze', s: 'silver', g: 'gold', d: 'diamond' }

/** A hoard as choices are written: `bbs` is two bronze and a silver. */
export const spelled = (letters: string): Hoard =>
  [...letters].reduce<Hoard>((hoard, letter) => ({ ...hoard, [LETTERS[letter]!]: count(hoard, LETTERS[letter]!) + 1 }), {})

const tokens = (hoard: Hoard): number => TOKEN_IDS.reduce((sum, token) => sum + count(hoard, token), 0)

/** The sums that some tokens of a hoard are worth, from nothing to all. */
export function sums(hoard: Hoard): number[] {
  let out = new Set([0])
  for (const { token, number } of kinds(hoard)) {
    const more = new Set<number>()
    for (const sum of out) for (let n = 0; n <= number; n++) more.add(sum + n * VALUES[token]!)
    out = more
  }
  return [...out].sort((a, b) => a - b)
}

/** So many tokens of a kind, in words. */
export const several = (number: number, token: string, texts: Texts): string =>
  texts.say('tokens', { number, token: texts.name('token', token), token_of: texts.beside(`token-${token}`, 'of') })

export function inWords(hoard: Hoard, texts: Texts): string {
  const parts = kinds(hoard).map(({ token, number }) => several(number, token, texts))
  return parts.length > 0 ? parts.join(', ') : texts.say('tokens-none')
}
