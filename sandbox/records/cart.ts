import type { AddressInput, CartInfo, NewCustomLineItem } from '../../generated/carts/types.ts';
import type { Caller } from './identity.ts';

/** A postal address in the form of the wire. */
export type Address = AddressInput;

/** What a coupon takes off (R66). */
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
  /** Which products or tickets it is for; absent: all. Never together with `minimumSubtotal` (R66). */
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
  /** Orders that used it, by caller id (R72). */
  usedBy: Record<string, number>;
}

/** A line of a cart as it is kept; prices and availability are worked out on each read. */
export interface CartLineRecord {
  id: string;
  quantity: number;
  /** A line of the catalog. */
  item?: {
    appId: string;
    productId: string;
    variantId: string;
    /** Options as the caller gave them. */
    options: Record<string, unknown>;
    /** Texts of the buyer by the title of the field. */
    customTextFields: Record<string, string>;
    /** What is shown when the product is gone. Price as a decimal. */
    last: { name: string; price: string };
  };
  /** A line that the caller described (R56). */
  custom?: NewCustomLineItem;
}

/** The one open cart of a visitor or member (R51). */
export interface CartRecord {
  id: string;
  owner: Caller;
  lines: CartLineRecord[];
  couponCode: string | null;
  merchantDiscounts: { amount: string; lineItemIds: string[] }[];
  /** What the caller said about the cart itself. */
  info: CartInfo;
  businessLocationId: string | null;
  purchaseFlowId: string;
  checkoutId: string | null;
  createdDate: string;
  updatedDate: string;
  revision: number;
}

/** A way of delivery that a caller asks for. */
export interface ShippingChoice {
  carrierId?: string | null | undefined;
  code?: string | null | undefined;
}

/** A checkout made from a cart. */
export interface CheckoutRecord {
  id: string;
  owner: Caller;
  channelType: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  selectedShippingOption: ShippingChoice | null;
  email: string | null;
  createdDate: string;
  updatedDate: string;
  /** Set when the order was placed. */
  orderId: string | null;
}

/** A paid order. */
export interface OrderRecord {
  id: string;
  number: string;
  checkoutId: string;
  owner: Caller;
  createdDate: string;
  status: 'APPROVED';
  paymentStatus: 'PAID';
  buyer: { email: string; name: string };
  shippingAddress: Address | null;
  couponCode: string | null;
  currency: string;
  lines: { name: string; options: string[]; quantity: number; total: string; productId: string | null }[];
  priceSummary: Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'additionalFees' | 'total', string>;
}
