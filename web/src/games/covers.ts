// The pictures of all games in the list, in one file: each alone would be a request for a few lines.
import type { Component } from 'svelte'
import Plain from '../plain/Cover.svelte'

const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true })

/** The picture of a game; of one without a folder of its own, a plain one. */
export const coverOf = (game: string): Component => covers[`./${game}/Cover.svelte`]?.default ?? Plain
