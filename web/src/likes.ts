// What a person may like: language, sound, motion, pace, light, colours, size of text.
import { LANGUAGES, spokenBy, type Language } from './languages'

const CHOICES = {
  language: LANGUAGES,
  motion: ['slow', 'normal', 'off'],
  pace: ['slow', 'normal', 'fast', 'none'],
  theme: ['system', 'day', 'night', 'contrast'],
  palette: ['classic', 'distinct'],
  events: ['full', 'brief', 'none'],
  size: ['small', 'normal', 'large'],
  hints: ['easy', 'casual', 'normal', 'hard', 'expert'],
} as const

export const PACES = CHOICES.pace
export const TELLINGS = CHOICES.events
export const HINTS = CHOICES.hints
export type Strength = (typeof HINTS)[number]
export const THEMES = CHOICES.theme
export type Theme = (typeof THEMES)[number]
export type Pace = (typeof PACES)[number]

export type Preferences = {
  language: Language
  volume: number // 0 to 100: of everything
  pieces: number // 0 to 100, of it: cards, marches, dice
  signals: number // my turn, a warning, a victory
  talk: number // what others say
  music: number // beside the game
  motion: (typeof CHOICES.motion)[number]
  pace: Pace // of what others do
  theme: Theme // of the page; that of the system, unless one is chosen
  palette: (typeof CHOICES.palette)[number]
  size: (typeof CHOICES.size)[number]
  events: (typeof CHOICES.events)[number] // how much is told of great events
  hints: Strength // how well hints are thought about
  confirm: boolean // ask before a choice that cannot be taken back
  forced: boolean // take choices without an alternative by themselves
  rated: boolean // how well I play among people who wish it too
  tell_turn: boolean // while no page is open: that it is my turn
  tell_invited: boolean // that I am invited
  tell_ended: boolean // that a game has ended
}

export function usual(browserLanguage: string): Preferences {
  return { language: spokenBy(browserLanguage), volume: 25, pieces: 60, signals: 100, talk: 60, music: 0, motion: 'normal', pace: 'normal', theme: 'system', palette: 'classic', size: 'normal', events: 'full', hints: 'normal', confirm: false, forced: true, rated: false, tell_turn: true, tell_invited: true, tell_ended: true }
}

/** What is known of a person's likes, as far as it makes sense; the rest as it is otherwise. */
export function adopted(known: object, otherwise: Preferences): Preferences {
  const fits = ([name, value]: [string, unknown]) => {
    if (name in CHOICES) return (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value)
    if (['volume', 'pieces', 'signals', 'talk', 'music'].includes(name)) return typeof value === 'number' && value >= 0 && value <= 100
    return ['confirm', 'forced', 'rated', 'tell_turn', 'tell_invited', 'tell_ended'].includes(name) && typeof value === 'boolean'
  }
  return { ...otherwise, ...Object.fromEntries(Object.entries(known).filter(fits)) }
}

/** What was kept in this browser. */
export function recalled(kept: string | null, otherwise: Preferences): Preferences {
  try {
    return adopted(JSON.parse(kept ?? '{}') as object, otherwise)
  } catch {
    return otherwise
  }
}
