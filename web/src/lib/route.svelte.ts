// Where we are: the path of the page decides the screen.

import { followBack, moved } from './back';
import { type Route, routeOf } from './routes';

export { type Route, tidyCode } from './routes';

const here = $state({ path: location.pathname });
followBack();
addEventListener('popstate', () => (here.path = location.pathname));

/** The route in force; reactive. */
export const route = (): Route => routeOf(here.path);

/** Goes somewhere else within the page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  moved();
  here.path = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays within the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname);
}
