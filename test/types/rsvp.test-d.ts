import {
  createRsvp,
  type CreateRsvpErrorCode,
  deleteRsvp,
  getRsvp,
  listCurrentRsvps,
  listRsvpSummary,
  queryRsvps,
  type Rsvp,
  updateRsvp,
} from '../../generated/rsvp/index.ts';
import { openApiClient, rsvpService } from '../../generated/rsvp/openapi.ts';
import { useCreateRsvp, useListCurrentRsvps, useQueryRsvps } from '../../generated/rsvp/queries.ts';
import { createClient, items, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Calls of replies that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, rsvpService);
const rsvp = { eventId: 'a', firstName: 'Ada', lastName: 'Brandt', email: 'a@b.c', status: 'YES' } as const;
const ids = { eventId: ['a'] };

export const answers = async (): Promise<void> => {
  const created = await createRsvp({ rsvp }, { client });
  exactly<string | undefined>()(created.rsvp?.revision);
  exactly<string | undefined>()(created.calendarLinks?.ics);
  exactly<number | undefined>()(created.rsvp?.guestList?.guests[0]?.guestId);
  const { rsvps, pagingMetadata } = await queryRsvps({}, { client: owner });
  exactly<string | undefined>()(rsvps[0]?.email);
  exactly<boolean | undefined>()(pagingMetadata?.hasNext);
  exactly<number | undefined>()((await listRsvpSummary(ids, { client: owner })).summaries[0]?.yesGuestCount);
  for await (const own of items(listCurrentRsvps, { ...ids, paging: {} }, { client })) exactly<Rsvp>()(own);
  // @ts-expect-error A page by cursor has no total.
  void pagingMetadata.total;
  // @ts-expect-error The platform sets the number of guests.
  created.rsvp.totalGuests = 2;
};

export const requests = (): void => {
  // @ts-expect-error A reply has an e-mail address.
  void createRsvp({ rsvp: { ...rsvp, email: undefined } }, { client });
  // @ts-expect-error MAYBE is not a reply.
  void createRsvp({ rsvp: { ...rsvp, status: 'MAYBE' } }, { client });
  // @ts-expect-error Companions have a number.
  void createRsvp({ rsvp: { ...rsvp, additionalGuestDetails: { guestNames: ['B'] } } }, { client });
  // @ts-expect-error Replies are read by owners and apps.
  void getRsvp('id', {}, { client });
  // @ts-expect-error A change names the revision.
  void updateRsvp('id', { rsvp: { status: 'YES' } }, { client: owner });
  void updateRsvp('id', { rsvp: { revision: '1', status: 'YES' } }, { client: owner });
  // @ts-expect-error The event of a reply cannot change.
  void updateRsvp('id', { rsvp: { revision: '1', eventId: 'b' } }, { client: owner });
  // @ts-expect-error The e-mail address cannot be filtered.
  void queryRsvps({ query: { filter: { email: 'a@b.c' } } }, { client: owner });
  // @ts-expect-error Replies have no pages by offset.
  void queryRsvps({ query: { paging: { offset: 10 } } }, { client: owner });
  // @ts-expect-error The ids of the events are missing.
  void listRsvpSummary({}, { client: owner });
  // @ts-expect-error An owner has no own replies.
  void listCurrentRsvps(ids, { client: owner });
  void deleteRsvp('id', { client: owner });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST('/v2/rsvps', { body: { rsvp } });
  exactly<string | undefined>()(data?.rsvp?.id);
  // @ts-expect-error A call with a body needs one.
  await openApi.POST('/v2/rsvps');
};

export const useReplies = (): void => {
  exactly<number | undefined>()(
    useListCurrentRsvps(ids, { query: { select: ({ rsvps }) => rsvps.length } }).data,
  );
  const { mutate } = useCreateRsvp();
  mutate({ data: { rsvp } });
  // @ts-expect-error Replies are queried by owners and apps.
  useQueryRsvps({}, { request: { client } });
};

/** A code of the call; others belong to other calls. */
export const codes: CreateRsvpErrorCode[] = [
  'WAITING_LIST_UNAVAILABLE',
  // @ts-expect-error The code of a change.
  'INVALID_REVISION',
];

/** Every listed status has a case; a status that the platform adds later is kept. */
export const told = ({ status }: Rsvp): string => {
  switch (status) {
    case 'YES':
      return 'coming';
    case 'NO':
      return 'not coming';
    case 'WAITLIST':
      return 'waiting';
    default:
      return status satisfies Undeclared;
  }
};
