import { fieldError } from './errors.ts';
import { parseJson } from './values/json.ts';
import { readCursor, writeCursor } from './cursors.ts';
import { filterTest, sortItems, type FieldLookup } from './query.ts';

/** A query of the catalog services. */
export interface PlatformQuery {
  filter?: unknown;
  sort?: unknown;
  paging?: { limit?: number; offset?: number };
  cursorPaging?: { limit?: number; cursor?: string };
}

/** The default number of items on a page (specification 9). */
export const DEFAULT_LIMIT = 50;

interface Place {
  limit: number;
  offset: number;
}

/** The paging fact for an exact total (R216): the sandbox counts everything. */
export const counted = { tooManyToCount: false } as const;

/** The part of a list that a page shows. */
export const slice = <T>(items: readonly T[], paging: Partial<Place> | undefined): { page: T[] } & Place => {
  const limit = paging?.limit ?? DEFAULT_LIMIT;
  const offset = paging?.offset ?? 0;
  return { page: items.slice(offset, offset + limit), limit, offset };
};

/**
 * Answers a query over the items that the caller may see: filters, sorts and returns one page (R113). With cursor
 * paging, the cursor contains the filter and the sort. Throws a 400 for an unknown field, operator or cursor, and for
 * both kinds of paging at once.
 */
export const runQuery = <T>(
  items: readonly T[],
  query: PlatformQuery,
  fields: FieldLookup<T>,
  isSeen?: (item: T) => boolean,
) => {
  const { paging, cursorPaging } = query;
  if (paging && cursorPaging)
    throw fieldError('query', 'ONE_OF_ALIGNMENT', 'takes paging or cursorPaging, not both');
  const { filter, sort, offset } = cursorPaging?.cursor
    ? readCursor(cursorPaging.cursor, 'query.cursorPaging.cursor')
    : { ...query, offset: 0 };
  const test = filter === undefined || filter === null ? undefined : filterTest(filter, fields);
  // Sorts the whole list: the order of an unchanged list is reused by the next query.
  const sorted = sortItems(items, sort, fields);
  const seen = isSeen ? sorted.filter(isSeen) : sorted;
  const found = test ? seen.filter(test) : seen;
  if (!cursorPaging) {
    const { page, ...place } = slice(found, paging);
    return {
      page,
      metadata: { count: page.length, offset: place.offset, total: found.length, ...counted },
    };
  }
  const { page, limit } = slice(found, { ...cursorPaging, offset });
  const cursor = (start: number) => writeCursor({ filter, sort, offset: start });
  return {
    page,
    metadata: {
      count: page.length,
      ...counted,
      cursors: {
        ...(limit > 0 && offset + limit < found.length && { next: cursor(offset + limit) }),
        ...(offset > 0 && { prev: cursor(Math.max(0, offset - limit)) }),
      },
    },
  };
};

/**
 * Parses the filter and the sort of the older query, which sends them as JSON text (R115), so that both forms are
 * checked alike.
 */
export const readTextQuery = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('query' in body)) return body;
  const { query } = body;
  if (typeof query !== 'object' || query === null) return body;
  const read = Object.fromEntries(
    Object.entries(query).map(([key, value]) =>
      (key === 'filter' || key === 'sort') && typeof value === 'string'
        ? [key, readText(key, value)]
        : [key, value],
    ),
  );
  return { ...body, query: read };
};

const readText = (key: string, text: string): unknown => {
  if (text.trim() === '') return undefined;
  try {
    const value = parseJson(text);
    return key === 'sort' && Array.isArray(value) ? value.map(readSortKey) : value;
  } catch {
    throw fieldError(`query.${key}`, 'FORMAT', 'is not JSON, or nested too deeply');
  }
};

/** The older sort is `{"price": "desc"}`, the newer `{"fieldName": "price", "order": "DESC"}`. */
const readSortKey = (key: unknown): unknown => {
  if (typeof key !== 'object' || key === null || 'fieldName' in key) return key;
  const [entry] = Object.entries(key);
  return entry ? { fieldName: entry[0], order: String(entry[1]).toUpperCase() } : key;
};
