// What the page says, in the language of the person in front of it. Texts of a language are fetched when it is chosen.
import type { Language } from './likes'
import { preferences } from './preferences.svelte'
import { Texts, type Args, type Phrase, type Vocabulary } from './texts'

const files = import.meta.glob<string>(
  ['./text/*.ftl', './games/*/text/*.ftl', '../../src/bretwalda/text/*.ftl', '../../src/bretwalda/games/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
)

const languageOf = (path: string) => path.slice(-6, -4)
const gameOf = (path: string) => /games\/([^/]+)\//.exec(path)?.[1] ?? ''

class Speech {
  /** The sources of each game's texts in the language now spoken; '' holds those of the page and of all games. */
  #sources = $state.raw<Record<string, string[]>>({})
  #language = $state<Language>('en')
  #page = $derived(new Texts(this.#language, this.#sources[''] ?? []))

  /** Fetch a language and speak it from then on. */
  async learn(language: Language): Promise<void> {
    const paths = Object.keys(files).filter((path) => languageOf(path) === language)
    const contents = await Promise.all(paths.map((path) => files[path]!()))
    const sources: Record<string, string[]> = {}
    paths.forEach((path, k) => (sources[gameOf(path)] ??= []).push(contents[k]!))
    this.#sources = sources
    this.#language = language
  }

  say(key: string, args: Args = {}): string {
    return this.#page.say(key, args)
  }

  beside(key: string, attribute: string): string {
    return this.#page.beside(key, attribute)
  }

  /** What the server says in a key and details; one that this page does not know is better than none. */
  refusal(key: string, details: Record<string, string>): string {
    return this.#page.has(key) ? this.#page.refusal(key, details) : key
  }

  /** The texts of a game, at a table with these players. */
  of(game: string, vocabulary: Vocabulary = {}, phrase?: Phrase, players: readonly string[] = []): Texts {
    const sources = [...(this.#sources[''] ?? []), ...(this.#sources[game] ?? [])]
    return new Texts(this.#language, sources, vocabulary, phrase, players)
  }
}

export const speech = new Speech()

/** Speak the preferred language, now and whenever it changes; call it while a component starts. */
export function followLanguage(): void {
  $effect(() => {
    void speech.learn(preferences.language)
  })
}
