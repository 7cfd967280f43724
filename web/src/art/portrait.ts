// Heads in profile, as on old coins: one face, and what makes each person another.
import type { Plate } from './hand'
import { disc, signed, type Sign } from './things'

export type Likeness = {
  head: 'crown' | 'laurel' | 'helm' | 'spectacles' | 'crest' | 'bare' | 'hood' | 'fur'
  beard?: 'none' | 'short' | 'long' | 'moustache'
  hair?: 'short' | 'long' | 'braids'
  sign?: Sign
}
const HERE = { x: 0, y: 0 }

/** A head on a plate of 60 by 60, in a ring of beads. */
export function portrait(plate: Plate, { head, beard = 'none', hair = 'short', sign = 'plain' }: Likeness): void {
  plate.shape(disc(28.4, 30, 30), HERE, { shade: 'even', angle: 0 })
  const shape = (path: string, look = {}) => plate.shape(path, HERE, look)
  if (hair === 'braids') shape('M22 20Q14 26 14 40Q14 50 17 55L23 52Q20 44 23 36Z', { shade: 'even', angle: 60 })
  if (hair === 'long') shape('M24 12Q12 18 15 34Q16 44 22 46L30 40Z', { shade: 'even', angle: 80 })
  shape('M9 51Q14 44 24 42L37 43Q46 45 51 51Q42 58.4 30 58.4Q18 58.4 9 51Z', { second: true, shade: 'side' })
  shape('M24 45Q24 37 20 31Q16 20 22 14Q28 8 36 11Q40.6 13 41 18L41.6 22.4Q43.4 25.6 45.8 28.4Q45.4 30.2 42.6 30.2L43.6 32.6L42 34L43 36Q42.6 40.4 37.6 40.4L35 39.8Q34 43 36.4 46Q30 50 24 45Z')
  plate.line('M36 22.6Q38.4 20.8 40.6 22.4M37 24.4Q38.4 23.2 39.8 24.4Q38.4 25.4 37 24.4M39.4 34H42M43 29Q41.4 28.6 41.6 30M29 25Q26 26.6 28.6 30Q30.6 29 30.4 27', HERE)
  if (beard === 'short') shape('M30 30Q31 36 38 36.4L43 36Q43.4 42 38 42.6Q31 42.6 28.4 35Z', { shade: 'close', angle: 70 })
  if (beard === 'long') shape('M29.6 29Q31 35 38 36L43 36Q45 44 41 50Q35 53 31 47Q28 41 27.6 34Z', { shade: 'even', angle: 82 })
  if (beard === 'moustache' || beard === 'long') shape('M43 31.6Q40 31 36 35.4Q38 37 43.6 33Z', { shade: 'full' })
  if (head !== 'hood' && head !== 'helm' && head !== 'spectacles' && head !== 'crest')
    shape('M22.6 35Q14 22 21 13Q28 5.6 36.4 9.6Q40.6 12 41 17Q36 14.6 31 19Q30.6 24 27.6 25Q26 30 22.6 35Z', { shade: 'even', angle: 30 })
  HEADS[head](shape, plate)
  if (sign !== 'plain') {
    plate.shape(disc(4.2, 36, 50), HERE)
    signed(plate, sign, { x: 36, y: 50, size: 0.8 })
  }
  plate.line(beads(), HERE)
}

type Shape = (path: string, look?: Parameters<Plate['shape']>[2]) => void
const HEADS: Record<Likeness['head'], (shape: Shape, plate: Plate) => void> = {
  bare() {},
  crown(shape) {
    shape('M17.4 16L14.6 5.4L21.6 9L25 2.6L29.4 8L35.4 2.6L37 9.4L43.4 7L42 17Q30 11 17.4 16Z', { second: true })
    shape('M17.4 16Q30 10.6 42 17L42 20.4Q30 14.4 18 19.6Z')
  },
  laurel(shape) {
    for (const [x, y, turn] of [[19, 21, -6], [20, 16, -3], [24, 12, 0], [29, 10.4, 2], [34, 11, 4], [38.6, 13.6, 6]] as const)
      shape(`M${x} ${y + 3}Q${x - 4 + turn * 0.3} ${y - 1} ${x + turn * 0.5} ${y - 5}Q${x + 4} ${y} ${x} ${y + 3}Z`, { second: true })
  },
  helm(shape, plate) {
    shape('M18 24Q14 12 30 3Q43 10 42 20L30 20Q24 21 18 24Z', { shade: 'side', angle: 80 })
    shape('M17.6 25Q28 18 42.4 19.6L42.4 22.4L45 29L43 29.4L40.6 23Q28 22 18.4 28Z', { second: true })
    plate.line('M30 3V0', HERE)
  },
  spectacles(shape, plate) {
    shape('M18 24Q15 9 30 6Q43 8 42 20L30 20Q24 21 18 24Z', { shade: 'side', angle: 80 })
    shape('M17.6 25Q28 18 42.4 19.6L44 27Q39 29.6 35 26Q27 24 18.4 28Z', { second: true })
    shape('M36.6 22.6Q40 21.4 41.4 23.6Q40 26.6 36.6 25Z', { shade: 'full' })
    plate.line('M30 6V20M24 8Q22 14 23 21', HERE)
  },
  crest(shape, plate) {
    shape('M12 22Q12 2 32 1Q44 2 46 10Q38 5 30 8Q20 12 17 24Z', { second: true, shade: 'side', angle: 50 })
    shape('M18 24Q15 10 30 8Q42 9 42 19L32 19Q31 27 27 30L22 34Q18 30 18 24Z', { shade: 'side', angle: 20 })
    plate.line('M18 24Q28 17 42 19M28 30Q32 34 36 35L34 39Q28 38 26 31', HERE)
  },
  hood(shape) {
    shape('M22 46Q12 34 15 18Q20 4 36 6Q44 10 42 18Q36 12 31 18Q28 28 32 38L28 46Z', { shade: 'close', angle: 40 })
  },
  fur(shape) {
    shape('M15 20Q14 14 18 15Q17 9 22 11Q23 5 28 9Q31 4 34 9Q39 6 39.4 11.4Q44 11 42.6 16Q45 19 41 20Q29 15 18 22Q14 23 15 20Z', { shade: 'even', angle: 70 })
    shape('M22 11Q26 0 32 6Q36 6 37 9Q28 8 22 11Z', { second: true })
  },
}

function beads(): string {
  const turn = (k: number) => (k / 40) * Math.PI * 2
  return Array.from({ length: 40 }, (_, k) => `M${30 + 26.4 * Math.cos(turn(k))} ${30 + 26.4 * Math.sin(turn(k))}L${30 + 27 * Math.cos(turn(k))} ${30 + 27 * Math.sin(turn(k))}`).join('')
}
