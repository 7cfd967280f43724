// The cover of Barbarian Kingdoms.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'

export const cover = pictures(240, 150, {
  /** Kings on horseback before the broken columns of Rome. */
  game(plate) {
    draw.rays(plate, { x: 150, y: 96 }, 30, 190, 36)
    plate.shape(draw.disc(24, 150, 90), { x: 0, y: 0 }, { second: true })
    draw.ground(plate, 'M-4 98Q50 90 110 96Q180 100 244 92', 'none')
    for (const x of [24, 48, 72]) draw.column(plate, { x, y: 106, size: 1.35 })
    plate.shape('M10 40L48 18L86 40ZM10 40H86V46H10Z', { x: 0, y: 0 }, { shade: 'side', angle: 0 })
    draw.ruin(plate, { x: 204, y: 108, size: 1.3 })
    draw.ground(plate, 'M-4 116Q60 108 120 112Q190 118 244 112')
    plate.shape('M196 138L214 126L224 130L206 143Z', { x: 0, y: 0 }, { shade: 'even', angle: 60 })
    draw.rider(plate, { x: 58, y: 138, size: 1.55 }, { shield: 'plain', cloak: true })
    draw.rider(plate, { x: 178, y: 136, size: 1.45, mirrored: true }, { shield: 'plain', hand: 'none' })
    draw.rider(plate, { x: 118, y: 144, size: 1.9 }, { helm: 'crown', hand: 'none', cloak: true })
  },
})
