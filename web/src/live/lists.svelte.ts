// The lists of tables, kept current by the server for as long as somebody looks at them.
import type { ServerMessage, TableLine } from '../messages'
import { Connection, socketAddress } from './connection'

export class Lists {
  mine = $state.raw<TableLine[]>([])
  open = $state.raw<TableLine[]>([])
  readonly #line: Connection

  constructor() {
    this.#line = new Connection(
      socketAddress('/live'),
      () => {},
      (message) => this.hear(message),
      () => {},
    )
  }

  hear(message: ServerMessage): void {
    if (message.type !== 'Lists') return
    this.mine = message.mine
    this.open = message.open
  }

  leave(): void {
    this.#line.close()
  }
}
