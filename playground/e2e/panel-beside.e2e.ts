import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { addToCart, stage } from './visit.ts';

const { visit } = stage();

const openCode = async (page: Page): Promise<Locator> => {
  await page.getByRole('radio', { name: text.layers.code }).click();
  const panel = page.getByRole('complementary', { name: text.developer.title });
  await panel.getByRole('heading', { name: 'queryProducts' }).first().waitFor();
  return panel;
};

test('the call of the last press comes first, also if the panel was scrolled and later calls follow', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  const panel = await openCode(page);
  const scrolled = panel.getByRole('tabpanel', { name: text.layers.code });
  const top = () => scrolled.locator(':scope > div').evaluate(({ scrollTop }) => scrollTop);
  await panel.getByRole('button', { name: text.layers.run }).scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(0);
  await addToCart(page);
  await page.keyboard.press('Escape');
  await panel.getByRole('heading', { name: 'estimateCurrentCartTotals' }).waitFor();
  const [first] = await panel.getByRole('article').all();
  await expect.poll(() => first?.getByRole('heading', { level: 2 }).textContent()).toBe('addToCurrentCart');
  await expect.poll(() => first?.getByText('200', { exact: true }).count()).toBe(1);
  await expect.poll(top).toBe(0);
});

test('the cart opens beside the panel that shows its calls, not over it', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  const panel = await openCode(page);
  await addToCart(page);
  const edges = async () => {
    const [cart, beside] = await Promise.all([
      page.getByRole('dialog', { name: text.cart.title }).boundingBox(),
      panel.boundingBox(),
    ]);
    return cart && beside && { cart: cart.x + cart.width, panel: beside.x };
  };
  await expect.poll(async () => ((await edges())?.cart ?? 0) - ((await edges())?.panel ?? 0)).toBe(0);
});

test('the version of a program that a person chose last is the first one of the next card', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  const panel = await openCode(page);
  await panel.getByRole('tab', { name: 'TypeScript' }).first().click();
  const [first] = await panel.getByRole('link', { name: text.developer.toReference }).all();
  await first?.click();
  const chosen = page.locator('main').getByRole('tab', { name: 'TypeScript', selected: true });
  await chosen.waitFor();
  await expect.poll(() => chosen.count()).toBe(1);
});
