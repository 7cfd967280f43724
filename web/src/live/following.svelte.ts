// Others' moves at the pace of the person in front of the page: what has come is shown one thing after the other, waits if it
// is told to, goes on step by step, or is skipped. Knows positions and time, not what they mean.
import type { Pace } from '../likes'
import type { Position, Sentence } from '../messages'

/** Milliseconds for which something is shown of which the log tells. */
export const PAUSES: Record<Pace, number> = { slow: 1800, normal: 800, fast: 300, none: 0 }
const SILENT = 0.2 // of that, for a position of which it does not
const MOST = 300 // positions that may wait; whoever stopped long ago sees the oldest pass by

/** News in the portions in which they are told; without it all at once. */
export type Portions = (lines: readonly Sentence[]) => Sentence[][]
type Coming = { position: Position; at: number }

export class Following {
  paused = $state(false)
  /** Whether everything is passed over until the person is asked. */
  skipping = $state(false)
  /** How many things have come that are not shown yet. */
  behind = $state(0)

  #coming: Coming[] = []
  /** What is still to be told of the position that is shown. */
  #untold: Sentence[][] = []
  /** When the next thing may be shown. */
  #ready = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    /** Show a position; what it tells, which is not told yet. */
    private readonly show: (position: Position, at: number) => readonly Sentence[],
    private readonly tell: (lines: readonly Sentence[]) => void,
    private readonly pace: () => Pace,
    private readonly portions: Portions = (lines) => [[...lines]],
  ) {}

  /** A position that others have led to. */
  come(position: Position): void {
    this.#coming.push({ position, at: Date.now() })
    if (this.#coming.length > MOST) this.#next()
    this.#go()
  }

  /** A position that the person has wished for: at once, and all before it. */
  at(position: Position): void {
    this.catchUp()
    const news = this.show(position, Date.now())
    this.tell(news)
    this.#ready = Date.now() + (news.length > 0 ? PAUSES[this.pace()] : 0)
  }

  /** A position that the person has wished for, told one thing after the other: the first of them at once. */
  now(position: Position): void {
    this.catchUp()
    this.#ready = 0
    this.come(position)
  }

  /** Show all that has come. */
  catchUp(): void {
    clearTimeout(this.#timer)
    while (this.#next());
    this.#count()
  }

  pause(): void {
    this.paused = true
    clearTimeout(this.#timer)
  }

  resume(): void {
    this.paused = false
    this.#ready = 0
    this.#go()
  }

  /** Show the next thing, and wait again. */
  step(): void {
    this.pause()
    this.#next()
    this.#count()
  }

  /** Pass over everything until the person is asked. */
  skip(): void {
    this.paused = false
    this.skipping = true
    this.catchUp()
  }

  /** The pace has changed, or the page is out of sight: what was to wait need not. */
  hurry(): void {
    this.#ready = 0
    this.#go()
  }

  leave(): void {
    clearTimeout(this.#timer)
  }

  /** Show what may be shown, and come back when more may. */
  #go(): void {
    clearTimeout(this.#timer)
    if (this.#atOnce()) return this.catchUp()
    if (!this.paused && this.#waits()) {
      const wait = this.#ready - Date.now()
      if (wait <= 0) {
        this.#next()
        return this.#go()
      }
      this.#timer = setTimeout(() => this.#go(), wait)
    }
    this.#count()
  }

  #waits(): boolean {
    return this.#untold.length + this.#coming.length > 0
  }

  /** Nobody looks, nobody wants to look, or somebody's time runs. */
  #atOnce(): boolean {
    if (this.skipping || (this.pace() === 'none' && !this.paused) || document.hidden) return true
    return this.#coming.some(({ position }) => position.left !== null && position.options.length > 0)
  }

  /** Show the next thing; false if there is none. */
  #next(): boolean {
    const portion = this.#untold.shift()
    if (portion) {
      this.tell(portion)
      this.#ready = Date.now() + PAUSES[this.pace()]
      return true
    }
    const next = this.#coming.shift()
    if (!next) return false
    const news = this.show(next.position, next.at)
    const [first = [], ...more] = news.length > 0 ? this.portions(news) : []
    this.#untold = more
    this.tell(first)
    this.#ready = Date.now() + PAUSES[this.pace()] * (first.length > 0 ? 1 : SILENT)
    return true
  }

  #count(): void {
    this.behind = this.#untold.length + this.#coming.length
  }
}
