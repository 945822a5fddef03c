import { applicationError } from '../../../engine/errors.ts';
import { isElevated, type CallContext, type World } from '../../../engine/context.ts';
import type { ProductRecord } from '../../../records/state.ts';
import { categoriesOf, type ProductCategories } from '../categories-of.ts';
import { pricesOf, type Prices } from './amounts.ts';

/** The parts that a call asks for, and the amounts of its response. */
export interface Parts {
  /** Whether the call asks for a part (R432, R433). */
  readonly has: (part: string) => boolean;
  readonly prices: Prices;
  /** The categories of a product; the tree is read once for a response. */
  readonly categories: (product: ProductRecord) => ProductCategories;
}

/** Reads the tree at the first product, and only then. */
export const lazyCategories = (world: World): Parts['categories'] => {
  let read: Parts['categories'] | undefined;
  return (product) => (read ??= categoriesOf(world))(product);
};

/**
 * The parts that a call asks for in `fields` (R431). Throws a 403 if a visitor or member asks for the data of the owner
 * (R333).
 */
export const partsOf = (call: CallContext, fields: unknown): Parts => {
  const wanted = new Set(Array.isArray(fields) ? fields : []);
  if (wanted.has('MERCHANT_DATA') && !isElevated(call.caller))
    throw applicationError(403, 'NO_PERMISSION_TO_READ_MERCHANT_DATA', 'No permission to read merchant data');
  return {
    has: (part) => wanted.has(part),
    prices: pricesOf(call, wanted.has('CURRENCY')),
    categories: lazyCategories(call),
  };
};
