"""What a test asks of a page, or does in it, beyond what a person can: as JavaScript."""

from __future__ import annotations

# Keep hold of the page's sockets, so that a test can cut the line.
REMEMBER_SOCKETS = """
const Plain = WebSocket
window.lines = []
window.WebSocket = class extends Plain { constructor(...a) { super(...a); window.lines.push(this) } }
"""

# Draw nothing of the page, which answers all the same: nobody looks at it, and drawing takes as long as all the rest.
UNSEEN = """
const unseen = new CSSStyleSheet()
unseen.replaceSync(':root { opacity: 0 }')
document.adoptedStyleSheets = [unseen]
"""

# What axe finds wrong with the page as people see it.
BARRIERS = """async () => {
  const unseen = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = []
  const { violations } = await axe.run({ resultTypes: ['violations'] })
  document.adoptedStyleSheets = unseen
  return violations
}"""

# Open every heading and every battle of the log that is folded, and have the earlier lines of long chapters shown.
UNFOLD = """async () => {
  const folded = () => document.querySelector('[role=log] [aria-expanded=false], [role=log] > button')
  for (let one = folded(); one; one = folded()) {
    one.click()
    await new Promise(requestAnimationFrame)
  }
}"""

# The number of the position that the page shows; -1 while there is none.
SHOWN = "Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1)"

# Whether the page shows a position later than this one, and no decision of its own is on its way any more.
SHOWS_MORE_THAN = f"seq => {SHOWN} > seq && !document.querySelector('[data-deciding=true]')"

# Send a message over the page's line; the server's answer to it.
WISH = """wish => new Promise((answered) => {
  const line = window.lines.at(-1)
  const hear = ({ data }) => {
    const answer = JSON.parse(data)
    if (answer.ref !== wish.ref) return
    line.removeEventListener('message', hear)
    answered(answer)
  }
  line.addEventListener('message', hear)
  line.send(JSON.stringify(wish))
})"""

# Ask whether anybody is there, on a line that is open: a page may be about to come back on another.
CATCH_UP = """async ref => {
  const answered = line => new Promise(done => {
    line.addEventListener('message', ({ data }) => JSON.parse(data).ref === ref && done(true))
    line.addEventListener('close', () => done(false))
    line.send(JSON.stringify({ type: 'Ping', ref }))
  })
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const line = window.lines.at(-1)
    if (line?.readyState === WebSocket.OPEN && (await answered(line))) return true
    await new Promise(soon => setTimeout(soon, 20))
  }
  return false
}"""

# Cut the page's line, and wait until the page says so, however soon it is back.
CUT = """() => new Promise((told) => {
  new MutationObserver((_, all) => {
    if (!document.querySelector('.trouble')) return
    all.disconnect()
    told()
  }).observe(document.body, { childList: true, subtree: true })
  window.lines.at(-1).close()
})"""

# Count the pieces that travel over the page from now on.
COUNT_FLIGHTS = """
window.flights = 0
new MutationObserver((all) => {
  const added = all.flatMap(({ addedNodes }) => [...addedNodes])
  window.flights += added.filter((node) => node.dataset?.flight !== undefined).length
}).observe(document.body, { childList: true, subtree: true })
"""

# Whoever plays by program chooses also where there is only one choice.
CHOOSE_MYSELF = """(() => {
  if (location.protocol === 'about:') return // a window that shows nothing yet may keep nothing
  const place = 'bretwalda-preferences'
  if (localStorage.getItem(place) === null) localStorage.setItem(place, JSON.stringify({ forced: false, pace: 'none' }))
  localStorage.setItem('bretwalda-health', 'read')
})()"""
