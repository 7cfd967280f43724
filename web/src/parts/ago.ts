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

/** A length of time in its largest whole unit: 300 seconds are 5 minutes. */
export function duration(seconds: number, language: string): string {
  const [unit, length] = steps.find(([, length]) => (seconds * 1000) % length === 0) ?? ['second', 1000]
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, style).format((seconds * 1000) / length)
}
