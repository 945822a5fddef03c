import type { RsvpChanges, UpdateRsvpRequest } from '../../../generated/rsvp/types.ts';
import { applicationError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { CallContext, Rule, World } from '../../engine/context.ts';
import type { EventRecord, RsvpRecord } from '../../records/state.ts';
import { checkEventsApp } from '../events/check.ts';
import { eventById } from '../events/find.ts';
import { settle } from '../events/make.ts';
import { checkSeats, checkStatus, checkTime } from './accept.ts';
import { answersIn, checkForm, companionsIn } from './form.ts';
import { announceReplyDeleted, changeReply } from './notify.ts';
import { freeSeats, freeSeatsOf, peopleOf, repliesTo, seatsOf, takeSeats } from '../seats/seats.ts';
import { replyView } from './view.ts';

/** The reply that a call names. Throws 404 if there is none. */
export const replyOfCall = (call: CallContext): RsvpRecord => {
  checkEventsApp(call);
  const rsvpId = call.params['rsvpId'] ?? '';
  const reply = ownValue(call.state.rsvps, rsvpId);
  if (!reply) throw applicationError(404, 'NOT_FOUND', 'RSVP not found', { rsvpId });
  return reply;
};

/** The reply after the changes of a request. Members that the request does not name stay. */
const changed = (reply: RsvpRecord, changes: RsvpChanges): RsvpRecord => {
  const { form, additionalGuestDetails, extendedFields, revision: _, id: __, ...plain } = changes;
  return {
    ...reply,
    ...plain,
    ...(form && { answers: answersIn(form) }),
    ...companionsIn(additionalGuestDetails, reply),
    ...(extendedFields && { extendedFields: extendedFields.namespaces ?? null }),
  };
};

/**
 * updateRsvp: the revision must be the current one (R671). Time, status, form and seats are checked if the request is
 * about them (R603 to R607), unless the owner omits a check (R613).
 */
export const updateRsvp: Rule = (call) => {
  const reply = replyOfCall(call);
  const { rsvp, options = {}, fields } = call.body as UpdateRsvpRequest;
  if (rsvp.revision !== String(reply.revision))
    throw applicationError(409, 'INVALID_REVISION', 'Revision is not the current one', {
      revision: String(reply.revision),
    });
  const event = eventById(call, reply.eventId);
  const after = changed(reply, rsvp);
  const isOther = rsvp.status !== undefined && rsvp.status !== reply.status;
  if (isOther || rsvp.additionalGuestDetails) {
    checkTime(call, event);
    if (isOther) checkStatus(event, after, options);
    checkSeats(event, reply, after, options);
  }
  if (isOther || rsvp.form || rsvp.additionalGuestDetails) checkForm(event, after, options);
  // People who are no longer part of the reply have not arrived.
  after.arrivals = Object.fromEntries(
    Object.entries(reply.arrivals).filter(([guestId]) => Number(guestId) <= peopleOf(after)),
  );
  move(call, event, reply, () => Object.assign(reply, after));
  return { rsvp: replyView(call, reply, fields) };
};

/** Changes a reply and the number of people who come. */
const move = (world: World, event: EventRecord, reply: RsvpRecord, change: () => void): void => {
  freeSeatsOf(event, seatsOf(reply));
  changeReply(world, reply, change);
  takeSeats(event, seatsOf(reply));
  fillSeats(world, event);
  settle(world, event);
};

/** Gives free seats to the waiting list, the oldest reply first, only if the settings say so (R611). */
const fillSeats = (world: World, event: EventRecord): void => {
  if (!world.state.settings.waitingListMovesUp) return;
  for (const reply of repliesTo(world, event.id)) {
    if (reply.status !== 'WAITLIST' || peopleOf(reply) > freeSeats(event)) continue;
    changeReply(world, reply, () => (reply.status = 'YES'));
    takeSeats(event, seatsOf(reply));
  }
};

/** deleteRsvp: the seats are free again. */
export const deleteRsvp: Rule = (call) => {
  const reply = replyOfCall(call);
  const event = eventById(call, reply.eventId);
  announceReplyDeleted(call, reply);
  delete call.state.rsvps[reply.id];
  freeSeatsOf(event, seatsOf(reply));
  fillSeats(call, event);
  settle(call, event);
  return {};
};
