// Tokens of several kinds as words: "2 bronze, 1 gold"; a payment is known by its letters.
import type { Phrase } from '../../texts'
import { inWords, ofEach, spelled } from './money/hoard'

export const phrase: Phrase = (texts, kind, value, parts) => {
  if (kind === 'payment') return inWords(spelled(texts.id(kind, value)), texts)
  if (kind !== 'hoard') throw new Error(`no words for arguments of kind ${kind}`)
  return inWords(ofEach(parts), texts)
}
