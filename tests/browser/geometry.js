// What is measured of a table as it is drawn: how much of the window the map has, and what is hidden, cut off, on top of each other or too small.
(most) => {
  const [width, height] = [innerWidth, innerHeight]
  const map = document.querySelector('[data-map]')
  const frame = map.getBoundingClientRect()
  const said = (element) => (element.textContent || element.getAttribute('aria-label') || element.className?.baseVal || element.className || element.tagName).trim().replace(/\s+/g, ' ').slice(0, 40)
  const onMap = (x, y) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && map.contains(top)
  }
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, .skip') && getComputedStyle(element).clipPath === 'none'
  const area = ({ width, height }) => width * height
  const shared = (a, b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return wide > 0 && high > 0 ? wide * high : 0
  }

  // The part of the window in which nothing but the map is seen: buttons on it do not count.
  const STEPS = 48
  let free = 0
  for (let i = 0; i < STEPS; i++)
    for (let j = 0; j < STEPS; j++) {
      const [x, y] = [((i + 0.5) * width) / STEPS, ((j + 0.5) * height) / STEPS]
      const top = document.elementFromPoint(x, y)
      if (top && map.contains(top) && !top.closest('.zoom')) free++
    }

  // Every place that is asked about is in sight, with nothing above it.
  const hidden = []
  const paper = map.querySelector('svg:not(.ground)')
  for (const place of map.dataset.concern ? map.dataset.concern.split(',') : []) {
    const [x, y] = place.split(' ').map(Number)
    const at = new DOMPoint(x, y).matrixTransform(paper.getScreenCTM())
    if (!onMap(at.x, at.y)) hidden.push(`${Math.round(at.x)} ${Math.round(at.y)}`)
  }
  let [targets, met] = [0, 0]
  for (const target of document.querySelectorAll('[data-target]')) {
    if (!seen(target)) continue
    const box = target.getBoundingClientRect()
    const scrolls = target.closest('.sheet, .deeds, dialog, .situation') && !map.contains(target) // it can be brought into sight
    const spots = [[0.5, 0.5], [0.3, 0.3], [0.7, 0.3], [0.3, 0.7], [0.7, 0.7], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5]]
    const reached = spots.some(([i, j]) => {
      const top = document.elementFromPoint(box.left + i * box.width, box.top + j * box.height)
      return top !== null && (target.contains(top) || (map.contains(target) && map.contains(top) && !top.closest('.zoom')))
    })
    targets++
    if (reached) met++
    else if (!scrolls) hidden.push(said(target))
  }
  if (targets > 0 && met === 0) hidden.push('all that can be chosen')

  // Nothing sticks out of the window, and no words are cut off where they cannot be scrolled to.
  const cut = []
  const page = document.documentElement
  if (page.scrollWidth > width || page.scrollHeight > height) cut.push(`the page: ${page.scrollWidth} × ${page.scrollHeight}`)
  const scrolling = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement)
      if (/(auto|scroll)/.test(getComputedStyle(one).overflowX + getComputedStyle(one).overflowY)) return true
    return false
  }
  for (const element of document.querySelectorAll('#page *')) {
    if (element.closest('svg, .unseen') || !element.firstChild || !seen(element)) continue
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    if (!own && element.tagName !== 'BUTTON') continue
    const box = element.getBoundingClientRect()
    if (box.width === 0 || element.scrollHeight < 2) continue
    const style = getComputedStyle(element)
    if (style.overflowX === 'hidden' && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)) cut.push(said(element))
    else if ((box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1) && !scrolling(element)) cut.push(said(element))
  }

  // Lines beyond those that an element may have are not laid out: how high would it be with all of them?
  for (const element of document.querySelectorAll('#page *')) {
    const { webkitLineClamp, overflowY } = getComputedStyle(element)
    if (!webkitLineClamp || webkitLineClamp === 'none' || overflowY !== 'hidden' || !seen(element)) continue
    const shown = element.clientHeight
    element.style.webkitLineClamp = 'none'
    if (element.scrollHeight > shown + 6) cut.push(`lines of: ${said(element)}`)
    element.style.webkitLineClamp = ''
  }

  // What scrolls can be brought into sight to its end only if its own box is not cut off.
  for (const element of document.querySelectorAll('#page *')) {
    if (element.closest('svg, .unseen, dialog') || !seen(element) || element.clientHeight === 0) continue
    if (!/(auto|scroll)/.test(getComputedStyle(element).overflowY)) continue
    const box = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      const edge = around === page ? new DOMRect(0, 0, width, height) : around.getBoundingClientRect()
      const clips = around === page || getComputedStyle(around).overflowY !== 'visible'
      if (clips && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) {
        if (around !== page && /(auto|scroll)/.test(getComputedStyle(around).overflowY)) break // one scrolls in the other
        cut.push(`the end of what scrolls: ${said(element)}`)
        break
      }
    }
  }

  // Names and pieces on the map.
  const inSight = (element) => {
    const box = element.getBoundingClientRect()
    return seen(element) && box.width > 0 && box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  }
  const names = [...map.querySelectorAll('[data-name]')].filter(inSight)
  const pieces = [...map.querySelectorAll('[data-counter]')].filter(inSight)
  /** The letters of a name without the room above and below them. */
  const letters = (name) => {
    const box = name.getBoundingClientRect()
    return new DOMRect(box.x, box.y + 0.22 * box.height, box.width, 0.5 * box.height)
  }
  const overlaps = []
  names.forEach((name, k) => {
    const box = letters(name)
    for (const other of names.slice(k + 1)) if (shared(box, letters(other)) > 0.12 * Math.min(area(box), area(letters(other)))) overlaps.push(`${said(name)} / ${said(other)}`)
    for (const piece of pieces) {
      const part = shared(box, piece.getBoundingClientRect()) / area(box)
      if (part > most) overlaps.push(`${said(name)} / a piece: ${Math.round(100 * part)} %`)
    }
  })
  const size = (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d
  const rounded = (sizes) => (sizes.length > 0 ? Math.round(10 * Math.min(...sizes)) / 10 : null)
  return {
    share: Math.round((1000 * free) / STEPS ** 2) / 10,
    hidden,
    cut,
    overlaps,
    letters: rounded(names.map(size)),
    counters: rounded(pieces.map((piece) => Math.max(piece.getBoundingClientRect().width, piece.getBoundingClientRect().height))),
  }
}
