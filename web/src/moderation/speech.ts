// What is said about people who misbehave.
import { later } from '../later.svelte'

export const moderationTexts = () => later(import.meta.glob<Record<string, string>>('./text/*.ftl', { query: '?words', import: 'default' }))
