// What hints and explanations say, in the language of the person: fetched when the first of them is asked for.
import { fetched } from '../languages'
import { preferences } from '../preferences.svelte'

const catalogues = import.meta.glob<Record<string, string>>('./text/*.ftl', { query: '?words', import: 'default' })

/** The sources of a game's texts for explanations; none until they are here. Call it while a component starts. */
export function explaining(game: () => string): { readonly sources: string[] | undefined } {
  let sources = $state.raw<string[]>()
  $effect(() => {
    const name = game()
    let wanted = true
    void fetched(catalogues, preferences.language).then((words) => {
      if (wanted) sources = Object.entries(words).filter(([path]) => !path.includes('/games/') || path.includes(`/games/${name}/`)).map(([, source]) => source)
    })
    return () => (wanted = false)
  })
  return { get sources() { return sources } }
}
