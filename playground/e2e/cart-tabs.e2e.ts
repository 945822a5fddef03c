import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { addToCart, openCart, quantityIn, shows, stage, totalRow } from './visit.ts';

const { visit } = stage();

describe('two tabs of one visitor', () => {
  /** Opens the cart page in two tabs, with one item in the cart. */
  const twoTabs = async () => {
    const { page: one } = await visit('/shop/p/low-carafe');
    await openCart(one);
    const two = await one.context().newPage();
    await two.goto('/cart');
    await totalRow(two).waitFor();
    return [one, two] as const;
  };
  const more = (page: Page) => page.locator('button[slot="increment"]').click();
  const shown = (page: Page, count: number) =>
    page.getByRole('button', { name: text.cart.open(count) }).waitFor();
  const total = (page: Page, amount: string) =>
    page.getByRole('row', { name: `${text.totals.subtotal} ${amount}` }).waitFor();

  test('a change in one tab is the base of the next change in the other', async () => {
    const [one, two] = await twoTabs();
    await more(one);
    await shown(two, 2);
    await total(two, '€60.80');
    await more(two);
    await shown(two, 3);
    await shown(one, 3);
    await total(one, '€91.20');
    await expect.poll(() => quantityIn(one, 'Low Carafe').inputValue()).toBe('3');
  });

  test('a missed change is shown when the tab becomes visible again', async () => {
    const [one, two] = await twoTabs();
    await one.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await more(one);
    await total(one, '€60.80');
    await two.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await shown(two, 2);
    await total(two, '€60.80');
    await expect.poll(() => quantityIn(two, 'Low Carafe').inputValue()).toBe('2');
  });

  test('an empty cart gets its first item in the other tab too', async () => {
    const { page: one } = await visit('/shop/p/low-carafe');
    await one.getByRole('button', { name: text.product.add }).waitFor();
    const two = await one.context().newPage();
    await two.goto('/cart');
    await two.getByRole('heading', { name: text.cart.empty }).waitFor();
    await addToCart(one);
    expect(await shows(two.getByRole('heading', { name: 'Low Carafe' }))).toBe(true);
  });
});
