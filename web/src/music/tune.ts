// What music is made of: a mode, a pace, and a voice.

export type Tune = {
  /** In hertz. */
  root: number
  /** Semitones above the root, in order. */
  scale: readonly number[]
  /** What sounds below all of a bar: semitones from the root. */
  low: readonly number[]
  /** Seconds. */
  beat: number
  voice: 'sine' | 'triangle'
  /** Seconds until a note has come, and until it has died away. */
  rise: number
  fall: number
  /** How often a beat that is not the first of four is played. */
  busy: number
}

export const BAR = 8 // beats

/** A melody that goes by steps and small leaps, and comes to rest on the root or near the fifth. */
export function melody(scale: readonly number[], chance: () => number): number[] {
  const notes = [Math.floor(chance() * 5)]
  while (notes.length < BAR - 1) {
    const leap = Math.floor(chance() * 5) - 2
    notes.push(Math.min(scale.length - 1, Math.max(0, notes.at(-1)! + leap)))
  }
  return [...notes, chance() < 0.5 ? 0 : 4].map((step) => scale[step]!)
}
