// What lies on the desk in front of the board and is nobody else's business: the card in hand that is about to be sent, the plan
// that is being changed, and the places that are pointed at.
import type { Scene } from '../game'
import { nextStep } from './plan'
import { own } from './position'
import type { PlayView, RexView } from './view'

class Desk {
  /** The card in hand that is about to be sent. */
  card = $state<string>()
  /** Places that an objective or a track is about. */
  places = $state.raw<readonly string[]>([])
  #wanted: readonly PlayView[] | undefined

  /** Change the plan into this one: cards are taken back and sent again, one after the other. */
  replan(scene: Scene<RexView>, wanted: readonly PlayView[]): void {
    this.#wanted = wanted
    this.go(scene)
  }

  /** Take the next step to the wanted plan, if it can be taken now; called whenever the position changes. */
  go(scene: Scene<RexView>): void {
    if (!this.#wanted || scene.choices.length === 0) return // nothing to do, or a choice is on its way
    const step = nextStep(own(scene.view)?.plays ?? [], this.#wanted)
    if (step === 'back') {
      if (scene.undo) return scene.undo()
    } else if (step) {
      const choice = scene.choices.find(({ notation }) => notation === `send ${step.card} ${step.zone}`)
      if (choice) return choice.choose()
    }
    this.#wanted = undefined
  }

  /** Put everything away: another seat, or another step. */
  clear(): void {
    this.card = this.#wanted = undefined
    this.places = []
  }
}

export const desk = new Desk()
