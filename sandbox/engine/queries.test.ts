import { describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { appOf, type Answer, type Shopper } from '../testing/shopper.ts';

const PRODUCTS = '/v1/products/query-platformized';
const VARIANTS = '/v1/variants/query';
const COLLECTIONS = '/v2/collections/query';
const EVENTS = '/v3/events/query';
const TICKETS = '/v1/checkout/available-tickets/query';
const REQUESTS = '/v1/back-in-stock-notification-requests';

const app = async (): Promise<Shopper> => appOf(createSandbox());

/** The list is a GET whose query is packed into one parameter. */
const requests = async (query: object): Promise<Answer> =>
  (await app()).get(`${REQUESTS}?.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`);

const refusal = ({ status, body }: Answer) => [
  status,
  body.at('details.validationError.fieldViolations.0.field'),
];

describe('a query against the description is refused with 400 and the path of the problem:', () => {
  test.each([
    [
      'products by a field without filters',
      PRODUCTS,
      { query: { filter: { brand: 'Halm' } } },
      'query.filter.brand',
    ],
    [
      'products by an option with a wrong operator',
      PRODUCTS,
      { query: { filter: { 'options.Size': { $gt: 'M' } } } },
      'query.filter.options.Size.$gt',
    ],
    [
      'a value of the wrong kind',
      PRODUCTS,
      { query: { filter: { price: { $in: [12, '13'] } } } },
      'query.filter.price.$in[1]',
    ],
    [
      'a filter inside $not',
      PRODUCTS,
      { query: { filter: { $not: { weight: 3 } } } },
      'query.filter.$not.weight',
    ],
    [
      'the product type with an operator for texts',
      PRODUCTS,
      { query: { filter: { productType: { $startsWith: 'p' } } } },
      'query.filter.productType.$startsWith',
    ],
    [
      'products sorted by a field without sort',
      PRODUCTS,
      { query: { sort: [{ fieldName: 'createdDate' }] } },
      'query.sort[0].fieldName',
    ],
    [
      'variants by a field without filters',
      VARIANTS,
      { query: { filter: { preorderInfo: 1 } } },
      'query.filter.preorderInfo',
    ],
    [
      'variants sorted by a field without sort',
      VARIANTS,
      { query: { sort: [{ fieldName: 'choices' }] } },
      'query.sort[0].fieldName',
    ],
    [
      'collections by a field without filters',
      COLLECTIONS,
      { query: { filter: { slug: 'light' } } },
      'query.filter.slug',
    ],
    [
      'collections sorted by a field without sort',
      COLLECTIONS,
      { query: { sort: [{ fieldName: 'slug' }] } },
      'query.sort[0].fieldName',
    ],
    [
      'events by a field without filters',
      EVENTS,
      { query: { filter: { $or: [{ shortDescription: 'x' }] } } },
      'query.filter.$or[0].shortDescription',
    ],
    [
      'events with an operator that the field does not have',
      EVENTS,
      { query: { filter: { title: { $startsWith: 'x' } } } },
      'query.filter.title.$startsWith',
    ],
    [
      'events sorted by a field without sort',
      EVENTS,
      { query: { sort: [{ fieldName: 'status' }] } },
      'query.sort[0].fieldName',
    ],
    [
      'a count of events by a field without filters',
      '/v3/events/count-by-status',
      { filter: { categories: 'x' } },
      'filter.categories',
    ],
    [
      'events to cancel by a field without filters',
      '/v3/bulk/events/cancel-by-filter',
      { filter: { filter: { location: 'x' } } },
      'filter.filter.location',
    ],
    [
      'events to delete by a field without filters',
      '/v3/bulk/events/delete-by-filter',
      { filter: { filter: { location: 'x' } } },
      'filter.filter.location',
    ],
    ['tickets by a field without filters', TICKETS, { filter: { price: 1 } }, 'filter.price'],
    ['tickets sorted by a field without sort', TICKETS, { sort: 'policy:asc' }, 'sort'],
  ])('%s', async (_, path, body, field) => {
    expect(refusal(await (await app()).post(path, body))).toEqual([400, field]);
  });

  test.each([
    [
      'back-in-stock requests by a field without filters',
      { filter: { email: 'a@example.com' } },
      'query.filter.email',
    ],
    [
      'back-in-stock requests with an operator that the field does not have',
      { filter: { status: { $gt: 'RECEIVED' } } },
      'query.filter.status.$gt',
    ],
    [
      'back-in-stock requests sorted by a field without sort',
      { sort: [{ fieldName: 'email' }] },
      'query.sort[0].fieldName',
    ],
  ])('%s', async (_, query, field) => {
    expect(refusal(await requests(query))).toEqual([400, field]);
  });

  test('orders by an unknown sort', async () => {
    expect(refusal(await (await app()).get('/v1/orders?sort=status:asc'))).toEqual([400, 'sort']);
  });
});

describe('a query within the description is answered:', () => {
  test.each([
    ['products', PRODUCTS, { query: { filter: { 'options.Size': 'M', $not: { $or: [{ sku: 'x' }] } } } }],
    ['variants', VARIANTS, { query: { filter: { 'stock.inStock': true }, sort: [{ fieldName: 'sku' }] } }],
    ['collections', COLLECTIONS, { query: { filter: { name: { $startsWith: 'Li' } } } }],
    ['events', EVENTS, { query: { filter: { $and: [{ status: 'UPCOMING' }, { $not: { slug: 'x' } }] } } }],
    ['tickets', TICKETS, { filter: { name: { $contains: 'seat' } }, sort: 'price:desc', limit: 5 }],
  ])('%s', async (_, path, body) => {
    expect((await (await app()).post(path, body)).status).toBe(200);
  });

  test('back-in-stock requests', async () => {
    const filter = { $or: [{ status: { $in: ['RECEIVED'] } }, { autoNotified: true }] };
    const { status } = await requests({ filter, sort: [{ fieldName: 'createdDate', order: 'DESC' }] });
    expect(status).toBe(200);
  });
});

describe('R216: the paging facts contain tooManyToCount:', () => {
  const post = (path: string, body: object) => async (owner: Shopper) => owner.post(path, body);
  const get = (path: string) => async (owner: Shopper) => owner.get(path);
  const productId = ({ state }: Sandbox): string => state.products[0]?.id ?? '';

  test.each([
    ['the query of products', post(PRODUCTS, {}), 'metadata'],
    ['the query of products by cursor', post(PRODUCTS, { query: { cursorPaging: {} } }), 'metadata'],
    ['the query of variants of the store', post(VARIANTS, { query: {} }), 'metadata'],
    ['the query of collections', post(COLLECTIONS, {}), 'metadata'],
    ['the query of events', post(EVENTS, {}), 'pagingMetadata'],
    ['the count of events', post('/v3/events/count-by-status', { facet: ['status'] }), 'pagingMetadata'],
    ['the query of tickets', post(TICKETS, {}), 'metaData'],
    ['the list of tickets', get('/v1/checkout/available-tickets'), 'metaData'],
    ['the list of back-in-stock requests', get(REQUESTS), 'metadata'],
  ])('%s', async (_, call, facts) => {
    const { status, body } = await call(await app());
    expect([status, body.at(facts)]).toMatchObject([200, { tooManyToCount: false }]);
  });

  test('the query of variants of a product', async () => {
    const sandbox = createSandbox();
    const path = `/v1/products/${productId(sandbox)}/variants/query`;
    const { body } = await (await appOf(sandbox)).post(path, {});
    expect(body.at('metadata')).toMatchObject({ offset: 0, tooManyToCount: false });
  });

  test('the list of orders', async () => {
    const { body } = await (await app()).get('/v1/orders');
    expect(body.value).toMatchObject({ offset: 0, limit: 50, tooManyToCount: false });
  });
});
