// What reviews say, in the language of the person: fetched when the first is opened.
import { preferences } from '../preferences.svelte'
import { Texts } from '../texts'

const languages = { en: () => import('./words/en'), fr: () => import('./words/fr') }

/** The texts of reviews; none until they are here. Call it while a component starts. */
export function reviewTexts(): { readonly texts: Texts | undefined } {
  let texts = $state.raw<Texts>()
  $effect(() => {
    const { language } = preferences
    let wanted = true
    void languages[language]().then(({ words }) => {
      if (wanted) texts = new Texts(language, [words])
    })
    return () => (wanted = false)
  })
  return { get texts() { return texts } }
}
