// What is said about being told something while no page is open.
import { later } from '../later.svelte'

export const noticesTexts = () => later(import.meta.glob<Record<string, string>>('./text/*.ftl', { query: '?words', import: 'default' }))
