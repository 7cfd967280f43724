// A table as this page sees it: every message from the server ends here, every wish of the person starts here.
import type {
  Because,
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
import type { Pace } from '../likes'
import { Connection, socketAddress, type Trouble } from './connection'
import { Following, type Portions } from './following.svelte'

/** Something to be said: the id of a text and its arguments. */
export type Saying = { key: string; details: Record<string, string> }
type Wish = PageMessage extends infer M ? (M extends PageMessage ? Omit<M, 'ref'> : never) : never

/** How a board stood between two positions, when only some of the lines were told that lead from one to the other. */
// A view is what its own game says it is.
export type Between = (before: any, after: any, told: readonly Sentence[], untold: readonly Sentence[]) => unknown

/** Lines of the log, and the number of the first of them: those before it are put away or were never sent. */
export type Told = { start: number; lines: readonly Sentence[] }

/** The log after a position: lines up to number `log` stay, the news follow, what is put away goes. */
export function continued(told: Told, { log, news, first }: Pick<Position, 'log' | 'news' | 'first'>): Told {
  const { start, lines } = told
  if (news.length === 0 && log === start + lines.length && first <= start) return told
  const known = lines.length > 0 && log >= start
  const from = known ? start : log
  const all = [...(known ? lines.slice(0, log - start) : []), ...news]
  return { start: Math.max(from, first), lines: all.slice(Math.max(0, first - from)) }
}

/** What a position tells that was not told before; nothing if it takes back something that was. */
export function unheard({ start, lines }: Told, { log, news }: Pick<Position, 'log' | 'news'>): readonly Sentence[] {
  const end = start + lines.length
  const from = Math.max(log, start)
  const again = (told: readonly Sentence[]) => JSON.stringify(told)
  if (log > end || again(lines.slice(from - start)) !== again(news.slice(from - log, end - log))) return []
  return news.slice(end - log)
}

/** What has come, with the parts that are as before being those that were there: nobody need look at them again. */
export function renewed<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now
  const [old, out] = [before as Record<string, unknown>, now as Record<string, unknown>]
  for (const key of Object.keys(out)) {
    const [was, is] = [old[key], out[key]]
    const part = renewed(was, is)
    out[key] = unchanged(was, part) ? was : part
  }
  return now
}

/** Whether two things whose equal parts are the same parts are equal. */
function unchanged(was: unknown, is: unknown): boolean {
  if (typeof is !== 'object' || is === null || typeof was !== 'object' || was === null) return was === is
  if (Array.isArray(was) !== Array.isArray(is)) return false
  const [old, now] = [was as Record<string, unknown>, is as Record<string, unknown>]
  const keys = Object.keys(now)
  return keys.length === Object.keys(old).length && keys.every((key) => now[key] === old[key])
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
  told = $state.raw<Told>({ start: 0, lines: [] })
  /** What has just happened, and how things stood before it; nothing when the page was not there to see it. */
  news = $state.raw<{ lines: readonly Sentence[]; before: Position }>()
  /** Whether the board is shown as it stood before all was told that has happened. */
  staged = $state(false)
  /** Why something cannot be chosen, as long as that holds. */
  because = $state.raw<Because>()
  chat = $state.raw<Line[]>([])
  connected = $state(false)
  /** What is being done about a line that is down. */
  trouble = $state.raw<Trouble>()
  refused = $state.raw<Saying>()
  /** What has just happened at the table outside the game. */
  notice = $state.raw<Saying>()
  /** Where the rematch is, and whether it was my idea. */
  moved = $state.raw<{ table: string; mine: boolean }>()
  /** There is nothing to see here any more. */
  shut = $state(false)
  /** Whether little time is left until a computer takes over from me. */
  hurried = $state(false)
  /** When the latest position came, to count the clock down from. */
  received = $state(0)

  /** A wish that has not been answered: it is sent again when the line comes back. */
  #owed = $state.raw<PageMessage>()
  /** The latest position that came while a decision was on its way: it is shown together with the answer, all at once. */
  #held: Position | undefined
  #ref = 0
  #wantsRematch = false
  /** Whether a line has just been opened: what comes first is the present. */
  #arriving = true
  /** How things stood before what was told last. */
  #before: Position | undefined
  /** The position that is being told line by line, how things stood before it, and how many of its lines are told. */
  #stage: { before: Position; after: Position; lines: readonly Sentence[]; told: number } | undefined
  /** How much of the log had been told when the person decided last. */
  #known = 0
  /** From which line on the person is told in short what was skipped. */
  #skipped = $state<number>()
  readonly #line: Connection
  /** What others do, as the person wants to see it. */
  readonly follow: Following

  readonly started = $derived(this.info?.started ?? false)
  readonly seat = $derived(this.position?.seat ?? null)
  /** Whether a decision is on its way. Until it is answered the page stays as it is, and no other one is sent. */
  readonly deciding: boolean = $derived(this.connected && this.#owed !== undefined && 'seq' in this.#owed)
  /** What may be chosen now; nothing while the line is down. */
  readonly options: Option[] = $derived(this.connected ? (this.position?.options ?? []) : [])
  readonly myTurn = $derived((this.position?.options.length ?? 0) > 0)
  /** Whether nobody but me and computers sits here. */
  readonly alone = $derived(!this.seats.some((seat, k) => seat.kind === 'person' && !this.yours.includes(k)))
  /** Those of my seats in which a computer plays for me. */
  readonly away: number[] = $derived(this.started && !this.position?.over ? this.yours.filter((seat) => this.seats[seat]?.away) : [])
  /** When a computer takes over from me, in milliseconds since 1970, unless I decide. */
  readonly runsOut: number | undefined = $derived.by(() => {
    const { left, waiting } = this.position ?? { left: null, waiting: [] }
    const owed = waiting.some((seat) => this.yours.includes(seat) && !this.seats[seat]?.away)
    return left !== null && owed ? this.received + left * 1000 : undefined
  })
  /** What has happened while the person skipped it, until they decide again. */
  readonly digest: Told | undefined = $derived.by(() => {
    if (this.#skipped === undefined) return undefined
    const { start, lines } = this.told
    const from = Math.max(start, this.#skipped)
    return from < start + lines.length ? { start: from, lines: lines.slice(from - start) } : undefined
  })
  readonly ending: Ending | null = $derived(this.position?.over ?? null)

  constructor(
    readonly id: string,
    pace: () => Pace = () => 'none',
    portions?: Portions,
    private readonly between?: Between,
  ) {
    this.follow = new Following((position, at) => this.#show(position, at), (lines) => this.#tell(lines), pace, portions)
    this.#line = new Connection(
      socketAddress(`/live/${id}`),
      () => this.#greet(),
      (message) => this.hear(message),
      (trouble) => {
        this.connected = false
        this.trouble = trouble
        this.shut = trouble.forGood
      },
    )
  }

  /** Do not wait for the next attempt. */
  hurry(): void {
    this.#line.hurry()
  }

  leave(): void {
    this.follow.leave()
    this.#line.close()
  }

  /** Pass over what others do until I am asked; somebody who looks on comes to the present. */
  skip(): void {
    if (this.seat !== null) this.follow.skip()
    else this.follow.resume()
    this.follow.catchUp()
  }

  closeDigest(): void {
    this.#skipped = undefined
  }

  decide(option: Option): void {
    if (this.seat === null || !this.position || this.deciding) return
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

  /** Alone: back to the position after that many decisions. */
  goBack(to: number): void {
    this.follow.catchUp()
    if (this.seat === null || !this.position || this.deciding) return
    this.#wish({ type: 'GoBack', seq: this.position.seq, seat: this.seat, to })
  }

  /** Ask why a thing cannot be chosen; the answer is `because`. */
  ask(thing: string): void {
    this.because = undefined
    if (this.seat === null || !this.position || this.ending) return
    this.#line.send({ type: 'AskWhy', ref: ++this.#ref, seq: this.position.seq, seat: this.seat, thing })
  }

  /** Look through another of my seats. */
  look(seat: number): void {
    this.#wish({ type: 'Look', seat })
  }

  say(text: string, to: number[] | null): void {
    this.#wish({ type: 'Say', text, to, mark: mark() })
  }

  /** Be told again what was said: some of it is no longer for me. */
  readAgain(): void {
    this.chat = []
    this.#greet()
  }

  /** Sit down, perhaps for somebody who shares my screen and has a name of their own. */
  takeSeat(seat: number, name = ''): void {
    this.#wish({ type: 'TakeSeat', seat, name })
  }

  nameSeat(seat: number, name: string): void {
    this.#wish({ type: 'NameSeat', seat, name })
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

  rematch(series = false): void {
    this.#wantsRematch = true
    this.#wish({ type: 'Rematch', series })
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'Welcome':
        this.info = message.table
        this.you = message.you
        this.host = message.host
        this.connected = true
        this.#arriving = true
        this.trouble = undefined
        if (this.#owed) this.#line.send(this.#owed)
        return
      case 'Seats':
        this.seats = message.seats
        this.yours = message.yours
        this.watching = message.watching
        if (this.info && this.info.started !== message.started) this.info = { ...this.info, started: message.started }
        return
      case 'Begun':
        this.info = message.table
        return
      case 'Changed':
        this.info = message.table
        this.host = message.host
        return
      case 'Position':
        this.#showHeld()
        if (this.deciding) this.#held = message
        else if (this.#arriving || this.myTurn || message.seat !== this.position?.seat) this.follow.at(message)
        else this.follow.come(message)
        this.#arriving = false
        return
      case 'ChatLines':
        this.#read(message.lines)
        return
      case 'Notice':
        this.notice = { key: message.key, details: message.details }
        return
      case 'Moved':
        this.moved = { table: message.table, mine: this.#wantsRematch }
        return
      case 'Because':
        if (message.why) this.because = message
        return
      case 'Lists':
      case 'Listed':
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
    this.follow.catchUp()
    const seat = this.seat
    if (seat === null || !this.position || this.deciding) return
    this.#wish({ type, seq: this.position.seq, seat })
  }

  #wish(wish: Wish): void {
    this.refused = undefined
    const message = { ...wish, ref: ++this.#ref } as PageMessage
    if ('seq' in message) this.closeDigest()
    this.#owed = message
    this.#line.send(message)
  }

  #answered(ref: number): void {
    if (!this.#owed || this.#owed.ref !== ref) return
    const decided = 'seq' in this.#owed
    this.#owed = undefined
    this.#showHeld()
    if (decided) this.#known = this.told.start + this.told.lines.length
  }

  #showHeld(): void {
    const held = this.#held
    this.#held = undefined
    if (!held) return
    if (this.between) this.follow.now(held)
    else this.follow.at(held)
  }

  /** Show a position; what it tells is told afterwards. */
  #show(position: Position, at: number): readonly Sentence[] {
    const before = this.position
    if (before?.seat === position.seat && position.seq < before.seq) return [] // overtaken on the way
    if (before?.seat !== position.seat) this.told = { start: 0, lines: [] } // another seat's log is another log
    const lines = before && before.seat === position.seat ? unheard(this.told, position) : []
    const whole = continued(this.told, position)
    const fresh = Math.min(lines.length, whole.lines.length)
    this.told = fresh === 0 ? whole : { start: whole.start, lines: whole.lines.slice(0, -fresh) }
    if (before?.seat !== position.seat) this.#known = whole.start + whole.lines.length
    this.because = this.news = undefined
    this.#before = before
    this.position = before ? { ...position, view: renewed(before.view, position.view) } : position
    this.received = at
    const telling = lines.slice(lines.length - fresh)
    this.staged = false
    this.#stage = before && telling.length > 0 ? { before, after: this.position, lines: telling, told: 0 } : undefined
    if (this.info && !this.info.started) this.info = { ...this.info, started: true }
    if (this.follow.skipping && (position.options.length > 0 || position.over)) {
      this.follow.skipping = false
      this.#skipped = this.#known
    }
    return telling
  }

  #tell(lines: readonly Sentence[]): void {
    if (!this.#before || lines.length === 0) return
    this.news = { lines, before: this.#before }
    this.told = { start: this.told.start, lines: [...this.told.lines, ...lines] }
    this.#setStage(lines.length)
  }

  /** Draw the board as it stood when that many lines more were told; nothing can be done on it until all are. */
  #setStage(more: number): void {
    if (!this.#stage || !this.between) return
    this.#stage.told += more
    const { before, after, lines, told } = this.#stage
    this.staged = told < lines.length
    if (this.staged) {
      const view = this.between(before.view, after.view, lines.slice(0, told), lines.slice(told))
      this.position = { ...after, view: renewed(this.#before!.view, view), options: [], waiting: [], asked: null, rule: null, over: null, can_undo: false, can_redo: false }
      this.#before = this.position
    } else this.position = after
  }

  #read(lines: readonly Line[]): void {
    const latest = this.chat.at(-1)?.number ?? 0
    const again = new Map(lines.map((line) => [line.number, line])) // a name that was taken away is told without it
    this.chat = [...this.chat.map((line) => again.get(line.number) ?? line), ...lines.filter((line) => line.number > latest)]
  }
}
