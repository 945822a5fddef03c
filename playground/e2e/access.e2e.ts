import { expect, test } from 'vitest';
import { text } from '../src/text/text.ts';
import { everyScreen } from './every-screen.ts';
import { heading } from './screens/screen.ts';
import { shows, stage, totalRow } from './visit.ts';

const { visit, site } = stage();

everyScreen({ visit, site }, (index) => index % 2 === 0);

test('a navigation names the document, moves the focus to the one h1, and keeps the skip link first', async () => {
  const { page } = await visit('/shop');
  await page.getByRole('link', { name: 'Low Carafe' }).click();
  await heading(page, 'Low Carafe');
  expect(await page.title()).toBe(text.app.titleOf('Low Carafe'));
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.reload();
  await heading(page, 'Low Carafe');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text.app.skip);
});

test('a forced theme holds on the next visit', async () => {
  const { page } = await visit('/shop', { colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: text.theme.label }).click();
  await page.getByRole('menuitemradio', { name: text.theme.dark }).click();
  expect(await background()).not.toBe(light);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await background()).not.toBe(light);
});

test('a product can be chosen, bought and paid with the keyboard alone', async () => {
  const { page } = await visit('/shop/p/studio-tee');
  await heading(page, 'Studio Tee');
  const focusOn = async (name: string | RegExp, role: 'button' | 'link' | 'radio') => {
    const target = page.getByRole(role, { name }).first();
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${String(name)}`);
  };
  await focusOn('S', 'radio');
  await page.keyboard.press('ArrowRight'); // M
  await page.getByText(text.product.missing(['Color'])).waitFor();
  await page.keyboard.press('Tab');
  await focusOn('Red', 'radio');
  await page.keyboard.press('ArrowRight'); // Green
  await page.getByRole('button', { name: text.product.add }).waitFor();
  await focusOn(text.product.add, 'button');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: text.cart.title }).waitFor();
  await focusOn(text.cart.view, 'link');
  await page.keyboard.press('Enter');
  await totalRow(page).waitFor();
  await focusOn(text.checkout.go, 'button');
  await page.keyboard.press('Enter');
  await page.getByText('platform page (simulated)').waitFor();
  await focusOn(/^Pay/, 'button');
  await page.keyboard.press('Enter');
  expect(await shows(page.getByRole('heading', { level: 1, name: text.back.paid }))).toBe(true);
});
