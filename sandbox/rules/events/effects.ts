import type { Effect } from '../../engine/due-effects.ts';
import { ownValue } from '../../engine/values/objects.ts';
import { announceEnded, announceReminder, announceStarted, announceUpdated, snapshot } from './notify.ts';
import { instantAt, registrationStatusOf, statusOf } from './status.ts';
import { REMINDER } from './timetable.ts';

/** Effect: an event starts or ends (R133, R141). It is announced only if its status differs from the stored one. */
export const moveEvent: Effect = (world, id) => {
  const event = ownValue(world.state.events, id);
  if (!event) return;
  const [before, now] = [event.status, statusOf(world, event)];
  if (before === now) return;
  event.status = now;
  event.about.status = now;
  if (event.about.registration) event.about.registration.status = registrationStatusOf(world, event);
  if (now === 'STARTED') announceStarted(world, event);
  if (now === 'ENDED') announceEnded(world, event);
};

/** Effect: reminds guests one day before the start (R141). */
export const remindOfEvent: Effect = (world, id) => {
  const event = ownValue(world.state.events, id);
  if (!event || statusOf(world, event) !== 'UPCOMING') return;
  const start = instantAt(event, 'startDate');
  if (start !== undefined && start - REMINDER === world.clock.now()) announceReminder(world, event);
};

/** Effect: a ticket sale or RSVP period begins or ends, which may open or close the registration (R140, R150). */
export const moveSale: Effect = (world, id) => {
  const event = ownValue(world.state.events, id);
  const registration = event?.about.registration;
  if (!event || !registration) return;
  const former = registration.status;
  registration.status = registrationStatusOf(world, event);
  if (former === registration.status) return;
  const now = snapshot(world, event);
  announceUpdated(world, event, {
    ...now,
    registration: { ...Object(Reflect.get(now, 'registration')), status: former },
  });
};
