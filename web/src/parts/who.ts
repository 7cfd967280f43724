// Who sits in a seat, in a few words: a person's name, a computer and its level, or nobody yet.
import type { SeatInfo } from '../messages'
import type { Texts } from '../texts'

/** What a table is called; one without a name is called after its game. */
export function tableName(name: string, game: Pick<Texts, 'say'>): string {
  return name || game.say('title')
}

type Voice = { say: (key: string, args?: Record<string, string | number>) => string }

/** A computer player: its level, and its personality if it has one (`normal-bold`). */
export function computer(voice: Voice, word: string): string {
  const [strength, style] = word.split('-')
  const level = voice.say(`level-${strength}`)
  return voice.say('seat-computer', { level: style ? voice.say('level-styled', { level, style: voice.say(`style-${style}`) }) : level })
}

export function who(voice: Voice, seat: SeatInfo): string {
  if (seat.kind === 'person') return seat.name || voice.say('seat-nameless')
  if (seat.kind === 'computer') return computer(voice, seat.level!)
  return voice.say('seat-open')
}

/** Names that can be told apart: of several alike, each gets its number. */
export function titled(names: readonly string[]): string[] {
  return names.map((name, k) => {
    if (names.filter((other) => other === name).length === 1) return name
    return `${name} ${names.slice(0, k + 1).filter((other) => other === name).length}`
  })
}
