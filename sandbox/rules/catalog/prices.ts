import { ownValue } from '../../engine/values/objects.ts';
import Big from 'big.js';
import { formatted, roundTo } from '../../engine/values/money.ts';
import type { ProductRecord, VariantRecord } from '../../records/state.ts';

/** The measurement units that can be converted, with their size in millilitres, grams or millimetres. */
const units: Record<string, { kind: string; size: string }> = {
  ML: { kind: 'volume', size: '1' },
  CL: { kind: 'volume', size: '10' },
  L: { kind: 'volume', size: '1000' },
  CBM: { kind: 'volume', size: '1000000' },
  MG: { kind: 'weight', size: '0.001' },
  G: { kind: 'weight', size: '1' },
  KG: { kind: 'weight', size: '1000' },
  MM: { kind: 'length', size: '1' },
  CM: { kind: 'length', size: '10' },
  M: { kind: 'length', size: '1000' },
};

/**
 * The price before the discount: the variant's own if variants are managed and it has one, otherwise the product's
 * (R102).
 */
export const basePrice = (product: ProductRecord, variant?: VariantRecord): Big =>
  new Big((product.manageVariants ? variant?.price : undefined) ?? product.price);

/**
 * The price after the product's discount, rounded to minor units; never below 0, and equal to the price without a
 * discount (R105).
 * @param price The base price, if it is known already.
 */
export const discountedPrice = (
  product: ProductRecord,
  currency: string,
  variant?: VariantRecord,
  price = basePrice(product, variant),
): Big => {
  const { discount } = product;
  if (!discount) return roundTo(price, currency);
  const off = discount.type === 'PERCENT' ? price.times(discount.value).div(100) : new Big(discount.value);
  const left = roundTo(price.minus(off), currency);
  return left.lt(0) ? new Big(0) : left;
};

/**
 * The weight in kilograms: the variant's own if variants are managed and it has one, otherwise the product's (R102).
 */
export const weightOf = (product: ProductRecord, variant?: VariantRecord): number =>
  Number((product.manageVariants ? variant?.weight : undefined) ?? product.weight);

/** The price of the base quantity; undefined for a product that is not sold by measure. */
export const pricePerUnit = ({ perUnit }: ProductRecord, price: Big): Big | undefined => {
  if (!perUnit) return undefined;
  const total = ownValue(units, perUnit.totalUnit);
  const base = ownValue(units, perUnit.baseUnit);
  const factor = total && base && total.kind === base.kind ? new Big(base.size).div(total.size) : new Big(1);
  return price.times(perUnit.base).times(factor).div(perUnit.total);
};

/** A price before and after the discount, as the catalog shows it. */
export const priceData = (product: ProductRecord, currency: string, variant?: VariantRecord) => {
  const price = roundTo(basePrice(product, variant), currency);
  const discounted = discountedPrice(product, currency, variant);
  const perUnit = pricePerUnit(product, discounted);
  return {
    currency,
    price: price.toNumber(),
    discountedPrice: discounted.toNumber(),
    ...(perUnit && { pricePerUnit: roundTo(perUnit, currency).toNumber() }),
    formatted: {
      price: formatted(price, currency),
      discountedPrice: formatted(discounted, currency),
      ...(perUnit && { pricePerUnit: formatted(perUnit, currency) }),
    },
  };
};

/**
 * The owner's cost of a product as decimal text: the variant's own if variants are managed and it has one, otherwise
 * the product's.
 */
export const costOf = (product: ProductRecord, variant?: VariantRecord): string =>
  (product.manageVariants ? variant?.cost : undefined) ?? product.cost;

/** Profit: discounted price minus cost. Margin: profit divided by the discounted price, with 4 decimals (R106). */
export const costAndProfit = (product: ProductRecord, currency: string, variant?: VariantRecord) => {
  const discounted = discountedPrice(product, currency, variant);
  const cost = new Big(costOf(product, variant));
  const profit = discounted.minus(cost);
  const margin = discounted.eq(0) ? new Big(0) : profit.div(discounted).round(4, Big.roundHalfUp);
  return {
    itemCost: cost.toNumber(),
    formattedItemCost: formatted(cost, currency),
    profit: profit.toNumber(),
    formattedProfit: formatted(profit, currency),
    profitMargin: margin.toNumber(),
  };
};

/** The minimum and the maximum (R107). */
export const rangeOf = (values: readonly number[]) => ({
  minValue: Math.min(...values),
  maxValue: Math.max(...values),
});
