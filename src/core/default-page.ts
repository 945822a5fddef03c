import { FIRST_OFFSET, PAGE_SIZE } from './query-defaults.ts';

/** The member of `query` in which the platform's own client states the page of a call that names none (`x-page`). */
export type StatedPage = 'paging' | 'cursorPaging';

const defaults: Readonly<Record<StatedPage, Readonly<Record<string, number>>>> = {
  paging: { limit: PAGE_SIZE, offset: FIRST_OFFSET },
  cursorPaging: { limit: PAGE_SIZE },
};

/**
 * Returns the request with its page stated in `query`, because hosts differ in the page of a query without one: events
 * without a limit are a total without events. The values of the caller win, and a request that pages in the other form
 * stays as it is: the platform refuses an offset beside a cursor. The given request is not modified.
 */
export const withPage = <Request>(request: Request, member: StatedPage): Request => {
  const { query = {} } = Object(request ?? {}) as {
    readonly query?: Readonly<Record<string, unknown>> | null;
  };
  const other = member === 'paging' ? 'cursorPaging' : 'paging';
  // Callers without types may pass anything; the platform refuses it and names the member.
  if (Object(query ?? {}) !== (query ?? {}) || query?.[other]) return request;
  const page: Record<string, unknown> = { ...defaults[member] };
  for (const [name, value] of Object.entries(Object(query?.[member]) as object))
    if (value !== undefined && value !== null) page[name] = value;
  return { ...request, query: { ...query, [member]: page } };
};
