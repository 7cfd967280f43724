// What the person in front of the page likes: kept on the server for all devices, and in this browser for the next start.
import { MediaQuery } from 'svelte/reactivity'
import { adopted, recalled, usual, type Preferences, type Theme } from './likes'

const PLACE = 'bretwalda-preferences'

export const preferences: Preferences = $state(recalled(localStorage.getItem(PLACE), usual(navigator.language)))

/** Take over what the server knows of the person's likes. */
export function adopt(known: object): void {
  Object.assign(preferences, adopted(known, preferences))
}

const wants = { contrast: new MediaQuery('prefers-contrast: more'), night: new MediaQuery('prefers-color-scheme: dark') }

/** The theme that is worn: the one chosen, or else what the system asks for. */
function worn(theme: Theme): Theme {
  if (theme !== 'system') return theme
  if (wants.contrast.current) return 'contrast'
  return wants.night.current ? 'night' : 'day'
}

/** Keep the preferences and dress the page accordingly whenever one changes; call it while a component starts. */
export function followPreferences(keep: (preferences: Preferences) => void): void {
  $effect(() => {
    const now = { ...preferences }
    localStorage.setItem(PLACE, JSON.stringify(now))
    keep(now)
    const page = document.documentElement
    page.lang = now.language
    page.dataset['theme'] = worn(now.theme)
    page.dataset['palette'] = now.palette
    page.dataset['motion'] = now.motion
    page.dataset['size'] = now.size
  })
}
