/**
 * Place of the page in the request of a paged call: `query` in `query.paging`, `cursor` in `query.cursorPaging`,
 * `paging` in a `paging` of its own, `limit` in `limit` and `offset` beside its other members.
 */
export type PageForm = 'query' | 'cursor' | 'paging' | 'limit';

/** Marks a generated operation with the form in which its request names a page. */
export const paged = <Operation extends object>(pageForm: PageForm, operation: Operation): Operation =>
  Object.assign(operation, { pageForm });

/** The form of an operation; undefined for a function that is not a generated operation. */
export const pageFormOf = (operation: object): PageForm | undefined =>
  (operation as { readonly pageForm?: PageForm }).pageForm;
