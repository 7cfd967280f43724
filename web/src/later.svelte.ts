// Texts that only some parts of the page need, in the language of the person: fetched when such a part is opened.
import type { Language } from './likes'
import { preferences } from './preferences.svelte'
import { Texts } from './texts'

type Words = Record<Language, () => Promise<{ words: string }>>

/** The texts of a part; none until they are here. Call it while a component starts. */
export function later(languages: Words): { readonly texts: Texts | undefined } {
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
