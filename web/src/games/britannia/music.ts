// Quiet music made on the spot, as long as a table is open: a harp in an old mode above a low fifth.
import { desk } from './desk.svelte'

const ROOT = 146.83 // D, in hertz
const DORIAN = [0, 2, 3, 5, 7, 9, 10, 12, 14, 15] // semitones above the root
const BEAT = 0.62 // seconds
const BAR = 8 // beats
const LOUDEST = 0.07 // of a note, at full volume

const pitch = (semitones: number): number => ROOT * 2 ** (semitones / 12)

function pluck(room: AudioContext, out: AudioNode, frequency: number, at: number, length: number, loudness: number): void {
  const tone = new OscillatorNode(room, { type: 'triangle', frequency })
  const gain = new GainNode(room, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(gain).connect(out)
  tone.start(at)
  tone.stop(at + length)
}

/** A melody that goes by steps and small leaps, and comes to rest on the root or the fifth. */
export function melody(chance: () => number): number[] {
  const notes = [Math.floor(chance() * 5)]
  while (notes.length < BAR - 1) {
    const leap = Math.floor(chance() * 5) - 2
    notes.push(Math.min(DORIAN.length - 1, Math.max(0, notes.at(-1)! + leap)))
  }
  return [...notes, chance() < 0.5 ? 0 : 4].map((step) => DORIAN[step]!)
}

/** Play from now on, as loud as the player likes it at the time; the answer ends it. */
export function play(): () => void {
  let room: AudioContext | undefined
  function bar() {
    if (desk.likes.music === 0 || !navigator.userActivation?.hasBeenActive) return
    room ??= new AudioContext()
    const out = new GainNode(room, { gain: desk.likes.music / 100 })
    out.connect(room.destination)
    const begin = room.currentTime + 0.1
    for (const low of [-12, -5]) pluck(room, out, pitch(low), begin, BAR * BEAT, LOUDEST / 2)
    melody(Math.random).forEach((note, k) => {
      if (k % 4 === 0 || Math.random() < 0.7) pluck(room!, out, pitch(note), begin + k * BEAT, 2.2, LOUDEST)
    })
  }
  bar()
  const timer = setInterval(bar, BAR * BEAT * 1000)
  return () => {
    clearInterval(timer)
    void room?.close()
  }
}
