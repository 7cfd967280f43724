// The rules on paper are read as they are written, and nothing in them becomes more than text.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { found, paper, runs } from '../src/rules/paper'

const read = (language: string) =>
  readFileSync(new URL(`../../src/bretwalda/games/king_is_dead/text/rules.${language}.md`, import.meta.url), 'utf8')

test.each(['en', 'fr'])('every numbered paragraph of the file is on the page: %s', (language) => {
  const source = read(language)
  const written = [...source.matchAll(/^- \*\*([\dR.]+)\*\*/gm)].map((match) => match[1])
  const { sections, title, preface } = paper(source)
  expect(sections.flatMap((section) => section.paragraphs.map(({ number }) => number))).toEqual(written)
  expect(sections.map(({ number }) => Number(number))).toEqual(sections.map((_, k) => k + 1))
  expect(title).toContain(language === 'en' ? 'The King is Dead' : 'Le Roi est mort')
  expect(preface).toHaveLength(1)
  const text = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.runs.map((run) => run.text)))
  expect(text.join('')).not.toContain('*')
})

test('lines of one paragraph are joined, signs become styles, numbers become references', () => {
  const { sections } = paper('# T\n\n## 1. One\n\n- **1.1** *First.* See\n  2.3 (R2).\n- **1.2** Next.\n')
  expect(sections[0]!.paragraphs[0]).toEqual({
    number: '1.1',
    runs: [
      { text: 'First.', style: 'italic' },
      { text: ' See ', style: 'plain' },
      { text: '2.3', style: 'reference' },
      { text: ' (', style: 'plain' },
      { text: 'R2', style: 'reference' },
      { text: ').', style: 'plain' },
    ],
  })
})

test('markup in the file stays text', () => {
  expect(runs('<img src=x onerror=alert(1)>')).toEqual([{ text: '<img src=x onerror=alert(1)>', style: 'plain' }])
})

test('a line that belongs to no paragraph is an error, not lost', () => {
  expect(() => paper('# T\n\n## 1. One\n\nwithout a number\n')).toThrow('without a number')
})

test('a search finds words without accents, and numbers', () => {
  const { sections } = paper(read('fr'))
  expect(found(sections, 'ecossais moray').flatMap((section) => section.paragraphs.map(({ number }) => number))).toContain('3.2')
  expect(found(sections, '7.7')[0]!.paragraphs[0]!.number).toBe('7.7')
  expect(found(sections, 'zeppelin')).toEqual([])
  expect(found(sections, ' ')).toHaveLength(sections.length)
})
