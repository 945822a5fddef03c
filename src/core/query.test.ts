import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryText } from './query.ts';

describe('the text of a query', () => {
  test.each([
    [{ a: 1, b: true, c: 'x y' }, 'a=1&b=true&c=x%20y'],
    [{ a: null, b: undefined, c: '' }, 'c='],
    [{ a: [1, 2] }, 'a=1&a=2'],
    [{ a: [] }, ''],
    [
      { paging: { limit: 5, offset: 0 }, sort: { by: { name: 'x' } } },
      'paging.limit=5&paging.offset=0&sort.by.name=x',
    ],
    [{ n: NaN, i: -Infinity }, 'n=NaN&i=-Infinity'],
    [{ 'a&b': 'c=d' }, 'a%26b=c%3Dd'],
    [undefined, ''],
  ])('%j becomes %j', (query, text) => {
    expect(queryText(query)).toBe(text);
  });

  test.each([[{ pathParams: [{ key: 'a', value: 'b' }] }], [{ nested: { ids: ['a', ['b']] } }]])(
    'cannot contain a list of objects or lists: %j',
    (query) => {
      expect(() => queryText(query)).toThrow(
        expect.objectContaining({
          name: 'ValidationError',
          code: 'invalid-query',
          message: `"${'pathParams' in query ? 'pathParams' : 'nested.ids'}" is a list of objects or lists, which a query cannot contain`,
        }),
      );
    },
  );

  test('is parsed by URLSearchParams to the same keys and values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
        const text = queryText(query);
        expect([...new URLSearchParams(text)]).toEqual(Object.entries(query));
      }),
    );
  });
});
