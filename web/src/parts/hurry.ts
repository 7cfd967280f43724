// Whoever is there is warned before a computer takes over.
const LAST_MINUTE = 60 // seconds

/** Seconds before the end of a limit from which on somebody is warned: a third of it, a minute at most. */
export function warnedAt(limit: number): number {
  return Math.min(LAST_MINUTE, Math.max(5, limit / 3))
}
