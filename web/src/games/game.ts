// What a game brings to the page, and how the page finds it: one folder for each game that brings something.
import type { Component } from 'svelte'
import { boxOf } from './box'
import type { Picture } from '../art/picture'
import type { Tune } from '../music/tune'
import type { Between } from '../live/table.svelte'
import type { Option, Sentence } from '../messages'
import type { Telling } from '../parts/chapters'
import type { Journey } from '../parts/journeys'
import type { Sound } from '../parts/sounds'
import type { Question, Target } from '../parts/target'
import type { Standing } from '../replay/course'
import type { Tables } from '../rules/tables'
import type { Phrase, Texts } from '../texts'

/** What is known of a game without its board: enough for the list of games. */
export type About = {
  /** The colours of the players, in the order of their seats, where the game has its own; white can be read on them. */
  colours?: readonly string[]
  /** The rules in a nutshell: ids of texts, each with an attribute `text`. */
  nutshell?: readonly string[]
  /** The id of a text with attributes `names` (whose game it is) and `facts` (what of it is reconstructed). */
  credits?: string
  /** It comes with puzzles (`puzzles.json` of its package). */
  puzzles?: true
  /** Questions before which the server can tell odds that the board does not show: their steps. */
  odds?: readonly string[]
  /** Tables at the end of the guide, if the game has one. */
  annexes?: () => Promise<{ default: Component<{ texts: Texts }> }>
  /** Tables under the rules, made from the facts. */
  tables?: () => Promise<{ tables: Tables<any> }>
  /** What a person may like about this game alone, for the page of preferences. */
  likes?: () => Promise<{ default: Component<{ texts: Texts }> }>
  /** How the game's own settings and seats are shown where a table is set up, if in more than a word. */
  setup?: () => Promise<{ setup: Setup }>
}

/** What a game adds to the page that sets a table up. */
export type Setup = {
  /** A card for each value of a setting, instead of a button with a word. */
  cards: Record<string, Component<{ value: SettingValue; settings: Record<string, SettingValue>; texts: Texts }>>
  /** What is said of a seat beside who sits there. */
  Seat: Component<{ seat: number; settings: Record<string, SettingValue>; texts: Texts }>
  /** The value of a setting in a few words, where its name alone says too little. */
  word?: (setting: string, value: SettingValue, settings: Record<string, SettingValue>, texts: Texts) => string | undefined
  /** Whether a value of a setting makes sense with the other settings; without it all do. */
  fits?: (setting: string, value: SettingValue, settings: Record<string, SettingValue>) => boolean
}
export type SettingValue = boolean | number | string

/** A choice as a board may offer it in its own way: what it points at, how it is written down, and its words. */
export type Choice = Target & { thing: string; notation: string }

/** What every part of a game is given. */
export type Scene<View> = {
  view: View
  texts: Texts
  /** The log so far: every line that has been told and not put away. */
  log: readonly Sentence[]
  /** All that may be chosen now, for boards that draw several choices as one. */
  choices: readonly Choice[]
  /** Each seat's share of the victory, once the game is over. */
  result: readonly number[] | undefined
  /** Takes the latest decision back; nothing if it cannot be taken back now. */
  undo: (() => void) | undefined
  /** The choice that points at a thing on the board, ready to be clicked. */
  aimAt: (thing: string) => Target | undefined
  /** What lets a thing that cannot be chosen say why; `label` names it for those who do not see it. */
  askAt: (thing: string, label: string) => Question | undefined
  /** Things that the log is being asked about. */
  pointed: ReadonlySet<string>
  /** Things that something has just happened to. */
  stirred: ReadonlySet<string>
  /** The game is looked at again: no window opens by itself. */
  again?: true
  /** Of such a game: what has just been told; nothing after a jump. */
  told?: readonly Sentence[] | undefined
}

// A view is what its own game says it is; the shared parts never look inside.
type AnyScene = Scene<any>

/** A great event, worth a window with a picture and two sentences. */
export type Happening = {
  /** The same event is told once. */
  id: string
  picture: Picture
  /** The id of a text with an attribute `text`. */
  title: string
}

/** Something that the page does for its person again and again, until something happens. */
export type StandingOrder = {
  /** The id of a text: until when. */
  text: string
  /** The choice, as it is written down. */
  notation: string
  /** Whether it is over, seen from how things stood when it was given. */
  stops: (then: AnyScene['view'], now: AnyScene['view']) => boolean
}

/** What wins, and how everybody stands to it. */
export type Goal = {
  aim: string
  /** For each seat; empty where there is nothing to say of it. */
  seats: readonly string[]
}

export type GamePage = {
  /** What wins as things stand, in a line. */
  goal?: (view: AnyScene['view'], texts: Texts) => Goal
  /** The choice to take where all choices come to the same. */
  indifferent?: (options: readonly Option[], view: AnyScene['view']) => Option | undefined
  /** What a person may tell the page to go on doing. */
  orders?: readonly StandingOrder[]
  phrase?: Phrase
  /** What is heard of a line of the log, by the kind of its event. */
  sounds?: Partial<Record<string, Sound>>
  /** The music that plays beside the game for whoever likes some. */
  tune?: Tune
  /** The great event that a line of the log tells of, if it does. */
  happening?: (line: Sentence, view: AnyScene['view']) => Happening | undefined
  /** How the log is to be read. */
  telling?: Telling
  /** How the board stood when only some of the lines were told that lead from one position to the next; without it, as in the next. */
  between?: Between
  Board: Component<{ scene: AnyScene }>
  /** Questions and battles that want more room than the prompt: beside the board, so that nothing on it is hidden. */
  Dock?: Component<{ scene: AnyScene }>
  /** One's own secret things; without it, the choices as words. */
  Hand?: Component<{ scene: AnyScene }>
  /** Whether a thing lies in the hand or in a window, not on the board; a button that does is not shown beside the prompt. */
  inHand?: (thing: string, view: AnyScene['view']) => boolean
  /** A seat's own things, shown below the player's name. */
  Belongings?: Component<{ scene: AnyScene; seat: number }>
  /** What the course of the game is drawn of, at its end. */
  course?: (view: AnyScene['view'], texts: Texts) => Standing
  /** The same, where a game draws it by itself from its last position. */
  Unfolding?: Component<{ scene: AnyScene }>
  /** What decided the game, in one sentence; without it, the line of the log that says who has won. */
  decided?: (view: AnyScene['view'], texts: Texts) => string | undefined
  /** How the game was decided; without it, who has won. */
  Reckoning?: Component<{ scene: AnyScene }>
  /** The pieces that a line of the log has moved, seen from how things stood before; places are marked `data-place`. */
  journeys?: (line: Sentence, before: AnyScene['view'], vocabulary: Record<string, string[]>) => Journey[]
  /** What a piece looks like on its way. */
  Piece?: Component<{ piece: string }>
  /** Whether the turn ends with a choice, so that it can soon not be taken back; without it the verb says so. */
  endsTurn?: (option: Option, view: AnyScene['view']) => boolean
}

const abouts = import.meta.glob<{ about: About }>('./*/about.ts', { eager: true })
const pages = import.meta.glob<{ page: GamePage }>('./*/index.ts')

/** What is known of a game; nothing of one without a folder of its own. */
export function aboutGame(id: string): About {
  return abouts[`./${id}/about.ts`]?.about ?? {}
}

/** The games that have a page of their own. */
export const withPage: readonly string[] = Object.keys(pages).map((path) => path.split('/')[1]!)

/** A game's own page, or the one that any game can be played on. */
export async function gamePage(id: string): Promise<GamePage> {
  if (withPage.includes(id)) void boxOf(id).catch(() => {}) // on its way while the page of the game is: that asks for it, too
  return (await (pages[`./${id}/index.ts`] ?? (() => import('../plain/index')))()).page
}

/** The things a line of the log speaks of: `region:essex`. */
export function places(sentence: Sentence, vocabulary: Record<string, string[]>): string[] {
  return sentence.args
    .filter(({ kind }) => kind in vocabulary)
    .map(({ kind, value }) => `${kind}:${vocabulary[kind]![value]}`)
}
