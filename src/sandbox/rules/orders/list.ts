import type {
  GetOrderResponse,
  ListOrdersResponse,
  OrderFieldset,
} from '../../../../generated/ticketing/model/index.ts';
import { fieldError } from '../../errors.ts';
import { ownValue } from '../../own.ts';
import type { TicketOrderRecord } from '../../state.ts';
import type { CallContext, Rule, World } from '../context.ts';
import { DEFAULT_LIMIT } from '../paging.ts';
import { allOrderNumbers, orderNumbersOf, ordersWith } from './book.ts';
import { facetsOf } from './facets.ts';
import { orderOf } from './find.ts';
import { fullName } from './guests.ts';
import { isConfirmed } from './confirmed.ts';
import { numberOf, textOf, valuesOf } from './parameters.ts';
import { calendarLinks, isCheckedIn, orderView } from './view.ts';

const fieldsetsOf = (call: CallContext): readonly OrderFieldset[] =>
  (valuesOf(call, 'fieldset') ?? []) as OrderFieldset[];

/** getOrder: one order (R180, R196); the book of the orders is not opened. */
export const getOrder: Rule = (call): GetOrderResponse => {
  const order = orderOf(call, call.params['orderNumber'] ?? '', call.params['eventId']);
  const links = calendarLinks(call, ownValue(call.state.events, order.eventId));
  return {
    order: orderView(call, order, fieldsetsOf(call)),
    ...(links && { calendarLinks: links }),
  };
};

type Test = (order: TicketOrderRecord) => boolean;

/** What the tags of a list stand for (R189). */
const tags: Readonly<Record<string, Test>> = {
  CONFIRMED: isConfirmed,
  UNCONFIRMED: (order) => !isConfirmed(order),
  MEMBER: ({ memberId }) => memberId !== null,
  ARCHIVED: ({ archived }) => archived,
  NON_ARCHIVED: ({ archived }) => !archived,
  FULLY_CHECKED_IN: isCheckedIn,
  NOT_FULLY_CHECKED_IN: (order) => !isCheckedIn(order),
};

/** How well a text fits a search: 3 the same, 2 at the beginning, 1 somewhere, 0 not at all (R195). */
const scoreOf = ({ buyer, orderNumber }: TicketOrderRecord, phrase: string): number =>
  Math.max(
    ...[fullName(buyer), buyer.email ?? '', orderNumber].map((text) => {
      const place = text.toLowerCase().indexOf(phrase);
      if (place < 0) return 0;
      if (place > 0) return 1;
      return text.length === phrase.length ? 3 : 2;
    }),
  );

/** The conditions of a list that have to look at each order; several values of one are alternatives. */
const testsOf = (call: CallContext, phrase: string): Test[] => {
  const oneOf = (name: string, test: (order: TicketOrderRecord, value: string) => boolean): Test[] => {
    const values = valuesOf(call, name);
    return values ? [(order) => values.some((value) => test(order, value))] : [];
  };
  return [
    ...oneOf('status', ({ status }, value) => status === value),
    ...oneOf('memberId', ({ memberId }, value) => memberId === value),
    ...oneOf('contactId', ({ contactId }, value) => contactId === value),
    ...oneOf('tag', (order, value) => tags[value]?.(order) ?? false),
    ...oneOf('eventCreatorId', ({ eventId }, value) => call.state.events[eventId]?.about.userId === value),
    ...(phrase === '' ? [] : [(order: TicketOrderRecord) => scoreOf(order, phrase) > 0]),
  ];
};

/** The numbers of the orders that a list is about, the oldest first, found without a walk over all (R195). */
const numbersFor = (call: CallContext): readonly string[] => {
  const events = valuesOf(call, 'eventId');
  const named = valuesOf(call, 'orderNumber');
  if (named)
    return ordersWith(call, new Set(named))
      .filter(({ eventId }) => events?.includes(eventId) ?? true)
      .toSorted(byDate)
      .map(({ orderNumber }) => orderNumber);
  if (!events) return allOrderNumbers(call);
  const [first = '', ...others] = new Set(events);
  if (others.length === 0) return orderNumbersOf(call, first);
  const several = [first, ...others].flatMap((eventId) => orderNumbersOf(call, eventId));
  return ordersWith(call, several)
    .toSorted(byDate)
    .map(({ orderNumber }) => orderNumber);
};

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

const byDate = (left: TicketOrderRecord, right: TicketOrderRecord): number =>
  byText(left.createdDate, right.createdDate);

const sorts: Readonly<
  Record<string, (left: TicketOrderRecord, right: TicketOrderRecord, phrase: string) => number>
> = {
  name: (left, right) => byText(fullName(left.buyer), fullName(right.buyer)),
  orderNumber: (left, right) => byText(left.orderNumber, right.orderNumber),
  score: (left, right, phrase) => scoreOf(left, phrase) - scoreOf(right, phrase),
};

/** The part of a list that a page shows, from its end when it runs backwards. */
const pageOf = <T>(items: readonly T[], offset: number, limit: number, isBackwards: boolean): T[] => {
  if (!isBackwards) return items.slice(offset, offset + limit);
  const end = Math.max(0, items.length - offset);
  return items.slice(Math.max(0, end - limit), end).toReversed();
};

const sorted = (
  world: World,
  numbers: readonly string[],
  compare: (left: TicketOrderRecord, right: TicketOrderRecord) => number,
): string[] =>
  ordersWith(world, numbers)
    .toSorted(compare)
    .map(({ orderNumber }) => orderNumber);

/**
 * listOrders: a page of the orders that meet all conditions, the oldest first unless said (R189, R195), with counts by the
 * values of fields. Without other conditions than events and numbers only the page itself is read.
 */
export const listOrders: Rule = (call): ListOrdersResponse => {
  const phrase = textOf(call, 'searchPhrase')?.trim().toLowerCase() ?? '';
  const tests = testsOf(call, phrase);
  const about = numbersFor(call);
  const found =
    tests.length === 0
      ? about
      : ordersWith(call, about, (order) => tests.every((test) => test(order))).map(
          ({ orderNumber }) => orderNumber,
        );
  const [field = '', direction] = (textOf(call, 'sort') ?? 'created:asc').split(':');
  const compare = ownValue(sorts, field);
  if (!compare && field !== 'created') throw fieldError('sort', 'INVALID_ENUM_VALUE', 'is not known');
  const inOrder = compare ? sorted(call, found, (left, right) => compare(left, right, phrase)) : found;
  const offset = numberOf(call, 'offset') ?? 0;
  const limit = numberOf(call, 'limit') ?? DEFAULT_LIMIT;
  const page = pageOf(inOrder, offset, limit, direction === 'desc');
  const facets = valuesOf(call, 'facet');
  return {
    total: found.length,
    offset,
    limit,
    orders: ordersWith(call, page).map((order) => orderView(call, order, fieldsetsOf(call))),
    ...(facets && facetsOf(ordersWith(call, found), facets)),
  };
};
