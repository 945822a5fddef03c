import type {
  CountEventsByStatusRequest,
  EventFieldset,
  EventStatus,
  QueryEventsRequest,
} from '../../../generated/events-v3/types.ts';
import { forbidden } from '../../engine/identity.ts';
import type { EventRecord } from '../../records/state.ts';
import { isElevated, type CallContext, type Rule } from '../../engine/context.ts';
import { counted, runQuery } from '../../engine/paging.ts';
import { filterTest } from '../../engine/query.ts';
import { checkEventsApp } from './check.ts';
import { eventField } from './fields.ts';
import { eventNotFound } from './find.ts';
import { statusOf } from './status.ts';
import { eventView } from './view.ts';
import { eventOfCall } from './call.ts';

const MANAGERS = ['owner', 'app'] as const;

/** The requested fieldsets. Throws a 403 for a fieldset that the caller may not see (R143). */
const fieldsOf = ({ caller }: CallContext, fields: unknown): EventFieldset[] => {
  const wanted = Array.isArray(fields) ? (fields as EventFieldset[]) : [];
  if (caller && !isElevated(caller) && wanted.includes('DASHBOARD'))
    throw forbidden(caller, MANAGERS, 'DASHBOARD');
  return wanted;
};

/** The response with an event. Throws a 403 for a draft if the caller may not read drafts (R137). */
const shown = (call: CallContext, event: EventRecord) => {
  const fields = fieldsOf(call, call.query['fields']);
  const { caller } = call;
  if (caller && event.status === 'DRAFT' && !isElevated(caller)) throw forbidden(caller, MANAGERS, 'draft');
  return { event: forReader(call, event, fields) };
};

/** An event as the caller may see it: only owner and app see the session of an online conference. */
const forReader = (call: CallContext, event: EventRecord, fields: readonly EventFieldset[]) => {
  const view = eventView(call, event, fields);
  if (isElevated(call.caller) || !view.onlineConferencing?.session) return view;
  const { session: _, ...onlineConferencing } = view.onlineConferencing;
  return { ...view, onlineConferencing };
};

/** getEvent (R137, R143). */
export const getEvent: Rule = (call) => shown(call, eventOfCall(call));

/** getEventBySlug (R137, R143). */
export const getEventBySlug: Rule = (call) => {
  checkEventsApp(call);
  const { slug } = call.params;
  const event = Object.values(call.state.events).find(({ about }) => about.slug === slug);
  if (!event) throw eventNotFound({ slug });
  return shown(call, event);
};

/** The events that a query searches, the oldest first; drafts only on request (R137). */
const eventsFor = (call: CallContext, includeDrafts: boolean): EventRecord[] =>
  Object.values(call.state.events)
    .filter(({ status }) => includeDrafts || status !== 'DRAFT')
    .toSorted((left, right) => Date.parse(left.about.createdDate) - Date.parse(right.about.createdDate));

/** The query with the page of the platform: without a limit it has no events, unless the setting says so (R705). */
const withLimit = ({ state }: CallContext, query: NonNullable<QueryEventsRequest['query']>) => {
  const { paging } = query;
  if (paging?.limit !== undefined || state.settings.eventsWithoutLimit === 'all') return query;
  return { ...query, paging: { ...paging, limit: 0 } };
};

/** queryEvents (R137, R138, R143, R705). */
export const queryEvents: Rule = (call) => {
  checkEventsApp(call);
  const { query = {}, fields, includeDrafts = false } = call.body as QueryEventsRequest;
  const wanted = fieldsOf(call, fields);
  const { page, metadata } = runQuery(
    eventsFor(call, includeDrafts),
    withLimit(call, query),
    eventField(call),
  );
  return {
    events: page.map((event) => forReader(call, event, wanted)),
    pagingMetadata: metadata,
  };
};

/** The names of the statuses in the counts. Drafts have no name and count in the total only (R139). */
const countNames: readonly (readonly [string, EventStatus])[] = [
  ['SCHEDULED', 'UPCOMING'],
  ['STARTED', 'STARTED'],
  ['ENDED', 'ENDED'],
  ['CANCELED', 'CANCELED'],
];

/** countEventsByStatus (R139): counts nothing without a facet. */
export const countEventsByStatus: Rule = (call) => {
  checkEventsApp(call);
  const { filter, facet = [], includeDrafts = false } = call.body as CountEventsByStatusRequest;
  const found = eventsFor(call, includeDrafts).filter(filterTest(filter, eventField(call), 'filter'));
  if (!facet.includes('status')) return { facets: {} };
  const statuses = found.map((event) => statusOf(call, event));
  const counts = Object.fromEntries(
    countNames.map(([name, status]) => [name, statuses.filter((one) => one === status).length]),
  );
  return {
    pagingMetadata: { count: 0, offset: 0, total: found.length, ...counted },
    facets: { status: { counts } },
  };
};
