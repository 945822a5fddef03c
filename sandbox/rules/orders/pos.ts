import type { PosCheckoutRequest, PosCheckoutResponse } from '../../../generated/ticketing/types.ts';
import { callerOf, type Rule } from '../../engine/context.ts';
import { checkoutView } from './checkout.ts';
import { placeTicketOrder } from './place-order.ts';
import { liveReservationOf } from '../ticketing/reservation.ts';

/** posCheckout: an order paid at the point of sale, without a form and without a mail (R156, R192). */
export const posCheckout: Rule = (call): PosCheckoutResponse => {
  const body = call.body as PosCheckoutRequest;
  const { reservation, event } = liveReservationOf(call, body.reservationId, body.eventId);
  const order = placeTicketOrder(call, {
    reservation,
    event,
    owner: callerOf(call),
    memberId: null,
    buyer: {},
    guests: [],
    discount: {},
    payment: 'till',
    paymentId: body.paymentDetailsId,
    silent: true,
    marketingConsent: false,
  });
  const { orderPageUrl: _, ...answer } = checkoutView(call, order, reservation, event);
  return answer;
};
