import type { Journey } from '../stage.ts';
import { browse } from './02-browse.ts';
import { options } from './03-options.ts';
import { cart } from './04-cart.ts';
import { coupon } from './05-coupon.ts';
import { totals } from './06-totals.ts';
import { checkout } from './07-checkout.ts';
import { backInStock } from './08-back-in-stock.ts';
import { findAnEvent } from './09-find-an-event.ts';
import { ticketsOnSale } from './10-tickets-on-sale.ts';
import { reserve } from './11-reserve.ts';
import { invoice } from './12-invoice.ts';
import { guests } from './13-guests.ts';
import { payForTickets } from './14-pay-for-tickets.ts';
import { rsvp } from './15b-rsvp.ts';
import { account } from './23-account.ts';
import { reservationsEnd } from './33-reservations-end.ts';

/** The journeys of the second family by the number of the first family's. */
export const secondFamily: Readonly<Record<string, Journey>> = {
  J2: browse,
  J3: options,
  J4: cart,
  J5: coupon,
  J6: totals,
  J7: checkout,
  J8: backInStock,
  J9: findAnEvent,
  J10: ticketsOnSale,
  J11: reserve,
  J12: invoice,
  J13: guests,
  J14: payForTickets,
  J15b: rsvp,
  J23: account,
  J33: reservationsEnd,
};
