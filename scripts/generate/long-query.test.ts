import { describe, expect, test } from 'vitest';
import { checkLongQuery } from './long-query.ts';
import type { Description, SchemaNode } from './nodes.ts';

const check = (path: string | undefined, schema: SchemaNode, description: Description = {}) =>
  checkLongQuery('GET /v1/things', '/v1/things', path, description, [{ name: 'ids', in: 'query', schema }]);
const text = { type: 'string' };

describe('a read whose query can be longer than 4000 characters', () => {
  test.each([
    ['a text without a bound', text],
    ['a long list', { type: 'array', maxItems: 100, items: { type: 'string', format: 'uuid' } }],
    ['an object', { type: 'object', properties: {} }],
    ['an object with a text without a bound', { type: 'object', properties: { after: text } }],
  ])('needs a path for long queries: %s', (_, schema) => {
    expect(() => check(undefined, schema)).toThrow(
      'its query can be longer than 4000 characters, so it needs "x-long-query", such as "/v1/things/query".',
    );
    expect(() => check('/v1/things/query', schema)).not.toThrow();
  });

  test('may have its own path for them', () => {
    expect(() => check('/v1/things', text)).not.toThrow();
  });

  test.each(['/v1/other/query', '/v1/thingsquery'])(
    'must have that path at or below its own, not %s',
    (path) => {
      expect(() => check(path, text)).toThrow('must be the path of its call, "/v1/things", or below it.');
    },
  );

  test('must not have a path where another operation has its POST', () => {
    const description = { paths: { '/v1/things': { post: { operationId: 'createThing' } } } };
    expect(() => check('/v1/things', text, description)).toThrow('where another operation has its POST.');
  });
});

test('an object that contains itself needs a path for long queries', () => {
  const filter = { type: 'object', properties: { $not: { $ref: '#/components/schemas/Filter' } } };
  expect(() => check(undefined, filter, { components: { schemas: { Filter: filter } } })).toThrow(
    'x-long-query',
  );
});

test.each([
  ['a flag', { type: 'boolean' }],
  ['an enumeration', { type: 'string', enum: ['A', 'B'] }],
  ['a short list', { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 36 } }],
  [
    'a long list of few values',
    { type: 'array', maxItems: 1000, items: { type: 'string', enum: ['A', 'B'] } },
  ],
  ['an object of short texts', { type: 'object', properties: { after: { type: 'string', maxLength: 36 } } }],
])('a read with %s needs no path for long queries', (_, schema) => {
  expect(() => check(undefined, schema)).not.toThrow();
});
