import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { settled } from './underway.ts';
import { openCart, pick, shows, stage, tellBodies } from './visit.ts';

const { visit, site } = stage();

const words = text.ownerOrders;
const { statuses } = text.order;

const orders = () => Object.values(site.sandbox.state.ticketOrders);

const orderWith = (status: string) => {
  const found = orders().find((order) => order.status === status && !order.archived);
  if (!found) throw new Error(`There is no order that is ${status}.`);
  return found;
};

const row = (page: Page, orderNumber: string) => page.getByRole('row').filter({ hasText: orderNumber });

const select = (page: Page, orderNumber: string) =>
  page.getByRole('checkbox', { name: text.owner.select(orderNumber) }).click({ force: true });

const buttonsOf = async (page: Page, orderNumber: string): Promise<string[]> => {
  await row(page, orderNumber).waitFor();
  return row(page, orderNumber).getByRole('button').allInnerTexts();
};

/** The first ticket definition of a reservation, with its stock. */
const stockOf = (reservationId: string) => {
  const { tickets = [] } = site.sandbox.state.reservations[reservationId] ?? {};
  const { held, sold } = site.sandbox.state.ticketDefinitions[tickets[0]?.ticketDefinitionId ?? ''] ?? {};
  return { held, sold };
};

describe('the owner’s table of orders', () => {
  test('breaks no date and no e-mail address at 1280 px, and is no wider than the page', async () => {
    for (const { buyer } of orders())
      Object.assign(buyer, { email: 'a.very.long.address.of.one.buyer@department.example.org' });
    const { page } = await visit('/owner/orders', { viewport: { width: 1280, height: 800 } });
    await page.locator('tbody small[title]').first().waitFor();
    await settled(page);
    const lines = (cells: Locator) =>
      cells.evaluateAll((all) =>
        all.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
    expect(new Set(await lines(page.locator(`td[data-label="${words.columns.created}"]`)))).toEqual(
      new Set([1]),
    );
    expect(new Set(await lines(page.locator('tbody small[title]')))).toEqual(new Set([1]));
    for (const width of [1280, 1200, 1184]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('each row offers exactly the actions that the status of its order allows [E4.1]', async () => {
    const { page } = await visit('/owner/orders');
    await expect
      .poll(() => buttonsOf(page, orderWith('AUTHORIZED').orderNumber))
      .toEqual([words.capture, words.void]);
    for (const status of ['INITIATED', 'PENDING', 'OFFLINE_PENDING'])
      await expect
        .poll(() => buttonsOf(page, orderWith(status).orderNumber), { message: status })
        .toEqual([words.confirm]);
    for (const status of ['PAID', 'DECLINED', 'VOIDED', 'CANCELED', 'PARTIALLY_PAID'])
      await expect
        .poll(() => buttonsOf(page, orderWith(status).orderNumber), { message: status })
        .toEqual([]);
  });

  test('a capture is pending, then paid with a notification; a void ends as voided and returns the tickets [E4.2]', async () => {
    await site.open({ scenario: 'busy-festival' });
    const [first, second] = orders().filter(({ status }) => status === 'AUTHORIZED');
    if (!first || !second) throw new Error('Two authorized orders are needed.');
    const { page } = await visit('/owner/orders?status=AUTHORIZED');
    await page.getByRole('button', { name: words.captureOf(first.orderNumber) }).click();
    await row(page, first.orderNumber).getByText(words.settling.capture, { exact: true }).waitFor();
    await expect.poll(() => buttonsOf(page, first.orderNumber)).toEqual([]);
    site.sandbox.advance('3s');
    // The row leaves the list of authorized orders by itself.
    await row(page, first.orderNumber).waitFor({ state: 'detached' });
    await expect.poll(() => first.status).toBe('PAID');
    await expect
      .poll(
        () =>
          site.sandbox.notifications.latest({ eventType: 'wix.events.ticketing.events.OrderConfirmed' })
            ?.data,
      )
      .toMatchObject({ orderNumber: first.orderNumber, status: 'PAID' });
    await page.getByRole('link', { name: words.all }).click();
    const before = stockOf(second.reservationId);
    await page.getByRole('searchbox', { name: words.search }).fill(second.orderNumber);
    await page.getByText(words.count(1), { exact: true }).waitFor();
    await page.getByRole('button', { name: words.voidOf(second.orderNumber) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.void, exact: true }).click();
    await row(page, second.orderNumber).getByText(words.settling.void, { exact: true }).waitFor();
    site.sandbox.advance('3s');
    await row(page, second.orderNumber)
      .getByText(statuses['VOIDED'] ?? '', { exact: true })
      .waitFor();
    const taken = ({ held = 0, sold = 0 }: ReturnType<typeof stockOf>) => held + sold;
    await expect.poll(() => taken(stockOf(second.reservationId))).toBeLessThan(taken(before));
  });

  test('confirming a paid order changes nothing and says so [E4.3]', async () => {
    const paid = orderWith('PAID');
    const before = structuredClone(paid);
    const { page } = await visit('/owner/orders');
    await row(page, paid.orderNumber).waitFor();
    await select(page, paid.orderNumber);
    await page.getByRole('button', { name: words.confirmMany(1) }).click();
    await page.getByText(words.confirmed(0, 1)).first().waitFor();
    await expect.poll(() => paid).toEqual(before);
    const offline = orderWith('OFFLINE_PENDING');
    await page.getByRole('button', { name: words.confirmOf(offline.orderNumber) }).click();
    await row(page, offline.orderNumber)
      .getByText(statuses['PAID'] ?? '', { exact: true })
      .waitFor();
  });

  test('ten orders are archived at once, are found in the archive, and can be restored [E4.4]', async () => {
    const { page } = await visit('/owner/orders');
    const numbers = orders()
      .filter(({ archived }) => !archived)
      .slice(0, 10)
      .map(({ orderNumber }) => orderNumber);
    await row(page, numbers[0] ?? '').waitFor();
    for (const number of numbers) await select(page, number);
    await page.getByRole('button', { name: words.archive(10) }).click();
    await page.getByText(words.archived(10)).first().waitFor();
    for (const number of numbers) await row(page, number).waitFor({ state: 'detached' });
    await pick(page, words.show, words.tags.ARCHIVED);
    for (const number of numbers) await row(page, number).waitFor();
    for (const number of numbers) await select(page, number);
    await page.getByRole('button', { name: words.unarchive(10) }).click();
    for (const number of numbers) await row(page, number).waitFor({ state: 'detached' });
    await expect
      .poll(() => orders().filter(({ orderNumber, archived }) => numbers.includes(orderNumber) && archived))
      .toEqual([]);
  });
});

test('on a phone the orders come in short pages, and cards without actions have no line for them', async () => {
  const { page } = await visit('/owner/orders');
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect.poll(() => cards.count()).toBe(15);
  const pages = Math.ceil(orders().filter(({ archived }) => !archived).length / 15);
  await page.getByText(words.page(1, pages), { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
  const paid = cards.filter({ hasText: statuses['PAID'] ?? '' }).first();
  await expect.poll(() => paid.getByRole('cell').last().innerText()).not.toBe('');
  await page.getByRole('button', { name: words.older }).click();
  await page.getByText(words.page(2, pages), { exact: true }).waitFor();
});

test('the status tabs count the orders of their lists', async () => {
  const { page } = await visit('/owner/orders');
  const tab = page.getByRole('link', { name: new RegExp(`^${statuses['PAID'] ?? ''} `) });
  await tab.getByText(/\d/).waitFor();
  const count = Number((await tab.innerText()).replace(/\D/g, ''));
  await tab.click();
  await page.getByText(words.count(count), { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(count + 1);
});

describe('one order', () => {
  test('a changed guest name is the only change sent, appears on the ticket, and adds a line to the history [E5.1]', async () => {
    const order = orders().find(({ status, tickets }) => status === 'PAID' && tickets.length > 1);
    if (!order) throw new Error('A paid order is needed.');
    const { page } = await visit(`/owner/orders/${order.eventId}/${order.orderNumber}`);
    const history = page.getByRole('region', { name: words.history.title }).getByRole('listitem');
    await page.getByText(words.methods.creditCard, { exact: true }).waitFor();
    await history.first().waitFor();
    const lines = await history.count();
    await tellBodies(page);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByLabel(text.booking.firstName).fill('Wilhelmina');
    await page.getByRole('button', { name: words.saveForm }).click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(Object.keys(body).toSorted()).toEqual(['checkoutForm', 'fields']);
    expect(body['fields']).toBe('checkoutForm');
    const ticket = page.getByRole('list', { name: words.tickets }).getByRole('listitem').first();
    await ticket.getByText(/Wilhelmina/).waitFor();
    await history.filter({ hasText: 'Wilhelmina' }).waitFor();
    await expect.poll(() => history.filter({ hasText: 'Wilhelmina' }).count()).toBe(1);
    await expect.poll(() => history.count()).toBe(lines + 1);
    await expect.poll(() => history.last().innerText()).toContain(words.history.causes.WIX_USER);
  });

  test('without the owner’s rights an order is rejected with the required role, and nothing of it is shown [E5.2]', async () => {
    const order = orderWith('PAID');
    const { page } = await visit(`/owner/orders/${order.eventId}/${order.orderNumber}`);
    await page
      .getByText(order.buyer.email ?? '')
      .first()
      .waitFor();
    await page.getByRole('radio', { name: text.identity.names.a }).click();
    expect(await shows(page.getByText(text.common.needs(['owner', 'app'])))).toBe(true);
    const shown = () => page.locator('main').innerText();
    for (const secret of [order.buyer.email, order.buyer.lastName, order.tickets[0]?.ticketNumber])
      await expect.poll(shown).not.toContain(secret);
  });

  test('can be archived and restored on its own page', async () => {
    const order = orderWith('PAID');
    const { page } = await visit(`/owner/orders/${order.eventId}/${order.orderNumber}`);
    await page.getByRole('button', { name: words.archive(1) }).click();
    expect(await shows(page.getByRole('button', { name: words.unarchive(1) }))).toBe(true);
    await expect
      .poll(() => orders().find(({ orderNumber }) => orderNumber === order.orderNumber)?.archived)
      .toBe(true);
  });
});

describe('the orders of the shop', () => {
  test('are listed in every state, are filtered by it, and one opens with its products [E4.5]', async () => {
    const shop = site.sandbox.state.orders;
    const { page } = await visit('/owner/orders');
    await page.getByRole('radio', { name: words.whose.shop }).click();
    await row(page, words.shop.numbered('9999')).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(shop.length + 1);
    await row(page, 'Nina Ortiz').getByText(words.shop.statuses.REJECTED, { exact: true }).waitFor();
    await row(page, 'Olga Silva').getByText(words.shop.statuses.PENDING, { exact: true }).waitFor();
    await row(page, 'Theo Lang').getByText(words.shop.statuses.CANCELED, { exact: true }).waitFor();
    await row(page, 'Rosa Duarte').getByText(words.shop.payments.FULLY_REFUNDED, { exact: true }).waitFor();
    await page.getByRole('link', { name: words.shop.standings.sent, exact: true }).click();
    await row(page, 'Uwe Janssen').waitFor({ state: 'detached' });
    await row(page, 'Emil Roth').getByRole('link', { name: 'Emil Roth' }).click();
    const lines = page.getByRole('list', { name: words.shop.items });
    await lines.getByText('Canvas Tote').waitFor();
    const total = shop.find(({ buyer }) => buyer.name === 'Emil Roth')?.priceSummary.total ?? 'no order';
    expect(await shows(page.getByRole('row').filter({ hasText: text.totals.total }).getByText(total))).toBe(
      true,
    );
    await page.goBack();
    await row(page, 'Emil Roth').waitFor();
    await page.getByRole('radio', { name: words.whose.events }).click();
    await row(page, orderWith('PAID').orderNumber).waitFor();
  });

  test('say so if there are none, and an unknown order leads back to the list', async () => {
    await site.open({ scenario: 'sold-out' });
    const { page } = await visit('/owner/orders?of=shop');
    await page.getByText(words.shop.emptyText).waitFor();
    await page.goto('/owner/orders/shop/00000000-0000-4000-8000-000000000000');
    await page.getByRole('heading', { level: 1, name: words.gone }).waitFor();
    await page.getByRole('link', { name: words.toOrders }).click();
    expect(await shows(page.getByRole('heading', { level: 1, name: words.title }))).toBe(true);
  });
});

test('the top bar and the owner’s area name one identity', async () => {
  const { page } = await visit('/owner/orders');
  const chip = page.locator('#identity');
  await chip.getByText(text.identity.names.owner, { exact: true }).waitFor();
  await page.getByRole('radio', { name: text.identity.names.a }).click();
  await chip.getByText(text.identity.names.a, { exact: true }).waitFor();
  await page.getByRole('radio', { name: text.owner.identity.owner }).click();
  await chip.getByText(text.identity.names.owner, { exact: true }).waitFor();
  await page.getByRole('link', { name: text.nav.shop, exact: true }).click();
  expect(await shows(chip.getByText(text.identity.names.a, { exact: true }))).toBe(true);
});

test('an identity that was chosen in the shop leaves the owner’s area to the owner, and one chosen there applies to it', async () => {
  const { page } = await visit('/shop');
  const choose = async (now: string, next: string) => {
    await page.getByRole('button', { name: text.identity.label(now) }).click();
    await page.getByRole('menuitemradio', { name: next }).click();
  };
  await choose(text.identity.names.a, text.identity.names.b);
  await page.getByRole('link', { name: text.nav.owner, exact: true }).click();
  await row(page, orderWith('PAID').orderNumber).waitFor();
  await choose(text.identity.names.owner, text.identity.names.a);
  expect(await shows(page.getByText(text.common.needs(['owner', 'app'])).first())).toBe(true);
});

test('an address of the owner’s area that does not exist leads to the orders, not to the shop', async () => {
  const { page } = await visit('/owner/refunds');
  await page.getByRole('heading', { level: 1, name: text.missing.title }).waitFor();
  await expect
    .poll(() => page.locator('main').getByRole('link', { name: text.common.toShop }).count())
    .toBe(0);
  await page.locator('main').getByRole('link', { name: words.toOrders }).click();
  expect(await shows(page.getByRole('heading', { level: 1, name: words.title }))).toBe(true);
});

test('an order that a buyer has just paid is the first of the shop’s orders, with the number of the thank-you page', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  await openCart(page);
  await page.getByRole('button', { name: text.checkout.go }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: text.back.paid }).waitFor();
  const number = (await page.locator('main dd').first().textContent()) ?? 'no number';
  await page.getByRole('link', { name: text.nav.owner, exact: true }).click();
  await page.getByRole('radio', { name: words.whose.shop }).click();
  const first = page.getByRole('row').nth(1);
  await first.getByText(words.shop.numbered(number)).waitFor();
  await first.getByRole('link').click();
  expect(await shows(page.getByRole('list', { name: words.shop.items }).getByText('Low Carafe'))).toBe(true);
});
