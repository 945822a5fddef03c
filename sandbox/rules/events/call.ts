import type { EventFieldset, EventResponse } from '../../../generated/events-v3/types.ts';
import type { CallContext, World } from '../../engine/context.ts';
import { applicationError } from '../../engine/errors.ts';
import type { EventRecord } from '../../records/state.ts';
import { checkEventsApp } from './check.ts';
import { eventById } from './find.ts';
import { eventView } from './view.ts';

/** The event that a call names. Throws a 428 without the events app (R214), and a 404 if there is no such event. */
export const eventOfCall = (call: CallContext): EventRecord => {
  checkEventsApp(call);
  return eventById(call, call.params['eventId'] ?? '');
};

/** The event as the response of a write shows it. */
export const answerWith = (
  world: World,
  event: EventRecord,
  fields?: readonly EventFieldset[],
): EventResponse => ({ event: eventView(world, event, fields) });

/** The error for a change that the status of the event does not allow (R132, R134). */
export const transitionRefused = (status: string) =>
  applicationError(428, 'INVALID_EVENT_STATUS_TRANSITION', 'Status cannot change this way', { status });
