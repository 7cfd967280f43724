// What happens at a table is heard: each kind of deed has its sound.
import type { Sentence } from '../messages'
import { chime } from './chime'
import { heard, type Sound } from './sounds'

/** Sound what is told from now on; call it while a component starts. */
export function hearLog(log: () => readonly Sentence[], sounds: () => Partial<Record<string, Sound>> | undefined): void {
  const known = new WeakSet<Sentence>(log())
  $effect(() => {
    const fresh = log().filter((line) => !known.has(line))
    fresh.forEach((line) => known.add(line))
    for (const sound of heard(fresh, sounds() ?? {})) chime(sound)
  })
}
