// Small sounds made on the spot: no files. Browsers allow them only after the first click.
import { preferences } from '../preferences.svelte'
import { loudness, SOUNDS, type Note, type Sound } from './sounds'

const LOUDEST = 0.25 // of a note at full volume

let room: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Noise enough for any sound, made once. */
function noise(room: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = new AudioBuffer({ length: room.sampleRate / 2, sampleRate: room.sampleRate })
  const samples = hiss.getChannelData(0)
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1
  return hiss
}

export function chime(sound: Sound): void {
  const volume = loudness(sound, preferences)
  if (volume === 0 || !navigator.userActivation?.hasBeenActive) return
  room ??= new AudioContext()
  for (const note of SOUNDS[sound].notes as readonly Note[]) {
    const begin = room.currentTime + note.at
    const gain = new GainNode(room, { gain: 0 })
    gain.gain.setValueAtTime(volume * LOUDEST * (note.loud ?? 1), begin)
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + note.length)
    gain.connect(room.destination)
    const source = note.noise ? new AudioBufferSourceNode(room, { buffer: noise(room) }) : new OscillatorNode(room, { type: 'triangle', frequency: note.pitch })
    if (note.noise) source.connect(new BiquadFilterNode(room, { type: 'bandpass', frequency: note.pitch, Q: 1.4 })).connect(gain)
    else source.connect(gain)
    source.start(begin)
    source.stop(begin + note.length)
  }
}
