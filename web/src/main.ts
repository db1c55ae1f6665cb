import { mount } from 'svelte';
import App from './App.svelte';
import { addDefs } from './art/defs';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { settings } from './lib/settings.svelte';
import './lib/whole';
import { languageOfBrowser, speak, tellServer } from './words/index.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
// Cookies are forgotten sooner than settings are.
if (settings.language) tellServer(settings.language);
// Words first: a page of message ids would be worse than a short wait.
// Without any there is nothing to say it with: the only sentence that is not in locales/.
speak(settings.language ?? languageOfBrowser()).then(
  () => {
    addDefs();
    mount(App, { target });
  },
  () => {
    target.textContent = 'The page could not be loaded. Reload it. · Stránku se nepodařilo načíst. Načti ji znovu.';
  },
);
