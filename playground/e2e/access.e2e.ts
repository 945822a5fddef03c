import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { text } from '../src/text/text.ts';
import { addToCart, openCart, shows, stage, totalRow } from './visit.ts';

const { visit } = stage();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Every screen of this version, ready to be looked at. */
const screens: Record<string, { path: string; ready: (page: Page) => Promise<void> }> = {
  shop: { path: '/shop', ready: (page) => page.getByText(text.shop.shown(12, 36)).waitFor() },
  'shop as a list': {
    path: '/shop?view=list',
    ready: (page) => page.getByText(text.shop.shown(12, 36)).waitFor(),
  },
  'empty shop': { path: '/shop?q=zzz', ready: (page) => page.getByText(text.shop.emptyTitle).waitFor() },
  collection: { path: '/shop/c/light', ready: (page) => page.getByText('Dome Lamp').waitFor() },
  product: { path: '/shop/p/studio-tee', ready: (page) => heading(page, 'Studio Tee') },
  'cart drawer': { path: '/shop/p/low-carafe', ready: addToCart },
  cart: { path: '/shop/p/low-carafe', ready: openCart },
  'empty cart': { path: '/cart', ready: (page) => page.getByText(text.cart.empty).waitFor() },
  thanks: { path: '/checkout/thanks?orderId=1', ready: (page) => heading(page, text.back.paid) },
  return: { path: '/checkout/return', ready: (page) => heading(page, text.back.abandoned) },
  'not found': { path: '/nowhere', ready: (page) => heading(page, text.missing.title) },
  developer: {
    path: '/shop',
    ready: async (page) => {
      await page.getByText(text.shop.shown(12, 36)).waitFor();
      await page.getByRole('button', { name: text.nav.developer }).click();
      await page.getByRole('button', { name: /queryProducts/ }).click();
    },
  },
};

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const broken = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

test.each(Object.entries(screens))(
  '%s: no rule of WCAG 2.2 AA is broken in light or dark, and no width from 320 px on scrolls sideways',
  async (_, { path, ready }) => {
    const { page } = await visit(path, { colorScheme: 'light' });
    await ready(page);
    expect(await broken(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await broken(page)).toEqual([]);
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const used = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(used, `${width} px`).toBeLessThanOrEqual(width);
    }
  },
);

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
