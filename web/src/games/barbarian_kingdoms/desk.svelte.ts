// What lies on the desk in front of the board and is nobody else's business: the open sheet, the screen before the
// treasury, and the tokens that are to be paid.
import { count, worth, type Hoard } from './money/hoard'
import { offered, offers, type Page } from './position'

/** The decisions that put a sum together. */
const COUNTING = new Set(['bribery', 'counted-paying', 'counted-ransom'])

class Desk {
  /** The kingdom whose board is being looked at. */
  kingdom = $state<string>()
  /** Whether one's own treasury is covered, for eyes at the same table. */
  covered = $state(false)
  /** The tokens that are to be paid; the rules ask for them one kind after the other. */
  #paying: Hoard | undefined

  clear(): void {
    this.kingdom = this.#paying = undefined
  }

  /** Pay these tokens: a bribe, or by the first rules a price or a ransom. */
  pay(scene: Page, tokens: Hoard): void {
    this.#paying = tokens
    this.go(scene)
  }

  /** Answer the next question about the tokens to be paid; called whenever the position changes. */
  go(scene: Page): void {
    const wanted = this.#paying
    if (!wanted) return
    if (!COUNTING.has(scene.view.step ?? '') || scene.view.own_bribe) {
      this.#paying = undefined // they are paid
      return
    }
    if (scene.choices.length === 0) return // a choice is on its way
    const kind = offers(scene, 'count')[0]?.notation.split(' ')[1]
    const choice = offered(scene, kind ? `count ${kind} ${count(wanted, kind)}` : `bribe ${worth(wanted)}`)
    if (choice) choice.choose()
    else this.#paying = undefined
  }
}

export const desk = new Desk()
