// All texts in English, of the page and of every game that comes with it, by where they stand: one file to fetch.
export const words = import.meta.glob<string>(
  ['../text/en.ftl', '../games/*/text/*en.ftl', '../../../src/bretwalda/text/en.ftl', '../../../src/bretwalda/games/*/text/*en.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
