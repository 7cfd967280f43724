// Ask the server for a hint, or why a computer did something: the answer comes as a stream, and whoever hangs up ends it.
import { Refusal } from '../live/api'
import type { AskDeed, AskHint, Explained, Refused, Thinking } from '../messages'

export type Asked = { path: string; body: AskHint | AskDeed }
type Line = Thinking | Explained | Refused

/** The answer; meanwhile `hear` is told how far it has come. */
export async function ask({ path, body }: Asked, hear: (thinking: Thinking) => void, signal: AbortSignal): Promise<Explained> {
  let answer: Response
  try {
    answer = await fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' }, signal })
  } catch (error) {
    throw signal.aborted ? error : new Refusal('refused-no-server', {})
  }
  if (!answer.ok || !answer.body) throw refusal(await answer.text())
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Refusal('refused-no-server', {})
    const parts = (rest + value).split('\n\n')
    rest = parts.pop()!
    for (const part of parts) {
      const line = JSON.parse(part.replace(/^data: /, '')) as Line
      if (line.type === 'Explained') return line
      if (line.type === 'Refused') throw new Refusal(line.key, line.details)
      hear(line)
    }
  }
}

function refusal(words: string): Refusal {
  try {
    const { key, details } = JSON.parse(words) as Refused
    return new Refusal(key, details)
  } catch {
    return new Refusal('refused-no-server', {})
  }
}
