// The tokens, powers and borders of Barbarian Kingdoms, for the page of the rules.
import { borders, type Tables } from '../../rules/tables'

type Power = { id: string }
type Facts = {
  token: { id: string; value: number; count: number }[]
  costs: { recruit: number[]; claim: number[] }
  kingdom: { id: string; provinces: string[]; kingdom_power: Power; king_power: Power; costs?: { recruit?: number[]; claim?: number[] } }[]
  province: { id: string; adjacent: string[]; straits?: string[]; port?: string }[]
}

export const tables: Tables<Facts> = ({ token, costs, kingdom, province }, texts) => {
  const zone = (id: string) => texts.name('zone', id)
  const effect = ({ id }: Power) => texts.say('pair', { name: texts.name('power', id), value: texts.beside(`power-${id}`, 'effect') })
  /** A track that a kingdom has for itself. */
  const own = (id: string, track: string, prices?: number[]) => (prices ? [[texts.say('pair', { name: texts.name('kingdom', id), value: texts.say(`choice-${track}`) }), ...prices.map(String)]] : [])
  return [
    {
      title: texts.say('realm-table-costs'),
      head: [texts.say('realm-table-action'), ...costs.recruit.map((_, k) => String(k + 1))],
      rows: [
        [texts.say('choice-recruit'), ...costs.recruit.map(String)],
        [texts.say('choice-claim'), ...costs.claim.map(String)],
        ...kingdom.flatMap((one) => own(one.id, 'recruit', one.costs?.recruit)),
        ...kingdom.flatMap((one) => own(one.id, 'claim', one.costs?.claim)),
      ],
    },
    {
      title: texts.say('realm-table-tokens'),
      head: [texts.say('realm-table-token'), texts.say('realm-table-value'), texts.say('realm-table-number')],
      rows: token.map(({ id, value, count }) => [texts.name('token', id), String(value), String(count)]),
    },
    {
      title: texts.say('realm-table-powers'),
      head: [texts.say('realm-table-kingdom'), texts.say('realm-table-home'), texts.say('realm-table-power'), texts.say('realm-table-king')],
      rows: kingdom.map((one) => [texts.name('kingdom', one.id), one.provinces.map(zone).join(', '), effect(one.kingdom_power), effect(one.king_power)]),
    },
    borders(
      texts.say('realm-table-borders'),
      province,
      zone,
      ({ adjacent, straits = [], port }) => [...adjacent, ...straits, ...(port ? ['sea'] : [])],
      [texts.say('realm-table-province'), texts.say('realm-table-next')],
    ),
  ]
}
