import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginWithIdpConnectionCallback } from '../../generated/auth/operations.ts';
import { createClient } from './client.ts';
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
    // The form that spec/auth.yaml names for the raw request of a callback.
    [
      {
        headers: [
          { key: 'A', value: 'x y' },
          { key: 'B', value: '' },
        ],
        method: 'POST',
      },
      'headers.key=A&headers.value=x%20y&headers.key=B&headers.value=&method=POST',
    ],
    [{ a: { list: [{ k: 1 }, { v: true }] } }, 'a.list.k=1&a.list.v=&a.list.k=&a.list.v=true'],
    [{ a: [null, { k: 'x' }, undefined] }, 'a.k=x'],
  ])('%j becomes %j', (query, text) => {
    expect(queryText(query)).toBe(text);
  });

  test.each<[object, string]>([
    [{ pathParams: [{ key: ['a'] }] }, 'pathParams'],
    [{ nested: { ids: ['a', ['b']] } }, 'nested.ids'],
    [{ sort: [{ by: { name: 'x' } }] }, 'sort'],
  ])('cannot contain a list of lists or of nested objects: %j', (query, name) => {
    expect(() => queryText(query)).toThrow(
      expect.objectContaining({
        name: 'ValidationError',
        code: 'invalid-query',
        message: `"${name}" is a list of lists or of nested objects, which a query cannot contain`,
      }),
    );
  });

  test('is parsed by URLSearchParams to the same keys and values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
        const text = queryText(query);
        expect([...new URLSearchParams(text)]).toEqual(Object.entries(query));
      }),
    );
  });
});

test('a call takes the lists of objects that its own type allows: the headers of a forwarded callback', async () => {
  let address = '';
  const client = createClient({
    fetch: async (url) => {
      address = `${url}`;
      return Response.json({});
    },
  });
  const headers = [{ key: 'Accept-Language', value: 'de' }];
  await loginWithIdpConnectionCallback('SITE', 't', 'c', { headers, method: 'POST' }, { client });
  expect(address.split('?')[1]).toBe('headers.key=Accept-Language&headers.value=de&method=POST');
});
