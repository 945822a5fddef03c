import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { idFrom } from '../../engine/ids.ts';
import type { OrderRecord } from '../../records/state.ts';
import { open, shopperWith } from '../../testing/hosted.ts';
import { memberOfSandbox } from '../../testing/pages.ts';
import { appOf, productOf, visitorOf, type Shopper } from '../../testing/shopper.ts';

const code = 'details.applicationError.code';

/** A shop with the order of a visitor, its buyer and an app. */
const ordered = async (settings = {}) => {
  const sandbox = createSandbox({ settings });
  sandbox.state.orders = [];
  const buyer = await shopperWith('oak-board', 2, sandbox);
  await buyer.coupon('ONCE');
  await (await open(buyer)).press('pay');
  const [order] = sandbox.orders;
  if (!order) throw new Error('Nothing was ordered');
  return { sandbox, buyer, order, app: await appOf(sandbox), other: await visitorOf(sandbox) };
};

const search = async (shopper: Shopper, wish: object = {}) =>
  shopper.post('/v1/orders/search', { search: wish });

const numbers = async (shopper: Shopper, wish: object = {}) =>
  (await search(shopper, wish)).body.list('orders').map((order) => order.at('number'));

describe('an order of the store', () => {
  test('R680, R626: is read by its buyer and by apps, and refused to others with 403', async () => {
    const { buyer, app, other, order } = await ordered();
    for (const shopper of [buyer, app]) {
      const { status, body } = await shopper.get(`/v1/orders/${order.id}`);
      expect([status, body.at('order.number')]).toEqual([200, '10001']);
    }
    const refused = await other.get(`/v1/orders/${order.id}`);
    expect([refused.status, refused.body.at(code)]).toEqual([403, 'READ_ORDER_FORBIDDEN']);
    const gone = await buyer.get('/v1/orders/nothing');
    expect([gone.status, gone.body.at(code)]).toEqual([404, 'ORDER_NOT_FOUND']);
  });

  test.each([
    ['members', 403],
    ['owner', 403],
    ['buyers', 200],
  ])('R680: of a visitor is read by its buyer as the site allows: %s', async (orderReaders, status) => {
    const { buyer, app, order } = await ordered({ orderReaders });
    expect((await buyer.get(`/v1/orders/${order.id}`)).status).toBe(status);
    expect((await app.get(`/v1/orders/${order.id}`)).status).toBe(200);
  });

  test.each([
    [3, 1, true],
    [2, 0, false],
  ])('takes its pieces from the stock: 2 of %i leave %i', async (stock, left, inStock) => {
    const sandbox = createSandbox();
    const buyer = await shopperWith('teapot-for-two', 2, sandbox);
    const checkout = await open(buyer);
    const teapot = productOf(sandbox, 'teapot-for-two');
    teapot.quantity = stock;
    await checkout.press('pay');
    expect([teapot.quantity, teapot.inStock]).toEqual([left, inStock]);
  });

  test('R727, R728: has lines, discounts, delivery and sums as they were paid', async () => {
    const { buyer, order, sandbox } = await ordered();
    const { body } = await buyer.get(`/v1/orders/${order.id}`);
    expect(body.at('order')).toMatchObject({
      checkoutId: order.checkoutId,
      status: 'APPROVED',
      paymentStatus: 'PAID',
      currency: 'EUR',
      buyerInfo: { visitorId: order.owner.id },
      lineItems: [
        {
          productName: { original: 'Oak Board' },
          quantity: 2,
          catalogReference: { catalogItemId: order.lines[0]?.productId },
          price: { amount: '42.00', formattedAmount: '€42.00' },
          lineItemPrice: { amount: '84.00' },
          totalDiscount: { amount: '8.40' },
          itemType: { preset: 'PHYSICAL' },
          physicalProperties: { shippable: true },
        },
      ],
      appliedDiscounts: [{ coupon: { code: 'ONCE', amount: { amount: '8.40' } } }],
      shippingInfo: {
        code: idFrom('rate:standard'),
        cost: { price: { amount: '4.90' } },
        region: { name: 'Germany' },
      },
      priceSummary: { subtotal: { amount: '84.00' }, total: { amount: '95.79', formattedAmount: '€95.79' } },
      balanceSummary: {
        balance: { amount: '0.00' },
        paid: { amount: '95.79' },
        refunded: { amount: '0.00' },
      },
    });
    expect(body.text('order.lineItems.0.image.url')).toMatch(/\/media\/.+\.svg$/);
    const product = sandbox.state.products.find(({ id }) => id === order.lines[0]?.productId);
    Object.assign(product ?? {}, { name: 'Board', price: '50.00' });
    expect((await buyer.get(`/v1/orders/${order.id}`)).body.value).toEqual(body.value);
  });

  test('R683: is announced when it is placed', async () => {
    const { sandbox, order } = await ordered();
    const own = sandbox.notifications
      .list({ after: 0 })
      .filter(({ eventType }) => eventType.startsWith('wix.ecom.v1.order_'));
    expect(own.map(({ eventType }) => eventType)).toEqual([
      'wix.ecom.v1.order_created',
      'wix.ecom.v1.order_approved',
    ]);
    expect(own[0]?.data).toMatchObject({ entityId: order.id, createdEvent: { entity: { number: '10001' } } });
  });

  test.each([
    ['archive', 'order_updated', undefined],
    ['cancel', 'order_canceled', { status: 'CANCELED' }],
    ['edit', 'order_committed', { lineItems: [{ quantity: 3 }] }],
    ['fulfill', 'order_fulfilled', { fulfillmentStatus: 'FULFILLED' }],
    ['refund', 'order_payment_status_updated', { paymentStatus: 'FULLY_REFUNDED' }],
  ] as const)('R683: is announced when its owner changes it: %s', async (change, type, after) => {
    const { sandbox, order, app } = await ordered();
    sandbox.owner.changeOrder(order.number, change);
    const [sent] = sandbox.notifications.list({ after: sandbox.state.notificationCount - 1 });
    expect(sent?.eventType).toBe(`wix.ecom.v1.${type}`);
    expect((await app.get(`/v1/orders/${order.id}`)).body.at('order')).toMatchObject(
      after ?? { archived: true },
    );
  });
});

describe('a search for orders', () => {
  const withOrders = async (settings = {}) => {
    const shop = await ordered(settings);
    const { sandbox, order } = shop;
    const member = await memberOfSandbox(sandbox, 'ada');
    const ada = sandbox.state.members.find(({ email }) => email === 'ada@example.org')?.id ?? '';
    const add = (number: string, changes: Partial<OrderRecord>) => {
      sandbox.state.orders.push({
        ...structuredClone(order),
        id: idFrom(`order-${number}`),
        number,
        ...changes,
      });
    };
    add('10002', { owner: { role: 'member', id: ada }, createdDate: '2026-03-03T10:00:00.000Z' });
    add('10003', { status: 'PENDING', paymentStatus: 'PENDING' });
    add('10004', { status: 'REJECTED', paymentStatus: 'DECLINED' });
    add('10005', { status: 'INITIALIZED', paymentStatus: 'PENDING' });
    return { ...shop, member };
  };

  test('R681: finds every order for an app, and own orders for a member', async () => {
    const { app, member, buyer, sandbox } = await withOrders();
    expect(await numbers(app)).toEqual(['10002', '10001']);
    expect(await numbers(member)).toEqual(['10002']);
    expect((await search(buyer)).status).toBe(403);
    sandbox.state.settings.membersSearchOrders = false;
    expect((await search(member)).status).toBe(403);
    expect(await numbers(app)).toEqual(['10002', '10001']);
  });

  test('R682: leaves pending and rejected orders out unless the filter names the status', async () => {
    const { app } = await withOrders();
    expect(await numbers(app, { filter: { paymentStatus: { $in: ['PENDING', 'DECLINED'] } } })).toEqual([]);
    expect(await numbers(app, { filter: { status: { $in: ['PENDING', 'REJECTED'] } } })).toEqual([
      '10004',
      '10003',
    ]);
    expect(await numbers(app, { filter: { $or: [{ status: 'REJECTED' }, { number: '10001' }] } })).toEqual([
      '10004',
      '10001',
    ]);
    expect(await numbers(app, { filter: { status: { $nin: ['APPROVED'] } } })).toEqual(['10004', '10003']);
  });

  test('R682: never finds an order that was only begun', async () => {
    const { app } = await withOrders();
    expect(await numbers(app, { filter: { status: 'INITIALIZED' } })).toEqual([]);
  });

  test('filters and sorts by the fields of an order', async () => {
    const { app, order } = await withOrders();
    const productId = order.lines[0]?.productId ?? '';
    expect(await numbers(app, { filter: { checkoutId: order.checkoutId, number: '10001' } })).toEqual([
      '10001',
    ]);
    expect(
      await numbers(app, {
        filter: { 'lineItems.catalogReference.catalogItemId': { $hasSome: [productId] } },
      }),
    ).toHaveLength(2);
    expect(await numbers(app, { filter: { 'priceSummary.total.amount': { $gt: '100.00' } } })).toEqual([]);
    expect(await numbers(app, { filter: { 'priceSummary.total.amount': { $gte: '95.79' } } })).toHaveLength(
      2,
    );
    expect(await numbers(app, { sort: [{ fieldName: 'number', order: 'ASC' }] })).toEqual(['10001', '10002']);
  });

  test('has pages by cursor, which keep the filter', async () => {
    const { app } = await withOrders();
    const first = (await search(app, { cursorPaging: { limit: 1 } })).body;
    expect(first.at('metadata')).toMatchObject({ count: 1, hasNext: true });
    const cursor = first.text('metadata.cursors.next');
    const last = (await search(app, { cursorPaging: { cursor, limit: 5 } })).body;
    expect(last.list('orders').map((order) => order.at('number'))).toEqual(['10001']);
    expect(last.at('metadata.hasNext')).toBe(false);
    const beside = await search(app, { cursorPaging: { cursor }, filter: { number: '10001' } });
    expect(beside.status).toBe(400);
  });
});
