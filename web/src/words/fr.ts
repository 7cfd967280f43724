// All texts in French, of the page and of every game that comes with it, by where they stand: one file to fetch.
export const words = import.meta.glob<string>(
  ['../text/fr.ftl', '../games/*/text/*fr.ftl', '../../../src/bretwalda/text/fr.ftl', '../../../src/bretwalda/games/*/text/*fr.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
