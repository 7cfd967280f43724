// The pages that one comes to after the first: fetched together when one of them is wanted, so that a table is there sooner.
export { default as About } from './About.svelte'
export { default as Games } from './Games.svelte'
export { default as Library } from './Library.svelte'
export { default as NewTable } from './NewTable.svelte'
export { default as Preferences } from './Preferences.svelte'
export { default as Replay } from './Replay.svelte'
export { default as Rules } from './Rules.svelte'
export { default as Recap } from '../replay/Recap.svelte'
