import type { NewEvent } from '../../../../generated/events-v3/model/index.ts';
import { idFrom, slugFrom } from '../../ids.ts';
import type { EventRecord, SandboxState } from '../../state.ts';
import { newId, type World } from '../context.ts';
import { describe, salesOf } from './describe.ts';
import { registrationStatusOf, statusOf } from './status.ts';
import { scheduleEvent } from './timetable.ts';

/** What may be said about a new event beside its description. */
export interface EventOptions {
  /** Default: the next id of the sandbox. */
  id?: string;
  /** Default false: it is published at once. */
  draft?: boolean;
  /** Who makes it; default the owner of the site. */
  userId?: string;
  /** Shared by the events of one recurrence (R144). */
  seriesId?: string;
  /** The event that it is a copy of (R136). */
  derivedFromId?: string;
}

/** Id of the events app on the site. */
export const eventsInstanceId = ({ seed }: SandboxState): string => idFrom(`${seed}:events-app`);

/** The slugs that events have. */
export const takenSlugs = ({ state }: World): Set<string> =>
  new Set(Object.values(state.events).map(({ about }) => about.slug));

/**
 * Makes an event and plans what time will do to it; tells nobody. It is taken as it is: what an owner sends is checked
 * by `checkEvent` before.
 */
export const newEvent = (world: World, given: NewEvent, options: EventOptions = {}): EventRecord => {
  const { state, clock } = world;
  const { id = newId(world, 'event'), draft = false, seriesId = null, derivedFromId = null } = options;
  const now = clock.iso();
  const about = describe(given, {
    id,
    slug: given.seoSettings?.slug ?? slugFrom(given.title, takenSlugs(world)),
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
  state.events[id] = event;
  settle(world, event);
  return event;
};

/** Brings what is noted of an event to the present, and plans what time will do to it from here on. */
export const settle = (world: World, event: EventRecord): void => {
  event.status = statusOf(world, event);
  event.about.status = event.status;
  if (event.about.registration) event.about.registration.status = registrationStatusOf(world, event);
  scheduleEvent(world, event);
};
