import { describe, expect, test } from 'vitest';
import { memberOf } from '../../../testing/box-office.ts';
import { callbacks, openAt } from '../../../testing/hosted.ts';
import { BERLIN, dataOf, refusalOf, secondCart, type SecondCart } from '../../../testing/second-cart.ts';
import { productOf, type Shopper } from '../../../testing/shopper.ts';
import { referenceOnV3, v3Shop } from '../../../testing/v3-shop.ts';

/** The second cart of a visitor on a site with the newer catalog. */
const newCart = async () => secondCart((await v3Shop()).visitor);

/** Adds a reference of the newer catalog. */
const addOnV3 = (cart: SecondCart, catalogReference: object, quantity = 1) =>
  cart.post('add-line-items', { catalogItems: [{ quantity, catalogReference }] });

/** The reference of a cup, wrapped as given. */
const cup = (shopper: Shopper, wrapping?: string) =>
  referenceOnV3(
    shopper,
    'halm-cup',
    { Color: 'Moss' },
    wrapping ? { options: { 'Gift wrap': wrapping } } : {},
  );

/** Pays the current cart on the hosted page. */
const pay = async (cart: SecondCart) => {
  await cart.patch({ deliveryInfo: { address: BERLIN } });
  const checkoutId = (await cart.get()).body.at('cart.id');
  const session = await cart.shopper.post('/v1/redirect-session', {
    ecomCheckout: { checkoutId },
    callbacks,
  });
  const page = await openAt(cart.shopper, session.body.text('redirectSession.fullUrl'));
  await page.press('pay');
};

describe('a line of the newer catalog', () => {
  test('R458: other choices of modifiers make another line, equal ones join', async () => {
    const cart = await newCart();
    await addOnV3(cart, cup(cart.shopper));
    await addOnV3(cart, cup(cart.shopper, 'Box'));
    const { body } = await addOnV3(cart, cup(cart.shopper, 'Box'), 2);
    const quantities = body.list('cart.lineItems').map((line) => line.at('quantityInfo.confirmedQuantity'));
    expect(quantities).toEqual([1, 3]);
  });

  test('R471, R472: shows its modifiers, and their price for one piece inside the price', async () => {
    const cart = await newCart();
    const { body } = await addOnV3(cart, cup(cart.shopper, 'Box'), 2);
    const plain = await addOnV3(await newCart(), cup(cart.shopper), 2);
    const price = Number(plain.body.text('cart.lineItems.0.pricing.breakdown.salePrice.amount'));
    expect(body.at('cart.lineItems.0')).toMatchObject({
      pricing: {
        totalPrice: { amount: (2 * (price + 4.5)).toFixed(2) },
        breakdown: {
          salePrice: { amount: (price + 4.5).toFixed(2) },
          totalModifiersPrice: { amount: '4.50' },
        },
      },
      attributes: {
        descriptionLines: [
          { name: { original: 'Color' } },
          { name: { original: 'Gift wrap' }, plainText: { original: 'Box' } },
        ],
      },
    });
  });

  test('R363: of a product for members blocks the order of a visitor, not of a member', async () => {
    const { sandbox, visitor } = await v3Shop();
    const member = memberOf(sandbox, 'ada');
    const codes = async (shopper: Shopper) => {
      const cart = secondCart(shopper);
      const { body } = await addOnV3(cart, referenceOnV3(shopper, 'patchwork-blanket'));
      const line = body.text('cart.lineItems.0.id');
      expect(body.at('cart.lineItems.0.attributes.membersOnly')).toBe(true);
      const estimate = await cart.estimate();
      const problems = estimate.body.list('summary.violations');
      return problems
        .filter((problem) => problem.at('code') === 'MEMBERS_ONLY_ITEM')
        .map((problem) => [problem.at('membersOnlyItemData.lineItemIds.0'), line]);
    };
    const [[named, line] = []] = await codes(visitor);
    expect(named).toBe(line);
    expect(await codes(member)).toEqual([]);
  });
});

describe('an automatic discount', () => {
  const id = 'c9c7a1d2-5b1e-4a0c-9d55-0e6a4f1b7a10';
  const automaticDiscounts = [{ id, name: 'Spring sale', percent: '12.5', productIds: null }];

  test('R328, R487: applies to its lines in both carts, after the coupon, and never lowers a price below 0', async () => {
    const { visitor } = await v3Shop({ automaticDiscounts });
    const cart = secondCart(visitor);
    const { body } = await addOnV3(cart, referenceOnV3(visitor, 'oak-board'), 2);
    expect(body.at('cart.lineItems.0')).toMatchObject({
      pricing: { totalPrice: { amount: '73.50' } },
      discounts: [
        {
          name: { original: 'Spring sale' },
          amountOff: { amount: '10.50' },
          source: { sourceType: 'AUTOMATIC_RULE' },
        },
      ],
    });
    const totals = await visitor.post('/v1/carts/current/estimate-totals');
    expect(totals.body.at('appliedDiscounts')).toMatchObject([
      {
        discountType: 'SPECIFIC_ITEMS',
        discountRule: { id, name: { original: 'Spring sale' }, amount: { amount: '10.50' } },
      },
    ]);
    expect(totals.body.at('priceSummary.discount.amount')).toBe('10.50');
    await cart.coupon('WELCOME10');
    const both = await visitor.post('/v1/carts/current/estimate-totals');
    expect(both.body.at('priceSummary.discount.amount')).toBe('18.90');
    visitor.sandbox.state.settings.automaticDiscounts = [
      { id, name: 'All free', percent: '100', productIds: null },
    ];
    const free = await visitor.post('/v1/carts/current/estimate-totals');
    expect(free.body.at('priceSummary.discount.amount')).toBe('84.00');
  });

  test('R328: is in the order with the share of each line', async () => {
    const { visitor, sandbox, owner } = await v3Shop({ automaticDiscounts });
    const cart = secondCart(visitor);
    await addOnV3(cart, referenceOnV3(visitor, 'oak-board'));
    await pay(cart);
    const order = await owner.get(`/v1/orders/${sandbox.orders[0]?.id}`);
    expect(order.body.at('order.appliedDiscounts')).toMatchObject([
      {
        discountRule: { id, amount: { amount: '5.25' } },
        lineItemDiscounts: [{ totalDiscount: { amount: '5.25' } }],
      },
    ]);
  });
});

describe('a sold-out variant that can be ordered ahead', () => {
  const ARC = 'wall-light-arc';

  /** A cart, and the reference of the sold-out variant that asks for a pre-order. */
  const soldOut = async () => {
    const cart = await newCart();
    const variant = productOf(cart.sandbox, ARC).variants.find(({ preorder }) => preorder);
    const ahead = referenceOnV3(cart.shopper, ARC, variant?.choices, { preOrderRequested: true });
    return { cart, variant, ahead, plain: referenceOnV3(cart.shopper, ARC, variant?.choices) };
  };

  test('R382: is added only if the reference asks for it, to either cart', async () => {
    const { cart, ahead, plain } = await soldOut();
    expect(refusalOf(await addOnV3(cart, plain))).toEqual([428, 'INSUFFICIENT_INVENTORY']);
    const { body } = await addOnV3(cart, ahead, 3);
    expect(body.at('cart.lineItems.0')).toMatchObject({
      status: 'IN_STOCK',
      quantityInfo: { confirmedQuantity: 3 },
    });
    const first = await cart.shopper.post('/v1/carts/current/add-to-cart', {
      lineItems: [{ quantity: 2, catalogReference: ahead }],
    });
    expect(first.body.at('cart.lineItems.0')).toMatchObject({
      quantity: 5,
      availability: { status: 'AVAILABLE' },
    });
  });

  test('R382: its order raises the counter up to the limit and leaves the stock', async () => {
    const { cart, variant, ahead } = await soldOut();
    await addOnV3(cart, ahead, 99_999);
    await pay(cart);
    expect(variant).toMatchObject({ quantity: 0, preordered: 99_999 });
    expect(dataOf(await addOnV3(cart, ahead, 2))).toMatchObject({
      invalidItems: [{ requestedQuantity: 2, availableQuantity: 1 }],
    });
  });

  test('R382: two lines of one variant share its limit', async () => {
    const cart = await newCart();
    const moss = productOf(cart.sandbox, 'halm-cup').variants.find(
      ({ choices }) => choices['Color'] === 'Moss',
    );
    if (!moss) return expect.fail('no cup in moss');
    Object.assign(moss, { preorder: true, quantity: 0, inStock: false });
    const ahead = (wrapping?: string) =>
      referenceOnV3(
        cart.shopper,
        'halm-cup',
        { Color: 'Moss' },
        {
          preOrderRequested: true,
          ...(wrapping && { options: { 'Gift wrap': wrapping } }),
        },
      );
    await addOnV3(cart, ahead(), 99_999);
    expect(dataOf(await addOnV3(cart, ahead('Box'), 2))).toMatchObject({
      invalidItems: [{ requestedQuantity: 2, availableQuantity: 1 }],
    });
    const { body } = await addOnV3(cart, ahead('Box'));
    expect(body.at('cart.lineItems')).toHaveLength(2);
    await pay(cart);
    expect(moss).toMatchObject({ quantity: 0, preordered: 100_000 });
  });

  test('R382: takes its pieces from the stock once the variant is in stock', async () => {
    const { cart, variant, ahead } = await soldOut();
    await addOnV3(cart, ahead, 2);
    if (variant) variant.quantity = 5;
    await pay(cart);
    expect(variant?.quantity).toBe(3);
    expect(variant?.preordered).toBeUndefined();
  });
});
