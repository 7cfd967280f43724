// Which pieces an event of the chronicle has moved, and from where to where.
import type { Sentence } from '../../messages'
import type { Journey } from '../../parts/journeys'
import { isCity } from './facts'
import { own } from './position'
import { along, nearest } from './roads'
import type { RexView } from './view'

type Vocabulary = Record<string, string[]>

export function journeys(line: Sentence, before: RexView, vocabulary: Vocabulary): Journey[] {
  const word = (name: string) => {
    const { kind, value } = line.args.find((arg) => arg.name === name)!
    return vocabulary[kind]![value]!
  }
  const mine = (kingdom: string) => own(before)?.id === kingdom
  const home = (kingdom: string) => `kingdom:${kingdom}`
  /** One's own hand lies in sight, that of another kingdom beside its player's name. */
  const hand = (kingdom: string) => (mine(kingdom) ? 'hand' : `${home(kingdom)}:hand`)

  switch (line.key) {
    case 'event-drawn':
      return [{ piece: `token:${word('place')}`, from: 'bag', to: `place:${word('place')}` }]
    case 'event-joker_drawn':
      return [{ piece: `joker:${word('zone')}`, from: 'bag', to: `joker:${word('zone')}` }]
    case 'event-recruited':
      return [{ piece: `card:${word('card')}`, from: `${home(word('kingdom'))}:queue:${word('card')}`, to: hand(word('kingdom')) }]
    case 'event-drew':
      return [{ piece: `back:${word('kingdom')}`, from: `${home(word('kingdom'))}:deck`, to: hand(word('kingdom')) }]
    case 'event-sent':
      return [{ piece: `card:${word('card')}`, from: `${home(word('kingdom'))}:hand`, to: `joker:${word('zone')}` }]
    case 'event-claimed':
    case 'event-joker_used':
    case 'event-joined': {
      const piece = `${isCity(word('place')) ? 'oppidum' : 'cube'}:${word('kingdom')}`
      const to = word('place')
      const from = nearest(before.places, word('kingdom'), to)
      if (!from) return [{ piece, from: home(word('kingdom')), to: `place:${to}` }]
      return [{ piece, from: `place:${from}`, to: `place:${to}`, over: () => along(from, to) }]
    }
    case 'event-hired':
      return [{ piece: `card:${word('card')}`, from: home(word('other')), to: hand(word('kingdom')) }]
    case 'event-reinforced':
      return [{ piece: `card:${word('card')}`, from: `reinforcement:${word('card')}`, to: hand(word('kingdom')) }]
    case 'event-moved':
    case 'event-first':
    case 'event-threshold':
    case 'event-max':
      return [{ piece: `cube:${word('kingdom')}`, from: home(word('kingdom')), to: `track:${word('track')}:${word('kingdom')}` }]
  }
  return []
}
