import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { settled } from './underway.ts';
import { addToCart, choose, complaints, pick, quantityIn, shows, stage, totalRow } from './visit.ts';

const { visit, site } = stage();

const both = [
  ['the first catalog and the first cart', 'V1'],
  ['the newer catalog and the second cart', 'V3'],
] as const;

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

const applyCoupon = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: text.coupon.label }).fill(code);
  await page.getByRole('button', { name: text.coupon.apply }).click();
};

describe.each(both)('a shop with %s', (_, catalogVersion) => {
  const isNewer = catalogVersion === 'V3';

  test('sells a chosen variant: add, edit, coupon, totals, checkout and thanks', async () => {
    await site.open({ settings: { catalogVersion } });
    const { page, failures } = await visit('/shop/p/studio-tee');
    await choose(page, 'Size', 'M');
    await choose(page, 'Color', 'Green');
    await addToCart(page);
    await quantityIn(page, 'Studio Tee').waitFor();
    const drawer = page.getByRole('dialog', { name: text.cart.title });
    await drawer.locator('button[slot="increment"]').click();
    await drawer.getByText('€68.00').first().waitFor();
    await page.getByRole('link', { name: text.cart.view }).click();
    await totalRow(page).waitFor();
    await page.getByText('Size: M · Color: Green').waitFor();
    await page.getByRole('row', { name: `${text.totals.subtotal} €68.00` }).waitFor();

    await applyCoupon(page, 'welcome10');
    await row(page, text.totals.discountOf('WELCOME10').replaceAll(/[()]/g, String.raw`\$&`)).waitFor();
    await applyCoupon(page, 'FREESHIP');
    await (isNewer
      ? page.getByRole('alert').getByText(text.coupon.failures.second).waitFor()
      : page.getByText(text.coupon.replaced('WELCOME10', 'FREESHIP')).waitFor());

    expect(await page.getByText(text.totals.withoutDelivery).count()).toBe(isNewer ? 1 : 0);
    await pick(page, text.delivery.country, 'Germany');
    await settled(page);
    await expect.poll(() => row(page, text.totals.tax).textContent()).toMatch(/€[1-9]/);

    const heard = complaints(page);
    await page.getByRole('button', { name: text.checkout.go }).click();
    await page.getByText('platform page (simulated)').waitFor();
    if (isNewer) await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('heading', { level: 1, name: text.back.paid }).waitFor();
    await page.getByRole('button', { name: text.cart.open(0) }).waitFor();
    await settled(page);
    expect([...failures, ...heard]).toEqual([]);
  });

  test('says how many pieces are left if more are wanted', async () => {
    await site.open({ settings: { catalogVersion } });
    const { page } = await visit('/shop/p/teapot-for-two');
    const quantity = page.getByRole('textbox', { name: text.product.quantity });
    await quantity.fill('10');
    await quantity.blur();
    await page.getByRole('button', { name: text.product.add }).click();
    if (!isNewer) await quantityIn(page, 'Teapot for Two').waitFor();
    if (!isNewer) await page.keyboard.press('Escape');
    const words = isNewer
      ? `${text.product.notAdded} ${text.product.reasons.fewer(3)}`
      : text.product.lowered(3);
    expect(await shows(page.getByRole('alert').getByText(words))).toBe(true);
  });
});
