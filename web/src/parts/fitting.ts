// Rows of buttons that lose their words where there is no room for them: their signs stay, and say the same.

const WIDE = '(min-width: 84rem)' // below this there is never room

/** Mark a row with the class `tight` while its words do not fit. */
export function fitting(row: HTMLElement): () => void {
  const wide = window.matchMedia(WIDE)
  const look = () => {
    row.classList.toggle('tight', !wide.matches)
    if (wide.matches && row.scrollWidth > row.clientWidth) row.classList.add('tight')
  }
  const words = new MutationObserver(look)
  words.observe(row, { childList: true, characterData: true, subtree: true })
  const size = new ResizeObserver(look)
  size.observe(row)
  wide.addEventListener('change', look)
  look()
  return () => {
    words.disconnect()
    size.disconnect()
    wide.removeEventListener('change', look)
  }
}
