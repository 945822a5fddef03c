import type { NewTicketLine, NewTicketReservation } from '../../../../generated/ticket-reservations/types.ts';
import { applicationError, fieldError, type PlatformError } from '../../../engine/errors.ts';
import { ownValue } from '../../../engine/values/objects.ts';
import type { EventRecord, ReservedTickets, TicketDefinitionRecord } from '../../../records/state.ts';
import type { CallContext } from '../../../engine/context.ts';
import { excessIn, obstacleTo } from '../hold.ts';
import { unitPriceOf } from '../unit-price.ts';

/** The requested tickets with their event, which follows from the definitions. */
export interface RequestedLines {
  event: EventRecord;
  tickets: ReservedTickets[];
}

const definitionNotFound = (ticketDefinitionId: string) =>
  applicationError(404, 'TICKET_DEFINITION_NOT_FOUND', 'Ticket definition not found', { ticketDefinitionId });

const eventNotFound = (eventId: string) =>
  applicationError(404, 'EVENT_NOT_FOUND', 'Event not found', { eventId });

/** The refusal of each obstacle (R588, R589). The names of the first two are assumed. */
const obstacles = {
  'not-started': ['SALE_NOT_STARTED', 'Sale has not started'],
  ended: ['SALE_ENDED', 'Sale has ended'],
  hidden: ['TICKET_DEFINITION_HIDDEN', 'Ticket definition is hidden'],
} as const;

/**
 * The requested lines with their prices and their event (R580, R588 to R590, R593). Throws if a ticket is unknown, not
 * on sale or over the limit, or if the lines belong to several events.
 */
export const requestedLines = (call: CallContext, given: NewTicketReservation): RequestedLines => {
  const { disableTicketLimitValidation = false, enableHiddenTicketReservation = false } =
    given.additionalReservationSettings ?? {};
  let event: EventRecord | undefined;
  const tickets = given.tickets.map((line, index) => {
    const at = `ticketReservation.tickets[${index}]`;
    const definition = ownValue(call.state.ticketDefinitions, line.ticketDefinitionId);
    if (!definition) throw definitionNotFound(line.ticketDefinitionId);
    event = sameEvent(call, event, definition, line, at);
    const obstacle = obstacleTo(call, event, definition);
    if (obstacle !== undefined && !(obstacle === 'hidden' && enableHiddenTicketReservation)) {
      const [code, description] = obstacles[obstacle];
      throw applicationError(428, code, description, { ticketDefinitionId: definition.id });
    }
    return pricedLine(call, definition, line, at);
  });
  if (!event) throw fieldError('ticketReservation.tickets', 'MIN_SIZE', 'must have an entry');
  const excess = excessIn(call, event, tickets, disableTicketLimitValidation);
  if (!excess) return { event, tickets };
  const { isSoldOut: _, ...data } = excess;
  throw applicationError(428, 'TICKET_LIMIT_EXCEEDED', 'Ticket limit exceeded', data);
};

/** The event of a line; all lines have the same one (R593). A draft has no tickets yet (R588). */
const sameEvent = (
  { state }: CallContext,
  former: EventRecord | undefined,
  { eventId }: TicketDefinitionRecord,
  line: NewTicketLine,
  at: string,
): EventRecord => {
  if (line.eventId !== undefined && line.eventId !== eventId)
    throw fieldError(`${at}.eventId`, 'VALIDATION', 'must be the event of the ticket definition');
  const event = ownValue(state.events, eventId);
  if (!event || event.status === 'DRAFT') throw eventNotFound(eventId);
  if (former && former.id !== event.id)
    throw fieldError(`${at}.ticketDefinitionId`, 'VALIDATION', 'must belong to the event of the other lines');
  return event;
};

const pricedLine = (
  call: CallContext,
  definition: TicketDefinitionRecord,
  { quantity, ticketInfo = {} }: NewTicketLine,
  at: string,
): ReservedTickets => {
  const { seatId, guestPrice, priceOverride, pricingOptionId, pricingPlan } = ticketInfo;
  const info = `${at}.ticketInfo`;
  if (seatId !== undefined)
    throw fieldError(`${info}.seatId`, 'FIELD_NOT_ALLOWED', 'is for events with a seat plan only');
  const unitPrice = unitPriceOf(
    call,
    definition,
    { guestPrice, priceOverride, pricingOptionId },
    {
      path: {
        guestPrice: `${info}.guestPrice`,
        priceOverride: `${info}.priceOverride`,
        pricingOptionId: `${info}.pricingOptionId`,
      },
      unknownOption,
    },
  );
  const chosen = priceOverride ?? guestPrice;
  return {
    ticketDefinitionId: definition.id,
    quantity,
    ...(chosen !== undefined && { priceOverride: chosen }),
    ...(pricingOptionId !== undefined && { pricingOptionId }),
    ...(pricingPlan && { pricingPlan }),
    unitPrice,
  };
};

const unknownOption = ({ id }: TicketDefinitionRecord): PlatformError =>
  applicationError(400, 'UNSUPPORTED_PRICING_OPTION', 'Pricing option is not supported', {
    ticketDefinitionId: id,
  });
