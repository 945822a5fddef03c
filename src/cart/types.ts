import type {
  Cart,
  CartInfo,
  CartResponse,
  CreateCheckoutRequest,
  EstimateTotalsRequest,
  EstimateTotalsResponse,
  LineItem,
  LineItemQuantityUpdate,
  MultiCurrencyPrice,
  NewCustomLineItem,
  NewLineItem,
} from '../../generated/carts/types.ts';
import type {
  ApiError,
  AuthError,
  NetworkError,
  TimeoutError,
  ValidationError,
} from '../core/errors/index.ts';
import type { IdentitySource } from '../session/identity-change.ts';
import type { Observable } from '../core/observable.ts';
import type { FieldOutcome, LineOutcome, Outcome } from '../outcomes/index.ts';
import type { ClientFor } from '../core/types.ts';

/** Everything that an edit of the cart, or its reading, can fail with. */
export type CartError = ApiError | AuthError | NetworkError | TimeoutError | ValidationError;

/** A client that can have a cart: of a visitor, a member or an app. */
export type CartClient = ClientFor<'visitor' | 'member' | 'app'> & {
  readonly session?: IdentitySource | undefined;
};

/**
 * What the platform is known to hold. `null`: no cart, which for a buyer is an empty one (R50); undefined: not known.
 */
export type Confirmed = Cart | null | undefined;

/** What became of an edit. It is never rejected: a failure is one of the outcomes. */
export type CartEditResult =
  | {
      /** What the success came to, see {@link Outcome}. */
      readonly outcome: Outcome;
      /** One for each line that the edit was about. */
      readonly lines: readonly LineOutcome<NewLineItem | NewCustomLineItem | LineItemQuantityUpdate>[];
      /** One for each field that the edit was about, such as `cartInfo.buyerNote` or `couponCode`. */
      readonly fields: readonly FieldOutcome[];
      readonly error?: undefined;
    }
  | { readonly outcome: 'failed'; readonly error: CartError };

/** An amount that the platform named. It is never computed here. */
export interface CartAmount {
  /** The last one that was confirmed; undefined where the platform named none. */
  readonly price: MultiCurrencyPrice | undefined;
  /** The platform has not said yet what it comes to after the latest edits: show it as being updated. */
  readonly pending: boolean;
}

/** One line as it is to be shown. */
export interface CartLine {
  readonly id: string;
  /** The wanted quantity: what the buyer asked for last, else what is confirmed. */
  readonly quantity: number;
  /** The line as the platform confirmed it last, with its name, picture, unit price and availability. */
  readonly item: LineItem;
  /** What the line comes to. */
  readonly amount: CartAmount;
  /** Whether an edit of this line is not confirmed yet. */
  readonly pending: boolean;
  /** Why the last edit of this line failed; the next one takes it away, and so does `dismiss`. */
  readonly error: CartError | undefined;
}

/** Something that is being added and has no line yet. */
export interface CartAddition {
  /** Stays the same while it is being added. */
  readonly key: string;
  readonly item: NewLineItem | NewCustomLineItem;
  readonly quantity: number;
  /** What the caller handed in to show it by. */
  readonly shown: unknown;
}

/** One value of the cart that can be edited by itself. */
export interface CartField<Value> {
  /** The wanted value while an edit of it is not confirmed, else the confirmed one. */
  readonly value: Value;
  readonly pending: boolean;
  /** Why the last edit of it failed. */
  readonly error: CartError | undefined;
}

/** The cart as it is to be shown now. The object stays the same until something changes. */
export interface CartSnapshot {
  /** `failed` only when nothing could be read at all; what was read once stays, see `error`. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** What the platform confirmed last; undefined when there is no cart, or none is known. */
  readonly confirmed: Cart | undefined;
  readonly lines: readonly CartLine[];
  /** What is being added and has no line yet, in the order of the clicks. */
  readonly adding: readonly CartAddition[];
  /** Pieces, with the wanted quantities and what is being added. */
  readonly count: number;
  /** True when it is known that nothing is in the cart, and nothing is on its way into it. */
  readonly empty: boolean;
  /** The code of the coupon. */
  readonly coupon: CartField<string | undefined>;
  /** The buyer's note; empty when there is none. */
  readonly note: CartField<string>;
  /** Address, contact, way of shipping and what else of the cart itself a buyer may set. */
  readonly details: CartField<CartInfo>;
  /** Why the last add failed. */
  readonly addError: CartError | undefined;
  /** Whether an edit is not confirmed yet, or the cart is read to settle them: amounts of the whole are out of date. */
  readonly pending: boolean;
  /** Why the cart could not be read; what is shown may be out of date then, and `refresh` tries again. */
  readonly error: CartError | undefined;
}

/** What an add shows until it has a line. */
export interface AddOptions {
  /** Anything; it comes back as {@link CartAddition.shown}, say the product's name and picture. */
  readonly shown?: unknown;
}

/** Edits of the cart's lines. None of them is ever blocked, and none rejects: see {@link CartEditResult}. */
export interface CartLineActions {
  /**
   * Adds items of a catalog, or lines that the caller makes up. Each call counts: two of them add twice. Whether all
   * pieces came in is told by the outcome (R52, R54).
   */
  readonly add: (
    items: NewLineItem | NewCustomLineItem | readonly (NewLineItem | NewCustomLineItem)[],
    options?: AddOptions,
  ) => Promise<CartEditResult>;
  /**
   * Wants a quantity for a line; 0 removes it (R55). Shown at once; while an earlier wish is on its way only the newest
   * is sent after it, and every promise that it took the place of tells its outcome.
   */
  readonly setQuantity: (lineId: string, quantity: number) => Promise<CartEditResult>;
  /** Takes lines out. */
  readonly remove: (...lineIds: readonly string[]) => Promise<CartEditResult>;
}

/** All edits of the cart. None of them is ever blocked, and none rejects: see {@link CartEditResult}. */
export interface CartActions extends CartLineActions {
  /** Takes out what cannot be had: lines that are gone, and pieces beyond the stock (R54). */
  readonly removeUnavailable: () => Promise<CartEditResult>;
  /** Puts a coupon on the cart; it takes the place of the one before (R65). */
  readonly applyCoupon: (code: string) => Promise<CartEditResult>;
  readonly removeCoupon: () => Promise<CartEditResult>;
  /** What the buyer wants the merchant to know; an empty text clears it. */
  readonly setNote: (note: string) => Promise<CartEditResult>;
  /** Sets fields of the cart itself, such as the address or the way of shipping, and leaves the others (R58). */
  readonly setDetails: (details: CartInfo) => Promise<CartEditResult>;
  /** Empties the cart by deleting it; the next add makes a new one. */
  readonly clear: () => Promise<CartEditResult>;
  /** Reads the cart anew, as soon as no edit is under way. Resolves when everything is settled. */
  readonly refresh: () => Promise<CartSnapshot>;
  /** Resolves when no edit is under way and the cart is as the platform has it: before a checkout, say. */
  readonly settled: () => Promise<CartSnapshot>;
  /**
   * Turns the cart, once it is settled, into a checkout. When the answer is lost, the cart is asked whether it has one.
   * Rejects as the call `createCheckoutFromCurrentCart` does: leaving for another page is no edit.
   */
  readonly checkout: (request?: CreateCheckoutRequest) => Promise<string>;
  /** Forgets the failure of a line, or without one every failure that is shown. */
  readonly dismiss: (lineId?: string) => void;
}

/** What the cart comes to, as the platform estimates it. */
export interface CartTotals {
  /** The last estimate; undefined before the first, and for an empty cart. */
  readonly data: EstimateTotalsResponse | undefined;
  /** Edits are under way, or the estimate of what they came to: show the amounts as being updated. */
  readonly pending: boolean;
  /** Why the last estimate failed. */
  readonly error: CartError | undefined;
}

/** Totals that are estimated while somebody looks, whenever the cart has settled in another state. */
export interface CartTotalsObservable extends Observable<CartTotals> {
  /** Tries again after a failure. */
  readonly retry: () => void;
}

/** The cart of one client: what is shown, and its edits. */
export interface CartState extends Observable<CartSnapshot>, CartActions {
  /**
   * What the cart comes to with an address, a way of shipping or memberships of its own. The same request gives the same
   * observable.
   */
  readonly totals: (request?: EstimateTotalsRequest) => CartTotalsObservable;
  /**
   * Takes over a cart that was read or answered elsewhere; null when there is none. Between edits it is confirmed at
   * once, else the cart is read after them.
   * @param since What `mark()` gave before it was asked for; without it the cart counts as read just now.
   */
  readonly adopt: (cart: Cart | null, since?: number) => void;
  /** A mark in time for `adopt`. */
  readonly mark: () => number;
  /**
   * Says that the cart may have changed elsewhere, say in another tab: it is read when no edit is under way and somebody
   * looks.
   */
  readonly invalidate: () => void;
}

/** How a cart begins. */
export interface CartOptions {
  /** What is known already, say from a server: a cart, or null for none. Nothing is then read before there is a reason. */
  readonly initial?: Cart | null | undefined;
  /** Read the cart once somebody looks although `initial` is known. Default false. */
  readonly stale?: boolean | undefined;
  /**
   * Reads the cart in place of `getCurrentCart`, say through a data cache. `join` allows to wait for a read that is under
   * way already.
   */
  readonly read?: ((join: boolean) => Promise<CartResponse>) | undefined;
  /** Hears of every cart that the platform confirmed, null for none: to put it into a data cache, say. */
  readonly onConfirmed?: ((cart: Cart | null) => void) | undefined;
}
