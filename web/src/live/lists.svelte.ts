// The lists of tables, kept current by the server for as long as somebody looks at them.
import type { ServerMessage, TableLine } from '../messages'
import { Connection, socketAddress, type Trouble } from './connection'

export class Lists {
  mine = $state.raw<TableLine[]>([])
  open = $state.raw<TableLine[]>([])
  /** What is being done about a line that is down. */
  trouble = $state.raw<Trouble>()
  readonly #line: Connection

  constructor() {
    this.#line = new Connection(
      socketAddress('/live'),
      () => {},
      (message) => this.hear(message),
      (trouble) => (this.trouble = trouble),
    )
  }

  /** Do not wait for the next attempt. */
  hurry(): void {
    this.#line.hurry()
  }

  hear(message: ServerMessage): void {
    if (message.type === 'Lists') {
      this.trouble = undefined
      this.mine = message.mine
      this.open = message.open
    } else if (message.type === 'Listed') {
      const changed = new Set([...message.mine, ...message.open].map((line) => line.table.id).concat(message.gone))
      this.mine = renewed(this.mine, message.mine, changed)
      this.open = renewed(this.open, message.open, changed)
    }
  }

  leave(): void {
    this.#line.close()
  }
}

/** A list with its changed lines in their places, new ones first, and without those that are no longer in it. */
function renewed(lines: readonly TableLine[], news: readonly TableLine[], changed: ReadonlySet<string>): TableLine[] {
  const fresh = new Map(news.map((line) => [line.table.id, line]))
  const kept = lines.flatMap((line) => {
    const id = line.table.id
    if (!changed.has(id)) return [line]
    const found = fresh.get(id)
    fresh.delete(id)
    return found ? [found] : []
  })
  return [...fresh.values(), ...kept]
}
