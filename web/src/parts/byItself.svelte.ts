// Choices that the page takes by itself: those without an alternative, and those that a standing order names.
import type { GamePage, StandingOrder } from '../games/game'
import type { Table } from '../live/table.svelte'
import type { Option } from '../messages'
import { preferences } from '../preferences.svelte'
import { Tempo } from './tempo'

export class ByItself {
  /** What the person has told the page to do until something happens. */
  order = $state.raw<{ what: StandingOrder; since: unknown }>()
  readonly #tempo = new Tempo()
  #asked = { seq: -1, at: 0 }

  constructor(
    private readonly table: Table,
    private readonly game: GamePage,
  ) {}

  /** The choice to be taken without asking; what was taken back is asked again. */
  readonly next: Option | undefined = $derived.by(() => {
    const { table, game } = this
    const view = table.position?.view
    if (table.deciding || table.options.length === 0 || table.position?.can_redo) return undefined
    if (this.order && !this.order.what.stops(this.order.since, view)) {
      const ordered = table.options.find(({ notation }) => notation === this.order!.what.notation)
      if (ordered) return ordered
    }
    if (!preferences.forced) return undefined
    return table.options.length === 1 ? table.options[0] : game.indifferent?.(table.options, view)
  })

  /** A position is shown: the time that the person takes for it runs. */
  ask(seq: number): void {
    if (this.#asked.seq !== seq) this.#asked = { seq, at: Date.now() }
    if (this.order && this.table.position && this.order.what.stops(this.order.since, this.table.position.view)) this.order = undefined
  }

  /** The person has decided. */
  decided(): void {
    if (!this.next) this.#tempo.note(Date.now() - this.#asked.at)
  }

  /** Milliseconds until the page takes the choice. */
  wait(): number {
    return this.#tempo.draw(this.table.alone)
  }

  command(what: StandingOrder): void {
    this.order = { what, since: this.table.position?.view }
  }

  stop(): void {
    this.order = undefined
  }
}
