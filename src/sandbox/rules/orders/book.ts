import Big from 'big.js';
import { ownValue } from '../../own.ts';
import { digest } from '../../random.ts';
import type { SandboxState, TicketOrderRecord } from '../../state.ts';
import type { World } from '../context.ts';
import { isConfirmed } from './confirmed.ts';

/** What the confirmed orders of an event in one currency come to. */
export interface Sales {
  orders: number;
  tickets: number;
  total: Big;
  revenue: Big;
}

/** The numbers of the orders, the oldest first, all of them and those of each event, and what was sold. */
interface Book {
  readonly all: string[];
  readonly byEvent: Map<string, string[]>;
  /** By event and currency. Orders that are confirmed stay so, and cost what they cost: sales only grow. */
  readonly sales: Map<string, Map<string, Sales>>;
  /** Where the count of orders stood when the book was last brought up to date. */
  upTo: number;
}

/** Books are no part of the state: each is made when it is first needed, and goes with the orders that it lists. */
const books = new WeakMap<SandboxState['ticketOrders'], Book>();

/** Adds the sale of a confirmed order. */
const sell = (book: Book, { eventId, currency, ticketsQuantity, figures }: TicketOrderRecord): void => {
  let ofEvent = book.sales.get(eventId);
  if (!ofEvent) book.sales.set(eventId, (ofEvent = new Map()));
  const { orders, tickets, total, revenue } = ofEvent.get(currency) ?? nothing;
  ofEvent.set(currency, {
    orders: orders + 1,
    tickets: tickets + ticketsQuantity,
    total: total.plus(figures.grandTotal),
    revenue: revenue.plus(figures.revenue),
  });
};

const nothing: Sales = { orders: 0, tickets: 0, total: new Big(0), revenue: new Big(0) };

const write = (book: Book, { orderNumber, eventId }: TicketOrderRecord): void => {
  book.all.push(orderNumber);
  const ofEvent = book.byEvent.get(eventId);
  if (ofEvent) ofEvent.push(orderNumber);
  else book.byEvent.set(eventId, [orderNumber]);
};

/** The book of the orders. It walks over them only when it is made, or when orders came in by another way. */
const bookOf = ({ ticketOrders, ticketOrderNumber }: SandboxState): Book => {
  const known = books.get(ticketOrders);
  if (known?.upTo === ticketOrderNumber) return known;
  const book: Book = { all: [], byEvent: new Map(), sales: new Map(), upTo: ticketOrderNumber };
  for (const order of Object.values(ticketOrders)) {
    write(book, order);
    if (isConfirmed(order)) sell(book, order);
  }
  books.set(ticketOrders, book);
  return book;
};

/** The numbers of all orders, the oldest first. Not to be changed. */
export const allOrderNumbers = ({ state }: World): readonly string[] => bookOf(state).all;

/** The numbers of the orders of an event, the oldest first. Not to be changed. */
export const orderNumbersOf = ({ state }: World, eventId: string): readonly string[] =>
  bookOf(state).byEvent.get(eventId) ?? [];

/** Counts an order that has just been confirmed among the sales; a book that is yet to be made counts by itself. */
export const countSale = ({ state }: World, order: TicketOrderRecord): void => {
  const book = books.get(state.ticketOrders);
  if (book?.upTo === state.ticketOrderNumber) sell(book, order);
};

/** What was sold of an event, or of all, by currency; no order is looked at (R190). */
export const salesIn = ({ state }: World, eventId?: string): Map<string, Sales> => {
  const { sales } = bookOf(state);
  if (eventId !== undefined) return sales.get(eventId) ?? new Map();
  const all = new Map<string, Sales>();
  for (const ofEvent of sales.values())
    for (const [currency, sold] of ofEvent) {
      const { orders, tickets, total, revenue } = all.get(currency) ?? nothing;
      all.set(currency, {
        orders: orders + sold.orders,
        tickets: tickets + sold.tickets,
        total: total.plus(sold.total),
        revenue: revenue.plus(sold.revenue),
      });
    }
  return all;
};

/** The orders with these numbers that pass a test; numbers that do not exist are left out. */
export const ordersWith = (
  { state: { ticketOrders } }: World,
  numbers: Iterable<string>,
  test: (order: TicketOrderRecord) => boolean = () => true,
): TicketOrderRecord[] => {
  const found: TicketOrderRecord[] = [];
  for (const number of numbers) {
    const order = ownValue(ticketOrders, number);
    if (order && test(order)) found.push(order);
  }
  return found;
};

/** Keeps a new order under the next number. */
export const keepOrder = (
  { state }: World,
  make: (orderNumber: string) => TicketOrderRecord,
): TicketOrderRecord => {
  const book = bookOf(state);
  state.ticketOrderNumber += 1;
  const order = make(orderNumberOf(state));
  state.ticketOrders[order.orderNumber] = order;
  write(book, order);
  book.upTo = state.ticketOrderNumber;
  return order;
};

/** Forgets an order; the book is made again when it is next needed. */
export const forgetOrder = ({ state }: World, { orderNumber }: TicketOrderRecord): void => {
  delete state.ticketOrders[orderNumber];
  books.delete(state.ticketOrders);
};

/** Letters and digits that nobody mixes up. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * `AAAA-BBBB-XXN`: the count of the orders in six signs, shuffled so that neighbours do not look alike, and five from the
 * seed. Two counts never give the same ten first signs, so the numbers of tickets differ too (R194).
 */
const orderNumberOf = ({ seed, ticketOrderNumber }: SandboxState): string => {
  const shuffled = Math.imul(ticketOrderNumber, 0x2c9277b5) & 0x3fffffff;
  const mixed = digest(`${seed}:ticket-order:${ticketOrderNumber}`);
  const signs = Array.from({ length: 11 }, (_, place) => {
    const bits =
      place < 6 ? shuffled >>> (place * 5) : Number.parseInt(mixed.slice(place * 2, place * 2 + 2), 16);
    return SIGNS[bits & 31] ?? '';
  });
  const text = signs.join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
};
