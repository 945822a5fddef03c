import type { FacetCounts, OrderFacetCounts } from '../../../generated/ticketing/types.ts';
import { fieldError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { IndexEntry } from '../ticket-sales/order-index.ts';
import type { Selection } from './selection.ts';
import type { OrderGroup } from '../ticket-sales/order-groups.ts';

/** A group of orders that is counted as a whole, or a single order. */
interface Bucket {
  readonly group: OrderGroup;
  readonly memberId: string | null;
  readonly count: number;
  readonly tickets: number;
  readonly checkedIn: number;
}

/** The fields that orders can be counted by. */
const fields: Readonly<Record<string, (bucket: Bucket) => string>> = {
  status: ({ group }) => group.status,
  eventId: ({ group }) => group.eventId,
  channel: ({ group }) => group.channel,
  method: ({ group }) => group.method,
  archived: ({ group }) => String(group.archived),
  memberId: ({ memberId }) => memberId ?? '',
};

const groupAsBucket = (group: OrderGroup): Bucket => ({
  ...group,
  group,
  memberId: null,
  count: group.positions.length,
});
const entryAsBucket = (entry: IndexEntry): Bucket => ({ ...entry, count: 1 });

/** Counts whole groups, or single orders if the member is counted: a group has orders of several members. */
const bucketsOf = ({ total, part, groups }: Selection, names: readonly string[]): Bucket[] =>
  groups && !names.includes('memberId') ? groups.map(groupAsBucket) : part(0, total).map(entryAsBucket);

/** The counts by the values of a field, sorted by value so that the same orders give the same text. */
const countsBy = (buckets: readonly Bucket[], read: (bucket: Bucket) => string) => {
  const counts = new Map<string, { count: number; tickets: number; ticketsCheckIn: number }>();
  for (const bucket of buckets) {
    if (bucket.count === 0) continue;
    const value = read(bucket);
    const { count, tickets, ticketsCheckIn } = counts.get(value) ?? {
      count: 0,
      tickets: 0,
      ticketsCheckIn: 0,
    };
    counts.set(value, {
      count: count + bucket.count,
      tickets: tickets + bucket.tickets,
      ticketsCheckIn: ticketsCheckIn + bucket.checkedIn,
    });
  }
  return [...counts].toSorted(([left], [right]) => (left < right ? -1 : 1));
};

/** The counts of orders and tickets by each value of the fields. Throws a 400 for a field that has no counts. */
export const facetsOf = (selection: Selection, names: readonly string[]) => {
  const facets: Record<string, FacetCounts> = {};
  const orderFacets: Record<string, OrderFacetCounts> = {};
  const buckets = bucketsOf(selection, names);
  for (const [index, name] of names.entries()) {
    const read = ownValue(fields, name);
    if (!read)
      throw fieldError(
        `facet[${index}]`,
        'INVALID_ENUM_VALUE',
        `must be one of ${Object.keys(fields).join(', ')}`,
      );
    const counts = countsBy(buckets, read);
    facets[name] = { counts: Object.fromEntries(counts.map(([value, { count }]) => [value, count])) };
    orderFacets[name] = { counts: Object.fromEntries(counts) };
  }
  return { facets, orderFacets: { facets: orderFacets } };
};
