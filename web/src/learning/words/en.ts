// What only puzzles, and the page of what one has learnt, say in English: fetched with them.
export { default as words } from '../text/en.ftl?raw'
