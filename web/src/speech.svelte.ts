// What the page says, in the language of the person in front of it. Texts of a language are fetched when it is chosen.
import type { Language } from './likes'
import { api } from './live/api'
import { preferences } from './preferences.svelte'
import { Texts, type Args, type Phrase, type Vocabulary } from './texts'

const files = import.meta.glob<string>(
  ['./text/*.ftl', './games/*/text/*.ftl', '../../src/bretwalda/text/*.ftl', '../../src/bretwalda/games/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
)

const languageOf = (path: string) => path.slice(-6, -4)
const gameOf = (path: string) => /games\/([^/]+)\//.exec(path)?.[1] ?? ''
const builtIn = new Set(Object.keys(files).map(gameOf))

class Speech {
  /** The sources of each game's texts in the language now spoken; '' holds those of the page and of all games. */
  #sources = $state.raw<Record<string, string[]>>({})
  #language = $state<Language>('en')
  #page = $derived(new Texts(this.#language, this.#sources[''] ?? []))
  /** Games that the page was not built with: the server has their texts. */
  #guests: readonly string[] = []
  /** What is being learned, or was last. */
  #wanted: { language: Language } = { language: 'en' }

  /** Fetch a language and speak it from then on, unless another is wanted meanwhile. */
  async learn(language: Language): Promise<void> {
    const wanted = (this.#wanted = { language })
    const paths = Object.keys(files).filter((path) => languageOf(path) === language)
    const guests = this.#guests
    const [contents, brought] = await Promise.all([
      Promise.all(paths.map((path) => files[path]!())),
      Promise.all(guests.map((game) => api.text(game, `${language}.ftl`).catch(() => ''))),
    ])
    if (wanted !== this.#wanted) return
    const sources: Record<string, string[]> = {}
    paths.forEach((path, k) => (sources[gameOf(path)] ??= []).push(contents[k]!))
    guests.forEach((game, k) => (sources[game] = [brought[k]!]))
    this.#sources = sources
    this.#language = language
  }

  /** Be able to speak of these games, too. */
  async welcome(games: readonly string[]): Promise<void> {
    const guests = games.filter((game) => !builtIn.has(game))
    if (guests.join() === this.#guests.join()) return
    this.#guests = guests
    await this.learn(this.#wanted.language)
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

  /** What a game is called; one that nobody knows here any more is called by its id. */
  title(game: string): string {
    const texts = this.of(game)
    return texts.has('title') ? texts.say('title') : game
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
