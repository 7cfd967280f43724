// What is said about being told something while no page is open.
import { later } from '../later.svelte'

export const noticesTexts = () => later({ en: () => import('./words/en'), fr: () => import('./words/fr') })
