import Big from 'big.js';
import { roundTo } from '../../engine/values/money.ts';
import type { AutomaticDiscountSetting, SandboxSettings } from '../../records/settings.ts';
import type { ProductRecord } from '../../records/state.ts';

type Discounts = Pick<SandboxSettings, 'automaticDiscounts' | 'currency'>;

/** The automatic discount of a product: the highest of those that include it (R328). */
export const discountRuleOf = (
  { automaticDiscounts }: Discounts,
  { id }: ProductRecord,
): AutomaticDiscountSetting | undefined =>
  automaticDiscounts
    .filter(({ productIds }) => productIds?.includes(id) ?? true)
    .toSorted((left, right) => new Big(right.percent).cmp(left.percent))[0];

/** A price after an automatic discount, rounded to minor units. */
export const afterRule = ({ percent }: AutomaticDiscountSetting, price: Big, currency: string): Big =>
  roundTo(price.times(new Big(100).minus(percent)).div(100), currency);

/** A price of a product after its automatic discount; undefined without one (R328). */
export const priceAfterDiscount = (
  settings: Discounts,
  product: ProductRecord,
  price: Big,
): Big | undefined => {
  const rule = discountRuleOf(settings, product);
  return rule && afterRule(rule, price, settings.currency);
};
