// The page starts: letters and colours, then the texts, then everything else.
import './styles/letters.css'
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
