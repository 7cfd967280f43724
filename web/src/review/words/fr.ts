// What only reviews say in French: fetched when somebody opens one.
export { default as words } from '../text/fr.ftl?raw'
