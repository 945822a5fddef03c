import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { settled } from './underway.ts';
import { complaints, openCart, shows, stage } from './visit.ts';

const { visit, site } = stage();

/** Opens the platform's page; resolves to its address, which is valid once. */
const leaveForCheckout = async (page: Page): Promise<string> => {
  const sandbox = site.url;
  const leaving = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().startsWith(sandbox),
  );
  await page.getByRole('button', { name: text.checkout.go }).click();
  const address = (await leaving).url();
  await page.getByText('platform page (simulated)').waitFor();
  return address;
};

describe('the checkout on the platform', () => {
  test('paying returns to the thank-you page with the order number, and empties the cart [B7.1]', async () => {
    const { page, failures } = await visit('/shop/p/low-carafe');
    const heard = complaints(page);
    await openCart(page);
    await leaveForCheckout(page);
    await expect.poll(() => new URL(page.url()).origin).toBe(site.url);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('heading', { level: 1, name: text.back.paid }).waitFor();
    await expect.poll(() => new URL(page.url()).origin).toBe(inject('playground'));
    const orders: { orders: { number: string }[] } = await (await fetch(`${site.url}/sandbox/orders`)).json();
    await page.getByText(text.back.orderNumber).waitFor();
    await page.getByText(orders.orders[0]?.number ?? 'no order was placed', { exact: true }).waitFor();
    await page.getByRole('button', { name: text.cart.open(0) }).waitFor();
    await settled(page);
    expect(heard).toEqual([]);
    // The shop sends no notification about orders; the deletion of the cart shows that it became an order.
    await page.getByRole('radio', { name: text.layers.break, exact: true }).click();
    await page
      .getByRole('region', { name: text.webhooks.handled })
      .getByText('wix.ecom.v1.cart_deleted')
      .first()
      .waitFor();
    expect(failures).toEqual([]);
  });

  test('the thank-you page shows the lines and the totals of the order', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await leaveForCheckout(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    const receipt = page.getByRole('region', { name: text.back.receipt });
    const line = receipt.getByRole('list', { name: text.back.lines }).getByRole('listitem');
    await line.getByRole('heading', { name: 'Low Carafe' }).waitFor();
    await line.getByText('€30.40', { exact: true }).waitFor();
    const order: { orders: { priceSummary: { total: string } }[] } = await (
      await fetch(`${site.url}/sandbox/orders`)
    ).json();
    const total = receipt.getByRole('row').filter({ hasText: text.totals.total }).last();
    await expect
      .poll(() => total.textContent())
      .toContain(order.orders[0]?.priceSummary.total ?? 'no order was placed');
  });

  test('the lines of the order add up to its subtotal, before the discount that has a row of its own', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.getByRole('textbox', { name: text.coupon.label }).fill('WELCOME10');
    await page.getByRole('button', { name: text.coupon.apply }).click();
    await page.getByText(text.coupon.applied('WELCOME10')).first().waitFor();
    await leaveForCheckout(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    const receipt = page.getByRole('region', { name: text.back.receipt });
    await receipt.getByRole('row', { name: `${text.totals.subtotal} €30.40` }).waitFor();
    await receipt.getByRole('row', { name: `${text.totals.discount} −€3.04` }).waitFor();
    const line = receipt.getByRole('list', { name: text.back.lines }).getByRole('listitem');
    expect(await shows(line.getByText('€30.40', { exact: true }))).toBe(true);
  });

  test('abandoning returns with the cart intact [B7.2]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await leaveForCheckout(page);
    await page.getByRole('button', { name: 'Abandon' }).click();
    await page.getByRole('heading', { level: 1, name: text.back.abandoned }).waitFor();
    await page.getByRole('button', { name: text.cart.open(1) }).waitFor();
    await page.getByRole('link', { name: text.back.toCart }).click();
    expect(await shows(page.getByRole('heading', { name: 'Low Carafe' }))).toBe(true);
  });

  test('a used address of the platform says that it was used [B7.3]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    const address = await leaveForCheckout(page);
    await page.getByRole('button', { name: 'Abandon' }).click();
    await page.getByRole('heading', { level: 1, name: text.back.abandoned }).waitFor();
    await page.goto(address);
    expect(await shows(page.getByRole('heading', { name: 'This link was already used' }))).toBe(true);
  });

  test('an address that is not on the list is rejected before leaving, with the name of the list [B7.4]', async () => {
    await site.open({ settings: { callbackCheck: 'strict' } });
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    const returnTo = async (address: string): Promise<void> => {
      // By links, because a reload forgets the address.
      await page.getByRole('link', { name: text.nav.account, exact: true }).click();
      await page.getByRole('link', { name: text.members.signIn.preflight }).click();
      await page.getByRole('textbox', { name: text.preflight.returnTo }).fill(address);
      await page.getByRole('button', { name: text.preflight.again }).click();
      await settled(page);
      await page.getByRole('button', { name: text.cart.open(1) }).click();
      await page.getByRole('link', { name: text.cart.view }).click();
    };
    await returnTo('https://elsewhere.example/back');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole('button', { name: text.checkout.go }).click();
    const alert = page.getByRole('alert').filter({ hasText: text.checkout.stayed });
    await alert.getByText('https://elsewhere.example/back').waitFor();
    await alert.getByText('allowed redirect domains').waitFor();
    await settled(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/cart');
    await expect.poll(() => sent.filter((call) => call.endsWith('/create-checkout'))).toEqual([]);
    await returnTo(`${new URL(page.url()).origin}/checkout/return`);
    await leaveForCheckout(page);
  });

  test('the outcomes paid, abandoned and signed in have three headlines, each derived from the address [B8.1]', async () => {
    const arrivals = [
      ['/checkout/thanks?orderId=8d7e0f2a&orderNumber=10007', text.back.paid],
      ['/checkout/return', text.back.abandoned],
      ['/checkout/return?wixMemberLoggedIn=true', text.back.signedIn],
    ] as const;
    expect(new Set(arrivals.map(([, headline]) => headline)).size).toBe(3);
    const { page } = await visit('/shop');
    for (const [address, headline] of arrivals) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: headline }).waitFor();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
    await page.goto('/checkout/return?orderId=8d7e0f2a&orderNumber=10007&wixMemberLoggedIn=true');
    await page.getByRole('heading', { level: 1, name: text.back.paid }).waitFor();
    await page.getByText('10007', { exact: true }).waitFor();
  });

  test('the return page shows the outcome and the purpose of the visit', async () => {
    const { page } = await visit('/checkout/return?redirectStatus=NO_ACTION&redirectPurpose=CHECKOUT');
    expect(await shows(page.getByText('NO_ACTION', { exact: true }))).toBe(true);
    expect(await shows(page.getByText('CHECKOUT', { exact: true }))).toBe(true);
  });

  test('the thank-you page without an order says so and links to the shop', async () => {
    const { page } = await visit('/checkout/thanks');
    await page.getByRole('heading', { level: 1, name: text.back.noOrder }).waitFor();
    await expect.poll(() => page.getByText(text.back.abandonedText).count()).toBe(0);
    await page.getByRole('link', { name: text.back.goOn }).click();
    expect(await shows(page.getByRole('heading', { level: 1, name: text.shop.title }))).toBe(true);
  });

  test('the chosen destination and shipping option reach the platform', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await openCart(page);
    await page.locator('label').filter({ hasText: 'Express' }).click();
    await page.getByRole('row', { name: 'Shipping €9.90' }).waitFor();
    await leaveForCheckout(page);
    await expect.poll(() => page.getByRole('radio', { name: /Express/ }).isChecked()).toBe(true);
  });
});
