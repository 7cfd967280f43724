// The colours of seats at a table: a game's own where it has them, so that a player has one colour everywhere.
import { aboutGame } from './game'

/** Let seats have the colours of a game's players until the component goes; call it while one starts. */
export function wearColours(game: () => string | undefined): void {
  $effect.pre(() => {
    const colours = aboutGame(game() ?? '').colours ?? []
    const { style } = document.documentElement
    colours.forEach((colour, seat) => style.setProperty(`--seat-${seat + 1}`, colour))
    return () => colours.forEach((_, seat) => style.removeProperty(`--seat-${seat + 1}`))
  })
}
