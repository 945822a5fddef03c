import type {
  AddToCartRequest,
  AppliedDiscount,
  AppliedDiscountRule,
  CalculatedLineItem,
  Cart,
  CartInfo,
  CreateCheckoutRequest,
  EstimateTotalsRequest,
  EstimateTotalsResponse,
  LineItemPrices,
  PriceSummary,
} from '../../generated/carts/types.ts';
import type { CallOptions, ClientFor } from '../core/types.ts';
import type { IdentitySource } from '../session/identity-change.ts';

/** A client that can have a cart: of a visitor, a member or an app. */
export type CartClient = ClientFor<'visitor' | 'member' | 'app'> & {
  readonly session?: IdentitySource | undefined;
};

/**
 * The latest cart that the platform confirmed. Null: the platform has no cart, which is shown as an empty cart.
 * Undefined: not known yet.
 */
export type Confirmed = Cart | null | undefined;

type PartsOfEstimate =
  | 'cart'
  | 'calculationErrors'
  | 'calculatedLineItems'
  | 'priceSummary'
  | 'payNow'
  | 'payLater'
  | 'appliedDiscounts';

/** Amounts of which only the total is certain. */
type Summary = PriceSummary & Required<Pick<PriceSummary, 'total'>>;

/**
 * An estimate of the totals, in the form of the first version of the cart. Members that only the first version sends are
 * optional. If the prices include tax, the estimate of the second version has no `priceSummary.tax`.
 */
export interface CartEstimate extends Omit<EstimateTotalsResponse, PartsOfEstimate> {
  calculatedLineItems: (Omit<CalculatedLineItem, 'pricesBreakdown'> & {
    pricesBreakdown?: Partial<LineItemPrices>;
  })[];
  cart: Cart;
  calculationErrors: NonNullable<EstimateTotalsResponse['calculationErrors']>;
  priceSummary: Summary;
  /** The part to pay with the order. */
  payNow?: PriceSummary;
  /** The part to pay later, such as the remainder after a deposit. */
  payLater?: PriceSummary;
  /** All discounts that were applied, with their amounts. */
  appliedDiscounts: (Omit<AppliedDiscount, 'discountRule'> & {
    discountRule?: Partial<AppliedDiscountRule> & Omit<AppliedDiscountRule, 'id'>;
  })[];
  /**
   * True if the total lacks the delivery, because the cart has no address or no delivery method. Only the second version
   * of the cart gives such a total; the first version then chooses a delivery itself.
   */
  readonly needsDelivery?: boolean;
}

/** The client of a call and its options. */
export type CartCall = CallOptions & { readonly client: CartClient };

/** The calls that edit lines. */
export interface LineBackend {
  /** Whether the response to an add lacks parts of the new lines, such as their pictures, which the next read has. */
  readonly addIsPartial?: boolean;
  /** Adds items; creates the cart if there is none. */
  readonly add: (request: AddToCartRequest, call: CartCall) => Promise<Cart>;
  /** Sets the quantity of a line, at least 1. */
  readonly setQuantity: (lineId: string, quantity: number, call: CartCall) => Promise<Cart>;
  /** Removes lines; lines that are already gone count as removed. Null: there is no cart. */
  readonly remove: (lineIds: readonly string[], call: CartCall) => Promise<Cart | null>;
}

/** The calls that edit the cart itself. */
export interface FieldBackend {
  /** True if the platform refuses a second coupon; otherwise the second coupon replaces the first. */
  readonly refusesSecondCoupon?: boolean;
  readonly applyCoupon: (code: string, call: CartCall) => Promise<Cart>;
  /** Removes the coupon. Null: there is no cart. */
  readonly removeCoupon: (call: CartCall) => Promise<Cart | null>;
  /** Sets the note, the address, the contact, the delivery option or the business location, and keeps the rest. */
  readonly update: (info: CartInfo, call: CartCall) => Promise<Cart>;
  /** Deletes the cart; without a cart, nothing happens. */
  readonly clear: (call: CartCall) => Promise<null>;
  /**
   * Makes the cart ready for the checkout, and resolves to the checkout id.
   * @param shown The cart that the buyer saw.
   */
  readonly checkout: (request: CreateCheckoutRequest, shown: Confirmed, call: CartCall) => Promise<string>;
}

/**
 * One version of the platform's cart, as the screens use it: a value that a program passes, `cartV1`, `cartV2` or
 * `anyCart`. Every backend returns carts in the form of the first version, which the snapshot, the edits and the totals
 * read, so that the same page works with all versions. A backend adds the text to an amount that comes without a text,
 * but never computes an amount.
 */
export interface CartBackend {
  /**
   * Reads the cart. Null: the platform has no cart.
   * @param isFresh Whether the platform brings prices and stock up to date first. False after an edit: the platform has
   * checked the edited lines.
   */
  readonly read: (call: CartCall, isFresh: boolean) => Promise<Cart | null>;
  /** The cart of a response to another call of this version; undefined if the response has none. */
  readonly cartOf: (response: unknown) => Cart | undefined;
  readonly lines: LineBackend;
  readonly fields: FieldBackend;
  /** Estimates the totals of the cart. */
  readonly estimate: (request: EstimateTotalsRequest, call: CartCall) => Promise<CartEstimate>;
}
