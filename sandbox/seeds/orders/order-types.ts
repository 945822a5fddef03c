/** What became of an order. */
export type OrderEnd =
  /** Free, or not paid yet: as the checkout left it. */
  | 'placed'
  | 'paid'
  /** To be paid at the door. */
  | 'door'
  /** Paid at the door since. */
  | 'door-paid'
  | 'suspended'
  | 'authorized'
  | 'captured'
  | 'voided'
  | 'declined'
  /** Nobody paid in time. */
  | 'unpaid'
  /** A part is paid. */
  | 'partly'
  /** Sold by the owner, at the till. */
  | 'till';

/** An order of tickets in the short form in which orders are written down. */
export interface OrderSeed {
  /** Slug of the event. */
  event: string;
  /** Name of the buyer; members are found by it. */
  who: string;
  /** How long ago, in hours. */
  ago: number;
  /** How many tickets by name; of a ticket with several prices 'Saturday: Reduced'. */
  tickets: Readonly<Record<string, number>>;
  end: OrderEnd;
  coupon?: string;
  archived?: boolean;
  checkedIn?: boolean;
}
