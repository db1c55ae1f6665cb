// Which screen belongs to the address.

import { h, show, toast } from './dom.js';
import { home } from './home.js';
import { openRoom } from './room.js';
import { openReplay } from './replay.js';

let leave = () => {};

/** Goes to another screen. */
export function go(address) {
  history.pushState(null, '', address);
  open();
}

export function open() {
  leave();
  leave = () => {};
  window.scrollTo(0, 0);
  const [, screen, id] = location.pathname.split('/');
  const openers = { r: () => openRoom(decodeURIComponent(id ?? '').toUpperCase(), go), replay: () => openReplay(id, go) };
  try {
    leave = (openers[screen] ?? (() => home(go)))() ?? leave;
  } catch (wrong) {
    toast(wrong.message);
    show(h('main', { class: 'page' }, h('h1', null, 'Something went wrong'), h('a', { href: '/' }, 'Home')));
  }
}

// Links within the page do not load it again.
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href^="/"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute('href'));
});
addEventListener('popstate', open);
open();
