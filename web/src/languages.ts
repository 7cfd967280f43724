// The languages of the page: those that `text` has a catalogue of. No other code names one, but for English, which stands in for what is missing.
export type Language = string
/** The catalogues of a part of the page: for each language one file, with all that is said there, fetched when it is asked for (`vite.config.ts`). */
export type Catalogues = Record<string, () => Promise<Record<string, string>>>

/** What the page itself says, and each game that comes with it. */
export const catalogues: Catalogues = import.meta.glob<Record<string, string>>('./text/*.ftl', { query: '?words', import: 'default' })

export const ENGLISH = 'en'
export const LANGUAGES: readonly Language[] = Object.keys(catalogues).map((path) => /(\w+)\.ftl$/.exec(path)![1]!)

/** The language of a browser, if the page speaks it. */
export const spokenBy = (browser: string): Language => best(LANGUAGES, browser.toLowerCase().split('-')[0]!)

/** All languages, a reader's own first. */
export const languagesFor = (reader: Language): Language[] => [reader, ...LANGUAGES.filter((each) => each !== reader)]

/** What a language calls itself. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Of the languages in which something is said, the one to show: that of the reader, else English, else any. */
export const best = (said: readonly Language[], wanted: Language): Language => [wanted, ENGLISH].find((each) => said.includes(each)) ?? said[0] ?? wanted

/** What is said in some languages, for a reader. */
export const inLanguage = <T>(said: Record<Language, T>, wanted: Language): T | undefined => said[best(Object.keys(said), wanted)]

/** The catalogues of one language, by where they stand. */
export const fetched = (all: Catalogues, language: Language) => all[`./text/${language}.ftl`]!()
