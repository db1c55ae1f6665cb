// The page is there, and nothing is wrong with it.

import { expect, test } from './support';

test('the page loads without a complaint', async ({ page, server }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/trucker/i);
  await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await server.get<{ status: string }>('/healthz')).toMatchObject({ status: 'ok' });
});

test('it speaks the language of the browser', async ({ newPerson }) => {
  const page = await newPerson({ locale: 'cs-CZ' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('cs');
});

test('somebody flies now, and is still there when the server comes back', async ({ page, server, restart }) => {
  await page.goto('/');
  await expect(page.getByRole('button').first()).toBeVisible();
  const given = await page.request.post('/api/quick', { data: { name: 'Ada' } });
  const { room } = (await given.json()) as { room: string };
  const address = server.url;
  await restart({ seed: 1 });
  expect(server.url).toBe(address);
  expect(await server.get(`/api/rooms/${room}`)).toMatchObject({ code: room, people: ['Ada'] });
});
