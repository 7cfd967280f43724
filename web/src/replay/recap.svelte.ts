// Since your last turn: what the others have done, told quickly; then one stands in the present.
import type { Table } from '../live/table.svelte'
import { preferences } from '../preferences.svelte'
import { Replaying } from './replaying.svelte'
import { lastStep, sinceOwn } from './steps'
import { mannerFor, type Manner } from './unfolding'

const AWAY = 30_000 // milliseconds after which somebody comes back, and has not just loaded the page again

class Recap {
  /** What is being told now, if anything is. */
  show = $state.raw<Replaying>()

  /** Tell what has happened since the seat's own latest decision; `nothing` is done if nobody else has done anything. */
  async begin(table: Table, page: Manner, nothing = () => {}): Promise<void> {
    const seat = table.seat
    if (seat === null || this.show) return
    let after = 0
    try {
      const show = await Replaying.open({ kind: 'tables', id: table.id }, String(seat + 1), (replay) => (after = sinceOwn(replay, seat)))
      if (after >= lastStep(show.replay)) return nothing()
      show.manner = mannerFor(page, preferences.pace)
      this.show = show
      await show.recap(after, () => this.end())
    } catch {
      this.end() // the present is there in any case
    }
  }

  end(): void {
    this.show?.pause()
    this.show = undefined
  }
}

export const recap = new Recap()

const place = (table: string) => `bretwalda-seen-${table}`

/** Whether somebody comes back to a game that has gone on without them: others have decided since they last looked. */
export function comesBack({ id, position, ending }: Table): boolean {
  const seen = localStorage.getItem(place(id))
  if (seen === null || !position || position.seat === null || ending) return false
  const { seq, at } = JSON.parse(seen) as { seq: number; at: number }
  return Date.now() - at > AWAY && position.seq > seq
}

/** Remember what somebody has seen of a game. */
export function remember({ id, position, ending }: Table): void {
  if (ending || !position) localStorage.removeItem(place(id))
  else localStorage.setItem(place(id), JSON.stringify({ seq: position.seq, at: Date.now() }))
}
