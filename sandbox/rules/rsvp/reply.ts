import type { CreateRsvpRequest, NewRsvp } from '../../../generated/rsvp/types.ts';
import { applicationError } from '../../engine/errors.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import { ownValue } from '../../engine/values/objects.ts';
import { isElevated, newId, type CallContext, type Rule, type World } from '../../engine/context.ts';
import type { EventRecord, RsvpRecord } from '../../records/state.ts';
import { checkEventsApp } from '../events/check.ts';
import { settle } from '../events/make.ts';
import { calendarUrls } from '../events/view.ts';
import { contactOf } from '../members/contacts.ts';
import { memberByEmail } from '../members/members.ts';
import { checkStatus, checkTime, statusFor } from './accept.ts';
import { answersIn, checkForm, checkNamesSomeone, companionsIn } from './form.ts';
import { announceReply } from './notify.ts';
import { repliesTo, seatsOf, takeSeats } from '../seats/seats.ts';
import { replyView } from './view.ts';

/** The event of a reply. Throws 404 for an unknown event or a draft, 428 for an event without replies (R601). */
const eventFor = ({ state }: World, eventId: string): EventRecord => {
  const event = ownValue(state.events, eventId);
  if (!event || event.status === 'DRAFT')
    throw applicationError(404, 'EVENT_NOT_FOUND', 'Event not found', { eventId });
  const { initialType } = event.about.registration ?? {};
  if (initialType !== 'RSVP')
    throw applicationError(428, 'INVALID_EVENT_TYPE', 'Event type is not valid', { initialType });
  return event;
};

/** The member who replies: the caller, or the member that owner or app names. */
const memberFor = ({ caller, state }: CallContext, { memberId }: NewRsvp): string | null => {
  if (caller?.role === 'member') return caller.id;
  if (!isElevated(caller) || memberId === undefined) return null;
  return lookUp(state.members, 'id', memberId)?.id ?? null;
};

/** Refuses a second reply of a member, and one with the e-mail address of a member who has replied (R608). */
const checkFirst = (world: World, event: EventRecord, memberId: string | null, email: string): void => {
  const replies = repliesTo(world, event.id);
  if (memberId !== null && replies.some((reply) => reply.memberId === memberId))
    throw applicationError(409, 'MEMBER_ALREADY_REGISTERED', 'Member is already registered', { memberId });
  const member = memberByEmail(world, email);
  if (member && replies.some((reply) => reply.memberId === member.id || reply.email.toLowerCase() === email))
    throw applicationError(
      409,
      'MEMBER_EMAIL_ALREADY_REGISTERED',
      'Member with this email is already registered',
    );
};

/** createRsvp (R600 to R608, R610, R613). */
export const createRsvp: Rule = (call) => {
  checkEventsApp(call);
  const { rsvp, options = {}, fields } = call.body as CreateRsvpRequest;
  const { state, clock } = call;
  const event = eventFor(call, rsvp.eventId);
  const email = rsvp.email.toLowerCase();
  const memberId = memberFor(call, rsvp);
  checkTime(call, event);
  checkStatus(event, { ...rsvp, companions: 0 }, options);
  const answers = answersIn(rsvp.form);
  if (options.ignoreFormValidation !== true) checkNamesSomeone(rsvp.additionalGuestDetails);
  const companions = companionsIn(rsvp.additionalGuestDetails);
  checkForm(event, { status: rsvp.status, answers, ...companions }, options);
  checkFirst(call, event, memberId, email);
  const status = statusFor(call, event, { status: rsvp.status, ...companions }, options);
  const now = clock.iso();
  const reply: RsvpRecord = {
    id: newId(call, 'rsvp'),
    revision: 1,
    eventId: event.id,
    createdDate: now,
    updatedDate: now,
    memberId,
    contactId: (isElevated(call.caller) ? rsvp.contactId : undefined) ?? contactOf(call, email),
    firstName: rsvp.firstName,
    lastName: rsvp.lastName,
    email: rsvp.email,
    status,
    answers,
    ...companions,
    arrivals: {},
    disableNotifications: rsvp.disableNotifications ?? false,
    marketingConsent: rsvp.marketingConsent ?? false,
    extendedFields: rsvp.extendedFields?.namespaces ?? null,
  };
  state.rsvps[reply.id] = reply;
  takeSeats(event, seatsOf(reply));
  settle(call, event);
  announceReply(call, reply);
  return { rsvp: replyView(call, reply, fields), calendarLinks: calendarUrls(call, event) };
};
