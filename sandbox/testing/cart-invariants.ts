import Big from 'big.js';
import type { CartV2, CalculatedCartResponse } from '../../generated/carts-v2/types.ts';
import type { EstimateTotalsResponse } from '../../generated/carts/types.ts';
import type { SandboxState } from '../records/state.ts';
import type { CartShop } from './cart-shop.ts';

/** Contradictions in the stock, the uses of coupons and the totals of a shop, as sentences; empty: there is none. */
export const faultsOfShop = (shop: CartShop): string[] => [
  ...faultsOfStock(shop.sandbox.state),
  ...faultsOfCart(shop),
];

const unless = (claims: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]));

const faultsOfStock = ({ products, coupons, orders }: SandboxState): string[] => [
  ...products.flatMap(({ name, quantity, variants }) =>
    [quantity, ...variants.map((variant) => variant.quantity)]
      .filter((pieces) => pieces !== null && pieces < 0)
      .map((pieces) => `${name} has ${pieces} pieces`),
  ),
  ...coupons.flatMap(({ code, usedBy, usageLimit }) => {
    const uses = Object.values(usedBy).reduce((sum, each) => sum + each, 0);
    const ordered = orders.filter(({ couponCode }) => couponCode === code).length;
    return unless({
      [`${code} is used ${uses} times in ${ordered} orders`]: uses === ordered,
      [`${code} is used too often`]: usageLimit === undefined || uses <= usageLimit,
    });
  }),
  ...orders.flatMap(({ number, lines, priceSummary }) => {
    const { subtotal, discount, shipping, tax, additionalFees, total } = priceSummary;
    const sum = new Big(subtotal).minus(discount).plus(shipping).plus(additionalFees).plus(tax);
    return unless({
      [`order ${number} has the total ${total} of ${sum.toString()}`]: sum.eq(total),
      [`order ${number} has no lines`]: lines.length > 0,
    });
  }),
];

const faultsOfCart = ({ buyer }: CartShop): string[] => {
  const { status, body } = buyer.ask('POST', '/v2/carts/current/refresh', {});
  if (status !== 200) return [];
  const { cart } = body as { cart: CartV2 };
  const first = buyer.ask('POST', '/v1/carts/current/estimate-totals', {}).body as EstimateTotalsResponse;
  const shown = cart.lineItems.filter(({ status: state }) => state !== 'REMOVED_FROM_CATALOG');
  return [
    ...unless({
      'two lines have one id': new Set(cart.lineItems.map(({ id }) => id)).size === cart.lineItems.length,
      'there are two coupons': cart.coupons.length <= 1,
      'the families show other lines': sameTexts(
        cart.lineItems.map(({ id }) => id),
        (first.cart?.lineItems ?? []).map(({ id }) => id),
      ),
      'more is confirmed than asked for': cart.lineItems.every(
        ({ quantityInfo }) =>
          quantityInfo !== undefined && quantityInfo.confirmedQuantity <= quantityInfo.requestedQuantity,
      ),
      'more is confirmed than is in stock': shown.every(
        ({ quantityInfo }) =>
          quantityInfo !== undefined &&
          quantityInfo.confirmedQuantity <= (quantityInfo.availableQuantity ?? Infinity),
      ),
    }),
    ...(cart.lineItems.length > 0 ? faultsOfTotals(buyer, first) : []),
  ];
};

const sameTexts = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

const faultsOfTotals = (buyer: CartShop['buyer'], first: EstimateTotalsResponse): string[] => {
  const { status, body } = buyer.ask('POST', '/v2/carts/current/calculate', {});
  if (status !== 200) return [`the totals are refused with ${status}`];
  const { cart, summary } = body as CalculatedCartResponse;
  const prices = summary?.priceSummary;
  if (!prices) return ['there is no price summary'];
  const amount = (name: keyof typeof prices) => new Big(prices[name]?.amount ?? 'missing');
  const total = amount('subtotal')
    .minus(amount('discount'))
    .plus(amount('delivery'))
    .plus(amount('additionalFees'))
    .plus(amount('tax'));
  const ofLines = (cart?.lineItems ?? []).reduce(
    (sum, { pricing }) => sum.plus(pricing?.totalPrice?.amount ?? 0),
    new Big(0),
  );
  // The first family takes a default address and a default delivery into its totals.
  const isSettled =
    summary?.violations.every(
      ({ severity, code }) => severity !== 'ERROR' || code === 'LINE_ITEMS_OUT_OF_STOCK',
    ) && cart?.deliveryInfo?.address;
  return unless({
    [`the parts make ${total.toString()}, not ${amount('total').toString()}`]: total.eq(amount('total')),
    [`the lines make ${ofLines.toString()}, not ${amount('subtotal').toString()}`]: ofLines.eq(
      amount('subtotal'),
    ),
    'a part is below 0': (['subtotal', 'discount', 'delivery', 'tax', 'total'] as const).every((name) =>
      amount(name).gte(0),
    ),
    [`the totals are ${first.priceSummary?.total?.amount} and ${amount('total').toString()}`]:
      !isSettled || amount('total').eq(first.priceSummary?.total?.amount ?? 'missing'),
  });
};
