// The two paragraphs of the guide that speak of one nation: who they are, and how to lead them.
import type { Paper, Paragraph } from '../../../rules/paper'
import { FACTS } from '../facts'

/** The sections of the guide that have a paragraph for each nation, in the order of play. */
const OF_NATIONS = ['4', '5']

export function advice(paper: Paper, nation: string): Paragraph[] {
  const place = FACTS.nation.findIndex(({ id }) => id === nation) + 1
  return paper.sections
    .filter(({ number }) => OF_NATIONS.includes(number))
    .flatMap(({ number, paragraphs }) => paragraphs.filter((paragraph) => paragraph.number === `${number}.${place}`))
}
