// What only puzzles, and the page of what one has learnt, say in French: fetched with them.
export { default as words } from '../text/fr.ftl?raw'
