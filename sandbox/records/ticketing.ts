import type {
  AdditionalReservationSettings,
  ExtendedFields,
  Tags,
  TicketPricingPlan,
} from '../../generated/ticket-reservations/types.ts';
import type { Buyer, FormResponse, Guest } from '../../generated/ticketing/types.ts';
import type { Caller } from './identity.ts';

/** The price of a ticket; amounts are decimals in the currency of the definition. */
export type TicketPrice =
  | { type: 'free' }
  | { type: 'fixed'; price: string }
  /** The buyer chooses the price, from a minimum (R159). */
  | { type: 'donation'; least: string }
  /** The buyer chooses one of several prices by the id of the option (R159). */
  | { type: 'options'; options: { id: string; name: string; price: string }[] };

/** A ticket definition: one kind of ticket of an event. */
export interface TicketDefinitionRecord {
  id: string;
  eventId: string;
  name: string;
  description: string;
  policy: string;
  orderIndex: number;
  price: TicketPrice;
  /** The currency of the price (R708); absent: the currency of the site. */
  currency?: string;
  /** The payer of the platform's fee (R166). */
  fee: 'FEE_INCLUDED' | 'FEE_ADDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE';
  hidden: boolean;
  /** The total number of tickets; null: unlimited. */
  capacity: number | null;
  /** The number of tickets in pending reservations. */
  held: number;
  /** The number of tickets in orders. */
  sold: number;
  /** The sale period in milliseconds since 1970, with start 0 if it has only an end; null: always. */
  sale: { start: number; end: number | null; hideNotOnSale: boolean } | null;
  /** The number of the owner's changes plus 1; absent: 1. Sales and reservations are no changes. */
  revision?: number;
  /** Absent: the date of the event. */
  createdDate?: string;
  /** Absent: never changed. */
  updatedDate?: string;
  /** Data of apps. */
  extendedFields?: ExtendedFields;
}

/** Tickets of one kind within a reservation. */
export interface ReservedTickets {
  ticketDefinitionId: string;
  quantity: number;
  /** Decimal: the price that the buyer gives, or that the owner or an app sets (R157, R159). */
  priceOverride?: string;
  /** The chosen pricing option (R159). */
  pricingOptionId?: string;
  /** The plan that the buyer names for the tickets (R594). */
  pricingPlan?: TicketPricingPlan;
  /** The price of one ticket at the time of the reservation, as a decimal. */
  unitPrice: string;
}

/** A reservation: tickets that are held for a buyer (R153 to R156). */
export interface ReservationRecord {
  id: string;
  eventId: string;
  owner: Caller;
  tickets: ReservedTickets[];
  /**
   * The counter that includes the tickets: `held` and `sold` of the definitions are the sums over the reservations
   * plus the seeded values. `none`: the tickets were returned.
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
  /** The order of the reservation; null: none yet (R156). */
  orderNumber: string | null;
  /** Absent: 1 for a pending reservation, 2 for any other. */
  revision?: number;
  /** The checks that the owner or an app left out (R157, R590); absent: none. */
  settings?: AdditionalReservationSettings;
  /** Data of apps. */
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

/** A ticket that was issued (R187). */
export interface TicketRecord {
  /** `AAAA-BBBB-XXNNN` (R194). */
  ticketNumber: string;
  ticketDefinitionId: string;
  name: string;
  /** Decimal. */
  price: string;
  /** The position of the ticket in the order, which is also the position of its guest. */
  guest: number;
  archived: boolean;
  /** The instant of the check-in; null: not checked in. */
  checkedInDate: string | null;
}

/** The discount that a buyer asks for: a coupon or the benefit of a plan, never both. */
export interface RequestedDiscount {
  couponCode?: string | undefined;
  benefit?: { planOrderId?: string | undefined; benefitId?: string | undefined } | undefined;
}

/** A ticket order (R180 to R196). */
export interface TicketOrderRecord {
  orderNumber: string;
  /** The id of the payment. */
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
  /** Whether each ticket has its own guest; otherwise the first guest answered for the order. */
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
  /** The payment method in the terms of the payment provider; empty before the payment. */
  method: string;
  channel: 'ONLINE' | 'OFFLINE_POS';
  /** The discount that the buyer asked for. */
  discount: RequestedDiscount;
  tickets: TicketRecord[];
  ticketsQuantity: number;
  /** The amounts of the order at its creation (R165 to R170), as decimals. */
  figures: TicketFigures;
  currency: string;
  archived: boolean;
  marketingConsent: boolean;
  /** Whether the buyer gets no mail. */
  silent: boolean;
  /** The pending capture or void of an authorized payment (R183, R184); null: none. */
  settling: 'capture' | 'void' | null;
  /** The instant at which an unpaid order is canceled (R185), in milliseconds since 1970; null: never. */
  expiresAt: number | null;
}

/** A discount by a coupon or by the benefit of a pricing plan. */
export interface TicketDiscount {
  amount: string;
  name: string;
  coupon: { code: string; id: string } | null;
  /** The discount in percent, and the number of tickets that get it. */
  plan: { percent: string; tickets: number } | null;
}

/** The amounts of an order (R165 to R170): decimals with the minor digits of the currency. */
export interface TicketFigures {
  lines: {
    ticketDefinitionId: string;
    name: string;
    quantity: number;
    unitPrice: string;
    total: string;
    discount: string;
    /** The amount that is taxed; null: the line is not taxed. */
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
  /** The platform's fee that the buyer pays. */
  feeAdded: string;
  /** The platform's fee that the owner pays out of the revenue. */
  feeIncluded: string;
  grandTotal: string;
  /** The amount that the owner keeps. */
  revenue: string;
}
