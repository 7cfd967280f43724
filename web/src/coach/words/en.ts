// What only hints and explanations say in English, of every game that comes with the page: fetched when somebody asks for one.
export const words = import.meta.glob<string>(
  ['../text/en.ftl', '../../../../src/bretwalda/text/explain/en.ftl', '../../../../src/bretwalda/games/*/text/explain/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
