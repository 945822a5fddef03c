import type {
  Cart,
  CartInfo,
  CartResponse,
  CreateCheckoutRequest,
  EstimateTotalsRequest,
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
import type { Observable } from '../core/observable.ts';
import type { FieldOutcome, LineOutcome, Outcome } from '../outcomes/index.ts';
import type { CartBackend, CartEstimate } from './backend.ts';

export type { CartClient, Confirmed } from './backend.ts';

/** Every error that an edit or a read of the cart can fail with. */
export type CartError = ApiError | AuthError | NetworkError | TimeoutError | ValidationError;

/** The outcome of one line of an edit. */
export interface CartLineOutcome extends LineOutcome<
  NewLineItem | NewCustomLineItem | LineItemQuantityUpdate
> {
  /** The reason why the item was not sent, for example its quantity. Undefined for an item that was sent. */
  readonly error?: ValidationError | undefined;
}

/** The result of an edit. The promise of an edit never rejects: a failure is the outcome `failed`. */
export type CartEditResult =
  | {
      /** Overall outcome of the edit, see {@link Outcome}. */
      readonly outcome: Outcome;
      /** One entry for each line of the edit. */
      readonly lines: readonly CartLineOutcome[];
      /** One entry for each field of the edit, such as `cartInfo.buyerNote` or `couponCode`. */
      readonly fields: readonly FieldOutcome[];
      readonly error?: undefined;
    }
  | {
      readonly outcome: 'failed';
      readonly error: CartError;
      readonly lines?: undefined;
      readonly fields?: undefined;
    };

/** An amount of the platform. The client never computes an amount. */
export interface CartAmount {
  /** The latest amount that the platform confirmed; undefined if its response had none. */
  readonly price: MultiCurrencyPrice | undefined;
  /** Whether an edit of the line is pending: then show the amount as being updated. */
  readonly pending: boolean;
}

/** A line of the platform's cart, in the form of the first version. */
export interface CartItem extends LineItem {
  /** The quantity that the buyer requested; only in the second version of the cart. */
  readonly requestedQuantity?: number;
}

/** One line, ready to be shown. */
export interface CartLine {
  readonly id: string;
  /** The quantity that a pending edit requests; without a pending edit, the confirmed quantity. */
  readonly quantity: number;
  /**
   * The quantity that the buyer requested last. In the second version of the cart it is above `quantity` while the stock
   * has fewer pieces: the platform confirms the rest if the stock returns.
   */
  readonly wanted: number;
  /** The latest line that the platform confirmed, with its name, picture, unit price and availability. */
  readonly item: CartItem;
  /** The price of the whole line. */
  readonly amount: CartAmount;
  /** Whether an edit of this line is pending. */
  readonly pending: boolean;
  /** Error of the last failed edit of this line; the next edit of the line clears it, and so does `dismiss`. */
  readonly error: CartError | undefined;
}

/** An item of a pending add that has no line in the cart yet. */
export interface CartAddition {
  /** Stays the same while the add is pending. */
  readonly key: string;
  readonly item: NewLineItem | NewCustomLineItem;
  readonly quantity: number;
  /** The value of {@link AddOptions.shown}. */
  readonly shown: unknown;
}

/** A value of the cart with its pending edit and its last error. */
export interface CartField<Value> {
  /** The value that the buyer requested while an edit is pending, otherwise the confirmed value. */
  readonly value: Value;
  readonly pending: boolean;
  /** Error of the last failed edit of the value. */
  readonly error: CartError | undefined;
}

/** The cart, ready to be shown. The object stays the same until something changes. */
export interface CartSnapshot {
  /** `failed` only if no read has succeeded yet. After a later failure the previous cart stays, see `error`. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** The latest cart that the platform confirmed; undefined if there is no cart, or none is known. */
  readonly confirmed: Cart | undefined;
  readonly lines: readonly CartLine[];
  /** Items of pending adds that have no line yet, in the order of the clicks. */
  readonly adding: readonly CartAddition[];
  /** Number of pieces, including pending quantities and adds. */
  readonly count: number;
  /** True if the cart is known to be empty and no add is pending. */
  readonly empty: boolean;
  /** The coupon: its value is the code. */
  readonly coupon: CartField<string | undefined>;
  /** The buyer's note: an empty text if there is none. */
  readonly note: CartField<string>;
  /** The fields of the cart itself that a buyer can set: address, contact, shipping option, business location. */
  readonly details: CartField<CartInfo>;
  /** Error of the last failed add, or of the last failed `clear`. */
  readonly addError: CartError | undefined;
  /** True from an edit until the confirmed cart has the effects of all edits. Meanwhile the cart's amounts are stale. */
  readonly pending: boolean;
  /** Error of the last failed read of the cart. The rest of the snapshot may then be stale; `refresh` tries again. */
  readonly error: CartError | undefined;
}

/** Options of an add. */
export interface AddOptions {
  /**
   * Any value, for example the product's name and picture. While the add is pending, it is in {@link
   * CartAddition.shown}.
   */
  readonly shown?: unknown;
}

/** Edits of the cart's lines. An edit can be made at any time, and its promise never rejects: see {@link CartEditResult}. */
export interface CartLineActions {
  /**
   * Adds items of a catalog, or custom lines. Calls are never merged: two calls add the items twice. The outcome tells
   * whether all pieces are in the cart.
   *
   * A quantity is a whole number from 1 to 100,000. An item with another quantity, such as 0 or NaN, is not sent: its
   * entry in `lines` is `ignored` and has the error, a ValidationError (`invalid-quantity`). The other items are added. If
   * no item can be sent, the outcome is `failed` with this error.
   */
  readonly add: (
    items: NewLineItem | NewCustomLineItem | readonly (NewLineItem | NewCustomLineItem)[],
    options?: AddOptions,
  ) => Promise<CartEditResult>;
  /**
   * Sets the quantity of a line, a whole number up to 100,000; 0 removes the line. Every other value fails with a
   * ValidationError (`invalid-quantity`), and the line stays. The new quantity shows at once. While an earlier edit of the line
   * is in flight, the new quantity waits for its response. A newer quantity supersedes a waiting quantity, and the
   * promise of the superseded edit resolves to the result of the newer edit.
   */
  readonly setQuantity: (lineId: string, quantity: number) => Promise<CartEditResult>;
  /** Removes lines. */
  readonly remove: (...lineIds: readonly string[]) => Promise<CartEditResult>;
}

/** All edits of the cart. An edit can be made at any time, and its promise never rejects: see {@link CartEditResult}. */
export interface CartActions extends CartLineActions {
  /** Removes lines that are no longer available, and lowers the quantities of partly available lines to the stock. */
  readonly removeUnavailable: () => Promise<CartEditResult>;
  /**
   * Applies a coupon. With another coupon in the cart, the first version of the cart replaces it, and the second version
   * refuses: remove the previous coupon first.
   */
  readonly applyCoupon: (code: string) => Promise<CartEditResult>;
  readonly removeCoupon: () => Promise<CartEditResult>;
  /** Sets the buyer's note to the merchant; an empty text clears it. */
  readonly setNote: (note: string) => Promise<CartEditResult>;
  /** Sets fields of the cart itself, such as the address or the shipping option, and keeps the other fields. */
  readonly setDetails: (details: CartInfo) => Promise<CartEditResult>;
  /** Empties the cart by deleting it; the next add creates a new cart. */
  readonly clear: () => Promise<CartEditResult>;
  /** Reads the cart again as soon as no edit is pending. Resolves when the cart is settled. */
  readonly refresh: () => Promise<CartSnapshot>;
  /**
   * Resolves when no edit is pending and the cart equals the platform's cart; wait for it for example before a
   * checkout.
   */
  readonly settled: () => Promise<CartSnapshot>;
  /**
   * Creates a checkout of the cart once the cart is settled, and resolves to the id of the checkout. If the response is
   * lost, the cart is read to find the checkout. Rejects with the errors of `createCheckoutFromCurrentCart`.
   *
   * With the second version of the cart, the id of the checkout is the id of the cart. The promise rejects with a
   * ValidationError `lines-unavailable` if a line cannot be ordered or the cart is empty. It rejects with a
   * ValidationError `cart-changed` if prices, quantities or lines differ from those of the snapshot. In both cases the
   * snapshot then shows the current cart.
   */
  readonly checkout: (request?: CreateCheckoutRequest) => Promise<string>;
  /** Clears the error of a line, or without `lineId` the errors of all edits. */
  readonly dismiss: (lineId?: string) => void;
}

/** The totals of the cart, estimated by the platform. */
export interface CartTotals {
  /** The last estimate. Undefined before the first estimate, after a failed estimate, and for an empty cart. */
  readonly data: CartEstimate | undefined;
  /** True while edits are pending or the estimate is in flight: show the amounts as being updated. */
  readonly pending: boolean;
  /** Error of the last failed estimate. */
  readonly error: CartError | undefined;
}

/** Totals that are estimated while there is a subscriber, each time the cart has settled with a change. */
export interface CartTotalsObservable extends Observable<CartTotals> {
  /** Estimates again after a failure. */
  readonly retry: () => void;
}

/** The cart of one client: its snapshot and its edits. */
export interface CartState extends Observable<CartSnapshot>, CartActions {
  /**
   * The totals of the cart. With the first version of the cart, a request can ask for the totals of another address,
   * shipping option or membership. With the second version, such a request fails with a ValidationError
   * (`estimate-for-other-values`). The same request gives the same observable.
   */
  readonly totals: (request?: EstimateTotalsRequest) => CartTotalsObservable;
  /**
   * Adopts a cart from a response to another part of the program; null if there is no cart. If no edit is in flight
   * and none was sent after `since`, the given cart becomes the confirmed cart at once. Otherwise the cart is read after
   * the edits.
   * @param since Return value of `mark()` from before the request was sent. Default: the current value of `mark()`, as
   * if the cart had just been read.
   */
  readonly adopt: (cart: Cart | null, since?: number) => void;
  /** A count of the edits sent and of the changes of the identity so far, for `adopt`. */
  readonly mark: () => number;
  /**
   * Marks the cart as stale, for example after a change in another tab. The cart is read again as soon as no edit is
   * pending and there is a subscriber.
   */
  readonly invalidate: () => void;
}

/** Options of a cart. */
export interface CartOptions {
  /** The version of the platform's cart: `cartV1`, `cartV2` or `anyCart`. Default: `cartV1`. */
  readonly backend?: CartBackend | undefined;
  /**
   * A cart that is already known, for example from a server; null if there is none. With this option no read is sent at
   * the start.
   */
  readonly initial?: Cart | null | undefined;
  /** Whether to read the cart for the first subscriber although `initial` is given. Default false. */
  readonly stale?: boolean | undefined;
  /**
   * Reads the cart in place of `getCurrentCart`, for example through a data cache. With `join`, the response of a read
   * that is in flight already may be used. A read that takes longer than 60 seconds counts as failed.
   */
  readonly read?: ((join: boolean) => Promise<CartResponse>) | undefined;
  /** Called with each newly confirmed cart, or with null if there is no cart: for example to update a data cache. */
  readonly onConfirmed?: ((cart: Cart | null) => void) | undefined;
}
