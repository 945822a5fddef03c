import type { Caller } from './identity.ts';

/** A time that was booked on the hosted page. */
export interface BookingRecord {
  id: string;
  owner: Caller;
  /** The order of the shop that pays it. */
  orderId: string;
  title: string;
  /** Local times of the zone, as the caller gave them. */
  startDate: string;
  endDate: string;
  timezone: string;
  place: string;
  createdDate: string;
}

/** A plan that was bought on the hosted page. */
export interface PlanOrderRecord {
  id: string;
  owner: Caller;
  planId: string;
  name: string;
  /** Decimal, for each month. */
  price: string;
  currency: string;
  startDate: string;
}
