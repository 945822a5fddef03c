import type { RequestOptions } from '../core/types.ts';

interface PlatformFacts {
  readonly count?: number;
  readonly offset?: number;
  readonly total?: number;
  readonly tooManyToCount?: boolean;
  readonly cursors?: { readonly next?: string; readonly prev?: string };
}

/** An answer that holds one page: each of the forms in which the platform tells where the page stands. */
export type Page =
  /** Products, collections, variants of the store, back-in-stock requests. */
  | { readonly metadata: PlatformFacts }
  /** Events. */
  | { readonly pagingMetadata: PlatformFacts }
  /** Available tickets. */
  | { readonly metaData: PlatformFacts }
  /** Variants of one product. */
  | { readonly metadata: { readonly offset: number }; readonly totalResults: number }
  /** Orders. */
  | { readonly total: number; readonly offset: number; readonly limit: number };

/** What a page lists: the entries of the one list that it has. */
export type ItemOf<Answer> = {
  [Name in keyof Answer]-?: Answer[Name] extends readonly (infer Item)[] ? Item : never;
}[keyof Answer];

/** Which page, by its place. */
export interface Paging {
  readonly limit?: number;
  readonly offset?: number;
}

/** Which page, by a cursor of an earlier one. */
export interface CursorPaging {
  readonly limit?: number;
  readonly cursor?: string;
}

/** A request in any of the three forms that paging has: inside `query`, in a `paging` of its own, or beside the rest. */
export interface AnyRequest extends Paging {
  readonly query?: { readonly paging?: Paging; readonly cursorPaging?: CursorPaging };
  readonly paging?: Paging;
}

/**
 * The request that starts the pages of a call. What a `query` does not say has its default; the other forms have to be
 * told apart, so they name their `paging` (which may be empty) or their `limit`.
 */
type FirstRequest<Request> = 'query' extends keyof Request
  ? Request['query'] extends { paging?: Paging } | undefined
    ? Request
    : never
  : 'paging' extends keyof Request
    ? Request & { readonly paging: Paging }
    : 'limit' extends keyof Request
      ? 'offset' extends keyof Request
        ? Request & { readonly limit: number }
        : never
      : never;

/** The arguments of a paged call, without its options: path parameters, then the request. */
export type PagedArguments<Args extends readonly unknown[]> = Args extends [
  ...infer Path,
  infer Request,
  RequestOptions<never>,
]
  ? [...path: Path, request: FirstRequest<NonNullable<Request>>]
  : never;

/** The options of a call, its last argument. */
export type OptionsOf<Args extends readonly unknown[]> = Args extends [...unknown[], infer Options]
  ? Options
  : never;
