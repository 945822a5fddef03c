import { ownValue } from '../../engine/values/objects.ts';
import type { CallContext, World } from '../../engine/context.ts';
import { type OrderIndex, orderIndexOf, type IndexEntry, orderOfEntry } from '../ticket-sales/order-index.ts';
import { isConfirmed } from '../ticket-sales/confirmed.ts';
import { fullName } from './guests.ts';
import { textOf, valuesOf } from './parameters.ts';
import { ranked, type OrderGroup } from '../ticket-sales/order-groups.ts';

/** The orders of a list, sorted. */
export interface Selection {
  readonly total: number;
  /** The entries from one rank up to another. */
  readonly part: (from: number, to: number) => IndexEntry[];
  /** The groups, if the list consists of whole groups. */
  readonly groups?: readonly OrderGroup[];
}

/** The condition of each tag of a list (R189). */
const tags: Readonly<Record<string, (group: OrderGroup) => boolean>> = {
  CONFIRMED: isConfirmed,
  UNCONFIRMED: (group) => !isConfirmed(group),
  MEMBER: ({ isMember }) => isMember,
  ARCHIVED: ({ archived }) => archived,
  NON_ARCHIVED: ({ archived }) => !archived,
  FULLY_CHECKED_IN: ({ isCheckedIn }) => isCheckedIn,
  NOT_FULLY_CHECKED_IN: ({ isCheckedIn }) => !isCheckedIn,
};

/** The texts of an order that a search compares (R195). */
const textsOf = (world: World, entry: IndexEntry): readonly string[] => {
  if (entry.texts) return entry.texts;
  const { buyer = {} } = orderOfEntry(world, entry) ?? {};
  const texts = [fullName(buyer), buyer.email ?? '', entry.orderNumber];
  return (entry.texts = texts.map((text) => text.toLowerCase()));
};

/** The score of an order in a search: 3 for an equal text, 2 for a prefix, 1 for a substring, 0 for no match (R195). */
const scoreOf = (texts: readonly string[], phrase: string): number => {
  let best = 0;
  for (const text of texts) {
    const at = text.indexOf(phrase);
    if (at > 0) best = Math.max(best, 1);
    else if (at === 0) best = Math.max(best, text.length === phrase.length ? 3 : 2);
  }
  return best;
};

type Key = string | number;

const sortKeys: Readonly<Record<string, (world: World, entry: IndexEntry, phrase: string) => Key>> = {
  name: (world, entry) => fullName(orderOfEntry(world, entry)?.buyer ?? {}),
  orderNumber: (_, { orderNumber }) => orderNumber,
  score: (world, entry, phrase) => scoreOf(textsOf(world, entry), phrase),
};

/** The names of the sort orders besides `created`. */
export const sortNames = Object.keys(sortKeys);

const byKey = ({ key: left }: { key: Key }, { key: right }: { key: Key }): number =>
  left < right ? -1 : Number(left > right);

/** The events that a list is limited to; undefined: all events. */
const eventsFor = (call: CallContext): readonly string[] | undefined => {
  const named = valuesOf(call, 'eventId');
  const creators = valuesOf(call, 'eventCreatorId');
  if (!creators) return named && [...new Set(named)];
  const { events } = call.state;
  const theirs = new Set(
    Object.values(events).flatMap(({ id, about }) => (creators.includes(about.userId ?? '') ? [id] : [])),
  );
  return named ? [...new Set(named)].filter((id) => theirs.has(id)) : [...theirs];
};

/** The groups that match the event, the status and the tags of a list. */
const groupsFor = (
  call: CallContext,
  { groups }: OrderIndex,
  events: readonly string[] | undefined,
): OrderGroup[] => {
  const statuses = valuesOf(call, 'status');
  const tests = valuesOf(call, 'tag')?.map((tag) => ownValue(tags, tag));
  return (events ? events.flatMap((id) => groups.get(id) ?? []) : [...groups.values()]).flatMap((ofEvent) =>
    [...ofEvent.values()].filter(
      (group) => (statuses?.includes(group.status) ?? true) && (tests?.some((test) => test?.(group)) ?? true),
    ),
  );
};

/** The positions of the orders with given numbers, members or contacts; undefined: the list gives none of them. */
const positionsNamed = (call: CallContext, index: OrderIndex): number[] | undefined => {
  const under = (positions: Map<string, number[]>, keys: readonly string[] | undefined) =>
    keys?.flatMap((key) => positions.get(key) ?? []);
  const lists = [
    valuesOf(call, 'orderNumber')?.flatMap((number) => index.byNumber.get(number)?.position ?? []),
    under(index.byMember, valuesOf(call, 'memberId')),
    under(index.byContact, valuesOf(call, 'contactId')),
  ].flatMap((positions) => (positions ? [new Set(positions)] : []));
  const [first, ...others] = lists;
  return (
    first &&
    [...first].filter((position) => others.every((other) => other.has(position))).toSorted((a, b) => a - b)
  );
};

const entriesAt = ({ entries }: OrderIndex, positions: readonly number[]): IndexEntry[] =>
  positions.flatMap((position) => entries[position] ?? []);

/** Searches and sorts the orders that meet the other conditions, one by one. */
const searched = (
  call: CallContext,
  index: OrderIndex,
  positions: readonly number[],
  phrase: string,
  sort: string,
): readonly number[] => {
  const found = entriesAt(index, positions).filter(
    (entry) => phrase === '' || scoreOf(textsOf(call, entry), phrase) > 0,
  );
  const keyOf = ownValue(sortKeys, sort);
  if (!keyOf) return found.map(({ position }) => position);
  return found
    .map((entry) => ({ position: entry.position, key: keyOf(call, entry, phrase) }))
    .toSorted(byKey)
    .map(({ position }) => position);
};

/** The number of search results that an index keeps. */
const MOST_RESULTS = 20;

/**
 * The orders that meet all conditions of a list; several values of one condition are alternatives (R189, R195).
 *
 * The cost of conditions on event, status and tags does not depend on the number of orders. Conditions on numbers,
 * members and contacts cost one step for each matching order. A search, and a sort by anything but time, visit every
 * order that meets the other conditions; the result is kept until an order changes.
 */
export const select = (call: CallContext, sort: string): Selection => {
  const index = orderIndexOf(call.state);
  const phrase = textOf(call, 'searchPhrase')?.trim().toLowerCase() ?? '';
  const events = eventsFor(call);
  const groups = groupsFor(call, index, events);
  const named = positionsNamed(call, index);
  const isSearched = phrase !== '' || Object.hasOwn(sortKeys, sort);
  if (!named && !isSearched) {
    const lists = groups.map(({ positions }) => positions);
    const total = lists.reduce((sum, { length }) => sum + length, 0);
    return { total, groups, part: (from, to) => entriesAt(index, ranked(lists, from, to)) };
  }
  const on = new Set(groups);
  const candidates = () =>
    named
      ? entriesAt(index, named).flatMap(({ position, group }) => (on.has(group) ? [position] : []))
      : ranked(
          groups.map(({ positions }) => positions),
          0,
          Infinity,
        );
  const list = isSearched ? remembered() : candidates();
  return { total: list.length, part: (from, to) => entriesAt(index, list.slice(from, to)) };

  function remembered(): readonly number[] {
    const conditions = ['status', 'tag', 'orderNumber', 'memberId', 'contactId'].map((name) =>
      valuesOf(call, name),
    );
    const key = JSON.stringify([sort, phrase, events, ...conditions]);
    const known = index.found.get(key);
    if (known) return known;
    const found = searched(call, index, candidates(), phrase, sort);
    if (index.found.size >= MOST_RESULTS) index.found.clear();
    index.found.set(key, found);
    return found;
  }
};
