import type { RequestOptions } from '../../core/types.ts';

/** Options for calls of {@link hostOf}, which needs no client. */
export const options: RequestOptions = {
  client: { send: () => Promise.reject(new Error('The host answers by itself')) },
};

/** Special behavior of a host. */
export interface HostOptions {
  /** Whether the host does not count. */
  readonly uncounted?: boolean;
  /** Page size for a request without a limit. Default 50. */
  readonly byDefault?: number;
}

interface Host<Request, Answer> {
  /** The received requests, in order. */
  readonly sent: Request[];
  readonly call: (request: Request, options: RequestOptions) => Promise<Answer>;
}

type Facts = { count: number; offset: number; total?: number; tooManyToCount?: boolean };

/** A host whose responses come from a function. */
export const hostOf = <Request, Answer>(answer: (request: Request) => Answer): Host<Request, Answer> => {
  const sent: Request[] = [];
  const call = (request: Request): Promise<Answer> => {
    sent.push(request);
    return Promise.resolve(answer(request));
  };
  return { sent, call };
};

const numbers = (total: number): number[] => Array.from({ length: total }, (_, index) => index);

const cut = (
  total: number,
  { limit, offset = 0 }: { limit?: number; offset?: number },
  manners: HostOptions,
) => {
  const found = numbers(total).slice(offset, offset + (limit ?? manners.byDefault ?? 50));
  const counted: Pick<Facts, 'total' | 'tooManyToCount'> = manners.uncounted
    ? { tooManyToCount: true }
    : { total };
  return { found, facts: { count: found.length, offset, ...counted } satisfies Facts };
};

/** The query of the fake hosts. */
export interface Query {
  filter?: object;
  sort?: object[];
  paging?: { limit?: number; offset?: number };
  cursorPaging?: { limit?: number; cursor?: string };
}

/** A host with a number of items that pages like events: offset and limit in the query. */
export const eventsHost = (total: number, manners: HostOptions = {}) =>
  hostOf(({ query }: { query?: Query; fields?: string[] }) => {
    const { found, facts } = cut(total, query?.paging ?? {}, manners);
    return { events: found, pagingMetadata: facts };
  });

/** A host that pages like the tickets of a checkout: offset and limit beside the filter. */
export const ticketsHost = (total: number, manners: HostOptions = {}) =>
  hostOf((request: { limit?: number; offset?: number; filter?: object }) => {
    const { found, facts } = cut(total, request, manners);
    return { definitions: found, metaData: facts };
  });

/** A host that pages like orders, with the facts beside the list. */
export const ordersHost = (total: number) =>
  hostOf((request: { limit?: number; offset?: number }) => {
    const { found } = cut(total, request, {});
    return { orders: found, facets: {}, total, offset: request.offset ?? 0, limit: request.limit ?? 50 };
  });

/**
 * A host that pages like the variants of a product: the request has `paging`, and the total is beside the
 * list.
 */
export const variantsHost = (total: number) =>
  hostOf(({ paging = {} }: { paging?: { limit?: number; offset?: number }; choices?: object }) => {
    const { found, facts } = cut(total, paging, {});
    return { variants: found, metadata: { items: facts.count, offset: facts.offset }, totalResults: total };
  });

/** A host that pages by cursor, like back-in-stock requests. */
export const requestsHost = (total: number) =>
  hostOf(({ query }: { query?: Query }) => {
    const { found, facts } = cutAt(total, query?.cursorPaging);
    return { requests: found, metadata: facts };
  });

/** A host that pages by cursor within `search`, like products of the newer catalog. */
export const searchHost = (total: number) =>
  hostOf(({ search }: { search?: Query; fields?: readonly string[] }) => {
    const { found, facts } = cutAt(total, search?.cursorPaging);
    return { products: found, pagingMetadata: facts };
  });

/** A host that pages by a cursor beside the other members, like the items of a category. */
export const itemsHost = (total: number) =>
  hostOf(({ cursorPaging }: { cursorPaging?: Query['cursorPaging']; useCategoryArrangement?: boolean }) => {
    const { found, facts } = cutAt(total, cursorPaging);
    return { items: found, pagingMetadata: facts };
  });

/** A host that pages by a cursor in `paging`, like the own replies of a member. */
export const repliesHost = (total: number) =>
  hostOf(({ paging }: { paging?: Query['cursorPaging']; eventId?: readonly string[] }) => {
    const { found, facts } = cutAt(total, paging);
    return { rsvps: found, pagingMetadata: facts };
  });

const cutAt = (total: number, { cursor = '0', limit }: NonNullable<Query['cursorPaging']> = {}) => {
  const offset = Number(cursor);
  const { found } = cut(total, { offset, ...(limit !== undefined && { limit }) }, {});
  const end = offset + found.length;
  return {
    found,
    facts: { count: found.length, cursors: { next: end < total ? String(end) : '', prev: '' } },
  };
};

/** A host that returns the same page for every request. */
export const always = <Answer>(answer: Answer): Host<{ query?: Query }, Answer> => hostOf(() => answer);
