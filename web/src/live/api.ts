// Requests to the server: one function for each kind, a Refusal when the answer is no.
import type { Box } from '../games/box'
import type { AdminState, AuditLog, Catalogue, Companions, Decision, Examples, FoundPeople, Fork, Frames, Ignored, Invitation, Key, Learnt, LessonInfo, LessonsDone, Me, NoticesInfo, NewTable, Note, Notes, OddsTold, PlayedGames, Points, Preferences, PushDevice, PuzzleAnswer, PuzzleInfo, Refused, Replay, Report, Reports, ReviewState, Save, Saves, Summary, Suspect, TableInfo, TableLine, Whom } from '../messages'

/** A clear no from the server: a message id and its arguments. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly details: Record<string, string>,
  ) {
    super(key)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method }
  if (body instanceof Blob) request.body = body
  else if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { 'Content-Type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(`/api/${path}`, request)
  } catch {
    throw new Refusal('refused-no-server', {})
  }
  const words = await answer.text()
  if (!answer.ok) throw refusal(words)
  return (words ? JSON.parse(words) : undefined) as T
}

function refusal(words: string): Refusal {
  try {
    const { key, details } = JSON.parse(words) as Refused
    return new Refusal(key, details)
  } catch {
    return new Refusal('refused-no-server', {})
  }
}

/** Where the doors to a game are that is looked at again. */
export const replayAt = (kind: string, id: string) => `replays/${kind}/${encodeURIComponent(id)}`

export const api = {
  me: () => ask<Me>('GET', 'me'),
  rename: (name: string) => ask<Me>('POST', 'me', { name }),
  keep: (preferences: Preferences) => ask<Me>('POST', 'me', { preferences }),
  enter: (password: string) => ask<Me>('POST', 'enter', { password }),
  newKey: () => ask<Key>('POST', 'key'),
  forgetMe: (name: string) => ask<undefined>('POST', 'me/forget', { name }),
  carry: (key: string) => ask<Me>('POST', 'carry', { key }),
  text: (game: string, name: string) => ask<string>('GET', `games/${game}/text/${name}`),
  catalogue: () => ask<Catalogue>('GET', 'games'),
  lesson: (game: string, lesson: string) => ask<LessonInfo>('GET', `games/${game}/lessons/${lesson}`),
  examples: (game: string) => ask<Examples>('GET', `games/${game}/examples`),
  tryExample: (game: string, paragraph: string) => ask<TableInfo>('POST', `games/${game}/examples/${paragraph}`),
  odds: (table: string, seat: number, seq: number) => ask<OddsTold>('GET', `tables/${table}/odds?seat=${seat}&seq=${seq}`),
  box: (game: string, digest: string) => ask<Box<any, any>>('GET', `games/${game}/box/${digest}`),
  lessonsDone: () => ask<LessonsDone>('GET', 'lessons'),
  learn: (game: string, lesson: string) => ask<TableInfo>('POST', `games/${game}/lessons/${lesson}`),
  table: (idOrCode: string) => ask<TableLine>('GET', `tables/${encodeURIComponent(idOrCode)}`),
  open: (table: NewTable) => ask<TableInfo>('POST', 'tables', table),
  points: (table: string) => ask<Points>('GET', `tables/${table}/points`),
  companions: () => ask<Companions>('GET', 'companions'),
  invite: (table: string, invitation: Invitation) => ask<undefined>('POST', `tables/${table}/invite`, invitation),
  giveUp: (table: string) => ask<undefined>('POST', `tables/${table}/give-up`),
  close: (table: string) => ask<undefined>('POST', `tables/${table}/close`),
  shelve: (table: string) => ask<undefined>('POST', `tables/${table}/shelve`),
  saves: () => ask<Saves>('GET', 'saves'),
  save: (table: string, name: string) => ask<Save>('POST', 'saves', { table, name }),
  load: (id: string) => ask<TableInfo>('POST', `saves/${id}/load`),
  forget: (id: string) => ask<undefined>('DELETE', `saves/${id}`),
  replay: (kind: string, id: string, seat?: string) => ask<Replay>('GET', `${replayAt(kind, id)}${seat === undefined ? '' : `?seat=${seat}`}`),
  frames: (kind: string, id: string, seat: string, first: number, last: number) =>
    ask<Frames>('GET', `${replayAt(kind, id)}/frames?seat=${seat}&first=${first}&last=${last}`),
  notes: (kind: string, id: string, seat: string, by?: string) =>
    ask<Notes>('GET', `${replayAt(kind, id)}/notes?seat=${seat}${by === undefined ? '' : `&by=${encodeURIComponent(by)}`}`),
  writeNote: (kind: string, id: string, note: Note) => ask<Notes>('POST', `${replayAt(kind, id)}/notes`, note),
  shareNotes: (kind: string, id: string, seat: string, shared: boolean) => ask<Notes>('POST', `${replayAt(kind, id)}/notes/share?seat=${seat}`, { shared }),
  bringNotes: (kind: string, id: string, seat: string, file: File) => ask<Notes>('POST', `${replayAt(kind, id)}/notes/file?seat=${seat}`, file),
  review: (kind: string, id: string) => ask<ReviewState>('GET', `${replayAt(kind, id)}/review`),
  beginReview: (kind: string, id: string) => ask<ReviewState>('POST', `${replayAt(kind, id)}/review`),
  stopReview: (kind: string, id: string) => ask<ReviewState>('POST', `${replayAt(kind, id)}/review/stop`),
  fork: (kind: string, id: string, wish: Fork) => ask<TableInfo>('POST', `${replayAt(kind, id)}/fork`, wish),
  puzzle: (game: string, id: string) => ask<PuzzleInfo>('GET', `puzzles/${game}/${id}`),
  tryPuzzle: (game: string, id: string, choice: number) => ask<PuzzleAnswer>('POST', `puzzles/${game}/${id}`, { choice }),
  allLearnt: () => ask<Learnt>('GET', 'learnt'),
  library: (query: string) => ask<PlayedGames>('GET', `library${query}`),
  librarySummary: (query: string) => ask<Summary>('GET', `library/summary${query}`),
  notices: () => ask<NoticesInfo>('GET', 'notices'),
  addPush: (device: PushDevice) => ask<NoticesInfo>('POST', 'notices/push', device),
  addMail: (address: string) => ask<NoticesInfo>('POST', 'notices/mail', { address }),
  confirmMail: (id: string, code: string) => ask<NoticesInfo>('POST', `notices/${id}/confirm`, { code }),
  addWebhook: (url: string) => ask<NoticesInfo>('POST', 'notices/webhook', { url }),
  tryNotice: (id: string) => ask<NoticesInfo>('POST', `notices/${id}/test`),
  removeNotice: (id: string) => ask<NoticesInfo>('DELETE', `notices/${id}`),
  /** Outside of /api: mail programs call the link that people see. */
  unsubscribe: (secret: string) => ask<undefined>('POST', `../unsubscribe/${encodeURIComponent(secret)}`),
  report: (table: string, report: Report) => ask<undefined>('POST', `tables/${table}/report`, report),
  ignore: (table: string, whom: Whom) => ask<undefined>('POST', `tables/${table}/ignore`, { whom }),
  ignored: () => ask<Ignored>('GET', 'ignored'),
  hearAgain: (id: string) => ask<Ignored>('POST', `ignored/${id}`),
  /** For whoever has given the key of the admin page. */
  admin: {
    state: () => ask<AdminState>('GET', 'admin'),
    enter: (key: string) => ask<AdminState>('POST', 'admin/enter', { key }),
    leave: () => ask<undefined>('POST', 'admin/leave'),
    reports: (closed: boolean) => ask<Reports>('GET', `admin/reports${closed ? '?closed=1' : ''}`),
    closeReport: (id: string) => ask<undefined>('POST', `admin/reports/${id}/close`),
    people: (name: string) => ask<FoundPeople>('GET', `admin/people?name=${encodeURIComponent(name)}`),
    decide: (person: string, decision: Decision) => ask<Suspect>('POST', `admin/people/${person}`, decision),
    log: () => ask<AuditLog>('GET', 'admin/audit'),
  },
  upload: (file: File) => ask<Save>('POST', `saves/file?name=${encodeURIComponent(file.name)}`, file),
}
