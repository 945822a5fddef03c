import type { FacetCounts, OrderFacetCounts } from '../../../generated/ticketing/types.ts';
import { fieldError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/own.ts';
import type { Filed } from './book.ts';
import type { Selection } from './selection.ts';
import type { Shelf } from './shelves.ts';

/** Orders that are counted together: a whole shelf, or one order. */
interface Pile {
  readonly shelf: Shelf;
  readonly memberId: string | null;
  readonly count: number;
  readonly tickets: number;
  readonly checkedIn: number;
}

/** The fields that orders can be counted by. */
const fields: Readonly<Record<string, (pile: Pile) => string>> = {
  status: ({ shelf }) => shelf.status,
  eventId: ({ shelf }) => shelf.eventId,
  channel: ({ shelf }) => shelf.channel,
  method: ({ shelf }) => shelf.method,
  archived: ({ shelf }) => String(shelf.archived),
  memberId: ({ memberId }) => memberId ?? '',
};

const shelfAsPile = (shelf: Shelf): Pile => ({ ...shelf, shelf, memberId: null, count: shelf.places.length });
const orderAsPile = (filed: Filed): Pile => ({ ...filed, count: 1 });

/** Shelves are counted as a whole; only members, of whom a shelf has many, are counted order by order. */
const pilesOf = ({ total, part, shelves }: Selection, names: readonly string[]): Pile[] =>
  shelves && !names.includes('memberId') ? shelves.map(shelfAsPile) : part(0, total).map(orderAsPile);

/** The counts of the values of a field, by their names, so that the same orders always give the same text. */
const countsBy = (piles: readonly Pile[], read: (pile: Pile) => string) => {
  const counts = new Map<string, { count: number; tickets: number; ticketsCheckIn: number }>();
  for (const pile of piles) {
    if (pile.count === 0) continue;
    const value = read(pile);
    const { count, tickets, ticketsCheckIn } = counts.get(value) ?? {
      count: 0,
      tickets: 0,
      ticketsCheckIn: 0,
    };
    counts.set(value, {
      count: count + pile.count,
      tickets: tickets + pile.tickets,
      ticketsCheckIn: ticketsCheckIn + pile.checkedIn,
    });
  }
  return [...counts].toSorted(([left], [right]) => (left < right ? -1 : 1));
};

/**
 * How many orders and tickets there are by each value of fields. Throws a 400 for a field that orders are not counted by.
 */
export const facetsOf = (selection: Selection, names: readonly string[]) => {
  const facets: Record<string, FacetCounts> = {};
  const orderFacets: Record<string, OrderFacetCounts> = {};
  const piles = pilesOf(selection, names);
  for (const [index, name] of names.entries()) {
    const read = ownValue(fields, name);
    if (!read)
      throw fieldError(
        `facet[${index}]`,
        'INVALID_ENUM_VALUE',
        `must be one of ${Object.keys(fields).join(', ')}`,
      );
    const counts = countsBy(piles, read);
    facets[name] = { counts: Object.fromEntries(counts.map(([value, { count }]) => [value, count])) };
    orderFacets[name] = { counts: Object.fromEntries(counts) };
  }
  return { facets, orderFacets: { facets: orderFacets } };
};
