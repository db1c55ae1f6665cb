// Measures the yard under the hand: frames while a tile is carried over a crowded heap, and how long a drop takes to be
// seen. No test: it tells figures and judges none. See frames.config.ts.

import type { Locator, Page } from '@playwright/test';
import { test } from './support';

const FACE_UP = 120;
const ROUNDS = 12;
const DROPS = 20;

/** Everything moves as it does for people; only the coach is away. */
test.use({ settings: { name: 'Ada', coach: ['off'] }, rehearsal: { seed: 4 } });

declare global {
  interface Window {
    frameTimes: number[];
    onanswer: (() => void) | null;
    drop: { painted: number; answered: number };
  }
}

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const viewport of SCREENS)
  test(`the yard under the hand on ${viewport.width} × ${viewport.height}`, async ({ page, player, server }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const Plain = WebSocket;
      window.WebSocket = class extends Plain {
        constructor(...args: ConstructorParameters<typeof WebSocket>) {
          super(...args);
          this.addEventListener('message', () => window.onanswer?.());
        }
      };
    });
    await player.sit(await server.open({ mode: { type: 'flight', value: 'II' } }));
    await player.start();
    await player.sayGo();
    for (let tile = 0; tile < FACE_UP; tile += 1) {
      await player.draw();
      await player.giveBack();
    }

    await player.draw();
    const [heap, ship] = [await box(page.locator('[data-drop="yard"]')), await box(page.locator('[data-drop="ship"]'))];
    const from = await middle(player.dock.locator('.tile, svg').first());
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await watchFrames(page);
    for (let round = 0; round < ROUNDS; round += 1) {
      const y = (step: number, area: Box) => area.y + ((step % 10) / 10) * area.height;
      for (const area of [heap, ship]) {
        for (let step = 0; step < 60; step += 1) {
          await page.mouse.move(area.x + (step / 60) * area.width, y(step + round, area));
        }
      }
    }
    const frames = await page.evaluate(() => window.frameTimes);
    await page.mouse.move(heap.x + heap.width / 2, heap.y + heap.height / 2);
    await page.mouse.up();
    await player.emptyHanded();
    console.log(`frames while dragging over ${FACE_UP} face-up tiles (${frames.length}): ${spread(frames)}`);

    const drops: Window['drop'][] = [];
    await page.locator('[data-face-up]:not(.unfit)').first().click();
    for (let drop = 0; drop < DROPS; drop += 1) {
      await player.hand.waitFor();
      await player.dock.locator('.fits').waitFor();
      while ((await player.fits.count()) === 0) await player.turn(1);
      const [hand, to] = [await middle(player.dock.locator('svg').first()), await middle(player.fits.first())];
      await page.mouse.move(hand.x, hand.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await watchDrop(page);
      await page.mouse.up();
      await player.emptyHanded();
      await page.waitForTimeout(300);
      drops.push(await page.evaluate(() => window.drop));
      // Taken back into the hand, and dropped again.
      await page.keyboard.press('u');
    }
    console.log(`a drop is painted (${drops.length}): ${spread(drops.map(({ painted }) => painted))}`);
    console.log(`the server's answer to it is drawn: ${spread(drops.map(({ answered }) => answered))}`);
  });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function box(what: Locator): Promise<Box> {
  const found = await what.boundingBox();
  if (!found) throw new Error('it is not on the screen');
  return found;
}

async function middle(what: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await box(what);
  return { x: x + width / 2, y: y + height / 2 };
}

/** From now on the page notes how long each of its frames takes. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const look = (now: number) => {
      window.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(look);
    });
  });
}

/**
 * The page notes how long the next drop takes: until the browser has painted what the page makes of it by itself, and
 * until the frame in which the server's answer is drawn.
 */
async function watchDrop(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.drop = { painted: 0, answered: 0 };
    const { drop } = window;
    window.addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        window.onanswer = () => {
          window.onanswer = null;
          const channel = new MessageChannel();
          channel.port1.onmessage = () => (drop.answered = performance.now() - timeStamp);
          requestAnimationFrame(() => channel.port2.postMessage(null));
        };
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByName('pointerup')) if (entry.startTime === timeStamp) drop.painted = entry.duration;
        });
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      },
      { capture: true, once: true },
    );
  });
}

function spread(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`;
}
