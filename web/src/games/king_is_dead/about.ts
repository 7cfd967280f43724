// The King is Dead in the list of games.
import type { About } from '../game'
import Cover from './Cover.svelte'

export const about: About = { minutes: 45, Cover }
