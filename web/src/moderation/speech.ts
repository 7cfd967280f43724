// What is said about people who misbehave.
import { later } from '../later.svelte'

export const moderationTexts = () => later({ en: () => import('./words/en'), fr: () => import('./words/fr') })
