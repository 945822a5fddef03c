import type { NewEvent } from '../../../generated/events-v3/types.ts';
import { idFrom, slugFrom } from '../../engine/ids.ts';
import type { EventRecord, SandboxState } from '../../records/state.ts';
import { newId, type World } from '../../engine/context.ts';
import { describe, salesOf } from './describe.ts';
import { registrationStatusOf, statusOf } from './status.ts';
import { scheduleEvent } from './timetable.ts';

/** Facts about a new event besides its description. */
export interface EventOptions {
  /** Makes the id from the slug; default: the next id of the sandbox. */
  idOf?: (slug: string) => string;
  /** Default false: the event is published at once. */
  draft?: boolean;
  /** The id of the creator; default: the owner of the site. */
  userId?: string;
  /** The id that events of one recurrence share (R144). */
  seriesId?: string;
  /** The id of the original, if the event is a copy (R136). */
  derivedFromId?: string;
}

/** The id of the events app on the site. */
export const eventsInstanceId = ({ seed }: SandboxState): string => idFrom(`${seed}:events-app`);

/** The slugs of all events. */
export const takenSlugs = ({ state }: World): Set<string> =>
  new Set(Object.values(state.events).map(({ about }) => about.slug));

/**
 * Makes an event and plans its effects of time, without an announcement. The event is not checked: `checkEvent` checks
 * the data of owners before.
 */
export const newEvent = (world: World, given: NewEvent, options: EventOptions = {}): EventRecord => {
  const { state, clock } = world;
  const { draft = false, seriesId = null, derivedFromId = null } = options;
  const now = clock.iso();
  const slug = given.seoSettings?.slug ?? slugFrom(given.title, takenSlugs(world));
  const id = options.idOf?.(slug) ?? newId(world, 'event');
  const about = describe(given, {
    id,
    slug,
    status: draft ? 'DRAFT' : 'UPCOMING',
    instanceId: eventsInstanceId(state),
    userId: options.userId ?? state.ownerId,
    createdDate: now,
    updatedDate: now,
    ...(!draft && { publishedDate: now }),
  });
  const event: EventRecord = {
    id,
    about,
    status: draft ? 'DRAFT' : 'UPCOMING',
    ...salesOf(about),
    seriesId,
    derivedFromId,
    picture: null,
  };
  if (seriesId !== null) joinSeries(event, seriesId);
  state.events[id] = event;
  settle(world, event);
  return event;
};

/** The maximum number of dates of a series (R144). */
export const MOST_DATES = 1_000;

/**
 * Makes one event for each date of a list, or one event without a list (R144). The events of a series share its id,
 * which is also the id of a category.
 */
export const newEvents = (world: World, given: NewEvent, options: EventOptions = {}): EventRecord[] => {
  const dates = given.dateAndTimeSettings.recurringEvents?.individualEventDates;
  if (!dates || dates.length === 0) return [newEvent(world, given, options)];
  const seriesId = options.seriesId ?? newId(world, 'series');
  return dates.map((date) =>
    newEvent(
      world,
      { ...given, dateAndTimeSettings: { ...given.dateAndTimeSettings, ...date } },
      { ...options, seriesId },
    ),
  );
};

/** Marks an event as one of a series. */
const joinSeries = ({ about }: EventRecord, id: string): void => {
  const { createdDate, title, dateAndTimeSettings, categories } = about;
  dateAndTimeSettings.recurrenceStatus = 'RECURRING';
  if (dateAndTimeSettings.recurringEvents)
    dateAndTimeSettings.recurringEvents = { ...dateAndTimeSettings.recurringEvents, categoryId: id };
  about.categories = {
    categories: [
      ...(categories?.categories ?? []),
      { id, name: title.slice(0, 30), createdDate, hidden: true, type: 'RECURRING_EVENT' },
    ],
  };
};

/** Sets the announced status of an event to the current one, and plans its future effects. */
export const settle = (world: World, event: EventRecord): void => {
  event.status = statusOf(world, event);
  event.about.status = event.status;
  if (event.about.registration) event.about.registration.status = registrationStatusOf(world, event);
  scheduleEvent(world, event);
};
