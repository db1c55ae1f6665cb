// Pictures of every screen, taken from the running program: `npx playwright test -c gallery.config.ts` writes docs/screens/.

import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

export default defineConfig(usual, { testMatch: 'gallery.ts', timeout: 600_000, workers: 1 });
