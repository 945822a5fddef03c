import { expect, test } from 'vitest';
import { parseSplitSearch } from './split-search.ts';

test('reads two identities and a page', () => {
  const search = { left: 'a', right: 'owner', page: '/events' };
  expect(parseSplitSearch(search)).toEqual(search);
});

test.each(['//evil.example', String.raw`/\evil.example`, 'https://evil.example', 7])(
  '%j is not a page of the playground',
  (page) => {
    expect(parseSplitSearch({ page, left: 'nobody' })).toEqual({});
  },
);
