// A table as this page sees it: every message from the server ends here, every wish of the person starts here.
import type {
  Ending,
  Line,
  Option,
  PageMessage,
  Position,
  SeatInfo,
  Sentence,
  ServerMessage,
  TableInfo,
} from '../messages'
import { Connection } from './connection'

/** Something to be said: the id of a text and its arguments. */
export type Saying = { key: string; details: Record<string, string> }
type Wish = PageMessage extends infer M ? (M extends PageMessage ? Omit<M, 'ref'> : never) : never

/** The log after a message: it keeps its first lines and goes on with the news. */
export function continued(log: readonly Sentence[], keep: number, news: readonly Sentence[]): Sentence[] {
  return [...log.slice(0, keep), ...news]
}

/** Something no other line of chat has; works without a secure context, too. */
function mark(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].join('-')
}

export class Table {
  info = $state.raw<TableInfo>()
  you = $state('')
  host = $state(false)
  seats = $state.raw<SeatInfo[]>([])
  yours = $state.raw<number[]>([])
  watching = $state(0)
  position = $state.raw<Position>()
  log = $state.raw<Sentence[]>([])
  /** How many lines at the end of the log are news of the latest message. */
  fresh = $state(0)
  chat = $state.raw<Line[]>([])
  connected = $state(false)
  refused = $state.raw<Saying>()
  /** What has just happened at the table outside the game. */
  notice = $state.raw<Saying>()
  /** Where the rematch is. */
  moved = $state<string>()
  /** When the latest position came, to count the clock down from. */
  received = $state(0)

  /** A wish that has not been answered: it is sent again when the line comes back. */
  #owed = $state.raw<PageMessage>()
  #ref = 0
  readonly #line: Connection

  readonly started = $derived(this.info?.started ?? false)
  readonly seat = $derived(this.position?.seat ?? null)
  /** What may be chosen now; nothing while a choice is on its way. */
  readonly options: Option[] = $derived(this.#owed || !this.connected ? [] : (this.position?.options ?? []))
  readonly myTurn = $derived((this.position?.options.length ?? 0) > 0)
  readonly ending: Ending | null = $derived(this.position?.over ?? null)

  constructor(readonly id: string) {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live/${id}`
    this.#line = new Connection(
      address,
      () => this.#greet(),
      (message) => this.hear(message),
      () => (this.connected = false),
    )
  }

  leave(): void {
    this.#line.close()
  }

  decide(option: Option): void {
    if (this.seat === null || !this.position) return
    this.#wish({ type: 'Decide', seq: this.position.seq, seat: this.seat, choice: option.choice })
  }

  undo(): void {
    this.#takeBack('Undo')
  }

  redo(): void {
    this.#takeBack('Redo')
  }

  restartTurn(): void {
    this.#takeBack('RestartTurn')
  }

  say(text: string, to: number[] | null): void {
    this.#wish({ type: 'Say', text, to, mark: mark() })
  }

  takeSeat(seat: number): void {
    this.#wish({ type: 'TakeSeat', seat })
  }

  leaveSeat(seat: number): void {
    this.#wish({ type: 'LeaveSeat', seat })
  }

  setSeat(seat: number, level: string | null): void {
    this.#wish({ type: 'SetSeat', seat, level })
  }

  replace(seat: number): void {
    this.#wish({ type: 'Replace', seat })
  }

  start(): void {
    this.#wish({ type: 'Start' })
  }

  rematch(): void {
    this.#wish({ type: 'Rematch' })
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'Welcome':
        this.info = message.table
        this.you = message.you
        this.host = message.host
        this.connected = true
        if (this.#owed) this.#line.send(this.#owed)
        return
      case 'Seats':
        this.seats = message.seats
        this.yours = message.yours
        this.watching = message.watching
        if (this.info && this.info.started !== message.started) this.info = { ...this.info, started: message.started }
        return
      case 'Position':
        this.#show(message)
        return
      case 'ChatLines':
        this.#read(message.lines)
        return
      case 'Notice':
        this.notice = { key: message.key, details: message.details }
        return
      case 'Moved':
        this.moved = message.table
        return
      case 'Done':
        this.#answered(message.ref)
        return
      case 'Refused':
        this.#answered(message.ref)
        this.refused = { key: message.key, details: message.details }
        return
      case 'Pong':
        return
    }
  }

  #greet(): void {
    this.#line.send({ type: 'Hello', since: this.position?.seq ?? 0, chat: this.chat.at(-1)?.number ?? 0 })
  }

  #takeBack(type: 'Undo' | 'Redo' | 'RestartTurn'): void {
    const seat = this.seat
    if (seat === null || !this.position) return
    this.#wish({ type, seq: this.position.seq, seat })
  }

  #wish(wish: Wish): void {
    this.refused = undefined
    const message = { ...wish, ref: ++this.#ref } as PageMessage
    this.#owed = message
    this.#line.send(message)
  }

  #answered(ref: number): void {
    if (this.#owed?.ref === ref) this.#owed = undefined
  }

  #show(position: Position): void {
    if (this.position && position.seq < this.position.seq) return // overtaken on the way
    this.log = continued(this.log, position.log, position.news)
    this.fresh = position.news.length
    this.position = position
    this.received = Date.now()
    if (this.info && !this.info.started) this.info = { ...this.info, started: true }
  }

  #read(lines: readonly Line[]): void {
    const latest = this.chat.at(-1)?.number ?? 0
    this.chat = [...this.chat, ...lines.filter((line) => line.number > latest)]
  }
}
