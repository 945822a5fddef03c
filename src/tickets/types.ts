import type { FeeType, Money, PricingOption, TicketDefinition } from '../../generated/ticketing/types.ts';

/** Why a plus stops. `order-limit`: the event's own limit of one order. `remaining`: no more are left. */
export type TicketStop = 'order-limit' | 'remaining' | 'not-on-sale' | 'no-payment-method';

/** What a ticket costs, in the platform's own amounts. */
export type TicketPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'fixed'; readonly price: Money }
  /** The buyer names the price, at least `minimum` (R159). */
  | { readonly kind: 'donation'; readonly minimum: Money }
  /** The buyer chooses one of several prices for each ticket (R159). */
  | { readonly kind: 'options'; readonly options: readonly PricedOption[] };

/** One of several prices. */
export type PricedOption = Required<Pick<PricingOption, 'id' | 'name' | 'price'>>;

/**
 * Whether a ticket can be bought now, with the instants that the platform gave (R150). A ticket that is sold out says so
 * only while its sale runs.
 */
export type TicketSale =
  | { readonly state: 'scheduled'; readonly opens: string | undefined }
  | { readonly state: 'open'; readonly closes: string | undefined }
  | { readonly state: 'ended'; readonly closed: string | undefined }
  | { readonly state: 'sold-out' };

/** What is wrong with a donation's amount. */
export type AmountProblem = 'amount-missing' | 'amount-below-minimum' | 'amount-not-a-decimal';

/** One kind of ticket and what was picked of it. */
export interface TicketState {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly definition: TicketDefinition;
  readonly price: TicketPrice;
  /** Who bears the platform's fee; undefined for tickets without one (R166, R167). */
  readonly fee: FeeType | undefined;
  readonly sale: TicketSale;
  /** How many are left; undefined when the number is not limited, or the platform does not tell it (R152). */
  readonly remaining: number | undefined;
  /** Most tickets of this kind that one order may have now. */
  readonly perOrder: number;
  /** How many are picked, over all prices. */
  readonly quantity: number;
  /** How many are picked of each price, by the option's id; empty for tickets with one price. */
  readonly quantities: Readonly<Record<string, number>>;
  /** What the buyer gives for each ticket of a donation, as a decimal; the minimum until something is named. */
  readonly amount: string | undefined;
  /** Why no more can be picked; undefined while another one can. */
  readonly stop: TicketStop | undefined;
  /** What is wrong with the amount that was named for a donation. */
  readonly problem: AmountProblem | undefined;
}

/**
 * The tickets of an event and what was picked. It has no sum: what an order costs, with discounts, tax and fees, only
 * the platform says (`getInvoice`).
 */
export interface TicketPickerState {
  readonly tickets: readonly TicketState[];
  /** How many tickets are picked in all. */
  readonly count: number;
  /** True when the site takes no payments although tickets cost something: to be said before anything is filled in. */
  readonly noPaymentMethod: boolean;
  /** The next instant at which a sale begins or ends: when to read the tickets again. */
  readonly nextChange: string | undefined;
  /** Whether {@link TicketPicker.request} would refuse nothing. */
  readonly ready: boolean;
}

/** What came of an attempt to pick a number of tickets. */
export interface PickOutcome {
  /** How many are picked now of this kind, and of this price where there are several. */
  readonly quantity: number;
  /** Why it is fewer than was asked for. */
  readonly stop: TicketStop | undefined;
}
