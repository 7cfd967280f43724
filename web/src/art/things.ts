// What the engravings are made of: land, water, people, beasts, buildings. All are drawn around the point on which they stand.
import type { Plate, Shade, Spot } from './hand'

export type Sign = 'saltire' | 'chevron' | 'cross' | 'eagle' | 'dragon' | 'plain'
type Draw = (plate: Plate, at: Spot) => void

const around = ({ x, y, size = 1, mirrored = false }: Spot, dx: number, dy: number, scale = 1): Spot => ({
  x: x + dx * size * (mirrored ? -1 : 1),
  y: y + dy * size,
  size: size * scale,
  mirrored,
})
export const disc = (r: number, x = 0, y = 0) =>
  `M${x - r} ${y}C${x - r} ${y - r * 0.55} ${x - r * 0.55} ${y - r} ${x} ${y - r}C${x + r * 0.55} ${y - r} ${x + r} ${y - r * 0.55} ${x + r} ${y}C${x + r} ${y + r * 0.55} ${x + r * 0.55} ${y + r} ${x} ${y + r}C${x - r * 0.55} ${y + r} ${x - r} ${y + r * 0.55} ${x - r} ${y}Z`

// ---- sky, land and water ----

/** Lines of a sky, closer towards the top. */
export function sky(plate: Plate, bottom: number): void {
  for (let y = 2, k = 0; y < bottom; y += (2.2 + k * 0.28) * plate.grain, k++) {
    const pieces: string[] = []
    for (let x = -4 + ((k * 37) % 23); x < plate.width; ) {
      const length = 14 + ((k * 31 + (x + 4) * 7) % 40)
      pieces.push(`M${Math.max(0, x)} ${y}H${Math.min(plate.width, x + length)}`)
      x += length + 4 + ((k * 17 + (x + 4) * 3) % (8 + k * 3))
    }
    plate.line(pieces.join(''), { x: 0, y: 0 })
  }
}

/** A sun, or the light behind something: rays from a point. */
export function rays(plate: Plate, at: Spot, from: number, to: number, number = 36): void {
  const path = Array.from({ length: number }, (_, k) => {
    const a = (Math.PI * (k + 0.5)) / number
    const reach = k % 2 ? to : to * 0.8
    return `M${-Math.cos(a) * from} ${-Math.sin(a) * from}L${-Math.cos(a) * reach} ${-Math.sin(a) * reach}`
  })
  plate.line(path.join(''), at)
}
export const sun: Draw = (plate, at) => {
  rays(plate, at, 9, 60)
  plate.shape(disc(7), at, { second: true })
}

/** Ground up to the lower edge below a line of hills. */
export function ground(plate: Plate, ridge: string, shade: Shade = 'side'): void {
  plate.shape(`${ridge}L${plate.width + 4} ${plate.height + 4}L-4 ${plate.height + 4}Z`, { x: 0, y: 0 }, { shade, angle: -8 })
}
export const mountain: Draw = (plate, at) => {
  plate.shape('M-22 0L-12 -14L-8 -12L0 -26L5 -19L8 -20L13 -10L22 0Z', at, { shade: 'none' })
  plate.shape('M0 -26L5 -19L8 -20L13 -10L22 0L6 0L3 -8L5 -12L0 -17Z', at, { shade: 'even', angle: 62 })
  plate.line('M-12 -14L-9 -7L-11 -2M-6 -15L-5 -10', at)
}
/** Waves between two heights. */
export function sea(plate: Plate, top: number, bottom = plate.height): void {
  plate.shape(`M-4 ${top}H${plate.width + 4}V${bottom + 4}H-4Z`, { x: 0, y: 0 })
  for (let y = top + 3, k = 0; y < bottom; y += (3.4 + k * 0.5) * plate.grain, k++) {
    let path = ''
    for (let x = -10 + ((k * 13) % 17); x < plate.width; x += (16 + ((k * 7 + x + 10) % 9)) * plate.grain) path += `M${x} ${y}Q${x + 4} ${y - 2.6} ${x + 7} ${y}L${x + 12} ${y}`
    plate.line(path, { x: 0, y: 0 })
  }
}
export const tree: Draw = (plate, at) => {
  plate.shape('M-2 0L-1.4 -12L1.4 -12L2.4 0Z', at, { shade: 'close', angle: 90 })
  plate.shape('M-9 -12Q-13 -17 -9 -20Q-10 -27 -4 -28Q-1 -33 4 -29Q10 -29 9 -22Q13 -18 9 -13Q5 -9 1 -11.5Q-5 -8 -9 -12Z', at, { shade: 'side' })
  plate.line('M-5 -19Q-3 -21 -1 -19M-2 -24Q0 -26 2 -24M-4 -14Q-2 -16 0 -14', at)
}
export const fir: Draw = (plate, at) => {
  plate.shape('M-1 0V-4H1V0Z', at, { shade: 'full' })
  plate.shape('M0 -28L-4 -20L-2.4 -20L-6.5 -12L-4 -12L-8.5 -3L8.5 -3L4 -12L6.5 -12L2.4 -20L4 -20Z', at, { shade: 'side', angle: 20 })
}
export const fire: Draw = (plate, at) => {
  plate.shape('M-7 0Q-12 -7 -6 -12Q-5 -8 -3 -8Q-5 -17 2 -23Q1 -16 5 -13Q6 -16 5 -18Q12 -11 7 0Z', at, { second: true })
  plate.shape('M-3 0Q-5 -5 0 -10Q1 -6 3 -5Q4 -2 3 0Z', at)
  plate.shape('M-10 0L9 -3L10 0L-9 3ZM-9 -3L10 0L9 3L-10 0Z', at, { shade: 'close', angle: 0 })
}

// ---- signs, arms and things in hands ----

const SIGNS: Record<Exclude<Sign, 'plain'>, string> = {
  saltire: 'M-3 -3L3 3M3 -3L-3 3',
  chevron: 'M-3.4 2.6L0 -2.6L3.4 2.6',
  cross: 'M0 -3.8V3.8M-3.8 0H3.8',
  eagle: 'M0 -3V3M-4 -2Q-2 0 0 0Q2 0 4 -2M-2 3.4H2',
  dragon: 'M-3 3Q-4 0 -1 0Q2 0 1 -2Q0 -3.4 2 -3.4M1 0Q3 1 3 3',
}
export const signed = (plate: Plate, sign: Sign, at: Spot) => {
  if (sign !== 'plain') plate.line(SIGNS[sign], at)
}
/** A flag on a pole, blown away from where its bearer looks. */
export function banner(plate: Plate, at: Spot, sign: Sign): void {
  plate.shape('M-.6 0V-44H.6V0Z', at, { shade: 'full' })
  plate.shape('M0 -43Q-7 -46 -13 -42Q-17 -39 -22 -42Q-19 -36 -22 -28Q-17 -26 -13 -29Q-7 -32 0 -29Z', at, { second: true })
  signed(plate, sign, around(at, -9, -36.5, 1.25))
  plate.shape('M0 -48L-1.6 -44L1.6 -44Z', at, { shade: 'full' })
}
/** A hanging cloth with a point below. */
export function gonfalon(plate: Plate, at: Spot, sign: Sign): void {
  plate.shape('M-.6 0V-50H.6V0Z', at, { shade: 'full' })
  plate.shape('M-10 -47H10V-24L0 -18L-10 -24Z', at, { second: true })
  plate.line('M-12 -47H12', at)
  signed(plate, sign, around(at, 0, -36, 1.9))
}
export function shield(plate: Plate, at: Spot, sign: Sign): void {
  plate.shape('M-7 -9H7V0C7 5 3 8 0 10C-3 8 -7 5 -7 0Z', at, { second: true })
  signed(plate, sign, around(at, 0, -1, 1.2))
}
export const crown: Draw = (plate, at) => {
  plate.shape('M-12 0L-14 -12L-7 -6L-4 -14L0 -7L4 -14L7 -6L14 -12L12 0Z', at, { second: true })
  plate.shape('M-12 0H12V4H-12Z', at, { shade: 'side', angle: 90 })
  for (const [x, y] of [[-14, -13.4], [-4, -15.4], [4, -15.4], [14, -13.4]] as const) plate.shape(disc(1.5), around(at, x, y))
}
export const sword: Draw = (plate, at) => {
  plate.shape('M-1.4 0L-1.1 -26L0 -30L1.1 -26L1.4 0Z', at)
  plate.line('M0 -1V-25', at)
  plate.shape('M-6 0H6V1.8H-6Z', at, { second: true })
  plate.shape('M-1 1.8H1V8H-1Z', at, { shade: 'close', angle: 0 })
  plate.shape(disc(1.8, 0, 9.4), at, { second: true })
}
export const scroll: Draw = (plate, at) => {
  plate.shape('M-13 -8Q0 -11 13 -8V8Q0 5 -13 8Z', at)
  plate.line('M-9 -5Q0 -7 9 -5M-9 -2Q0 -4 9 -2M-9 1Q0 -1 5 1', at)
  plate.shape('M-15 -9Q-13 -11 -11 -9V8Q-13 11 -15 8ZM11 -9Q13 -11 15 -9V8Q13 11 11 8Z', at, { shade: 'side' })
  plate.shape(disc(3, 6, 6), at, { second: true })
}
export const horn: Draw = (plate, at) => {
  plate.shape('M0 0Q6 3 12 -2Q15 -5 15 -9L18 -9Q19 -2 14 3Q7 8 0 2Z', at, { second: true })
}
export const candle: Draw = (plate, at) => {
  rays(plate, around(at, 0, -15), 4, 12, 14)
  plate.shape('M-1.6 0V-10H1.6V0Z', at)
  plate.shape('M0 -18Q3 -13 0 -11Q-3 -13 0 -18Z', at, { second: true })
  plate.shape('M-6 0H6L4 2H-4Z', at, { shade: 'full' })
}
export const coins: Draw = (plate, at) => {
  for (const [x, y] of [[-5, 0], [-5, -2.4], [-5, -4.8], [5, 0], [5, -2.4], [0, 3], [0, 0.6], [0, -1.8], [0, -4.2], [0, -6.6]] as const) {
    plate.shape('M-4.4 0V2Q0 5 4.4 2V0Z', around(at, x, y))
    plate.shape('M-4.4 0C-4.4 -2.6 4.4 -2.6 4.4 0C4.4 2.6 -4.4 2.6 -4.4 0Z', around(at, x, y), { second: true })
  }
}

// ---- people ----

export type Garb = {
  helm?: 'cone' | 'crown' | 'hood' | 'mitre' | 'crest' | 'none'
  shield?: Sign | 'none'
  hand?: 'spear' | 'sword' | 'bow' | 'crozier' | 'none'
  cloak?: boolean
}
/** Somebody who stands there, about 31 high. */
export function person(plate: Plate, at: Spot, { helm = 'cone', shield: arms = 'none', hand = 'spear', cloak = false }: Garb = {}): void {
  if (hand === 'spear') {
    plate.line('M7 1V-38', at)
    plate.shape('M7 -43L5.4 -37.5H8.6Z', at, { shade: 'full' })
  }
  if (hand === 'crozier') plate.line('M8 1V-34Q8 -39 4.5 -38Q2.8 -36 5 -34.6', at)
  plate.shape('M-4 -1L-4.4 2H-.8L-.4 -4ZM4 -1L4.4 2H.8L.4 -4Z', at, { shade: 'full' })
  plate.shape('M-5 -2Q-6.5 -12 -5.4 -18Q-3 -21.4 0 -21.4Q3 -21.4 5.4 -18Q6.5 -12 5 -2Q0 0 -5 -2Z', at, { shade: 'side', angle: -20, second: cloak })
  plate.line('M-4.6 -11Q0 -9.6 4.6 -11', at)
  plate.shape('M4 -19Q8 -16 8 -11L6.6 -9.6L4.6 -11.4Q5.6 -14 3.6 -16Z', at)
  plate.shape(disc(3.1, 0, -24), at)
  plate.line('M-1.2 -24.2V-23.6M1.2 -24.2V-23.6', at)
  if (helm === 'none') plate.shape('M-3.5 -22.6Q-4.4 -28.2 0 -28.2Q4.4 -28.2 3.5 -22.6Q2.8 -25.6 0 -25.8Q-2.8 -25.6 -3.5 -22.6Z', at, { shade: 'close', angle: 80 })
  if (helm === 'cone') {
    plate.shape('M-3.6 -24.4Q-3.6 -28 0 -31.4Q3.6 -28 3.6 -24.4Z', at, { shade: 'side', angle: 0 })
    plate.line('M0 -25V-22.8', at)
  }
  if (helm === 'crest') {
    plate.shape('M-3.6 -24.4Q-3.6 -28.4 0 -28.4Q3.6 -28.4 3.6 -24.4Z', at, { shade: 'side', angle: 0 })
    plate.shape('M-4.4 -28Q0 -34.6 4.4 -28Q0 -30.4 -4.4 -28Z', at, { second: true })
  }
  if (helm === 'crown') {
    plate.shape('M-3.4 -25.6L-4.2 -30L-1.8 -28L0 -31L1.8 -28L4.2 -30L3.4 -25.6Z', at, { second: true })
    plate.shape('M-3 -23.6Q-2.6 -18 0 -17Q2.6 -18 3 -23.6Q1 -21.6 0 -21.6Q-1 -21.6 -3 -23.6Z', at, { shade: 'even', angle: 90 })
  }
  if (helm === 'hood') plate.shape('M-4.6 -19Q-5.6 -28 0 -30.4Q5.6 -28 4.6 -19Q3 -18 2.6 -22Q2 -26 0 -26Q-2 -26 -2.6 -22Q-3 -18 -4.6 -19Z', at, { shade: 'close' })
  if (helm === 'mitre') plate.shape('M-3.4 -25.4Q-4.6 -30 0 -35Q4.6 -30 3.4 -25.4Z', at, { second: true })
  if (hand === 'sword') {
    plate.shape('M6.6 -11.4L15.4 -32L17.2 -35L17 -31.4L8.4 -10.6Z', at)
    plate.shape('M3.8 -13.2L11.4 -9.8L10.8 -8.6L3.2 -12ZM6.4 -10.6L4.8 -6.6L6.4 -6L8 -10Z', at, { second: true })
  }
  if (hand === 'bow') plate.line('M7 -22Q13 -13 7 -3M7 -22V-3M3 -13H13', at)
  if (arms !== 'none') shield(plate, around(at, -4, -10, 0.72), arms)
}
/** A line of people, near ones before far ones. */
export function rank(plate: Plate, number: number, at: Spot, step: Spot, garb: Garb): void {
  for (let k = number - 1; k >= 0; k--) person(plate, { x: at.x + step.x * k, y: at.y + step.y * k, size: (at.size ?? 1) * (step.size ?? 1) ** k, mirrored: at.mirrored ?? false }, garb)
}
/** Helmets and spears of a host far away. */
export function host(plate: Plate, at: Spot, number: number): void {
  for (let k = 0; k < number; k++) {
    const one = around(at, k * 5, (k * 7) % 3)
    plate.line('M2 0V-13', one)
    plate.shape('M-2.4 0Q-2.6 -5 0 -6.4Q2.6 -5 2.4 0Z', one, { shade: k % 2 ? 'side' : 'none', angle: 0 })
  }
}
export const horse: Draw = (plate, at) => {
  plate.shape('M9 -11L14 -8L13 -2L15 -1.4L11.4 -1L11.6 -6.6L6 -9ZM-11 -10L-15 -6L-16 0H-13.4L-12.4 -5L-8 -9Z', at, { shade: 'close' })
  plate.shape('M-14 -17Q-20 -17 -20 -7Q-17 -8 -16.4 -12L-13 -13Z', at, { shade: 'even', angle: 70 })
  plate.shape(
    'M-14 -17Q-8 -20.4 0 -18.4Q6 -19 9 -23Q12 -29.4 16 -31L17 -34L18.8 -31Q22.4 -27 24 -23.4Q22.8 -21 20.6 -22.2Q18 -23.8 16.6 -23.4Q15 -18 13.4 -14Q12 -10 10 -9.4L11 -5L9.6 0H7L8 -5L5.6 -9Q0 -7 -6 -9L-8 -5.4L-7.4 0H-10.2L-10.6 -5L-13 -9Q-16 -13 -14 -17Z',
    at,
  )
  plate.line('M-13 -14L-10.6 -9.6M-10.6 -13.6L-8.4 -9.8M-7.6 -12L-6 -9.4M-4 -10.6L-2.6 -8.4M0 -10.4L1 -8.4M3.6 -11L4.6 -9.2M10.6 -14L9.4 -10.6M12.6 -18L11.4 -14M14 -22L13 -18.6', at)
  plate.line('M19 -28V-27.4M13 -27L9.6 -25M11 -24L8 -22.4M22 -25L17 -26.6M17 -26.6Q8 -22 4 -20', at)
}
export function rider(plate: Plate, at: Spot, garb: Garb = {}): void {
  horse(plate, at)
  plate.shape('M-6 -19Q0 -21.4 5 -19L4 -13Q0 -14.4 -5 -12Z', at, { second: true })
  if (garb.hand !== 'none') {
    plate.line('M-2 -12L14 -46', at)
    plate.shape('M15.6 -49.4L12.6 -45.6L14.8 -44.6Z', at, { shade: 'full' })
  }
  plate.shape('M0 -18Q5 -16 4 -9L7 -6.4H2.4L1 -13Z', at, { shade: 'even' })
  plate.shape('M-3.6 -17Q-5 -25 -1 -28.4Q3.4 -28.6 4.6 -24L9 -22.6L8.4 -20.6L3.4 -21.4L3 -16.4Q0 -15.6 -3.6 -17Z', at, { shade: 'side', angle: 0, second: garb.cloak ?? false })
  plate.shape(disc(2.8, 1, -31), at)
  if (garb.helm === 'crown') plate.shape('M-2 -32.4L-3 -36.6L-.6 -34.8L1 -37.4L2.6 -34.8L5 -36.6L4 -32.4Z', at, { second: true })
  else plate.shape('M-2.4 -31.2Q-2.2 -35 1 -38Q4.2 -35 4.4 -31.2Z', at, { shade: 'side', angle: 0 })
  if (garb.shield && garb.shield !== 'none') shield(plate, around(at, -2, -21, 0.66), garb.shield)
}

// ---- ships and buildings ----

/** A ship under sail; who is aboard is seen above the rail. */
export function ship(plate: Plate, at: Spot, sign: Sign): void {
  plate.shape('M-.8 -6V-42H.8V-6Z', at, { shade: 'full' })
  plate.shape('M-13 -39Q0 -35.6 14 -39Q18 -26 13 -13Q0 -16.6 -14 -13Q-9 -26 -13 -39Z', at, { second: true })
  plate.line('M-7 -38Q-4 -26 -7 -14.4M0 -37V-15.6M7 -38Q11 -26 7 -14.4M-14 -39.4Q0 -36 15 -39.4M13 -13L20 -8M-14 -13L-20 -8', at)
  signed(plate, sign, around(at, 0, -26, 1.7))
  plate.shape('M-27 -6Q-31 -15 -27 -20Q-24 -21 -24 -17.6Q-26 -12 -19 -9Q0 -4 19 -9Q25 -12 24.6 -19Q25 -23 28 -22.4Q31 -14 27 -5Q21 4 0 4Q-21 4 -27 -6Z', at, { shade: 'side', angle: 8 })
  plate.line('M-25 -4Q0 2.4 25 -4M-21 .6Q0 4 21 .6', at)
  for (const x of [-15, -9, -3, 3, 9, 15]) plate.shape(disc(2.8), around(at, x, -5.4 - Math.abs(x) * 0.09), { second: x % 2 !== 0 && Math.abs(x) % 6 === 3 })
}
export const tower: Draw = (plate, at) => {
  plate.shape('M-9 0V-30H-11V-38H-7V-35H-4V-38H4V-35H7V-38H11V-30H9V0Z', at, { shade: 'side', angle: 0 })
  plate.shape('M-2 -22Q0 -26 2 -22V-16H-2Z', at, { shade: 'full' })
  plate.line('M-11 -30H11M-6 -9H-2M-7 -20H-4M-5 -3H-1', at)
}
export const gate: Draw = (plate, at) => {
  plate.shape('M-26 0V-22H-26V-27H-21V-24H-16V-27H-11V-24H-5V-27H0V-24H5V-27H11V-24H16V-27H21V-24H26V-27H26V0Z', at, { shade: 'even', angle: 0 })
  plate.shape('M-8 0V-11Q0 -19 8 -11V0Z', at, { shade: 'none' })
  plate.line('M-4 0V-14M0 0V-15M4 0V-14M-8 -4H8M-8 -9H8', at)
  tower(plate, around(at, -26, 0))
  tower(plate, around(at, 26, 0))
}
export const hall: Draw = (plate, at) => {
  plate.shape('M-22 0V-12H22V0Z', at, { shade: 'even', angle: 90 })
  plate.shape('M-27 -10Q-20 -20 -16 -27L18 -27Q22 -20 27 -10Q0 -7 -27 -10Z', at, { shade: 'side', angle: 68 })
  plate.line('M-16 -27L-20 -32M-16 -27L-12 -32M18 -27L14 -32M18 -27L22 -32', at)
  plate.shape('M-4 0V-8Q0 -11 4 -8V0Z', at, { shade: 'full' })
}
export const hut: Draw = (plate, at) => {
  plate.shape('M-13 0V-9Q0 -12 13 -9V0Q0 2 -13 0Z', at, { shade: 'even', angle: 90 })
  plate.shape('M0 -30Q8 -18 18 -9Q0 -4 -18 -9Q-8 -18 0 -30Z', at, { shade: 'side', angle: 65 })
  plate.shape('M-3 1V-5Q0 -8 3 -5V1Z', at, { shade: 'full' })
}
export const column: Draw = (plate, at) => {
  plate.shape('M-7 0V-3H7V0ZM-6 -45V-49H6V-45Z', at)
  plate.shape('M-5 -3V-45H5V-3Z', at, { shade: 'side', angle: 90 })
}
export const ruin: Draw = (plate, at) => {
  plate.shape('M-7 0V-3H7V0Z', at)
  plate.shape('M-5 -3V-26L-2 -30L0 -27L3 -31L5 -24V-3Z', at, { shade: 'side', angle: 90 })
}
export const palisade: Draw = (plate, at) => {
  for (let k = 0; k < 12; k++) plate.shape('M-2.2 0V-15L0 -19L2.2 -15V0Z', around(at, k * 4.6 - 25, (k * 5) % 2), { shade: k % 3 ? 'side' : 'none', angle: 90 })
}
export const tent: Draw = (plate, at) => {
  plate.shape('M-17 0L0 -23L17 0Z', at, { shade: 'none' })
  plate.shape('M0 -23L17 0L3 0Z', at, { shade: 'even', angle: 60 })
  plate.shape('M0 -16L4 0H-5Z', at, { shade: 'full' })
  plate.line('M0 -23V-27', at)
  plate.shape('M0 -30L7 -28L0 -26Z', at, { second: true })
}
export const throne: Draw = (plate, at) => {
  plate.shape('M-15 0V-56L-11 -60L0 -66L11 -60L15 -56V0Z', at, { shade: 'even', angle: 90 })
  plate.shape('M-10 -22V-52L0 -58L10 -52V-22Z', at)
  plate.line('M0 -58V-22M-10 -37L0 -44L10 -37M-10 -28L0 -34L10 -28', at)
  plate.shape('M-20 0V-22H-14V-18H14V-22H20V0Z', at, { shade: 'side', angle: 0 })
  plate.shape('M-13 -18H13V-13Q0 -10 -13 -13Z', at, { second: true })
  for (const x of [-17, 17]) plate.shape(disc(3, x, -24), at)
  plate.shape('M-27 6V0H27V6Z', at, { shade: 'even', angle: 0 })
}
/** The eagle of a legion on its pole. */
export const eagle: Draw = (plate, at) => {
  plate.shape('M-.7 0V-40H.7V0Z', at, { shade: 'full' })
  plate.shape('M-6 -30H6V-20H-6Z', at, { second: true })
  plate.line('M-7 -32H7M-4 -25H4', at)
  plate.shape('M0 -38Q-5 -41 -15 -52Q-15 -44 -11 -40Q-7 -36 -3 -35L-4 -33H4L3 -35Q7 -36 11 -40Q15 -44 15 -52Q5 -41 0 -38Z', at, { second: true })
  plate.line('M-12 -46L-8 -40M-8 -44L-5 -39M12 -46L8 -40M8 -44L5 -39', at)
  plate.shape('M-2 -38Q-3 -44 1 -45L4 -43L1.6 -42Q2 -40 2 -38Z', at)
}
