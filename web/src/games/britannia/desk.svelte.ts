// What lies on the desk in front of the board and is nobody else's business: the open sheet, the filter, the look of the
// map, the unit to be bought, and the decisions that should follow each other.
import type { Choice, Scene } from '../game'
import type { BritanniaView } from './view'

export type Filter = 'population' | 'points' | 'stacking'
export type Look = 'parchment' | 'plain'
/** A decision to be taken as soon as it is offered, or steps to be taken back until this one is asked again. */
type Wish = { notation: string } | { backTo: string }

const PLACE = 'bretwalda-britannia'

type Kept = { look: Look; warns: boolean; advises: boolean; tumbles: boolean; reckons: boolean }
const usual: Kept = { look: 'parchment', warns: true, advises: true, tumbles: true, reckons: true }

function kept(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) }
  } catch {
    return usual
  }
}

class Desk {
  sheet = $state.raw<{ id: string; subject: string | undefined }>()
  filter = $state<Filter>()
  /** The unit that a click on the map raises. */
  unit = $state<string>()
  /** Where the map should be looked at; a new object each time. */
  sight = $state.raw<{ area: string; near: boolean }>()
  readonly likes = $state(kept())
  #wishes: Wish[] = []
  /** The position that the latest of these decisions was taken in: the next one waits for another. */
  #left: BritanniaView | undefined

  open(id: string, subject?: string): void {
    this.sheet = { id, subject }
  }

  close(): void {
    this.sheet = undefined
  }

  /** Look at an area; from near, or only so that it is in sight. */
  focus(area: string, near = true): void {
    this.sight = { area, near }
  }

  /** Put everything away that belongs to one table. */
  clear(): void {
    this.sheet = this.filter = this.unit = this.sight = undefined
    this.#wishes = []
  }

  like(likes: Partial<Kept>): void {
    Object.assign(this.likes, likes)
    localStorage.setItem(PLACE, JSON.stringify(this.likes))
  }

  get look(): Look {
    return this.likes.look
  }

  /** Take these decisions one after the other, as soon as each is offered. */
  want(scene: Scene<BritanniaView>, wishes: readonly (string | { backTo: string })[]): void {
    this.#wishes = wishes.map((wish) => (typeof wish === 'string' ? { notation: wish } : wish))
    this.#left = undefined
    this.go(scene)
  }

  /** Whether decisions are still to follow. */
  get busy(): boolean {
    return this.#wishes.length > 0
  }

  /** Take the next of the decisions, if it can be taken now; called whenever the position changes. */
  go(scene: Scene<BritanniaView>): void {
    const wish = this.#wishes[0]
    if (!wish || scene.choices.length === 0 || scene.view === this.#left) return // not mine, or a choice is on its way
    if ('backTo' in wish) {
      if (scene.view.step === wish.backTo) {
        this.#wishes.shift()
        this.go(scene)
      } else if (scene.undo) {
        this.#left = scene.view
        scene.undo()
      } else this.#wishes = []
      return
    }
    const choice = scene.choices.find(({ notation }) => notation === wish.notation)
    if (!choice) {
      this.#wishes = []
      return
    }
    this.#wishes.shift()
    this.#left = scene.view
    choice.choose()
  }
}

export const desk = new Desk()

/** The choice that is written down like this, if there is one now. */
export const offered = (scene: Scene<BritanniaView>, notation: string): Choice | undefined =>
  scene.choices.find((choice) => choice.notation === notation)
