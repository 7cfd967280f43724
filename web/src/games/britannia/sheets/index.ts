// The sheets that can be opened over the map, the buttons for them, and what stands in the strip above the map.
import type { Component } from 'svelte'
import type { Scene } from '../../game'
import type { BritanniaView } from '../view'
import Advice from './Advice.svelte'
import AreaSheet from './AreaSheet.svelte'
import Legend from './Legend.svelte'
import NationSheet from './NationSheet.svelte'
import Phases from './Phases.svelte'
import Players from './Players.svelte'
import Points from './Points.svelte'
import Preferences from './Preferences.svelte'
import Situation from './Situation.svelte'
import Status from './Status.svelte'
import Timeline from './Timeline.svelte'
import { topic } from './topics'
import UnitSheet from './UnitSheet.svelte'

type Props = { scene: Scene<BritanniaView> }
type Title = (scene: Scene<BritanniaView>, subject: string | undefined) => string
export type Sheet = { title: Title; Inside: Component<Props & { subject: string | undefined }> }
/** A button above the map that opens a sheet, if it is ready; `text` has an attribute `hint`. */
export type Tool = { id: string; sign: string; text: string; ready?: ((scene: Scene<BritanniaView>) => boolean) | undefined }

const named = (kind: string): Title => ({ texts }, subject) => texts.name(kind, subject!)
const said = (key: string): Title => ({ texts }) => texts.say(key)

export const SHEETS: Record<string, Sheet> = {
  nation: { title: named('nation'), Inside: NationSheet },
  area: { title: named('area'), Inside: AreaSheet },
  unit: { title: ({ texts }, subject) => texts.beside(`unit-${subject!.split(':').at(-1)}`, 'title'), Inside: UnitSheet },
  status: { title: ({ texts }, subject) => (subject === 'vassal' ? texts.say('britannia-vassal') : texts.name('status', subject!)), Inside: Status },
  timeline: { title: said('britannia-tool-timeline'), Inside: Timeline },
  phases: { title: said('britannia-phases'), Inside: Phases },
  players: { title: said('britannia-tool-players'), Inside: Players },
  points: { title: said('britannia-tool-points'), Inside: Points },
  advice: { title: said('britannia-tool-advice'), Inside: Advice },
  legend: { title: said('britannia-tool-legend'), Inside: Legend },
  preferences: { title: said('britannia-tool-preferences'), Inside: Preferences },
}
export const TOOLBAR: readonly Tool[] = ['advice', 'timeline', 'points', 'players', 'legend', 'preferences'].map((id) => ({
  id,
  sign: id,
  text: `britannia-tool-${id}`,
  ready: id === 'advice' ? ({ view }) => topic(view) !== undefined : undefined,
}))
export const STRIPS: readonly Component<Props>[] = [Situation]
