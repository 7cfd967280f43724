// The cover of The King is Dead.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'

/** The throne is empty. */
export const cover = pictures(240, 150, {
  game(plate) {
    draw.rays(plate, { x: 120, y: 92 }, 40, 190, 72)
    draw.column(plate, { x: 22, y: 132, size: 2.3 })
    draw.column(plate, { x: 218, y: 132, size: 2.3 })
    draw.gonfalon(plate, { x: 62, y: 134, size: 1.9 }, 'saltire')
    draw.gonfalon(plate, { x: 178, y: 134, size: 1.9 }, 'cross')
    draw.throne(plate, { x: 120, y: 124, size: 1.55 })
    draw.ground(plate, 'M-4 132H244', 'even')
    draw.crown(plate, { x: 120, y: 90, size: 0.95 })
    draw.shield(plate, { x: 120, y: 134, size: 1.3 }, 'chevron')
  },
})
