import { expect, test } from 'vitest';
import { readTable } from './tables.ts';
import { isUntyped, untyped } from './untyped.ts';

const listed = readTable('untyped.tsv');

test('every value without a type is on the list', () => {
  const known = listed.map(([path]) => path);
  expect(untyped().filter((path) => !known.includes(path))).toEqual([]);
});

test('every entry of the list still has no type, and has a reason', () => {
  const open = untyped();
  expect(listed.filter(([path = '', reason = '']) => !open.includes(path) || reason === '')).toEqual([]);
});

test.each([
  [{}, true],
  [{ description: 'Anything.' }, true],
  [{ type: 'object' }, true],
  [{ type: ['object', 'null'] }, true],
  [{ type: 'object', additionalProperties: true }, true],
  [{ type: 'object', properties: { id: { type: 'string' } }, additionalProperties: true }, true],
  [{ type: 'object', additionalProperties: { type: 'string' } }, false],
  [{ type: 'object', properties: {} }, false],
  [{ type: 'string' }, false],
  [{ $ref: '#/components/schemas/Cart' }, false],
  [{ oneOf: [{ type: 'string' }] }, false],
])('%j', (schema, expected) => {
  expect(isUntyped(schema)).toBe(expected);
});
