// The signs of the kinds of units, 24 by 24 around the middle: spear and shield, rider, eagle, tower, palisade, wall, motte, ruin; for the variant oval shield, axes, one axe, crowned shield, crowned eagle.

/** What is filled, what is drawn as a line, and what is cut into them as a line. */
export type Sign = { full?: string; line?: string; cut?: string }

const SIGNS: Record<string, Sign> = {
  infantry: { line: 'M8-11v22M5.5-7.5 8-12l2.5 4.5', full: 'M-9-8q6.5-3 13 0v7q0 7-6.5 11Q-9 6-9-1z', cut: 'M-2.5-6v12M-7-1h9' },
  cavalry: { full: 'M-9 11q0-9 4-13l-4 1-2-3 7-7 1-3 3 3q8 2 8 12 0 6-2 10zM-2.9-5.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z', cut: 'M3-8q5 4 4 12' },
  legion: { full: 'M0-4q-3 0-4-2-3 2-8-4 0 8 8 9l-2 3h12l-2-3q8-1 8-9-5 6-8 4-1 2-4 2zM-2.8-8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z', line: 'M0 2v10M-4.5 6h9' },
  fort: { full: 'M-10 11V-9h4v4h4v-4h4v4h4v-4h4v20H3V4q0-3-3-3t-3 3v7z' },
  burh: { full: 'M-11 11V-3l2.5-4L-6-3v3h2v-6l2.5-4L1-6v6h2v-3l2.5-4L8-3V0h3v11z' },
  wall: { full: 'M-12 9V-5h3v3h3v-3h3v3h3v-3h3v3h3v-3h3v3h3v11z', cut: 'M-12 3h24M-5-2v5M3-2v5M-1 3v6M7 3v6' },
  auxilia: {
    line: 'M9-11v22M6.5-7.5 9-12l2.5 4.5',
    full: 'M-10 1a8 10 0 1 1 16 0a8 10 0 1 1-16 0zM-4.4 1a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z',
    cut: 'M-2-8v18M-9 1h14',
  },
  berserk: { line: 'M-8 11 7-8M8 11-7-8', full: 'M4-11q8-1 8 7-5 3-9-2zM-4-11q-8-1-8 7 5 3 9-2z' },
  huskarl: { line: 'M7-9v20', full: 'M7-12q-9 0-9 8 6 1 9-2zM-9-2q5-2 9 0v6q0 5-4.5 7Q-9 9-9 4z', cut: 'M-4.5 0v8M-8 4h7' },
  elite: { line: 'M9-8v19M6.5-4.5 9-9l2.5 4.5', full: 'M-9-5q6.5-3 13 0v6q0 6-6.5 10Q-9 7-9 1zM-7-7v-5l2.5 2.5L-2.5-13l2 3.5L2-12v5z' },
  elite_legion: { full: 'M0-2q-3 0-4-2-3 2-8-4 0 8 8 9l-2 3h12l-2-3q8-1 8-9-5 6-8 4-1 2-4 2zM-4-7v-5l2 2 2-3 2 3 2-2v5z', line: 'M0 4v8M-4.5 8h9' },
  motte: { full: 'M-12 11q4-9 8-9h8q4 0 8 9zM-5 1v-10h2v2h2v-2h2v2h2v-2h2V1z' },
  ruin: { full: 'M-10 11V-3l3 3 2-7 3 8v3q2-3 5 0V3l3 2v6z' },
}

/** What is drawn for a kind of unit. */
export const sign = (unit: string): Sign => SIGNS[unit] ?? {}

/** A path that many times as large: a transform of its own would cost the browser more than the whole sign. */
export function enlarged(path: string, factor: number): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []
    const isArc = command.toLowerCase() === 'a'
    // Of an arc, the turn of its axes and its two flags are no lengths.
    const sized = numbers.map((number, k) => (isArc && [2, 3, 4].includes(k % 7) ? number : String(+(Number(number) * factor).toFixed(3))))
    return command + sized.join(' ')
  })
}

const ON_COUNTERS = 1.45 // times as large as alone
const onCounters = new Map(Object.entries(SIGNS).map(([unit, { full, line, cut }]) => {
  const large = (path: string | undefined) => path && enlarged(path, ON_COUNTERS)
  return [unit, { full: large(full), line: large(line), cut: large(cut) }]
}))
/** What is drawn on a counter for a kind of unit. */
export const onCounter = (unit: string) => onCounters.get(unit)
