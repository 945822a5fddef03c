import type {
  BulkCancelEventsByFilterRequest,
  CancelEventRequest,
  EventCancellation,
} from '../../../generated/events-v3/types.ts';
import { fieldError } from '../../engine/errors.ts';
import type { Caller, EventRecord, TicketOrderRecord } from '../../records/state.ts';
import { callerOf, type CallContext, type Rule, type World } from '../../engine/context.ts';
import { mail } from '../members/members.ts';
import { filterTest } from '../../engine/query.ts';
import { cancelReservationsOf } from '../ticket-sales/settle-reservation.ts';
import { checkEventsApp } from './check.ts';
import { eventField } from './fields.ts';
import { repliesTo } from '../seats/seats.ts';
import { definitionsOf } from './find.ts';
import { settle } from './make.ts';
import { announceCanceled, announceDeleted } from './notify.ts';
import { statusOf } from './status.ts';
import { unschedule } from './timetable.ts';
import { answerWith, eventOfCall, transitionRefused } from './call.ts';

/** cancelEvent (R134, R135): cannot be undone. A canceled event is returned unchanged. */
export const cancelEvent: Rule = (call) => {
  const event = eventOfCall(call);
  const { fields } = call.body as CancelEventRequest;
  const status = statusOf(call, event);
  if (status !== 'CANCELED' && !isCancelable(call, event)) throw transitionRefused(status);
  if (status !== 'CANCELED') cancel(call, event, callerOf(call));
  return answerWith(call, event, fields);
};

/** Whether an event can be canceled: it is neither a draft nor over. */
const isCancelable = (world: World, event: EventRecord): boolean => {
  const status = statusOf(world, event);
  return status === 'UPCOMING' || status === 'STARTED';
};

const actorOf = ({ state }: World, { role }: Caller): Omit<EventCancellation, 'canceledDate'> =>
  role === 'owner'
    ? { actorType: 'USER', actorName: state.settings.ownerName, actorEmail: state.settings.ownerEmail }
    : { actorType: 'APP', actorName: '', actorEmail: '' };

const cancel = (world: World, event: EventRecord, caller: Caller): void => {
  const now = world.clock.iso();
  event.status = 'CANCELED';
  event.about = {
    ...event.about,
    updatedDate: now,
    summaries: { cancellation: { canceledDate: now, ...actorOf(world, caller) } },
  };
  settle(world, event);
  cancelReservationsOf(world, event.id);
  announceCanceled(world, event, caller.id);
  if (world.state.settings.cancelNotifiesGuests) notifyGuests(world, event);
};

/** Mails every buyer with tickets or with an open order (R134). */
const notifyGuests = (world: World, event: EventRecord): void => {
  const guests = new Set<string>();
  for (const { eventId, buyer, status } of Object.values(world.state.ticketOrders))
    if (eventId === event.id && buyer.email !== undefined && !lost.has(status)) guests.add(buyer.email);
  for (const to of guests) mail(world, { to, kind: 'event-canceled', about: event.id });
};

/** The statuses of orders that give no tickets. */
const lost: ReadonlySet<TicketOrderRecord['status']> = new Set(['CANCELED', 'DECLINED', 'VOIDED']);

/** deleteEvent: deletes an event in any status (R134). */
export const deleteEvent: Rule = (call) => {
  const event = eventOfCall(call);
  remove(call, event);
  return { eventId: event.id };
};

const remove = (world: World, event: EventRecord): void => {
  const { state } = world;
  cancelReservationsOf(world, event.id);
  announceDeleted(world, event);
  for (const { id } of definitionsOf(world, event.id)) delete state.ticketDefinitions[id];
  for (const { id } of repliesTo(world, event.id)) delete state.rsvps[id];
  delete state.events[event.id];
  unschedule(world, event.id);
};

/** Whether a filter has a condition. A filter without one would match every event of the site. */
const hasCondition = (filter: unknown): boolean => {
  if (typeof filter !== 'object' || filter === null) return false;
  return Object.entries(filter).some(([key, value]) => {
    if (key === '$and' || key === '$or') return Array.isArray(value) && value.some(hasCondition);
    return key === '$not' ? hasCondition(value) : true;
  });
};

/**
 * The events that match a filter, including drafts. Throws a 400 for an empty filter, unless the site lets it match all
 * events (R145).
 */
const eventsMatching = (call: CallContext): EventRecord[] => {
  checkEventsApp(call);
  const { filter } = (call.body as BulkCancelEventsByFilterRequest).filter;
  if (!hasCondition(filter) && call.state.settings.emptyBulkFilter === 'refuse')
    throw fieldError('filter.filter', 'REQUIRED_FIELD', 'must not be empty');
  return Object.values(call.state.events).filter(filterTest(filter, eventField(call), 'filter.filter'));
};

/** bulkCancelEventsByFilter (R145): cancels every matching event that can be canceled. */
export const bulkCancelEventsByFilter: Rule = (call) => {
  for (const event of eventsMatching(call))
    if (isCancelable(call, event)) cancel(call, event, callerOf(call));
  return {};
};

/** bulkDeleteEventsByFilter (R145): deletes every matching event. */
export const bulkDeleteEventsByFilter: Rule = (call) => {
  for (const event of eventsMatching(call)) remove(call, event);
  return {};
};
