/**
 * Position of the page in the request of a paged call: `query` in `query.paging`, `cursor` in `query.cursorPaging`,
 * `search` in `search.cursorPaging`, `paging` and `cursorPaging` in a member of that name, `pagingCursor` in `paging` by
 * cursor, `limit` in `limit` and `offset` beside the other members.
 */
export type PageForm = 'query' | 'cursor' | 'search' | 'paging' | 'cursorPaging' | 'pagingCursor' | 'limit';

/** Marks a generated operation with the position of the page in its request. */
export const paged = <Operation extends object>(pageForm: PageForm, operation: Operation): Operation =>
  Object.assign(operation, { pageForm });

/** The position of the page in the request of an operation; undefined for a function that is not a paged operation. */
export const pageFormOf = (operation: object): PageForm | undefined =>
  (operation as { readonly pageForm?: PageForm }).pageForm;
