import type { TicketOrderRecord } from '../../records/state.ts';
import { isCheckedIn } from './checked-in.ts';

/** What the orders of one shelf have in common. */
export interface Label {
  readonly eventId: string;
  readonly status: TicketOrderRecord['status'];
  readonly archived: boolean;
  readonly isMember: boolean;
  readonly isCheckedIn: boolean;
  readonly channel: TicketOrderRecord['channel'];
  readonly method: string;
}

/** Orders that are alike in all that lists ask for most, by their places in the book, ascending, and what they add up to. */
export interface Shelf extends Label {
  readonly places: number[];
  tickets: number;
  checkedIn: number;
}

/** What an order is filed by. */
export const labelOf = (order: TicketOrderRecord): Label => ({
  eventId: order.eventId,
  status: order.status,
  archived: order.archived,
  isMember: order.memberId !== null,
  isCheckedIn: isCheckedIn(order),
  channel: order.channel,
  method: order.method,
});

/** The same text for the same label; without the event, of which each has shelves of its own. */
export const keyOfLabel = ({
  status,
  archived,
  isMember,
  isCheckedIn: isIn,
  channel,
  method,
}: Label): string => `${status} ${Number(archived)}${Number(isMember)}${Number(isIn)} ${channel} ${method}`;

/** Where the first of ascending numbers stands that is not below a value. */
const firstFrom = (numbers: readonly number[], value: number): number => {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Puts a number among ascending ones. */
export const putIn = (numbers: number[], value: number): void => {
  const last = numbers.at(-1);
  if (last === undefined || last < value) numbers.push(value);
  else numbers.splice(firstFrom(numbers, value), 0, value);
};

/** Takes a number from ascending ones. */
export const takeOut = (numbers: number[], value: number): void => {
  const at = firstFrom(numbers, value);
  if (numbers[at] === value) numbers.splice(at, 1);
};

/** The number that stands at a rank when ascending lists are put together, found by bisection. */
const atRank = (lists: readonly (readonly number[])[], rank: number): number => {
  let low = 0;
  let high = lists.reduce((most, list) => Math.max(most, list.at(-1) ?? 0), 0);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const upTo = lists.reduce((sum, list) => sum + firstFrom(list, middle + 1), 0);
    if (upTo > rank) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * The numbers from one rank up to another, when ascending lists without a number in common are put together. Only those
 * that are given are looked at, however far back they stand.
 */
export const ranked = (lists: readonly (readonly number[])[], from: number, to: number): number[] => {
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const end = Math.min(to, total);
  if (from >= end) return [];
  const first = atRank(lists, from);
  const last = atRank(lists, end - 1);
  return lists
    .flatMap((list) => list.slice(firstFrom(list, first), firstFrom(list, last + 1)))
    .toSorted((left, right) => left - right);
};
