import type { SearchOrdersRequest, ShopOrderFilter } from '../../../generated/orders/types.ts';
import { callerOf, isElevated, keyOf, type CallContext, type Rule } from '../../engine/context.ts';
import { runCursorQuery } from '../../engine/cursor-pages.ts';
import { applicationError } from '../../engine/errors.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import type { OrderRecord } from '../../records/state.ts';
import { orderField } from './order-fields.ts';
import { orderView } from './view.ts';

/** Whether the caller may read an order: owner and app every order, its buyer as the site allows (R680). */
const mayRead = (call: CallContext, { owner }: OrderRecord): boolean => {
  const caller = callerOf(call);
  const { orderReaders } = call.state.settings;
  if (isElevated(caller)) return true;
  if (orderReaders === 'owner' || (orderReaders === 'members' && caller.role !== 'member')) return false;
  return keyOf(owner) === keyOf(caller);
};

/** The refusal of a caller who may not read an order, or search for orders (R681). */
const readForbidden = () => applicationError(403, 'READ_ORDER_FORBIDDEN', 'Forbidden to read this order');

/** getShopOrder (R626, R680). */
export const getShopOrder: Rule = (call) => {
  const id = call.params['id'] ?? '';
  const order = lookUp(call.state.orders, 'id', id);
  if (!order) throw applicationError(404, 'ORDER_NOT_FOUND', 'Order not found', { id });
  if (!mayRead(call, order)) throw readForbidden();
  return { order: orderView(call, order) };
};

/** Whether a filter has a condition on the status of orders, at any depth. */
const namesStatus = (filter: unknown): boolean =>
  typeof filter === 'object' &&
  filter !== null &&
  Object.entries(filter).some(
    ([key, value]) =>
      key === 'status' || (Array.isArray(value) ? value.some(namesStatus) : namesStatus(value)),
  );

/** Orders that a search leaves out unless its filter names the status (R682). */
const finished: ShopOrderFilter = { status: { $nin: ['PENDING', 'REJECTED'] } };

const withStatus = (filter: ShopOrderFilter | undefined): ShopOrderFilter => {
  if (filter === undefined) return finished;
  return namesStatus(filter) ? filter : { $and: [filter, finished] };
};

/** The orders that a search goes through, the newest first: all of them, or those of the member (R681). */
const searchedOrders = (call: CallContext): OrderRecord[] => {
  const caller = callerOf(call);
  if (!isElevated(caller) && !call.state.settings.membersSearchOrders) throw readForbidden();
  return call.state.orders
    .filter(
      ({ status, owner }) =>
        status !== 'INITIALIZED' && (isElevated(caller) || keyOf(owner) === keyOf(caller)),
    )
    .toReversed();
};

/** The number of orders on a page if the call names none. */
const DEFAULT_PAGE = 100;

/** searchOrders (R681, R682). */
export const searchOrders: Rule = (call) => {
  const { search } = call.body as SearchOrdersRequest;
  const { cursorPaging } = search;
  const orders = searchedOrders(call).map((order) => orderView(call, order));
  const { page, pagingMetadata } = runCursorQuery(
    orders,
    {
      ...search,
      // A cursor includes the filter of the first page.
      ...(!cursorPaging?.cursor && { filter: withStatus(search.filter) }),
      cursorPaging: { limit: DEFAULT_PAGE, ...cursorPaging },
    },
    { name: 'search', fields: orderField },
  );
  return { orders: page, metadata: pagingMetadata };
};
