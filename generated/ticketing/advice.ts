// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  NO_PAYMENT_METHOD_CONFIGURED: {
    messageKey: 'setup.payments',
    action: 'contact-owner',
    text: 'The site cannot accept payments yet. Its owner has to connect a payment method.',
  },
  TICKETS_NOT_AVAILABLE: {
    messageKey: 'ticket.soldOut',
    action: 'change-input',
    text: 'Not enough tickets are left. List the available tickets again and take fewer.',
  },
  TICKET_LIMIT_EXCEEDED: {
    messageKey: 'ticket.overLimit',
    action: 'change-input',
    text: 'One order may not have so many tickets. Take fewer.',
  },
  RESERVATION_NOT_FOUND: {
    messageKey: 'reservation.gone',
    action: 'change-input',
    text: 'The reservation has expired or was released. Reserve the tickets again.',
  },
  RESERVATION_OCCUPIED: {
    messageKey: 'reservation.used',
    action: 'read-back',
    text: 'This reservation was already checked out. Look for its order before you reserve again.',
  },
  INVALID_FORM_RESPONSE: {
    messageKey: 'order.badForm',
    action: 'change-input',
    text: "Fill in every mandatory field of the event's form, with values that it offers.",
  },
  ORDER_NOT_FOUND: {
    messageKey: 'order.gone',
    action: 'change-input',
    text: 'There is no such order, or the caller may not see it. Check its number or its id.',
  },
  ORDER_ACTION_NOT_AVAILABLE: {
    messageKey: 'order.notNow',
    action: 'read-back',
    text: "The order's status does not allow this. Read the order again.",
  },
  ORDER_STATUS_NOT_AUTHORIZED: {
    messageKey: 'order.notNow',
    action: 'read-back',
    text: "The order's status does not allow this. Read the order again.",
  },
};
