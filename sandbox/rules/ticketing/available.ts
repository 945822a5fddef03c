import Big from 'big.js';
import type {
  GetCheckoutOptionsResponse,
  ListAvailableTicketsResponse,
  QueryAvailableTicketsRequest,
  TicketDefinition,
  TicketDefinitionFieldset,
  TicketState,
} from '../../../generated/ticketing/types.ts';
import { slugFrom } from '../../engine/ids.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { EventRecord, TicketDefinitionRecord } from '../../records/state.ts';
import type { CallContext, Rule, World } from '../../engine/context.ts';
import { counted } from '../../engine/paging.ts';
import { filterTest, type FieldLookup, type QueryField } from '../../engine/query.ts';
import { definitionView, singlePrice } from './definition-view.ts';
import { saleStatusOf } from '../events/status.ts';
import { isHiddenNow, isSelling } from './sale.ts';

/** A ticket on offer with its event. */
export interface Offer {
  definition: TicketDefinitionRecord;
  event: EventRecord;
  state: TicketState[];
}

/**
 * The tickets on offer: those of open events that are not hidden. Sold-out tickets are included with limit 0 (R151).
 * The state INCLUDE_HIDDEN_NOT_ON_SALE adds tickets that are hidden because they are not on sale now (R150).
 */
export const offersOf = (world: World, states: readonly string[] = []): Offer[] =>
  Object.values(world.state.ticketDefinitions).flatMap((definition): Offer[] => {
    const event = ownValue(world.state.events, definition.eventId);
    if (!event || definition.hidden || !isSelling(world, event)) return [];
    if (!isHiddenNow(world, definition, event)) return [{ definition, event, state: [] }];
    return states.includes('INCLUDE_HIDDEN_NOT_ON_SALE')
      ? [{ definition, event, state: ['INCLUDE_HIDDEN_NOT_ON_SALE'] }]
      : [];
  });

/** getCheckoutOptions: the kinds of payment, ticket and discount that the site accepts. */
export const getCheckoutOptions: Rule = (call): GetCheckoutOptionsResponse => {
  const { settings, coupons } = call.state;
  const now = call.clock.now();
  return {
    paymentMethodConfigured: settings.acceptsPayments,
    acceptCoupons: coupons.some(
      ({ active, expirationTime }) =>
        active && (expirationTime === undefined || now < Date.parse(expirationTime)),
    ),
    premiumServices: true,
    paidTickets: offersOf(call).some(
      ({ definition, event }) =>
        definition.price.type !== 'free' && saleStatusOf(call, event, definition) === 'SALE_STARTED',
    ),
    acceptGiftCards: false,
  };
};

/** listAvailableTickets (R150 to R152). */
export const listAvailableTickets: Rule = (call) => {
  const { query } = call;
  const states = Array.isArray(query['state']) ? query['state'].map(String) : [];
  const offers = offersOf(call, states).filter(
    ({ event }) => query['eventId'] === undefined || event.id === query['eventId'],
  );
  return pageOf(call, offers, query);
};

/** queryAvailableTickets (R150 to R152): the same tickets, filtered. Policy text and sales figures need a fieldset. */
export const queryAvailableTickets: Rule = (call) => {
  const body = call.body as QueryAvailableTicketsRequest;
  const offers = offersOf(call).filter(filterTest(withSlugs(body.filter), filterField, 'filter'));
  return pageOf(call, offers, body, body.fieldset);
};

const filterFields: Record<string, QueryField<Offer>> = {
  eventId: { read: ({ event }) => event.id },
  ticketDefinitionId: { read: ({ definition }) => definition.id },
  name: { read: ({ definition }) => definition.name },
  'name.$urlized': { read: ({ definition }) => slugFrom(definition.name, new Set()) },
};

const filterField: FieldLookup<Offer> = (name) => ownValue(filterFields, name);

/**
 * Rewrites `name: {$urlized: …}`, which compares with the name as a slug, to a condition on the field `name.$urlized`.
 */
const withSlugs = (filter: unknown): unknown => {
  if (Array.isArray(filter)) return filter.map(withSlugs);
  if (typeof filter !== 'object' || filter === null) return filter;
  const parts = Object.entries(filter).map(([key, value]: [string, unknown]) => {
    if (key !== 'name' || typeof value !== 'object' || value === null || !('$urlized' in value))
      return { [key]: withSlugs(value) };
    const { $urlized, ...name } = value;
    return { $and: [{ name }, { 'name.$urlized': $urlized }] };
  });
  return parts.length === 1 ? parts[0] : { $and: parts };
};

const priceOf = ({ definition: { price } }: Offer): Big => {
  const single = singlePrice(price);
  if (single !== undefined || price.type !== 'options') return new Big(single ?? 0);
  const [first = new Big(0), ...others] = price.options.map((option) => new Big(option.price));
  return others.reduce((least, other) => (other.lt(least) ? other : least), first);
};

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

const orders: Record<string, (left: Offer, right: Offer) => number> = {
  name: (left, right) => byText(left.definition.name, right.definition.name),
  orderIndex: (left, right) => left.definition.orderIndex - right.definition.orderIndex,
  price: (left, right) => priceOf(left).cmp(priceOf(right)),
};

interface Page {
  offset?: unknown;
  limit?: unknown;
  sort?: unknown;
}

/** One page of tickets, by default in the order of their creation. Without a limit the page is empty. */
const pageOf = (
  call: CallContext,
  offers: readonly Offer[],
  { sort = 'created:asc', ...page }: Page,
  fieldset: readonly TicketDefinitionFieldset[] = [],
): ListAvailableTicketsResponse => {
  const [field = '', direction] = String(sort).split(':');
  const compare = ownValue(orders, field);
  const sign = direction === 'desc' ? -1 : 1;
  const created = compare || sign === 1 ? offers : offers.toReversed();
  const sorted = compare ? created.toSorted((left, right) => sign * compare(left, right)) : created;
  const offset = Number(page.offset ?? 0);
  const definitions: TicketDefinition[] = sorted
    .slice(offset, offset + Number(page.limit ?? 0))
    .map(({ definition, event, state }) => definitionView(call, definition, event, fieldset, state));
  return { metaData: { count: definitions.length, offset, total: sorted.length, ...counted }, definitions };
};
