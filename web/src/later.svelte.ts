// Texts that only some parts of the page need, in the language of the person: fetched when such a part is opened.
import { fetched, type Catalogues } from './languages'
import { preferences } from './preferences.svelte'
import { Texts } from './texts'

/** The texts of a part; none until they are here. Call it while a component starts. */
export function later(catalogues: Catalogues): { readonly texts: Texts | undefined } {
  let texts = $state.raw<Texts>()
  $effect(() => {
    const { language } = preferences
    let wanted = true
    void fetched(catalogues, language).then((words) => {
      if (wanted) texts = new Texts(language, Object.values(words))
    })
    return () => (wanted = false)
  })
  return { get texts() { return texts } }
}
