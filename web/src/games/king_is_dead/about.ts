// The King is Dead in the list of games.
import type { About } from '../game'

export const about: About = {
  puzzles: true,
  credits: 'king-credits',
  tables: () => import('./tables'),
  nutshell: ['king-short-aim', 'king-short-turn', 'king-short-struggle', 'king-short-invasion', 'king-short-coronation'],
}
