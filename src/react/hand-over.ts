import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { hydrateSession, serializeSession } from '../session/hand-over.ts';
import { memberAt } from '../core/json.ts';
import { clientOf } from './binding.ts';
import { handSession } from './session-hand-over.ts';

/**
 * Data with which the page of one visitor continues after server rendering. It is plain data and contains the tokens of
 * this visitor.
 */
export interface SiteState {
  /** The session, as `serializeSession` writes it; empty without a session. */
  readonly session: string;
  /** The cache, for {@link hydrateSite}: received responses, and pending responses as promises. */
  readonly queries: readonly object[];
}

export interface DehydrateSiteOptions {
  /**
   * Whether to hand over the identity. Default true. Set it to false if the browser already has the identity, in a
   * cookie that `requestCookies` writes with `httpOnly: false` and `cookieStorage` reads.
   */
  readonly session?: boolean | undefined;
  /**
   * Whether to hand over pending responses, as promises. Default false: only for frameworks that stream promises, such
   * as TanStack Router, and not for JSON.
   */
  readonly pending?: boolean | undefined;
}

/**
 * Collects the data that a server hands over to the page of one visitor: the identity of the client to which the
 * QueryClient is bound, and the responses in the cache. Failed queries are left out, because their causes may contain
 * secrets; mutations are left out, because their variables may. The page reads the left out data itself. The page
 * belongs to this visitor and must not be cached for others (`Cache-Control: private, no-store`).
 * @throws Error if the QueryClient has no client.
 */
export const dehydrateSite = async (
  queryClient: QueryClient,
  { session = true, pending = false }: DehydrateSiteOptions = {},
): Promise<SiteState> => {
  const client = clientOf(queryClient);
  const own = client.session;
  handSession(queryClient, client);
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ state }) =>
      state.status === 'success' ||
      (pending && state.status === 'pending' && state.fetchStatus === 'fetching'),
    shouldRedactErrors: () => true,
  });
  return {
    session: own && session ? await serializeSession(own) : '',
    // A query whose last read failed has data, but also the error: leave the error out.
    queries: queries.map((query) => ({
      ...query,
      state: { ...query.state, error: null, fetchFailureReason: null, fetchFailureCount: 0 },
    })),
  };
};

/** The result of {@link dehydrateSite} as text, safe inside a `<script type="application/json">` element. */
export const serializeSite = async (
  queryClient: QueryClient,
  options: Omit<DehydrateSiteOptions, 'pending'> = {},
): Promise<string> => JSON.stringify(await dehydrateSite(queryClient, options)).replaceAll('<', '\\u003c');

/**
 * Continues in the browser with the result of {@link dehydrateSite} or {@link serializeSite}: as the same visitor or
 * member, with the responses that the server has read. Call it before the first render, so that this render equals the
 * markup of the server. Damaged or missing data is ignored, and the page reads the data itself.
 * @throws Error if the QueryClient has no client.
 */
export const hydrateSite = async (
  queryClient: QueryClient,
  state: SiteState | string | null | undefined,
): Promise<void> => {
  const { session } = clientOf(queryClient);
  const { session: text, queries } = typeof state === 'string' ? parsed(state) : (state ?? {});
  // The session comes first: a change of identity discards the queries of the previous identity.
  if (session && text) await hydrateSession(session, text);
  if (Array.isArray(queries)) for (const query of queries) take(queryClient, query);
};

/** Adopts queries one by one, so that a damaged query does not affect the others. */
const take = (queryClient: QueryClient, query: unknown): void => {
  // A query without a hash would be stored under a name that no hook reads.
  if (!Array.isArray(memberAt(query, 'queryKey')) || typeof memberAt(query, 'queryHash') !== 'string') return;
  try {
    hydrate(queryClient, { queries: [query] } as Partial<DehydratedState>);
  } catch {
    // The page reads the data of this query itself.
  }
};

const parsed = (text: string): Partial<SiteState> => {
  try {
    return Object(JSON.parse(text)) as Partial<SiteState>;
  } catch {
    return {};
  }
};
