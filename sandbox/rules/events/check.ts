import type { DateAndTimeSettingsInput, NewEvent } from '../../../generated/events-v3/types.ts';
import { applicationError, validationError, type FieldViolation } from '../../engine/errors.ts';
import { isZone } from '../../engine/values/zone.ts';
import type { World } from '../../engine/context.ts';
import { MOST_DATES, takenSlugs } from './make.ts';

/** The violation for values of an event that contradict each other. */
const contradiction = (field: string, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'OTHER',
  ruleName: 'INVALID_EVENT_CONFIGURATION',
});

const missing = (field: string): FieldViolation => ({
  field,
  description: 'is missing',
  violatedRule: 'REQUIRED_FIELD',
});

/** Refuses an event that lacks a required value or contradicts itself (R130). Throws a 400 with every violation. */
export const checkEvent = (world: World, given: NewEvent): void => {
  const violations = [
    ...(given.title.trim() === '' ? [missing('event.title')] : []),
    ...locationViolations(given.location),
    ...datesViolations(given.dateAndTimeSettings),
    ...registrationViolations(world, given.registration),
  ];
  if (violations.length > 0) throw validationError(violations);
};

const locationViolations = ({ type, locationTbd, name }: NewEvent['location']): FieldViolation[] => {
  if (locationTbd === true && !name?.trim()) return [missing('event.location.name')];
  return type === undefined && locationTbd !== true ? [missing('event.location.type')] : [];
};

const DATES = 'event.dateAndTimeSettings';

const datesViolations = (dates: DateAndTimeSettingsInput): FieldViolation[] => {
  if (dates.dateAndTimeTbd === true)
    return dates.dateAndTimeTbdMessage?.trim() ? [] : [missing(`${DATES}.dateAndTimeTbdMessage`)];
  const series = dates.recurringEvents?.individualEventDates;
  if (!series) return dateViolations(dates, DATES);
  const list = `${DATES}.recurringEvents.individualEventDates`;
  if (series.length === 0 || series.length > MOST_DATES)
    return [contradiction(list, `must have from 1 to ${MOST_DATES} dates`)];
  return series.flatMap((date, index) => dateViolations(date, `${list}[${index}]`));
};

type OneDate = Pick<DateAndTimeSettingsInput, 'startDate' | 'endDate' | 'timeZoneId'>;

const dateViolations = ({ startDate, endDate, timeZoneId }: OneDate, field: string): FieldViolation[] => {
  const absent = Object.entries({ startDate, endDate, timeZoneId })
    .filter(([, value]) => value === undefined)
    .map(([name]) => missing(`${field}.${name}`));
  if (startDate === undefined || endDate === undefined || timeZoneId === undefined) return absent;
  if (!isZone(timeZoneId))
    return [
      {
        field: `${field}.timeZoneId`,
        description: 'must name a zone of the tz database, such as Europe/Berlin',
        violatedRule: 'FORMAT',
      },
    ];
  return Date.parse(startDate) < Date.parse(endDate)
    ? []
    : [contradiction(field, 'the end must be after the start')];
};

const registrationViolations = (
  { state }: World,
  { tickets, rsvp }: NewEvent['registration'],
): FieldViolation[] => {
  const { currency } = state.settings;
  const rate = tickets?.taxSettings?.rate;
  return [
    ...(tickets?.currency !== undefined && tickets.currency !== currency
      ? [
          contradiction(
            'event.registration.tickets.currency',
            `must be the currency of the site, ${currency}`,
          ),
        ]
      : []),
    ...(rate !== undefined && (Number(rate) < 0.001 || Number(rate) > 100)
      ? [
          {
            field: 'event.registration.tickets.taxSettings.rate',
            description: 'must be from 0.001 to 100',
            violatedRule: 'OTHER' as const,
          },
        ]
      : []),
    ...(rsvp?.startDate !== undefined &&
    rsvp.endDate !== undefined &&
    Date.parse(rsvp.startDate) >= Date.parse(rsvp.endDate)
      ? [contradiction('event.registration.rsvp', 'the end must be after the start')]
      : []),
  ];
};

/** Refuses a slug with invalid characters (400) or one that another event has (409). */
export const checkSlug = (world: World, slug: string | undefined, own?: string): void => {
  if (slug === undefined || slug === own) return;
  if (!/^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u.test(slug))
    throw applicationError(400, 'INVALID_SLUG_FORMAT', 'Slug has a wrong form', { slug });
  if (takenSlugs(world).has(slug))
    throw applicationError(409, 'SLUG_ALREADY_IN_USE', 'Slug is in use', { slug });
};

/** Refuses a call if the site does not have the events app (R214). */
export const checkEventsApp = ({ state }: World): void => {
  if (!state.settings.eventsAppInstalled)
    throw applicationError(428, 'WIX_EVENTS_APP_NOT_INSTALLED', 'The site does not have the events app');
};

/** Refuses more events than the limit of the site. */
export const checkEventLimit = ({ state }: World, more: number): void => {
  const { eventLimit } = state.settings;
  if (eventLimit !== null && Object.keys(state.events).length + more > eventLimit)
    throw applicationError(428, 'EVENT_LIMIT_REACHED', 'Event limit reached', { limit: eventLimit });
};
