// What is said in French about people who misbehave: fetched when somebody needs it.
export { default as words } from '../text/fr.ftl?raw'
