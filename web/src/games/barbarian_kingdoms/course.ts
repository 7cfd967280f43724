// The course of a game: how many provinces each kingdom controlled.
import type { Standing } from '../../replay/course'
import type { Texts } from '../../texts'
import { colour } from './kingdoms'
import type { KingdomsView } from './view'

export const course = ({ kingdoms }: KingdomsView, texts: Texts): Standing => ({
  title: texts.say('realm-course'),
  lines: kingdoms.map(({ id, provinces }) => ({ name: texts.name('kingdom', id), value: provinces, colour: colour(id) })),
})
