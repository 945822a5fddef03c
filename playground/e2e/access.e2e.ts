import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { everyScreen } from './every-screen.ts';
import { heading } from './screens/screen.ts';
import { stage } from './visit.ts';

const { visit, site } = stage();

everyScreen({ visit, site }, (index) => index % 2 === 0);

test('a navigation sets the document title, focuses the only h1, and keeps the skip link first', async () => {
  const { page } = await visit('/shop');
  await page.getByRole('link', { name: 'Patchwork Blanket' }).click();
  await heading(page, 'Patchwork Blanket');
  await expect.poll(() => page.title()).toBe(text.app.titleOf('Patchwork Blanket'));
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.reload();
  await heading(page, 'Patchwork Blanket');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text.app.skip);
});

test('a forced theme persists on the next visit', async () => {
  const { page } = await visit('/shop', { colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: text.theme.label }).click();
  await page.getByRole('menuitemradio', { name: text.theme.dark }).click();
  await expect.poll(() => background()).not.toBe(light);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => background()).not.toBe(light);
});
