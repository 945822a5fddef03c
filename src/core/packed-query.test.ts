import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packedQuery } from './packed-query.ts';

const unpacked = (query: string): unknown =>
  JSON.parse(Buffer.from(query.replace(/^\.r=/, ''), 'base64url').toString('utf8'));

describe('a query', () => {
  test.each([
    ['nothing', {}, ''],
    ['simple values', { limit: 5, name: 'a.b', on: true }, 'limit=5&name=a.b&on=true'],
    ['a list of simple values', { ids: ['a', 'b'] }, 'ids=a&ids=b'],
  ])('of %s is written in the simple form', (_, params, query) => {
    expect(packedQuery(params)).toBe(query);
  });

  test.each([
    ['a nested value', { query: { filter: { status: 'RECEIVED' } } }],
    ['a list of objects', { catalogReferences: [{ appId: 'a', catalogItemId: 'b' }] }],
  ])('with %s is written as one packed parameter', (_, params) => {
    const query = packedQuery(params);
    expect(query.slice(0, 3)).toBe('.r=');
    expect(unpacked(query)).toEqual(params);
  });

  test('in packed form has only characters that need no encoding in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const params = { query: { filter: { text } } };
        const query = packedQuery(params);
        expect(query).toMatch(/^\.r=[\w-]+$/);
        expect(unpacked(query)).toEqual(params);
      }),
    );
  });

  test('in packed form has the numbers that JSON lacks as text', () => {
    const query = packedQuery({ query: { from: -Infinity, to: NaN } });
    expect(unpacked(query)).toEqual({ query: { from: '-Infinity', to: 'NaN' } });
  });
});
