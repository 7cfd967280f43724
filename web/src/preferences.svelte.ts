// What the person in front of the page likes, kept in this browser.
import { recalled, usual } from './likes'

const PLACE = 'bretwalda-preferences'

export const preferences = $state(recalled(localStorage.getItem(PLACE), usual(navigator.language)))

/** Keep the preferences and dress the page accordingly whenever one changes; call it while a component starts. */
export function followPreferences(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(preferences))
    const page = document.documentElement
    page.lang = preferences.language
    page.dataset['palette'] = preferences.palette
    page.dataset['motion'] = preferences.motion
    page.dataset['size'] = preferences.size
  })
}
