import type { CartInfo } from '../../generated/carts/types.ts';
import type { CartAddition } from './types.ts';

/** The fields of the cart itself that edits can set. */
export interface FieldValues {
  coupon: string | undefined;
  note: string;
  details: CartInfo;
}

/** The requested values of all pending edits. Each edit writes its own values; no amount is computed from them. */
export interface Projection {
  /** Requested quantities by line id. */
  readonly quantities: Map<string, number>;
  /** Ids of lines that are being removed. */
  readonly removed: Set<string>;
  /** Ids of lines with a pending edit. */
  readonly touched: Set<string>;
  readonly adding: CartAddition[];
  /** The fields with a pending edit; of the details, the confirmed details with the requested changes. */
  readonly fields: Partial<FieldValues>;
}

export const emptyProjection = (): Projection => ({
  quantities: new Map(),
  removed: new Set(),
  touched: new Set(),
  adding: [],
  fields: {},
});
