// A whole learning flight in Firefox and in WebKit, from "Fly now" to the payday; and what these two have shown
// differently from Chromium before.

import { expect, test as base } from '@playwright/test';
import { HASTY } from '../player';
import { BOT, Server } from '../server';
import { type Driver, firefox, KEYS, webkit } from './driver';
import { fly, press, until } from './flight';

const ENGINES = { Firefox: firefox, WebKit: webkit };

const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = new Server({ seed: 11, instantBots: true });
    await server.start();
    await use(server);
    await server.remove();
  },
});

/** How far something reaches beyond the edge of the page. */
const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
/** Complaints are kept from the first moment on. */
const LISTEN = `(() => {
  globalThis.wrong = [];
  addEventListener('error', ({ message }) => wrong.push(message));
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)));
  const { error } = console;
  console.error = (...what) => { wrong.push(what.join(' ')); error(...what); };
  return true;
})()`;

/** Hits of a card that lie over its words, or have no width; runs in the page. */
function crowded(): string[] {
  return [...document.querySelectorAll('.card-face.combat_zone dd')].flatMap((line) => {
    const says = line.querySelector('.says')?.getBoundingClientRect();
    if (!says) return [];
    const over = (hit: DOMRect): boolean =>
      hit.width < 8 || (hit.left < says.right && says.left < hit.right && hit.top < says.bottom && says.top < hit.bottom);
    return [...line.querySelectorAll('.hit')]
      .map((hit) => hit.getBoundingClientRect())
      .filter(over)
      .map(({ left, width }) => `${line.textContent?.trim()}: ${left} + ${width} over ${says.left}`);
  });
}

/** Lists whose choice does not fit into them; runs in the page. */
function cutLists(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  return [...document.querySelectorAll('select')]
    .filter((list) => list.clientWidth > 0)
    .flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      pen.font = font;
      const words = list.selectedOptions[0]?.text ?? '';
      const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(words).width > room + 1 ? [`${words}: ${room} px`] : [];
    });
}

for (const [name, launch] of Object.entries(ENGINES)) {
  test.describe(name, () => {
    let driver: Driver;
    test.beforeEach(async () => {
      driver = await launch();
      await driver.resize(1280, 800);
    });
    test.afterEach(() => driver.close());

    /** Comes as somebody who has been here before, with a seat if one was given. */
    async function come(server: Server, seats: object = {}): Promise<void> {
      await driver.open(`${server.url}/fonts.txt`);
      const kept = { trucker: HASTY, 'trucker-seats': seats };
      for (const [key, value] of Object.entries(kept)) {
        await driver.read(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(value))})`);
      }
    }

    test('a whole learning flight', async ({ server }) => {
      await come(server);
      await driver.open(`${server.url}/`);
      await driver.read(LISTEN);
      await press(driver, 'button.fly');
      expect(await fly(driver)).toBeGreaterThan(20);
      expect(await driver.read("document.querySelectorAll('article.slip').length")).toBe(4);
      for (const width of [1280, 740, 390]) {
        await driver.resize(width, 800);
        expect(await driver.read(WIDE), `the payday is as wide as a window of ${width} px`).toBe(0);
      }
      // The letters that came with the page, not those of the system.
      expect(
        await driver.read(
          "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('\"', '')).sort()",
        ),
      ).toEqual(expect.arrayContaining(['Inter', 'Spectral']));
      expect(await driver.read('wrong')).toEqual([]);
    });

    // Firefox without a window has no focus to show.
    if (name === 'WebKit') {
      test('keys are seen where they go after the mouse was used', async ({ server }) => {
        await come(server);
        await driver.open(`${server.url}/`);
        await press(driver, 'button.fly');
        await press(driver, '[data-coach="go"]');
        await until(driver, 'document.querySelector(\'[data-testid="pile"].lit\')');
        await press(driver, '[data-testid="pile"]');
        await until(driver, 'document.querySelector(\'[data-testid="dock"].full .fits\')');
        const ring =
          "(() => { const mark = document.activeElement?.querySelector('.focus'); return mark ? getComputedStyle(mark).stroke : '' })()";
        await press(driver, '[data-drop="ship"] [data-square].empty:not(.lit)');
        await driver.read('document.querySelector(\'[data-drop="ship"] [data-square][tabindex="0"]\').focus()');
        expect(await driver.read(ring), 'the mouse needs no frame').toBe('none');
        await driver.key(KEYS.right);
        await until(driver, `!['', 'none'].includes(${ring})`);
      });
    }

    test('scrollbars are as dark as the page, and lists as wide as what they say', async ({ server }) => {
      await come(server);
      await driver.open(`${server.url}/new`);
      await until(driver, "document.querySelector('select')");
      // Browsers without the property paint their own by the scheme of the page.
      if (await driver.read("CSS.supports('scrollbar-color', 'red blue')")) {
        const colours = await driver.read<string>('getComputedStyle(document.documentElement).scrollbarColor');
        const light = [...colours.matchAll(/rgb\(([^)]*)\)/g)].map(([, parts = '']) => Math.max(...parts.split(',').map(Number)));
        expect(colours).not.toBe('auto');
        expect(Math.max(0, ...light), colours).toBeLessThan(128);
      }
      expect(await driver.read<string>('getComputedStyle(document.documentElement).colorScheme')).toContain('dark');
      expect(await driver.read(`(${cutLists.toString()})()`)).toEqual([]);
    });

    test('hits and words of a Combat Zone have a place each on a phone', async ({ server }) => {
      await server.stage('base/cards.txt#Card I-16: combat zone, the same ship is weakest three times');
      const { room, seat, token } = await server.open({ bots: [BOT] });
      await come(server, { [room]: { seat, token, used: Date.now() } });
      await driver.resize(390, 844);
      await driver.open(`${server.url}/r/${room}`);
      await press(driver, '.start .btn.primary');
      await until(driver, 'document.querySelector(\'[data-testid="confirm"]\')');
      await press(driver, '[data-testid="confirm"]');
      await until(driver, "document.querySelector('.card-face.compact.combat_zone .says')");
      expect(await driver.read(`(${crowded.toString()})()`)).toEqual([]);
      expect(await driver.read(WIDE)).toBe(0);
    });
  });
}
