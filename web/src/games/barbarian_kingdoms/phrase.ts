// Tokens of several kinds as words: "2 bronze, 1 gold".
import type { Phrase } from '../../texts'
import { inWords, ofEach } from './money/hoard'

export const phrase: Phrase = (texts, kind, _value, parts) => {
  if (kind !== 'hoard') throw new Error(`no words for arguments of kind ${kind}`)
  return inWords(ofEach(parts), texts)
}
