import type { SiteEvent } from '../../../generated/events-v3/types.ts';
import { announce } from '../../engine/announce.ts';
import type { EventRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { differences } from '../../engine/values/differences.ts';
import { hasGuests, statusOf } from './status.ts';
import { eventPageUrl, eventView, registrationView } from './view.ts';

/** An event as notifications show it. Pictures are left out, because their address depends on the request. */
const notified = (world: World, event: EventRecord): SiteEvent => ({
  ...eventView(world, event, ['REGISTRATION']),
  ...(event.about.shortDescription !== undefined && { shortDescription: event.about.shortDescription }),
});

const facts = ({ id }: EventRecord) => ({ entityId: id, triggeredByAnonymizeRequest: false });

/** Announces that an event was created. */
export const announceCreated = (world: World, event: EventRecord): void =>
  announce(world, 'wix.events.v3.event_created', {
    ...facts(event),
    createdEvent: { entity: notified(world, event) },
  });

/** A copy of the values of an event that can change, for a comparison with later values. */
export const snapshot = (world: World, event: EventRecord): object => {
  const { dateAndTimeSettings, updatedDate: _, ...about } = event.about;
  const { formatted: __, ...dates } = dateAndTimeSettings;
  const registration = registrationView(world, event);
  return structuredClone({
    ...about,
    status: statusOf(world, event),
    dateAndTimeSettings: dates,
    registration,
  });
};

/** Announces a change of an event, with the previous values. */
export const announceUpdated = (world: World, event: EventRecord, before: object): void =>
  announce(world, 'wix.events.v3.event_updated', {
    ...facts(event),
    updatedEvent: {
      currentEntity: notified(world, event),
      modifiedFields: differences(before, snapshot(world, event)),
    },
  });

/** Announces that an event was deleted. */
export const announceDeleted = (world: World, event: EventRecord): void =>
  announce(world, 'wix.events.v3.event_deleted', { ...facts(event), deletedEvent: {} });

const body = (world: World, event: EventRecord) => ({
  timestamp: world.clock.iso(),
  eventId: event.id,
});

/** Announces that an event has started (R141). */
export const announceStarted = (world: World, event: EventRecord): void =>
  announce(world, 'wix.events.v3.event_started', {
    ...facts(event),
    actionEvent: { body: { ...body(world, event), hasGuests: hasGuests(world, event) } },
  });

/** Announces that an event has ended (R141). */
export const announceEnded = (world: World, event: EventRecord): void =>
  announce(world, 'wix.events.v3.event_ended', {
    ...facts(event),
    actionEvent: { body: { ...body(world, event), hasGuests: hasGuests(world, event) } },
  });

const heading = ({ about: { title, location, dateAndTimeSettings, userId } }: EventRecord) => ({
  title,
  location,
  dateAndTimeSettings,
  userId,
});

/** Announces that an event starts in one day (R141). */
export const announceReminder = (world: World, event: EventRecord): void =>
  announce(world, 'wix.events.v3.event_reminder', {
    ...facts(event),
    actionEvent: {
      body: {
        ...body(world, event),
        ...heading(event),
        startsIn: { days: 1, hours: 0, minutes: 0 },
        hasGuests: hasGuests(world, event),
      },
    },
  });

/** Announces that a draft was published (R132). */
export const announcePublished = (world: World, event: EventRecord): void => {
  const { title, shortDescription, location, dateAndTimeSettings } = event.about;
  const registration = registrationView(world, event);
  announce(world, 'wix.events.v3.event_published', {
    ...facts(event),
    actionEvent: {
      body: {
        ...body(world, event),
        status: statusOf(world, event),
        ...(event.derivedFromId !== null && { derivedFromEventId: event.derivedFromId }),
        title,
        ...(shortDescription !== undefined && { shortDescription }),
        location,
        dateAndTimeSettings,
        eventPageUrl: eventPageUrl(world, event),
        ...(registration && { registration }),
      },
    },
  });
};

/** Announces a copy of an event (R136), with the ids of the copied ticket definitions by the ids of the originals. */
export const announceCloned = (
  world: World,
  event: EventRecord,
  original: EventRecord,
  ticketDefinitions: Record<string, string>,
): void =>
  announce(world, 'wix.events.v3.event_cloned', {
    ...facts(event),
    actionEvent: {
      body: {
        ...body(world, event),
        ...heading(event),
        status: statusOf(world, event),
        derivedFromInstanceId: original.about.instanceId,
        derivedFromEventId: original.id,
        ticketDefinitions,
      },
    },
  });

/** Announces that an event was canceled (R134). */
export const announceCanceled = (world: World, event: EventRecord, userId: string): void =>
  announce(world, 'wix.events.v3.event_canceled', {
    ...facts(event),
    actionEvent: {
      body: {
        ...body(world, event),
        title: event.about.title,
        userId,
        hasGuests: hasGuests(world, event),
      },
    },
  });
