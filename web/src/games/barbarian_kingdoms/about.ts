// Barbarian Kingdoms in the list of games.
import type { About } from '../game'

export const about: About = {
  puzzles: true,
  credits: 'realm-credits',
  odds: ['invasion-target', 'claiming', 'contest', 'rally', 'reinforcement', 'bribery'],
  tables: () => import('./tables'),
  nutshell: ['realm-short-aim', 'realm-short-turn', 'realm-short-contest', 'realm-short-battle', 'realm-short-money', 'realm-short-end'],
  setup: () => import('./setup'),
}
