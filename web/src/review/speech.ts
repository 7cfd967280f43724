// What reviews say.
import { later } from '../later.svelte'

export const reviewTexts = () => later({ en: () => import('./words/en'), fr: () => import('./words/fr') })
