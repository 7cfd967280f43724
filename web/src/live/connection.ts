// A socket to one table that comes back by itself. Knows frames and time, not their meaning.
import type { PageMessage, ServerMessage } from '../messages'

const PING_EVERY = 15_000 // milliseconds
const SILENCE = 40_000 // without a word for so long, the line is dead
const LONGEST_WAIT = 5_000
const FOR_GOOD = [4401, 4403, 4404] // closed because this person or this table has no business here

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
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #pulse: ReturnType<typeof setInterval>

  constructor(
    private readonly address: string,
    private readonly opened: () => void,
    private readonly heard: (message: ServerMessage) => void,
    /** The line is down: until it comes back, or for good. */
    private readonly lost: (forGood: boolean) => void,
  ) {
    this.#connect()
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY)
    window.addEventListener('online', this.#hurry)
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
    window.removeEventListener('online', this.#hurry)
    this.#socket?.close()
  }

  #connect(): void {
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onopen = () => {
      this.#heard = Date.now()
      this.opened()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage
      this.#heard = Date.now()
      if (message.type !== 'Refused') this.#attempt = 0 // let in, and not turned away at the door
      this.heard(message)
    }
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return
      if (FOR_GOOD.includes(code)) {
        this.close()
        this.lost(true)
        return
      }
      this.lost(false)
      this.#timer = setTimeout(() => this.#connect(), patience(this.#attempt++))
    }
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.#heard > SILENCE) this.#socket.close()
    else this.send({ type: 'Ping' })
  }

  /** The network is back: no need to wait any longer. */
  #hurry = (): void => {
    if (this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.#timer)
    this.#connect()
  }
}
