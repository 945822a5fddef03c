import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_QUERY, packedQuery } from './packed-query.ts';
import type { Call } from './types.ts';

const list: Pick<Call, 'url' | 'method' | 'query' | 'data'> = { url: '/v1/list', method: 'GET' };
const call = (params: object) => packedQuery(list, params, '/v1/list/query');

const unpacked = (query: string | undefined): unknown =>
  JSON.parse(Buffer.from(query?.replace(/^\.r=/, '') ?? '', 'base64url').toString('utf8'));

describe('a query', () => {
  test.each([
    ['nothing', {}, ''],
    ['simple values', { limit: 5, name: 'a.b', on: true }, 'limit=5&name=a.b&on=true'],
    ['a list of simple values', { ids: ['a', 'b'] }, 'ids=a&ids=b'],
  ])('of %s goes in the simple form', (_, params, query) => {
    expect(call(params)).toEqual({ ...list, query });
  });

  test.each([
    ['a nested value', { query: { filter: { status: 'RECEIVED' } } }],
    ['a list of objects', { catalogReferences: [{ appId: 'a', catalogItemId: 'b' }] }],
  ])('with %s goes as one packed parameter', (_, params) => {
    const { url, method, query } = call(params);
    expect([url, method, query?.slice(0, 3)]).toEqual(['/v1/list', 'GET', '.r=']);
    expect(unpacked(query)).toEqual(params);
  });

  test('packed has only characters that an address leaves alone, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const params = { query: { filter: { text } } };
        const { query } = call(params);
        expect(query).toMatch(/^\.r=[\w-]+$/);
        expect(unpacked(query)).toEqual(params);
      }),
    );
  });

  test('packed carries numbers that JSON does not have as their names', () => {
    const { query } = call({ query: { from: -Infinity, to: NaN } });
    expect(unpacked(query)).toEqual({ query: { from: '-Infinity', to: 'NaN' } });
  });

  test.each([
    ['packed', { query: { filter: { text: 'x'.repeat(LONGEST_QUERY) } } }],
    ['in its simple form', { ids: Array.from({ length: 1_000 }, (_, n) => `id-${n}`) }],
  ])('%s and longer than 4000 characters goes as a body to the fallback address', (_, params) => {
    expect(call(params)).toEqual({ url: '/v1/list/query', method: 'POST', data: params });
  });

  test('longer than 4000 characters stays a GET where there is no fallback', () => {
    const params = { query: { filter: { text: 'x'.repeat(LONGEST_QUERY) } } };
    expect(packedQuery(list, params).method).toBe('GET');
  });
});
