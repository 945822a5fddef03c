import type { CallContext, World } from '../../engine/context.ts';
import { type Book, bookOf, type Filed, orderFiled } from './book.ts';
import { isConfirmed } from './confirmed.ts';
import { fullName } from './guests.ts';
import { textOf, valuesOf } from './parameters.ts';
import { ranked, type Shelf } from './shelves.ts';

/** Orders that a list is about, in their order. */
export interface Selection {
  readonly total: number;
  /** Those from one rank up to another. */
  readonly part: (from: number, to: number) => Filed[];
  /** The shelves whose orders these are, all of them; absent when only some orders of shelves are meant. */
  readonly shelves?: readonly Shelf[];
}

/** What the tags of a list stand for (R189). */
const tags: Readonly<Record<string, (shelf: Shelf) => boolean>> = {
  CONFIRMED: isConfirmed,
  UNCONFIRMED: (shelf) => !isConfirmed(shelf),
  MEMBER: ({ isMember }) => isMember,
  ARCHIVED: ({ archived }) => archived,
  NON_ARCHIVED: ({ archived }) => !archived,
  FULLY_CHECKED_IN: ({ isCheckedIn }) => isCheckedIn,
  NOT_FULLY_CHECKED_IN: ({ isCheckedIn }) => !isCheckedIn,
};

/** The texts of an order that a search looks at (R195). */
const textsOf = (world: World, filed: Filed): readonly string[] => {
  if (filed.texts) return filed.texts;
  const { buyer = {} } = orderFiled(world, filed) ?? {};
  const texts = [fullName(buyer), buyer.email ?? '', filed.orderNumber];
  return (filed.texts = texts.map((text) => text.toLowerCase()));
};

/** How well an order fits a search: 3 the same, 2 at the beginning, 1 somewhere, 0 not at all (R195). */
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

const sortKeys: Readonly<Record<string, (world: World, filed: Filed, phrase: string) => Key>> = {
  name: (world, filed) => fullName(orderFiled(world, filed)?.buyer ?? {}),
  orderNumber: (_, { orderNumber }) => orderNumber,
  score: (world, filed, phrase) => scoreOf(textsOf(world, filed), phrase),
};

/** The orders that a list can be sorted in, beside the order in which they were made. */
export const sortNames = Object.keys(sortKeys);

const byKey = ({ key: left }: { key: Key }, { key: right }: { key: Key }): number =>
  left < right ? -1 : Number(left > right);

/** The events that a list is about; undefined for all. */
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

/** The shelves on which orders of a list can stand. */
const shelvesFor = (call: CallContext, { shelves }: Book, events: readonly string[] | undefined): Shelf[] => {
  const statuses = valuesOf(call, 'status');
  const tests = valuesOf(call, 'tag')?.map((tag) => tags[tag]);
  return (events ? events.flatMap((id) => shelves.get(id) ?? []) : [...shelves.values()]).flatMap((ofEvent) =>
    [...ofEvent.values()].filter(
      (shelf) => (statuses?.includes(shelf.status) ?? true) && (tests?.some((test) => test?.(shelf)) ?? true),
    ),
  );
};

/** The places of orders that are named one by one, or by whose they are; undefined when none are. */
const placesNamed = (call: CallContext, book: Book): number[] | undefined => {
  const under = (index: Map<string, number[]>, keys: readonly string[] | undefined) =>
    keys?.flatMap((key) => index.get(key) ?? []);
  const lists = [
    valuesOf(call, 'orderNumber')?.flatMap((number) => book.byNumber.get(number)?.place ?? []),
    under(book.byMember, valuesOf(call, 'memberId')),
    under(book.byContact, valuesOf(call, 'contactId')),
  ].flatMap((places) => (places ? [new Set(places)] : []));
  const [first, ...others] = lists;
  return (
    first && [...first].filter((place) => others.every((other) => other.has(place))).toSorted((a, b) => a - b)
  );
};

const filedAt = ({ filed }: Book, places: readonly number[]): Filed[] =>
  places.flatMap((place) => filed[place] ?? []);

/** Walks over the orders that other conditions leave, to search and to sort them. */
const walked = (
  call: CallContext,
  book: Book,
  places: readonly number[],
  phrase: string,
  sort: string,
): readonly number[] => {
  const found = filedAt(book, places).filter(
    (filed) => phrase === '' || scoreOf(textsOf(call, filed), phrase) > 0,
  );
  const keyOf = sortKeys[sort];
  if (!keyOf) return found.map(({ place }) => place);
  return found
    .map((filed) => ({ place: filed.place, key: keyOf(call, filed, phrase) }))
    .toSorted(byKey)
    .map(({ place }) => place);
};

/** How many walks a book remembers. */
const MOST_WALKS = 20;

/**
 * The orders that meet all conditions of a list; several values of one are alternatives (R189, R195). Conditions on
 * event, status and tags cost the same with many orders as with few, those on numbers, members and contacts as much as
 * these have orders. A search, and any order but that of time, walk over what the others leave, once until an order
 * changes: what a text occurs in, and what stands between two names, cannot be told from counts.
 */
export const select = (call: CallContext, sort: string): Selection => {
  const book = bookOf(call.state);
  const phrase = textOf(call, 'searchPhrase')?.trim().toLowerCase() ?? '';
  const events = eventsFor(call);
  const shelves = shelvesFor(call, book, events);
  const named = placesNamed(call, book);
  const isWalked = phrase !== '' || Object.hasOwn(sortKeys, sort);
  if (!named && !isWalked) {
    const lists = shelves.map(({ places }) => places);
    const total = lists.reduce((sum, { length }) => sum + length, 0);
    return { total, shelves, part: (from, to) => filedAt(book, ranked(lists, from, to)) };
  }
  const on = new Set(shelves);
  const candidates = () =>
    named
      ? filedAt(book, named).flatMap(({ place, shelf }) => (on.has(shelf) ? [place] : []))
      : ranked(
          shelves.map(({ places }) => places),
          0,
          Infinity,
        );
  const list = isWalked ? remembered() : candidates();
  return { total: list.length, part: (from, to) => filedAt(book, list.slice(from, to)) };

  function remembered(): readonly number[] {
    const conditions = ['status', 'tag', 'orderNumber', 'memberId', 'contactId'].map((name) =>
      valuesOf(call, name),
    );
    const key = JSON.stringify([sort, phrase, events, ...conditions]);
    const known = book.found.get(key);
    if (known) return known;
    const found = walked(call, book, candidates(), phrase, sort);
    if (book.found.size >= MOST_WALKS) book.found.clear();
    book.found.set(key, found);
    return found;
  }
};
