// How long a page lets others wait for a choice that it takes by itself: as long as its person would have.
const SEEN = 600 // milliseconds alone among computers: long enough to see what happens
const [SHORTEST, LONGEST] = [1_500, 15_000]
const USUAL = [2_100, 2_800, 3_400, 4_300, 5_600, 7_500] // of somebody who has not decided anything yet
const REMEMBERED = 20

/** A person's pace at a table: a choice without an alternative must not come sooner than one with several. */
export class Tempo {
  #taken: number[] = []

  /** The person has decided, that many milliseconds after being asked. */
  note(milliseconds: number): void {
    this.#taken = [...this.#taken, Math.min(LONGEST, Math.max(SHORTEST, milliseconds))].slice(-REMEMBERED)
  }

  /** How long the next choice that is taken by itself has to wait. */
  draw(alone: boolean, chance: () => number = Math.random): number {
    if (alone) return SEEN
    const known = this.#taken.length < 3 ? USUAL : this.#taken
    const like = known[Math.floor(chance() * known.length)]!
    return Math.round(like * (0.8 + 0.4 * chance())) // never the same time twice
  }
}
