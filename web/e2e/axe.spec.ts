// What a machine can find of barriers: nothing serious on any screen, and in any of the states that matter.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { TOURS } from './tour';
import { SEED } from './yards';

test.use({ rehearsal: { seed: SEED, instantBots: true } });

/** Serious and critical findings of a state, short enough to be read; the others only if somebody wants to know. */
async function barriers(page: Page, state: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical' || process.env.TRUCKER_AXE === 'all')
    .map(({ id, impact, nodes }) => {
      const why = (summary = '') => summary.replace(/\s+/g, ' ');
      const where = nodes.slice(0, 3).map((node) => `${node.target.join(' ')}: ${why(node.failureSummary)}`);
      return `${state}: ${id} (${impact}) ${where.join(' | ')}`;
    });
}

for (const [name, tour] of Object.entries(TOURS)) {
  test(`no barriers: ${name}`, async ({ page, player, server, newPlayer }) => {
    test.slow();
    const found: string[] = [];
    await tour({
      player,
      server,
      friend: () => newPlayer('Bob'),
      look: async (state) => void found.push(...(await barriers(page, state))),
    });
    expect(found).toEqual([]);
  });
}

test.describe('with tags that explain', () => {
  test.use({ settings: { speed: 100, calm: true, coach: [] } });

  test('no barriers: the first minutes', async ({ page, player, server }) => {
    const found: string[] = [];
    await page.goto('/');
    await expect(page.locator('.tag')).toBeVisible();
    found.push(...(await barriers(page, 'home with its tag')));
    await player.sit(await server.open());
    await player.start();
    await expect(page.getByTestId('coach')).toBeVisible();
    found.push(...(await barriers(page, 'yard with a tag')));
    expect(found).toEqual([]);
  });
});
