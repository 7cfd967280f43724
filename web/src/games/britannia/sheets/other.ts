// Points that no area gives: kills, submission, crowns, and what is taken off again, as sentences.
import type { Texts } from '../../../texts'
import { FACTS, turnsWith } from '../facts'
import { numerals } from './timeline'
import { killsOf } from './worth'

export type Other = { sign: string; text: string; points: number | undefined }

const listed = (texts: Texts, words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : texts.say('both', { one: words.slice(0, -1).join(', '), other: words.at(-1)! })

export function otherPoints(texts: Texts, nation: string, cardsAlone: boolean): Other[] {
  const nations = (ids: readonly string[]) => listed(texts, ids.map((id) => texts.name('nation', id)))
  const kills = killsOf(nation).map((row): Other => {
    const when = [
      row.turns ? texts.say('britannia-turns', { turns: numerals(row.turns), number: row.turns.length }) : '',
      row.own_turn ? texts.say('britannia-own-turn') : '',
      row.not_in_own_turn ? texts.say('britannia-not-own-turn', { turns: numerals(row.not_in_own_turn) }) : '',
      row.former_vassal ? texts.say('britannia-former-vassal') : '',
    ].filter(Boolean)
    const what = row.leaders
      ? texts.say('britannia-kill-leader', { leaders: listed(texts, row.leaders.map((id) => texts.name('leader', id))) })
      : row.victims
        ? texts.say(`britannia-kill-${row.of}`, { nations: nations(row.victims) })
        : texts.say('britannia-kill-any')
    const sign = row.leaders ? 'leader' : (row.of ?? 'army')
    return { sign, text: when.length > 0 ? texts.say('britannia-kill-when', { what, when: when.join(', ') }) : what, points: row.points }
  })
  const out: Other[] = [...kills]
  if (!cardsAlone) out.push({ sign: 'leader', text: texts.say('britannia-kill-leader-any'), points: FACTS.kills.leader })
  for (const { vassal, overlord, most, points } of FACTS.submission as { vassal: string; overlord: string; most: number; points?: number }[]) {
    if (overlord === nation && points) out.push({ sign: 'submission', text: texts.say('britannia-submission-points', { nation: texts.beside(`nation-${vassal}`, 'the') }), points })
    if (vassal === nation) out.push({ sign: 'vassal', text: texts.say('britannia-may-submit', { nation: texts.beside(`nation-${overlord}`, 'to'), number: most }), points: undefined })
  }
  if (FACTS.windfall.nation === nation) {
    const killers = nations(FACTS.windfall.killers)
    out.push({ sign: 'windfall', text: texts.say('britannia-windfall', { leader: texts.name('leader', FACTS.windfall.leader), killers }), points: FACTS.windfall.points })
  }
  if (nation === 'danes') out.push({ sign: 'king', text: texts.say('britannia-cnut'), points: FACTS.event.cnut.points })
  for (const cap of FACTS.cap.filter((row) => row.nation === nation)) {
    const theatres = (ids: readonly string[]) => listed(texts, ids.map((id) => texts.say(`britannia-theatre-${id}`)))
    out.push({ sign: 'cap', text: texts.say('britannia-cap', { home: theatres([cap.home]), capped: theatres(cap.capped) }), points: undefined })
  }
  if (nation !== 'romans' && nation !== 'belgae') {
    out.push({ sign: 'bretwalda', text: texts.say('britannia-can-bretwalda', { turns: turnsWith('bretwalda') }), points: FACTS.bretwalda.points })
    out.push({ sign: 'king', text: texts.say('britannia-can-king', { turns: turnsWith('king'), number: FACTS.king.areas }), points: FACTS.king.points })
  }
  return out
}
