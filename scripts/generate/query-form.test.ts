import { expect, test } from 'vitest';
import { statedPageOf } from './page-form.ts';
import { checkQueryForm } from './query-form.ts';
import type { SchemaNode } from './nodes.ts';

const description = {
  components: {
    schemas: {
      Entry: { properties: { key: { type: 'string' } } },
      Sort: { properties: { by: { $ref: '#/components/schemas/Entry' } } },
      Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } },
      Request: { properties: { query: { properties: { paging: {} } } } },
    },
  },
};
const check = (schema: SchemaNode) => () =>
  checkQueryForm('GET /v1/things', description, [{ name: 'sort', in: 'query', schema }]);

test.each<[string, SchemaNode]>([
  ['a list of lists', { items: { items: { type: 'string' } } }],
  ['a list of nested objects', { items: { $ref: '#/components/schemas/Sort' } }],
  ['such a list in an object', { properties: { a: { items: { $ref: '#/components/schemas/Sort' } } } }],
])('a plain query cannot have %s: the description must say "x-packed-query"', (_, schema) => {
  expect(check(schema)).toThrow('"sort" has a list of lists or of nested objects, so the call needs');
});

test.each<[string, SchemaNode]>([
  ['a list of texts', { items: { type: 'string' } }],
  ['a list of flat objects', { items: { $ref: '#/components/schemas/Entry' } }],
  ['nested objects', { properties: { a: { $ref: '#/components/schemas/Sort' } } }],
  ['an object that contains itself', { $ref: '#/components/schemas/Tree' }],
])('a plain query can have %s', (_, schema) => {
  expect(check(schema)).not.toThrow();
});

test('a page can only be stated in a member that the query has', () => {
  const stated = (member: unknown) =>
    statedPageOf('POST /v1/things', description, { 'x-page': member }, 'Request', []);
  expect([stated('paging'), stated(undefined)]).toEqual(['paging', undefined]);
  expect(() => stated('cursorPaging')).toThrow('names "cursorPaging", which the "query" of the call');
  expect(() => stated('limit')).toThrow('"x-page" is "paging" or "cursorPaging"');
});
