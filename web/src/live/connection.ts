// A socket to one table that comes back by itself. Knows frames and time, not their meaning.
import type { PageMessage, ServerMessage } from '../messages'

const EVERY = 1_000 // milliseconds between two looks at the line
const QUIET = 3_000 // after so long without a word the other end is asked for one
const ANSWER_WITHIN = 5_000 // a line on which that brings none is dead, and so is one that does not open
const LONGEST_WAIT = 5_000
const FOR_GOOD = [4401, 4403, 4404] // closed because this person or this table has no business here

/** Why nothing comes: for good, or which attempt (from 1) is being made, or is made when (milliseconds since 1970). */
export type Trouble = { forGood: true } | { forGood: false; attempt: number; next: number | undefined }

/** The address of a socket of this server. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
}

/** How long to wait before attempt number n, from 0: longer each time. */
export function patience(attempt: number): number {
  return Math.min(LONGEST_WAIT, 300 * 2 ** attempt)
}

export class Connection {
  #socket: WebSocket | undefined
  #attempt = 0
  #closed = false
  #heard = 0
  /** Since when an answer has been waited for: to a question whether anybody is there, or to the call itself. */
  #asked: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #pulse: ReturnType<typeof setInterval>

  constructor(
    private readonly address: string,
    private readonly opened: () => void,
    private readonly heard: (message: ServerMessage) => void,
    /** The line is down: until it comes back, or for good. */
    private readonly lost: (trouble: Trouble) => void,
  ) {
    this.#connect()
    this.#pulse = setInterval(() => this.#look(), EVERY)
    window.addEventListener('online', this.hurry)
    window.addEventListener('offline', this.#doubt)
  }

  /** Send a message; false if the line is down. */
  send(message: PageMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    window.removeEventListener('online', this.hurry)
    window.removeEventListener('offline', this.#doubt)
    this.#socket?.close()
  }

  #connect(): void {
    const socket = new WebSocket(this.address)
    this.#socket = socket
    this.#asked = Date.now()
    socket.onopen = () => {
      this.#hear()
      this.opened()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return // given up already
      const message = JSON.parse(event.data) as ServerMessage
      this.#hear()
      if (message.type !== 'Refused') this.#attempt = 0 // let in, and not turned away at the door
      this.heard(message)
    }
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return
      if (FOR_GOOD.includes(code)) {
        this.close()
        this.lost({ forGood: true })
      } else this.#lose()
    }
  }

  #hear(): void {
    this.#heard = Date.now()
    this.#asked = undefined
  }

  /** The line is down: try again in a while. */
  #lose(): void {
    this.#socket = undefined
    this.#asked = undefined
    const wait = patience(this.#attempt++)
    this.lost({ forGood: false, attempt: this.#attempt, next: Date.now() + wait })
    this.#timer = setTimeout(() => this.#tryAgain(), wait)
  }

  #tryAgain(): void {
    this.lost({ forGood: false, attempt: this.#attempt, next: undefined })
    this.#connect()
  }

  /**
   * Ask after a while of silence; without an answer the line is dead, though the browser may not know it for a minute.
   * Only an answer that fails to come counts, never silence alone: where a page out of sight may look only now and then.
   */
  #look(): void {
    if (!this.#socket) return
    const now = Date.now()
    if (this.#asked !== undefined) {
      if (now - this.#asked < ANSWER_WITHIN) return
      const dead = this.#socket
      this.#lose()
      dead.close()
    } else if (now - this.#heard >= QUIET) this.#doubt()
  }

  /** Ask whether anybody is still there. */
  readonly #doubt = (): void => {
    if (this.#asked !== undefined || this.#socket?.readyState !== WebSocket.OPEN) return
    this.#asked = Date.now()
    this.send({ type: 'Ping' })
  }

  /** Try again at once: the network is back, or somebody does not want to wait. */
  readonly hurry = (): void => {
    if (this.#closed || this.#socket) return
    clearTimeout(this.#timer)
    this.#tryAgain()
  }
}
