// Reviews of finished games: fetched when somebody opens one.
export { default as Curve } from './Curve.svelte'
export { default as ReviewDialog } from './ReviewDialog.svelte'
export { Reviewing, turningSteps } from './reviewing.svelte'
