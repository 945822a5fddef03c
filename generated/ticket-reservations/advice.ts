// Generated from spec/ticket-reservations.yaml by `npm run generate`.
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
  EVENT_NOT_FOUND: {
    messageKey: 'event.unknown',
    action: 'change-input',
    text: 'There is no such event, or it is not published. Check the id.',
  },
  TICKET_DEFINITION_NOT_FOUND: {
    messageKey: 'ticket.unknown',
    action: 'read-back',
    text: 'There is no such kind of ticket. The owner may have deleted it; read the tickets again.',
  },
  UNSUPPORTED_PRICING_OPTION: {
    messageKey: 'ticket.badPrice',
    action: 'change-input',
    text: 'The ticket does not have this price. Read its prices again and choose one.',
  },
  TICKET_DEFINITION_HIDDEN: {
    messageKey: 'ticket.hidden',
    action: 'contact-owner',
    text: 'Buyers cannot reserve this ticket, because the owner has hidden it.',
  },
  SALE_NOT_STARTED: {
    messageKey: 'ticket.notYet',
    action: 'nothing',
    text: 'The sale of this ticket has not started. Show when it starts.',
  },
  SALE_ENDED: {
    messageKey: 'ticket.over',
    action: 'nothing',
    text: 'The sale of this ticket has ended, or the registration is closed. Show that.',
  },
  TICKET_LIMIT_EXCEEDED: {
    messageKey: 'ticket.overLimit',
    action: 'change-input',
    text: 'One order may not have so many tickets. Take fewer.',
  },
  TICKET_RESERVATION_NOT_CANCELABLE: {
    messageKey: 'reservation.over',
    action: 'nothing',
    text: 'The reservation is already over, so that its tickets are back on sale. Show its status.',
  },
  TICKET_RESERVATION_NOT_FOUND: {
    messageKey: 'reservation.gone',
    action: 'change-input',
    text: 'The reservation has expired or was released. Reserve the tickets again.',
  },
};
