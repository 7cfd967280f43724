// What a line of the log is about: its numbers as the names of what they count.
import type { Sentence } from '../../messages'
import { FACTS, KINGDOMS, TRACKS, ZONES } from './facts'

export const HIGHEST = 7 // the value of a card
const CARDS = [...KINGDOMS, 'rome'].flatMap((colour) => Array.from({ length: HIGHEST }, (_, k) => `${colour}_${k + 1}`))

/** The key of a line without what all of them have. */
export const kindOf = ({ key }: Sentence): string => key.slice('event-'.length)
export const number = (line: Sentence, name: string): number => line.args.find((arg) => arg.name === name)?.value ?? 0
export const kingdomOf = (line: Sentence, name = 'kingdom'): string => KINGDOMS[number(line, name)]!
export const zoneIn = (line: Sentence): string => ZONES[number(line, 'zone')]!
export const cardOf = (line: Sentence): string => CARDS[number(line, 'card')]!
export const placeOf = (line: Sentence): string => FACTS.place[number(line, 'place')]!.id
export const trackOf = (line: Sentence): string => TRACKS[number(line, 'track')]!
