// A line to the server that a test holds at the other end: it hears what the page sends, and says what it likes.
import type { PageMessage, ServerMessage } from '../../src/messages'

export class Line {
  static OPEN = 1
  static CLOSED = 3
  /** Every line that was opened, the latest last. */
  static all: Line[] = []
  /** Who waits at the other end of every line, if it is not the test itself. */
  static answering: ((line: Line, message?: PageMessage) => void) | undefined

  readyState = 0
  sent: PageMessage[] = []
  onopen = () => {}
  onclose = (_: { code: number }) => {}
  onmessage = (_: { data: string }) => {}

  constructor(readonly address: string) {
    Line.all.push(this)
    Line.answering?.(this)
  }

  send(text: string): void {
    const message = JSON.parse(text) as PageMessage
    this.sent.push(message)
    Line.answering?.(this, message)
  }

  close(): void {
    this.readyState = Line.CLOSED
  }

  open(): void {
    this.readyState = Line.OPEN
    this.onopen()
  }

  drop(code = 1006): void {
    this.readyState = Line.CLOSED
    this.onclose({ code })
  }

  say(message: ServerMessage): void {
    if (this.readyState === Line.OPEN) this.onmessage({ data: JSON.stringify(message) })
  }
}
