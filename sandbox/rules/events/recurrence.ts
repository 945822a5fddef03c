import type { RecurrenceStatus } from '../../../generated/events-v3/types.ts';
import type { EventRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { instantAt, statusOf } from './status.ts';

type Own = Exclude<RecurrenceStatus, 'ONE_TIME' | 'RECURRING'>;

/** The event of a series that has a recurrence status of its own: the first or the last one with an event status. */
const OWN = {
  UPCOMING: ['RECURRING_UPCOMING', 'first'],
  ENDED: ['RECURRING_RECENTLY_ENDED', 'last'],
  CANCELED: ['RECURRING_RECENTLY_CANCELED', 'last'],
} as const satisfies Record<string, readonly [Own, 'first' | 'last']>;

/**
 * The current recurrence status of an event. The setting `seriesStatus` decides whether events of a series have
 * statuses of their own.
 */
export const recurrenceOf = (world: World, event: EventRecord): RecurrenceStatus => {
  const { seriesId } = event;
  if (seriesId === null) return 'ONE_TIME';
  const status = statusOf(world, event);
  if (world.state.settings.seriesStatus === 'recurring' || status === 'DRAFT' || status === 'STARTED')
    return 'RECURRING';
  const [own, place] = OWN[status];
  const alike = Object.values(world.state.events)
    .filter((other) => other.seriesId === seriesId && statusOf(world, other) === status)
    .toSorted((one, other) => (instantAt(one, 'startDate') ?? 0) - (instantAt(other, 'startDate') ?? 0));
  return alike.at(place === 'first' ? 0 : -1) === event ? own : 'RECURRING';
};
