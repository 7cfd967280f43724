// A review of a finished game: asked for, waited for, given up.
import { api, type Refusal } from '../live/api'
import type { Replay, Reviewed, ReviewState } from '../messages'

const BETWEEN = 1000 // milliseconds between two looks at how far it has come
const AWAY = ['refused-no-server', 'refused-storage'] // answers of a server that is about to be back, or of none

export class Reviewing {
  state = $state.raw<ReviewState>()
  refused = $state.raw<Refusal>()
  failed = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly source: { kind: string; id: string }) {}

  get found(): Reviewed | undefined {
    return this.state?.found ?? undefined
  }

  look = () => this.#ask(() => api.review(this.source.kind, this.source.id))
  begin = () => ((this.failed = false), this.#ask(() => api.beginReview(this.source.kind, this.source.id)))
  stop = () => this.#ask(() => api.stopReview(this.source.kind, this.source.id), true)

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#timer)
  }

  async #ask(question: () => Promise<ReviewState>, given = false): Promise<void> {
    clearTimeout(this.#timer)
    const before = this.state?.doing
    const waited = before === 'waiting' || before === 'working'
    try {
      this.state = await question()
      this.refused = undefined
    } catch (refusal) {
      this.refused = refusal as Refusal
      if (waited && AWAY.includes(this.refused.key)) this.#later()
      return
    }
    const { doing } = this.state
    this.failed = !given && doing === 'nothing' && waited
    if (doing === 'waiting' || doing === 'working') this.#later()
  }

  #later(): void {
    this.#timer = setTimeout(this.look, BETWEEN)
  }
}

/** The step at which a decision was about to be taken, through the eyes that one has. */
export function stepBefore({ first, decisions }: Pick<Replay, 'first' | 'decisions'>, decision: number): number {
  return first + Math.max(0, decisions.findLastIndex((number) => number <= decision))
}

/** The steps at which a game turned. */
export function turningSteps(replay: Pick<Replay, 'first' | 'decisions'>, found: Pick<Reviewed, 'turning_points'> | undefined): number[] {
  return found?.turning_points.map(({ decision }) => stepBefore(replay, decision)) ?? []
}

/** The chances at every step, in thousandths. */
export function course({ decisions }: Pick<Replay, 'decisions'>, { chances }: Pick<Reviewed, 'chances'>): number[][] {
  return decisions.map((number) => chances[number] ?? chances.at(-1) ?? [])
}

/** A change in points of a hundred, with its sign. */
export function points(thousandths: number): string {
  const rounded = Math.round(thousandths / 10)
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}

/** Words in which `{1}` stands for whoever sat in the first seat. */
export function named(words: string, names: readonly string[]): string {
  return words.replace(/\{(\d)\}/g, (whole, seat: string) => names[Number(seat) - 1] ?? whole)
}
