// What a person may like: language, sound, motion, colours, size of text.
export type Language = 'en' | 'fr'

export type Preferences = {
  language: Language
  volume: number // 0 to 100
  motion: 'slow' | 'normal' | 'off'
  palette: 'classic' | 'distinct'
  size: 'small' | 'normal' | 'large'
  confirm: boolean // ask before a choice that cannot be taken back
}

export function usual(browserLanguage: string): Preferences {
  const language = browserLanguage.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  return { language, volume: 40, motion: 'normal', palette: 'classic', size: 'normal', confirm: false }
}

/** What was kept, as far as it makes sense; the usual for the rest. */
export function recalled(kept: string | null, otherwise: Preferences): Preferences {
  if (kept === null) return otherwise
  try {
    const known = JSON.parse(kept) as Record<string, unknown>
    const fits = ([name, value]: [string, unknown]) =>
      name in otherwise && typeof value === typeof otherwise[name as keyof Preferences]
    return { ...otherwise, ...Object.fromEntries(Object.entries(known).filter(fits)) }
  } catch {
    return otherwise
  }
}
