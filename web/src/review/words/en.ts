// What only reviews say in English: fetched when somebody opens one.
export { default as words } from '../text/en.ftl?raw'
