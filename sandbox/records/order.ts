import type {
  Address,
  CatalogReference,
  ChannelType,
  DescriptionLine,
  ItemType,
  PhysicalProperties,
  ShopOrderLineItem,
} from '../../generated/orders/types.ts';
import type { MediaRecord } from './catalog.ts';
import type { Caller } from './identity.ts';

/** The tax on one part of an order. The amounts are decimals. */
export interface OrderTaxRecord {
  /** The share of the price as a decimal: '0.19' is 19 %. */
  rate: string;
  /** The name of the tax, and the region that levies it: 'DE' or 'US-CA'. */
  name: string;
  region: string;
  /** The amount without the tax, and the tax. */
  before: string;
  tax: string;
}

/** Further facts about a line of an order. The amounts are decimals. */
export interface OrderedItem {
  id: string;
  catalogReference?: CatalogReference;
  descriptionLines: DescriptionLine[];
  picture?: MediaRecord;
  itemType: ItemType;
  physicalProperties?: PhysicalProperties;
  paymentOption: ShopOrderLineItem['paymentOption'];
  /** Unit price before any discount. */
  full: string;
  /** Unit price after the discounts of the catalog. */
  unit: string;
  /** Price of the whole line after the discounts of the catalog. */
  net: string;
  /** The line's share of the discounts of the order. */
  discount: string;
  tax?: OrderTaxRecord;
}

/** A line of an order. */
export interface OrderLineRecord {
  name: string;
  options: string[];
  quantity: number;
  /** Price of the whole line after discounts, with tax: a decimal. */
  total: string;
  productId: string | null;
  /** Absent for an order of a hosted offer, which has no item of a catalog. */
  item?: OrderedItem;
}

/** The delivery of an order. The amounts are decimals. */
export interface OrderShippingRecord {
  carrierId: string;
  code: string;
  title: string;
  deliveryTime: string;
  region: string;
  /** The buyer collects the goods at the shop. */
  pickup: boolean;
  price: string;
  discount: string;
  tax?: OrderTaxRecord;
}

/** Further facts about an order that was made from a cart. */
export interface OrderAboutRecord {
  purchaseFlowId: string;
  billingAddress: Address | null;
  channelType: ChannelType;
  note?: string;
  taxIncludedInPrices: boolean;
  coupon?: {
    id: string;
    code: string;
    name: string;
    amount: string;
    shares: { id: string; amount: string }[];
  };
  /** Discounts that the store granted automatically; absent: none. */
  automaticDiscounts?: {
    id: string;
    name: string;
    amount: string;
    shares: { id: string; amount: string }[];
  }[];
  /** The amounts of discounts that the merchant gave. */
  merchantDiscounts: string[];
  fees: { code: string; name: string; price: string }[];
  shipping?: OrderShippingRecord;
}

/** An order of the shop. */
export interface OrderRecord {
  id: string;
  number: string;
  checkoutId: string;
  owner: Caller;
  createdDate: string;
  status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';
  paymentStatus: 'PAID' | 'PENDING' | 'DECLINED' | 'FULLY_REFUNDED';
  /** Absent: not delivered yet. */
  fulfillmentStatus?: 'FULFILLED';
  /** The owner put the order away. */
  archived?: boolean;
  /** The order comes from another system. */
  imported?: true;
  /** Absent: the order was not changed since. */
  updatedDate?: string;
  buyer: { email: string; name: string };
  shippingAddress: Address | null;
  couponCode: string | null;
  currency: string;
  lines: OrderLineRecord[];
  priceSummary: Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'additionalFees' | 'total', string>;
  /** Absent for an order of a hosted offer. */
  about?: OrderAboutRecord;
}
