// A first game that is played along: which word is said now, and what it asks for.
import { api } from '../live/api'
import type { Table } from '../live/table.svelte'
import type { LessonWord, Option } from '../messages'

export class Lesson {
  #words = $state.raw<readonly LessonWord[]>([])
  /** How many of the words at this position have been read, and at which position that was. */
  #read = $state.raw({ seq: -1, number: 0 })
  /** Whether something else was tried than what is asked for. */
  strayed = $state(false)

  constructor(private readonly table: Table) {}

  async fetch(game: string, lesson: string): Promise<void> {
    try {
      this.#words = (await api.lesson(game, lesson)).words
    } catch {
      this.#words = [] // without its words the lesson is a game; the server still says what it asks for
    }
  }

  /** The words at the position that is shown, once all that led there has been seen. */
  readonly #here = $derived.by(() => {
    const { position, myTurn, follow } = this.table
    if (!position || !myTurn || follow.behind > 0) return []
    return this.#words.filter(({ seq }) => seq === position.seq)
  })
  readonly #number = $derived(this.#read.seq === this.table.position?.seq ? this.#read.number : 0)
  /** The word that is said now. */
  readonly word = $derived<LessonWord | undefined>(this.#here[this.#number])
  /** Which of all it is, from 1 on. */
  readonly place = $derived(this.word ? this.#words.indexOf(this.word) + 1 : 0)
  readonly length = $derived(this.#words.length)
  /** What is asked for at this position, if anything is. */
  readonly task = $derived(this.#here.find(({ choice }) => choice !== null))

  /** It has been read. */
  next = (): void => this.#go(this.#number + 1)
  /** Read the one before again. */
  back = (): void => this.#go(this.#number - 1)
  readonly canGoBack = $derived(this.#number > 0)

  #go(number: number): void {
    this.strayed = false
    this.#read = { seq: this.table.position?.seq ?? -1, number }
  }

  /** Whether a choice is what is asked for; if it is not, the lesson says why. */
  allows({ choice }: Option): boolean {
    if (!this.task || this.task.choice === choice) {
      this.strayed = false
      return true
    }
    this.#go(this.#here.indexOf(this.task))
    this.strayed = true
    return false
  }
}
