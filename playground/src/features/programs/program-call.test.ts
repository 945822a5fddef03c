import { expect, test } from 'vitest';
import { literal } from './literal.ts';
import { pathValues, queryValues } from './program-call.ts';

test('a query string becomes the original object', () => {
  expect(queryValues('a.b=1&a.c=x&list=1&list=2&yes=true')).toEqual({
    a: { b: 1, c: 'x' },
    list: [1, 2],
    yes: true,
  });
});

test('path values are decoded', () => {
  expect(pathValues('/v1/events/{eventId}/orders/{orderNumber}', '/v1/events/e1/orders/A%20B')).toEqual([
    ['eventId', 'e1'],
    ['orderNumber', 'A B'],
  ]);
});

test('a long value spans several lines, with quotes around keys that need them', () => {
  const value = { 'a-b': 'x'.repeat(60), list: [1, 'two', null] };
  expect(literal(value)).toBe(`{\n  'a-b': '${'x'.repeat(60)}',\n  list: [1, 'two', null],\n}`);
});
