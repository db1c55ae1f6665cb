// The addresses of the page's screens.

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; campaign: boolean }
  | { screen: 'room'; code: string }
  | { screen: 'watch'; code: string }
  | { screen: 'replays' }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; page: string | null }
  | { screen: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decode);
  switch (first) {
    case '': return { screen: 'home' };
    case 'new': return { screen: 'new', campaign: second === 'campaign' };
    case 'r': return second ? { screen: 'room', code: tidyCode(second) } : { screen: 'home' };
    case 'w': return second ? { screen: 'watch', code: tidyCode(second) } : { screen: 'home' };
    case 'replays': return { screen: 'replays' };
    case 'replay': return second ? { screen: 'replay', id: second } : { screen: 'replays' };
    case 'rules': return { screen: 'rules', page: second || null };
    default: return { screen: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A room's code as the server spells it, whatever stood around it in a sentence. */
export const tidyCode = (code: string): string => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
