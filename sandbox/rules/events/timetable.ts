import { schedule } from '../../engine/due-effects.ts';
import type { EffectKind, EventRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { definitionsOf } from './find.ts';
import { instantAt, saleEndOf } from './status.ts';

/** The time from the reminder to the start of an event, in milliseconds (R141). */
export const REMINDER = 86_400_000;

const ownKinds = new Set<EffectKind>(['ticket-sale', 'event-status', 'reminder']);

/** Removes the planned effects of an event. */
export const unschedule = ({ state }: World, eventId: string): void => {
  state.effects = state.effects.filter(({ kind, id }) => id !== eventId || !ownKinds.has(kind));
};

/**
 * Plans the effects of an event: its start and end (R133), the reminder (R141), and the instants at which its
 * registration may open or close (R140, R150). Effects planned before are removed. Drafts and canceled events get no
 * effects, and neither do past instants.
 */
export const scheduleEvent = (world: World, event: EventRecord): void => {
  unschedule(world, event.id);
  if (event.status === 'DRAFT' || event.status === 'CANCELED') return;
  const [start, end] = [instantAt(event, 'startDate'), instantAt(event, 'endDate')];
  const plan = (kind: EffectKind, at: number | undefined) => {
    if (at !== undefined && Number.isFinite(at) && at > world.clock.now())
      schedule(world, { at, kind, id: event.id });
  };
  plan('event-status', start);
  plan('event-status', end);
  plan('reminder', start === undefined ? undefined : start - REMINDER);
  const { rsvp } = event.about.registration ?? {};
  const sales = definitionsOf(world, event.id).flatMap((definition) => [
    definition.sale?.start,
    saleEndOf(event, definition),
  ]);
  const instants = [...sales, dateOf(rsvp?.startDate), dateOf(rsvp?.endDate)];
  for (const at of new Set(instants)) plan('ticket-sale', at);
};

const dateOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text);
