import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { settled } from './underway.ts';
import { openCart, pick, quantityIn, shows, stage, totalRow } from './visit.ts';

const { visit, site } = stage();

/** Signs the visitor of a page in as a member, as a server that has authenticated the user can. */
const signIn = async (page: Page): Promise<void> => {
  const [key = '', value = ''] = await page.evaluate(
    () => Object.entries(localStorage).find(([, text]) => text.includes('refreshToken')) ?? [],
  );
  const { accessToken } = JSON.parse(value) as { accessToken: { value: string } };
  const response = await fetch(`${site.url}/oauth2/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${accessToken.value},sandbox-owner-api-key`,
    },
    body: JSON.stringify({
      grant_type: 'authorized_client',
      scope: 'offline_access',
      member_id: site.sandbox.state.members[0]?.id,
    }),
  });
  const tokens: { access_token: string; refresh_token: string } = await response.json();
  const stored = {
    accessToken: { value: tokens.access_token, expiresAt: 4_000_000_000 },
    refreshToken: { value: tokens.refresh_token, role: 'member' },
  };
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, JSON.stringify(stored)],
  );
  await page.reload();
};

describe('the cart page', () => {
  test('shows the discount of a coupon, and says that a second coupon replaces it [B6.1]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    const code = page.getByRole('textbox', { name: text.coupon.label });
    const apply = page.getByRole('button', { name: text.coupon.apply });
    const total = totalRow(page);
    const before = await total.textContent();
    await code.fill('welcome10');
    await apply.click();
    await page.getByRole('row', { name: text.totals.discountOf('WELCOME10') }).waitFor();
    await expect
      .poll(() => page.getByRole('row', { name: text.totals.discountOf('WELCOME10') }).textContent())
      .toContain('−€3.04');
    await page.getByText(text.totals.saved('€3.04')).waitFor();
    await expect.poll(() => total.textContent()).not.toBe(before);

    await code.fill('FREESHIP');
    await apply.click();
    await page.getByText(text.coupon.replaced('WELCOME10', 'FREESHIP')).waitFor();
    await page.getByText('FREESHIP', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('WELCOME10', { exact: true }).count()).toBe(0);
  });

  test('has four different sentences for four kinds of rejected coupons [B6.2]', async () => {
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
    await expect.poll(() => page.getByRole('row', { name: /Discount/ }).count()).toBe(0);
  });

  test('has other shipping options and another tax for another country, and names an option that is no longer available [B6.3]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    const tax = page.getByRole('row', { name: new RegExp(`^${text.totals.tax}`) });
    await page.locator('label').filter({ hasText: 'Express' }).click();
    await page.getByRole('row', { name: 'Shipping €9.90' }).waitFor();
    await expect.poll(() => tax.textContent()).not.toContain('€0.00');
    await pick(page, text.delivery.country, 'Japan');
    expect(await shows(page.getByText(text.delivery.fellBack('Air mail')))).toBe(true);
    await page.getByRole('row', { name: 'Shipping €24.00' }).waitFor();
    await page.getByRole('row', { name: `${text.totals.tax} €0.00` }).waitFor();
    const options = page.getByRole('radiogroup', { name: text.delivery.options });
    await expect.poll(() => options.getByRole('radio').count()).toBe(1);
    await expect.poll(() => page.getByRole('radio', { name: /Air mail/ }).isChecked()).toBe(true);
  });

  test('shows the tax as unknown and the rest as known if the tax service fails; only a rule of the site blocks the checkout [B6.4]', async () => {
    await site.open({ settings: { failing: { tax: true, shipping: false } } });
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByRole('row', { name: `${text.totals.tax} ${text.totals.unknown}` }).waitFor();
    await page.getByRole('row', { name: `${text.totals.subtotal} €30.40` }).waitFor();
    await page.getByRole('row', { name: `${text.totals.shipping} €4.90` }).waitFor();
    await page.getByText(text.totals.withoutTax).waitFor();
    await expect.poll(() => page.getByRole('button', { name: text.checkout.go }).isDisabled()).toBe(false);
    const rule = { severity: 'ERROR', description: 'No orders without tax.' };
    await site.control('POST /sandbox/settings', { violations: [rule] });
    await page.reload();
    await page.getByText(rule.description).waitFor();
    await page.getByRole('row', { name: `${text.totals.tax} ${text.totals.unknown}` }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: text.checkout.go }).isDisabled()).toBe(true);
  });

  test('shows the shipping as unknown, not as free, if it could not be calculated', async () => {
    await site.open({ settings: { failing: { tax: false, shipping: true } } });
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByRole('row', { name: `${text.totals.shipping} ${text.totals.unknown}` }).waitFor();
    expect(await shows(page.getByText(text.delivery.unknown))).toBe(true);
  });

  test('a warning of the site does not block the checkout, an error does [B6.5]', async () => {
    const warning = { severity: 'WARNING', description: 'Deliveries are slow this week.' } as const;
    const error = { severity: 'ERROR', description: 'Orders begin at 500.' } as const;
    await site.open({ settings: { violations: [warning] } });
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    const checkout = page.getByRole('button', { name: text.checkout.go });
    await page.getByText(`${text.checkout.warning} ${warning.description}`).waitFor();
    await expect.poll(() => checkout.isDisabled()).toBe(false);
    await site.control('POST /sandbox/settings', { violations: [warning, error] });
    await page.reload();
    await page.getByText(`${text.checkout.stop} ${error.description}`).waitFor();
    await page.getByText(`${text.checkout.warning} ${warning.description}`).waitFor();
    await expect.poll(() => checkout.isDisabled()).toBe(true);
  });

  test('a membership makes its line free and shows its credit; one that cannot pay shows the reason [B6.6]', async () => {
    const appId = '5d1c8e7b-2f4a-4b9d-8c36-a0e9f1d2b374';
    const memberships = [
      { id: 'tea', appId, name: 'Tea club', productIds: null, credits: { total: 9, remaining: 3 } },
      { id: 'used', appId, name: 'Old club', productIds: null, credits: { total: 5, remaining: 0 } },
    ];
    await site.open({ settings: { memberships } });
    const { page } = await visit('/shop/p/low-carafe');
    await page.getByRole('button', { name: text.product.add }).waitFor();
    await signIn(page);
    await openCart(page);
    const line = page.getByRole('list', { name: text.cart.lines }).getByRole('listitem');
    const tick = page.getByRole('checkbox', { name: text.membership.withCredit('Tea club', 3, 9) });
    await page
      .getByRole('list', { name: text.membership.invalid })
      .getByText('No credits are left.')
      .waitFor();
    await page.locator('label').filter({ hasText: 'Tea club' }).click();
    await line.getByText('€0.00').waitFor();
    await line.getByText(text.membership.pays).waitFor();
    await expect.poll(() => tick.isChecked()).toBe(true);
    await page.getByRole('row', { name: `${text.totals.subtotal} €0.00` }).waitFor();
  });

  test('keeps the chosen country after a reload', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await pick(page, text.delivery.country, 'Japan');
    await page.getByRole('row', { name: 'Shipping €24.00' }).waitFor();
    await page.reload();
    await page.getByRole('row', { name: 'Shipping €24.00' }).waitFor();
    await expect
      .poll(() =>
        page.getByRole('combobox', { name: text.delivery.country }).locator('option:checked').textContent(),
      )
      .toBe('Japan');
  });

  test('a message does not cover the checkout button, and a margin keeps other text from touching it', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByLabel(text.note.label).fill('Please ring twice.');
    await page.getByRole('button', { name: text.note.save }).click();
    await page.getByText(text.note.saved).waitFor();
    await settled(page);
    const message = await page.getByText(text.note.saved).boundingBox();
    const button = await page.getByRole('button', { name: text.checkout.go }).boundingBox();
    if (!message || !button) throw new Error('Either the message or the button is not visible.');
    expect(message.x + message.width).toBeLessThan(button.x);
    const [shadow, paper] = await page
      .getByText(text.note.saved)
      .evaluate((words) => [
        getComputedStyle(words.parentElement ?? words).boxShadow,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    expect(shadow?.startsWith(`${paper} 0px 0px 0px 8px`)).toBe(true);
  });

  test('the cart and its coupon can be deleted after a confirmation', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByRole('button', { name: text.emptying.ask }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.emptying.keep }).click();
    await quantityIn(page, 'Low Carafe').waitFor();
    await page.getByRole('button', { name: text.emptying.ask }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.emptying.confirm }).click();
    await page.getByRole('heading', { name: text.cart.empty }).waitFor();
    await expect.poll(() => Object.values(site.sandbox.state.carts)).toEqual([]);
  });

  test('a coupon can be removed', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByRole('textbox', { name: text.coupon.label }).fill('WELCOME10');
    await page.getByRole('button', { name: text.coupon.apply }).click();
    const row = page.getByRole('row', { name: text.totals.discountOf('WELCOME10') });
    await row.waitFor();
    await page.getByRole('button', { name: text.coupon.remove }).click();
    await row.waitFor({ state: 'detached' });
    expect(await shows(page.getByText(text.coupon.removed))).toBe(true);
  });

  test('a note to the shop persists after a reload', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByLabel(text.note.label).fill('Please ring twice.');
    await page.getByRole('button', { name: text.note.save }).click();
    await page.getByText(text.note.saved).waitFor();
    await page.reload();
    expect(await shows(page.getByText('Please ring twice.'))).toBe(true);
  });
});
