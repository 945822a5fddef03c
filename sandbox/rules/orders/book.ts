import { ownValue } from '../../engine/values/own.ts';
import type { SandboxState, TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { isConfirmed } from './confirmed.ts';
import { orderNumberOf } from './order-number.ts';
import { addSales, type Sales, saleOf } from './sales.ts';
import { keyOfLabel, type Label, labelOf, putIn, type Shelf, takeOut } from './shelves.ts';

/** Where an order stands in the book, and by what. */
export interface Filed {
  readonly orderNumber: string;
  /** The oldest order stands at 0. */
  readonly place: number;
  shelf: Shelf;
  tickets: number;
  checkedIn: number;
  memberId: string | null;
  contactId: string;
  /** What a search looks at, in lower case; absent until the first one. */
  texts?: readonly string[];
}

/** The orders by what lists ask for, and what was sold. */
export interface Book {
  /** By their places. */
  readonly filed: Filed[];
  readonly byNumber: Map<string, Filed>;
  /** By event, then by what else the orders of a shelf have in common. */
  readonly shelves: Map<string, Map<string, Shelf>>;
  readonly byMember: Map<string, number[]>;
  readonly byContact: Map<string, number[]>;
  /** By event and currency. Orders that are confirmed stay so, and cost what they cost: sales only grow. */
  readonly sales: Map<string, Map<string, Sales>>;
  /** What lists have found that had to walk, until an order changes: the next page of the same need not walk again. */
  readonly found: Map<string, readonly number[]>;
  /** Where the count of orders stood when the book was last brought up to date. */
  upTo: number;
}

/** Books are no part of the state: each is made when it is first needed, and goes with the orders that it lists. */
const books = new WeakMap<SandboxState['ticketOrders'], Book>();

const numbersUnder = (index: Map<string, number[]>, key: string): number[] => {
  const known = index.get(key);
  if (known) return known;
  const made: number[] = [];
  index.set(key, made);
  return made;
};

const shelfFor = ({ shelves }: Book, label: Label): Shelf => {
  let ofEvent = shelves.get(label.eventId);
  if (!ofEvent) shelves.set(label.eventId, (ofEvent = new Map()));
  const key = keyOfLabel(label);
  let shelf = ofEvent.get(key);
  if (!shelf) ofEvent.set(key, (shelf = { ...label, places: [], tickets: 0, checkedIn: 0 }));
  return shelf;
};

const checkedInOf = ({ tickets }: TicketOrderRecord): number =>
  tickets.filter(({ checkedInDate }) => checkedInDate !== null).length;

/** Puts an order where it belongs now. */
const file = (book: Book, order: TicketOrderRecord, place: number): void => {
  const { orderNumber, memberId, contactId, eventId, currency, ticketsQuantity: tickets } = order;
  const shelf = shelfFor(book, labelOf(order));
  const filed = { orderNumber, place, shelf, tickets, checkedIn: checkedInOf(order), memberId, contactId };
  putIn(shelf.places, place);
  shelf.tickets += tickets;
  shelf.checkedIn += filed.checkedIn;
  if (memberId !== null) putIn(numbersUnder(book.byMember, memberId), place);
  putIn(numbersUnder(book.byContact, contactId), place);
  const wasConfirmed = isConfirmed(book.filed[place]?.shelf ?? { status: 'INITIATED' });
  if (isConfirmed(order) && !wasConfirmed) {
    let ofEvent = book.sales.get(eventId);
    if (!ofEvent) book.sales.set(eventId, (ofEvent = new Map()));
    addSales(ofEvent, currency, saleOf(order));
  }
  book.filed[place] = filed;
  book.byNumber.set(orderNumber, filed);
  book.found.clear();
};

const takeAway = (book: Book, { place, shelf, tickets, checkedIn, memberId, contactId }: Filed): void => {
  takeOut(shelf.places, place);
  shelf.tickets -= tickets;
  shelf.checkedIn -= checkedIn;
  if (memberId !== null) takeOut(numbersUnder(book.byMember, memberId), place);
  takeOut(numbersUnder(book.byContact, contactId), place);
};

/** The book of the orders. It walks over them only when it is made, or when orders came in by another way. */
export const bookOf = ({ ticketOrders, ticketOrderNumber }: SandboxState): Book => {
  const known = books.get(ticketOrders);
  if (known?.upTo === ticketOrderNumber) return known;
  const book: Book = {
    filed: [],
    byNumber: new Map(),
    shelves: new Map(),
    byMember: new Map(),
    byContact: new Map(),
    sales: new Map(),
    found: new Map(),
    upTo: ticketOrderNumber,
  };
  for (const order of Object.values(ticketOrders)) file(book, order, book.filed.length);
  books.set(ticketOrders, book);
  return book;
};

/** Brings the book up to date with an order that has changed; a book that is yet to be made reads it then. */
export const refile = ({ state }: World, order: TicketOrderRecord): void => {
  const book = books.get(state.ticketOrders);
  const filed = book?.byNumber.get(order.orderNumber);
  if (!book || !filed) return;
  takeAway(book, filed);
  file(book, order, filed.place);
};

/** Whether an order stands where it belongs: one that was changed by hand does not. */
export const isWellFiled = ({ shelf, memberId, contactId }: Filed, order: TicketOrderRecord): boolean =>
  shelf.eventId === order.eventId &&
  keyOfLabel(shelf) === keyOfLabel(labelOf(order)) &&
  memberId === order.memberId &&
  contactId === order.contactId;

/** Forgets the book, which is made again when it is next needed: orders may have been changed by hand. */
export const forgetBook = ({ ticketOrders }: SandboxState): void => {
  books.delete(ticketOrders);
};

/** What was sold of an event, or of all, by currency; no order is looked at (R190). */
export const salesIn = ({ state }: World, eventId?: string): Map<string, Sales> => {
  const { sales } = bookOf(state);
  if (eventId !== undefined) return sales.get(eventId) ?? new Map();
  const all = new Map<string, Sales>();
  for (const ofEvent of sales.values()) for (const [currency, sold] of ofEvent) addSales(all, currency, sold);
  return all;
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
  file(book, order, book.filed.length);
  book.upTo = state.ticketOrderNumber;
  return order;
};

/** Forgets an order, and with it the book. */
export const forgetOrder = ({ state }: World, { orderNumber }: TicketOrderRecord): void => {
  delete state.ticketOrders[orderNumber];
  forgetBook(state);
};

/** An order of the book as it is now; undefined for one that is gone. */
export const orderFiled = ({ state }: World, { orderNumber }: Filed): TicketOrderRecord | undefined =>
  ownValue(state.ticketOrders, orderNumber);
