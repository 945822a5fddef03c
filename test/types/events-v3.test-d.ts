import {
  bulkDeleteEventsByFilter,
  countEventsByStatus,
  createEvent,
  type EventStatus,
  getEvent,
  getEventBySlug,
  queryEvents,
  type Registration,
  type SiteEvent,
  updateEvent,
} from '../../generated/events-v3/index.ts';
import { openApiClient, eventsV3Service } from '../../generated/events-v3/openapi.ts';
import {
  useCreateEvent,
  useGetEvent,
  useQueryEvents,
  useUpdateEvent,
} from '../../generated/events-v3/queries.ts';
import { createClient, isDeclared, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Event calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, eventsV3Service);
const ownerOpenApi = openApiClient(owner, eventsV3Service);
const dates = {
  startDate: '2027-05-01T18:00:00Z',
  endDate: '2027-05-01T21:00:00Z',
  timeZoneId: 'Europe/Berlin',
};
const event = {
  title: 'Strings by candlelight',
  location: { type: 'VENUE', name: 'Old Pump House' },
  dateAndTimeSettings: dates,
  registration: { initialType: 'TICKETING' },
} as const;
const query = '/v3/events/query';
const byId = '/v3/events/{eventId}';

export const answers = async (): Promise<void> => {
  const { event: found } = await getEventBySlug('strings', { fields: ['REGISTRATION'] }, { client });
  exactly<string | undefined>()(found?.title);
  exactly<string | undefined>()(found?.dateAndTimeSettings?.startDate);
  exactly<string | undefined>()(found?.location?.name);
  exactly<EventStatus | Undeclared | undefined>()(found?.status);
  const { events, pagingMetadata } = await queryEvents({ query: {} }, { client });
  exactly<string | undefined>()(events[0]?.dateAndTimeSettings?.formatted?.dateAndTime);
  exactly<number | undefined>()(pagingMetadata?.total);
  // @ts-expect-error The event has no such field.
  void found.name;
  // @ts-expect-error `registration` may be absent, because its part was not requested.
  void found.registration.status;
};

export const requests = (): void => {
  void createEvent({ event, draft: true, fields: ['DETAILS'] }, { client: owner });
  // @ts-expect-error Visitors and members make no events.
  void createEvent({ event }, { client });
  // @ts-expect-error Visitors and members delete no events.
  void bulkDeleteEventsByFilter({ filter: { status: 'ENDED' } }, { client });
  // @ts-expect-error A field that the call does not have.
  void createEvent({ event, publish: true }, { client: owner });
  // @ts-expect-error A field that only the platform sets.
  void createEvent({ event: { ...event, status: 'UPCOMING' } }, { client: owner });
  // @ts-expect-error A field that a date does not have.
  void createEvent({ event: { ...event, dateAndTimeSettings: { ...dates, start: '' } } }, { client: owner });
  // @ts-expect-error An event without title, place, time and registration.
  void createEvent({ event: {} }, { client: owner });
  // @ts-expect-error A registration without its kind.
  void createEvent({ event: { ...event, registration: {} } }, { client: owner });
  // @ts-expect-error Not a kind of place.
  void updateEvent('id', { event: { location: { type: 'BARN' } } }, { client: owner });
  // @ts-expect-error Not a fieldset.
  void getEvent('id', { fields: ['EVERYTHING'] }, { client });
  // @ts-expect-error The id is missing.
  void getEvent({}, { client });
};

export const queries = (): void => {
  const filter = { status: { $in: ['UPCOMING', 'STARTED'] } } as const;
  void queryEvents(
    {
      query: {
        filter: { status: { $in: ['UPCOMING'] } },
        sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
      },
    },
    { client },
  );
  void countEventsByStatus({ filter: { status: filter.status.$in[0] } }, { client });
  // Readonly lists, in every part of a request.
  const fields = ['DETAILS', 'REGISTRATION'] as const;
  const sort = [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }] as const;
  void queryEvents({ query: { filter, sort }, fields }, { client });
  void getEvent('id', { fields }, { client });
  void openApi.POST(query, { body: { query: { filter, sort }, fields } });
  // @ts-expect-error A field that cannot be filtered.
  void queryEvents({ query: { filter: { shortDescription: 'x' } } }, { client });
  // @ts-expect-error A nested field that cannot be filtered.
  void queryEvents({ query: { filter: { $and: [{ shortDescription: 'x' }] } } }, { client });
  // @ts-expect-error An operator that the status does not support.
  void queryEvents({ query: { filter: { status: { $gt: 'ENDED' } } } }, { client });
  // @ts-expect-error Not a status.
  void queryEvents({ query: { filter: { status: 'CANCELLED' } } }, { client });
  // @ts-expect-error A field that can be filtered, but not sorted.
  void queryEvents({ query: { sort: [{ fieldName: 'status' }] } }, { client });
  // @ts-expect-error Not a direction.
  void queryEvents({ query: { sort: [{ fieldName: 'title', order: 'UP' }] } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST(query, { body: { query: { filter: { status: 'UPCOMING' } } } });
  exactly<string | undefined>()(data?.events[0]?.dateAndTimeSettings?.startDate);
  exactly<EventStatus | Undeclared | undefined>()(data?.events[0]?.status);
  await ownerOpenApi.POST('/v3/events', { body: { event: { ...event } } });
  // @ts-expect-error Visitors and members make no events.
  await openApi.POST('/v3/events', { body: { event: { ...event } } });
  // @ts-expect-error A field that cannot be filtered.
  await openApi.POST(query, { body: { query: { filter: { shortDescription: 'x' } } } });
  // @ts-expect-error The id is missing.
  await openApi.GET(byId, { params: { path: {} } });
  // @ts-expect-error Not a fieldset.
  await openApi.GET(byId, { params: { path: { eventId: 'a' }, query: { fields: ['ALL'] } } });
  // @ts-expect-error A field that an event does not have.
  await ownerOpenApi.POST('/v3/events', { body: { event: { ...event, name: 'x' } } });
};

export const useEvents = (): void => {
  exactly<string | undefined>()(useGetEvent('id').data?.event?.dateAndTimeSettings?.startDate);
  exactly<SiteEvent[] | undefined>()(useQueryEvents({ query: { filter: { slug: 'a' } } }).data?.events);
  // @ts-expect-error A field that cannot be filtered.
  useQueryEvents({ query: { filter: { shortDescription: 'x' } } });
  useUpdateEvent().mutate({ eventId: 'id', data: { event: { title: 'New' } } });
  // @ts-expect-error The id is missing.
  useUpdateEvent().mutate({ data: { event: { title: 'New' } } });
  // @ts-expect-error A field that an event does not have.
  useCreateEvent().mutate({ data: { event: { ...event, name: 'x' } } });
  // @ts-expect-error Visitors and members make no events.
  useCreateEvent({ request: { client } });
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const label = ({ status }: SiteEvent): string => {
  switch (status) {
    case 'UPCOMING':
      return 'soon';
    case 'STARTED':
      return 'now';
    case 'ENDED':
    case 'CANCELED':
      return 'over';
    case 'DRAFT':
    case 'UNKNOWN_EVENT_STATUS':
    case undefined:
      return '';
    default:
      return status satisfies Undeclared;
  }
};

export const enumerations = ({ status }: SiteEvent, { status: registration }: Registration): void => {
  // @ts-expect-error Other listed values are possible.
  if (status !== 'UPCOMING' && status !== 'STARTED') status satisfies Undeclared;
  // @ts-expect-error Mistyped.
  if (registration === 'OPEN_TICKET') return;
  // @ts-expect-error Fields that are not listed are not sent.
  void queryEvents({ query: { filter: { status } } }, { client });
  if (status !== undefined && isDeclared(['UPCOMING', 'STARTED'], status))
    void queryEvents({ query: { filter: { status } } }, { client });
};
