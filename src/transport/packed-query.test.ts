import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_QUERY, packedQuery } from './packed-query.ts';

const call = (params: object) => packedQuery({ url: '/v1/list', method: 'GET', params }, '/v1/list/query');

const unpacked = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));

describe('a query', () => {
  test.each([
    ['nothing', {}],
    ['simple values', { limit: 5, name: 'a.b', on: true }],
    ['a list of simple values', { ids: ['a', 'b'] }],
  ])('of %s goes in the simple form', (_, params) => {
    expect(call(params).params).toBe(params);
  });

  test.each([
    ['a nested value', { query: { filter: { status: 'RECEIVED' } } }],
    ['a list of objects', { catalogReferences: [{ appId: 'a', catalogItemId: 'b' }] }],
  ])('with %s goes as one packed parameter', (_, params) => {
    const { url, method, params: sent } = call(params);
    expect([url, method, Object.keys(sent ?? {})]).toEqual(['/v1/list', 'GET', ['.r']]);
    expect(unpacked(String(Object.values(sent ?? {})[0]))).toEqual(params);
  });

  test('packed has only characters that an address leaves alone, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const params = { query: { filter: { text } } };
        const sent = String(Object.values(call(params).params ?? {})[0]);
        expect(sent).toMatch(/^[\w-]+$/);
        expect(unpacked(sent)).toEqual(params);
      }),
    );
  });

  test('packed carries numbers that JSON does not have as their names', () => {
    const sent = call({ query: { from: -Infinity, to: NaN } }).params;
    expect(unpacked(String(Object.values(sent ?? {})[0]))).toEqual({
      query: { from: '-Infinity', to: 'NaN' },
    });
  });

  test('longer than 4000 characters goes as a body to the fallback address', () => {
    const params = { query: { filter: { text: 'x'.repeat(LONGEST_QUERY) } } };
    expect(call(params)).toEqual({ url: '/v1/list/query', method: 'POST', params: undefined, data: params });
  });

  test('longer than 4000 characters stays a GET where there is no fallback', () => {
    const params = { query: { filter: { text: 'x'.repeat(LONGEST_QUERY) } } };
    expect(packedQuery({ url: '/v1/list', method: 'GET', params }).method).toBe('GET');
  });
});
