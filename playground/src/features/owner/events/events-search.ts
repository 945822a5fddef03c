import type { EventFilter, EventStatus, InitialRegistrationType } from 'vitrine/events-v3';

/** The statuses that the owner's table has a tab for. */
export const eventStatuses = ['UPCOMING', 'STARTED', 'ENDED', 'CANCELED', 'DRAFT'] as const;
export type ListedStatus = Extract<EventStatus, (typeof eventStatuses)[number]>;

export const registrationKinds = ['TICKETING', 'RSVP'] as const satisfies readonly InitialRegistrationType[];
export type ListedKind = (typeof registrationKinds)[number];

/** The columns that can be hidden. */
export const eventColumns = ['when', 'registration', 'sold', 'created'] as const;
export type EventColumn = (typeof eventColumns)[number];

/** What the address of the owner's events carries. */
export interface EventsSearch {
  readonly status?: ListedStatus;
  readonly kind?: ListedKind;
  /** How the title begins. */
  readonly q?: string;
  readonly hide?: readonly EventColumn[];
}

const oneOf = <const T extends readonly string[]>(known: T, value: unknown): T[number] | undefined =>
  known.find((name) => name === value);

/** Reads an address; what makes no sense is left out. */
export const parseEventsSearch = (raw: Record<string, unknown>): EventsSearch => {
  const status = oneOf(eventStatuses, raw['status']);
  const kind = oneOf(registrationKinds, raw['kind']);
  const q = ['string', 'number'].includes(typeof raw['q']) ? `${raw['q'] as string}`.trim() : '';
  const hidden: readonly unknown[] = Array.isArray(raw['hide']) ? raw['hide'] : [];
  const hide = eventColumns.filter((column) => hidden.includes(column));
  return {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(q !== '' && { q }),
    ...(hide.length > 0 && { hide }),
  };
};

/** The last character there is: every text that begins with some words comes before the words with this behind. */
const LAST = '\uffff';

const beginsWith = (words: string): EventFilter => ({ title: { $gte: words, $lt: `${words}${LAST}` } });

/**
 * The filter of the platform that an address stands for; undefined when it leaves nothing out. Titles can be compared by
 * the order of characters only, so the search looks at how they begin, as typed or with a capital.
 */
export const eventsFilter = ({ status, kind, q }: EventsSearch): EventFilter | undefined => {
  const parts: EventFilter[] = [
    ...(status ? [{ status }] : []),
    ...(kind ? [{ 'registration.initialType': kind }] : []),
  ];
  if (q !== undefined) {
    const capital = q.slice(0, 1).toUpperCase() + q.slice(1);
    parts.push(capital === q ? beginsWith(q) : { $or: [beginsWith(q), beginsWith(capital)] });
  }
  return parts.length > 1 ? { $and: parts } : parts[0];
};
