import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import type {
  DateAndTimeSettingsInput,
  EventChanges,
  EventLocationInput,
  NewEvent,
  RichContentInput,
  SiteEvent,
} from 'vitrine/events-v3';
import type { ListedKind } from './events-search.ts';

/** Start and end as values of date fields, such as '2026-05-01T19:30', in the time zone of the event. */
export interface LocalDates {
  readonly start: string;
  readonly end: string;
}

/** Input of the event form. */
export interface EventForm extends LocalDates {
  readonly title: string;
  readonly short: string;
  /** Paragraphs separated by an empty line. */
  readonly text: string;
  readonly imageUrl: string;
  readonly imageAlt: string;
  readonly undated: boolean;
  readonly undatedText: string;
  readonly zone: string;
  /** Further dates of a series; each becomes a separate event. */
  readonly further: readonly LocalDates[];
  readonly place: 'VENUE' | 'ONLINE' | 'OPEN';
  readonly placeName: string;
  readonly city: string;
  readonly country: string;
  readonly address: string;
  readonly kind: ListedKind;
  /** How long reserved tickets are held. */
  readonly holdMinutes: number;
}

export const emptyEventForm = (zone: string): EventForm => ({
  title: '',
  short: '',
  text: '',
  imageUrl: '',
  imageAlt: '',
  undated: false,
  undatedText: '',
  start: '',
  end: '',
  zone,
  further: [],
  place: 'VENUE',
  placeName: '',
  city: '',
  country: '',
  address: '',
  kind: 'TICKETING',
  holdMinutes: 20,
});

const localOf = (instant: string | undefined, zone: string): string =>
  instant === undefined ? '' : toCalendarDateTime(parseAbsolute(instant, zone)).toString().slice(0, 16);

const instantOf = (local: string, zone: string): string =>
  toZoned(parseDateTime(local), zone).toDate().toISOString();

export const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const isLocal = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);

/** The text of a node and its children. */
const wordsOf = (node: Record<string, unknown>): string => {
  const own = (node['textData'] as { text?: string } | undefined)?.text ?? '';
  const inner = (node['nodes'] as Record<string, unknown>[] | undefined) ?? [];
  return own + inner.map(wordsOf).join('');
};

const richText = (text: string): RichContentInput => ({
  nodes: text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => ({
      type: 'PARAGRAPH',
      id: `p${index}`,
      nodes: [
        { type: 'TEXT', id: `t${index}`, nodes: [], textData: { text: paragraph.trim(), decorations: [] } },
      ],
    })),
});

/** The form values of an event. */
export const eventFormOf = (event: SiteEvent): EventForm => {
  const { dateAndTimeSettings: dates, location, mainImage, description } = event;
  const zone = dates?.timeZoneId ?? 'UTC';
  const { address } = location ?? {};
  return {
    ...emptyEventForm(zone),
    title: event.title ?? '',
    short: event.shortDescription ?? '',
    text: (description?.nodes ?? []).map(wordsOf).filter(Boolean).join('\n\n'),
    imageUrl: mainImage?.url ?? '',
    imageAlt: mainImage?.altText ?? '',
    undated: dates?.dateAndTimeTbd ?? false,
    undatedText: dates?.dateAndTimeTbdMessage ?? '',
    start: localOf(dates?.startDate, zone),
    end: localOf(dates?.endDate, zone),
    place: location?.locationTbd ? 'OPEN' : location?.type === 'ONLINE' ? 'ONLINE' : 'VENUE',
    placeName: location?.name ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
    address:
      address?.addressLine ??
      [address?.streetAddress?.name, address?.streetAddress?.number].filter(Boolean).join(' '),
    kind: event.registration?.initialType === 'RSVP' ? 'RSVP' : 'TICKETING',
    holdMinutes: event.registration?.tickets?.reservationDurationInMinutes ?? 20,
  };
};

const datesOf = (form: EventForm): DateAndTimeSettingsInput => {
  if (form.undated)
    return { dateAndTimeTbd: true, dateAndTimeTbdMessage: form.undatedText.trim(), timeZoneId: form.zone };
  const one = ({ start, end }: LocalDates) => ({
    startDate: instantOf(start, form.zone),
    endDate: instantOf(end, form.zone),
    timeZoneId: form.zone,
  });
  return form.further.length > 0
    ? { recurringEvents: { individualEventDates: [form, ...form.further].map(one) } }
    : { ...one(form), dateAndTimeTbd: false };
};

const locationOf = ({ place, placeName, city, country, address }: EventForm): EventLocationInput => {
  if (place === 'OPEN') return { type: 'VENUE', locationTbd: true, name: placeName.trim() };
  if (place === 'ONLINE') return { type: 'ONLINE', name: placeName.trim() };
  return {
    type: 'VENUE',
    locationTbd: false,
    name: placeName.trim(),
    address: {
      ...(city.trim() !== '' && { city: city.trim() }),
      ...(address.trim() !== '' && { addressLine: address.trim() }),
      ...(country.trim() !== '' && {
        country: country.trim().toUpperCase() as NonNullable<
          NonNullable<EventLocationInput['address']>['country']
        >,
      }),
    },
  };
};

const imageOf = ({ imageUrl, imageAlt }: EventForm) => ({ url: imageUrl.trim(), altText: imageAlt.trim() });

/** The new event for a form. */
export const newEventOf = (form: EventForm): NewEvent => ({
  title: form.title.trim(),
  location: locationOf(form),
  dateAndTimeSettings: datesOf(form),
  registration: { initialType: form.kind },
  ...(form.short.trim() !== '' && { shortDescription: form.short.trim() }),
  ...(form.text.trim() !== '' && { description: richText(form.text) }),
  ...(form.imageUrl.trim() !== '' && { mainImage: imageOf(form) }),
  ...(form.place === 'ONLINE' && { onlineConferencing: { enabled: true } }),
});

/** Form fields by the event field that they belong to. */
const parts = {
  title: ['title'],
  shortDescription: ['short'],
  description: ['text'],
  mainImage: ['imageUrl', 'imageAlt'],
  dateAndTimeSettings: ['start', 'end', 'zone', 'undated', 'undatedText'],
  location: ['place', 'placeName', 'city', 'country', 'address'],
  registration: ['holdMinutes'],
} as const satisfies Partial<Record<keyof EventChanges, readonly (keyof EventForm)[]>>;

/**
 * The changed fields only. Dates and place are sent as a whole: a changed start needs the end as well. The registration
 * type is never sent, because it cannot change.
 */
export const eventChangesOf = (before: EventForm, after: EventForm): EventChanges => {
  const differs = (name: keyof typeof parts) => parts[name].some((field) => before[field] !== after[field]);
  return {
    ...(differs('title') && { title: after.title.trim() }),
    ...(differs('shortDescription') && { shortDescription: after.short.trim() }),
    ...(differs('description') && { description: richText(after.text) }),
    ...(differs('mainImage') && { mainImage: imageOf(after) }),
    ...(differs('dateAndTimeSettings') && { dateAndTimeSettings: datesOf(after) }),
    ...(differs('location') && { location: locationOf(after) }),
    ...(differs('registration') && {
      registration: { tickets: { reservationDurationInMinutes: after.holdMinutes } },
    }),
  };
};

/** A problem that prevents saving. */
export type EventProblem = 'missing' | 'backwards' | 'noZone' | 'noCountry';

/** The problems of a form by field; empty if it can be saved. */
export const eventProblems = (form: EventForm): Partial<Record<keyof EventForm, EventProblem>> => {
  const missing = (name: 'title' | 'undatedText' | 'placeName') =>
    form[name].trim() === '' && { [name]: 'missing' as const };
  const dated = form.undated
    ? missing('undatedText')
    : {
        ...(!isLocal(form.start) && { start: 'missing' as const }),
        ...(!isLocal(form.end) && { end: 'missing' as const }),
        ...(isLocal(form.start) &&
          isLocal(form.end) &&
          form.end <= form.start && { end: 'backwards' as const }),
        ...(form.further.some(({ start, end }) => !isLocal(start) || !isLocal(end)) && {
          further: 'missing' as const,
        }),
        ...(form.further.some(({ start, end }) => isLocal(start) && isLocal(end) && end <= start) && {
          further: 'backwards' as const,
        }),
      };
  return {
    ...missing('title'),
    ...dated,
    ...(!isZone(form.zone) && { zone: 'noZone' as const }),
    ...missing('placeName'),
    ...(form.country.trim() !== '' &&
      !/^[A-Za-z]{2}$/.test(form.country.trim()) && { country: 'noCountry' as const }),
  };
};

/** The same times a number of days later. */
export const daysOn = ({ start, end }: LocalDates, days: number): LocalDates => {
  const later = (local: string) =>
    isLocal(local) ? parseDateTime(local).add({ days }).toString().slice(0, 16) : '';
  return { start: later(start), end: later(end) };
};
