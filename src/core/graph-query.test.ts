import { describe, expect, expectTypeOf, test } from 'vitest';
import { clientOf, failureOf, host } from './testing/fakes.ts';
import { type GraphDocument, graphQuery } from './graph-query.ts';

const partial = {
  data: { cart: { id: 'c-1' }, events: null },
  errors: [{ message: 'no events', path: ['events'], extensions: { code: 'FORBIDDEN' } }],
};

test('a result has both its data and its errors', async () => {
  const { seen, fetch } = host(Response.json(partial));
  const result = await graphQuery('query A($id: ID) { cart events }', { id: 1 }, { client: clientOf(fetch) });
  expect(result).toEqual(partial);
  expect(seen[0]?.url).toMatch(/\/graphql\/alpha$/);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    query: 'query A($id: ID) { cart events }',
    variables: { id: 1 },
  });
});

test.each([
  [{ data: { a: 1 } }, { data: { a: 1 }, errors: [] }],
  [{ errors: [{ message: 'x' }] }, { data: undefined, errors: [{ message: 'x' }] }],
  [
    { data: null, errors: 'odd' },
    { data: null, errors: [] },
  ],
  [null, { data: undefined, errors: [] }],
])('the body %j gives the result %j', async (body, expected) => {
  const { fetch } = host(Response.json(body));
  expect(await graphQuery('{ a }', undefined, { client: clientOf(fetch) })).toEqual(expected);
});

test('a rejected document throws an ApiError', async () => {
  const { fetch } = host(Response.json({ message: 'no such field', details: {} }, { status: 400 }));
  const failure = await failureOf(graphQuery('{ a }', undefined, { client: clientOf(fetch) }));
  expect(failure).toMatchObject({ name: 'ApiError', status: 400, message: 'no such field' });
});

test('a call without a client throws a ValidationError that says so', async () => {
  const failure = await failureOf(graphQuery('{ a }', undefined, {} as never));
  expect(failure).toMatchObject({ name: 'ValidationError', code: 'missing-client' });
  expect(await failureOf(graphQuery('{ a }', undefined, undefined as never))).toMatchObject({
    code: 'missing-client',
  });
});

describe('after a lost response', () => {
  test.each([
    ['{ a }', 2],
    ['query { a(text: "a mutation") }', 2],
    ['# a mutation\n{ a }', 2],
    ['{ a(text: """a "mutation" """) }', 2],
    ['mutation { empty }', 1],
    ['query A { a } mutation B { empty }', 1],
    ['{ a(text: "#") } mutation B { empty }', 1],
    ['{ a(text: "\\"") } mutation B { empty }', 1],
    ['subscription { a }', 1],
  ])('%j is sent %d time(s) in total', async (document, times) => {
    const { seen, fetch } = host(new TypeError('gone'), Response.json({ data: {} }));
    const settled = graphQuery(document, undefined, { client: clientOf(fetch) });
    await (times === 2 ? settled : failureOf(settled));
    expect(seen).toHaveLength(times);
  });
});

test('a typed document gives typed data and requires its variables', async () => {
  const document: GraphDocument<{ cart: { id: string } }, { id: string }> = '{ cart { id } }';
  const { fetch } = host(Response.json({ data: { cart: { id: 'c' } } }));
  const { data } = await graphQuery(document, { id: 'x' }, { client: clientOf(fetch) });
  expectTypeOf(data).toEqualTypeOf<{ cart: { id: string } } | null | undefined>();
  // @ts-expect-error The document has no such variable.
  await graphQuery(document, { other: 'x' }, { client: clientOf(fetch) });
});
