// The engraver's hand: shapes on paper with one weight of line, shaded by hatching, in ink and one other colour.

export type Point = readonly [x: number, y: number]
/** Where a thing stands, how large it is, and whether it looks the other way. */
export type Spot = { x: number; y: number; size?: number; mirrored?: boolean }

/** How a shape is shaded: not at all, on the side away from the light, all over, closely, crosswise, or full of ink. */
export type Shade = 'none' | 'side' | 'even' | 'close' | 'cross' | 'full'
export type Look = { shade?: Shade; second?: boolean; angle?: number }

const PIECE = 3.4 // about as long is a straight piece of a curve
const MOST_PIECES = 14
const GAP = 2.1 // between two lines of hatching
const SHADES: Record<Exclude<Shade, 'none' | 'full'>, readonly { gap: number; turn: number; from: number }[]> = {
  side: [{ gap: GAP, turn: 0, from: 0.56 }],
  even: [{ gap: GAP, turn: 0, from: 0 }],
  close: [{ gap: GAP * 0.62, turn: 0, from: 0 }],
  cross: [
    { gap: GAP * 0.8, turn: 0, from: 0 },
    { gap: GAP * 0.8, turn: 70, from: 0 },
  ],
}

const round = (value: number) => Math.round(value * 10) / 10
/** A little of the unevenness of a hand: between 0 and 1, the same every time. */
const waver = (k: number) => Math.abs(Math.sin(k * 12.9898) * 43758.5453) % 1

/** The corners of a path (M, L, H, V, Q, C and Z, absolute), each of its parts a list; curves become straight pieces, more for a larger size. */
export function flatten(path: string, size = 1): Point[][] {
  const parts: Point[][] = []
  let here: Point = [0, 0]
  for (const [, letter, rest] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const numbers = [...rest!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const part = () => parts.at(-1)!
    const go = (to: Point) => part().push((here = to))
    const curve = (...ends: Point[]) => {
      const stops = [here, ...ends]
      const length = ends.reduce((sum, [x, y], k) => sum + Math.hypot(x - stops[k]![0], y - stops[k]![1]), 0)
      const pieces = Math.min(MOST_PIECES, 1 + Math.ceil((length * size) / PIECE))
      for (let k = 1; k <= pieces; k++) go(bezier(stops, k / pieces))
    }
    if (letter === 'M') parts.push([])
    if (letter === 'H') for (const x of numbers) go([x, here[1]])
    if (letter === 'V') for (const y of numbers) go([here[0], y])
    if (letter === 'M' || letter === 'L') for (const end of pairs(numbers)) go(end)
    if (letter === 'Q') for (const ends of groups(pairs(numbers), 2)) curve(...ends)
    if (letter === 'C') for (const ends of groups(pairs(numbers), 3)) curve(...ends)
    if (letter === 'Z') here = part()[0]!
  }
  return parts
}

const groups = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.floor(list.length / size) }, (_, k) => list.slice(k * size, k * size + size))
const pairs = (numbers: readonly number[]): Point[] => groups(numbers, 2).map(([x, y]) => [x!, y!])

function bezier(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!
  const between = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return bezier(points.slice(1).map((point, k) => between(points[k]!, point)), t)
}

const turned = ([x, y]: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
}

/** Parallel lines inside a shape. Each begins at a share of its length (`from`), so that the light side stays white. */
export function hatch(parts: readonly Point[][], angle: number, gap: number, from: number): [Point, Point][] {
  const level = parts.map((part) => part.map((point) => turned(point, -angle)))
  const heights = level.flat().map(([, y]) => y)
  const lines: [Point, Point][] = []
  for (let y = Math.min(...heights) + gap / 2, k = 0; y < Math.max(...heights); y += gap, k++) {
    const crossings = level.flatMap((part) =>
      part.flatMap(([x, top], n) => {
        const [other, bottom] = part[(n + 1) % part.length]!
        return top < y === bottom < y ? [] : [x + ((y - top) / (bottom - top)) * (other - x)]
      }),
    )
    crossings.sort((a, b) => a - b)
    for (const [left, right] of groups(crossings, 2) as [number, number][]) {
      const start = left + (right - left) * (from === 0 ? 0 : Math.min(0.9, from + (waver(k + left) - 0.5) * 0.3))
      if (right - start > 0.7) lines.push([turned([start, y], angle), turned([right, y], angle)])
    }
  }
  return lines
}

/** A plate that is being engraved; later shapes lie on earlier ones. */
export class Plate {
  private readonly marks: { kind: string; path: string }[] = []

  /** `grain` is how coarse the hatching is: a large plate is looked at from further away. */
  constructor(
    readonly width: number,
    readonly height: number,
    readonly grain: number,
  ) {}

  /** A closed shape: paper, or the second colour, with an outline and its shading. */
  shape(path: string, at: Spot, { shade = 'none', second = false, angle = -38 }: Look = {}): void {
    const parts = placed(path, at, this.grain)
    this.mark(shade === 'full' ? 'k' : second ? 's' : 'p', parts.map((part) => `${drawn(part)}Z`).join(''))
    if (shade === 'none' || shade === 'full') return
    const lean = at.mirrored ? 180 - angle : angle
    const lines = SHADES[shade].flatMap(({ gap, turn, from }) => hatch(parts, lean + turn, gap * this.grain, from))
    this.mark('l', lines.map(drawn).join(''))
  }

  /** Lines without a shape. */
  line(path: string, at: Spot): void {
    this.mark('l', placed(path, at, this.grain).map(drawn).join(''))
  }

  /** What has been engraved, as the inside of an SVG. */
  print(): string {
    return this.marks.map(({ kind, path }) => `<path class="${kind}" d="${path}"/>`).join('')
  }

  private mark(kind: string, path: string): void {
    const last = this.marks.at(-1)
    if (kind === 'l' && last?.kind === 'l') last.path += path
    else if (path) this.marks.push({ kind, path })
  }
}

const placed = (path: string, { x, y, size = 1, mirrored = false }: Spot, grain: number): Point[][] =>
  flatten(path, size / grain).map((part) => part.map(([dx, dy]): Point => [x + dx * size * (mirrored ? -1 : 1), y + dy * size]))

/** A line through points, as short as it can be said. */
function drawn(points: readonly Point[]): string {
  let [x, y] = [round(points[0]![0]), round(points[0]![1])]
  let path = `M${x} ${y}`
  for (const point of points.slice(1)) {
    const [dx, dy] = [round(round(point[0]) - x), round(round(point[1]) - y)]
    if (dx === 0 && dy === 0) continue
    path += `l${dx} ${dy}`
    x = round(x + dx)
    y = round(y + dy)
  }
  return path.replaceAll(' -', '-')
}
