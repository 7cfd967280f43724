// What puzzles, and the page of what one has learnt, say.
import { later } from '../later.svelte'

export const learningTexts = () => later({ en: () => import('./words/en'), fr: () => import('./words/fr') })
