// Which pieces an event of the chronicle has moved, and from where to where.
import type { Sentence } from '../../messages'
import type { Journey } from '../../parts/journeys'
import { march } from './map'
import { kinds, ofEach } from './money/hoard'
import type { KingdomsView } from './view'

type Vocabulary = Record<string, string[]>

export function journeys(line: Sentence, before: KingdomsView, vocabulary: Vocabulary): Journey[] {
  const argument = (name: string) => line.args.find((arg) => arg.name === name)!
  const word = (name: string) => vocabulary[argument(name).kind]![argument(name).value]!
  const kingdom = () => word('kingdom')
  const place = (zone: string) => (zone === 'sea' ? `zone:sea:${kingdom()}` : `zone:${zone}`)
  const zone = (name: string) => place(word(name))
  const site = before.site ?? ''
  /** Where a kingdom's money is: before one's own eyes, or behind the screen of its player. */
  const purse = (of: string) => {
    const seat = before.kingdoms.find(({ id }) => id === of)?.seat
    return seat === before.seat ? 'treasury' : `seat:${seat}`
  }
  const coins = (name: string, from: string, to: string) =>
    kinds(ofEach(argument(name).parts ?? [])).flatMap(({ token, number }) =>
      Array.from({ length: number }, () => ({ piece: `coin:${token}`, from, to })),
    )
  const unit = (kind: 'king' | 'warrior', from: string, to: string): Journey[] => [
    { piece: `${kind}:${kingdom()}`, from: place(from), to: place(to), over: () => march(from, to, kingdom()) },
  ]

  switch (line.key) {
    case 'event-recruited':
      return [{ piece: `warrior:${kingdom()}`, from: `board:${kingdom()}:recruit`, to: zone('zone') }]
    case 'event-moved':
    case 'event-invaded':
    case 'event-joined':
      return unit('warrior', word('zone'), word('other'))
    case 'event-king_moved':
    case 'event-king_invaded':
    case 'event-king_joined':
      return unit('king', word('zone'), word('other'))
    case 'event-castled':
      return [...unit('king', word('zone'), word('other')), ...unit('warrior', word('other'), word('zone'))]
    case 'event-withdrew':
      return unit('warrior', site, word('zone'))
    case 'event-king_withdrew':
      return unit('king', site, word('zone'))
    case 'event-put_to_sea':
      return unit('warrior', word('zone'), 'sea')
    case 'event-king_put_to_sea':
      return unit('king', word('zone'), 'sea')
    case 'event-king_fell':
      return [{ piece: `king:${kingdom()}`, from: `zone:${site}`, to: purse(word('other')) }]
    case 'event-paid':
      return coins('tokens', purse(kingdom()), `${zone('zone')}:treasure`)
    case 'event-changed':
      return [
        ...coins('given', purse(kingdom()), `${zone('zone')}:treasure`),
        ...coins('taken', `${zone('zone')}:treasure`, purse(kingdom())),
      ]
    case 'event-collected':
      return [{ piece: `coin:${word('token')}`, from: `${zone('zone')}:treasure`, to: purse(kingdom()) }]
    case 'event-plundered':
      return coins('tokens', `${zone('zone')}:treasure`, purse(kingdom()))
    case 'event-plundered_unseen':
      return [{ piece: 'chest', from: `${zone('zone')}:treasure`, to: purse(kingdom()) }]
    case 'event-bribed': {
      const { active, foe } = before.battle ?? {}
      const other = active?.kingdom === kingdom() ? foe : active
      return other ? coins('tokens', purse(kingdom()), purse(other.kingdom)) : []
    }
    case 'event-ransomed':
      return coins('tokens', purse(kingdom()), purse(word('other')))
    case 'event-claimed':
      return [{ piece: `token:${kingdom()}`, from: `board:${kingdom()}:claim`, to: `${zone('zone')}:token` }]
    case 'event-token_removed':
      return [{ piece: `token:${kingdom()}`, from: `${zone('zone')}:token`, to: `board:${kingdom()}:claim` }]
  }
  return []
}
