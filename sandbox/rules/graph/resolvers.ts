import { contract as carts } from '../../../generated/carts/contract.ts';
import { contract as catalog } from '../../../generated/catalog-v1/contract.ts';
import { contract as collections } from '../../../generated/catalog-v2/contract.ts';
import { contract as events } from '../../../generated/events-v3/contract.ts';
import { isElevated, type CallContext, type Rule } from '../../engine/context.ts';
import {
  addToCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../cart/cart.ts';
import { catalogReadRules } from '../catalog/catalog-table.ts';
import { getEvent, getEventBySlug, queryEvents } from '../events/read.ts';
import { identityOf, memberById } from '../members/members.ts';
import { fieldError } from '../../engine/errors.ts';
import { forbidden } from '../../engine/identity.ts';
import type { Operation } from '../../engine/operations.ts';
import { check } from '../../engine/validate.ts';

type Given = Readonly<Record<string, unknown>>;

/** An object of the response. Fields that are resolved only on request are functions. */
type View = Record<string, unknown>;

interface Asked {
  params?: Record<string, string>;
  query?: Given;
  body?: Given;
}

const rules = {
  addToCurrentCart,
  estimateCurrentCartTotals,
  ...catalogReadRules,
  getCurrentCart,
  getEvent,
  getEventBySlug,
  queryEvents,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} satisfies Record<string, Rule>;

const operations: Readonly<Record<keyof typeof rules, Operation>> = {
  ...carts,
  ...catalog,
  ...collections,
  ...events,
};

/** Runs the rule of an operation, with the checks of a REST call: identity, parameters, query and body. */
const run = (
  call: CallContext,
  id: keyof typeof rules,
  { params = {}, query = {}, body = {} }: Asked = {},
): View => {
  const operation = operations[id];
  if (call.caller && !operation.identity.includes(call.caller.role))
    throw forbidden(call.caller, operation.identity);
  check(operation.params, params);
  const asked: CallContext = {
    ...call,
    params,
    query: { ...(check(operation.query, query) as Given | undefined) },
    body: check(operation.body, body),
  };
  return { ...Object(rules[id](asked)) };
};

const listOf = (value: unknown): View[] => (Array.isArray(value) ? value : []);

/** A page of items with its paging facts, under the names of the GraphQL API. */
const page = (answer: View, key: string, metadata: string, show: (item: View) => View) => ({
  items: listOf(answer[key]).map(show),
  pageInfo: answer[metadata] ?? {},
});

const queryOf = ({ queryInput }: Given): Given => ({ query: { ...Object(Object(queryInput)['query']) } });

const showProduct =
  (call: CallContext) =>
  (product: View): View => ({
    ...product,
    collections: () => {
      const ids: unknown = product['collectionIds'];
      return call.state.collections
        .filter(
          ({ id, visible }) => Array.isArray(ids) && ids.includes(id) && (visible || isElevated(call.caller)),
        )
        .map(({ id }) =>
          showCollection(call)(Object(run(call, 'getCollection', { params: { id } })['collection'])),
        );
    },
  });

const showCollection =
  (call: CallContext) =>
  (collection: View): View => ({
    ...collection,
    products: (given: Given) => {
      const { query } = queryOf(given);
      const own = { 'collections.id': { $hasSome: [collection['id']] } };
      const filter: unknown = Object(query)['filter'];
      const body = { query: { ...Object(query), filter: filter ? { $and: [own, filter] } : own } };
      return products(call, body);
    },
  });

const products = (call: CallContext, body: Given) =>
  page(run(call, 'queryProducts', { body }), 'products', 'metadata', showProduct(call));

const showCart = (call: CallContext, { cart }: View): View => ({
  ...Object(cart),
  priceSummary: () => run(call, 'estimateCurrentCartTotals')['priceSummary'],
});

/** An entity by its id or slug. Throws a 400 unless exactly one of them is given. */
const byIdOrSlug = <Id extends keyof typeof rules>(
  call: CallContext,
  { id, slug }: Given,
  [getById, getBySlug]: readonly [Id, Id],
  more: Asked = {},
  idName = 'id',
): View => {
  if (typeof id === 'string' && typeof slug !== 'string')
    return run(call, getById, { ...more, params: { [idName]: id } });
  if (typeof slug === 'string' && typeof id !== 'string')
    return run(call, getBySlug, { ...more, params: { slug } });
  throw fieldError('id', 'REQUIRED_ONE_OF_FIELD', 'or slug is needed, and not both');
};

const EVENT_FIELDS = ['DETAILS', 'TEXTS', 'REGISTRATION', 'URLS'];

/** The root fields of the schema. Each runs the rule of the corresponding operation. */
export const rootOf = (call: CallContext) => ({
  products: (given: Given) => products(call, queryOf(given)),
  product: ({ id }: Given) =>
    showProduct(call)(Object(run(call, 'getProduct', { params: { id: String(id) } })['product'])),
  collections: (given: Given) =>
    page(
      run(call, 'queryCollections', { body: queryOf(given) }),
      'collections',
      'metadata',
      showCollection(call),
    ),
  collection: (given: Given) =>
    showCollection(call)(
      Object(byIdOrSlug(call, given, ['getCollection', 'getCollectionBySlug'])['collection']),
    ),
  events: (given: Given) =>
    page(
      run(call, 'queryEvents', { body: { ...queryOf(given), fields: EVENT_FIELDS } }),
      'events',
      'pagingMetadata',
      (event) => event,
    ),
  event: (given: Given) =>
    byIdOrSlug(call, given, ['getEvent', 'getEventBySlug'], { query: { fields: EVENT_FIELDS } }, 'eventId')[
      'event'
    ],
  cart: () => showCart(call, run(call, 'getCurrentCart')),
  member: () => {
    const member = call.caller?.role === 'member' ? memberById(call, call.caller.id) : undefined;
    return member ? identityOf(member) : null;
  },
  addToCurrentCart: (given: Given) => showCart(call, run(call, 'addToCurrentCart', { body: given })),
  updateCurrentCartLineItemQuantity: (given: Given) =>
    showCart(call, run(call, 'updateCurrentCartLineItemQuantity', { body: given })),
  removeLineItemsFromCurrentCart: (given: Given) =>
    showCart(call, run(call, 'removeLineItemsFromCurrentCart', { body: given })),
  applyCouponToCurrentCart: (given: Given) => showCart(call, run(call, 'updateCurrentCart', { body: given })),
  removeCouponFromCurrentCart: () => showCart(call, run(call, 'removeCouponFromCurrentCart')),
});
