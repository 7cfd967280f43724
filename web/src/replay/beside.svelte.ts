// What is written beside a game: my own notes, or those that somebody lets me read.
import { best, type Language } from '../languages'
import { api, type Refusal } from '../live/api'
import type { Note, Notes, PlacedNote } from '../messages'
import type { Replaying, Source } from './replaying.svelte'

const NONE: Notes = { notes: [], author: null, link: null, can_share: false }

/** Words in the reader's language, or in another where their author wrote only that. */
export function worded(words: Record<Language, string>, wanted: Language): { text: string; language: Language } {
  const language = best(Object.keys(words).filter((each) => words[each]), wanted)
  return { text: words[language] ?? '', language }
}

export class Beside {
  written = $state.raw(NONE)
  refused = $state.raw<Refusal>()

  constructor(
    readonly source: Source,
    /** The link of somebody's notes; none = mine. */
    readonly by: string | undefined,
  ) {}

  /** Fetch the notes, at the steps of these eyes. */
  async look(viewpoint: string): Promise<void> {
    await this.#attempt(() => api.notes(this.source.kind, this.source.id, viewpoint, this.by))
  }

  write = (note: Note) => this.#attempt(() => api.writeNote(this.source.kind, this.source.id, note))
  share = (viewpoint: string, shared: boolean) => this.#attempt(() => api.shareNotes(this.source.kind, this.source.id, viewpoint, shared))
  bring = (viewpoint: string, file: File) => this.#attempt(() => api.bringNotes(this.source.kind, this.source.id, viewpoint, file))

  /** The notes that may be seen: what somebody else wrote about what is to come is not told unless I ask. */
  seen(show: Replaying): PlacedNote[] {
    if (this.by === undefined || show.revealed) return this.written.notes
    return this.written.notes.filter(({ step }) => step <= show.furthest)
  }

  /** What I have written at a step, through these eyes. */
  own(viewpoint: string, step: number): Note | undefined {
    return this.written.notes.find((one) => one.step === step && one.note.viewpoint === viewpoint)?.note
  }

  async #attempt(deed: () => Promise<Notes>): Promise<boolean> {
    this.refused = undefined
    try {
      this.written = await deed()
      return true
    } catch (refusal) {
      this.refused = refusal as Refusal
      return false
    }
  }
}
