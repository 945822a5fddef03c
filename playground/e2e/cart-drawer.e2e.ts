import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { addToCart, quantityIn, stage } from './visit.ts';

const { visit, site } = stage();

const skuOf = (slug: string): string =>
  site.sandbox.state.products.find((product) => product.slug === slug)?.sku ?? expect.fail(`no ${slug}`);

const drawerOf = (page: Page) => page.getByRole('dialog', { name: text.cart.title });

/** Returns all subtotals that the drawer showed as settled, in order, without duplicates. */
const settledTotals = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenTotals: seen });
    const look = () => {
      const sum = document.querySelector('[role=dialog] [aria-busy=false] > span:last-child');
      const text = sum?.textContent ?? '';
      if (text.startsWith('€') && seen.at(-1) !== text) seen.push(text);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    look();
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'seenTotals') as string[]);
};

/** Holds the page's calls of one kind until the returned function is called. */
const holdBack = async (page: Page, calls: string): Promise<() => void> => {
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route(calls, async (route) => {
    await held;
    await route.fallback();
  });
  return send;
};

describe('the cart drawer', () => {
  test('opens at its heading when a product is added, with line and quantity at once; the total is marked until it settles [B5.1]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    const send = await holdBack(page, '**/add-to-cart');
    await page.getByRole('button', { name: text.product.add }).click();
    const drawer = drawerOf(page);
    const heading = drawer.getByRole('heading', { level: 2 });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    const line = drawer.getByRole('listitem').filter({ hasText: 'Low Carafe' });
    await line.getByText(text.cart.items(1)).waitFor();
    await drawer.getByText(text.cart.subtotal, { exact: false }).getByText(text.cart.updating).waitFor();
    await expect.poll(() => drawer.getByText('€').count()).toBe(0);
    send();
    await quantityIn(page, 'Low Carafe').waitFor();
    await drawer.getByText(text.cart.updating, { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => drawer.getByText('€30.40').count()).toBeGreaterThan(1);
  });

  test('keeps five quick presses, and shows only the final total as settled [B5.2]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    const drawer = drawerOf(page);
    await drawer.getByText('€30.40').nth(1).waitFor();
    await drawer.getByText(text.cart.updating, { exact: true }).waitFor({ state: 'detached' });
    const totals = await settledTotals(page);
    const send = await holdBack(page, '**/update-line-items-quantity');
    for (let press = 0; press < 5; press++) await drawer.locator('button[slot="increment"]').click();
    await expect.poll(() => quantityIn(page, 'Low Carafe').inputValue()).toBe('6');
    send();
    await drawer.getByText('€182.40').nth(1).waitFor();
    await expect.poll(() => totals()).toEqual(['€30.40', '€182.40']);
    await page.reload();
    await page.getByRole('button', { name: text.cart.open(6) }).waitFor();
  });

  test('restores the confirmed quantity when the third change fails, and names the line in a message [B5.3]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    const drawer = drawerOf(page);
    const more = async (total: string) => {
      await drawer.locator('button[slot="increment"]').click();
      await drawer.getByText(total).nth(1).waitFor();
    };
    await more('€60.80');
    await more('€91.20');
    site.sandbox.faults.add({ operation: 'updateCurrentCartLineItemQuantity', status: 500, latencyMs: 300 });
    await drawer.locator('button[slot="increment"]').click();
    await expect.poll(() => quantityIn(page, 'Low Carafe').inputValue()).toBe('4');
    await drawer.getByRole('alert').getByText(text.cart.changeFailed('Low Carafe')).waitFor();
    await expect.poll(() => quantityIn(page, 'Low Carafe').inputValue()).toBe('3');
    site.sandbox.faults.clear();
    await more('€121.60');
    await expect.poll(() => drawer.getByRole('alert').count()).toBe(0);
  });

  test('shows an empty cart after the last line is removed, on this visit and the next, without an error [B5.4]', async () => {
    const { page, failures } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    const drawer = page.getByRole('dialog', { name: text.cart.title });
    await drawer.getByRole('button', { name: text.cart.removeOf('Low Carafe') }).click();
    await drawer.getByRole('heading', { name: text.cart.empty }).waitFor();
    await drawer.getByRole('link', { name: text.cart.browse }).click();
    await page.getByRole('heading', { level: 1, name: text.shop.title }).waitFor();

    await page.goto('/cart');
    await page.getByRole('heading', { name: text.cart.empty }).waitFor();
    await expect.poll(() => page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);

    const { page: fresh, failures: freshFailures } = await visit('/cart');
    await fresh.getByRole('heading', { name: text.cart.empty }).waitFor();
    expect([...failures, ...freshFailures]).toEqual([]);
  });

  test('marks a line that sold out, disables the checkout with the reason, and can remove the line [B5.5]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    const drawer = drawerOf(page);
    await quantityIn(page, 'Low Carafe').waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/shop/p/oak-board');
    await addToCart(page);
    await quantityIn(page, 'Oak Board').waitFor();
    await page.keyboard.press('Escape');
    await site.control('POST /sandbox/stock', { sku: skuOf('low-carafe'), quantity: 0 });
    await page.getByRole('button', { name: text.cart.open(2) }).click();
    const line = drawer.getByRole('listitem').filter({ hasText: 'Low Carafe' });
    await line.getByText(text.cart.notAvailable).waitFor();
    const checkout = drawer.getByRole('button', { name: text.checkout.go });
    await expect.poll(() => checkout.isDisabled()).toBe(true);
    await drawer.getByText(text.checkout.blocked).waitFor();
    await drawer.getByRole('button', { name: text.cart.mend }).click();
    await line.waitFor({ state: 'detached' });
    await drawer.getByText(text.checkout.blocked).waitFor({ state: 'detached' });
    await expect.poll(() => checkout.isDisabled()).toBe(false);
    await quantityIn(page, 'Oak Board').waitFor();
  });
});
