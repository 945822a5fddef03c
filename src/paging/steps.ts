import { FIRST_OFFSET, PAGE_SIZE } from '../core/query-defaults.ts';
import type { PageForm } from '../core/paged.ts';
import { pageFacts } from './facts.ts';
import type { AnyRequest, CursorPaging, Page, Paging } from './types.ts';

/**
 * The first request of a walk: the caller's, with its page spelled out, so that no default of a host decides.
 * @param form Where the call names its page. A function that was not generated has none: then the page is spelled out
 * if the request names some paging.
 */
export const firstRequest = (request: AnyRequest = {}, form?: PageForm): AnyRequest => {
  const { query } = request;
  const paging = pagingOf(request);
  if (query?.cursorPaging || (form === 'cursor' && !paging))
    return at(request, { limit: PAGE_SIZE, ...query?.cursorPaging });
  const named = paging || !form ? request : { ...request, ...emptyPaging(request, form) };
  return pagingOf(named) ? atOffset(named, pagingOf(named)?.offset ?? FIRST_OFFSET) : request;
};

/** The members that name a page in this form, with nothing but the defaults. */
const emptyPaging = ({ query }: AnyRequest, form: PageForm): AnyRequest => {
  if (form === 'limit') return { limit: PAGE_SIZE };
  return form === 'paging' ? { paging: {} } : { query: { ...query, paging: {} } };
};

/**
 * The request after the last of `sent`, whose answer is `page`; undefined when that was the last page.
 *
 * It ends in every case: with an empty page, a cursor that was sent before, a total that is reached, or, where the
 * platform does not count, a page that is not full or that the platform says is an earlier one.
 */
export const nextRequest = (sent: readonly AnyRequest[], page: Page): AnyRequest | undefined => {
  const request = sent.at(-1) ?? {};
  const { count, offset: told, total, next } = pageFacts(page);
  const cursor = request.query?.cursorPaging;
  // A query that names no paging is answered in the way that the service prefers.
  if (cursor || (next && !pagingOf(request))) {
    const repeated = sent.some(({ query }) => query?.cursorPaging?.cursor === next);
    return next && count > 0 && !repeated
      ? at(request, { limit: cursor?.limit ?? PAGE_SIZE, cursor: next })
      : undefined;
  }
  const { limit, offset = FIRST_OFFSET } = pagingOf(request) ?? {};
  const end = offset + count;
  if (count === 0) {
    // Some releases take 0 for the limit when none is sent: then nothing was shown yet.
    return limit === undefined && total !== undefined && total > end ? atOffset(request, end) : undefined;
  }
  if (total !== undefined) return end < total ? atOffset(request, end) : undefined;
  const full = count >= (limit ?? PAGE_SIZE) && (told === undefined || told >= offset);
  return full ? atOffset(request, end) : undefined;
};

/** The offset paging that a request names; undefined when it leaves it to the service. */
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

/** A cursor stands for filter and sort, so that only the first page sends those. */
const at = (request: AnyRequest, cursorPaging: CursorPaging): AnyRequest => ({
  ...request,
  query: cursorPaging.cursor === undefined ? { ...request.query, cursorPaging } : { cursorPaging },
});
