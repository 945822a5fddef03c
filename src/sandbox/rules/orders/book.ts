import { ownValue } from '../../own.ts';
import { digest } from '../../random.ts';
import type { SandboxState, TicketOrderRecord } from '../../state.ts';
import type { World } from '../context.ts';

/** The numbers of the orders, the oldest first: all of them, and those of each event. */
interface Book {
  readonly all: string[];
  readonly byEvent: Map<string, string[]>;
  /** Where the count of orders stood when the book was last brought up to date. */
  upTo: number;
}

/** Books are no part of the state: each is made when it is first needed, and goes with the orders that it lists. */
const books = new WeakMap<SandboxState['ticketOrders'], Book>();

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
  const book: Book = { all: [], byEvent: new Map(), upTo: ticketOrderNumber };
  for (const order of Object.values(ticketOrders)) write(book, order);
  books.set(ticketOrders, book);
  return book;
};

/** The numbers of all orders, the oldest first. Not to be changed. */
export const allOrderNumbers = ({ state }: World): readonly string[] => bookOf(state).all;

/** The numbers of the orders of an event, the oldest first. Not to be changed. */
export const orderNumbersOf = ({ state }: World, eventId: string): readonly string[] =>
  bookOf(state).byEvent.get(eventId) ?? [];

/** The orders with these numbers; those that do not exist are left out. */
export const ordersWith = ({ state }: World, numbers: Iterable<string>): TicketOrderRecord[] =>
  [...numbers].flatMap((number) => ownValue(state.ticketOrders, number) ?? []);

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
