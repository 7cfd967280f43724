// How a game went, in a few of its moments: which ones, and what is drawn of them.
import type { Replay } from '../messages'
import { lastStep } from './steps'

/** What is counted of a position: in words, and for each line its name, its number now, and its colour. */
export type Standing = { title: string; lines: readonly { name: string; value: number; colour: string }[] }
export type Line = { name: string; values: readonly number[]; colour: string }

const MOST = 16 // moments: each is fetched
const KINDS = ['turn', 'battle', 'phase'] // of marks, the best first

/** The steps to look at: the beginning, the turns or battles, the end; evenly fewer where there are many. */
export function stops(path: Pick<Replay, 'first' | 'movers' | 'marks'>): number[] {
  const last = lastStep(path)
  const of = (kind: string) => path.marks.filter(({ kinds }) => kinds.includes(kind)).map(({ step }) => step)
  const marked = KINDS.map(of).find((steps) => steps.length > 1) ?? []
  const between = [...new Set(marked)].filter((step) => step > path.first && step < last).sort((a, b) => a - b)
  const room = MOST - 2
  const kept = between.length <= room ? between : Array.from({ length: room }, (_, k) => between[Math.floor(((k + 0.5) * between.length) / room)]!)
  return [...new Set([path.first, ...kept, last])]
}

/** The lines of a course; one that had not begun yet stands at nothing. */
export function drawn(standings: readonly Standing[]): Line[] {
  const end = standings.at(-1)
  return (end?.lines ?? []).map(({ name, colour }) => ({
    name,
    colour,
    values: standings.map(({ lines }) => lines.find((line) => line.name === name)?.value ?? 0),
  }))
}
