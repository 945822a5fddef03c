import type { CartInfo } from '../../generated/carts/types.ts';
import type { CartAddition } from './types.ts';

/** What edits that are not confirmed yet make of the cart. Each edit writes down what it wants; nothing is computed. */
export interface Draft {
  /** Wanted quantities by line. */
  readonly quantities: Map<string, number>;
  /** Lines that are on their way out. */
  readonly removed: Set<string>;
  /** Lines with an edit under way. */
  readonly touched: Set<string>;
  readonly adding: CartAddition[];
  coupon?: { readonly code: string | undefined };
  note?: string;
  details?: CartInfo;
}

export const emptyDraft = (): Draft => ({
  quantities: new Map(),
  removed: new Set(),
  touched: new Set(),
  adding: [],
});
