import Big from 'big.js';
import type {
  ReservationRecord,
  SandboxState,
  TicketDefinitionRecord,
  TicketFigures,
  TicketOrderRecord,
} from '../records/state.ts';

/** Contradictions in the counters and records of a box office, as sentences; empty: there is none. */
export const faultsIn = (state: SandboxState, now: number): string[] => [
  ...Object.values(state.ticketDefinitions).flatMap((definition) => faultsOfStock(state, definition)),
  ...Object.values(state.reservations).flatMap((reservation) => faultsOfReservation(reservation, now)),
  ...Object.values(state.ticketOrders).flatMap((order) => faultsOfOrder(state, order)),
];

/** The sentences of the claims that do not hold. */
const unless = (claims: Record<string, boolean>, about: string): string[] =>
  Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [`${about}: ${claim}`]));

const faultsOfStock = (
  { reservations }: SandboxState,
  { id, name, capacity, held, sold }: TicketDefinitionRecord,
): string[] => {
  const counted = (stock: ReservationRecord['stock']) =>
    Object.values(reservations)
      .filter((reservation) => reservation.stock === stock)
      .flatMap(({ tickets }) => tickets)
      .filter(({ ticketDefinitionId }) => ticketDefinitionId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return unless(
    {
      [`held is ${held}, reservations hold ${counted('held')}`]: held === counted('held'),
      [`sold is ${sold}, orders took ${counted('sold')}`]: sold === counted('sold'),
      [`${held} + ${sold} are more than ${capacity}`]: capacity === null || held + sold <= capacity,
    },
    name,
  );
};

/** The counter of the tickets by the final status of a reservation. */
const endings: Record<ReservationRecord['status'], readonly ReservationRecord['stock'][]> = {
  RESERVATION_PENDING: ['held', 'none'],
  RESERVATION_CONFIRMED: ['sold'],
  RESERVATION_CANCELED: ['none'],
  RESERVATION_CANCELED_MANUALLY: ['none'],
  RESERVATION_EXPIRED: ['none'],
};

const faultsOfReservation = (
  { id, status, stock, expiresAt, orderNumber }: ReservationRecord,
  now: number,
): string[] =>
  unless(
    {
      [`its tickets are ${stock}`]: endings[status].includes(stock),
      'it is held after its time':
        status !== 'RESERVATION_PENDING' || orderNumber !== null || now < expiresAt,
      'it expired with an order': status !== 'RESERVATION_EXPIRED' || orderNumber === null,
    },
    `reservation ${id} ${status}`,
  );

/** The possible statuses of the reservation for each status of an order. */
const reservationsOf: Record<TicketOrderRecord['status'], readonly ReservationRecord['status'][]> = {
  FREE: ['RESERVATION_CONFIRMED'],
  PAID: ['RESERVATION_CONFIRMED'],
  OFFLINE_PENDING: ['RESERVATION_CONFIRMED'],
  // Canceling an event cancels unpaid reservations (R135).
  INITIATED: ['RESERVATION_PENDING', 'RESERVATION_CANCELED'],
  PENDING: ['RESERVATION_PENDING'],
  AUTHORIZED: ['RESERVATION_PENDING'],
  PARTIALLY_PAID: ['RESERVATION_PENDING'],
  VOIDED: ['RESERVATION_CANCELED'],
  // The hold continues without the order, to any end.
  DECLINED: [
    'RESERVATION_PENDING',
    'RESERVATION_CONFIRMED',
    'RESERVATION_CANCELED',
    'RESERVATION_CANCELED_MANUALLY',
    'RESERVATION_EXPIRED',
  ],
  CANCELED: ['RESERVATION_CANCELED'],
};

const faultsOfOrder = (state: SandboxState, order: TicketOrderRecord): string[] => {
  const { orderNumber, status, figures, tickets, ticketsQuantity } = order;
  const reservation = state.reservations[order.reservationId];
  const isValid = status === 'PAID' || status === 'FREE' || status === 'OFFLINE_PENDING';
  return [
    ...unless(
      {
        'it has no reservation': status === 'DECLINED' || reservation?.orderNumber === orderNumber,
        [`its reservation is ${reservation?.status}`]:
          reservation !== undefined && reservationsOf[status].includes(reservation.status),
        'it was made of an expired hold':
          reservation !== undefined && Date.parse(order.createdDate) < reservation.expiresAt,
        [`it has ${tickets.length} of ${ticketsQuantity} tickets`]:
          tickets.length === 0 || (isValid && tickets.length === ticketsQuantity),
        'it is free and costs something': status !== 'FREE' || new Big(figures.grandTotal).eq(0),
      },
      `order ${orderNumber} ${status}`,
    ),
    ...faultsOfFigures(figures, `order ${orderNumber}`),
  ];
};

/** The amounts of an invoice: the items minus the discount, plus added tax and added fee (R165). */
export const faultsOfFigures = (figures: TicketFigures, about: string): string[] => {
  const { lines, subTotal, discount, tax, feeAdded, feeIncluded, grandTotal, revenue } = figures;
  const sum = (of: (line: TicketFigures['lines'][number]) => string) =>
    lines.reduce((total, line) => total.plus(of(line)), new Big(0));
  const fee = (isIncluded: boolean) =>
    lines
      .filter(({ feeType }) => (feeType === 'FEE_INCLUDED') === isIncluded)
      .reduce((total, line) => total.plus(line.fee), new Big(0));
  const addedTax = tax && tax.type !== 'INCLUDED' ? tax.amount : 0;
  const whole = new Big(subTotal)
    .minus(discount?.amount ?? 0)
    .plus(addedTax)
    .plus(feeAdded);
  return unless(
    {
      [`${whole.toString()} is not ${grandTotal}`]: whole.eq(grandTotal),
      'the items do not add up': sum(({ total }) => total).eq(subTotal),
      'the discounts do not add up': sum((line) => line.discount).eq(discount?.amount ?? 0),
      'the taxes do not add up': sum((line) => line.tax).eq(tax?.amount ?? 0),
      'the added fees do not add up': fee(false).eq(feeAdded),
      'the included fees do not add up': fee(true).eq(feeIncluded),
      'the revenue has fees': new Big(grandTotal).minus(feeAdded).minus(feeIncluded).eq(revenue),
      'something is below zero': [subTotal, grandTotal, feeAdded, feeIncluded].every(
        (each) => !each.startsWith('-'),
      ),
    },
    about,
  );
};
