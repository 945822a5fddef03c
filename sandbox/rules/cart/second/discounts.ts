import Big from 'big.js';
import type {
  CartLineDiscount,
  CartSummaryDiscount,
  DiscountScope,
  DiscountSource,
} from '../../../../generated/carts-v2/types.ts';
import type { Totals } from '../totals.ts';
import { sumOf } from '../../../engine/values/money.ts';
import { amountOf } from './amounts.ts';

/** A discount on one line. */
export interface DiscountOfLine {
  view: CartLineDiscount;
  amount: Big;
}

/** A discount of a cart, with its place and its parts by line. */
interface PlacedDiscount {
  name: string;
  source: DiscountSource;
  scope: DiscountScope;
  amount: Big;
  byLine: ReadonlyMap<string, Big>;
}

/**
 * The discounts of a cart (R487, R488): a coupon with a scope applies to its lines, free shipping to the
 * delivery, any other coupon to the subtotal. An automatic rule applies to its lines (R328). A discount by
 * the merchant appears as an automatic rule.
 */
const placed = ({ coupon, automaticDiscounts, merchantDiscounts }: Totals): PlacedDiscount[] => [
  ...(coupon
    ? [
        {
          name: coupon.coupon.name,
          source: { sourceType: 'COUPON' as const, couponCode: coupon.coupon.code },
          scope: scopeOf(coupon.coupon),
          amount: coupon.amount,
          byLine: coupon.byLine,
        },
      ]
    : []),
  ...automaticDiscounts.map(({ rule, amount, byLine }) => ({
    name: rule.name,
    source: { sourceType: 'AUTOMATIC_RULE' as const },
    scope: 'LINE_ITEM' as const,
    amount,
    byLine,
  })),
  ...merchantDiscounts.map(({ amount, byLine, onLines }) => ({
    name: 'Discount by the merchant',
    source: { sourceType: 'AUTOMATIC_RULE' as const },
    scope: onLines ? ('LINE_ITEM' as const) : ('CART_SUBTOTAL' as const),
    amount,
    byLine,
  })),
];

const scopeOf = ({ effect, scope }: NonNullable<Totals['coupon']>['coupon']): DiscountScope => {
  if (effect.type === 'freeShipping') return 'DELIVERY';
  return scope ? 'LINE_ITEM' : 'CART_SUBTOTAL';
};

/** The sum of the discounts on one part of the cart. */
export const discountOn = (totals: Totals, scope: DiscountScope): Big =>
  sumOf(
    placed(totals)
      .filter((discount) => discount.scope === scope)
      .map(({ amount }) => amount),
  );

/** The discounts on single lines, by the id of the line. */
export const lineDiscounts = (totals: Totals, currency: string): Map<string, DiscountOfLine[]> => {
  const byId = new Map<string, DiscountOfLine[]>();
  for (const { name, source, scope, byLine } of placed(totals))
    if (scope === 'LINE_ITEM')
      for (const [id, amount] of byLine)
        byId.set(id, [
          ...(byId.get(id) ?? []),
          { view: { name: { original: name }, amountOff: amountOf(amount, currency), source }, amount },
        ]);
  return byId;
};

/** All discounts as a summary lists them. */
export const summaryDiscounts = (totals: Totals, currency: string): CartSummaryDiscount[] =>
  placed(totals).map(({ name, source, scope, amount, byLine }) => ({
    name: { original: name },
    source,
    scope,
    total: amountOf(amount, currency),
    lineItemDiscounts:
      scope === 'LINE_ITEM'
        ? [...byLine].map(([lineItemId, part]) => ({ lineItemId, amountOff: amountOf(part, currency) }))
        : [],
  }));

/** The discount on one line. */
export const discountOfLine = (discounts: readonly DiscountOfLine[] = []): Big =>
  discounts.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
