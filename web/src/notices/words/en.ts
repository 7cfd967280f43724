// What is said in English about being told something while no page is open: fetched when somebody needs it.
export { default as words } from '../text/en.ftl?raw'
