import { expect, test } from 'vitest';
import { pageFacts } from './facts.ts';
import type { Page } from './types.ts';

const unknown = { next: undefined, previous: undefined, tooManyToCount: false };

test.each<[string, Page & object, object]>([
  [
    'products',
    { products: [1, 2], metadata: { count: 2, offset: 4, total: 9 } } as Page,
    { count: 2, offset: 4, total: 9 },
  ],
  [
    'events',
    { events: [1], pagingMetadata: { count: 1, offset: 0, total: 1 } } as Page,
    { count: 1, offset: 0, total: 1 },
  ],
  [
    'tickets',
    { definitions: [], metaData: { count: 0, offset: 0, total: 12 } } as Page,
    { count: 0, offset: 0, total: 12 },
  ],
  [
    'variants of a product',
    { variants: [1], metadata: { items: 1, offset: 2 }, totalResults: 3 } as Page,
    { count: 1, offset: 2, total: 3 },
  ],
  ['orders', { orders: [1], total: 8, offset: 7, limit: 50 } as Page, { count: 1, offset: 7, total: 8 }],
  [
    'a page that is not counted',
    { events: [1], pagingMetadata: { offset: 0, total: 10_000, tooManyToCount: true } } as Page,
    { count: 1, offset: 0, total: undefined, tooManyToCount: true },
  ],
  [
    'a page by cursor',
    { requests: [1], metadata: { count: 1, cursors: { next: 'b', prev: 'a' } } } as Page,
    { count: 1, offset: undefined, total: undefined, next: 'b', previous: 'a' },
  ],
  [
    'the last page by cursor',
    { requests: [1], metadata: { count: 1, cursors: { next: '', prev: '' } } } as Page,
    { count: 1, offset: undefined, total: undefined },
  ],
])('pageFacts reads the facts of %s', (_, page, facts) => {
  expect(pageFacts(page)).toEqual({ ...unknown, ...facts });
});
