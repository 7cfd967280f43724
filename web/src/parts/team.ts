// Whether a line of chat was meant for a whole team.
import type { Line } from '../messages'

/** Said by somebody of the team to all people in its other seats, and to nobody else. */
export function toTeam(line: Pick<Line, 'seat' | 'to'>, team: readonly number[], people: readonly number[]): boolean {
  if (line.to === null || line.seat === null || !team.includes(line.seat)) return false
  const readers = team.filter((seat) => people.includes(seat) && seat !== line.seat)
  return readers.length > 0 && readers.length === line.to.length && readers.every((seat) => line.to!.includes(seat))
}
