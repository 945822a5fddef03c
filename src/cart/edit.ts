import type { Cart, CartInfo } from '../../generated/carts/types.ts';
import { wholeOf } from '../outcomes/outcome.ts';
import type { Projection } from './projection.ts';
import type { CartEditResult, Confirmed } from './types.ts';

/** The result of an edit that the platform answered with a success. */
export type Done = Exclude<CartEditResult, { readonly outcome: 'failed' }>;

/**
 * One edit of the cart, pending until the platform has confirmed or rejected it. Edits that share a key are sent one
 * after the other, all others concurrently.
 */
export interface Edit {
  /**
   * Names of the fields or lines that show the error of this edit. A newer edit of the same slots supersedes this edit
   * while it waits.
   */
  readonly slots: readonly string[];
  /** Whether a newer edit of the same slots may supersede this edit while it waits. */
  readonly replaceable: boolean;
  /** Names of the fields and lines that the edit may change, computed from the confirmed cart. Default: its slots. */
  readonly keys?: (confirmed: Confirmed) => readonly string[];
  /** Whether the edit waits for every earlier edit, because its outcome depends on the whole cart. */
  readonly needsAll?: boolean;
  /** Whether every later edit waits for this edit. */
  readonly holdsAll?: boolean;
  /** Whether the cart is read after the edit, because its response lacks a part of the cart. */
  readonly needsRead?: boolean | undefined;
  /** The fields of the cart itself that the edit sets. */
  readonly details?: CartInfo;
  /** Joins this edit with the waiting edit that it supersedes. Default: this edit alone. */
  readonly over?: (earlier: Edit) => Edit;
  /** Writes the requested values into the projection. */
  readonly project: (projection: Projection, confirmed: Confirmed) => void;
  /** Sends the request; resolves to the cart of the response, null if there is no longer a cart. */
  readonly send: (before: Confirmed) => Promise<Cart | null>;
  /** Compares the cart before and after the edit. */
  readonly resultOf: (before: Confirmed, after: Cart | null) => Done;
  /** Takes only the part of a response that the edit changes: other edits were in flight concurrently. */
  readonly merge: (confirmed: Cart, answer: Cart, done: Done) => Cart;
}

/** The result of an edit with the given outcomes. */
export const doneOf = (lines: Done['lines'], fields: Done['fields'] = []): Done => ({
  outcome: wholeOf(lines, fields),
  lines,
  fields,
});

export const lineKey = (id: string): string => `line:${id}`;

export const keysOf = (edit: Edit, confirmed: Confirmed): readonly string[] =>
  edit.keys?.(confirmed) ?? edit.slots;
