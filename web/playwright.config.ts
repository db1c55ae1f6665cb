// Whole games through the page, in a real browser against the released program: `cargo build --release` makes it.
// `npx playwright test` runs them all; `e2e/support.ts` says what tests are given.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The system's Chromium: none is downloaded. */
function chromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  const browser = process.env.TRUCKER_CHROMIUM ?? found;
  if (!browser) throw new Error('there is no Chromium in the PATH: install it, or name it with TRUCKER_CHROMIUM');
  return browser;
}

export default defineConfig({
  testDir: 'e2e',
  // Other browsers have a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The last lines are "N passed" and "N failed", which `./test` adds up.
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    actionTimeout: 10_000,
    // `--trace on` tells everything about a run, and takes twice as long.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-extensions',
        '--disable-sync',
        '--mute-audio',
        '--no-first-run',
        '--no-default-browser-check',
      ],
    },
  },
});
