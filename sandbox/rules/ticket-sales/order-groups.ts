import type { TicketOrderRecord } from '../../records/state.ts';
import { isCheckedIn } from './checked-in.ts';

/** The values that all orders of a group share. Lists filter and count by them. */
export interface GroupAttributes {
  readonly eventId: string;
  readonly status: TicketOrderRecord['status'];
  readonly archived: boolean;
  readonly isMember: boolean;
  readonly isCheckedIn: boolean;
  readonly channel: TicketOrderRecord['channel'];
  readonly method: string;
}

/** Orders with the same attributes: their positions in the index, ascending, and the sums of their tickets. */
export interface OrderGroup extends GroupAttributes {
  readonly positions: number[];
  tickets: number;
  checkedIn: number;
}

/** The attributes by which an order is grouped. */
export const attributesOf = (order: TicketOrderRecord): GroupAttributes => ({
  eventId: order.eventId,
  status: order.status,
  archived: order.archived,
  isMember: order.memberId !== null,
  isCheckedIn: isCheckedIn(order),
  channel: order.channel,
  method: order.method,
});

/** A key of the attributes without the event: each event has groups of its own. */
export const keyOfGroup = ({
  status,
  archived,
  isMember,
  isCheckedIn: isIn,
  channel,
  method,
}: GroupAttributes): string =>
  `${status} ${Number(archived)}${Number(isMember)}${Number(isIn)} ${channel} ${method}`;

/** The index of the first of ascending numbers that is not below a value. */
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

/** Inserts a number into a list in ascending order. */
export const insertSorted = (numbers: number[], value: number): void => {
  const last = numbers.at(-1);
  if (last === undefined || last < value) numbers.push(value);
  else numbers.splice(firstFrom(numbers, value), 0, value);
};

/** Removes a number from a list in ascending order. */
export const removeSorted = (numbers: number[], value: number): void => {
  const at = firstFrom(numbers, value);
  if (numbers[at] === value) numbers.splice(at, 1);
};

/** The number at a rank of several merged ascending lists, found by bisection. */
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
 * The numbers from one rank up to another of several merged ascending lists, which share no number. The cost depends on
 * the length of the range, not on its position.
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
