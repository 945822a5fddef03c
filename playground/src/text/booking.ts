import { booking } from './en/booking.ts';
import { withArea } from './text.ts';

/** The texts with those of bookings, orders of tickets and replies. */
export const text = withArea({ ...booking });
