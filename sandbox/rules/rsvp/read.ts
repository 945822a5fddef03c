import type { ListCurrentRsvpsParams, QueryRsvpsRequest, RsvpPart } from '../../../generated/rsvp/types.ts';
import { applicationError } from '../../engine/errors.ts';
import { runQuery, type PlatformQuery } from '../../engine/paging.ts';
import type { FieldLookup, QueryField } from '../../engine/query.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { CallContext, Rule } from '../../engine/context.ts';
import type { RsvpRecord } from '../../records/state.ts';
import { checkEventsApp } from '../events/check.ts';
import { replyOfCall } from './change.ts';
import { countsOf, peopleOf } from '../seats/seats.ts';
import { replyView } from './view.ts';

/** getRsvp (R609, R612). */
export const getRsvp: Rule = (call) => ({
  rsvp: replyView(call, replyOfCall(call), call.query['fields'] as RsvpPart[] | undefined),
});

const hasArrived = (reply: RsvpRecord): boolean =>
  peopleOf(reply) > 0 && Object.keys(reply.arrivals).length === peopleOf(reply);

const fields = new Map<string, QueryField<RsvpRecord>>([
  ['id', { read: ({ id }) => id }],
  ['eventId', { read: ({ eventId }) => eventId }],
  ['memberId', { read: ({ memberId }) => memberId }],
  ['contactId', { read: ({ contactId }) => contactId }],
  ['status', { read: ({ status }) => status, sortable: true }],
  ['fullyCheckedIn', { read: hasArrived, sortable: true }],
  ['createdDate', { read: ({ createdDate }) => createdDate, sortable: true }],
  ['updatedDate', { read: ({ updatedDate }) => updatedDate, sortable: true }],
]);

const fieldLookup: FieldLookup<RsvpRecord> = (name) => fields.get(name);

/** One page of replies, the newest first by default, 50 by default (R612). */
const pageOf = (
  call: CallContext,
  replies: readonly RsvpRecord[],
  query: PlatformQuery,
  parts: readonly RsvpPart[] | undefined,
) => {
  const { page, metadata } = runQuery(
    replies.toReversed(),
    { ...query, cursorPaging: query.cursorPaging ?? {} },
    fieldLookup,
  );
  const { count, cursors = {} } = metadata as { count: number; cursors?: { next?: string } };
  return {
    rsvps: page.map((reply) => replyView(call, reply, parts)),
    pagingMetadata: { count, cursors, hasNext: cursors.next !== undefined },
  };
};

/** queryRsvps (R609, R612). */
export const queryRsvps: Rule = (call) => {
  checkEventsApp(call);
  const { query = {}, fields: parts } = call.body as QueryRsvpsRequest;
  return pageOf(call, Object.values(call.state.rsvps), query, parts);
};

/** listCurrentRsvps: the own replies of a member; a caller without a member gets MEMBER_IDENTITY_NOT_FOUND (R609). */
export const listCurrentRsvps: Rule = (call) => {
  checkEventsApp(call);
  const { caller, state } = call;
  if (caller?.role !== 'member')
    throw applicationError(404, 'MEMBER_IDENTITY_NOT_FOUND', 'Member identity not found');
  const { eventId = [], fields: parts, paging } = { ...call.query } as Partial<ListCurrentRsvpsParams>;
  const own = Object.values(state.rsvps).filter(
    (reply) => reply.memberId === caller.id && eventId.includes(reply.eventId),
  );
  return pageOf(call, own, paging ? { cursorPaging: paging } : {}, parts);
};

/** listRsvpSummary: the numbers of each event that the site has (R610). */
export const listRsvpSummary: Rule = (call) => {
  checkEventsApp(call);
  const { eventId } = call.query as { eventId: string[] };
  return {
    summaries: [...new Set(eventId)].flatMap((id) => {
      const event = ownValue(call.state.events, id);
      if (!event) return [];
      const { yes, no, waiting, replies } = countsOf(call, event);
      return [
        {
          eventId: id,
          yesGuestCount: yes,
          noGuestCount: no,
          waitlistGuestCount: waiting,
          totalRsvpCount: replies,
        },
      ];
    }),
  };
};
