// The marks, objectives and connections of Rex Britannorum, for the page of the rules.
import { borders, type Tables } from '../../rules/tables'
import { placeName, type Facts } from './facts'
import { condition } from './phrase'

export const tables: Tables<Facts> = ({ track, objective, place, roads }, texts) => {
  const joined = (id: string) => roads.connections.flatMap(([one, other]) => (one === id ? [other!] : other === id ? [one!] : []))
  return [
    {
      title: texts.say('rex-table-marks'),
      head: [texts.say('rex-table-track'), texts.say('rex-first'), ...track[0]!.thresholds.map((_, k) => `${texts.say('rex-threshold')} ${k + 1}`)],
      rows: track.map(({ id, first, thresholds }) => [texts.name('track', id), String(first), ...thresholds.map(String)]),
    },
    {
      title: texts.say('rex-table-objectives'),
      head: [texts.say('rex-table-card'), '1', '2', '3'],
      rows: objective.map(({ id, type, conditions }, number) => [
        `${id.toUpperCase()} (${texts.say(`rex-type-${type}`)})`,
        ...conditions.map(([kind, ...names], k) => condition(texts, kind!, names, number, k)),
      ]),
    },
    borders(texts.say('rex-table-roads'), place, placeName, ({ id }) => joined(id), [texts.say('rex-table-place'), texts.say('rex-table-next')]),
  ]
}
