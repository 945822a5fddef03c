import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { referenceTo, type Shopper, visitorOf } from '../../testing/shopper.ts';
import { shopOf, announcedBy } from '../../testing/owner.ts';

const ask = (caller: Shopper, query: string, variables?: object, version = 'alpha') =>
  caller.post(`/graphql/${version}`, { query, ...(variables && { variables }) });

const ADD = `mutation Add($items: [LineItemInput!]!) {
  addToCurrentCart(lineItems: $items) { id lineItems { quantity productName { original } } priceSummary { total { amount } } }
}`;

describe('GraphQL', () => {
  test('answers exactly the requested fields', async () => {
    const { sandbox, visitor } = await shopOf();
    const { status, body } = await ask(
      visitor,
      `query Products($limit: Int) {
        products(queryInput: { query: { paging: { limit: $limit } } }) { items { id cheap: priceData { price } } pageInfo { total } }
      }`,
      { limit: 2 },
    );
    const [first, second] = sandbox.state.products;
    expect(status).toBe(200);
    expect(body.value).toEqual({
      data: {
        products: {
          items: [first, second].map((product) => ({
            id: product?.id,
            cheap: { price: Number(product?.price) },
          })),
          pageInfo: { total: 36 },
        },
      },
    });
  });

  test('takes the services’ filters and sorts, and resolves related objects', async () => {
    const { sandbox, visitor } = await shopOf();
    const [collection] = sandbox.state.collections;
    const { body } = await ask(
      visitor,
      `query ($filter: JSON, $slug: String) {
        products(queryInput: { query: { filter: $filter, sort: [{ fieldName: "price", order: DESC }] } }) {
          items { name collections { slug } }
        }
        collection(slug: $slug) { numberOfProducts products(queryInput: { query: { paging: { limit: 1 } } }) { items { collectionIds } } }
      }`,
      { filter: { name: { $startsWith: 'halm' } }, slug: collection?.slug },
    );
    expect(body.list('data.products.items').map((item) => item.at('name'))).toEqual([
      'Halm Bowl',
      'Halm Cup',
    ]);
    expect(body.at('data.products.items.0.collections.0.slug')).toBe(collection?.slug);
    expect(body.at('data.collection.products.items.0.collectionIds')).toContain(collection?.id);
  });

  test('events are found by page, id and slug', async () => {
    const visitor = await visitorOf(createSandbox({ scenario: 'fresh-shop' }));
    const { body } = await ask(
      visitor,
      '{ events(queryInput: { query: { paging: { limit: 1 } } }) { items { id slug title } } }',
    );
    const [event] = body.list('data.events.items');
    const one = await ask(
      visitor,
      'query ($id: ID, $slug: String) { a: event(id: $id) { title } b: event(slug: $slug) { title } }',
      { id: event?.at('id'), slug: event?.at('slug') },
    );
    expect(one.body.value).toEqual({
      data: { a: { title: event?.at('title') }, b: { title: event?.at('title') } },
    });
  });

  test('a mutation changes the cart and announces the change; a query then reads the cart', async () => {
    const { sandbox, visitor } = await shopOf();
    const items = [{ quantity: 2, catalogReference: referenceTo(sandbox, 'oak-board') }];
    const announced = await announcedBy(sandbox, async () => {
      const { body } = await ask(visitor, ADD, { items });
      expect(body.at('data.addToCurrentCart')).toMatchObject({
        lineItems: [{ quantity: 2, productName: { original: 'Oak Board' } }],
      });
      expect(Number(body.at('data.addToCurrentCart.priceSummary.total.amount'))).toBeGreaterThan(84);
    });
    expect(announced.map(({ type }) => type)).toEqual(['cart_created']);
    const { body } = await ask(visitor, '{ cart { lineItems { quantity } } member { id } }');
    expect(body.value).toEqual({ data: { cart: { lineItems: [{ quantity: 2 }] }, member: null } });
  });

  test('R50: a failed field appears in errors with code and path, beside the data of the other fields', async () => {
    const { visitor } = await shopOf();
    const { status, body } = await ask(visitor, '{ cart { id } products { pageInfo { total } } }');
    expect(status).toBe(200);
    expect(body.at('data')).toEqual({ cart: null, products: { pageInfo: { total: 36 } } });
    expect(body.at('errors')).toEqual([
      {
        message: 'Cart not found',
        locations: [{ line: 1, column: 3 }],
        path: ['cart'],
        extensions: { code: 'OWNED_CART_NOT_FOUND', status: 404 },
      },
    ]);
  });

  test('R113: a filter that a service refuses is refused with the same message', async () => {
    const { visitor } = await shopOf();
    const { body } = await ask(
      visitor,
      '{ collections(queryInput: { query: { filter: { color: "red" } } }) { items { id } } }',
    );
    expect(body.at('data')).toBeNull();
    expect(body.at('errors.0.extensions.code')).toBe('INVALID_ARGUMENT');
    expect(body.text('errors.0.message')).toContain('color');
  });

  test('R100: a visitor does not see hidden products, the owner does', async () => {
    const { sandbox, owner, visitor } = await shopOf();
    const [product] = sandbox.state.products;
    if (product) product.visible = false;
    const read = (caller: Shopper) =>
      ask(caller, 'query ($id: ID!) { product(id: $id) { id } }', { id: product?.id });
    expect((await read(visitor)).body.at('errors.0.extensions.code')).toBe('PRODUCT_NOT_FOUND');
    expect((await read(owner)).body.at('data.product.id')).toBe(product?.id);
  });

  test.each([
    ['{ products { items { nam } } }', 'Cannot query field "nam" on type "Product".'],
    ['{ products {', 'Syntax Error'],
    ['query ($id: ID!) { product(id: $id) { id } }', 'non-null type "ID!" to be provided'],
    [`{ ${'a: member { id } '.repeat(2000)} }`, 'tokens'],
    ['fragment F on Query { ...F } { ...F }', 'Cannot spread fragment "F" within itself'],
  ])('an invalid document gives errors and no data: %.60s', async (query, message) => {
    const { visitor } = await shopOf();
    const { status, body } = await ask(visitor, query);
    expect(status).toBe(200);
    expect(body.at('data')).toBeUndefined();
    expect(body.text('errors.0.message')).toContain(message);
  });

  test('answers introspection queries', async () => {
    const { visitor } = await shopOf();
    const { body } = await ask(visitor, '{ __schema { queryType { name } } __typename }');
    expect(body.value).toEqual({ data: { __schema: { queryType: { name: 'Query' } }, __typename: 'Query' } });
  });

  test('an unknown version gives 404', async () => {
    const { visitor } = await shopOf();
    const { status, body } = await ask(visitor, '{ __typename }', undefined, 'beta');
    expect([status, body.value]).toEqual([404, { message: 'Not Found', details: {} }]);
  });
});
