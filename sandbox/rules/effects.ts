import type { Effect } from '../engine/due-effects.ts';
import type { EffectKind } from '../records/state.ts';
import { sendBackInStock } from './back-in-stock/report.ts';
import { moveCatalogThen } from './catalog/move.ts';
import { moveEvent, remindOfEvent } from './events/effects.ts';
import { cancelUnpaidOrder, settlePayment } from './orders/payments.ts';
import { sweep } from './visitor-expiry.ts';
import { issueTickets } from './orders/tickets.ts';
import { moveSales } from './ticketing/definitions/sales.ts';
import { expireReservation } from './ticketing/reservation.ts';

/** The function that runs when an effect of a kind is due (R1). */
export const effects: Readonly<Record<EffectKind, Effect>> = {
  'ticket-sale': moveSales,
  'reservation-expiry': expireReservation,
  'order-cancellation': cancelUnpaidOrder,
  'event-status': moveEvent,
  reminder: remindOfEvent,
  'ticket-issue': issueTickets,
  'payment-settled': settlePayment,
  'back-in-stock': sendBackInStock,
  'token-expiry': sweep,
  // The clock stops here (R646); the calls and notifications compare the end with the clock themselves.
  'calls-end': () => undefined,
  'catalog-move': moveCatalogThen,
};
