import { expect, test } from 'vitest';
import { parseSplitSearch } from './split-search.ts';

test('two identities and a page are read', () => {
  const search = { left: 'a', right: 'owner', page: '/events' };
  expect(parseSplitSearch(search)).toEqual(search);
});

test.each(['//evil.example', String.raw`/\evil.example`, 'https://evil.example', 7])(
  '%j is no page of the playground',
  (page) => {
    expect(parseSplitSearch({ page, left: 'nobody' })).toEqual({});
  },
);
