// The course of a game: the points that each kingdom had on its tracks; objectives come at the end.
import type { Standing } from '../../replay/course'
import type { Texts } from '../../texts'
import type { RexView } from './view'

export const course = ({ kingdoms }: RexView, texts: Texts): Standing => ({
  title: texts.say('rex-course'),
  lines: kingdoms
    .filter(({ seat }) => seat !== null)
    .map(({ id, achievements }) => ({ name: texts.name('kingdom', id), value: achievements, colour: `var(--${id})` })),
})
