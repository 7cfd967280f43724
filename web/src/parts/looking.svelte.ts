// Somebody wants to see what is pointed at: a map that does not show it moves there.
class Looking {
  /** How often it was wished. */
  wishes = $state(0)

  now(): void {
    this.wishes++
  }
}

export const looking = new Looking()
