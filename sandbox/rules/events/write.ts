import type {
  CreateEventRequest,
  PublishDraftEventRequest,
  UpdateEventRequest,
} from '../../../generated/events-v3/types.ts';
import { canonicalJson } from '../../engine/values/canonical.ts';
import { applicationError } from '../../engine/errors.ts';
import type { EventRecord } from '../../records/state.ts';
import { callerOf, type Rule, type World } from '../../engine/context.ts';
import { answerWith, eventOfCall, transitionRefused } from './call.ts';
import { platformValuesOf, ownerValuesOf, withChanges } from './change.ts';
import { checkEvent, checkEventLimit, checkEventsApp, checkSlug } from './check.ts';
import { describe, salesOf } from './describe.ts';
import { newEvents, settle } from './make.ts';
import { announceCreated, announcePublished, announceUpdated, snapshot } from './notify.ts';
import { statusOf } from './status.ts';

/** createEvent (R130, R144): one event, or one for each date of a series; the response has the first of them. */
export const createEvent: Rule = (call) => {
  checkEventsApp(call);
  const { event: given, draft = false, fields } = call.body as CreateEventRequest;
  checkEvent(call, given);
  checkSlug(call, given.seoSettings?.slug);
  checkEventLimit(call, given.dateAndTimeSettings.recurringEvents?.individualEventDates?.length ?? 1);
  const events = newEvents(call, given, { draft, userId: callerOf(call).id });
  for (const event of events) announceCreated(call, event);
  const [first] = events;
  return first && answerWith(call, first, fields);
};

/** updateEvent (R131, R142). The dates of an event that is over or canceled cannot change. */
export const updateEvent: Rule = (call) => {
  const event = eventOfCall(call);
  const { event: changes, fields, fieldmask } = call.body as UpdateEventRequest;
  const said = ownerValuesOf(event);
  const wanted = withChanges(said, changes, fieldmask?.toString());
  checkEvent(call, wanted);
  checkSlug(call, wanted.seoSettings?.slug, event.about.slug);
  const status = statusOf(call, event);
  const moves = canonicalJson(wanted.dateAndTimeSettings) !== canonicalJson(said.dateAndTimeSettings);
  if (moves && (status === 'ENDED' || status === 'CANCELED')) throw transitionRefused(status);
  const before = snapshot(call, event);
  if (fieldmask?.toString().includes('mainImage') || changes.mainImage) event.picture = null;
  const { id, instanceId, userId, createdDate, publishedDate } = event.about;
  event.about = {
    ...describe(wanted, {
      id,
      slug: wanted.seoSettings?.slug ?? event.about.slug,
      status,
      instanceId,
      userId,
      createdDate,
      updatedDate: call.clock.iso(),
      ...(publishedDate !== undefined && { publishedDate }),
    }),
    ...platformValuesOf(event.about),
  };
  Object.assign(event, salesOf(event.about, event));
  settle(call, event);
  announceUpdated(call, event, before);
  return answerWith(call, event, fields);
};

/** publishDraftEvent (R132): works for drafts only and cannot be undone. */
export const publishDraftEvent: Rule = (call) => {
  const event = eventOfCall(call);
  const { fields } = call.body as PublishDraftEventRequest;
  if (event.status === 'CANCELED') throw transitionRefused(event.status);
  if (event.status !== 'DRAFT')
    throw applicationError(428, 'EVENT_ALREADY_PUBLISHED', 'Event is published already', {
      eventId: event.id,
    });
  publish(call, event);
  announcePublished(call, event);
  return answerWith(call, event, fields);
};

/** Makes a draft public, with the status that follows from the clock. */
export const publish = (world: World, event: EventRecord): void => {
  const now = world.clock.iso();
  event.about = { ...event.about, publishedDate: now, updatedDate: now };
  event.status = 'UPCOMING';
  settle(world, event);
};
