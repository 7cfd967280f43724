// Rex Britannorum in the list of games.
import type { About } from '../game'

export const about: About = {
  puzzles: true,
  credits: 'rex-credits',
  setup: () => import('./setup'),
  odds: ['planning'],
  tables: () => import('./tables'),
  nutshell: ['rex-short-aim', 'rex-short-plan', 'rex-short-battle', 'rex-short-powers', 'rex-short-stakes', 'rex-short-alone'],
}
