import { expect, test } from 'vitest';
import { atMost } from '../../test/setup/counts.ts';
import { problemsOf } from './accessible.ts';
import { guestOf, hostedScreens } from './hosted-screens.ts';
import { stage } from './visit.ts';

const { visit, site } = stage();

/** The pages belong to the sandbox and share one layout: every third of their states, and all in `npm run test:deep`. */
const chosen = Object.entries(hostedScreens).filter((_, index) => index % atMost(3, 1) === 0);

test.each(chosen.map(([name, screen], index) => ({ name, ...screen, index })))(
  'hosted page “$name”: is marked as simulated, meets WCAG 2.2 AA, and does not scroll horizontally at any width',
  async ({ open, ready, index }) => {
    const guest = await guestOf(site.url);
    const { page, failures } = await visit(new URL(await open(guest), site.url).href);
    await ready?.(page);
    await page.getByText('platform page (simulated)').waitFor();
    await expect.poll(() => new URL(page.url()).origin).toBe(site.url);
    await expect.poll(() => page.title()).toMatch(/ – simulated platform$/);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    expect(await problemsOf(page, index)).toEqual([]);
    expect(failures).toEqual([]);
  },
);

test('a hosted sign-in works by keyboard: fields and buttons follow the page order, and errors take the focus', async () => {
  const guest = await guestOf(site.url);
  const { page } = await visit((await hostedScreens['sign in']?.open(guest)) ?? '');
  const focused = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  const stops: unknown[] = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  expect(stops).toEqual(['email', 'password', 'Sign in', 'No, go back']);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type('nobody@example.org');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
});
