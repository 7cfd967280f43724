// The page starts: letters and colours, then the texts, then everything else.
import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/im-fell-english-sc/latin-400.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { preferences } from './preferences.svelte'
import { speech } from './speech.svelte'

await speech.learn(preferences.language)
mount(App, { target: document.getElementById('page')! })
// Where there is no connection, a page says so. A browser that cannot keep one shows its own.
void navigator.serviceWorker?.register('/offline.js').catch(() => {})
