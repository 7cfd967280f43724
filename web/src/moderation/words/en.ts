// What is said in English about people who misbehave: fetched when somebody needs it.
export { default as words } from '../text/en.ftl?raw'
