import type { Cart, CartInfo } from '../../generated/carts/types.ts';
import type { Draft } from './draft.ts';
import type { CartEditResult, Confirmed } from './types.ts';

/** What came of a success. */
export type Done = Exclude<CartEditResult, { readonly outcome: 'failed' }>;

/**
 * One transaction: a wish over confirmed data, kept until the platform has answered it. Edits that share a key run one
 * after the other, all others side by side.
 */
export interface Edit {
  /** Where its failure is shown, and whose waiting edit it may take the place of. */
  readonly slots: readonly string[];
  /** Whether a newer edit of the same slots may take its place while it is waiting. */
  readonly replaceable: boolean;
  /** What it changes. Lines are known by the confirmed cart, so that this is asked for anew whenever it matters. */
  readonly keys: (confirmed: Confirmed) => ReadonlySet<string>;
  /** Waits for every earlier edit, whatever its keys: what it comes to depends on the whole cart. */
  readonly needsAll?: boolean;
  /** No later edit begins before it is done. */
  readonly holdsAll?: boolean;
  /** The fields of the cart itself that it sets. */
  readonly details?: CartInfo;
  /** Carries a waiting edit of the same slots along that this one takes the place of. */
  readonly over?: (earlier: Edit) => Edit;
  /** Writes down what it wants. */
  readonly project: (draft: Draft, confirmed: Confirmed) => void;
  /** Sends it to the cart as it is known by then; answers the cart after it, null when there is none any more. */
  readonly send: (before: Confirmed) => Promise<Cart | null>;
  /** What it came to, told from the cart before and after it. */
  readonly resultOf: (before: Confirmed, after: Cart | null) => Done;
  /** Takes over from an answer what this edit is about, and nothing else: other edits were under way beside it. */
  readonly merge: (confirmed: Cart, answer: Cart, done: Done) => Cart;
}

export const lineKey = (id: string): string => `line:${id}`;

/** The `keys` of an edit that changes the same whatever is confirmed. */
export const withKeys = (...own: readonly string[]): Edit['keys'] => {
  const set = new Set(own);
  return () => set;
};
