import type { FacetCounts, OrderFacetCounts } from '../../../../generated/ticketing/model/index.ts';
import { fieldError } from '../../errors.ts';
import { ownValue } from '../../own.ts';
import type { TicketOrderRecord } from '../../state.ts';
import { groupsBy } from './groups.ts';

/** The fields that orders can be counted by. */
const fields: Readonly<Record<string, (order: TicketOrderRecord) => string>> = {
  status: ({ status }) => status,
  eventId: ({ eventId }) => eventId,
  channel: ({ channel }) => channel,
  method: ({ method }) => method,
  archived: ({ archived }) => String(archived),
  memberId: ({ memberId }) => memberId ?? '',
};

/**
 * How many orders and tickets there are by each value of fields. Throws a 400 for a field that orders are not counted by.
 */
export const facetsOf = (orders: readonly TicketOrderRecord[], names: readonly string[]) => {
  const facets: Record<string, FacetCounts> = {};
  const orderFacets: Record<string, OrderFacetCounts> = {};
  for (const [index, name] of names.entries()) {
    const read = ownValue(fields, name);
    if (!read)
      throw fieldError(
        `facet[${index}]`,
        'INVALID_ENUM_VALUE',
        `must be one of ${Object.keys(fields).join(', ')}`,
      );
    const groups = groupsBy(orders, read);
    facets[name] = { counts: Object.fromEntries([...groups].map(([value, { length }]) => [value, length])) };
    orderFacets[name] = {
      counts: Object.fromEntries([...groups].map(([value, group]) => [value, numbersOf(group)])),
    };
  }
  return { facets, orderFacets: { facets: orderFacets } };
};

const numbersOf = (orders: readonly TicketOrderRecord[]) => ({
  count: orders.length,
  tickets: orders.reduce((sum, { ticketsQuantity }) => sum + ticketsQuantity, 0),
  ticketsCheckIn: orders
    .flatMap(({ tickets }) => tickets)
    .filter(({ checkedInDate }) => checkedInDate !== null).length,
});
