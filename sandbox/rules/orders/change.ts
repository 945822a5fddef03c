import type {
  BulkUpdateOrdersRequest,
  BulkUpdateOrdersResponse,
  CaptureAuthorizedPaymentRequest,
  ConfirmOrderRequest,
  ConfirmOrderResponse,
  FormResponseInput,
  UpdateOrderRequest,
  UpdateOrderResponse,
} from '../../../generated/ticketing/types.ts';
import { announce } from '../../engine/announce.ts';
import { applicationError } from '../../engine/errors.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { CallContext, Rule, World } from '../../engine/context.ts';
import { asResponse, personIn } from './guests.ts';
import { updateOrderIndex } from '../ticket-sales/order-index.ts';
import { isConfirmed } from '../ticket-sales/confirmed.ts';
import { changedNotice } from './notices.ts';
import { settleLater } from './payments.ts';
import { moveStock } from '../ticket-sales/stock.ts';
import { actionNotAvailable, moveOrder, reservationOfOrder, secureTickets } from './status.ts';
import { orderOf, ordersOf } from './find.ts';
import { isCapturable, isConfirmable, orderView } from './view.ts';

const parts = ['DETAILS', 'FORM', 'INVOICE', 'TICKETS'] as const;

/** Whether a body sets a field: the mask has it or, without a mask, the body has it (R58). */
const isSet = (body: { fields?: string | readonly string[] }, field: string): boolean =>
  body.fields === undefined
    ? Reflect.get(body, field) !== undefined
    : String(body.fields)
        .split(',')
        .some((name) => name.trim() === field);

/** Updates the date of a changed order and announces the change (R4). */
const touch = (world: World, order: TicketOrderRecord): void => {
  order.updatedDate = world.clock.iso();
  updateOrderIndex(world, order);
  announce(world, 'wix.events.ticketing.events.OrderUpdated', changedNotice(world, order));
};

/**
 * Replaces the form answers of an order. If every ticket has a guest, they are those of the first guest; otherwise they
 * are the buyer's, and also set the buyer's name and e-mail address (assumed: the name of the order is one of its
 * answers).
 */
const replaceAnswers = (order: TicketOrderRecord, form: FormResponseInput | undefined): void => {
  order.form = form ? asResponse(form) : null;
  const [first, ...others] = order.guests;
  if (first) order.guests = [{ ...first, form: form ?? { inputValues: [] } }, ...others];
  const { phone: _, ...person } = personIn(form);
  if (!order.guestsAssigned) order.buyer = { ...order.buyer, ...person };
};

/**
 * updateOrder: changes the form answers, or archives the order, which changes neither money nor tickets (R193). The
 * answers of a canceled, declined or voided order cannot change.
 */
export const updateOrder: Rule = (call): UpdateOrderResponse => {
  const body = call.body as UpdateOrderRequest;
  const order = orderOf(call, call.params['orderNumber'] ?? '', call.params['eventId']);
  if (isSet(body, 'checkoutForm')) {
    if (['CANCELED', 'DECLINED', 'VOIDED'].includes(order.status)) throw actionNotAvailable(order);
    replaceAnswers(order, body.checkoutForm);
  }
  if (isSet(body, 'archived')) order.archived = body.archived ?? false;
  touch(call, order);
  return { order: orderView(call, order, parts) };
};

/** bulkUpdateOrders: archives or unarchives orders of an event, all or none (R193). */
export const bulkUpdateOrders: Rule = (call): BulkUpdateOrdersResponse => {
  const body = call.body as BulkUpdateOrdersRequest;
  const orders = ordersOf(call, call.params['eventId'] ?? '', body.orderNumber);
  if (isSet(body, 'archived'))
    for (const order of orders) {
      order.archived = body.archived ?? false;
      touch(call, order);
    }
  return { orders: orders.map((order) => orderView(call, order, parts)) };
};

/**
 * confirmOrder: marks orders as paid (R181), all or none. Refuses canceled, declined and voided orders (R182), and an
 * order whose hold is over and whose tickets are gone (R186).
 */
export const confirmOrder: Rule = (call): ConfirmOrderResponse => {
  const { orderNumber } = call.body as ConfirmOrderRequest;
  const orders = ordersOf(call, call.params['eventId'] ?? '', orderNumber);
  const waiting = orders.filter((order) => !isConfirmed(order));
  const refused = waiting.find((order) => !isConfirmable(order)) ?? firstWithoutTickets(call, waiting);
  if (refused) throw actionNotAvailable(refused);
  for (const order of waiting) {
    order.method ||= 'manual';
    moveOrder(call, order, 'PAID');
  }
  return { orders: orders.map((order) => orderView(call, order, parts)) };
};

/**
 * Secures the tickets of each order. Returns the first order without tickets, after releasing those secured for the
 * others.
 */
const firstWithoutTickets = (
  world: World,
  orders: readonly TicketOrderRecord[],
): TicketOrderRecord | undefined => {
  const late = orders.flatMap((order) => {
    const reservation = reservationOfOrder(world, order);
    return reservation?.stock === 'none' ? [{ order, reservation }] : [];
  });
  const refused = late.find(({ order }) => !secureTickets(world, order));
  if (refused) for (const { reservation } of late) moveStock(world, reservation, 'none');
  return refused?.order;
};

/** The order whose authorized payment can be captured or voided. Throws ORDER_STATUS_NOT_AUTHORIZED for any other. */
const authorizedOrder = (call: CallContext): TicketOrderRecord => {
  const { eventId } = (call.body ?? {}) as CaptureAuthorizedPaymentRequest;
  const order = orderOf(call, call.params['orderNumber'] ?? '', eventId);
  if (!isCapturable(order))
    throw applicationError(428, 'ORDER_STATUS_NOT_AUTHORIZED', 'Order status is not AUTHORIZED', {
      orderNumber: order.orderNumber,
      status: order.status,
    });
  return order;
};

/** captureAuthorizedPayment: answers at once; the order becomes PAID after a delay (R183). */
export const captureAuthorizedPayment: Rule = (call) => {
  settleLater(call, authorizedOrder(call), 'capture');
  return {};
};

/** voidAuthorizedPayment: answers at once; the order becomes VOIDED and releases its tickets after a delay (R184). */
export const voidAuthorizedPayment: Rule = (call) => {
  settleLater(call, authorizedOrder(call), 'void');
  return {};
};
