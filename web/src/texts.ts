// Texts in the reader's language: the same Fluent catalogues, read the same way, as in Python's engine/text.py.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Args = Record<string, string | number>
export type Arg = { name: string; kind: string; value: number; parts?: readonly number[] }
export type Message = { key: string; args: Arg[] }
export type Vocabulary = Record<string, string[]>
/** An argument of a kind that only one game has, as words. */
export type Phrase = (texts: Texts, kind: string, value: number, parts: readonly number[]) => string

const nothing: Phrase = (_, kind) => {
  throw new Error(`no words for arguments of kind ${kind}`)
}

/** What the facts in use bring: words in the place of ours, and the numbers that sentences name; how small numbers are called. */
export type Made = { words: string; figures: Readonly<Record<string, number>>; numbers: readonly string[] }
const OURS: Made = { words: '', figures: {}, numbers: [] }

const FIGURE = /\$fact-([\w-]+?)(?:-[wW]ord)?(?![\w-])/g
const mentioned = new Map<string, readonly string[]>()

/** The numbers of the facts that a catalogue names. */
function figuresIn(source: string): readonly string[] {
  const known = mentioned.get(source) ?? [...new Set([...source.matchAll(FIGURE)].map((match) => match[1]!))]
  mentioned.set(source, known)
  return known
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
const naming = new WeakMap<object, boolean>()

/** Whether a text may name a number of the facts, itself or by another text in it: few do, and a log says thousands. */
function namesFigures(pattern: Pattern): boolean {
  if (typeof pattern === 'string') return false
  const known = naming.get(pattern) ?? /"fact-|"type":"mesg"/.test(JSON.stringify(pattern))
  naming.set(pattern, known)
  return known
}

const resources = new Map<string, FluentResource>()

/** A catalogue, read once: a list of tables speaks of every game many times. */
function parsed(source: string): FluentResource {
  const known = resources.get(source) ?? new FluentResource(source)
  resources.set(source, known)
  return known
}

const points = new Map<string, string>()

/** The sign before tenths. */
function pointOf(language: string): string {
  const known = points.get(language) ?? new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  points.set(language, known)
  return known
}

/** The sentences of one language, for one game or for none. */
export class Texts {
  readonly #bundle: FluentBundle
  readonly #figures: Args = {}
  readonly #point: string // before tenths

  constructor(
    readonly language: string,
    sources: readonly string[],
    private readonly vocabulary: Vocabulary = {},
    private readonly phrase: Phrase = nothing,
    /** Display names by seat; "Player 1" and so on without them. */
    private readonly players: readonly string[] = [],
    made: Made = OURS,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#point = pointOf(language)
    for (const source of sources) this.#bundle.addResource(parsed(source))
    if (made.words) this.#bundle.addResource(parsed(made.words), { allowOverrides: true })
    for (const figure of sources.flatMap(figuresIn)) this.#figure(figure, made)
  }

  /** A number of the facts, as sentences may name it: in digits, as a word, as the first word. */
  #figure(figure: string, { figures, numbers }: Made): void {
    const number = figures[figure]
    if (number === undefined) return
    const word = numbers[number] ?? String(number)
    this.#figures[`fact-${figure}`] = number
    this.#figures[`fact-${figure}-word`] = word
    this.#figures[`fact-${figure}-Word`] = word[0]!.toUpperCase() + word.slice(1)
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** The sentence of a key. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`${key} has no text in ${this.language}`)
    return this.#format(pattern, args)
  }

  /** What is said beside a text, such as a hint; empty if there is nothing. */
  beside(key: string, attribute: string): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[attribute]
    return pattern ? this.#format(pattern, {}) : ''
  }

  /** The name of a thing, such as a region. */
  name(kind: string, id: string): string {
    return this.say(`${kind}-${id}`)
  }

  /** What the thing with a number is called in choices. */
  id(kind: string, value: number): string {
    return this.vocabulary[kind]?.[value] ?? ''
  }

  seat(seat: number): string {
    return this.players[seat] ?? this.say('seat', { number: seat + 1 })
  }

  /** A message as a sentence. */
  message(message: Message): string {
    const args: Args = {}
    for (const { name, kind, value, parts } of message.args) Object.assign(args, this.#argument(name, kind, value, parts))
    return this.say(message.key, args)
  }

  /** A choice, written as `follower essex welsh`, as the words of a button. */
  choice(notation: string, kinds: readonly string[]): string {
    const [word, ...ids] = notation.split(' ')
    const args: Args = {}
    ids.forEach((id, k) => {
      const kind = kinds[k]!
      Object.assign(args, this.#argument(kind, kind, this.vocabulary[kind]!.indexOf(id)))
    })
    return this.say(`choice-${word}`, args)
  }

  /** A refusal as a sentence; `why` in its details is the key of the refusal behind it, `until` a day. */
  refusal(key: string, details: Record<string, string>): string {
    const { why, until } = details
    const told = until === undefined ? details : { ...details, until: this.day(until) }
    return this.say(key, why === undefined ? told : { ...told, why: this.say(why, told) })
  }

  /** A day such as 2026-11-25 as the reader writes it; whatever else it is stays. */
  day(written: string): string {
    if (!/^\d{4}-\d\d-\d\d$/.test(written)) return written
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(written))
  }

  /** What a sentence may use for an argument: $name, and $name_form for each form of a name. */
  #argument(name: string, kind: string, value: number, parts: readonly number[] = []): Args {
    if (kind === 'number') return { [name]: value }
    if (kind === 'tenths') return { [name]: this.decimal(value) }
    if (kind === 'seat') return { [name]: this.seat(value) }
    const id = this.vocabulary[kind]?.[value]
    const message = id === undefined ? undefined : this.#bundle.getMessage(`${kind}-${id}`)
    if (!message?.value) return { [name]: this.phrase(this, kind, value, parts) } // a name that no text has: the game knows it
    const out: Args = { [name]: this.#format(message.value, {}) }
    for (const [form, pattern] of Object.entries(message.attributes)) out[`${name}_${form}`] = this.#format(pattern, {})
    return out
  }

  /** A number of tenths, as Python's `decimal` writes it. */
  decimal(tenths: number): string {
    const [whole, rest] = [Math.floor(Math.abs(tenths) / 10), Math.abs(tenths) % 10]
    return `${tenths < 0 ? '−' : ''}${whole}${rest ? `${this.#point}${rest}` : ''}`
  }

  #format(pattern: Pattern, args: Record<string, FluentVariable>): string {
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, namesFigures(pattern) ? { ...this.#figures, ...args } : args, errors)
    if (errors[0]) throw errors[0]
    return text
  }
}
