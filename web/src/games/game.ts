// What a game brings to the page, and how the page finds it: one folder for each game.
import type { Component } from 'svelte'
import type { Option, Sentence } from '../messages'
import type { Target } from '../parts/target'
import type { Phrase, Texts } from '../texts'

/** What is known of a game without its board: enough for the list of games. */
export type About = {
  minutes: number
  Cover: Component
}

/** What every part of a game is given. */
export type Scene<View> = {
  view: View
  texts: Texts
  /** The choice that points at a thing on the board, ready to be clicked. */
  aimAt: (thing: string) => Target | undefined
  /** Things that the log is being asked about. */
  pointed: ReadonlySet<string>
  /** Things that something has just happened to. */
  stirred: ReadonlySet<string>
}

// A view is what its own game says it is; the shared parts never look inside.
type AnyScene = Scene<any>

export type GamePage = {
  /** The kinds of the arguments of each verb, as in the game's board.py. */
  verbs: Record<string, readonly string[]>
  phrase?: Phrase
  Board: Component<{ scene: AnyScene }>
  Hand: Component<{ scene: AnyScene }>
  /** Whether a thing lies in the hand, not on the board. */
  inHand: (thing: string) => boolean
  /** A seat's own things, shown below the player's name. */
  Belongings: Component<{ scene: AnyScene; seat: number }>
  Reckoning: Component<{ scene: AnyScene }>
  Rules: Component<{ texts: Texts }>
  /** Whether the turn ends with a choice, so that it can soon not be taken back. */
  endsTurn: (option: Option, view: AnyScene['view']) => boolean
}

const abouts = import.meta.glob<{ about: About }>('./*/about.ts', { eager: true })
const pages = import.meta.glob<{ page: GamePage }>('./*/index.ts')

export function aboutGame(id: string): About {
  return abouts[`./${id}/about.ts`]!.about
}

export function knows(id: string): boolean {
  return `./${id}/index.ts` in pages
}

export async function gamePage(id: string): Promise<GamePage> {
  return (await pages[`./${id}/index.ts`]!()).page
}

/** The things a line of the log speaks of: `region:essex`. */
export function places(sentence: Sentence, vocabulary: Record<string, string[]>): string[] {
  return sentence.args
    .filter(({ kind }) => kind in vocabulary)
    .map(({ kind, value }) => `${kind}:${vocabulary[kind]![value]}`)
}
