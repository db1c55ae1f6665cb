// Flights in Firefox and WebKit, driven by `e2e/engines/driver.ts`: `npx playwright test -c engines.config.ts`.

import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e/engines',
  outputDir: 'test-results/engines',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  reporter: [['list']],
});
