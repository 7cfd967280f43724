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
  test: { include: ['tests/**/*.test.ts'] },
})
