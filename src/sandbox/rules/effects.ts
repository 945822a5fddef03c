import type { Effect } from '../effects.ts';
import type { EffectKind } from '../state.ts';
import { moveEvent, moveSale, remindOfEvent } from './events/effects.ts';
import { expireReservation } from './ticketing/reservation.ts';
import { sendBackInStock } from './back-in-stock/report.ts';

const nothing: Effect = () => undefined;

/** What each kind of effect does when its time has come (R1). */
export const effects: Readonly<Record<EffectKind, Effect>> = {
  'ticket-sale': moveSale,
  'reservation-expiry': expireReservation,
  'order-cancellation': nothing,
  'event-status': moveEvent,
  reminder: remindOfEvent,
  'ticket-issue': nothing,
  'payment-settled': nothing,
  'back-in-stock': sendBackInStock,
  'token-expiry': nothing,
};
