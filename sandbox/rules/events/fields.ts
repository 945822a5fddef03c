import type { EventRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import type { FieldLookup, QueryField } from '../../engine/query.ts';
import { isObject } from '../../engine/values/objects.ts';
import { statusOf } from './status.ts';

const compared = ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte', '$in'];
const chosen = ['$eq', '$ne', '$in'];

/** Converts an instant of a filter to the ISO format of the records, so that texts can be compared. */
const instant = (value: unknown): unknown => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? value : new Date(at).toISOString();
};

const text = (read: (event: EventRecord) => string): QueryField<EventRecord> => ({
  read,
  operators: compared,
  sortable: true,
});

const date = (read: (event: EventRecord) => string | undefined): QueryField<EventRecord> => ({
  read: (event) => read(event) ?? null,
  operators: compared,
  sortable: true,
  operand: instant,
});

const fields = new Map<string, QueryField<EventRecord>>([
  ['id', text(({ id }) => id)],
  ['title', text(({ about }) => about.title)],
  ['slug', text(({ about }) => about.slug)],
  ['createdDate', date(({ about }) => about.createdDate)],
  ['updatedDate', date(({ about }) => about.updatedDate)],
  ['dateAndTimeSettings.startDate', date(({ about }) => about.dateAndTimeSettings.startDate)],
  ['dateAndTimeSettings.endDate', date(({ about }) => about.dateAndTimeSettings.endDate)],
  [
    'registration.initialType',
    { read: ({ about }) => about.registration?.initialType ?? null, operators: ['$eq'] },
  ],
  ['userId', { read: ({ about }) => about.userId, operators: chosen }],
]);

/** The fields of an event that a query may name (R113). The status is the current one (R133). */
export const eventField =
  (world: World): FieldLookup<EventRecord> =>
  (name, origin) => {
    if (name === 'status') return { read: (event) => statusOf(world, event), operators: chosen };
    return fields.has(name) && isPoint(origin)
      ? { read: (event) => distance(event.about.location?.address?.geocode, origin), sortable: true }
      : fields.get(name);
  };

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const isPoint = (value: unknown): value is Point =>
  isObject(value) && typeof value['latitude'] === 'number' && typeof value['longitude'] === 'number';

/** The angle between two points of the globe, in radians; null for an event without coordinates. */
const distance = (place: unknown, origin: Point): number | null => {
  if (!isPoint(place)) return null;
  const [from, to, across] = [origin.latitude, place.latitude, place.longitude - origin.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const chord = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord)));
};
