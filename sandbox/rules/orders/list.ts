import type {
  GetOrderResponse,
  ListOrdersResponse,
  OrderFieldset,
} from '../../../generated/ticketing/types.ts';
import { fieldError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/own.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { CallContext, Rule } from '../../engine/context.ts';
import { counted, DEFAULT_LIMIT } from '../../engine/paging.ts';
import { forgetBook, isWellFiled, orderFiled } from './book.ts';
import { facetsOf } from './facets.ts';
import { orderOf } from './find.ts';
import { numberOf, textOf, valuesOf } from './parameters.ts';
import { select, type Selection, sortNames } from './selection.ts';
import { calendarLinks, orderView } from './view.ts';

const fieldsetsOf = (call: CallContext): readonly OrderFieldset[] =>
  (valuesOf(call, 'fieldset') ?? []) as OrderFieldset[];

/** getOrder: one order (R180, R196); the book of the orders is not opened. */
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
 * The page of a list, from its end when it runs backwards. Its orders are compared with the book: one that stands where
 * it does not belong was changed by hand, and undefined is given.
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
  for (const filed of part) {
    const order = orderFiled(call, filed);
    if (!order || !isWellFiled(filed, order)) return undefined;
    orders.push(order);
  }
  return { selection, orders };
};

/**
 * listOrders: a page of the orders that meet all conditions, the oldest first unless said (R189, R195), with counts by the
 * values of fields. Only the orders of the page are read.
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
    forgetBook(call.state);
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
