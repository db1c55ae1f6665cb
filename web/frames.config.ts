// How quick the yard is under the hand: `npx playwright test -c frames.config.ts` prints what docs/BENCHMARKS.md says.

import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

export default defineConfig(usual, { testMatch: 'frames.ts', timeout: 300_000, workers: 1 });
