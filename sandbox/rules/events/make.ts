import type { NewEvent } from '../../../generated/events-v3/types.ts';
import { idFrom, slugFrom } from '../../engine/ids.ts';
import type { EventRecord, SandboxState } from '../../records/state.ts';
import { newId, type World } from '../../engine/context.ts';
import { describe, salesOf } from './describe.ts';
import { registrationStatusOf, statusOf } from './status.ts';
import { scheduleEvent } from './timetable.ts';

/** The facts of a new event besides the owner's values. */
export interface EventOptions {
  /** Gives the id for a slug; default the next id of the sandbox. */
  idOf?: (slug: string) => string;
  /** Default false: the event is published at once. */
  draft?: boolean;
  /** Id of the creator; default the owner of the site. */
  userId?: string;
  /** Id shared by the events of a series (R144). */
  seriesId?: string;
  /** Id of the original of a copy (R136). */
  derivedFromId?: string;
}

/** The id of the events app on the site. */
export const eventsInstanceId = ({ seed }: SandboxState): string => idFrom(`${seed}:events-app`);

/** The slugs of all events. */
export const takenSlugs = ({ state }: World): Set<string> =>
  new Set(Object.values(state.events).map(({ about }) => about.slug));

/**
 * Adds an event and plans its effects, without an announcement. The values are not checked: `checkEvent` checks the
 * values of a request before.
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

/** The limit of dates in a series (R144). */
export const MOST_DATES = 1_000;

/**
 * Adds one event for each date of a series, or one event without a series (R144). The events of a series share its id,
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

/** Marks an event as part of a series. */
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

/** Updates the stored statuses of an event, and plans its effects anew. */
export const settle = (world: World, event: EventRecord): void => {
  event.status = statusOf(world, event);
  event.about.status = event.status;
  if (event.about.registration) event.about.registration.status = registrationStatusOf(world, event);
  scheduleEvent(world, event);
};
