// What is said in French about being told something while no page is open: fetched when somebody needs it.
export { default as words } from '../text/fr.ftl?raw'
