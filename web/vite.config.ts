// How the page is built: into the Python package, which serves it.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const project = fileURLToPath(new URL('..', import.meta.url))

const PACKAGE = '../../../../src/bretwalda'
/** What is fetched with the catalogues of a folder: of the page itself, and of hints and explanations. */
const WITH: Record<string, readonly string[]> = {
  src: ['../games/*/text/*<language>.ftl', '../../../src/bretwalda/text/<language>.ftl', '../../../src/bretwalda/games/*/text/*<language>.ftl'],
  coach: [`${PACKAGE}/text/explain/<language>.ftl`, `${PACKAGE}/games/*/text/explain/<language>.ftl`],
}

/**
 * `text/<language>.ftl?words`: a catalogue with all that are fetched together with it, by where they stand, as one module.
 * Vite looks only for files whose names are written out: without this, each language would need modules of its own.
 */
const words = (): Plugin => ({
  name: 'words',
  load(id) {
    const [, folder, language] = /(\w+)\/text\/(\w+)\.ftl\?words$/.exec(id) ?? []
    if (!folder || !language) return
    const files = [`./${language}.ftl`, ...(WITH[folder] ?? []).map((path) => path.replaceAll('<language>', language))]
    const code = `export default import.meta.glob(${JSON.stringify(files)}, { query: '?raw', import: 'default', eager: true })`
    return { code, moduleType: 'js' }
  },
})

export default defineConfig({
  // Without what Svelte adds for those who write a page: the tests look at the page as people have it.
  plugins: [svelte(process.env.VITEST ? { compilerOptions: { dev: false } } : {}), words()],
  build: {
    outDir: '../src/bretwalda/static',
    emptyOutDir: true,
    // A file of its own for each asset: the server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    // Few files, as each is a request: one style sheet, the page itself with all arms, the pages that come later, and what else the parts of a game share.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'page', test: /node_modules|web\/src\/(?!games|plain|text|library|coach|learn|moderation|notices|music\/music|pages\/(further|About|Games|Library|NewTable|Preferences|Replay|Rules)\.|replay\/[A-Z])|\/(Shield|Emblem)\.svelte/, priority: 3 },
            { name: 'further', test: /web\/src\/(pages|library|replay)\/|web\/src\/(moderation|notices)\/(?!text)/, priority: 2 },
            { name: (id) => `${/games\/(\w+)\//.exec(id)![1]}-shared`, debugName: 'shared', test: /games\/\w+\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [project] }, // the texts and maps lie beside the Python code
    proxy: { '/api': 'http://127.0.0.1:8000', '/live': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  test: {
    experimental: { fsModuleCache: true }, // what was compiled for the last run need not be compiled again
    // Tests leave nothing behind, so their files can share a worker: much of their time was spent on starting one each.
    isolate: false,
    // A test that hangs fails; one on a busy machine does not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'parts', include: ['tests/*.test.ts'], exclude: ['tests/*.page.test.ts'], pool: 'threads', setupFiles: ['tests/support/boxes.ts'] } },
      {
        extends: true,
        resolve: { conditions: ['browser'] }, // Svelte as it runs in a browser
        test: { name: 'pages', include: ['tests/*.page.test.ts'], environment: 'jsdom', setupFiles: ['tests/support/dom.ts', 'tests/support/boxes.ts'] },
      },
    ],
  },
})
