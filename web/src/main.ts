import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import { settings } from './lib/settings.svelte';
import { languageOfBrowser, speak } from './words/index.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
// Words first: a page of message ids would be worse than a short wait.
await speak(settings.language ?? languageOfBrowser());
mount(App, { target });
