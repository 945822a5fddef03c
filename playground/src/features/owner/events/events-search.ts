import type { EventFilter, EventStatus, InitialRegistrationType } from 'vitrine/events-v3';

/** Statuses with a tab in the owner's table. */
export const eventStatuses = ['UPCOMING', 'STARTED', 'ENDED', 'CANCELED', 'DRAFT'] as const;
export type ListedStatus = Extract<EventStatus, (typeof eventStatuses)[number]>;

export const registrationKinds = ['TICKETING', 'RSVP'] as const satisfies readonly InitialRegistrationType[];
export type ListedKind = (typeof registrationKinds)[number];

/** Search parameters of the owner's events. */
export interface EventsSearch {
  readonly status?: ListedStatus;
  readonly kind?: ListedKind;
  /** Beginning of the title. */
  readonly q?: string;
}

const oneOf = <const T extends readonly string[]>(known: T, value: unknown): T[number] | undefined =>
  known.find((name) => name === value);

/** Parses the search parameters; invalid ones are dropped. */
export const parseEventsSearch = (raw: Record<string, unknown>): EventsSearch => {
  const status = oneOf(eventStatuses, raw['status']);
  const kind = oneOf(registrationKinds, raw['kind']);
  const q = ['string', 'number'].includes(typeof raw['q']) ? `${raw['q'] as string}`.trim() : '';
  return {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(q !== '' && { q }),
  };
};

/** The highest character: every text with a given prefix sorts before the prefix followed by it. */
const LAST = '\uffff';

const beginsWith = (words: string): EventFilter => ({ title: { $gte: words, $lt: `${words}${LAST}` } });

/**
 * The platform's filter for an address; undefined if it excludes nothing. The platform compares titles only by
 * character order, so the search matches their beginning, as typed or capitalised.
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
