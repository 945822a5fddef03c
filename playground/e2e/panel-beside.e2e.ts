import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { addToCart, stage } from './visit.ts';

const { visit } = stage();

const openCode = async (page: Page): Promise<Locator> => {
  await page.getByRole('radio', { name: text.layers.code }).click();
  const panel = page.getByRole('complementary', { name: text.developer.title });
  await panel.getByRole('heading', { name: 'queryProducts' }).waitFor();
  return panel;
};

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
