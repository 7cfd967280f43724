// Tokens of several kinds as words: "2 bronze, 1 gold".
import type { Phrase } from '../../texts'
import { count, unpacked } from './money/hoard'
import { TOKEN_IDS } from './kingdoms'

export const phrase: Phrase = (texts, kind, value) => {
  if (kind !== 'hoard') throw new Error(`no words for arguments of kind ${kind}`)
  const hoard = unpacked(value)
  const parts = TOKEN_IDS.filter((token) => count(hoard, token) > 0).map((token) =>
    texts.say('tokens', { number: count(hoard, token), token: texts.name('token', token) }),
  )
  return parts.length > 0 ? parts.join(', ') : texts.say('tokens-none')
}
