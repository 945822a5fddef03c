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

/** A line of a cart. Prices and availability are computed on each read. */
export interface CartLineRecord {
  id: string;
  quantity: number;
  /** The reference of a catalog line. */
  item?: {
    appId: string;
    productId: string;
    variantId: string;
    /** The options as the caller sent them. */
    options: Record<string, unknown>;
    /** The texts of the buyer by field title. */
    customTextFields: Record<string, string>;
    /** The name and price (decimal) to show when the product is gone. */
    last: { name: string; price: string };
  };
  /** A custom line, described by the caller (R56). */
  custom?: NewCustomLineItem;
}

/** The only open cart of a visitor or member (R51). */
export interface CartRecord {
  id: string;
  owner: Caller;
  lines: CartLineRecord[];
  couponCode: string | null;
  merchantDiscounts: { amount: string; lineItemIds: string[] }[];
  /** The cart fields that the caller has set. */
  info: CartInfo;
  businessLocationId: string | null;
  purchaseFlowId: string;
  checkoutId: string | null;
  createdDate: string;
  updatedDate: string;
  revision: number;
}

/** The shipping option that a caller has chosen. */
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
  /** The order, once it is placed. */
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
