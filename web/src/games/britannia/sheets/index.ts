// The sheets that can be opened over the map, the buttons for them, and what stands in the strip above the map.
import type { Component } from 'svelte'
import type { Scene } from '../../game'
import type { BritanniaView } from '../view'
import Advice from './Advice.svelte'
import AreaSheet from './AreaSheet.svelte'
import Legend from './Legend.svelte'
import Phases from './Phases.svelte'
import Players from './Players.svelte'
import Points from './Points.svelte'
import Preferences from './Preferences.svelte'
import Situation from './Situation.svelte'
import Timeline from './Timeline.svelte'
import { named, SHEETS as READABLE, type Props, type Sheet, type Title } from './readable'
import { topic } from './topics'

/** A button above the map that opens a sheet, if it is ready; `text` has an attribute `hint`. */
export type Tool = { id: string; sign: string; text: string; ready?: ((scene: Scene<BritanniaView>) => boolean) | undefined }

const said = (key: string): Title => ({ texts }) => texts.say(key)

export const SHEETS: Record<string, Sheet> = {
  ...READABLE,
  area: { title: named('area'), Inside: AreaSheet },
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
