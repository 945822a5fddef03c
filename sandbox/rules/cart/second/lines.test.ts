import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import { DEFAULT_OWNER_KEY } from '../../../engine/settings.ts';
import {
  appOf,
  callerWith,
  productOf,
  referenceTo,
  send,
  variantOf,
  visitorOf,
} from '../../../testing/shopper.ts';
import {
  anotherCart,
  dataOf,
  newSecondCart,
  referenceV2,
  refusalOf,
  secondCart,
  type SecondCart,
} from '../../../testing/second-cart.ts';

const custom = (name: string, amount = '3.50', more: object = {}) => ({
  name: { original: name },
  quantityInfo: { requestedQuantity: 2, ...more },
  pricing: { price: { amount } },
  attributes: { itemType: { preset: 'SERVICE' } },
});

describe('adding lines', () => {
  test('R450: a visitor has one current cart, which the first add makes', async () => {
    const cart = await newSecondCart();
    expect((await cart.get()).status).toBe(404);
    const { body } = await cart.add('oak-board');
    expect((await cart.add('espresso-pair')).body.at('cart.id')).toBe(body.at('cart.id'));
    expect(Object.keys(cart.sandbox.state.carts)).toHaveLength(1);
    const other = await anotherCart(cart.sandbox);
    expect((await other.get()).status).toBe(404);
  });

  test('R454: a body without items, or with the members of the first family, is refused', async () => {
    const cart = await newSecondCart();
    expect(refusalOf(await cart.post('add-line-items'))).toEqual([400, 'NO_LINE_ITEMS_TO_ADD']);
    const lineItems = [{ quantity: 1, catalogReference: referenceV2(cart.sandbox, 'oak-board') }];
    expect(refusalOf(await cart.post('add-line-items', { lineItems }))).toEqual([
      400,
      'NO_LINE_ITEMS_TO_ADD',
    ]);
    expect((await cart.get()).status).toBe(404);
  });

  test('R455: lines above the limit of a cart are refused with both numbers', async () => {
    const cart = await newSecondCart({ settings: { cartLines: 2 } });
    await cart.add('oak-board');
    await cart.add('espresso-pair');
    const refused = await cart.add('salt-cellar');
    expect(refusalOf(refused)).toEqual([400, 'MAX_LINE_ITEMS_EXCEEDED']);
    expect(dataOf(refused)).toEqual({ requestCount: 3, maxCount: 2 });
    expect((await cart.add('oak-board')).status).toBe(200);
  });

  test('R456: an unknown product, a missing variant (also of a product with only one) and a variant of another product are not found', async () => {
    const cart = await newSecondCart();
    const { sandbox } = cart;
    const board = referenceTo(sandbox, 'oak-board');
    const tee = referenceTo(sandbox, 'studio-tee', { Size: 'M', Color: 'Green' });
    const add = (catalogReference: object) =>
      cart.post('add-line-items', { catalogItems: [{ quantity: 1, catalogReference }] });
    for (const reference of [
      { ...board, catalogItemId: '00000000-0000-4000-8000-000000000000' },
      { ...board, options: {} },
      { ...tee, options: {} },
      { ...tee, options: { variantId: variantOf(productOf(sandbox, 'dome-lamp'), {}).id } },
    ]) {
      const refused = await add(reference);
      expect(refusalOf(refused)).toEqual([428, 'ITEM_NOT_FOUND_IN_CATALOG']);
      expect(dataOf(refused)).toEqual({ invalidItems: [{ catalogReference: reference }] });
    }
    productOf(sandbox, 'oak-board').visible = false;
    expect(refusalOf(await cart.add('oak-board'))).toEqual([428, 'ITEM_NOT_FOUND_IN_CATALOG']);
    expect((await cart.get()).status).toBe(404);
  });

  test('a site with the first catalog resolves options by name', async () => {
    const cart = await newSecondCart();
    const { options: _options, ...reference } = referenceTo(cart.sandbox, 'studio-tee', {
      Size: 'M',
      Color: 'Green',
    });
    const catalogReference = { ...reference, options: { options: { Size: 'M', Color: 'Green' } } };
    const { status, body } = await cart.post('add-line-items', {
      catalogItems: [{ quantity: 1, catalogReference }],
    });
    expect(status).toBe(200);
    expect(body.at('cart.lineItems.0.source.catalogReference')).toEqual(catalogReference);
  });

  test('R457: all items are added, or none', async () => {
    const cart = await newSecondCart();
    const { sandbox } = cart;
    await cart.add('oak-board');
    const before = (await cart.get()).body.value;
    const item = (slug: string, quantity: number) => ({
      quantity,
      catalogReference: referenceV2(sandbox, slug),
    });
    const refused = await cart.post('add-line-items', {
      catalogItems: [item('espresso-pair', 1), item('teapot-for-two', 9)],
    });
    expect(refusalOf(refused)).toEqual([428, 'INSUFFICIENT_INVENTORY']);
    expect((await cart.get()).body.value).toEqual(before);
  });

  test('R458: the same item with equal options joins its line', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board', 2);
    const { body } = await cart.add('oak-board', 3);
    expect(body.list('cart.lineItems')).toHaveLength(1);
    expect(body.at('cart.lineItems.0.quantityInfo')).toMatchObject({
      confirmedQuantity: 5,
      requestedQuantity: 5,
    });
  });

  test('R459: a quantity above the stock is refused with the numbers, which include the pieces in the cart', async () => {
    const cart = await newSecondCart();
    const { body } = await cart.add('teapot-for-two', 2);
    const refused = await cart.add('teapot-for-two', 2);
    expect(refusalOf(refused)).toEqual([428, 'INSUFFICIENT_INVENTORY']);
    expect(dataOf(refused)).toEqual({
      invalidItems: [
        {
          id: { catalogReference: referenceV2(cart.sandbox, 'teapot-for-two') },
          requestedQuantity: 4,
          availableQuantity: 3,
        },
      ],
    });
    const id = body.text('cart.lineItems.0.id');
    const update = await cart.setQuantity(id, 4);
    expect(dataOf(update)).toEqual({
      invalidItems: [{ id: { lineItemId: id }, requestedQuantity: 4, availableQuantity: 3 }],
    });
    expect((await cart.get()).body.at('cart.lineItems.0.quantityInfo.requestedQuantity')).toBe(2);
  });

  test('R459: a site that lowers the quantity confirms the available pieces', async () => {
    const cart = await newSecondCart({ settings: { aboveStock: 'reduce' } });
    const { status, body } = await cart.add('teapot-for-two', 5);
    expect(status).toBe(200);
    expect(body.at('cart.lineItems.0')).toMatchObject({
      status: 'PARTIALLY_IN_STOCK',
      quantityInfo: { confirmedQuantity: 3, requestedQuantity: 5, availableQuantity: 3 },
    });
    productOf(cart.sandbox, 'oak-board').quantity = 0;
    expect((await cart.add('oak-board')).body.at('cart.lineItems.1.status')).toBe('OUT_OF_STOCK');
  });

  test('R470: custom lines and values that override the catalog are for apps', async () => {
    const sandbox = createSandbox();
    const visitor = await anotherCart(sandbox);
    const app = secondCart(await appOf(sandbox));
    const customItems = [custom('Engraving')];
    expect((await visitor.post('add-line-items', { customItems })).status).toBe(403);
    const override = {
      quantity: 1,
      catalogReference: referenceV2(sandbox, 'oak-board'),
      catalogOverrideFields: { salePrice: '1.00' },
    };
    expect((await visitor.post('add-line-items', { catalogItems: [override] })).status).toBe(403);
    const { body } = await app.post('add-line-items', { customItems });
    expect(body.at('cart.lineItems.0')).toMatchObject({
      name: { original: 'Engraving' },
      pricing: { unitPrice: { amount: '3.50' }, totalPrice: { amount: '7.00' } },
      customLineItem: true,
    });
  });

  test('a deposit above the price is refused', async () => {
    const app = secondCart(await appOf(createSandbox()));
    const paymentConfig = { depositAmount: { amount: '9.00' }, paymentOption: 'DEPOSIT_ONLINE' };
    const customItems = [{ ...custom('Course'), paymentConfig }];
    expect(refusalOf(await app.post('add-line-items', { customItems }))).toEqual([
      400,
      'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
    ]);
  });
});

describe('changing lines', () => {
  test('R466: a quantity is an object with a number from 1 on', async () => {
    const cart = await newSecondCart();
    const id = (await cart.add('oak-board')).body.text('cart.lineItems.0.id');
    expect((await cart.setQuantity(id, 4)).body.at('cart.lineItems.0.quantityInfo.requestedQuantity')).toBe(
      4,
    );
    const zero = await cart.setQuantity(id, 0);
    expect([zero.status, zero.body.at('details.validationError.fieldViolations.0.violatedRule')]).toEqual([
      400,
      'MIN',
    ]);
    const flat = { lineItems: [{ id, quantity: 2 }] };
    expect((await cart.post('update-line-items', flat)).status).toBe(400);
  });

  test('R467: updates that are empty, repeat a line or name unknown lines are refused with the lines', async () => {
    const cart = await newSecondCart();
    const id = (await cart.add('oak-board')).body.text('cart.lineItems.0.id');
    const update = (lineItems: unknown) => cart.post('update-line-items', { lineItems });
    const empty = await update([{ lineItemId: id }]);
    expect(refusalOf(empty)).toEqual([400, 'EMPTY_LINE_ITEM_UPDATES']);
    expect(dataOf(empty)).toEqual({ lineItemIds: [id] });
    expect(refusalOf(await cart.post('update-line-items'))).toEqual([400, 'EMPTY_LINE_ITEM_UPDATES']);
    const two = { lineItemId: id, quantity: { newQuantity: 2 } };
    const twice = await update([two, two]);
    expect(refusalOf(twice)).toEqual([400, 'DUPLICATE_LINE_ITEM_UPDATES']);
    expect(dataOf(twice)).toEqual({ duplicateLineItemIds: [id] });
    const gone = '00000000-0000-4000-8000-000000000000';
    const unknown = await update([{ ...two, lineItemId: gone }]);
    expect(refusalOf(unknown)).toEqual([428, 'LINE_ITEM_NOT_FOUND_IN_CART']);
    expect(dataOf(unknown)).toEqual({ lineItemIds: [gone] });
  });

  test('R468: an unknown id removes nothing, and a cart without lines stays', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board');
    const { body } = await cart.add('espresso-pair');
    const [first, second] = body.list('cart.lineItems').map((line) => line.text('id'));
    const remove = (...lineItemIds: unknown[]) => cart.post('remove-line-items', { lineItemIds });
    const gone = '00000000-0000-4000-8000-000000000000';
    const refused = await remove(first, gone);
    expect(refusalOf(refused)).toEqual([428, 'LINE_ITEM_NOT_FOUND_IN_CART']);
    expect(dataOf(refused)).toEqual({ lineItemIds: [gone] });
    expect((await cart.get()).body.list('cart.lineItems')).toHaveLength(2);
    expect((await remove(first, second)).body.at('cart.lineItems')).toEqual([]);
    expect((await remove()).status).toBe(400);
    expect((await cart.get()).status).toBe(200);
  });

  test('R469: a line with a fixed quantity refuses another quantity', async () => {
    const app = secondCart(await appOf(createSandbox()));
    const customItems = [custom('Set of two', '9.00', { fixedQuantity: true })];
    const { body } = await app.post('add-line-items', { customItems });
    const id = body.text('cart.lineItems.0.id');
    expect((await app.setQuantity(id, 2)).status).toBe(200);
    const refused = await app.setQuantity(id, 3);
    expect(refusalOf(refused)).toEqual([428, 'FIXED_QUANTITY_ITEM']);
    expect(dataOf(refused)).toEqual({ invalidItems: [{ lineItemId: id }] });
  });
});

describe('memberships', () => {
  const GYM = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3';

  const asMember = async () => {
    const sandbox = createSandbox({
      settings: {
        memberships: [
          { id: 'gold', appId: GYM, name: 'Gold', productIds: null, credits: { total: 2, remaining: 2 } },
        ],
      },
    });
    const [member] = sandbox.state.members;
    const { token } = await visitorOf(sandbox);
    const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: member?.id };
    const { body } = await send(sandbox, 'POST', '/oauth2/token', grant, `${token},${DEFAULT_OWNER_KEY}`);
    return secondCart(callerWith(sandbox, body.text('access_token')));
  };

  const item = (cart: SecondCart, quantity: number, membershipPayment: object) => ({
    catalogItems: [{ quantity, catalogReference: referenceV2(cart.sandbox, 'oak-board'), membershipPayment }],
  });

  test('R79: a membership pays for the line that names it, in both families', async () => {
    const cart = await asMember();
    const gold = { existingMembership: { appId: GYM, membershipId: 'gold' } };
    const { body } = await cart.post('add-line-items', item(cart, 2, gold));
    expect(body.at('cart.lineItems.0')).toMatchObject({
      pricing: { totalPrice: { amount: '0.00' }, breakdown: { salePrice: { amount: '42.00' } } },
      paymentConfig: {
        paymentOption: 'MEMBERSHIP',
        membership: gold,
        selectedMembership: { id: 'gold', appId: GYM },
      },
    });
    const totals = (await cart.calculate()).body;
    expect(totals.at('summary.priceSummary.total.amount')).toBe('0.00');
    expect(totals.at('summary.paymentSummary.memberships')).toMatchObject([{ id: 'gold', appId: GYM }]);
    const first = (await cart.shopper.estimate({ calculateShipping: false })).body;
    expect(first.at('priceSummary.total.amount')).toBe('0.00');
    expect(first.at('cart.lineItems.0')).toMatchObject({
      paymentOption: 'MEMBERSHIP',
      selectedMembership: { id: 'gold' },
    });
  });

  test('R79: a membership that cannot pay is refused, and so is a membership of a plan that is not in the cart', async () => {
    const cart = await asMember();
    const gold = { existingMembership: { appId: GYM, membershipId: 'gold' } };
    expect(refusalOf(await cart.post('add-line-items', item(cart, 3, gold)))).toEqual([
      428,
      'INVALID_MEMBERSHIP_PAYMENT_OPTION',
    ]);
    const lineItemId = '00000000-0000-4000-8000-000000000000';
    const plan = { futureMembership: { lineItemId, benefitId: 'entry' } };
    const refused = await cart.post('add-line-items', item(cart, 1, plan));
    expect(refusalOf(refused)).toEqual([428, 'PLAN_LINE_ITEM_NOT_FOUND']);
    expect(dataOf(refused)).toEqual({ lineItemIds: [lineItemId] });
    expect((await cart.get()).status).toBe(404);
  });
});
