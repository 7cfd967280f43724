// The log as something to read: chapters, in them sections by whose deeds are told, and lines that are read as one.
import type { Component } from 'svelte'
import type { Sentence } from '../messages'
import type { Texts } from '../texts'

/** Lines in a row that are read as one, such as a battle. What is in it are keys of lines. */
export type Fold = {
  /** A line with which another one begins. */
  opens?: ReadonlySet<string>
  /** All that belongs to it. */
  within: ReadonlySet<string>
  /** What is said of it while it is folded, besides how it opens; or the id of a text instead. */
  outcome?: ReadonlySet<string>
  text?: string
}

/** How a game's log is to be read. */
export type Telling = {
  /** Lines that head a chapter: a turn of the whole game. */
  chapters?: ReadonlySet<string>
  /** Whose deeds are told from a line on: nothing = as before, null = nobody's. */
  owner?: (line: Sentence) => string | null | undefined
  /** Lines that say no more than whose deeds follow: the heading says it. */
  heads?: ReadonlySet<string>
  name?: (owner: string, texts: Texts) => string
  colour?: (owner: string) => string
  /** The arms of an owner. */
  Sign?: Component<{ of: string }>
  folds?: readonly Fold[]
  /** Lines with which something else happens: where many come at once, they are told one such thing after the other. */
  beats?: ReadonlySet<string>
  /** Lines that a short digest has, besides headings and what is folded; without it all of them. */
  brief?: ReadonlySet<string>
}

export type Told = { line: Sentence; number: number }
/** One line, or several that are read as one. */
export type Entry = { fold: Fold | undefined; lines: readonly Told[] }
/** What somebody did in a row; `head` is the line that its heading stands for, if there is one. */
export type Section = { owner: string | undefined; number: number; head: Told | undefined; entries: readonly Entry[] }
export type Chapter = { heading: Told | undefined; number: number; sections: readonly Section[] }

/** The key of a line without what all of them have. */
const kind = ({ key }: Sentence): string => key.replace(/^event-/, '')

/** A log in chapters; `first` is the number of its first line. */
export function chapters(lines: readonly Sentence[], telling: Telling = {}, first = 0): Chapter[] {
  const out: { heading: Told | undefined; number: number; sections: (Omit<Section, 'entries'> & { entries: Entry[] })[] }[] = []
  let owner: string | undefined
  for (const entry of entries(lines, telling, first)) {
    const { line, number } = entry.lines[0]!
    if (!entry.fold && telling.chapters?.has(kind(line))) {
      out.push({ heading: entry.lines[0], number, sections: [] })
      owner = undefined
      continue
    }
    const whose = telling.owner?.(line)
    if (whose !== undefined) owner = whose ?? undefined
    if (out.length === 0) out.push({ heading: undefined, number, sections: [] })
    const { sections } = out.at(-1)!
    const head = !entry.fold && telling.heads?.has(kind(line)) ? entry.lines[0] : undefined
    if (head || sections.length === 0 || sections.at(-1)!.owner !== owner) sections.push({ owner, number, head, entries: [] })
    if (!head) sections.at(-1)!.entries.push(entry)
  }
  return out
}

/** The lines of a log, with those together that are read as one. */
function entries(lines: readonly Sentence[], { folds = [] }: Telling, first: number): Entry[] {
  const out: Entry[] = []
  let run: { fold: Fold; lines: Told[] } | undefined
  const close = () => {
    if (run) out.push(...folded(run.fold, run.lines))
    run = undefined
  }
  lines.forEach((line, k) => {
    const what = kind(line)
    const told = { line, number: first + k }
    const fold = foldOf(line, { folds })
    if (run && (run.fold !== fold || fold.opens?.has(what))) close()
    if (!fold) out.push({ fold: undefined, lines: [told] })
    else if (run) run.lines.push(told)
    else run = { fold, lines: [told] }
  })
  close()
  return out
}

/** What a line belongs to that is read as one. */
export function foldOf(line: Sentence, { folds = [] }: Telling = {}): Fold | undefined {
  return folds.find(({ opens, within }) => opens?.has(kind(line)) || within.has(kind(line)))
}

/** What belongs together is folded if something is known of it that can be said in one line. */
function folded(fold: Fold, lines: readonly Told[]): Entry[] {
  const known = fold.text !== undefined || lines.some(({ line }) => fold.opens?.has(kind(line)) || fold.outcome?.has(kind(line)))
  return known && lines.length > 1 ? [{ fold, lines }] : lines.map((told) => ({ fold: undefined, lines: [told] }))
}

/** What is said of an entry in one line. */
export function summary({ fold, lines }: Entry, texts: Texts): string {
  if (!fold) return texts.message(lines[0]!.line)
  if (fold.text !== undefined) return texts.say(fold.text)
  return lines.filter(({ line }) => fold.opens?.has(kind(line)) || fold.outcome?.has(kind(line))).map(({ line }) => texts.message(line)).join(' ')
}

/** News in the portions in which they are told; lines of one kind in a row are one thing. */
export function portions(lines: readonly Sentence[], { beats }: Telling = {}): Sentence[][] {
  const out: Sentence[][] = []
  lines.forEach((line, k) => {
    const begins = beats?.has(kind(line)) && lines[k - 1]?.key !== line.key
    if (k === 0 || begins) out.push([])
    out.at(-1)!.push(line)
  })
  return out
}

/** The latest entries of a chapter, as many as there is room for; `rest` says whether there are more before them. */
export function latestOf({ sections }: Chapter, room: number): { sections: Section[]; rest: boolean } {
  const out: Section[] = []
  for (const section of sections.toReversed()) {
    if (room < section.entries.length) {
      if (room > 0) out.unshift({ ...section, entries: section.entries.slice(-room) })
      return { sections: out, rest: true }
    }
    out.unshift(section)
    room -= section.entries.length
  }
  return { sections: out, rest: false }
}

/** The same chapters, with what matters only. */
export function digest(whole: readonly Chapter[], { brief }: Telling = {}): Chapter[] {
  if (!brief) return [...whole]
  const kept = ({ fold, lines }: Entry) => fold !== undefined || brief.has(kind(lines[0]!.line))
  return whole.flatMap((chapter) => {
    const sections = chapter.sections
      .map((section) => ({ ...section, entries: section.entries.filter(kept) }))
      .filter((section) => section.entries.length > 0)
    return chapter.heading || sections.length > 0 ? [{ ...chapter, sections }] : []
  })
}
