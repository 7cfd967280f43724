// Which pieces an event of the chronicle has moved, and from where to where.
import type { Sentence } from '../../messages'
import type { Journey } from '../../parts/journeys'
import { overRegions } from './map'
import { count, FACTIONS } from './position'
import type { KingView } from './view'

type Vocabulary = Record<string, string[]>

export function journeys(line: Sentence, before: KingView, vocabulary: Vocabulary): Journey[] {
  const number = (name: string) => line.args.find((arg) => arg.name === name)!.value
  const word = (name: string) => {
    const { kind, value } = line.args.find((arg) => arg.name === name)!
    return vocabulary[kind]![value]!
  }
  const supply = (faction: string) => `supply:${faction}`
  const land = (name: string, faction: string) => `region:${word(name)}:${faction}`
  /** Followers by faction, from one region to another. */
  const group = (name: string, from: string, to: string) =>
    FACTIONS.flatMap((piece, f) =>
      several(line.args.find((arg) => arg.name === name)!.parts?.[f] ?? 0, { piece, from: land(from, piece), to: land(to, piece), over: () => overRegions(word(from), word(to)) }),
    )

  switch (line.key) {
    case 'event-played': {
      const card = word('card')
      const mine = number('seat') === before.seat
      return [{ piece: `card:${card}`, from: mine ? `hand:${card}` : `seat:${number('seat')}:cards`, to: `seat:${number('seat')}` }]
    }
    case 'event-placed': {
      const piece = word('faction')
      return several(number('number'), { piece, from: supply(piece), to: land('region', piece) })
    }
    case 'event-returned': {
      const piece = word('faction')
      return [{ piece, from: land('region', piece), to: supply(piece) }]
    }
    case 'event-summoned': {
      const piece = word('faction')
      return [{ piece, from: land('region', piece), to: `seat:${number('seat')}:${piece}` }]
    }
    case 'event-marched':
      return group('followers', 'region', 'other')
    case 'event-exchanged':
      return [...group('given', 'region', 'other'), ...group('taken', 'other', 'region')]
    case 'event-controlled':
    case 'event-unstable': {
      const region = before.regions.find(({ id }) => id === word('region'))!
      return FACTIONS.flatMap((piece) =>
        several(count(region.followers, piece), { piece, from: land('region', piece), to: supply(piece) }),
      )
    }
  }
  return []
}

const several = (number: number, journey: Journey) => Array.from({ length: number }, () => journey)
