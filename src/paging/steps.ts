import { FIRST_OFFSET, PAGE_SIZE } from '../core/query-defaults.ts';
import { checkWhole } from '../core/quantity.ts';
import type { PageForm } from '../core/paged.ts';
import { pageFacts } from './facts.ts';
import type { AnyRequest, CursorPaging, Page, Paging } from './types.ts';

/**
 * The first request of a walk: the caller's with an explicit page, so that it does not depend on the host's default.
 * @param form The member of the request that states the page. It is undefined for functions that were not generated: then
 * the page is made explicit only if the request has a paging member.
 * @throws ValidationError (`invalid-page-size`, `invalid-page`) for a limit or an offset that is not a whole number.
 */
export const firstRequest = (request: AnyRequest = {}, form?: PageForm): AnyRequest => {
  const paging = pagingOf(request);
  checkPaging({ ...paging, ...cursorPagingOf(request) });
  if (form === 'pagingCursor') return { ...request, paging: { limit: PAGE_SIZE, ...paging } };
  const cursorPaging = paging ? undefined : cursorPagingOf(request);
  if (cursorPaging || form === 'search' || form === 'cursorPaging' || (form === 'cursor' && !paging))
    return atCursor(request, { limit: PAGE_SIZE, ...cursorPaging }, form);
  const named = paging || !form ? request : { ...request, ...emptyPaging(request, form) };
  return pagingOf(named) ? atOffset(named, pagingOf(named)?.offset ?? FIRST_OFFSET) : request;
};

const checkPaging = ({ limit, offset }: Paging): void => {
  const bounds = { least: 0, most: Number.MAX_SAFE_INTEGER };
  if (limit !== undefined) checkWhole('The limit of a page', limit, 'invalid-page-size', bounds);
  if (offset !== undefined) checkWhole('The offset of a page', offset, 'invalid-page', bounds);
};

/** The members that state a page in this form, with the default values. */
const emptyPaging = ({ query }: AnyRequest, form: PageForm): AnyRequest => {
  if (form === 'limit') return { limit: PAGE_SIZE };
  return form === 'paging' ? { paging: {} } : { query: { ...query, paging: {} } };
};

/**
 * The request after the last of `sent`, whose response is `page`; undefined if that was the last page.
 *
 * A walk by cursor ends after a page that is empty or has no new cursor. A walk by offset ends after an empty page, and
 * once the total is reached. If the platform does not count, a walk by offset also ends after a page that is not full,
 * and after a page whose offset is lower than requested.
 */
export const nextRequest = (sent: readonly AnyRequest[], page: Page): AnyRequest | undefined => {
  const request = sent.at(-1) ?? {};
  const { count, offset: told, total, next } = pageFacts(page);
  const cursor = cursorPagingOf(request);
  // For a query without a paging member, the service chooses between offsets and cursors.
  if (cursor || (next && !pagingOf(request))) {
    const repeated = sent.some((earlier) => cursorPagingOf(earlier)?.cursor === next);
    return next && count > 0 && !repeated
      ? atCursor(request, { limit: cursor?.limit ?? PAGE_SIZE, cursor: next })
      : undefined;
  }
  const { limit, offset = FIRST_OFFSET } = pagingOf(request) ?? {};
  const end = offset + count;
  if (count === 0) {
    // Some releases use the limit 0 for a request without one: then no item was returned yet.
    return limit === undefined && total !== undefined && total > end ? atOffset(request, end) : undefined;
  }
  if (total !== undefined) return end < total ? atOffset(request, end) : undefined;
  const full = count >= (limit ?? PAGE_SIZE) && (told === undefined || told >= offset);
  return full ? atOffset(request, end) : undefined;
};

/** The offset paging of a request; undefined if it has none. */
const pagingOf = (request: AnyRequest): Paging | undefined => {
  if (request.query?.paging || request.paging) return request.query?.paging ?? request.paging;
  return request.limit === undefined ? undefined : request;
};

const atOffset = (request: AnyRequest, offset: number): AnyRequest => {
  const paging = { limit: pagingOf(request)?.limit ?? PAGE_SIZE, offset };
  if (request.limit !== undefined) return { ...request, ...paging };
  if (request.paging) return { ...request, paging };
  return { ...request, query: { ...request.query, paging } };
};

/**
 * The paging by cursor of a request; undefined if it has none. `paging` without an offset counts as paging by
 * cursor.
 */
const cursorPagingOf = ({ query, search, cursorPaging, paging }: AnyRequest): CursorPaging | undefined =>
  query?.cursorPaging ??
  search?.cursorPaging ??
  cursorPaging ??
  (paging?.offset === undefined ? paging : undefined);

/**
 * The request for a page by cursor. A cursor includes the filter and the sort, which only the first request sends.
 * Members beside the query, the search or the paging, such as `fields`, go with every page.
 */
const atCursor = (request: AnyRequest, cursorPaging: CursorPaging, form?: PageForm): AnyRequest => {
  if (form === 'cursorPaging' || request.cursorPaging) return { ...request, cursorPaging };
  if (request.paging) return { ...request, paging: cursorPaging };
  const name = form === 'search' || request.search?.cursorPaging ? 'search' : 'query';
  const first = cursorPaging.cursor === undefined;
  return { ...request, [name]: first ? { ...request[name], cursorPaging } : { cursorPaging } };
};
