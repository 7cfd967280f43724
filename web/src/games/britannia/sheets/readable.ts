// The sheets that can be read without a position: a nation, a unit, a status.
import type { Component } from 'svelte'
import type { Scene } from '../../game'
import type { BritanniaView } from '../view'
import NationSheet from './NationSheet.svelte'
import Status from './Status.svelte'
import UnitSheet from './UnitSheet.svelte'

export type Props = { scene: Scene<BritanniaView> }
export type Title = (scene: Scene<BritanniaView>, subject: string | undefined) => string
export type Sheet = { title: Title; Inside: Component<Props & { subject: string | undefined }> }

export const named = (kind: string): Title => ({ texts }, subject) => texts.name(kind, subject!)

export const SHEETS: Record<string, Sheet> = {
  nation: { title: named('nation'), Inside: NationSheet },
  unit: { title: ({ texts }, subject) => texts.beside(`unit-${subject!.split(':').at(-1)}`, 'title'), Inside: UnitSheet },
  status: { title: ({ texts }, subject) => (subject === 'vassal' ? texts.say('britannia-vassal') : texts.name('status', subject!)), Inside: Status },
}
