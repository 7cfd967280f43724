// Quiet music made on the spot, as long as a table is open: a melody in the mode of its game above a low drone.
import { preferences } from '../preferences.svelte'
import { BAR, melody, type Tune } from './tune'

const LOUDEST = 0.07 // of a note, at full volume

function pluck(room: AudioContext, out: AudioNode, { voice, rise }: Tune, frequency: number, at: number, length: number, loudness: number): void {
  const tone = new OscillatorNode(room, { type: voice, frequency })
  const gain = new GainNode(room, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loudness, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(gain).connect(out)
  tone.start(at)
  tone.stop(at + length)
}

/** Play from now on, as loud as the person likes it at the time; the answer ends it. */
export function play(tune: Tune): () => void {
  let room: AudioContext | undefined
  const pitch = (semitones: number) => tune.root * 2 ** (semitones / 12)
  function bar() {
    if (preferences.music === 0 || preferences.volume === 0 || !navigator.userActivation?.hasBeenActive) return
    room ??= new AudioContext()
    const out = new GainNode(room, { gain: preferences.music / 100 })
    out.connect(room.destination)
    const begin = room.currentTime + 0.1
    for (const low of tune.low) pluck(room, out, tune, pitch(low), begin, BAR * tune.beat, LOUDEST / 2)
    melody(tune.scale, Math.random).forEach((note, k) => {
      if (k % 4 === 0 || Math.random() < tune.busy) pluck(room!, out, tune, pitch(note), begin + k * tune.beat, tune.fall, LOUDEST)
    })
  }
  bar()
  const timer = setInterval(bar, BAR * tune.beat * 1000)
  return () => {
    clearInterval(timer)
    void room?.close()
  }
}
