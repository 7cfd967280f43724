// How the page is built: into the Python package, which serves it.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const project = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bretwalda/static',
    emptyOutDir: true,
    // A file of its own for each asset: the server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [project] }, // the texts and maps lie beside the Python code
    proxy: { '/api': 'http://127.0.0.1:8000', '/live': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  test: {
    projects: [
      // They leave nothing behind, so their files can share a worker: most of their time was spent on starting one each.
      { extends: true, test: { name: 'parts', include: ['tests/*.test.ts'], exclude: ['tests/*.page.test.ts'], pool: 'threads', isolate: false } },
      {
        extends: true,
        resolve: { conditions: ['browser'] }, // Svelte as it runs in a browser
        test: { name: 'pages', include: ['tests/*.page.test.ts'], environment: 'jsdom', setupFiles: ['tests/support/dom.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
})
