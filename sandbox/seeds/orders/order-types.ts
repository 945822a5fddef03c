/** The outcome of an order. */
export type OrderEnd =
  /** As the checkout left it: free, or not paid yet. */
  | 'placed'
  | 'paid'
  /** To be paid at the door. */
  | 'door'
  /** Paid at the door later. */
  | 'door-paid'
  | 'suspended'
  | 'authorized'
  | 'captured'
  | 'voided'
  | 'declined'
  /** Not paid in time. */
  | 'unpaid'
  /** Paid in part. */
  | 'partly'
  /** Sold by the owner at the point of sale. */
  | 'till';

/** The short form of a ticket order. */
export interface OrderSeed {
  /** The slug of the event. */
  event: string;
  /** The name of the buyer; a member is found by it. */
  who: string;
  /** Hours before the start of the sandbox. */
  ago: number;
  /** The number of tickets by name; a ticket with several prices is written 'Saturday: Reduced'. */
  tickets: Readonly<Record<string, number>>;
  end: OrderEnd;
  coupon?: string;
  archived?: boolean;
  checkedIn?: boolean;
}
