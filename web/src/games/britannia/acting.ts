// What a click on an area means now: a choice, another stack, or the reason why it is none.
import type { Scene } from '../game'
import { desk, offered } from './desk.svelte'
import { bandsIn, stacksBySize } from './position'
import type { BritanniaView } from './view'

type Page = Scene<BritanniaView>

/**
 * How an area answers to a click:
 * `open` may be entered and stayed in, `limited` only as the one overstack or on the way through, `choice` can be chosen,
 * `stack` holds units that can be picked up, `here` is where the marching units are,
 * `forbidden` and `suzerain` (for suzerainty forbids it) only say why not.
 */
export type Answer = { kind: 'open' | 'limited' | 'choice' | 'stack' | 'here'; label: string; act: () => void }
export type Denial = { kind: 'forbidden' | 'suzerain'; why: string }
export type Touch = Answer | Denial

export const denied = (touch: Touch): touch is Denial => 'why' in touch

const LIMITED = new Set(['overstack', 'pass'])
const SUZERAIN = new Set(['overlord', 'vassal'])

/** Every area that answers now, and how. */
export function touches(scene: Page): Map<string, Touch> {
  const { view } = scene
  if (scene.choices.length === 0) return new Map()
  if (view.step === 'march' && view.march) return marching(scene, view.march.targets, view.march.area)
  if (view.step === 'growth') return raising(scene)
  const out = new Map<string, Touch>()
  for (const { thing, notation, label, choose } of scene.choices) {
    const [kind, area] = thing.split(':')
    if (kind === 'area') {
      const target = scene.aimAt(thing)
      if (target) out.set(area!, { kind: view.step === 'movement' ? 'stack' : 'choice', label: target.label, act: target.choose })
    } else if (notation.startsWith('remove ') && !out.has(area!)) out.set(area!, { kind: 'choice', label, act: choose })
  }
  return out
}

/** In growth a click raises the unit that is chosen in the purchase bar. */
function raising(scene: Page): Map<string, Touch> {
  const out = new Map<string, Touch>()
  for (const { notation, label, choose } of scene.choices) {
    const [verb, unit, area] = notation.split(' ')
    if (verb === 'raise' && unit === boughtUnit(scene)) out.set(area!, { kind: 'choice', label, act: choose })
  }
  return out
}

/** The units that can be raised now, and the one that a click raises. */
export function units(scene: Page): string[] {
  return [...new Set(scene.choices.map(({ notation }) => notation.split(' ')).filter(([verb]) => verb === 'raise').map(([, unit]) => unit!))]
}
export function boughtUnit(scene: Page): string | undefined {
  const all = units(scene)
  return desk.unit && all.includes(desk.unit) ? desk.unit : all[0]
}

function marching(scene: Page, targets: Record<string, string>, here: string): Map<string, Touch> {
  const { view, texts } = scene
  const out = new Map<string, Touch>()
  for (const id of stacksBySize(view)) {
    if (id === here || !bandsIn(view, id).some((band) => band.left > 0)) continue
    out.set(id, { kind: 'stack', label: texts.say('brit-take', { area: texts.name('area', id) }), act: () => pickUp(scene, id) })
  }
  for (const [id, state] of Object.entries(targets)) {
    const go = offered(scene, `go ${id}`)
    if (go) out.set(id, { kind: LIMITED.has(state) ? 'limited' : 'open', label: texts.say('pair', { name: go.label, value: texts.say(`brit-target-${state}`) }), act: go.choose })
    else if (!out.has(id)) out.set(id, { kind: SUZERAIN.has(state) ? 'suzerain' : 'forbidden', why: texts.say(`brit-target-${state}`) })
  }
  out.set(here, { kind: 'here', label: texts.say('brit-put-down'), act: () => putDown(scene) })
  return out
}

/** Let the marching units be where they are; if they have not moved, as if they had never been picked up. */
export function putDown(scene: Page): void {
  desk.want(scene, [offered(scene, 'halt') ? 'halt' : { backTo: 'movement' }])
}

/** Pick up the units of an area, without some that stay behind; those in hand now are put down. */
export function pickUp(scene: Page, area: string, left: readonly string[] = []): void {
  const before = scene.view.step !== 'march' ? [] : [offered(scene, 'halt') ? 'halt' : { backTo: 'movement' }]
  desk.want(scene, [...before, `move ${area}`, ...left])
}

/** Pick up the stack that comes after the one in hand, the largest first, and after the smallest the largest again. */
export function nextStack(scene: Page, back = false): string | undefined {
  const { view } = scene
  const ready = stacksBySize(view).filter((id) => bandsIn(view, id).some((band) => band.left > 0))
  if (ready.length === 0) return undefined
  const at = view.march ? ready.indexOf(view.march.area) : -1
  const next = back ? (at <= 0 ? ready.length - 1 : at - 1) : (at + 1) % ready.length
  return ready[next]
}
