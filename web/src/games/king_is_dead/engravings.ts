// What is seen on the cards of The King is Dead.
import { pictures } from '../../art/picture'
import * as draw from '../../art/things'

const SCOTS = { shield: 'saltire' } as const
const WELSH = { shield: 'chevron' } as const
const ENGLISH = { shield: 'cross' } as const

/** The pictures of the cards. */
export const cardPicture = pictures(120, 72, {
  /** Clansmen below the mountains. */
  scottish_support(plate) {
    draw.sky(plate, 24)
    draw.mountain(plate, { x: 24, y: 50, size: 1.25 })
    draw.mountain(plate, { x: 92, y: 50, size: 1.5, mirrored: true })
    draw.mountain(plate, { x: 58, y: 52, size: 0.95 })
    draw.ground(plate, 'M-4 52Q30 46 60 50Q92 54 124 48')
    draw.banner(plate, { x: 62, y: 62, size: 1.25, mirrored: true }, 'saltire')
    draw.person(plate, { x: 38, y: 64, size: 1.25 }, SCOTS)
    draw.person(plate, { x: 58, y: 68, size: 1.35 }, SCOTS)
  },
  /** Spearmen before a stronghold on its rock. */
  welsh_support(plate) {
    draw.sky(plate, 22)
    draw.ground(plate, 'M-4 50Q16 48 30 38Q46 26 62 34Q74 40 90 46Q108 50 124 46', 'none')
    draw.tower(plate, { x: 46, y: 32, size: 0.62 })
    draw.tower(plate, { x: 60, y: 35, size: 0.5 })
    draw.ground(plate, 'M-4 54Q40 46 70 52Q100 56 124 52')
    draw.banner(plate, { x: 98, y: 66, size: 1.25 }, 'chevron')
    draw.person(plate, { x: 88, y: 64, size: 1.25, mirrored: true }, WELSH)
    draw.person(plate, { x: 106, y: 68, size: 1.35, mirrored: true }, WELSH)
    draw.tree(plate, { x: 14, y: 62, size: 1.1 })
  },
  /** Housecarls before the king's hall. */
  english_support(plate) {
    draw.sky(plate, 22)
    draw.ground(plate, 'M-4 46Q30 38 64 44Q96 48 124 42', 'none')
    draw.hall(plate, { x: 82, y: 52, size: 1.15 })
    draw.ground(plate, 'M-4 54Q30 50 60 54Q96 58 124 54')
    draw.banner(plate, { x: 22, y: 64, size: 1.25, mirrored: true }, 'cross')
    draw.person(plate, { x: 34, y: 66, size: 1.3 }, ENGLISH)
    draw.person(plate, { x: 54, y: 69, size: 1.35 }, ENGLISH)
  },
  /** The moot under three standards. */
  assemble(plate) {
    draw.sky(plate, 18)
    draw.ground(plate, 'M-4 44Q40 36 66 40Q96 42 124 38', 'none')
    draw.gonfalon(plate, { x: 24, y: 60, size: 0.95 }, 'saltire')
    draw.gonfalon(plate, { x: 60, y: 54, size: 0.95 }, 'chevron')
    draw.gonfalon(plate, { x: 96, y: 60, size: 0.95 }, 'cross')
    draw.ground(plate, 'M-4 58Q30 52 60 54Q96 54 124 58')
    draw.rank(plate, 3, { x: 14, y: 68, size: 0.9 }, { x: 13, y: -3 }, { hand: 'none', helm: 'none' })
    draw.rank(plate, 3, { x: 106, y: 68, size: 0.9, mirrored: true }, { x: -13, y: -3 }, { hand: 'none', helm: 'none' })
    draw.fire(plate, { x: 60, y: 68, size: 0.75 })
  },
  /** Two lords over a sealed treaty. */
  negotiate(plate) {
    draw.rays(plate, { x: 60, y: 42 }, 14, 70, 40)
    draw.person(plate, { x: 24, y: 62, size: 1.5 }, { helm: 'crown', hand: 'none', cloak: true })
    draw.person(plate, { x: 96, y: 62, size: 1.5, mirrored: true }, { helm: 'crown', hand: 'none' })
    plate.shape('M34 50L86 50L98 64L22 64Z', { x: 0, y: 0 }, { shade: 'even', angle: 0 })
    plate.shape('M22 64H98V68H22ZM28 68H34V76H28ZM86 68H92V76H86Z', { x: 0, y: 0 }, { shade: 'close', angle: 90 })
    draw.scroll(plate, { x: 60, y: 54, size: 0.9 })
    draw.candle(plate, { x: 60, y: 42, size: 0.85 })
  },
  /** A rider on the road. */
  manoeuvre(plate) {
    draw.sky(plate, 24)
    draw.mountain(plate, { x: 96, y: 46, size: 0.9 })
    draw.ground(plate, 'M-4 44Q30 36 62 44Q94 46 124 42', 'none')
    plate.shape('M74 43Q60 48 70 54Q84 60 50 76H92Q100 60 82 54Q74 48 80 43Z', { x: 0, y: 0 }, { shade: 'none' })
    draw.fir(plate, { x: 104, y: 58, size: 0.9 })
    draw.fir(plate, { x: 112, y: 64, size: 1.1 })
    draw.rider(plate, { x: 40, y: 66, size: 1.25 }, { cloak: true })
  },
  /** Two riders come round a hill, behind a host that looks the other way. */
  outmanoeuvre(plate) {
    draw.sky(plate, 20)
    draw.ground(plate, 'M-4 50Q30 48 58 30Q72 22 86 30Q108 46 124 48', 'side')
    draw.host(plate, { x: 8, y: 52, size: 1.15 }, 7)
    draw.banner(plate, { x: 30, y: 50, size: 0.7 }, 'plain')
    draw.ground(plate, 'M-4 56Q40 52 70 56Q100 60 124 54', 'none')
    draw.rider(plate, { x: 96, y: 60, size: 0.95, mirrored: true }, { cloak: true })
    draw.rider(plate, { x: 70, y: 69, size: 1.1, mirrored: true }, { cloak: true })
  },
  /** Somebody in a hood listens behind a pillar. */
  spy(plate) {
    plate.shape('M-2 -2H122V74H-2Z', { x: 0, y: 0 }, { shade: 'cross', angle: 0 })
    plate.shape('M44 74V26Q66 -6 90 26V74Z', { x: 16, y: 0 }, { shade: 'none' })
    draw.candle(plate, { x: 84, y: 49, size: 0.8 })
    plate.shape('M70 49H98V53H70ZM74 53H77V70H74ZM91 53H94V70H91Z', { x: 0, y: 0 }, { shade: 'close', angle: 0 })
    draw.person(plate, { x: 66, y: 68, size: 1.05 }, { helm: 'crown', hand: 'none' })
    draw.person(plate, { x: 102, y: 68, size: 1.05, mirrored: true }, { helm: 'none', hand: 'none' })
    plate.shape('M40 -4H58V78H40Z', { x: 0, y: 0 }, { shade: 'side', angle: 90 })
    draw.person(plate, { x: 26, y: 74, size: 1.75 }, { helm: 'hood', hand: 'none', cloak: true })
  },
  /** Archers among the trees. */
  ambush(plate) {
    draw.sky(plate, 12)
    for (const x of [8, 28, 50, 72, 94, 114]) draw.fir(plate, { x, y: 50 + (x % 7), size: 1.45 })
    draw.ground(plate, 'M-4 54Q30 50 60 54Q96 56 124 52')
    draw.person(plate, { x: 36, y: 64, size: 1.15 }, { hand: 'bow', helm: 'hood', shield: 'none', cloak: true })
    draw.person(plate, { x: 76, y: 66, size: 1.2 }, { hand: 'bow', helm: 'hood', shield: 'none', cloak: true })
    draw.tree(plate, { x: 14, y: 70, size: 1.35 })
    draw.tree(plate, { x: 58, y: 73, size: 1 })
    draw.tree(plate, { x: 108, y: 72, size: 1.4 })
  },
  /** A column on the march. */
  march(plate) {
    draw.sky(plate, 22)
    draw.mountain(plate, { x: 20, y: 44, size: 1 })
    draw.ground(plate, 'M-4 44Q40 36 70 42Q100 44 124 38', 'none')
    draw.host(plate, { x: 4, y: 46, size: 0.8 }, 12)
    draw.ground(plate, 'M-4 52Q30 46 60 50Q92 52 124 48')
    draw.banner(plate, { x: 88, y: 62, size: 1.1 }, 'plain')
    draw.rank(plate, 4, { x: 98, y: 68, size: 1.35 }, { x: -23, y: -2.4, size: 0.94 }, { shield: 'plain' })
  },
  /** A crown on the table, and a dagger. */
  plot(plate) {
    plate.shape('M-2 -2H122V46H-2Z', { x: 0, y: 0 }, { shade: 'cross', angle: 0 })
    plate.shape('M96 34Q72 6 40 12Q20 22 24 46H104Z', { x: 0, y: 0 }, { shade: 'none' })
    draw.candle(plate, { x: 92, y: 46, size: 1.3 })
    plate.shape('M-4 46H124V78H-4Z', { x: 0, y: 0 }, { shade: 'even', angle: 0 })
    plate.shape('M30 60Q28 46 56 46Q84 46 82 60Q56 68 30 60Z', { x: 0, y: 0 }, { shade: 'side' })
    draw.crown(plate, { x: 56, y: 50, size: 1.25 })
    plate.shape('M76 72L98 61L101 64Z', { x: 0, y: 0 })
    plate.shape('M96 56L104 69L101.6 70L94 57.4ZM100.6 61.6L109 57L110.6 60L102 64.4Z', { x: 0, y: 0 }, { second: true })
  },
  /** Ships with help. */
  aid(plate) {
    draw.sun(plate, { x: 92, y: 34 })
    draw.sea(plate, 38)
    draw.ship(plate, { x: 88, y: 48, size: 0.7 }, 'plain')
    draw.ship(plate, { x: 40, y: 62, size: 1.15 }, 'plain')
  },
  /** A bishop with gifts, before his church. */
  influence(plate) {
    draw.rays(plate, { x: 38, y: 40 }, 22, 76, 40)
    draw.hall(plate, { x: 90, y: 52, size: 0.85 })
    draw.tower(plate, { x: 112, y: 54, size: 0.9 })
    draw.ground(plate, 'M-4 54Q40 50 70 54Q100 56 124 52')
    draw.person(plate, { x: 38, y: 68, size: 1.7 }, { helm: 'mitre', hand: 'crozier', cloak: true })
    draw.coins(plate, { x: 72, y: 67, size: 1.2 })
  },
  /** Two men with drawn swords. */
  dispute(plate) {
    draw.sky(plate, 26)
    draw.ground(plate, 'M-4 50Q40 44 70 48Q100 52 124 46')
    draw.tree(plate, { x: 12, y: 58, size: 1.1 })
    draw.person(plate, { x: 38, y: 67, size: 1.6 }, { hand: 'sword', shield: 'chevron' })
    draw.person(plate, { x: 82, y: 67, size: 1.6, mirrored: true }, { hand: 'sword', shield: 'plain' })
  },
  /** A herald reads what is commanded. */
  edict(plate) {
    draw.sky(plate, 30)
    draw.tower(plate, { x: 98, y: 58, size: 1.5 })
    draw.ground(plate, 'M-4 54Q30 52 60 54Q96 56 124 54', 'none')
    plate.shape('M28 76V58H78V76Z', { x: 0, y: 0 }, { shade: 'even', angle: 0 })
    draw.banner(plate, { x: 68, y: 58, size: 1.15, mirrored: true }, 'saltire')
    draw.person(plate, { x: 52, y: 58, size: 1.35 }, { helm: 'none', hand: 'none', cloak: true })
    draw.scroll(plate, { x: 46, y: 40, size: 0.75 })
    draw.host(plate, { x: 4, y: 74, size: 1.3 }, 4)
    draw.host(plate, { x: 84, y: 75, size: 1.3 }, 6)
  },
  /** Men behind a palisade. */
  resist(plate) {
    draw.sky(plate, 22)
    draw.mountain(plate, { x: 26, y: 48, size: 1.1 })
    draw.banner(plate, { x: 88, y: 50, size: 0.95, mirrored: true }, 'plain')
    for (const x of [22, 46, 70, 94]) draw.person(plate, { x, y: 62, size: 1.1 }, {})
    draw.palisade(plate, { x: 30, y: 68, size: 1.35 })
    draw.palisade(plate, { x: 90, y: 68, size: 1.35 })
    draw.ground(plate, 'M-4 68Q40 64 70 67Q100 66 124 68', 'even')
  },
  /** Riders before a house on fire. */
  quell(plate) {
    draw.sky(plate, 18)
    draw.ground(plate, 'M-4 50Q40 44 70 48Q100 50 124 46', 'none')
    draw.fire(plate, { x: 88, y: 38, size: 1.15 })
    draw.fire(plate, { x: 102, y: 42, size: 0.9 })
    draw.hut(plate, { x: 94, y: 60, size: 1.2 })
    draw.rider(plate, { x: 38, y: 67, size: 1.3 }, { shield: 'plain' })
  },
  /** A gate that is shut, with guards. */
  suppress(plate) {
    draw.sky(plate, 20)
    draw.ground(plate, 'M-4 50Q40 46 70 50Q100 52 124 48', 'none')
    draw.gate(plate, { x: 60, y: 58, size: 1.2 })
    draw.banner(plate, { x: 60, y: 28, size: 0.55, mirrored: true }, 'plain')
    draw.ground(plate, 'M-4 60Q40 56 70 58Q100 60 124 58')
    draw.person(plate, { x: 42, y: 70, size: 1.05 }, { shield: 'cross', cloak: false })
    draw.person(plate, { x: 78, y: 70, size: 1.05, mirrored: true }, { shield: 'cross' })
  },
  /** A horn, and a beacon that is answered. */
  muster(plate) {
    draw.sky(plate, 24)
    draw.mountain(plate, { x: 88, y: 52, size: 1.3 })
    draw.fire(plate, { x: 88, y: 20, size: 0.4 })
    draw.ground(plate, 'M-4 46Q20 44 44 52Q80 62 124 52')
    draw.fire(plate, { x: 20, y: 58, size: 0.9 })
    draw.person(plate, { x: 50, y: 68, size: 1.5 }, { helm: 'none', hand: 'none', cloak: true })
    draw.horn(plate, { x: 53, y: 34, size: 0.9 })
    draw.host(plate, { x: 78, y: 68, size: 1.2 }, 7)
  },
})

export type PicturedCard = Parameters<typeof cardPicture>[0]
