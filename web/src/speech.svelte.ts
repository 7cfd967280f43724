// What the page says, in the language of the person in front of it. Texts of a language are fetched when it is chosen.
import { withPage } from './games/game'
import { catalogues, ENGLISH, fetched, type Language } from './languages'
import type { Catalogue } from './messages'
import { api } from './live/api'
import { preferences } from './preferences.svelte'
import { Texts, type Args, type Phrase, type Vocabulary } from './texts'

/** Where a browser keeps that every text is to be made strange: in development only, to find words outside the catalogues. */
export const STRANGE = 'bretwalda-pseudo'
const dress = async () =>
  import.meta.env.DEV && localStorage.getItem(STRANGE) ? (await import('./pseudo')).pseudo : (source: string) => source
const gameOf = (path: string) => /games\/([^/]+)\//.exec(path)?.[1] ?? ''

class Speech {
  /** The sources of each game's texts in the language now spoken; '' holds those of the page and of all games. */
  #sources = $state.raw<Record<string, string[]>>({})
  #language = $state<Language>(ENGLISH)
  #page = $derived(new Texts(this.#language, this.#sources[''] ?? []))
  /** What the facts that the server plays with say in the place of our texts, and the numbers that texts name. */
  #catalogue = $state.raw<Catalogue>({ games: [], levels: [], numbers: {} })
  /** Games that the page was not built with: the server has their texts. */
  #guests: readonly string[] = []
  /** What is being learned, or was last. */
  #wanted: { language: Language } = { language: ENGLISH }

  /** Fetch a language and speak it from then on, unless another is wanted meanwhile. */
  async learn(language: Language): Promise<void> {
    const wanted = (this.#wanted = { language })
    const guests = this.#guests
    const [words, brought, dressed] = await Promise.all([
      fetched(catalogues, language),
      Promise.all(guests.map((game) => api.text(game, `${language}.ftl`).catch(() => ''))),
      dress(),
    ])
    if (wanted !== this.#wanted) return
    const sources: Record<string, string[]> = {}
    for (const [path, source] of Object.entries(words)) (sources[gameOf(path)] ??= []).push(dressed(source))
    guests.forEach((game, k) => (sources[game] = [dressed(brought[k]!)]))
    this.#sources = sources
    this.#language = language
  }

  /** Be able to speak of these games, too. */
  async welcome(catalogue: Catalogue): Promise<void> {
    this.#catalogue = catalogue
    const guests = catalogue.games.map(({ id }) => id).filter((game) => !withPage.includes(game))
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

  /** The texts of a game, at a table with these players; and more that were fetched for it. */
  of(game: string, vocabulary: Vocabulary = {}, phrase?: Phrase, players: readonly string[] = [], more: readonly string[] = []): Texts {
    const sources = [...(this.#sources[''] ?? []), ...(this.#sources[game] ?? []), ...more]
    const played = this.#catalogue.games.find(({ id }) => id === game)
    const made = { words: played?.words[this.#language] ?? '', figures: played?.figures ?? {}, numbers: this.#catalogue.numbers[this.#language] ?? [] }
    return new Texts(this.#language, sources, vocabulary, phrase, players, made)
  }
}

export const speech = new Speech()

/** Speak the preferred language, now and whenever it changes; call it while a component starts. */
export function followLanguage(): void {
  $effect(() => {
    void speech.learn(preferences.language)
  })
}
