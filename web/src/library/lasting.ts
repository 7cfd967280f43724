// How long a game took, to the minute: 75 minutes are 1 hr 15 min.
export function lasting(seconds: number, language: string): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const days = Math.floor(minutes / 1440)
  const parts = days > 0
    ? [spelled(days, 'day', language), spelled(Math.floor((minutes % 1440) / 60), 'hour', language)]
    : [spelled(Math.floor(minutes / 60), 'hour', language), spelled(minutes % 60, 'minute', language)]
  return parts.filter(Boolean).join(' ')
}

function spelled(number: number, unit: string, language: string): string {
  return number ? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(number) : ''
}
