import { identity } from './01-identity.ts';
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
import { confirmation } from './15-confirmation.ts';
import { hostedSignIn } from './16-hosted-sign-in.ts';
import { ownSignInPage } from './17-own-sign-in-page.ts';
import { register } from './18-register.ts';
import { silent } from './19-silent.ts';
import { singleSignOn } from './20-single-sign-on.ts';
import { recovery } from './21-recovery.ts';
import { signOutAgain } from './22-sign-out.ts';
import { account } from './23-account.ts';
import { eventLifecycle } from './24-event-lifecycle.ts';
import { orders } from './25-orders.ts';
import { pointOfSale } from './26-point-of-sale.ts';
import { editTheCatalog } from './27-edit-the-catalog.ts';
import { restock } from './28-restock.ts';
import { webhooks } from './29-webhooks.ts';
import type { Journey } from './stage.ts';

/** Every journey by its number. */
export const journeys: Readonly<Record<string, Journey>> = {
  J1: identity,
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
  J15: confirmation,
  J16: hostedSignIn,
  J17: ownSignInPage,
  J18: register,
  J19: silent,
  J20: singleSignOn,
  J21: recovery,
  J22: signOutAgain,
  J23: account,
  J24: eventLifecycle,
  J25: orders,
  J26: pointOfSale,
  J27: editTheCatalog,
  J28: restock,
  J29: webhooks,
};
