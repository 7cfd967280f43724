// Invasions: Britannia in the list of games.
import type { About } from '../game'
import { PLAYER_INK } from './sheets/players'

export const about: About = {
  colours: PLAYER_INK,
  credits: 'brit-credits',
  puzzles: true,
  nutshell: ['brit-short-aim', 'brit-short-turn', 'brit-short-battle', 'brit-short-points', 'brit-short-end'],
  tables: () => import('./tables'),
  annexes: () => import('./guide/Annexes.svelte'),
  likes: () => import('./sheets/Likes.svelte'),
  setup: () => import('./sheets/setup'),
}
