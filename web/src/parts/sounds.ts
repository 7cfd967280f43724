// Small sounds made on the spot: no files. Browsers allow them only after the first click.
import { preferences } from '../preferences.svelte'

const tunes = {
  choice: [{ pitch: 220, at: 0, length: 0.08 }],
  turn: [
    { pitch: 523, at: 0, length: 0.18 },
    { pitch: 784, at: 0.12, length: 0.3 },
  ],
  warning: [
    { pitch: 880, at: 0, length: 0.15 },
    { pitch: 880, at: 0.25, length: 0.15 },
    { pitch: 660, at: 0.5, length: 0.4 },
  ],
}

let room: AudioContext | undefined

export function chime(tune: keyof typeof tunes): void {
  if (preferences.volume === 0 || !navigator.userActivation?.hasBeenActive) return
  room ??= new AudioContext()
  for (const { pitch, at, length } of tunes[tune]) {
    const begin = room.currentTime + at
    const tone = new OscillatorNode(room, { type: 'triangle', frequency: pitch })
    const gain = new GainNode(room, { gain: 0 })
    gain.gain.setValueAtTime((preferences.volume / 100) * 0.25, begin)
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
    tone.connect(gain).connect(room.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }
}
