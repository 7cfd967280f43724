// What puzzles, and the page of what one has learnt, say.
import { later } from '../later.svelte'

export const learningTexts = () => later(import.meta.glob<Record<string, string>>('./text/*.ftl', { query: '?words', import: 'default' }))
