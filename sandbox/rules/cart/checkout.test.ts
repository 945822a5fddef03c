import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { newVisitor, productOf, visitorOf } from '../../testing/shopper.ts';

const CREATE = '/v1/carts/current/create-checkout';

describe('creating a checkout', () => {
  test('R83: gives the same id again for the same cart', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const first = await shopper.post(CREATE, { channelType: 'WEB' });
    const second = await shopper.post(CREATE, { channelType: 'WEB' });
    expect(second.body.text('checkoutId')).toBe(first.body.text('checkoutId'));
    expect((await shopper.cart()).body.at('cart.checkoutId')).toBe(first.body.at('checkoutId'));
    const open = Object.values(shopper.sandbox.state.checkouts).filter(({ orderId }) => orderId === null);
    expect(open).toHaveLength(1);
  });

  test('R83: a second time updates the given fields of the checkout', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const email = 'ada@example.org';
    const { body } = await shopper.post(CREATE, { shippingAddress: { country: 'DE', city: 'Ulm' }, email });
    await shopper.post(CREATE, { selectedShippingOption: { code: 'express' } });
    expect(shopper.sandbox.state.checkouts[body.text('checkoutId')]).toMatchObject({
      email,
      shippingAddress: { city: 'Ulm' },
      selectedShippingOption: { code: 'express' },
    });
  });

  test('R84: needs an e-mail address beside a postal address if the buyer is not signed in', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const refused = await shopper.post(CREATE, { shippingAddress: { country: 'DE' } });
    expect(refused.body.at('details.validationError.fieldViolations.0')).toMatchObject({
      field: 'email',
      violatedRule: 'REQUIRED_FIELD',
    });
    const order = { shippingAddress: { country: 'DE' }, email: 'ada@example.org' };
    expect((await shopper.post(CREATE, order)).status).toBe(200);
  });

  test('R85: is refused if the site cannot take payments', async () => {
    const shopper = await newVisitor({ settings: { acceptsPayments: false } });
    await shopper.add('oak-board');
    const { status, body } = await shopper.post(CREATE);
    expect([status, body.at('details.applicationError.code')]).toEqual([
      428,
      'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
    ]);
  });

  test('R82, R86: is refused if a line is not available or the cart is empty', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const { body } = await shopper.add('teapot-for-two', 3);
    productOf(sandbox, 'teapot-for-two').quantity = 1;
    const blocked = await shopper.post(CREATE);
    expect([blocked.status, blocked.body.text('message')]).toEqual([428, 'Only 1 left of Teapot for Two.']);
    await shopper.post('/v1/carts/current/remove-line-items', {
      lineItemIds: [body.text('cart.lineItems.0.id')],
    });
    expect((await shopper.post(CREATE)).body.text('message')).toBe('The cart is empty.');
  });

  test('R82: is not stopped by a warning', async () => {
    const shopper = await newVisitor({
      settings: { violations: [{ severity: 'WARNING', description: 'Slow' }] },
    });
    await shopper.add('oak-board');
    expect((await shopper.post(CREATE)).status).toBe(200);
    shopper.sandbox.state.settings.violations = [{ severity: 'ERROR', description: 'Closed today' }];
    expect((await shopper.post(CREATE)).body.text('message')).toBe('Closed today');
  });

  test('R50: without a cart gives 404', async () => {
    expect((await (await newVisitor()).post(CREATE)).status).toBe(404);
  });
});
