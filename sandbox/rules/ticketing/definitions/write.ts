import type {
  CreateTicketDefinitionRequest,
  CreateTicketDefinitionResponse,
  SalePeriodInput,
  TicketDefinitionChanges,
  UpdateTicketDefinitionRequest,
  UpdateTicketDefinitionResponse,
} from '../../../../generated/ticket-definitions/types.ts';
import { applicationError } from '../../../engine/errors.ts';
import { ownValue } from '../../../engine/values/objects.ts';
import type { EventRecord, TicketDefinitionRecord } from '../../../records/state.ts';
import { newId, type CallContext, type Rule, type World } from '../../../engine/context.ts';
import { definitionsOf } from '../../events/find.ts';
import { settle } from '../../events/make.ts';
import { announcingRegistration } from '../sold-out.ts';
import { announceDefinition, definitionSnapshot } from './announce.ts';
import { currencyFrom, priceFrom } from './price.ts';
import { definitionOfCall } from './read.ts';
import { revisionOf, ticketDefinitionView } from './view.ts';

/** The limit of definitions of one event (R575). */
const MOST_DEFINITIONS = 100;
const MINUTE = 60_000;

/** createTicketDefinition (R573 to R575): the new ticket comes last in the owner's order. */
export const createTicketDefinition: Rule = (call): CreateTicketDefinitionResponse => {
  const { ticketDefinition: given, fields } = call.body as CreateTicketDefinitionRequest;
  const event = eventOf(call, given.eventId);
  const { name, description = '', policyText = '', hidden = false, initialLimit = null, feeType } = given;
  const others = definitionsOf(call, event.id);
  if (others.length >= MOST_DEFINITIONS)
    throw applicationError(428, 'TICKET_DEFINITIONS_LIMIT_REACHED', 'Ticket definitions limit reached', {
      limit: MOST_DEFINITIONS,
    });
  const now = call.clock.iso();
  const definition: TicketDefinitionRecord = {
    id: newId(call, 'ticket-definition'),
    eventId: event.id,
    name,
    description,
    policy: policyText,
    orderIndex: (others.at(-1)?.orderIndex ?? -1) + 1,
    price: priceFrom(call, given.pricingMethod, undefined),
    ...currencyPart(call, given.pricingMethod),
    fee: feeType,
    hidden,
    capacity: initialLimit,
    held: 0,
    sold: 0,
    sale: saleFrom(given.salePeriod),
    revision: 1,
    createdDate: now,
    updatedDate: now,
    ...(given.extendedFields && { extendedFields: given.extendedFields }),
  };
  changeTickets(call, event, () => {
    call.state.ticketDefinitions[definition.id] = definition;
  });
  announceDefinition(call, definition, event, { kind: 'created' });
  return { ticketDefinition: ticketDefinitionView(call, definition, event, fields) };
};

const currencyPart = (call: CallContext, method: Parameters<typeof currencyFrom>[1]) => {
  const currency = currencyFrom(call, method);
  return currency === undefined ? {} : { currency };
};

/** The event of a new definition, which must sell tickets (R575). */
const eventOf = ({ state }: World, eventId: string): EventRecord => {
  const event = ownValue(state.events, eventId);
  if (!event) throw applicationError(404, 'EVENT_NOT_FOUND', 'Event not found', { eventId });
  const { initialType = 'TICKETING' } = event.about.registration ?? {};
  if (initialType !== 'TICKETING')
    throw applicationError(428, 'INVALID_EVENT_TYPE', 'The registration of the event is not TICKETING', {
      initialType,
    });
  return event;
};

/** A sale period, rounded down to the minute (R574, R575). Throws a 428 if it ends before it starts. */
const saleFrom = (period: SalePeriodInput | null | undefined): TicketDefinitionRecord['sale'] => {
  if (!period) return null;
  const { startDate, endDate, displayNotOnSale = false } = period;
  const start = startDate === undefined ? 0 : toMinute(startDate);
  const end = endDate === undefined ? null : toMinute(endDate);
  if (end !== null && end <= start)
    throw applicationError(428, 'INVALID_SALE_PERIOD', 'Sale period is not valid');
  return { start, end, hideNotOnSale: !displayNotOnSale };
};

const toMinute = (date: string): number => Math.floor(Date.parse(date) / MINUTE) * MINUTE;

/** Changes the tickets of an event, which may open or close its registration, and plans its sales anew (R140, R150). */
const changeTickets = (world: World, event: EventRecord, change: () => void): void =>
  announcingRegistration(world, event.id, () => {
    change();
    settle(world, event);
  });

/** updateTicketDefinition: changes the given members (R573 to R575). Throws a 409 for a stale revision. */
export const updateTicketDefinition: Rule = (call): UpdateTicketDefinitionResponse => {
  const { ticketDefinition: changes, fields } = call.body as UpdateTicketDefinitionRequest;
  const { definition, event } = definitionOfCall(call);
  const currentRevision = String(revisionOf(definition));
  if (changes.revision !== currentRevision)
    throw applicationError(409, 'INVALID_REVISION', 'The entity has another revision', {
      expectedRevision: changes.revision,
      currentRevision,
    });
  const changed = changedMembers(call, definition, changes);
  const before = definitionSnapshot(call, definition, event);
  changeTickets(call, event, () => {
    const revision = revisionOf(definition) + 1;
    Object.assign(definition, changed, { revision, updatedDate: call.clock.iso() });
  });
  announceDefinition(call, definition, event, { kind: 'updated', before });
  return { ticketDefinition: ticketDefinitionView(call, definition, event, fields) };
};

/** The members of the record that an update sets; null clears a text, the limit or the period (assumed). */
const changedMembers = (
  call: CallContext,
  { price }: TicketDefinitionRecord,
  changes: TicketDefinitionChanges,
): Partial<TicketDefinitionRecord> => {
  const { name, description, policyText, hidden, initialLimit, pricingMethod, feeType } = changes;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(policyText !== undefined && { policy: policyText ?? '' }),
    ...(hidden !== undefined && { hidden }),
    ...(initialLimit !== undefined && { capacity: initialLimit }),
    ...(pricingMethod && {
      price: priceFrom(call, pricingMethod, price),
      ...currencyPart(call, pricingMethod),
    }),
    ...(feeType !== undefined && { fee: feeType }),
    ...(changes.salePeriod !== undefined && { sale: saleFrom(changes.salePeriod) }),
    ...(changes.extendedFields && { extendedFields: changes.extendedFields }),
  };
};

/** deleteTicketDefinition: orders and reservations keep their tickets (assumed). */
export const deleteTicketDefinition: Rule = (call) => {
  const { definition, event } = definitionOfCall(call);
  const deleted = ticketDefinitionView(call, definition, event);
  changeTickets(call, event, () => {
    delete call.state.ticketDefinitions[definition.id];
  });
  announceDefinition(call, definition, event, { kind: 'deleted', deleted });
  return {};
};
