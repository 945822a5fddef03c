import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paged } from '../core/paged.ts';
import { items, pages } from './pages.ts';
import {
  always,
  eventsHost,
  itemsHost,
  hostOf,
  options,
  ordersHost,
  type Query,
  repliesHost,
  requestsHost,
  searchHost,
  ticketsHost,
  variantsHost,
} from './testing/host.ts';

const all = async <T>(found: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of found) list.push(item);
  return list;
};

const from = (offset: number, total: number): number[] =>
  Array.from({ length: Math.max(0, total - offset) }, (_, index) => offset + index);

/** All forms of paging: each walks over a host with a number of items, from an offset, with a limit. */
const ways = {
  'offset in the query': (total: number, limit: number, offset: number) =>
    items(eventsHost(total).call, { query: { paging: { limit, offset } } }, options),
  'offset in the query, uncounted': (total: number, limit: number, offset: number) =>
    items(eventsHost(total, { uncounted: true }).call, { query: { paging: { limit, offset } } }, options),
  'offset beside the filter': (total: number, limit: number, offset: number) =>
    items(ticketsHost(total).call, { limit, offset }, options),
  'offset beside the filter, uncounted': (total: number, limit: number, offset: number) =>
    items(ticketsHost(total, { uncounted: true }).call, { limit, offset }, options),
  'facts beside the list': (total: number, limit: number, offset: number) =>
    items(ordersHost(total).call, { limit, offset }, options),
  'a paging of its own': (total: number, limit: number, offset: number) =>
    items(variantsHost(total).call, { paging: { limit, offset } }, options),
  cursor: (total: number, limit: number, offset: number) =>
    items(requestsHost(total).call, { query: { cursorPaging: { limit, cursor: String(offset) } } }, options),
  'cursor of a search': (total: number, limit: number, offset: number) =>
    items(searchHost(total).call, { search: { cursorPaging: { limit, cursor: String(offset) } } }, options),
  'cursor beside the other members': (total: number, limit: number, offset: number) =>
    items(itemsHost(total).call, { cursorPaging: { limit, cursor: String(offset) } }, options),
};

describe('every item comes exactly once, in order, for any total, limit and offset:', () => {
  test.each(Object.entries(ways))('%s', async (_, walk) => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(60),
        fc.integer({ min: 1, max: 30 }),
        fc.nat(70),
        async (total, limit, offset) => {
          expect(await all(walk(total, limit, offset))).toEqual(from(offset, total));
        },
      ),
    );
  });
});

describe('a walk by offset', () => {
  test('states the page size and the offset if the caller states only one of them', async () => {
    const { call, sent } = eventsHost(120);
    await all(pages(call, { query: { paging: { offset: 10 } } }, options));
    expect(sent.map(({ query }) => query?.paging)).toEqual([
      { limit: 50, offset: 10 },
      { limit: 50, offset: 60 },
      { limit: 50, offset: 110 },
    ]);
  });

  test('keeps filter, sort and all other members of the request on every page', async () => {
    const { call, sent } = eventsHost(5);
    const filter = { status: 'UPCOMING' };
    await all(pages(call, { query: { filter, paging: { limit: 2 } }, fields: ['DETAILS'] }, options));
    expect(sent.map(({ query, fields }) => [query?.filter, query?.paging?.offset, fields])).toEqual([
      [filter, 0, ['DETAILS']],
      [filter, 2, ['DETAILS']],
      [filter, 4, ['DETAILS']],
    ]);
  });

  test('sends no request after the total is reached', async () => {
    const { call, sent } = ticketsHost(20);
    await all(pages(call, { limit: 10 }, options));
    expect(sent).toHaveLength(2);
  });

  test('finds all items on a release whose default limit is 0', async () => {
    const { call, sent } = eventsHost(70, { byDefault: 0 });
    expect(await all(items(call, {}, options))).toEqual(from(0, 70));
    expect(sent.map(({ query }) => query?.paging)).toEqual([
      undefined,
      { limit: 50, offset: 0 },
      { limit: 50, offset: 50 },
    ]);
  });

  test('requests only the facts of the page for the limit 0', async () => {
    const { call, sent } = ticketsHost(12);
    expect(await all(pages(call, { limit: 0 }, options))).toEqual([
      { definitions: [], metaData: { count: 0, offset: 0, total: 12 } },
    ]);
    expect(sent).toHaveLength(1);
  });

  test('ends when a host that does not count returns its first page again', async () => {
    const stuck = always({
      events: [1, 2],
      pagingMetadata: { count: 2, offset: 0, tooManyToCount: true },
    });
    await all(pages(stuck.call, { query: { paging: { limit: 2 } } }, options));
    expect(stuck.sent).toHaveLength(2);
  });

  test('ends with an empty page, even below the total', async () => {
    const dry = always({ events: [], pagingMetadata: { count: 0, total: 9 } });
    await all(pages(dry.call, { query: { paging: { limit: 2 } } }, options));
    expect(dry.sent).toHaveLength(1);
  });
});

describe('a walk by cursor', () => {
  test('sends only cursor and limit after the first page', async () => {
    const { call, sent } = requestsHost(5);
    const query = { filter: { status: 'RECEIVED' }, sort: [{ fieldName: 'id' }], cursorPaging: { limit: 2 } };
    await all(pages(call, { query }, options));
    expect(sent).toEqual([
      { query },
      { query: { cursorPaging: { limit: 2, cursor: '2' } } },
      { query: { cursorPaging: { limit: 2, cursor: '4' } } },
    ]);
  });

  test('of a search sends only the cursor inside `search`, and all members beside it', async () => {
    const { call, sent } = searchHost(3);
    const search = { sort: [{ fieldName: 'name' }], cursorPaging: { limit: 2 } };
    await all(pages(call, { search, fields: ['CURRENCY'] }, options));
    expect(sent).toEqual([
      { search, fields: ['CURRENCY'] },
      { search: { cursorPaging: { limit: 2, cursor: '2' } }, fields: ['CURRENCY'] },
    ]);
  });

  test('beside the other members sends them with every page', async () => {
    const { call, sent } = itemsHost(3);
    const request = { useCategoryArrangement: true, cursorPaging: { limit: 2 } };
    await all(pages(call, request, options));
    expect(sent).toEqual([request, { ...request, cursorPaging: { limit: 2, cursor: '2' } }]);
  });

  test('in `paging` sends no offset, and the other members with every page', async () => {
    const { call, sent } = repliesHost(3);
    const operation = paged('pagingCursor', call);
    await all(pages(operation, { eventId: ['a'], paging: { limit: 2 } }, options));
    await all(pages(operation, { paging: {} }, options));
    expect(sent).toEqual([
      { eventId: ['a'], paging: { limit: 2 } },
      { eventId: ['a'], paging: { limit: 2, cursor: '2' } },
      { paging: { limit: 50 } },
    ]);
  });

  test('starts if the request has no paging member and the response has a cursor', async () => {
    const { call, sent } = requestsHost(120);
    expect(await all(items(call, { query: { filter: {} } }, options))).toEqual(from(0, 120));
    expect(sent.slice(1)).toEqual([
      { query: { cursorPaging: { limit: 50, cursor: '50' } } },
      { query: { cursorPaging: { limit: 50, cursor: '100' } } },
    ]);
  });

  test('ends when a cursor is repeated', async () => {
    const next: Record<string, string> = { '': 'a', a: 'b', b: 'a' };
    const circle = hostOf(({ query }: { query?: Query }) => {
      const cursor = query?.cursorPaging?.cursor ?? '';
      return { requests: [cursor], metadata: { cursors: { next: next[cursor] ?? '' } } };
    });
    expect(await all(items(circle.call, { query: { cursorPaging: {} } }, options))).toEqual(['', 'a', 'b']);
  });

  test('ends with an empty page, even if it has a cursor', async () => {
    const dry = always({ requests: [], metadata: { cursors: { next: 'a' } } });
    await all(pages(dry.call, { query: { cursorPaging: {} } }, options));
    expect(dry.sent).toHaveLength(1);
  });
});

describe('a walk', () => {
  test('sends no request before the first page is asked for, and none after the consumer stops', async () => {
    const { call, sent } = eventsHost(100);
    const walk = pages(call, { query: { paging: { limit: 10 } } }, options);
    expect(sent).toHaveLength(0);
    for await (const page of walk) {
      expect(page.events).toHaveLength(10);
      if (sent.length === 2) break;
    }
    expect(await walk.next()).toEqual({ done: true, value: undefined });
    expect(sent).toHaveLength(2);
  });

  test('requests the next page only after the last item of this page', async () => {
    const { call, sent } = eventsHost(4);
    const walk = items(call, { query: { paging: { limit: 2 } } }, options);
    const requests: number[] = [];
    for await (const item of walk) requests[item] = sent.length;
    expect(requests).toEqual([1, 1, 2, 2]);
  });

  test('ends with the reason of the signal once it is aborted', async () => {
    const { call, sent } = eventsHost(100);
    const stop = new AbortController();
    const walk = pages(call, { query: { paging: { limit: 10 } } }, { ...options, signal: stop.signal });
    await walk.next();
    stop.abort(new Error('enough'));
    await expect(walk.next()).rejects.toThrow('enough');
    expect(sent).toHaveLength(1);
  });

  test('throws the error of the call after the earlier pages', async () => {
    const failing = hostOf(({ query }: { query?: Query }) => {
      if (query?.paging) throw new Error('gone');
      return { events: [1], pagingMetadata: { total: 3 } };
    });
    const walk = items(failing.call, {}, options);
    expect(await walk.next()).toEqual({ done: false, value: 1 });
    await expect(walk.next()).rejects.toThrow('gone');
  });

  test('does not change the request of the caller', async () => {
    const request = Object.freeze({ query: Object.freeze({ paging: Object.freeze({ limit: 1 }) }) });
    expect(await all(items(eventsHost(3).call, request, options))).toEqual([0, 1, 2]);
  });

  test('passes path parameters to every page', async () => {
    const { call } = variantsHost(3);
    const ids: string[] = [];
    const ofProduct = (id: string, ...rest: Parameters<typeof call>) => {
      ids.push(id);
      return call(...rest);
    };
    expect(await all(items(ofProduct, 'shirt', { paging: { limit: 2 } }, options))).toEqual([0, 1, 2]);
    expect(ids).toEqual(['shirt', 'shirt']);
  });
});
