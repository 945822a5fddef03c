import type { Buyer, FormResponse, Guest } from '../../generated/ticketing/types.ts';
import type { Caller } from './identity.ts';

/** How a ticket is priced; amounts are decimals in the currency of the site. */
export type TicketPrice =
  | { type: 'free' }
  | { type: 'fixed'; price: string }
  /** The buyer chooses, from the least on (R159). */
  | { type: 'donation'; least: string }
  /** One of several prices, by the id of the option (R159). */
  | { type: 'options'; options: { id: string; name: string; price: string }[] };

/** One kind of ticket of an event. */
export interface TicketDefinitionRecord {
  id: string;
  eventId: string;
  name: string;
  description: string;
  policy: string;
  orderIndex: number;
  price: TicketPrice;
  /** Who pays the fee of the platform (R166). */
  fee: 'FEE_INCLUDED' | 'FEE_ADDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE';
  hidden: boolean;
  /** How many there are; null: any number. */
  capacity: number | null;
  /** How many of them reservations hold that are still pending. */
  held: number;
  /** How many of them orders have taken. */
  sold: number;
  /** When it is on sale, in milliseconds since 1970; null: always. */
  sale: { start: number; end: number | null; hideNotOnSale: boolean } | null;
}

/** Tickets of one kind within a reservation. */
export interface ReservedTickets {
  ticketDefinitionId: string;
  quantity: number;
  /** Decimal: what the buyer gives, or what owner or app set (R157, R159). */
  priceOverride?: string;
  /** Which of several prices (R159). */
  pricingOptionId?: string;
  /** Price of one ticket when they were reserved, as a decimal. */
  unitPrice: string;
}

/** Tickets that are held for a buyer (R153 to R156). */
export interface ReservationRecord {
  id: string;
  eventId: string;
  owner: Caller;
  tickets: ReservedTickets[];
  /**
   * Which counter of the kinds of ticket they stand in: `held` and `sold` are the sums over the reservations, beside
   * what the site was seeded with. `none`: they were given back.
   */
  stock: 'held' | 'sold' | 'none';
  status:
    | 'RESERVATION_PENDING'
    | 'RESERVATION_CONFIRMED'
    | 'RESERVATION_CANCELED'
    | 'RESERVATION_CANCELED_MANUALLY'
    | 'RESERVATION_EXPIRED';
  /** Milliseconds since 1970. */
  expiresAt: number;
  createdDate: string;
  updatedDate: string;
  /** The order that was made of it; null: none yet (R156). */
  orderNumber: string | null;
}

/** A ticket that was issued (R187). */
export interface TicketRecord {
  /** `AAAA-BBBB-XXNNN` (R194). */
  ticketNumber: string;
  ticketDefinitionId: string;
  name: string;
  /** Decimal. */
  price: string;
  /** Its place in the order, and with it which of the guests' forms is about its holder. */
  guest: number;
  archived: boolean;
  /** When it was checked in at the door; null: not yet. */
  checkedInDate: string | null;
}

/** What a buyer names to pay less: a coupon or the benefit of a plan, never both. */
export interface TicketDiscountWish {
  couponCode?: string | undefined;
  benefit?: { planOrderId?: string | undefined; benefitId?: string | undefined } | undefined;
}

/** An order of tickets (R180 to R196). */
export interface TicketOrderRecord {
  orderNumber: string;
  /** Id of the payment. */
  snapshotId: string;
  eventId: string;
  reservationId: string;
  owner: Caller;
  memberId: string | null;
  contactId: string;
  createdDate: string;
  updatedDate: string;
  buyer: Buyer;
  guests: readonly Guest[];
  /** Each ticket has the guest at its place; else the first one answered for the order. */
  guestsAssigned: boolean;
  form: FormResponse | null;
  status:
    | 'FREE'
    | 'INITIATED'
    | 'PENDING'
    | 'OFFLINE_PENDING'
    | 'PAID'
    | 'AUTHORIZED'
    | 'VOIDED'
    | 'DECLINED'
    | 'CANCELED'
    | 'PARTIALLY_PAID';
  /** How it is paid, in the words of the payment provider; empty before. */
  method: string;
  channel: 'ONLINE' | 'OFFLINE_POS';
  /** What the buyer named to pay less. */
  discount: TicketDiscountWish;
  tickets: TicketRecord[];
  ticketsQuantity: number;
  /** The figures of the order when it was made (R165 to R170), as decimals. */
  figures: TicketFigures;
  currency: string;
  archived: boolean;
  marketingConsent: boolean;
  /** The buyer gets no mail. */
  silent: boolean;
  /** What was ordered for the authorized payment and is not settled yet (R183, R184). */
  settling: 'capture' | 'void' | null;
  /** When an unpaid order is canceled (R185), in milliseconds since 1970; null: never. */
  expiresAt: number | null;
}

/** What is taken off: by a coupon, or by the benefit of a pricing plan. */
export interface TicketDiscount {
  amount: string;
  name: string;
  coupon: { code: string; id: string } | null;
  /** How much in percent, and for how many tickets. */
  plan: { percent: string; tickets: number } | null;
}

/** What an order costs (R165 to R170); decimals with the minor digits of the currency. */
export interface TicketFigures {
  lines: {
    ticketDefinitionId: string;
    name: string;
    quantity: number;
    unitPrice: string;
    total: string;
    discount: string;
    /** What the tax is reckoned on; null: the line is not taxed. */
    taxable: string | null;
    tax: string;
    fee: string;
    feeType: 'FEE_INCLUDED' | 'FEE_ADDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE';
  }[];
  subTotal: string;
  discount: TicketDiscount | null;
  tax: {
    name: string;
    rate: string;
    type: 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';
    taxable: string;
    amount: string;
  } | null;
  /** Fee of the platform that the buyer pays. */
  feeAdded: string;
  /** Fee of the platform that the owner pays out of the revenue. */
  feeIncluded: string;
  grandTotal: string;
  /** What the owner keeps. */
  revenue: string;
}
