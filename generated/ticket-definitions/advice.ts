// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  INVALID_REVISION: {
    messageKey: 'call.staleRevision',
    action: 'read-back',
    text: 'The entity has changed. Read it again, apply the change to what was read, and send it with the new revision.',
  },
  EVENT_NOT_FOUND: {
    messageKey: 'event.unknown',
    action: 'change-input',
    text: 'There is no such event, or it is not published. Check the id.',
  },
  FILTER_PARSER_ERROR: {
    messageKey: 'event.badFilter',
    action: 'change-input',
    text: 'The filter names a field or an operator that cannot be used here. The reference page lists both.',
  },
  TICKET_DEFINITION_NOT_FOUND: {
    messageKey: 'ticket.unknown',
    action: 'read-back',
    text: 'There is no such kind of ticket. The owner may have deleted it; read the tickets again.',
  },
  INVALID_EVENT_TYPE: {
    messageKey: 'event.otherRegistration',
    action: 'change-input',
    text: 'The event registers guests in another way. Read its registration type, then use tickets or replies.',
  },
  TICKET_DEFINITIONS_LIMIT_REACHED: {
    messageKey: 'ticket.tooManyKinds',
    action: 'change-input',
    text: 'The event has as many kinds of tickets as it may have. Change or delete one.',
  },
  INVALID_SALE_PERIOD: {
    messageKey: 'ticket.badPeriod',
    action: 'change-input',
    text: 'The sale has to end after it starts. Correct the two dates.',
  },
};
