import type {
  EventChanges,
  InitialRegistrationType,
  NewEvent,
  NewRegistration,
  SiteEvent,
} from '../../../generated/events-v3/types.ts';
import { facts } from '../../../generated/events-v3/facts.ts';
import { NewEvent as schema } from '../../../generated/events-v3/zod.ts';
import { fieldError, validationError } from '../../engine/errors.ts';
import { isObject, ownValue } from '../../engine/values/objects.ts';
import type { EventRecord } from '../../records/state.ts';
import { violationsIn } from '../../engine/validate.ts';

type Tree = Record<string, unknown>;

/**
 * The paths that an owner may write, from the field mask of updateEvent. `.*` marks a field whose parts are written one
 * by one.
 */
const [, paths] = facts.operations.updateEvent.fieldMask;

const fieldOf = (path: string) => path.replace('.*', '') as keyof SiteEvent & keyof NewEvent;

const FIELDS = paths.map(fieldOf);

/** The fields whose parts are written one by one. All others, among them the dates, are replaced as a whole (R142). */
const MERGED: ReadonlySet<string> = new Set(paths.filter((path) => path.endsWith('.*')).map(fieldOf));

/** The values that the owner has set for an event, in the format of a request. */
export const ownerValuesOf = ({ about, ticketing, rsvp }: EventRecord): NewEvent => {
  const { registration } = about;
  const said: Tree = Object.fromEntries(
    FIELDS.flatMap((name) => (about[name] === undefined ? [] : [[name, about[name]]])),
  );
  const { limit, waitlist } = rsvp;
  said['registration'] = {
    ...registration,
    registrationPaused: ticketing.paused,
    ...(registration?.rsvp && {
      rsvp: { ...registration.rsvp, ...(limit !== null && { limit }), waitlistEnabled: waitlist },
    }),
    ...(registration?.tickets && {
      tickets: {
        ...registration.tickets,
        guestsAssignedSeparately: ticketing.guestsAssignedSeparately,
        ticketLimitPerOrder: ticketing.ticketsPerOrder,
        reservationDurationInMinutes: ticketing.holdMinutes,
        gracePeriodInMinutes: ticketing.unpaidMinutes,
      },
    }),
  };
  return structuredClone(said) as unknown as NewEvent;
};

/**
 * The owner's values of an event after changes. With a mask, exactly its paths are written, and a path that the changes
 * lack is cleared. Without a mask, the given fields are written. The initial type of registration never changes (R131).
 * Throws a 400 for a path that cannot be written, or that clears a required field.
 */
export const withChanges = (said: NewEvent, changes: EventChanges = {}, mask?: string): NewEvent => {
  const before = said as unknown as Tree;
  const after =
    mask === undefined || mask.trim() === ''
      ? merged(before, changes as Tree)
      : mask
          .split(',')
          .map((path) => path.trim())
          .reduce((result, path) => written(result, changes as Tree, checkedPath(path), path), before);
  const initialType = said.registration.initialType as InitialRegistrationType;
  const registration = { ...(after['registration'] as NewRegistration | undefined), initialType };
  const result = { ...withZone(said, after), registration };
  const violations = violationsIn(schema, result, ['event']);
  if (violations.length > 0) throw validationError(violations);
  return result as unknown as NewEvent;
};

/** New dates without a zone keep the zone of the event (R707). */
const withZone = ({ dateAndTimeSettings: before }: NewEvent, after: Tree): Tree => {
  const dates = after['dateAndTimeSettings'];
  if (!isObject(dates) || dates['timeZoneId'] !== undefined || before.timeZoneId === undefined) return after;
  return { ...after, dateAndTimeSettings: { ...dates, timeZoneId: before.timeZoneId } };
};

const merged = (before: Tree, changes: Tree): Tree => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      MERGED.has(name) ? deeplyMerged(before[name], value) : structuredClone(value),
    ]),
  ),
});

const deeplyMerged = (before: unknown, value: unknown): unknown => {
  if (!isObject(before) || !isObject(value)) return structuredClone(value);
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    deeplyMerged(ownValue(before, name), part),
  ]);
  return { ...before, ...Object.fromEntries(parts) };
};

const checkedPath = (path: string): string[] => {
  const keys = path.split('.');
  if (path === 'registration.initialType')
    throw fieldError(
      'fieldmask',
      'FIELD_NOT_ALLOWED',
      'names the initial type of registration, which never changes',
    );
  if (!FIELDS.some((field) => field === keys[0]))
    throw fieldError('fieldmask', 'VALIDATION', `names a field that cannot be written: ${path}`);
  return keys;
};

const written = (target: Tree, source: Tree, [key = '', ...rest]: string[], path: string): Tree => {
  const next = ownValue(source, key);
  const { [key]: current, ...others } = target;
  if (rest.length === 0) return next === undefined ? others : { ...target, [key]: structuredClone(next) };
  if (next === undefined && current === undefined) return target;
  if (!isObject(next ?? current))
    throw fieldError('fieldmask', 'VALIDATION', `names a part of a field that has no parts: ${path}`);
  const inner = written(isObject(current) ? current : {}, isObject(next) ? next : {}, rest, path);
  return { ...target, [key]: inner };
};

/** The values of an event that its owner cannot write. */
export const platformValuesOf = ({ categories, summaries, badges }: SiteEvent): Partial<SiteEvent> => ({
  ...(categories && { categories }),
  ...(summaries && { summaries }),
  ...(badges && { badges }),
});
