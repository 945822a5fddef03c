import type { Caller } from './identity.ts';

/** A booking made on the hosted page. */
export interface BookingRecord {
  id: string;
  owner: Caller;
  /** The store order that pays for the booking. */
  orderId: string;
  title: string;
  /** Local times of the zone, as the caller sent them. */
  startDate: string;
  endDate: string;
  timezone: string;
  place: string;
  createdDate: string;
}

/** A plan order made on the hosted page. */
export interface PlanOrderRecord {
  id: string;
  owner: Caller;
  planId: string;
  name: string;
  /** Decimal, for one month. */
  price: string;
  currency: string;
  startDate: string;
}
