import { ownValue } from '../../engine/values/objects.ts';
import type { SandboxState, TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { isConfirmed } from './confirmed.ts';
import { orderNumberOf } from './order-number.ts';
import { addSales, type Sales, saleOf } from './sales.ts';
import {
  keyOfGroup,
  type GroupAttributes,
  attributesOf,
  insertSorted,
  type OrderGroup,
  removeSorted,
} from './order-groups.ts';

/** The entry of an order in the index, with the values that it was grouped by. */
export interface IndexEntry {
  readonly orderNumber: string;
  /** The oldest order has position 0. */
  readonly position: number;
  group: OrderGroup;
  tickets: number;
  checkedIn: number;
  memberId: string | null;
  contactId: string;
  /** The texts that a search compares, in lower case; absent until the first search. */
  texts?: readonly string[];
}

/** The ticket orders by the values that lists filter by, and the sums of the confirmed ones. */
export interface OrderIndex {
  /** By position. */
  readonly entries: IndexEntry[];
  readonly byNumber: Map<string, IndexEntry>;
  /** By event, then by the key of the other attributes. */
  readonly groups: Map<string, Map<string, OrderGroup>>;
  readonly byMember: Map<string, number[]>;
  readonly byContact: Map<string, number[]>;
  /** By event and currency. A confirmed order stays confirmed and keeps its price: sales only grow. */
  readonly sales: Map<string, Map<string, Sales>>;
  /** Results of searches and sorts by their conditions, for the next page. Cleared when an order changes. */
  readonly found: Map<string, readonly number[]>;
  /** The count of orders in the state at the last update. */
  upTo: number;
}

/** Indexes are not part of the state. Each is built on first use and is collected together with its orders. */
const indexes = new WeakMap<SandboxState['ticketOrders'], OrderIndex>();

const positionsUnder = (index: Map<string, number[]>, key: string): number[] => {
  const known = index.get(key);
  if (known) return known;
  const made: number[] = [];
  index.set(key, made);
  return made;
};

const groupFor = ({ groups }: OrderIndex, attributes: GroupAttributes): OrderGroup => {
  let ofEvent = groups.get(attributes.eventId);
  if (!ofEvent) groups.set(attributes.eventId, (ofEvent = new Map()));
  const key = keyOfGroup(attributes);
  let group = ofEvent.get(key);
  if (!group) ofEvent.set(key, (group = { ...attributes, positions: [], tickets: 0, checkedIn: 0 }));
  return group;
};

const checkedInOf = ({ tickets }: TicketOrderRecord): number =>
  tickets.filter(({ checkedInDate }) => checkedInDate !== null).length;

/** Adds an order to its group. */
const addEntry = (index: OrderIndex, order: TicketOrderRecord, position: number): void => {
  const { orderNumber, memberId, contactId, eventId, currency, ticketsQuantity: tickets } = order;
  const group = groupFor(index, attributesOf(order));
  const entry = { orderNumber, position, group, tickets, checkedIn: checkedInOf(order), memberId, contactId };
  insertSorted(group.positions, position);
  group.tickets += tickets;
  group.checkedIn += entry.checkedIn;
  if (memberId !== null) insertSorted(positionsUnder(index.byMember, memberId), position);
  insertSorted(positionsUnder(index.byContact, contactId), position);
  const wasConfirmed = isConfirmed(index.entries[position]?.group ?? { status: 'INITIATED' });
  if (isConfirmed(order) && !wasConfirmed) {
    let ofEvent = index.sales.get(eventId);
    if (!ofEvent) index.sales.set(eventId, (ofEvent = new Map()));
    addSales(ofEvent, currency, saleOf(order));
  }
  index.entries[position] = entry;
  index.byNumber.set(orderNumber, entry);
  index.found.clear();
};

const removeEntry = (
  index: OrderIndex,
  { position, group, tickets, checkedIn, memberId, contactId }: IndexEntry,
): void => {
  removeSorted(group.positions, position);
  group.tickets -= tickets;
  group.checkedIn -= checkedIn;
  if (memberId !== null) removeSorted(positionsUnder(index.byMember, memberId), position);
  removeSorted(positionsUnder(index.byContact, contactId), position);
};

/** The index of the orders. It is built from all orders on first use, and again if the count in the state has changed. */
export const orderIndexOf = ({ ticketOrders, ticketOrderNumber }: SandboxState): OrderIndex => {
  const known = indexes.get(ticketOrders);
  if (known?.upTo === ticketOrderNumber) return known;
  const index: OrderIndex = {
    entries: [],
    byNumber: new Map(),
    groups: new Map(),
    byMember: new Map(),
    byContact: new Map(),
    sales: new Map(),
    found: new Map(),
    upTo: ticketOrderNumber,
  };
  for (const order of Object.values(ticketOrders)) addEntry(index, order, index.entries.length);
  indexes.set(ticketOrders, index);
  return index;
};

/** Moves a changed order to its current group. An index that is not built yet needs no update. */
export const updateOrderIndex = ({ state }: World, order: TicketOrderRecord): void => {
  const index = indexes.get(state.ticketOrders);
  const entry = index?.byNumber.get(order.orderNumber);
  if (!index || !entry) return;
  removeEntry(index, entry);
  addEntry(index, order, entry.position);
};

/** Whether an entry agrees with its order. It does not if a test changed the order in the state directly. */
export const isIndexCurrent = (
  { group, memberId, contactId }: IndexEntry,
  order: TicketOrderRecord,
): boolean =>
  group.eventId === order.eventId &&
  keyOfGroup(group) === keyOfGroup(attributesOf(order)) &&
  memberId === order.memberId &&
  contactId === order.contactId;

/** Drops the index; the next use builds it again. */
export const dropOrderIndex = ({ ticketOrders }: SandboxState): void => {
  indexes.delete(ticketOrders);
};

/** The sales of an event, or of all events, by currency, without a look at the orders (R190). */
export const salesIn = ({ state }: World, eventId?: string): Map<string, Sales> => {
  const { sales } = orderIndexOf(state);
  if (eventId !== undefined) return sales.get(eventId) ?? new Map();
  const all = new Map<string, Sales>();
  for (const ofEvent of sales.values()) for (const [currency, sold] of ofEvent) addSales(all, currency, sold);
  return all;
};

/** Adds a new order under the next number. */
export const addOrder = (
  { state }: World,
  make: (orderNumber: string) => TicketOrderRecord,
): TicketOrderRecord => {
  const index = orderIndexOf(state);
  state.ticketOrderNumber += 1;
  const order = make(orderNumberOf(state));
  state.ticketOrders[order.orderNumber] = order;
  addEntry(index, order, index.entries.length);
  index.upTo = state.ticketOrderNumber;
  return order;
};

/** Removes an order and drops the index. */
export const removeOrder = ({ state }: World, { orderNumber }: TicketOrderRecord): void => {
  delete state.ticketOrders[orderNumber];
  dropOrderIndex(state);
};

/** The current record of an entry; undefined if the order was removed. */
export const orderOfEntry = ({ state }: World, { orderNumber }: IndexEntry): TicketOrderRecord | undefined =>
  ownValue(state.ticketOrders, orderNumber);
