// The sounds of a table, as notes; which are heard of what is told, and how loud.
import type { Sentence } from '../messages'

/** A tone that dies away, or a puff of noise through a filter; `at` and `length` in seconds. */
export type Note = { pitch: number; at: number; length: number; noise?: true; loud?: number }
/** Which of the volumes it has. */
export type Group = 'pieces' | 'signals' | 'talk'

const knock = (pitch: number, at = 0, loud = 1): Note => ({ pitch, at, length: 0.09, noise: true, loud })
const bell = (pitch: number, at: number, length = 0.5): Note => ({ pitch, at, length })

export const SOUNDS = {
  choice: { group: 'pieces', notes: [knock(900)] },
  card: { group: 'pieces', notes: [{ pitch: 3200, at: 0, length: 0.14, noise: true, loud: 0.7 }] },
  march: { group: 'pieces', notes: [knock(260), knock(220, 0.13), knock(260, 0.26), knock(220, 0.39)] },
  dice: { group: 'pieces', notes: [knock(1700), knock(1300, 0.07), knock(1900, 0.12), knock(1200, 0.2, 0.7), knock(1500, 0.3, 0.5)] },
  hit: { group: 'pieces', notes: [knock(140, 0, 1.6), { pitch: 2400, at: 0.02, length: 0.22, loud: 0.25 }] },
  coin: { group: 'pieces', notes: [{ pitch: 2637, at: 0, length: 0.12, loud: 0.5 }, { pitch: 3136, at: 0.07, length: 0.22, loud: 0.5 }] },
  crown: { group: 'signals', notes: [bell(392, 0), bell(494, 0.12), bell(587, 0.24, 0.8)] },
  turn: { group: 'signals', notes: [bell(523, 0, 0.18), bell(784, 0.12, 0.3)] },
  warning: { group: 'signals', notes: [bell(880, 0, 0.15), bell(880, 0.25, 0.15), bell(660, 0.5, 0.4)] },
  victory: { group: 'signals', notes: [bell(392, 0), bell(523, 0.16), bell(659, 0.32), bell(784, 0.48, 1.1), bell(1047, 0.48, 1.1)] },
  chat: { group: 'talk', notes: [bell(1175, 0, 0.12), bell(988, 0.09, 0.2)] },
} as const satisfies Record<string, { group: Group; notes: readonly Note[] }>
export type Sound = keyof typeof SOUNDS

/** How loud a sound is with these volumes (0 to 100), as a share of the loudest. */
export const loudness = (sound: Sound, volumes: Record<Group | 'volume', number>): number =>
  (volumes.volume / 100) * (volumes[SOUNDS[sound].group] / 100)

const MOST = 2 // sounds for what is told at once

/** The sounds of some lines, by the kinds of their events; each once, and few. */
export const heard = (lines: readonly Sentence[], sounds: Partial<Record<string, Sound>>): Sound[] =>
  [...new Set(lines.flatMap(({ key }) => sounds[key.replace('event-', '')] ?? []))].slice(0, MOST)
