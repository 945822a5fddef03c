import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { text } from '../src/text/text.ts';
import { addToCart, openCart, shows, stage, totalRow } from './visit.ts';

const { visit } = stage();

describe('the cart drawer', () => {
  test('an added product opens it at its heading, and the total settles', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    const drawer = page.getByRole('dialog', { name: text.cart.title });
    const focused = drawer.getByRole('heading', { level: 2 });
    expect(await focused.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await drawer.getByRole('heading', { name: 'Low Carafe' }).waitFor();
    await drawer.getByText(text.cart.updating, { exact: true }).waitFor({ state: 'detached' });
    expect(await drawer.getByText('€30.40').count()).toBeGreaterThan(0);
  });

  test('five quick presses all count', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    const drawer = page.getByRole('dialog', { name: text.cart.title });
    const more = drawer.locator('button[slot="increment"]');
    for (let press = 0; press < 5; press++) await more.click();
    expect(await drawer.getByRole('textbox', { name: text.cart.quantityOf('Low Carafe') }).inputValue()).toBe(
      '6',
    );
    await drawer.getByText('€182.40').first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: text.cart.open(6) }).waitFor();
  });

  test('removing the last line leaves an empty cart, on this visit and the next, without an exception [B5.4]', async () => {
    const { page, failures } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    const drawer = page.getByRole('dialog', { name: text.cart.title });
    await drawer.getByRole('button', { name: text.cart.removeOf('Low Carafe') }).click();
    await drawer.getByRole('heading', { name: text.cart.empty }).waitFor();
    await drawer.getByRole('link', { name: text.cart.browse }).click();
    await page.getByRole('heading', { level: 1, name: text.shop.title }).waitFor();

    await page.goto('/cart');
    await page.getByRole('heading', { name: text.cart.empty }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);

    const { page: fresh, failures: freshFailures } = await visit('/cart');
    await fresh.getByRole('heading', { name: text.cart.empty }).waitFor();
    expect([...failures, ...freshFailures]).toEqual([]);
  });
});

describe('the cart page', () => {
  test('a coupon shows its discount, and a second one takes its place and says so [B6.1]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    const code = page.getByRole('textbox', { name: text.coupon.label });
    const apply = page.getByRole('button', { name: text.coupon.apply });
    const total = totalRow(page);
    const before = await total.textContent();
    await code.fill('welcome10');
    await apply.click();
    await page.getByRole('row', { name: text.totals.discountOf('WELCOME10') }).waitFor();
    expect(
      await page.getByRole('row', { name: text.totals.discountOf('WELCOME10') }).textContent(),
    ).toContain('−€3.04');
    await page.getByText(text.totals.saved('€3.04')).waitFor();
    expect(await total.textContent()).not.toBe(before);

    await code.fill('FREESHIP');
    await apply.click();
    await page.getByText(text.coupon.replaced('WELCOME10', 'FREESHIP')).waitFor();
    await page.getByText('FREESHIP', { exact: true }).waitFor();
    expect(await page.getByText('WELCOME10', { exact: true }).count()).toBe(0);
  });

  test('four kinds of refused coupons have four different sentences [B6.2]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    const refusals = [
      ['NOSUCHCODE', text.coupon.failures.unknown],
      ['SPRING25', text.coupon.failures.expired],
      ['LIGHT20', text.coupon.failures.notApplicable],
      ['FIRST100', text.coupon.failures.usedUp],
    ] as const;
    expect(new Set(refusals.map(([, sentence]) => sentence)).size).toBe(4);
    for (const [code, sentence] of refusals) {
      await page.getByRole('textbox', { name: text.coupon.label }).fill(code);
      await page.getByRole('button', { name: text.coupon.apply }).click();
      await page.getByRole('alert').getByText(sentence).waitFor();
    }
    expect(await page.getByRole('row', { name: /Discount/ }).count()).toBe(0);
  });

  test('another country brings its own shipping options, and a lost choice is named', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.locator('label').filter({ hasText: 'Express' }).click();
    await page.getByRole('row', { name: 'Shipping €9.90' }).waitFor();
    await page.getByRole('button', { name: text.delivery.country }).click();
    await page.getByRole('option', { name: 'Japan' }).click();
    expect(await shows(page.getByText(text.delivery.fellBack('Air mail')))).toBe(true);
    await page.getByRole('row', { name: 'Shipping €24.00' }).waitFor();
  });

  test('the chosen country is still chosen after a reload', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByRole('button', { name: text.delivery.country }).click();
    await page.getByRole('option', { name: 'Japan' }).click();
    await page.getByRole('row', { name: 'Shipping €24.00' }).waitFor();
    await page.reload();
    await page.getByRole('row', { name: 'Shipping €24.00' }).waitFor();
    expect(await page.getByRole('button', { name: text.delivery.country }).textContent()).toContain('Japan');
  });

  test('a message leaves the way to the checkout free', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByLabel(text.note.label).fill('Please ring twice.');
    await page.getByRole('button', { name: text.note.save }).click();
    const message = await page.getByText(text.note.saved).boundingBox();
    const button = await page.getByRole('button', { name: text.checkout.go }).boundingBox();
    if (!message || !button) throw new Error('The message or the button does not show.');
    expect(message.x + message.width).toBeLessThan(button.x);
  });

  test('a note for the shop is still there after a reload', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByLabel(text.note.label).fill('Please ring twice.');
    await page.getByRole('button', { name: text.note.save }).click();
    await page.getByText(text.note.saved).waitFor();
    await page.reload();
    expect(await shows(page.getByText('Please ring twice.'))).toBe(true);
  });
});

describe('two tabs of one visitor', () => {
  /** The cart page in two tabs, with one piece in the cart. */
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

  test('a change in one is counted on in the other', async () => {
    const [one, two] = await twoTabs();
    await more(one);
    await shown(two, 2);
    await total(two, '€60.80');
    await more(two);
    await shown(two, 3);
    await shown(one, 3);
    await total(one, '€91.20');
    expect(await one.getByRole('textbox', { name: text.cart.quantityOf('Low Carafe') }).inputValue()).toBe(
      '3',
    );
  });

  test('a change that was not heard of shows when the tab is looked at again', async () => {
    const [one, two] = await twoTabs();
    await one.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await more(one);
    await total(one, '€60.80');
    await two.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await shown(two, 2);
    await total(two, '€60.80');
    expect(await two.getByRole('textbox', { name: text.cart.quantityOf('Low Carafe') }).inputValue()).toBe(
      '2',
    );
  });

  test('an empty cart fills in the other tab as well', async () => {
    const { page: one } = await visit('/shop/p/low-carafe');
    await one.getByRole('button', { name: text.product.add }).waitFor();
    const two = await one.context().newPage();
    await two.goto('/cart');
    await two.getByRole('heading', { name: text.cart.empty }).waitFor();
    await addToCart(one);
    expect(await shows(two.getByRole('heading', { name: 'Low Carafe' }))).toBe(true);
  });
});
