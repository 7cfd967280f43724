// What can be chosen comes into sight by itself, where a sheet beside the map is longer than its place.

/** Scroll a sheet to the first thing that can be chosen, if nothing of that is in sight yet, there or elsewhere. */
export function bringIntoSight(sheet: Element): void {
  const targets = [...document.querySelectorAll('[data-target]')]
  const frame = sheet.getBoundingClientRect()
  const hidden = (target: Element) => {
    const { top, bottom } = target.getBoundingClientRect()
    return sheet.contains(target) && (bottom > frame.bottom || top < frame.top)
  }
  if (targets.length > 0 && targets.every(hidden)) sheet.scrollTop += targets[0]!.getBoundingClientRect().bottom - frame.bottom + EDGE
}
const EDGE = 8 // pixels that are left below it
