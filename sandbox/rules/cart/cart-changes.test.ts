import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { STORE_APP_ID } from '../../engine/settings.ts';
import { appOf, newVisitor, productOf, referenceTo, variantOf, visitorOf } from '../../testing/shopper.ts';

const ADD = '/v1/carts/current/add-to-cart';
const UPDATE = '/v1/carts/current/update-line-items-quantity';

describe('changing a cart', () => {
  test('R54: a quantity is lowered to the stock', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.add('teapot-for-two');
    const id = body.text('cart.lineItems.0.id');
    const updated = await shopper.post(UPDATE, { lineItems: [{ id, quantity: 9 }] });
    expect(updated.body.at('cart.lineItems.0.quantity')).toBe(3);
  });

  test('an unknown line id refuses the whole update', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.add('oak-board');
    const lineItems = [
      { id: body.text('cart.lineItems.0.id'), quantity: 2 },
      { id: '0c9b6a15-2f4e-4c83-b0d7-5e1a94f7c268', quantity: 2 },
    ];
    const refused = await shopper.post(UPDATE, { lineItems });
    expect(refused.body.at('details.validationError.fieldViolations.0.field')).toBe('lineItems[1].id');
    expect((await shopper.cart()).body.at('cart.lineItems.0.quantity')).toBe(1);
  });

  test('R58: an update sets the given fields; a mask clears its paths that have no value', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const contactInfo = { address: { country: 'FR', city: 'Lyon' } };
    await shopper.patch('/v1/carts/current', { cartInfo: { buyerNote: 'Ring twice', contactInfo } });
    const kept = await shopper.patch('/v1/carts/current', { cartInfo: { buyerNote: 'Once will do' } });
    expect(kept.body.at('cart.contactInfo.address.city')).toBe('Lyon');
    const masked = await shopper.patch('/v1/carts/current', {
      cartInfo: { buyerNote: 'not named, so not set' },
      cartFieldmask: 'contactInfo.address.city',
    });
    expect(masked.body.at('cart.buyerNote')).toBe('Once will do');
    expect(masked.body.at('cart.contactInfo.address')).toEqual({ country: 'FR' });
    const wrong = await shopper.patch('/v1/carts/current', { cartInfo: {}, cartFieldmask: 'lineItems' });
    expect(wrong.body.at('details.validationError.fieldViolations.0.field')).toBe('cartFieldmask');
  });

  test('R58: a mask with the names of inherited properties changes nothing', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const extendedFields = { namespaces: { shop: { gift: true } } };
    await shopper.patch('/v1/carts/current', { cartInfo: { extendedFields } });
    const before = (await shopper.cart()).body.at('cart.extendedFields');
    for (const cartFieldmask of ['extendedFields.__proto__.x', 'extendedFields.constructor.x'])
      await shopper.patch('/v1/carts/current', { cartInfo: {}, cartFieldmask });
    const after = (await shopper.cart()).body.at('cart.extendedFields');
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
  });

  test('R58: a mask cannot clear a required part', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const address = { country: 'DE', streetAddress: { number: '1', name: 'Musterweg' } };
    await shopper.patch('/v1/carts/current', { cartInfo: { contactInfo: { address } } });
    const clear = (cartFieldmask: string) =>
      shopper.patch('/v1/carts/current', { cartInfo: {}, cartFieldmask });
    expect((await clear('contactInfo.address.streetAddress.name')).status).toBe(400);
    expect((await shopper.cart()).body.at('cart.contactInfo.address')).toEqual(address);
    expect((await clear('contactInfo.address.streetAddress')).status).toBe(200);
    expect((await shopper.cart()).body.at('cart.contactInfo.address')).toEqual({ country: 'DE' });
  });

  test('an update can set and add lines', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const catalogReference = referenceTo(sandbox, 'oak-board');
    await shopper.patch('/v1/carts/current', { lineItems: [{ catalogReference, quantity: 4 }] });
    const { body } = await shopper.patch('/v1/carts/current', {
      lineItems: [{ catalogReference, quantity: 2 }],
    });
    expect(body.list('cart.lineItems').map((line) => line.at('quantity'))).toEqual([2]);
  });

  test('R59: merchant discounts are for owner and app, as the error says', async () => {
    const sandbox = createSandbox();
    const merchantDiscounts = [{ amount: { amount: '5.00' } }];
    const [shopper, app] = [await visitorOf(sandbox), await appOf(sandbox)];
    await shopper.add('oak-board');
    const refused = await shopper.patch('/v1/carts/current', { merchantDiscounts });
    expect([refused.status, refused.body.at('details.applicationError.data.neededIdentity')]).toEqual([
      403,
      ['app'],
    ]);
    await app.add('oak-board');
    await app.patch('/v1/carts/current', { merchantDiscounts });
    expect((await app.estimate()).body.at('priceSummary.discount.amount')).toBe('5.00');
  });

  test('R52: variants are also found by their choices', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const tee = productOf(sandbox, 'studio-tee');
    const catalogReference = {
      appId: STORE_APP_ID,
      catalogItemId: tee.id,
      options: { options: { Size: 'L', Color: '#5c8064' } },
    };
    const { body } = await shopper.post(ADD, { lineItems: [{ quantity: 1, catalogReference }] });
    expect(body.at('cart.lineItems.0.physicalProperties.sku')).toBe(
      variantOf(tee, { Size: 'L', Color: 'Green' }).sku,
    );
  });

  test('R56: a custom line id that is taken refuses the whole add', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const own = {
      id: '0c9b6a15-2f4e-4c83-b0d7-5e1a94f7c268',
      quantity: 1,
      price: '1.00',
      productName: { original: 'Own' },
      itemType: { preset: 'SERVICE' },
    };
    const twice = {
      lineItems: [{ catalogReference: referenceTo(sandbox, 'oak-board'), quantity: 1 }],
      customLineItems: [own, own],
    };
    const refused = await shopper.post('/v1/carts/current/add-to-cart', twice);
    expect(refused.body.at('details.validationError.fieldViolations.0.field')).toBe('customLineItems[1].id');
    expect((await shopper.cart()).status).toBe(404);
    await shopper.add('oak-board');
    const patched = await shopper.patch('/v1/carts/current', twice);
    expect(patched.status).toBe(400);
    expect((await shopper.cart()).body.at('cart.lineItems.0.quantity')).toBe(1);
  });

  test('R61: a full cart still takes higher quantities of its lines', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    await shopper.add('oak-board');
    const piece = {
      quantity: 1,
      price: '1.00',
      productName: { original: 'x' },
      itemType: { preset: 'SERVICE' },
    };
    const add = (count: number) =>
      shopper.post('/v1/carts/current/add-to-cart', { customLineItems: Array(count).fill(piece) });
    for (const count of [100, 100, 99]) expect((await add(count)).status).toBe(200);
    expect((await shopper.add('oak-board')).body.at('cart.lineItems.0.quantity')).toBe(2);
    expect((await shopper.add('wallpaper-pack')).status).toBe(400);
  });

  test('a refused coupon leaves no new cart behind', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const lineItems = [{ catalogReference: referenceTo(sandbox, 'oak-board'), quantity: 1 }];
    expect((await shopper.patch('/v1/carts/current', { lineItems, couponCode: 'NOPE' })).status).toBe(400);
    expect((await shopper.cart()).status).toBe(404);
  });

  test('R55: the quantity 0 removes that line only', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const { body } = await shopper.add('letter-set');
    const [board, letters] = body.list('cart.lineItems').map((line) => line.text('id'));
    const changed = await shopper.post(UPDATE, {
      lineItems: [
        { id: board, quantity: 0 },
        { id: letters, quantity: 3 },
      ],
    });
    expect(changed.body.list('cart.lineItems').map((line) => [line.at('id'), line.at('quantity')])).toEqual([
      [letters, 3],
    ]);
  });

  test('R55: the quantity 0 is refused on other sites, as the description begins at 1', async () => {
    const shopper = await newVisitor({ settings: { zeroQuantity: 'refuse' } });
    const { body } = await shopper.add('oak-board');
    const lineItems = [{ id: body.text('cart.lineItems.0.id'), quantity: 0 }];
    const refused = await shopper.post(UPDATE, { lineItems });
    expect([refused.status, refused.body.at('details.validationError.fieldViolations.0')]).toMatchObject([
      400,
      { field: 'lineItems[0].quantity', violatedRule: 'MIN' },
    ]);
    expect((await shopper.cart()).body.list('cart.lineItems')).toHaveLength(1);
  });

  test('undescribed fields are dropped, and never replace fields of the cart', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.add('oak-board');
    const cartInfo = {
      buyerNote: 'Hi',
      id: 'mine',
      currency: 'USD',
      lineItems: [],
      contactInfo: { secret: 1 },
    };
    const patched = await shopper.patch('/v1/carts/current', { cartInfo });
    expect(patched.body.at('cart')).toMatchObject({
      id: body.text('cart.id'),
      currency: 'EUR',
      buyerNote: 'Hi',
      contactInfo: {},
    });
    expect(patched.body.list('cart.lineItems')).toHaveLength(1);
    expect(JSON.stringify(patched.body.value)).not.toContain('secret');
  });

  test('the value of a cart is limited to the digits of its amounts', async () => {
    const shopper = await newVisitor();
    const dear = {
      quantity: 1,
      price: '500000000000000',
      productName: { original: 'Dear' },
      itemType: { preset: 'SERVICE' },
    };
    const { body } = await shopper.post('/v1/carts/current/add-to-cart', { customLineItems: [dear] });
    const more = [{ id: body.text('cart.lineItems.0.id'), quantity: 3 }];
    const refused = await shopper.post(UPDATE, { lineItems: more });
    expect([refused.status, refused.body.at('details.validationError.fieldViolations.0')]).toMatchObject([
      400,
      { field: 'lineItems', violatedRule: 'DECIMAL_LTE' },
    ]);
    const again = { customLineItems: [{ ...dear, quantity: 2 }] };
    expect((await shopper.post('/v1/carts/current/add-to-cart', again)).status).toBe(400);
    const { body: kept } = await shopper.estimate();
    expect(kept.at('priceSummary.total.amount')).toBe('595000000000000.00');
  });
});
