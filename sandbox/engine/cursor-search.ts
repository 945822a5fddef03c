import type { Aggregation } from './aggregation-types.ts';
import { aggregate } from './aggregations.ts';
import { type CursorQuery, runCursorQuery } from './cursor-pages.ts';
import type { FieldLookup } from './query.ts';
import { type SearchDetails, textTest } from './text-search.ts';

/** The way in which a service reads its searches. */
export interface SearchForm<T> {
  readonly fields: FieldLookup<T>;
  /** The texts that a search looks into. */
  readonly texts: Parameters<typeof textTest<T>>[1];
}

/** Answers a search: one page with its position, and the groups of all found items if the search asks for groups. */
export const runSearch = <T>(items: readonly T[], search: CursorQuery, { fields, texts }: SearchForm<T>) => {
  const { page, found, pagingMetadata } = runCursorQuery(items, search, {
    name: 'search',
    fields,
    textTest: (details) => textTest(details as SearchDetails, texts),
  });
  const { aggregations } = search;
  return {
    page,
    rest: {
      pagingMetadata,
      ...(aggregations && {
        aggregationData: { results: aggregate(found, aggregations as readonly Aggregation[], fields) },
      }),
    },
  };
};
