import type { CartSettings, CartSourceInput } from '../../generated/carts-v2/types.ts';
import type { AddressInput, CartInfo, NewCustomLineItem } from '../../generated/carts/types.ts';
import type { Caller } from './identity.ts';

/** A postal address in the form of the wire. */
export type Address = AddressInput;

/** The effect of a coupon (R66). */
export type CouponEffect =
  | { type: 'percentOff'; percent: string }
  | { type: 'moneyOff'; amount: string }
  | { type: 'fixedPrice'; price: string }
  | { type: 'freeShipping' }
  | { type: 'buyXGetY'; buy: number; get: number };

/** A coupon of the site (R65 to R72). */
export interface CouponRecord {
  id: string;
  code: string;
  name: string;
  effect: CouponEffect;
  /** The products or tickets that the coupon is limited to; absent: none. Excludes `minimumSubtotal` (R66). */
  scope?:
    | { productId: string }
    | { collectionId: string }
    | { eventId: string }
    | { ticketDefinitionId: string };
  /** Decimal. */
  minimumSubtotal?: string;
  limitedToOneItem?: boolean;
  active: boolean;
  startTime: string;
  expirationTime?: string;
  usageLimit?: number;
  limitPerCustomer?: number;
  /** The number of orders with the coupon, by caller id (R72). */
  usedBy: Record<string, number>;
}

/** The value of an optional member. */
type Given<Value> = NonNullable<Value>;

/** The values that a cart last took from the catalog for an item (R465). */
export interface SeenItem {
  /** The name and price (decimal) to show when the product is gone. */
  name: string;
  price: string;
  /** Unit price before any discount (decimal). */
  full: string;
  status: 'IN_STOCK' | 'PARTIALLY_IN_STOCK' | 'OUT_OF_STOCK' | 'REMOVED_FROM_CATALOG';
  /** The pieces that the line can have; null: the stock is not counted. */
  available: number | null;
}

/** A membership that pays for a line (R79): one that the buyer has, or one that a line of the cart buys. */
export type LineMembershipRecord =
  | { appId: string; membershipId: string }
  | { lineItemId: string; benefitId: string };

/**
 * A line of a cart. The first family computes prices and availability on each read; the second family has the
 * values that the cart last took from the catalog (R465).
 */
export interface CartLineRecord {
  id: string;
  /** The confirmed quantity. A line that is sold out or gone keeps its last confirmed quantity. */
  quantity: number;
  /** The quantity that the buyer asked for; the confirmed one returns to it with the stock (R460, R461). */
  requested: number;
  /** The reference of a catalog line. */
  item?: {
    appId: string;
    productId: string;
    variantId: string;
    /** The options as the caller sent them. */
    options: Record<string, unknown>;
    /** The texts of the buyer by field title. */
    customTextFields: Record<string, string>;
    /** The choices of modifiers by modifier name; absent: none. */
    modifiers?: Record<string, string>;
    last: SeenItem;
  };
  /** Absent: the line is paid with money. */
  membership?: LineMembershipRecord;
  /** A custom line, described by the caller (R56). */
  custom?: NewCustomLineItem;
}

/** The fields of a cart that callers set, in the structure of the second family. The first family has a view of them. */
export interface CartAbout {
  note?: string;
  buyer?: { email?: string; contactId?: string };
  /** The delivery address, and the names of the buyer. */
  contact?: { address?: Address; contactDetails?: PersonRecord };
  /** The chosen delivery method. */
  method?: ShippingChoice;
  billing: { address?: Address; contact?: PersonRecord };
  source: CartSourceInput;
  taxExemptGroupId?: string;
  checkoutUrl?: string;
  locationId?: string;
  extendedFields?: Given<CartInfo['extendedFields']>;
  demo?: boolean;
}

/** The names of a person or company. */
export type PersonRecord = Given<Given<CartInfo['contactInfo']>['contactDetails']>;

/** The only open cart of a visitor or member (R51), or an ordered cart. */
export interface CartRecord {
  /** Also the id of its checkout (R540, R541). */
  id: string;
  owner: Caller;
  lines: CartLineRecord[];
  /** At most one coupon; the id belongs to the entry, not to the coupon (R480). */
  coupons: { id: string; code: string }[];
  merchantDiscounts: { amount: string; lineItemIds: string[] }[];
  about: CartAbout;
  /** At most one gift card; the id belongs to the entry (R489). */
  giftCards: { id: string; code: string; redeemAmount?: string }[];
  settings: CartSettings;
  /** Submissions of forms: the id of the submission by the id of the entry. */
  formSubmissions: Record<string, string>;
  purchaseFlowId: string;
  /** The cart's id, once the first family has made a checkout of it. */
  checkoutId: string | null;
  /** The order, once it is placed (R477). */
  orderId: string | null;
  createdDate: string;
  updatedDate: string;
  revision: number;
}

/** A gift card of the site (R489). */
export interface GiftCardRecord {
  id: string;
  code: string;
  /** The remaining amount: a decimal. */
  balance: string;
  active: boolean;
  expirationTime?: string;
}

/** The shipping option that a caller has chosen. */
export interface ShippingChoice {
  carrierId?: string | null | undefined;
  code?: string | null | undefined;
}

/** A checkout of the first family: a copy of the cart's data with the channel and the outcome. */
export interface CheckoutRecord {
  /** The id of the cart (R541). */
  id: string;
  owner: Caller;
  channelType: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  selectedShippingOption: ShippingChoice | null;
  email: string | null;
  createdDate: string;
  updatedDate: string;
  /** The order, once it is placed. */
  orderId: string | null;
}
