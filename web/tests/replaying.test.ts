// A replay tells what a step has led to as the table did, at the pace of the person in front of the page, and keeps its time.
import { beforeEach, expect, test, vi } from 'vitest'
import { between } from '../src/games/rex_britannorum/between'
import { telling } from '../src/games/rex_britannorum/telling'
import type { Frame, Position, Replay } from '../src/messages'
import { portions } from '../src/parts/chapters'
import { Replaying } from '../src/replay/replaying.svelte'
import { LONGEST_RECAP } from '../src/replay/steps'
import { unfolded } from '../src/replay/unfolding'
import { frame as recorded } from './support/frames'

const PAUSE = 1100 // milliseconds between two things that are told

/** A game as it would be looked at again: two turns of Rex Britannorum as the server told them at the table. */
const positions = recorded('rex/battles').talk.flatMap(({ hear }) => hear).filter((message): message is Position => message.type === 'Position').slice(1)
const log = positions.flatMap(({ news }) => news)
const frames: Frame[] = positions.map(({ view }, step) => ({ step, view, hands: [], waiting: [0], asked: null, rule: null, result: null }))
let lines = 0
const game = {
  kind: 'tables', id: 't', game: 'rex_britannorum', viewpoint: '1', first: 0, movers: positions.map(() => 1),
  lines: positions.map(({ news }) => (lines += news.length)), log, marks: [], decisions: [],
} as unknown as Replay
/** The step in which a whole turn is fought out. */
const TURN = positions.findIndex(({ news }) => news.length > 20)

let delay = 0 // milliseconds until the server has answered
let replay = game
beforeEach(() => {
  vi.useFakeTimers()
  delay = 0
  replay = game
  vi.stubGlobal('fetch', async (path: string) => {
    if (delay > 0) await new Promise((go) => setTimeout(go, delay))
    const [first, last] = /first=(\d+)&last=(\d+)$/.exec(path)?.slice(1).map(Number) ?? []
    return Response.json(first === undefined ? replay : { frames: Array.from({ length: last! - first + 1 }, (_, k) => ({ ...frames[Math.min(first + k, frames.length - 1)]!, step: first + k })) })
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

async function before(step: number): Promise<Replaying> {
  const show = await Replaying.open({ kind: 'tables', id: 't' }, '1', () => step - 1)
  show.manner = { telling, between }
  return show
}
const news = game.log.slice(game.lines[TURN - 1], game.lines[TURN])
const parts = portions(news, telling)

test('the moments of a step end in it, and none of them asks anybody anything', () => {
  const [was, is] = [frames[TURN - 1]!, frames[TURN]!]
  const moments = unfolded({ ...was, hands: [was.view] }, { ...is, hands: [is.view], result: [1, 0, 0] }, news, { telling, between })
  expect(moments.length).toBeGreaterThan(4)
  expect(moments.flatMap(({ lines }) => lines)).toEqual(news)
  expect(moments.map(({ untold }) => untold)).toEqual(parts.map((_, k) => parts.slice(k + 1).flat().length))
  for (const { frame } of moments.slice(0, -1)) expect([frame.step, frame.asked, frame.waiting, frame.result]).toEqual([TURN, null, [], null])
  const first = between(was.view as never, is.view as never, parts[0]!, parts.slice(1).flat())
  expect([moments[0]!.frame.view, moments[0]!.frame.hands]).toEqual([first, [first]])
  expect(moments.at(-1)!.frame.result).toEqual([1, 0, 0])
})

test('one decision that fights out a turn is told battle by battle, and what is to come is not', async () => {
  const show = await before(TURN)
  await show.move(true)
  const start = game.lines[TURN - 1]!
  for (const [k, part] of parts.entries()) {
    expect(show.step).toBe(TURN)
    expect(show.news?.lines).toEqual(part)
    expect(show.told).toBe(start + parts.slice(0, k + 1).flat().length)
    const whole = k === parts.length - 1
    expect(show.furthest).toBe(whole ? TURN : TURN - 1)
    if (!whole) expect(show.frame.view).not.toEqual(frames[TURN]!.view)
    await vi.advanceTimersByTimeAsync(PAUSE)
  }
  expect([show.untold, show.playing]).toEqual([0, false])
  expect(show.frame.view).toEqual(frames[TURN]!.view)
})

test('whoever goes on, or back, does not wait for it', async () => {
  const show = await before(TURN)
  await show.move(true)
  expect(show.untold).toBeGreaterThan(0)
  show.pause() // as every button and key does
  expect([show.untold, show.frame.view]).toEqual([0, frames[TURN]!.view])
  await show.move(true)
  expect(show.step).toBe(TURN + 1)
  await show.move(false)
  expect([show.step, show.untold]).toEqual([TURN, 0])
})

test('a jump shows its step as it is', async () => {
  const show = await before(1)
  await show.go(TURN)
  expect([show.untold, show.news]).toEqual([0, undefined])
  expect(show.frame.view).toEqual(frames[TURN]!.view)
})

test('while it plays it waits for the whole turn; paused in the middle it stands still, and plays on from there', async () => {
  const show = await before(TURN)
  show.play()
  await vi.advanceTimersByTimeAsync(PAUSE + 10)
  const untold = show.untold
  expect([show.step, untold > 0 && untold < news.length - parts[0]!.length]).toEqual([TURN, true])
  show.pause()
  await vi.advanceTimersByTimeAsync(10 * PAUSE)
  expect([show.step, show.untold]).toEqual([TURN, untold])
  show.play()
  await vi.advanceTimersByTimeAsync(PAUSE * (parts.length - 3) + 10)
  expect([show.step, show.untold]).toEqual([TURN, 0])
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(show.step).toBe(TURN + 1)
  show.pause()
})

test('at twice the speed it takes half the time', async () => {
  const show = await before(TURN)
  show.speed = 2
  await show.move(true)
  await vi.advanceTimersByTimeAsync((PAUSE / 2) * (parts.length - 1) + 1)
  expect(show.untold).toBe(0)
})

test('whoever has no pace for what others do is told all at once', async () => {
  const show = await before(TURN)
  show.manner = undefined
  await show.move(true)
  expect([show.untold, show.news?.lines]).toEqual([0, news])
})

test('a recap goes through the battles of a turn, too, and ends in the present', async () => {
  const show = await before(TURN)
  const seen = new Set<number>()
  let done = false
  void show.recap(TURN - 1, () => (done = true))
  for (let time = 0; !done && time < 20_000; time += 40) {
    await vi.advanceTimersByTimeAsync(40)
    if (show.step === TURN) seen.add(show.untold)
  }
  expect([...seen]).toEqual(parts.map((_, k) => parts.slice(k + 1).flat().length))
  expect([done, show.step, show.untold]).toEqual([true, positions.length - 1, 0])
})

test('a long round takes no more than its time, however slow the server is', async () => {
  const steps = 1_800
  const round = { movers: Array.from({ length: steps + 1 }, () => 1), lines: Array.from({ length: steps + 1 }, () => 0) }
  for (delay of [0, 50, 700]) {
    const show = await openSlowly(round)
    const began = Date.now()
    let took: number | undefined
    void show.recap(0, () => (took = Date.now() - began))
    await vi.advanceTimersByTimeAsync(LONGEST_RECAP + 2 * delay + 200)
    expect(took).toBeLessThanOrEqual(LONGEST_RECAP + 2 * delay + 200)
    expect(show.step).toBe(steps)
  }
})

async function openSlowly(round: Pick<Replay, 'movers' | 'lines'>): Promise<Replaying> {
  replay = { ...game, ...round }
  const opening = Replaying.open({ kind: 'tables', id: 't' }, '1')
  await vi.advanceTimersByTimeAsync(3 * delay + 1)
  return opening
}
