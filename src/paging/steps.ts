import { FIRST_OFFSET, PAGE_SIZE } from '../transport/query-defaults.ts';
import { pageFacts } from './facts.ts';
import type { AnyRequest, CursorPaging, Page, Paging } from './types.ts';

/** The first request of a walk: the caller's, with limit and offset spelled out wherever paging is named (specification 9). */
export const firstRequest = (request: AnyRequest): AnyRequest => {
  const { query } = request;
  if (query?.cursorPaging) return at(request, { limit: PAGE_SIZE, ...query.cursorPaging });
  const paging = pagingOf(request);
  return paging ? atOffset(request, paging.offset ?? FIRST_OFFSET) : request;
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
