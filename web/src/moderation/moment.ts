// Day and time of something that was done, as the reader writes them.
export function moment(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
