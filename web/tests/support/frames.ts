// Recorded frames: what the real server says, written down by tests/frames and held true by tests/test_frames.py.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frames as ReplayFrames, Option, PageMessage, Position, ServerMessage } from '../../src/messages'
import { answered, boxed } from './boxes'
import { Line } from './line'

/** What was heard after something was asked; `ask` is null where it came by itself. */
type Exchange = { ask: PageMessage | null; hear: ServerMessage[] }
export type Frame = {
  /** The bodies that the server gave, by `GET /api/…`. */
  requests: Record<string, unknown>
  talk: Exchange[]
}

export function frame(name: string): Frame {
  return whole(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'frames', `${name}.json`), 'utf-8')) as Frame)
}

/** In a file, the view of a position has only the parts that are not as in the position before. */
function whole(frame: Frame): Frame {
  let view = {}
  for (const message of frame.talk.flatMap(({ hear }) => hear)) {
    if (message.type === 'Position') message.view = view = { ...view, ...(message.view as object) }
  }
  return frame
}

/** Whether two messages say the same; their numbers do not matter, nor what a page has seen when it comes. */
function same(one: PageMessage, other: PageMessage): boolean {
  if (one.type === 'Hello') return other.type === 'Hello'
  const plain = ({ ref: _, ...message }: PageMessage) => JSON.stringify(Object.entries(message).sort())
  return plain(one) === plain(other)
}

/** The server of a frame: it answers what was asked when the frame was recorded, and nothing else. */
export class Server {
  /** Everything that the page has sent, but for greetings and signs of life. */
  readonly sent: PageMessage[] = []
  /** Requests that changed something, as `POST /api/…`, with their bodies. */
  readonly posted: { what: string; body: unknown }[] = []
  /** The latest position that was sent. */
  position: Position | undefined
  #later: Exchange[]
  #pending = 0

  constructor(readonly frame: Frame) {
    this.#later = frame.talk.filter(({ ask }) => ask === null)
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.#pending > 0
  }

  /** How the decisions that were sent are written down. */
  readonly decided: string[] = []

  /** Be at the other end of every line that is opened from now on. */
  listen(): void {
    Line.answering = (line, message) => this.#soon(() => (message ? this.#hear(line, message) : line.open()))
  }

  /** Say what came next by itself. */
  goOn(): void {
    const next = this.#later.shift()
    if (!next) throw new Error('nothing more was recorded')
    this.#say(Line.all.at(-1)!, next.hear)
  }

  /** Answer a request as the recorded server did. */
  fetch = async (path: string, request?: RequestInit): Promise<Response> => {
    const what = `${request?.method ?? 'GET'} ${path}`
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : request?.body
    if (!what.startsWith('GET ')) this.posted.push({ what, body })
    const box = /\/games\/(\w+)\/box\//.exec(path)
    if (box && what in this.frame.requests) return Response.json({ ...boxed(box[1]!), ...(this.frame.requests[what] as object) })
    if (what in this.frame.requests) {
      const answer = this.frame.requests[what] as { type?: string }
      return Response.json(answer, { status: answer.type === 'Refused' ? 400 : 200 })
    }
    const known = answered(path)
    if (known) return known
    const some = this.#positions(what)
    if (some) return Response.json({ frames: some })
    if (what === 'POST /api/me') return Response.json({ ...(this.frame.requests['GET /api/me'] as object), ...(body as object) })
    throw new Error(`no answer was recorded to ${what}`)
  }

  /** Some positions of a game that is looked at again: all of them were recorded at once. */
  #positions(what: string): unknown[] | undefined {
    const [door, first, last] = /^(.*&first=)(\d+)&last=(\d+)$/.exec(what)?.slice(1) ?? []
    const whole = Object.entries(this.frame.requests).find(([asked]) => door && asked.startsWith(door))?.[1] as ReplayFrames | undefined
    return whole?.frames.filter(({ step }) => step >= Number(first) && step <= Number(last))
  }

  #hear(line: Line, message: PageMessage): void {
    if (message.type === 'Ping') return
    if (message.type !== 'Hello') {
      this.sent.push(message)
      if (message.type === 'Decide') this.decided.push(this.#option(message.choice).notation)
    }
    const known = this.frame.talk.find(({ ask }) => ask && same(ask, message))
    if (known) this.#say(line, known.hear, message.ref)
  }

  #say(line: Line, messages: ServerMessage[], ref = 0): void {
    for (const message of messages) {
      if (message.type === 'Position') this.position = message
      const numbered = ['Done', 'Refused', 'Because', 'Pong'].includes(message.type)
      line.say(numbered ? ({ ...message, ref } as ServerMessage) : message)
    }
  }

  #option(choice: number): Option {
    return this.position!.options.find((option) => option.choice === choice)!
  }

  /** Nothing is answered before the page has done what it is doing. */
  #soon(what: () => void): void {
    this.#pending++
    queueMicrotask(() => {
      this.#pending--
      what()
    })
  }
}
