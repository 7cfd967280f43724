// Points, timetable, leaders, units and borders of Invasions: Britannia, for the page of the rules.
import { borders, type Tables } from '../../rules/tables'
import type { Texts } from '../../texts'
import { roman } from './facts'
import { numerals } from './sheets/timeline'

type Scale = { points: number; areas: string[] }
type Scored = { nation: string; turns: number[]; scale: Scale[]; limes?: boolean; at_withdrawal?: boolean }
type Leader = { id: string; nation: string; turn: number; last?: number; at?: string; held?: string; variant?: boolean }
type Entry = { turn: number; nation: string; leader?: string; arrive?: { unit: string; count: number; at: string }[]; status?: string[]; event?: string }
type Facts = {
  nation: { id: string }[]
  area: { id: string; theatre: string; terrain: string; borders: string[]; straits?: string[]; coast: string[] }[]
  group: Record<string, string[]>
  unit: { id: string; attack: number; defence: number; to_kill: number; hits: number; move?: number; variant?: boolean }[]
  turn: { number: number; years: number[]; scoring?: boolean; bretwalda?: boolean; king?: boolean }[]
  leader: Leader[]
  timeline: Entry[]
  hold: Scored[]
  occupy: Scored[]
}

export const tables: Tables<Facts> = (facts, texts) => {
  const area = (id: string) => texts.name('area', id)
  const nation = (id: string) => texts.name('nation', id)
  return [
    { title: texts.say('brit-table-points'), head: [texts.say('brit-table-nation'), texts.say('brit-table-areas')], rows: facts.nation.map(({ id }) => [nation(id), promised(facts, id, texts)]) },
    {
      title: texts.say('brit-table-turns'),
      head: [texts.say('britannia-turn-of'), texts.say('brit-table-years'), texts.say('brit-table-happens')],
      rows: facts.turn.map((turn) => [roman(turn.number), texts.say('britannia-years', { from: String(turn.years[0]), to: String(turn.years[1]) }), happens(facts, turn, texts).join(texts.say('semicolon')) || '–']),
    },
    {
      title: texts.say('brit-table-leaders'),
      head: [texts.say('britannia-leader'), texts.say('brit-table-nation'), texts.say('britannia-turn-of'), texts.say('brit-table-place')],
      rows: facts.leader
        .filter(({ variant }) => !variant)
        .map((one) => [texts.name('leader', one.id), nation(one.nation), numerals(one.last ? [one.turn, one.last] : [one.turn]), place(one, texts)]),
    },
    {
      title: texts.say('brit-table-units'),
      head: [texts.say('britannia-units'), ...['attack', 'defence', 'kill', 'hits'].map((what) => texts.say(`britannia-unit-${what}`)), texts.say('brit-table-move')],
      rows: facts.unit
        .filter(({ variant }) => !variant)
        .map(({ id, attack, defence, to_kill: kill, hits, move }) => [texts.beside(`unit-${id}`, 'title'), ...[attack, defence, kill, hits, move ?? 0].map((value) => (value ? String(value) : '–'))]),
    },
    borders(
      texts.say('brit-table-borders'),
      facts.area,
      area,
      ({ borders, straits = [], coast }) => [...borders, ...straits, ...coast],
      [texts.say('brit-table-area'), texts.say('brit-table-next')],
    ),
  ]
}

/** All points that a nation has for areas: when, and how many for which. */
function promised({ area, group, occupy, hold }: Facts, nation: string, texts: Texts): string {
  const covers = (names: readonly string[], { id, theatre }: Facts['area'][number]): boolean =>
    names.some((name) => name === id || name === 'everywhere' || name === theatre || (group[name]?.includes(id) ?? false))
  const scale = (rows: readonly Scale[]) => {
    const taken = new Set<string>()
    return rows.flatMap(({ points, areas }) => {
      const found = area.filter((one) => !taken.has(one.id) && covers(areas, one)).map(({ id }) => id)
      found.forEach((id) => taken.add(id))
      return found.length > 0 ? [`${points} ${found.map((id) => texts.name('area', id)).join(', ')}`] : []
    })
  }
  const when = ({ turns, limes, at_withdrawal: raid }: Scored, kind: string) =>
    texts.say(`britannia-table-${limes ? 'limes' : raid ? 'raid' : kind}`, { turns: numerals(turns), number: turns.length })
  const told = (rows: readonly Scored[], kind: string) =>
    rows.filter((row) => row.nation === nation).map((row) => ({ first: row.turns[0]!, text: `${texts.say('pair', { name: when(row, kind), value: scale(row.scale).join(texts.say('semicolon')) })}.` }))
  const all = [...told(occupy, 'occupy'), ...told(hold, 'hold')].toSorted((a, b) => a.first - b.first)
  return all.map(({ text }) => text).join(' ') || texts.say('britannia-no-areas')
}

/** What a turn brings: who comes, with which status, and what is counted. */
function happens({ timeline }: Facts, { number, scoring, bretwalda, king }: Facts['turn'][number], texts: Texts): string[] {
  const entries = timeline
    .filter(({ turn }) => turn === number)
    .map(({ nation, leader, arrive = [], status = [], event }) => {
      const units = arrive.map(({ unit, count, at }) =>
        texts.say('britannia-arrives', { number: count, unit: count === 1 ? texts.name('unit', unit) : texts.beside(`unit-${unit}`, 'many'), area: texts.name('area', at) }),
      )
      const parts = [...(leader ? [texts.name('leader', leader)] : []), ...units, ...(event && event !== leader ? [texts.say(`britannia-event-${event}`)] : []), ...status.map((one) => texts.name('status', one))]
      return texts.say('brit-table-entry', { nation: texts.name('nation', nation), parts: parts.join(', ') })
    })
  const marks = { scoring, bretwalda, king }
  return [...entries, ...Object.entries(marks).flatMap(([mark, there]) => (there ? [texts.say(`britannia-mark-${mark}`)] : []))]
}

function place({ at, held }: Leader, texts: Texts): string {
  if (at) return texts.say('britannia-leader-at', { area: texts.name('area', at) })
  if (held) return texts.say('britannia-leader-held', { area: texts.name('area', held) })
  return texts.say('britannia-leader-choice')
}
