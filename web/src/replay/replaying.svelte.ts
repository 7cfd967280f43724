// A game that is looked at again: which moment is shown, what is fetched for it, and how it plays by itself.
import { api, type Refusal } from '../live/api'
import { renewed, type Saying } from '../live/table.svelte'
import type { Frame, Replay, Sentence } from '../messages'
import { portions } from '../parts/chapters'
import { lastStep, nextStop, recap, SHORTEST, type Stride } from './steps'
import { unfolded, type Manner, type Moment } from './unfolding'

export type Source = { kind: Replay['kind']; id: string }

const AHEAD = 8 // positions that are fetched at once
const MOST_KEPT = 400
const PAINTED = 100 // milliseconds by which a position is on the page: what is asked for before then makes it wait
const PAUSE = 1100 // milliseconds between steps of which the log tells, at the usual speed
const SHORT = 200 // milliseconds after one of which it does not
export const SPEEDS = [0.5, 1, 2, 4] as const

export class Replaying {
  readonly replay: Replay
  /** The position that is shown; the board on the way to it while what led here is being told. */
  frame = $state.raw<Frame>()!
  /** What has just been told of the step that led here, and how things stood before; nothing after a jump. */
  news = $state.raw<{ lines: readonly Sentence[]; before: Frame }>()
  /** How many lines of the log have been told, and how many of the step are still to be. */
  told = $state(0)
  untold = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  stride = $state<Stride>('decision')
  /** The latest step that has been shown: what comes after it is not told unless somebody asks. */
  furthest = $state(0)
  /** Whether the log, the marks and the result of what is to come may be seen. */
  revealed = $state(false)
  refused = $state.raw<Saying>()
  /** How what a step has led to is told, one thing after the other; nothing = all at once. */
  manner: Manner | undefined

  /** Where one wants to be: the latest wish counts, however late its position comes. */
  #wanted: number
  #frames = new Map<number, Promise<Frame>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The position of the step, and what is still to be shown before it. */
  #whole: Frame
  #coming: Moment[] = []
  /** How many of its things have been told, but for the first. */
  #part = 0

  readonly first: number
  readonly last: number
  readonly step = $derived(this.frame.step)

  private constructor(
    readonly source: Source,
    replay: Replay,
    frame: Frame,
  ) {
    this.replay = replay
    this.first = replay.first
    this.last = lastStep(replay)
    this.frame = this.#whole = frame
    this.furthest = this.#wanted = frame.step
    this.told = this.linesAt(frame.step)
  }

  /** Open a game at a step, or at its beginning; through these eyes, or one's own. */
  static async open(source: Source, seat?: string, where: (replay: Replay) => number = ({ first }) => first): Promise<Replaying> {
    const replay = await api.replay(source.kind, source.id, seat)
    const at = Math.min(lastStep(replay), Math.max(replay.first, where(replay)))
    const { frames } = await api.frames(source.kind, source.id, replay.viewpoint, at, Math.min(lastStep(replay), at + AHEAD - 1))
    const out = new Replaying(source, replay, frames[0]!)
    for (const frame of frames) out.#frames.set(frame.step, Promise.resolve(frame))
    return out
  }

  /**
   * Draw a moment from the middle of the game, and then the one that is meant, before anything is painted: what draws a board
   * is slow when it is used for the first time, and would be so in the first jump.
   */
  async rehearse(draw: () => void): Promise<void> {
    const meant = this.frame
    const middle = await this.#ask(this.first + ((this.last - this.first) >> 1)).catch(() => meant)
    this.frame = middle
    draw()
    this.frame = meant
    draw()
  }

  /** The position at the end of the game. */
  ending(): Promise<Frame> {
    return this.#frames.get(this.last) ?? this.#ask(this.last)
  }

  linesAt(step: number): number {
    return this.replay.lines[step - this.first] ?? 0
  }

  /** Go to a step; it is shown when its position has come. */
  async go(to: number): Promise<void> {
    const step = Math.min(this.last, Math.max(this.first, to))
    this.#wanted = step
    try {
      const frame = await this.#fetch(step)
      if (this.#wanted === step) this.#show(frame)
    } catch (refusal) {
      this.pause()
      this.refused = refusal as Refusal
    }
  }

  /** Go on, or back, to the next stop. */
  async move(forward: boolean, by: Stride = this.stride): Promise<void> {
    await this.go(nextStop(this.replay, this.#wanted, by, forward))
  }

  play(): void {
    if (this.playing) return
    this.playing = true
    if (this.#wanted >= this.last && this.untold === 0) void this.go(this.first).then(() => this.#wait())
    else this.#wait(0)
  }

  /** Stand still. Where nothing plays, what is being told of a step is all there at once. */
  pause(): void {
    clearTimeout(this.#timer)
    if (!this.playing) while (this.#tell());
    this.playing = false
  }

  /** Show what others did after a step, in a time that is not too long; then it is done. */
  async recap(after: number, done: () => void): Promise<void> {
    await this.go(after)
    this.playing = true
    const told = (step: number) => this.replay.log.slice(this.linesAt(step - 1), this.linesAt(step))
    const stops = recap(this.replay, after, (step) => (this.manner ? portions(told(step), this.manner.telling).length : 1))
    const began = performance.now()
    for (const [k, { step, part, at }] of stops.entries()) {
      const passed = performance.now() - began
      if (k < stops.length - 1 && passed >= stops[k + 1]!.at) continue // the page is slow: the time is kept
      await new Promise((go) => (this.#timer = setTimeout(go, Math.max(0, at - passed))))
      if (!this.playing) return
      if (this.#whole.step !== step) await this.go(step)
      while (this.#part < part && this.#tell());
    }
    await new Promise((go) => (this.#timer = setTimeout(go, SHORTEST)))
    if (this.playing) done()
  }

  /** Go on by itself after a while: to what is not told yet, and then, if it plays, to the next step. */
  #wait(pause = this.news ? PAUSE : SHORT): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(async () => {
      if (this.#tell()) return this.#wait()
      if (!this.playing) return
      await this.move(true, 'decision')
      if (!this.playing) return
      if (this.#wanted >= this.last && this.untold === 0) this.pause()
      else this.#wait()
    }, pause / this.speed)
  }

  #show(frame: Frame): void {
    const before = this.#whole
    if (frame.step === before.step) return
    this.refused = undefined
    const lines = frame.step > before.step ? this.replay.log.slice(this.linesAt(before.step), this.linesAt(frame.step)) : []
    const next = frame.step === before.step + 1
    // Pieces fly where one decision led here; after a longer way nobody could follow them.
    const followed = lines.length > 0 && (next || this.playing)
    this.#whole = { ...frame, view: renewed(before.view, frame.view) }
    const all = { frame: this.#whole, lines: followed ? lines : [], untold: 0 }
    this.#coming = followed && next && this.manner ? unfolded(before, this.#whole, lines, this.manner) : [all]
    this.#part = -1
    this.#tell()
    if (this.untold > 0 && !this.playing) this.#wait()
  }

  /** Show the next thing that the step has led to; false if there is none. */
  #tell(): boolean {
    const moment = this.#coming.shift()
    if (!moment) return false
    const before = this.frame
    this.news = moment.lines.length > 0 ? { lines: moment.lines, before } : undefined
    this.frame = moment.untold > 0 ? { ...moment.frame, view: renewed(before.view, moment.frame.view) } : moment.frame
    this.untold = moment.untold
    this.told = this.linesAt(moment.frame.step) - moment.untold
    this.#part++
    if (moment.untold === 0) this.furthest = Math.max(this.furthest, moment.frame.step)
    return true
  }

  /** A position, with those that follow it, or come before it if one goes back; after a jump alone, which is quicker. */
  #fetch(step: number): Promise<Frame> {
    const known = this.#frames.get(step)
    if (known) {
      if (this.playing) this.#prepare(step + AHEAD / 2)
      return known
    }
    if (Math.abs(step - this.frame.step) > 1) {
      const frame = this.#ask(step)
      void frame.then(() => setTimeout(() => this.#prepare(step + 1), PAINTED), () => {})
      return frame
    }
    const back = step < this.frame.step && step > this.first
    const from = back ? Math.max(this.first, step - AHEAD + 1) : step
    return this.#ask(from, back ? step : Math.min(this.last, step + AHEAD - 1), step)
  }

  /** Have what comes soon at hand. */
  #prepare(step: number): void {
    if (step <= this.last && !this.#frames.has(step)) this.#ask(step, Math.min(this.last, step + AHEAD - 1), step).catch(() => {})
  }

  #ask(from: number, to = from, wanted = from): Promise<Frame> {
    const answer = api.frames(this.source.kind, this.source.id, this.replay.viewpoint, from, to)
    for (let step = from; step <= to; step++) {
      const frame = answer.then(({ frames }) => frames[step - from]!)
      frame.catch(() => this.#frames.delete(step))
      this.#frames.set(step, frame)
    }
    for (const step of this.#frames.keys()) {
      if (this.#frames.size <= MOST_KEPT) break
      this.#frames.delete(step)
    }
    return this.#frames.get(wanted)!
  }
}
