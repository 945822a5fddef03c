import Big from 'big.js';
import type { World } from '../../engine/context.ts';
import { roundTo, shares, smaller, sumOf } from '../../engine/values/money.ts';
import type { AutomaticDiscountSetting } from '../../records/settings.ts';
import type { CartRecord } from '../../records/state.ts';
import { afterRule, discountRuleOf } from '../catalog/automatic-discounts.ts';
import type { PricedLine } from './cart-items.ts';

/** A discount that the store grants automatically, on its lines (R328, R487). */
export interface AutomaticDiscount {
  rule: AutomaticDiscountSetting;
  amount: Big;
  byLine: Map<string, Big>;
}

/** A discount by the merchant. */
export interface MerchantDiscount {
  amount: Big;
  lineIds: string[];
  /** Whether the discount applies to named lines; otherwise it applies to the whole cart. */
  onLines: boolean;
  byLine: Map<string, Big>;
}

/** The discounts of a cart besides its coupon. */
interface SiteDiscounts {
  automatic: AutomaticDiscount[];
  merchant: MerchantDiscount[];
  /** Their sum by the id of the line. */
  byLine: Map<string, Big>;
}

const zero = new Big(0);

/**
 * The discounts of a cart besides its coupon: first those that the store grants automatically (R328), then those by the
 * merchant (R59). The price of a line after all discounts is never below 0.
 * @param taken The discount of the coupon by line.
 */
export const siteDiscounts = (
  world: World,
  cart: CartRecord,
  lines: readonly PricedLine[],
  taken: ReadonlyMap<string, Big>,
): SiteDiscounts => {
  const byLine = new Map<string, Big>();
  const leftOf = ({ line, net }: PricedLine): Big =>
    net.minus(taken.get(line.id) ?? zero).minus(byLine.get(line.id) ?? zero);
  const take = (parts: ReadonlyMap<string, Big>) => {
    for (const [id, part] of parts) byLine.set(id, (byLine.get(id) ?? zero).plus(part));
  };
  const automatic = automaticDiscounts(world, lines, leftOf);
  for (const discount of automatic) take(discount.byLine);
  const merchant = cart.merchantDiscounts.map((given) => {
    const discount = merchantDiscount(given, lines, leftOf, world.state.settings.currency);
    take(discount.byLine);
    return discount;
  });
  return { automatic, merchant, byLine };
};

/** The automatic discounts on the lines of their products, one entry for each rule. */
const automaticDiscounts = (
  { state }: World,
  lines: readonly PricedLine[],
  leftOf: (line: PricedLine) => Big,
): AutomaticDiscount[] => {
  const byRule = new Map<AutomaticDiscountSetting, Map<string, Big>>();
  for (const priced of lines) {
    const { product, unit, line } = priced;
    const rule = product && discountRuleOf(state.settings, product);
    if (!rule) continue;
    const offOne = unit.minus(afterRule(rule, unit, state.settings.currency));
    const off = smaller(offOne.times(line.quantity), leftOf(priced));
    if (off.gt(0)) byRule.set(rule, (byRule.get(rule) ?? new Map<string, Big>()).set(line.id, off));
  }
  return [...byRule].map(([rule, byLine]) => ({ rule, amount: sumOf(byLine.values()), byLine }));
};

/**
 * A merchant discount on its lines or on the whole cart (R59), shared in proportion to the remaining line prices, which
 * never fall below 0.
 */
const merchantDiscount = (
  { amount, lineItemIds }: CartRecord['merchantDiscounts'][number],
  lines: readonly PricedLine[],
  leftOf: (line: PricedLine) => Big,
  currency: string,
): MerchantDiscount => {
  const meant = lineItemIds.length === 0 ? lines : lines.filter(({ line }) => lineItemIds.includes(line.id));
  const left = meant.map(leftOf);
  const off = smaller(roundTo(new Big(amount), currency), sumOf(left));
  const parts = shares(off, left, currency);
  const byLine = new Map(meant.map(({ line }, index) => [line.id, parts[index] ?? zero]));
  return { amount: off, lineIds: [...byLine.keys()], onLines: lineItemIds.length > 0, byLine };
};
