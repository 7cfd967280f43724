// Pictures by name: each is engraved once, when it is first wanted.
import { Plate } from './hand'

export type Picture = { width: number; height: number; line: number; markup: string }
export type Drawing = (plate: Plate) => void

const LINE = 0.65 // the one weight of line, on a plate of a card
const CARD = 120 // its width

/** What is drawn on plates of one size, by name. */
export function pictures<Name extends string>(width: number, height: number, drawings: Record<Name, Drawing>): (name: Name) => Picture {
  const printed = new Map<Name, Picture>()
  return (name) => {
    let picture = printed.get(name)
    if (!picture) {
      const grain = Math.max(1, (width / CARD) * 0.8)
      const plate = new Plate(width, height, grain)
      drawings[name](plate)
      printed.set(name, (picture = { width, height, line: LINE * grain, markup: plate.print() }))
    }
    return picture
  }
}
