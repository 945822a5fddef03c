import {
  useCheckout,
  useGetOrder,
  useListOrders,
  useQueryAvailableTickets,
} from '../../generated/ticketing/queries.ts';
import {
  cancelReservation,
  checkout,
  createReservation,
  getOrder,
  listOrders,
  type Order,
  type OrderStatus,
  posCheckout,
  queryAvailableTickets,
  updateOrder,
} from '../../generated/ticketing/index.ts';
import { openApiClient, ticketingService } from '../../generated/ticketing/openapi.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Ticket and order calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, ticketingService);
const ownerOpenApi = openApiClient(owner, ticketingService);
const eventId = 'event';
const tickets = [{ ticketDefinitionId: 'seat', quantity: 2 }];
const ids = { eventId, reservationId: 'reservation' };
const byNumber = '/v1/events/{eventId}/orders/{orderNumber}';
const order = { path: { eventId, orderNumber: '2' } };

export const answers = async (): Promise<void> => {
  const { definitions, metaData } = await queryAvailableTickets({ filter: { eventId } }, { client });
  exactly<string | undefined>()(definitions[0]?.name);
  exactly<string | undefined>()(definitions[0]?.price?.amount);
  exactly<number | undefined>()(metaData?.total);
  const { id, reservations } = await createReservation({ eventId, ticketQuantities: tickets }, { client });
  exactly<string>()(id);
  exactly<number | undefined>()(reservations[0]?.quantity);
  const paid = await checkout(ids, { client });
  exactly<string | undefined>()(paid.order?.orderNumber);
  exactly<OrderStatus | Undeclared | undefined>()(paid.order?.status);
  exactly<number>()((await listOrders({}, { client: owner })).total);
  // @ts-expect-error The order has no such field.
  void paid.order.id;
};

export const requests = (): void => {
  void checkout({ ...ids, buyer: { firstName: 'Ada' } }, { client });
  // @ts-expect-error The list of orders is for owner and app.
  void listOrders({}, { client });
  // @ts-expect-error Orders are changed by owner and app.
  void updateOrder(eventId, '2', { archived: true }, { client });
  // @ts-expect-error Visitors and members do not sell at the door.
  void posCheckout(ids, { client });
  void posCheckout(ids, { client: owner });
  // @ts-expect-error A field that the call does not have.
  void checkout({ ...ids, coupon: 'SPRING' }, { client });
  // @ts-expect-error A field that the buyer does not have.
  void checkout({ ...ids, buyer: { name: 'Ada' } }, { client });
  // @ts-expect-error A field that a ticket does not have.
  void createReservation({ eventId, ticketQuantities: [{ id: 'seat', quantity: 2 }] }, { client });
  // @ts-expect-error A reservation without tickets.
  void createReservation({ eventId }, { client });
  // @ts-expect-error A checkout without its reservation.
  void checkout({ eventId }, { client });
  // @ts-expect-error A guest without a form.
  void checkout({ ...ids, guests: [{}] }, { client });
  // @ts-expect-error The event of the reservation is missing.
  void cancelReservation('id', {}, { client });
  // @ts-expect-error Not a status.
  void listOrders({ status: ['CANCELLED'] }, { client: owner });
  // @ts-expect-error The number of the order is missing.
  void getOrder(eventId, {}, { client });
};

export const queries = (): void => {
  void queryAvailableTickets({ filter: { name: { $contains: 'a' } }, sort: 'price:desc' }, { client });
  // @ts-expect-error A field that cannot be filtered.
  void queryAvailableTickets({ filter: { price: 1 } }, { client });
  // @ts-expect-error An operator that names do not support.
  void queryAvailableTickets({ filter: { name: { $hasAll: ['a'] } } }, { client });
  // @ts-expect-error A field that cannot be sorted.
  void queryAvailableTickets({ sort: 'policy:asc' }, { client });
  // @ts-expect-error A field that cannot be sorted.
  void listOrders({ sort: 'status:asc' }, { client: owner });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.GET(byNumber, { params: order });
  exactly<OrderStatus | Undeclared | undefined>()(data?.order?.status);
  exactly<string | undefined>()(data?.order?.tickets[0]?.ticketNumber);
  await ownerOpenApi.PATCH(byNumber, { params: order, body: { archived: true } });
  // @ts-expect-error Orders are changed by owner and app.
  await openApi.PATCH(byNumber, { params: order, body: { archived: true } });
  // @ts-expect-error The number of the order is missing.
  await openApi.GET(byNumber, { params: { path: { eventId } } });
  // @ts-expect-error A field that the call does not have.
  await openApi.POST('/v1/checkout', { body: { ...ids, coupon: 'SPRING' } });
  // @ts-expect-error A field that cannot be filtered.
  await openApi.POST('/v1/checkout/available-tickets/query', { body: { filter: { price: 1 } } });
  // @ts-expect-error A parameter that the call does not have.
  await ownerOpenApi.GET('/v1/orders', { params: { query: { event: [eventId] } } });
};

export const useTickets = (): void => {
  exactly<string | undefined>()(useGetOrder(eventId, '2').data?.order?.firstName);
  exactly<Order[] | undefined>()(useListOrders({ status: ['PAID'] }).data?.orders);
  exactly<string | undefined>()(useQueryAvailableTickets({ filter: { eventId } }).data?.definitions[0]?.name);
  useCheckout().mutate({ data: ids });
  // @ts-expect-error A field that the call does not have.
  useCheckout().mutate({ data: { ...ids, coupon: 'SPRING' } });
  // @ts-expect-error A checkout without its reservation.
  useCheckout().mutate({ data: { eventId } });
  // @ts-expect-error Not a status.
  useListOrders({ status: ['CANCELLED'] });
  // @ts-expect-error The list of orders is for owner and app.
  useListOrders({}, { request: { client } });
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const label = ({ status }: Order): string => {
  switch (status) {
    case 'FREE':
    case 'PAID':
      return 'yours';
    case 'PENDING':
    case 'OFFLINE_PENDING':
    case 'INITIATED':
    case 'AUTHORIZED':
    case 'PARTIALLY_PAID':
      return 'to be paid';
    case 'CANCELED':
    case 'DECLINED':
    case 'VOIDED':
      return 'void';
    case 'NA_ORDER_STATUS':
      return '';
    default:
      return status satisfies Undeclared;
  }
};

export const open = ({ status }: Order): void => {
  // @ts-expect-error Mistyped.
  if (status === 'CANCELLED') return;
  // @ts-expect-error Fields that are not listed are not sent.
  void listOrders({ status: [status] }, { client: owner });
};
