import type { RequestOptions } from '../core/types.ts';

/** The platform's statements about a page. Each form of response has some of them. */
export interface PlatformFacts {
  readonly count?: number;
  readonly offset?: number;
  readonly total?: number;
  readonly tooManyToCount?: boolean;
  readonly cursors?: { readonly next?: string; readonly prev?: string };
}

/** A response that holds one page, in each of the platform's forms. The statements about the page may be absent. */
export type Page =
  /** Products, collections, variants of the store, back-in-stock requests. */
  | { readonly metadata?: PlatformFacts }
  /** Events, the newer catalog, categories. */
  | { readonly pagingMetadata?: PlatformFacts }
  /** Available tickets. */
  | { readonly metaData?: PlatformFacts }
  /** Variants of one product. */
  | { readonly metadata?: { readonly offset?: number }; readonly totalResults?: number }
  /** Orders. */
  | { readonly total?: number; readonly offset?: number; readonly limit?: number };

/** The type of a page's items: those of its only list. */
export type ItemOf<Answer> = {
  [Name in keyof Answer]-?: NonNullable<Answer[Name]> extends readonly (infer Item)[] ? Item : never;
}[keyof Answer];

/** A page by its offset. */
export interface Paging {
  readonly limit?: number;
  readonly offset?: number;
}

/** A page by a cursor of a previous page. */
export interface CursorPaging {
  readonly limit?: number;
  readonly cursor?: string;
}

/**
 * A request in any of the forms of paging: inside `query` or `search`, in `paging` or `cursorPaging`, or as `limit` and
 * `offset` of the request.
 */
export interface AnyRequest extends Paging {
  readonly query?: { readonly paging?: Paging; readonly cursorPaging?: CursorPaging };
  readonly search?: { readonly cursorPaging?: CursorPaging };
  readonly paging?: Paging & CursorPaging;
  readonly cursorPaging?: CursorPaging;
}

/**
 * The request for the first page of a call. A `query` or a `search` may leave out its paging. The other forms must have
 * `paging` or `cursorPaging`, which may be empty, or `limit`: these members decide the form.
 */
type FirstRequest<Request> = 'query' extends keyof Request
  ? Request['query'] extends { paging?: Paging } | { cursorPaging?: CursorPaging } | undefined
    ? Request
    : never
  : 'search' extends keyof Request
    ? Request['search'] extends { cursorPaging?: CursorPaging } | undefined
      ? Request
      : never
    : 'paging' extends keyof Request
      ? Request & { readonly paging: object }
      : 'cursorPaging' extends keyof Request
        ? Request & { readonly cursorPaging: CursorPaging }
        : 'limit' extends keyof Request
          ? 'offset' extends keyof Request
            ? Request & { readonly limit: number }
            : never
          : never;

/** The arguments of a paged call without its options: path parameters, then the request. */
export type PagedArguments<Args extends readonly unknown[]> = Args extends [
  ...infer Path,
  infer Request,
  RequestOptions<never>,
]
  ? [...path: Path, request: FirstRequest<NonNullable<Request>>]
  : never;

/** The options of a call: its last argument. */
export type OptionsOf<Args extends readonly unknown[]> = Args extends [...unknown[], infer Options]
  ? Options
  : never;
