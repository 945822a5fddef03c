import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { STORE_APP_ID } from '../../engine/settings.ts';
import { newVisitor, productOf, referenceTo, visitorOf } from '../../testing/shopper.ts';

const DAY = 86_400_000;
const ADD = '/v1/carts/current/add-to-cart';
const REMOVE = '/v1/carts/current/remove-line-items';

const lamp = {
  quantity: 1,
  productName: { original: 'Engraving' },
  itemType: { preset: 'SERVICE' },
  price: '12.50',
};

describe('the lifetime of a cart', () => {
  test('R50: there is no cart before the first add or after a delete', async () => {
    const shopper = await newVisitor();
    const before = await shopper.cart();
    expect([before.status, before.body.at('details.applicationError.code')]).toEqual([
      404,
      'OWNED_CART_NOT_FOUND',
    ]);
    await shopper.add('teapot-for-two');
    expect((await shopper.cart()).status).toBe(200);
    expect((await shopper.remove('/v1/carts/current')).body.value).toEqual({});
    expect((await shopper.cart()).status).toBe(404);
    expect((await shopper.remove('/v1/carts/current')).status).toBe(404);
  });

  test('R50: removing the last line leaves an empty cart that can be read', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.add('teapot-for-two');
    const id = body.text('cart.lineItems.0.id');
    const removed = await shopper.post(REMOVE, { lineItemIds: [id] });
    expect(removed.body.at('cart.lineItems')).toEqual([]);
    expect((await shopper.cart()).body.at('cart.id')).toBe(body.at('cart.id'));
    expect((await shopper.estimate()).body.at('priceSummary.total.amount')).toBe('0.00');
    expect((await shopper.post(REMOVE, { lineItemIds: [id] })).status).toBe(200);
  });

  test('R51: every visitor has one cart, also with interleaved calls', async () => {
    const sandbox = createSandbox();
    const [one, two] = [await visitorOf(sandbox), await visitorOf(sandbox)];
    await one.add('teapot-for-two');
    expect((await two.cart()).status).toBe(404);
    await two.add('oak-board', 2);
    await one.add('espresso-pair', 3);
    const names = async (shopper: typeof one) =>
      (await shopper.cart()).body.list('cart.lineItems').map((line) => line.at('productName.original'));
    expect(await names(one)).toEqual(['Teapot for Two', 'Espresso Pair']);
    expect(await names(two)).toEqual(['Oak Board']);
  });

  test('R60: the cart of an inactive visitor is kept for 30 days', async () => {
    const shopper = await newVisitor({ settings: { accessTokenSeconds: 40 * 86_400 } });
    await shopper.add('oak-board');
    shopper.sandbox.advance(30 * DAY);
    expect((await shopper.cart()).status).toBe(200);
    shopper.sandbox.advance(1);
    expect((await shopper.cart()).status).toBe(404);
  });

  test('R60: the site can set the number of days', async () => {
    const shopper = await newVisitor({ settings: { accessTokenSeconds: 40 * 86_400, cartDays: 2 } });
    await shopper.add('oak-board');
    shopper.sandbox.advance(2 * DAY);
    expect((await shopper.cart()).status).toBe(200);
    shopper.sandbox.advance(1);
    expect((await shopper.cart()).status).toBe(404);
  });

  test('R4: every write, and no read, updates the date and the revision', async () => {
    const shopper = await newVisitor();
    const added = await shopper.add('oak-board');
    shopper.sandbox.advance(5000);
    const hash = shopper.sandbox.hash();
    const read = await shopper.cart();
    await shopper.estimate();
    expect(shopper.sandbox.hash()).toBe(hash);
    expect(read.body.at('cart.updatedDate')).toBe(added.body.at('cart.updatedDate'));
    const again = await shopper.add('oak-board');
    expect(again.body.text('cart.updatedDate') > added.body.text('cart.updatedDate')).toBe(true);
    expect(Number(again.body.at('cart.revision'))).toBeGreaterThan(Number(added.body.at('cart.revision')));
  });
});

describe('adding to a cart', () => {
  test.each([
    ['an unknown item', { appId: STORE_APP_ID, catalogItemId: 'nothing' }],
    ['an unknown catalog', { appId: 'other', catalogItemId: 'nothing' }],
  ])('R52: %s gives 200 without the line', async (_, catalogReference) => {
    const shopper = await newVisitor();
    const { status, body } = await shopper.post(ADD, { lineItems: [{ quantity: 1, catalogReference }] });
    expect([status, body.at('cart.lineItems')]).toEqual([200, []]);
  });

  test.each(['215238eb-22a5-4c36-9e7b-e7c08025e04e', '1380b703-ce81-ff05-f115-39571d94dfcd'])(
    'R52: the app id %s is that of the store',
    async (appId) => {
      const shopper = await newVisitor();
      const catalogReference = { appId, catalogItemId: productOf(shopper.sandbox, 'oak-board').id };
      const { body } = await shopper.post(ADD, { lineItems: [{ quantity: 1, catalogReference }] });
      expect(body.at('cart.lineItems.0.catalogReference.appId')).toBe(appId);
    },
  );

  test('R52: an unknown app is named in a warning, and refused in strict mode', async () => {
    const warnings: string[] = [];
    const shopper = await newVisitor({ onWarning: (text) => warnings.push(text) });
    const catalogReference = { appId: 'stores', catalogItemId: productOf(shopper.sandbox, 'oak-board').id };
    const add = () => shopper.post(ADD, { lineItems: [{ quantity: 1, catalogReference }] });
    const warning =
      'left lineItems[0] out: the site has no app "stores" with a catalog; its store is 215238eb-22a5-4c36-9e7b-e7c08025e04e';
    expect((await add()).headers.get('x-sandbox-warning')).toBe(warning);
    await add();
    expect(warnings).toEqual([`addToCurrentCart: ${warning}`]);
    shopper.sandbox.state.settings.strict = true;
    const refused = await add();
    expect(refused.status).toBe(400);
    expect(refused.body.text('details.validationError.fieldViolations.0.description')).toContain('"stores"');
  });

  test('R52: a missing choice gives 200 without the line, and 400 in strict mode', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const { id } = productOf(sandbox, 'studio-tee');
    const order = {
      lineItems: [
        { quantity: 1, catalogReference: referenceTo(sandbox, 'oak-board') },
        {
          quantity: 1,
          catalogReference: { appId: STORE_APP_ID, catalogItemId: id, options: { options: { Size: 'S' } } },
        },
      ],
    };
    expect((await shopper.post(ADD, order)).body.list('cart.lineItems')).toHaveLength(1);
    sandbox.state.settings.strict = true;
    const refused = await shopper.post(ADD, order);
    expect(refused.status).toBe(400);
    expect(refused.body.at('details.validationError.fieldViolations.0.field')).toBe(
      'lineItems[1].catalogReference',
    );
    expect(refused.body.text('details.validationError.fieldViolations.0.description')).toContain(
      'Size, Color',
    );
    expect((await shopper.cart()).body.at('cart.lineItems.0.quantity')).toBe(1);
  });

  test('R53: the same item with equal options raises the quantity; other options make a new line', async () => {
    const shopper = await newVisitor();
    await shopper.add('canvas-tote', 1, { Color: 'Ink' });
    await shopper.add('canvas-tote', 2, { Color: 'Ink' });
    const { body } = await shopper.add('canvas-tote', 1, { Color: 'Chalk' });
    expect(body.list('cart.lineItems').map((line) => line.at('quantity'))).toEqual([3, 1]);
    expect(body.at('cart.lineItems.0.descriptionLines')).toEqual([
      { name: { original: 'Color' }, colorInfo: { original: 'Ink', code: '#2f3d52' } },
    ]);
  });

  test('R54: a request for 10 of 3 left gives 3', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.add('studio-tee', 10, { Size: 'M', Color: 'Red' });
    expect(body.at('cart.lineItems.0.quantity')).toBe(3);
    expect(body.at('cart.lineItems.0.availability')).toEqual({ status: 'AVAILABLE', quantityAvailable: 3 });
  });

  test('R54: a sold-out variant is left out', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.add('studio-tee', 1, { Size: 'S', Color: 'Red' });
    expect(body.at('cart.lineItems')).toEqual([]);
  });

  test('R54, R102: lines of the same stock share it', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const apron = productOf(sandbox, 'work-apron');
    apron.quantity = 5;
    const order = (name: string) => ({
      lineItems: [
        {
          quantity: 4,
          catalogReference: {
            appId: STORE_APP_ID,
            catalogItemId: apron.id,
            options: { customTextFields: { 'Name to embroider': name } },
          },
        },
      ],
    });
    await shopper.post(ADD, order('Ada'));
    const { body } = await shopper.post(ADD, order('Noor'));
    expect(body.list('cart.lineItems').map((line) => line.at('quantity'))).toEqual([4, 1]);
    expect(body.at('cart.lineItems.1.descriptionLines.0.plainText.original')).toBe('Noor');
  });

  test.each([
    ['sold out', { quantity: 0 }],
    ['gone', { visible: false }],
  ])('R54: a line that is %s keeps its quantity when a new quantity is set', async (_state, change) => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const id = (await shopper.add('teapot-for-two', 3)).body.text('cart.lineItems.0.id');
    Object.assign(productOf(sandbox, 'teapot-for-two'), change);
    for (const quantity of [1, 5]) {
      const { status, body } = await shopper.post('/v1/carts/current/update-line-items-quantity', {
        lineItems: [{ id, quantity }],
      });
      expect([status, body.at('cart.lineItems.0.quantity')]).toEqual([200, 3]);
    }
  });

  test('R54: a lower stock changes the availability of the line', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    await shopper.add('teapot-for-two', 3);
    const teapot = productOf(sandbox, 'teapot-for-two');
    const status = async () => (await shopper.cart()).body.at('cart.lineItems.0.availability.status');
    teapot.quantity = 2;
    expect(await status()).toBe('PARTIALLY_AVAILABLE');
    teapot.quantity = 0;
    expect(await status()).toBe('NOT_AVAILABLE');
    teapot.visible = false;
    expect(await status()).toBe('NOT_FOUND');
    expect((await shopper.cart()).body.at('cart.lineItems.0.productName.original')).toBe('Teapot for Two');
  });

  test('R57: line prices are shown before and after discounts', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.add('low-carafe', 2);
    const price = (name: string) => body.at(`cart.lineItems.0.${name}.formattedAmount`);
    expect([
      price('fullPrice'),
      price('priceBeforeDiscounts'),
      price('price'),
      price('lineItemPrice'),
    ]).toEqual(['€38.00', '€30.40', '€30.40', '€60.80']);
  });

  test('R56: a custom line has its own price, and its id must be unique', async () => {
    const shopper = await newVisitor();
    const id = '0c9b6a15-2f4e-4c83-b0d7-5e1a94f7c268';
    const { body } = await shopper.post(ADD, { customLineItems: [{ ...lamp, id }] });
    expect(body.at('cart.lineItems.0.price.amount')).toBe('12.5');
    expect(body.at('cart.lineItems.0.customLineItem')).toBe(true);
    const again = await shopper.post(ADD, { customLineItems: [{ ...lamp, id }] });
    expect(again.body.at('details.validationError.fieldViolations.0.field')).toBe('customLineItems[0].id');
  });

  test.each([
    ['a quantity of 0', { ...lamp, quantity: 0 }, 'customLineItems[0].quantity', 'MIN'],
    ['a quantity above 100 000', { ...lamp, quantity: 100_001 }, 'customLineItems[0].quantity', 'MAX'],
    ['a price with a currency sign', { ...lamp, price: '€5' }, 'customLineItems[0].price', 'FORMAT'],
    ['no name', { ...lamp, productName: undefined }, 'customLineItems[0].productName', 'REQUIRED_FIELD'],
    [
      'an unknown item type',
      { ...lamp, itemType: { preset: 'LAMP' } },
      'customLineItems[0].itemType.preset',
      'INVALID_ENUM_VALUE',
    ],
  ])('R56, R210: %s is refused by name', async (_, item, field, violatedRule) => {
    const shopper = await newVisitor();
    const { status, body } = await shopper.post(ADD, { customLineItems: [item] });
    expect(status).toBe(400);
    expect(body.at('details.validationError.fieldViolations.0')).toMatchObject({ field, violatedRule });
    expect((await shopper.cart()).status).toBe(404);
  });

  test('R61: the site can set the number of lines', async () => {
    const shopper = await newVisitor({ settings: { cartLines: 2 } });
    const { body } = await shopper.post(ADD, { customLineItems: [lamp, lamp, lamp] });
    expect(body.text('message')).toContain('a cart holds at most 2 lines');
    expect((await shopper.post(ADD, { customLineItems: [lamp, lamp] })).status).toBe(200);
  });

  test('R61: a cart holds at most 300 lines', async () => {
    const shopper = await newVisitor();
    const many = Array.from({ length: 100 }, () => lamp);
    for (let turn = 0; turn < 3; turn++) await shopper.post(ADD, { customLineItems: many });
    const refused = await shopper.post(ADD, { customLineItems: [lamp] });
    expect(refused.body.at('details.validationError.fieldViolations.0.violatedRule')).toBe('MAX_SIZE');
    expect((await shopper.cart()).body.list('cart.lineItems')).toHaveLength(300);
  });
});
