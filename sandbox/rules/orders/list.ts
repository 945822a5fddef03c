import type {
  GetOrderResponse,
  ListOrdersResponse,
  OrderFieldset,
} from '../../../generated/ticketing/types.ts';
import { fieldError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { CallContext, Rule } from '../../engine/context.ts';
import { counted, DEFAULT_LIMIT } from '../../engine/paging.ts';
import { dropOrderIndex, isIndexCurrent, orderOfEntry } from '../ticket-sales/order-index.ts';
import { facetsOf } from './facets.ts';
import { orderOf } from './find.ts';
import { numberOf, textOf, valuesOf } from './parameters.ts';
import { select, type Selection, sortNames } from './selection.ts';
import { calendarLinks, orderView } from './view.ts';

const fieldsetsOf = (call: CallContext): readonly OrderFieldset[] =>
  (valuesOf(call, 'fieldset') ?? []) as OrderFieldset[];

/** getOrder: one order (R180, R196), without the index of orders. */
export const getOrder: Rule = (call): GetOrderResponse => {
  const order = orderOf(call, call.params['orderNumber'] ?? '', call.params['eventId']);
  const links = calendarLinks(call, ownValue(call.state.events, order.eventId));
  return {
    order: orderView(call, order, fieldsetsOf(call)),
    ...(links && { calendarLinks: links }),
  };
};

interface Page {
  selection: Selection;
  orders: TicketOrderRecord[];
}

/**
 * The page of a list; a list in descending order is read from its end. Undefined if an order of the page disagrees with
 * the index, because a test changed it in the state directly.
 */
const pageOf = (
  call: CallContext,
  sort: string,
  offset: number,
  limit: number,
  isBackwards: boolean,
): Page | undefined => {
  const selection = select(call, sort);
  const end = Math.max(0, selection.total - offset);
  const part = isBackwards
    ? selection.part(Math.max(0, end - limit), end).toReversed()
    : selection.part(offset, offset + limit);
  const orders: TicketOrderRecord[] = [];
  for (const entry of part) {
    const order = orderOfEntry(call, entry);
    if (!order || !isIndexCurrent(entry, order)) return undefined;
    orders.push(order);
  }
  return { selection, orders };
};

/**
 * listOrders: a page of the orders that meet all conditions, the oldest first by default (R189, R195), with counts by the
 * values of fields. Reads only the orders of the page.
 */
export const listOrders: Rule = (call): ListOrdersResponse => {
  const [sort = '', direction] = (textOf(call, 'sort') ?? 'created:asc').split(':');
  if (sort !== 'created' && !sortNames.includes(sort))
    throw fieldError('sort', 'INVALID_ENUM_VALUE', 'is not known');
  const offset = numberOf(call, 'offset') ?? 0;
  const limit = numberOf(call, 'limit') ?? DEFAULT_LIMIT;
  const page = () => pageOf(call, sort, offset, limit, direction === 'desc');
  let found = page();
  if (!found) {
    dropOrderIndex(call.state);
    found = page();
  }
  const { selection, orders } = found ?? { selection: { total: 0, part: () => [] }, orders: [] };
  const facets = valuesOf(call, 'facet');
  return {
    total: selection.total,
    offset,
    limit,
    ...counted,
    orders: orders.map((order) => orderView(call, order, fieldsetsOf(call))),
    ...(facets && facetsOf(selection, facets)),
  };
};
