// The course of a game: how many regions each faction held.
import type { Standing } from '../../replay/course'
import type { Texts } from '../../texts'
import { controlled, FACTIONS } from './position'
import type { KingView } from './view'

export const course = (view: KingView, texts: Texts): Standing => ({
  title: texts.say('king-course'),
  lines: FACTIONS.map((faction) => ({ name: texts.beside(`faction-${faction}`, 'title'), value: controlled(view, faction), colour: `var(--${faction})` })),
})
