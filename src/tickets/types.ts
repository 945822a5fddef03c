import type { FeeType, Money, PricingOption, TicketDefinition } from '../../generated/ticketing/types.ts';

/**
 * Reason why no further ticket can be picked. `order-limit`: the event's limit for one order. `remaining`: no more
 * tickets are left.
 */
export type TicketStop = 'order-limit' | 'remaining' | 'not-on-sale' | 'no-payment-method';

/** The price of a ticket, in the platform's amounts. */
export type TicketPrice =
  | { readonly kind: 'free' }
  /** The platform sent no price that can be read; the invoice of a reservation has it. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'fixed'; readonly price: Money }
  /** The buyer chooses the amount, at least `minimum`. */
  | { readonly kind: 'donation'; readonly minimum: Money }
  /** The buyer chooses one of several prices for each ticket. */
  | { readonly kind: 'options'; readonly options: readonly PricedOption[] };

/** One of several prices of a ticket. */
export type PricedOption = Required<Pick<PricingOption, 'id' | 'name' | 'price'>>;

/**
 * Whether a ticket can be bought now, with the platform's start and end of the sale. The state is `sold-out` only while
 * the sale is open.
 */
export type TicketSale =
  | { readonly state: 'scheduled'; readonly opens: string | undefined }
  | { readonly state: 'open'; readonly closes: string | undefined }
  | { readonly state: 'ended'; readonly closed: string | undefined }
  | { readonly state: 'sold-out' };

/** A problem of the amount of a donation. */
export type AmountProblem = 'amount-missing' | 'amount-below-minimum' | 'amount-not-a-decimal';

/** A ticket on sale, in the same form for both families of calls. */
export interface TicketOffer<Definition = unknown> {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Terms of the ticket; empty without terms. The first family returns them to the owner only. */
  readonly policy: string;
  readonly price: TicketPrice;
  /** How the platform's fee is charged; undefined for tickets without a fee. */
  readonly fee: FeeType | undefined;
  readonly sale: TicketSale;
  /** Present maximum quantity in one order. */
  readonly perOrder: number;
  /** The number of tickets left, which the platform returns to the owner only. */
  readonly stock?: { readonly limited: boolean; readonly unsold: number | undefined } | undefined;
  /** The ticket definition as the platform returned it. */
  readonly definition: Definition;
}

/** The tickets that a picker takes: definitions of the first family, or offers of any family. */
export type PickableTicket = TicketDefinition | TicketOffer;

/** The ticket definition in the state of a ticket. */
export type DefinitionOf<Ticket extends PickableTicket> =
  Ticket extends TicketOffer<infer Definition> ? Definition : Ticket;

/** A ticket on sale with the picked quantity. */
export interface TicketState<Definition = TicketDefinition> extends Omit<TicketOffer<Definition>, 'stock'> {
  /** Number of tickets left; undefined if the number is unlimited or unknown. */
  readonly remaining: number | undefined;
  /** Picked quantity, over all prices. */
  readonly quantity: number;
  /** Picked quantity by id of the pricing option; empty for tickets with one price. */
  readonly quantities: Readonly<Record<string, number>>;
  /** The buyer's amount for each ticket of a donation, as a decimal. Default: the minimum. */
  readonly amount: string | undefined;
  /** Reason why no further ticket can be picked; undefined while more can be picked. */
  readonly stop: TicketStop | undefined;
  /** The problem of the buyer's amount for a donation. */
  readonly problem: AmountProblem | undefined;
}

/**
 * The tickets of an event with the picked quantities. There is no sum: only the platform computes the price of an order,
 * with discounts, tax and fees (`getInvoice`).
 */
export interface TicketPickerState<Definition = TicketDefinition> {
  readonly tickets: readonly TicketState<Definition>[];
  /** Picked quantity over all tickets. */
  readonly count: number;
  /** True if tickets have a price but the site takes no payments: show this before the buyer fills in a form. */
  readonly noPaymentMethod: boolean;
  /** Time of the next start or end of a sale: read the tickets again then. */
  readonly nextChange: string | undefined;
  /** Whether {@link TicketPicker.request} returns a request instead of throwing. */
  readonly ready: boolean;
}

/** The result of picking a number of tickets. */
export interface PickOutcome {
  /** Picked quantity of this ticket; if the ticket has several prices, of this price. */
  readonly quantity: number;
  /** Reason why the quantity is lower than requested. */
  readonly stop: TicketStop | undefined;
}
