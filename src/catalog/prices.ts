import type { CatalogMoney, CatalogPrice } from './model.ts';

/** Whether the first amount is less than the second; false if one of them is missing. */
export const isLess = (one: CatalogMoney | undefined, other: CatalogMoney | undefined): boolean =>
  one !== undefined && other !== undefined && Number(one.amount) < Number(other.amount);

/** The price of one variant. A former price that is not higher is left out. */
export const priceOf = (now: CatalogMoney, was: CatalogMoney | undefined): CatalogPrice => ({
  now,
  upTo: undefined,
  was: isLess(now, was) ? was : undefined,
});

/** The price of a product, from those of its variants: their common price, or the lowest and the highest. */
export const rangeOf = (prices: readonly CatalogPrice[]): CatalogPrice | undefined => {
  const [lowest] = prices;
  const sorted = prices.toSorted((one, other) => Number(one.now.amount) - Number(other.now.amount));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || !isLess(first.now, last.now)) return lowest;
  return { now: first.now, upTo: last.now, was: undefined };
};
