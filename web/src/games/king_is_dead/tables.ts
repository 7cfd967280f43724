// The cards and the borders of The King is Dead, for the page of the rules.
import { borders, type Tables } from '../../rules/tables'

type Facts = { card: { id: string; copies?: number; special?: boolean }[]; region: { id: string; adjacent: string[] }[] }

export const tables: Tables<Facts> = ({ card, region }, texts) => {
  const cards = (special: boolean) =>
    card.filter((one) => (one.special ?? false) === special).map(({ id, copies = 1 }) => [texts.name('card', id), String(copies), texts.beside(`card-${id}`, 'effect')])
  const head = [texts.say('king-table-card'), texts.say('king-table-copies'), texts.say('king-table-effect')]
  return [
    { title: texts.say('king-table-actions'), head, rows: cards(false) },
    { title: texts.say('king-table-specials'), head, rows: cards(true) },
    borders(texts.say('king-table-borders'), region, (id) => texts.name('region', id), ({ adjacent }) => adjacent, [texts.say('king-table-region'), texts.say('king-table-next')]),
  ]
}
