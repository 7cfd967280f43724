// What only hints and explanations say in French, of every game that comes with the page: fetched when somebody asks for one.
export const words = import.meta.glob<string>(
  ['../text/fr.ftl', '../../../../src/bretwalda/text/explain/fr.ftl', '../../../../src/bretwalda/games/*/text/explain/fr.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
