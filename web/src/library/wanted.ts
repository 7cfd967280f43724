// Which games are wanted, as the form has it, as an address has it, and as the server is asked for it.
export const RESULTS = ['won', 'shared', 'lost', 'among-yourselves', 'given-up', 'closed'] as const
const NAMES = ['game', 'result', 'against', 'since', 'until'] as const
const DAY = /^\d{4}-\d\d-\d\d$/

/** What is wanted; empty = everything. Days are those of the reader's calendar. */
export type Wanted = Record<(typeof NAMES)[number], string>

export function wantedAt(search: string): Wanted {
  const query = new URLSearchParams(search)
  const wanted = Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ''])) as Wanted
  for (const name of ['since', 'until'] as const) if (!DAY.test(wanted[name])) wanted[name] = ''
  return wanted
}

/** The part of an address behind its path. */
export function addressOf(wanted: Wanted): string {
  return spelled(NAMES.map((name) => [name, wanted[name]]))
}

/** The question to the server: from the beginning of the first day to the end of the last. */
export function queryOf(wanted: Wanted, offset = 0): string {
  const { since, until, ...rest } = wanted
  const times = [
    ['since', since && String(midnight(since))],
    ['until', until && String(midnight(until, 1))],
    ['offset', offset ? String(offset) : ''],
  ]
  return spelled([...Object.entries(rest), ...(times as [string, string][])])
}

function spelled(pairs: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(pairs.filter(([, value]) => value) as [string, string][]).toString()
  return query && `?${query}`
}

/** When a day begins here, or one some days later. */
function midnight(day: string, later = 0): number {
  const [year, month, date] = day.split('-').map(Number)
  return Math.max(0, new Date(year!, month! - 1, date! + later).getTime())
}
