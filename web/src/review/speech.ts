// What reviews say.
import { later } from '../later.svelte'

export const reviewTexts = () => later(import.meta.glob<Record<string, string>>('./text/*.ftl', { query: '?words', import: 'default' }))
