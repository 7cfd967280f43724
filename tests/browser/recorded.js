// Stands in for the server in front of the built page: it says what was recorded (web/tests/frames) and nothing else.
{
  const asked = new URLSearchParams(location.search)
  const plainFetch = window.fetch.bind(window)
  const bare = ({ ref: _, ...message }) => JSON.stringify(Object.entries(message).sort())
  const same = (one, other) => (one.type === 'Hello' ? other.type === 'Hello' : bare(one) === bare(other))
  const read = async (name) => (await plainFetch(`/frames/${name}.json`)).json()

  /** In a file, the view of a position has only the parts that are not as in the position before. */
  const whole = (frame) => {
    let view = {}
    for (const message of frame.talk.flatMap(({ hear }) => hear))
      if (message.type === 'Position') message.view = view = { ...view, ...message.view }
    return frame
  }
  const recorded = location.protocol === 'about:' ? new Promise(() => {}) : Promise.all([read('house'), asked.has('frame') ? read(asked.get('frame')) : { requests: {}, talk: [] }]).then(
    ([house, frame]) => ({ requests: { ...house.requests, ...frame.requests }, talk: whole(frame).talk }),
  )

  window.fetch = async (path, request) => {
    if (/^\/api\/games\/\w+\/box\//.test(path)) return plainFetch(path) // facts and map are the same in every frame
    const { requests } = await recorded
    const what = `${request?.method ?? 'GET'} ${path}`
    const answer = what === 'POST /api/me' ? { ...requests['GET /api/me'], ...JSON.parse(request.body) } : requests[what]
    if (!answer) throw new TypeError(`no answer was recorded to ${what}`)
    return Response.json(answer, { status: answer.type === 'Refused' ? 400 : 200 })
  }

  window.WebSocket = class {
    static OPEN = 1
    static CLOSED = 3
    readyState = 0
    constructor() {
      window.line = this
      setTimeout(() => {
        this.readyState = 1
        this.onopen()
      })
    }
    async send(text) {
      const message = JSON.parse(text)
      if (message.type === 'Ping') return this.onmessage({ data: JSON.stringify({ type: 'Pong', ref: 0 }) })
      const { talk } = await recorded
      for (const one of talk.find(({ ask }) => ask && same(ask, message))?.hear ?? []) {
        const numbered = ['Done', 'Refused', 'Because', 'Pong'].includes(one.type)
        this.onmessage({ data: JSON.stringify(numbered ? { ...one, ref: message.ref } : one) })
      }
    }
    close() {
      this.readyState = 3
    }
  }
  const likes = { language: asked.get('language') ?? 'en', size: asked.get('size') ?? 'normal', theme: asked.get('theme') ?? 'day' }
  localStorage.setItem('bretwalda-preferences', JSON.stringify(likes))
  localStorage.setItem('bretwalda-health', asked.get('health') ?? 'read')
  localStorage.setItem('bretwalda-britannia', asked.get('desk') ?? '{}')
}
