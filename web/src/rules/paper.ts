// The rules of a game as they stand on paper (`text/rules.<language>.md`), read into numbered paragraphs.

/** A run of letters: plain, strong, in italics, or a reference to another paragraph. */
export type Run = { text: string; style: 'plain' | 'strong' | 'italic' | 'reference' }
export type Paragraph = { number: string; runs: Run[] }
export type Section = { number: string; title: string; paragraphs: Paragraph[] }
export type Paper = { title: string; preface: Run[][]; sections: Section[] }

const RUNS = /\*\*(.+?)\*\*|\*(.+?)\*|\b(R\d+|\d+\.\d+)\b/g

/** The few signs of Markdown that the rules use; anything else is text and stays text. */
export function runs(line: string): Run[] {
  const out: Run[] = []
  let at = 0
  const add = (text: string, style: Run['style']) => text && out.push({ text, style })
  for (const match of line.matchAll(RUNS)) {
    add(line.slice(at, match.index), 'plain')
    at = match.index + match[0].length
    if (match[3]) add(match[3], 'reference')
    else if (match[1]) add(match[1], /^R\d+$/.test(match[1]) ? 'reference' : 'strong')
    else add(match[2]!, 'italic')
  }
  add(line.slice(at), 'plain')
  return out
}

/** Lines that belong together, joined: a block begins at a heading, a list mark or after an empty line. */
function blocks(source: string): string[] {
  const out: string[] = []
  let open = false
  for (const line of source.split('\n')) {
    const begins = /^(#|- )/.test(line)
    if (line.trim() && open && !begins) out[out.length - 1] += ` ${line.trim()}`
    else if (line.trim()) out.push(line.trim())
    open = line.trim() !== '' && !line.startsWith('#')
  }
  return out
}

export function paper(source: string): Paper {
  const out: Paper = { title: '', preface: [], sections: [] }
  for (const block of blocks(source)) {
    const section = out.sections.at(-1)
    const heading = /^## (\d+)\. (.+)$/.exec(block)
    const paragraph = /^- \*\*([\dR.]+)\*\* (.+)$/.exec(block)
    if (heading) out.sections.push({ number: heading[1]!, title: heading[2]!, paragraphs: [] })
    else if (block.startsWith('# ')) out.title = block.slice(2)
    else if (paragraph && section) section.paragraphs.push({ number: paragraph[1]!, runs: runs(paragraph[2]!) })
    else if (!section) out.preface.push(runs(block))
    else throw new Error(`not a numbered paragraph: ${block}`)
  }
  return out
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The sections with only those paragraphs that hold all words that are looked for, or bear the number. */
export function found(sections: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...sections]
  const holds = ({ number, runs }: Paragraph) => {
    const text = plain(`${number} ${runs.map((run) => run.text).join('')}`)
    return words.every((word) => text.includes(word))
  }
  return sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter(holds) }))
    .filter((section) => section.paragraphs.length > 0)
}
