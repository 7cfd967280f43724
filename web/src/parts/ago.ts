// How long ago something was, in words of the reader's language.
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of steps) {
    const number = Math.floor((now - then) / length)
    if (number >= 1) return words.format(-number, unit)
  }
  return words.format(0, 'second')
}
