import { readCursor, writeCursor } from './cursors.ts';
import { validationError } from './errors.ts';
import { DEFAULT_LIMIT } from './paging.ts';
import { filterTest, sortItems, type FieldLookup } from './query.ts';

/** A query or a search of a service that pages by cursor only. */
export interface CursorQuery {
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly search?: unknown;
  readonly aggregations?: readonly unknown[];
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string };
}

/** The way in which a service reads its queries. */
export interface CursorForm<T> {
  /** The member of the request that holds the query, for the paths of violations. */
  readonly name: 'query' | 'search';
  readonly fields: FieldLookup<T>;
  /** The items that contain the text of a search; absent: the service has no text. */
  readonly textTest?: (search: unknown) => (item: T) => boolean;
}

/** The members that a cursor includes. */
const included = ['filter', 'sort', 'search', 'aggregations'] as const;

/** Refuses a filter, a sort, a text or groups beside a cursor with 400: the cursor includes them (R427). */
const checkAlone = (query: CursorQuery, name: string): void => {
  const beside = included.filter((member) => query[member] !== undefined);
  if (query.cursorPaging?.cursor && beside.length > 0)
    throw validationError(
      beside.map((member) => ({
        field: `${name}.${member}`,
        description: 'must not be given with a cursor',
        violatedRule: 'OTHER',
        ruleName: 'CURSOR_NOT_ALONE',
      })),
    );
};

/**
 * Answers a query by cursor over the items that the caller may see: one page with its position, without a total (R426),
 * and all matching items, from which groups are counted.
 */
export const runCursorQuery = <T>(
  items: readonly T[],
  query: CursorQuery,
  { name, fields, textTest }: CursorForm<T>,
) => {
  checkAlone(query, name);
  const { cursor: given, limit = DEFAULT_LIMIT } = query.cursorPaging ?? {};
  const { filter, sort, search, offset } = given
    ? readCursor(given, `${name}.cursorPaging.cursor`)
    : { ...query, offset: 0 };
  const matches = filterTest(filter, fields, `${name}.filter`);
  const hasText = search === undefined ? undefined : textTest?.(search);
  const found = sortItems(items, sort, fields, `${name}.sort`).filter(
    (item) => matches(item) && (!hasText || hasText(item)),
  );
  const page = found.slice(offset, offset + limit);
  const hasNext = limit > 0 && offset + limit < found.length;
  const cursor = (start: number) => writeCursor({ filter, sort, search, offset: start });
  return {
    page,
    found,
    pagingMetadata: {
      count: page.length,
      cursors: {
        ...(hasNext && { next: cursor(offset + limit) }),
        ...(offset > 0 && { prev: cursor(Math.max(0, offset - limit)) }),
      },
      hasNext,
    },
  };
};
