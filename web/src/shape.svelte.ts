// The shape of the window, by which every page lays itself out. The numbers at which layouts change stand here and nowhere else.

/**
 * `wide`: the board beside one column. `tall`: the board above a row of sheets (a tablet held upright).
 * `phone`: the board above one sheet of several. `low`: the board beside one sheet of several (a phone held sideways).
 */
export type Shape = 'wide' | 'tall' | 'phone' | 'low'

const PHONE = 640 // pixels: narrower than this is a phone held upright
const LOW = 540 // lower than this is a phone held sideways
const WIDE = 900 // narrower than this, a column beside the board would leave it too little
const NARROW = 1000 // narrower than this, pages to read are one column
const ROOMY = 1000 // as high as this, a column has room for the players and the log at once

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width > height) return 'low'
  if (width < PHONE) return 'phone'
  return width >= WIDE && width > 1.05 * height ? 'wide' : 'tall'
}

class Room {
  #width = $state(0)
  #height = $state(0)
  readonly shape: Shape = $derived(shapeOf(this.#width, this.#height))
  /** Whether there is room for one sheet beside the board, and no more. */
  readonly compact = $derived(this.shape === 'phone' || this.shape === 'low')
  readonly narrow = $derived(this.#width < NARROW)
  readonly roomy = $derived(this.shape === 'wide' && this.#height >= ROOMY)
  /** Whether the table has the whole window, without the heading of other pages. */
  bare = $state(false)

  measure = (): void => {
    this.#width = window.innerWidth
    this.#height = window.innerHeight
  }
}

export const room = new Room()

/** Say the shape to the styles, as attributes of the page; call it while a component starts. */
export function followShape(): void {
  window.addEventListener('resize', room.measure)
  room.measure()
  $effect.pre(() => {
    const page = document.documentElement
    page.dataset['shape'] = room.shape
    page.toggleAttribute('data-compact', room.compact)
    page.toggleAttribute('data-narrow', room.narrow)
  })
  $effect(() => () => window.removeEventListener('resize', room.measure))
}
