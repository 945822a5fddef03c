import type { Page } from 'playwright';
import { adviceForCode } from 'vitrine';
import { allAdvice } from '../src/lib/all-advice.ts';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { buyerOf } from './buyer.ts';
import { settled } from './underway.ts';
import { addToCart, pick, shows, stage } from './visit.ts';

const { visit, site } = stage();

/** Opens a panel of the developer drawer. */
const openPanel = (page: Page, name: 'log' | 'break' | 'sandbox'): Promise<void> =>
  page.getByRole('radio', { name: text.layers[name], exact: true }).click();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const lines = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem');

describe('the token inspector', () => {
  test('ten calls with an expired token share one renewal, and the history shows one [F2.1]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    await press(page, text.common.close);
    await openPanel(page, 'sandbox');
    await press(page, text.token.expire);
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/oauth2/token')) renewals.push(request.url());
    });
    await press(page, text.token.sendMany(10));
    await page.getByText(text.token.answered(10)).waitFor({ state: 'attached' });
    await expect.poll(() => renewals).toHaveLength(1);
    await expect
      .poll(() => lines(page, text.token.history).filter({ hasText: text.token.changes.renewed }).count())
      .toBe(1);
    expect(await shows(page.getByText(text.token.renewalCount(1), { exact: true }))).toBe(true);
  });

  test('a revoked refresh token makes a new visitor, and a notice says that the cart was left behind [F2.2]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    await press(page, text.common.close);
    await openPanel(page, 'sandbox');
    await press(page, text.token.revoke);
    await press(page, text.token.sendMany(10));
    await page.getByText(text.identity.lost).waitFor();
    await lines(page, text.token.history).filter({ hasText: text.token.changes.replaced }).waitFor();
    expect(await shows(page.getByRole('button', { name: text.cart.open(0) }))).toBe(true);
  });
});

describe('the error lab', () => {
  /** Injects a failure by the panel. */
  const fail = async (page: Page, operation: string, what: string): Promise<void> => {
    await openPanel(page, 'break');
    await pick(page, text.faults.operation, operation);
    await pick(page, text.faults.what, what);
    await press(page, text.faults.start);
    await lines(page, text.faults.active).first().waitFor();
  };

  test('after a lost response the client reads the cart instead of adding twice [F3.1]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await page.getByRole('button', { name: text.product.add }).waitFor();
    await fail(page, 'addToCurrentCart', text.faults.kinds.lostAnswer);
    const added: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/add-to-cart')) added.push(request.url());
    });
    await press(page, text.product.add);
    const drawer = page.getByRole('dialog', { name: text.cart.title });
    await drawer.getByRole('heading', { name: 'Low Carafe' }).waitFor();
    await drawer.getByText(text.cart.updating, { exact: true }).first().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: text.cart.open(1) }).waitFor();
    await expect.poll(() => added).toHaveLength(1);
    const carts = () => Object.values(site.sandbox.state.carts);
    await expect
      .poll(() => carts().map(({ lines: kept }) => kept.map(({ quantity }) => quantity)))
      .toEqual([[1]]);
  });

  test('after a failure was injected, the panel leads to the button that meets it, and then to the call in the log', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    const add = page.getByRole('button', { name: text.product.add });
    await add.waitFor();
    await fail(page, 'addToCurrentCart', text.faults.kinds.down);
    const step = page.getByRole('status');
    await step.getByText(text.faults.nextPress(text.product.add), { exact: true }).waitFor();
    await press(page, text.faults.showControl);
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await step.getByText(text.faults.met('addToCurrentCart'), { exact: true }).waitFor();
    await press(page, text.faults.showCall);
    const row = page.getByRole('list', { name: text.developer.log }).getByRole('listitem');
    await expect
      .poll(() => row.filter({ hasText: 'addToCurrentCart' }).getByText(text.developer.advice).count())
      .toBe(1);
  });

  test('a page that reads its data meets a failure when it loads them again; other calls are sent from the reference', async () => {
    const { page } = await visit('/shop');
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    await fail(page, 'queryCollections', 'APP_NOT_INSTALLED');
    await page.getByText(text.faults.nextLoad, { exact: true }).waitFor();
    await press(page, text.faults.loadAgain);
    await page.getByText(text.faults.met('queryCollections'), { exact: true }).waitFor();
    await press(page, text.faults.stopAll);
    await fail(page, 'deleteProduct', text.faults.kinds.down);
    await page.getByText(text.faults.nextSend('deleteProduct'), { exact: true }).waitFor();
    await page.getByRole('complementary').getByRole('link', { name: text.reference.tryIt }).click();
    expect(await shows(page.getByRole('heading', { level: 1, name: 'deleteProduct' }))).toBe(true);
  });

  test('on a phone, the way to the next step closes the drawer that covers the page', async () => {
    const { page } = await visit('/cart', {
      viewport: { width: 360, height: 740 },
      reducedMotion: 'no-preference',
    });
    await page.getByText(text.cart.empty).waitFor();
    await fail(page, 'addToCurrentCart', text.faults.kinds.down);
    const drawer = page.getByRole('dialog', { name: text.developer.title });
    await drawer.getByText(text.faults.nextAdd(text.product.add), { exact: true }).waitFor();
    await drawer.getByRole('link', { name: text.nav.shop }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: text.shop.title }).waitFor();
    await page.goto('/shop/p/low-carafe');
    const add = page.locator('main form [type="submit"]');
    await add.waitFor();
    await openPanel(page, 'break');
    await press(page, text.faults.start);
    await press(page, text.faults.showControl);
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('a screen shows the advice of an error [F3.2]', async () => {
    const cases = [
      ['queryProducts', 'APP_NOT_INSTALLED', '/shop'],
      ['queryEvents', 'WIX_EVENTS_APP_NOT_INSTALLED', '/events'],
    ] as const;
    const advices = cases.map(([, code]) => adviceForCode(code, ...allAdvice)?.text ?? '');
    expect(advices).not.toContain('');
    for (const [operation, code, path] of cases) {
      site.sandbox.faults.clear();
      const { page } = await visit('/cart');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await fail(page, operation, code);
      await press(page, text.common.close);
      await page
        .getByRole('link', { name: path === '/shop' ? text.nav.shop : text.nav.events })
        .first()
        .click();
      const shown = page.locator('main').getByRole('alert');
      await shown.getByText(adviceForCode(code, ...allAdvice)?.text ?? 'there is advice').waitFor();
    }
  });

  test('above the rate limit, requests wait and are then sent, and the log shows the waiting time [F3.3]', async () => {
    const { page } = await visit('/shop');
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    await openPanel(page, 'break');
    await pick(page, text.faults.operation, 'queryProducts');
    await pick(page, text.faults.what, text.faults.kinds.rateLimit);
    await press(page, text.faults.start);
    await lines(page, text.faults.active).first().waitFor();
    await page.locator('main').getByRole('button', { name: text.shop.more }).click();
    await page.getByText(text.shop.shown(24, 36)).waitFor();
    await openPanel(page, 'log');
    const row = page.getByRole('list', { name: text.developer.log }).getByRole('listitem');
    await expect
      .poll(() => row.filter({ hasText: '429' }).filter({ hasText: 'queryProducts' }).count())
      .toBeGreaterThan(0);
    await expect
      .poll(() => row.filter({ hasText: '200' }).filter({ hasText: 'queryProducts' }).count())
      .toBeGreaterThan(1);
  });
});

describe('the clock and the state', () => {
  test('moving the clock to the end of a reservation releases it with its stock; an unpaid order ends later, at its own time [F4.1]', async () => {
    const buyer = buyerOf(site.url);
    const order = await buyer.orderUnpaid();
    const hold = await buyer.holdAll();
    expect(hold.left).toBeGreaterThan(1);
    await expect.poll(() => buyer.left()).toBe(0);
    const { page } = await visit('/shop');
    await openPanel(page, 'sandbox');
    await press(page, text.clock.jumps.hold);
    const told = lines(page, text.clock.happened);
    await told.filter({ hasText: 'ReservationUpdated' }).first().waitFor();
    await expect.poll(() => told.filter({ hasText: 'Order' }).count()).toBe(0);
    await expect.poll(() => site.sandbox.state.reservations[hold.id]?.status).toBe('RESERVATION_EXPIRED');
    await expect.poll(() => site.sandbox.state.ticketOrders[order ?? '']?.status).toBe('INITIATED');
    await expect.poll(() => buyer.left()).toBe(hold.left);
    await press(page, text.clock.steps['1d']);
    await told.filter({ hasText: 'OrderUpdated' }).first().waitFor();
    await expect.poll(() => site.sandbox.state.ticketOrders[order ?? '']?.status).toBe('CANCELED');
    const types = site.sandbox.notifications.list().map(({ eventType }) => eventType.split('.').at(-1));
    expect(types.lastIndexOf('OrderUpdated')).toBeGreaterThan(types.indexOf('ReservationUpdated'));
  });

  test('a restored snapshot has the same state hash [F4.2]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await page.getByRole('button', { name: text.product.add }).waitFor();
    await openPanel(page, 'sandbox');
    await press(page, text.state.take);
    await lines(page, text.state.title).first().waitFor();
    const before = site.sandbox.hash();
    await press(page, text.product.add);
    await page.getByRole('dialog', { name: text.cart.title }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => site.sandbox.hash()).not.toBe(before);
    await page.getByRole('button', { name: text.state.compareOf(1) }).click();
    await lines(page, text.state.differences).filter({ hasText: 'carts' }).first().waitFor();
    await page.getByRole('button', { name: text.state.restoreOf(1) }).click();
    await page.getByText(text.state.restored(1)).waitFor({ state: 'attached' });
    await page.getByText(before, { exact: true }).first().waitFor();
    expect(await shows(page.getByRole('button', { name: text.cart.open(0) }))).toBe(true);
  });
});

describe('the webhook stream', () => {
  /** Numbers of the handled notifications of the first contract family: each family has an order of its own. */
  const numbersIn = async (page: Page): Promise<number[]> =>
    (await lines(page, text.webhooks.handled).allTextContents())
      .filter((line) => line.includes('wix.ecom.v1.'))
      .map((line) => Number.parseInt(line, 10));

  test('duplicates and reordered notifications are handled once each and in the order of their entity [F5.1]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await page.getByRole('button', { name: text.product.add }).waitFor();
    await openPanel(page, 'break');
    for (const trouble of ['duplicate', 'reorder'] as const)
      await page.getByText(text.webhooks.troubles[trouble]).click();
    await press(page, text.product.add);
    await page.getByRole('dialog', { name: text.cart.title }).waitFor();
    const more = page.getByRole('dialog').locator('button[slot="increment"]').first();
    for (let press = 0; press < 3; press++) await more.click();
    await page.keyboard.press('Escape');
    await lines(page, text.webhooks.deliveries)
      .filter({ hasText: text.webhooks.outcomes.duplicate })
      .first()
      .waitFor();
    await settled(page);
    await expect
      .poll(async () => {
        const handled = await numbersIn(page);
        const once = [...new Set(handled)].toSorted((left, right) => right - left);
        return handled.length > 0 && handled.join() === once.join();
      })
      .toBe(true);
  });

  test('a notification signed with another key is rejected with the reason, and nothing is processed [F5.2]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await page.getByRole('button', { name: text.product.add }).waitFor();
    await openPanel(page, 'break');
    await page.getByText(text.webhooks.troubles.wrongKey).click();
    await press(page, text.product.add);
    await page.getByRole('dialog', { name: text.cart.title }).waitFor();
    await page.keyboard.press('Escape');
    const rejected = lines(page, text.webhooks.deliveries).first();
    await rejected.waitFor();
    await expect.poll(() => rejected.textContent()).toContain(text.webhooks.outcomes.refused);
    await expect.poll(() => rejected.locator('small').first().textContent()).toMatch(/sign/i);
    await expect.poll(() => lines(page, text.webhooks.handled).count()).toBe(0);
  });
});
