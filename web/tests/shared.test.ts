// What is shared knows no game; a game is found because its folder is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = new URL('../src', import.meta.url).pathname
const PACKAGE = new URL('../../src/bretwalda/games', import.meta.url).pathname
const games = readdirSync(PACKAGE).filter((name) => existsSync(join(PACKAGE, name, 'facts.toml')))
const shared = ['parts', 'pages', 'live', 'rules', 'plain', '.', 'games'].flatMap((folder) =>
  readdirSync(join(HERE, folder))
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(folder, name)),
)

test('there are games and shared files to look at', () => {
  expect(games).toContain('king_is_dead')
  expect(shared.length).toBeGreaterThan(40)
})

test.each(shared)('%s names no game', (file) => {
  const source = readFileSync(join(HERE, file), 'utf8')
  expect(games.filter((game) => source.includes(game))).toEqual([])
})

test.each(readdirSync(join(HERE, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name))(
  'the folder of %s is whole',
  (game) => {
    expect(readdirSync(join(HERE, 'games', game))).toEqual(expect.arrayContaining(['about.ts', 'index.ts', 'text', 'view.ts']))
  },
)
