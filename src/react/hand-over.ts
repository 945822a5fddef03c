import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { hydrateSession, serializeSession } from '../session/hand-over.ts';
import { memberAt } from '../core/json.ts';
import { clientOf } from './binding.ts';
import { handSession } from './session-hand-over.ts';

/**
 * Data with which the page of one visitor continues after server rendering. Plain data, with the tokens of this
 * visitor.
 */
export interface SiteState {
  /** The session, as `serializeSession` writes it; empty without a session. */
  readonly session: string;
  /** The cache, for {@link hydrateSite}: received answers, and pending ones as promises. */
  readonly queries: readonly object[];
}

export interface DehydrateSiteOptions {
  /**
   * Whether the identity goes along. Default true. False where the browser has it already: in a cookie that
   * `requestCookies` writes with `httpOnly: false` and `cookieStorage` reads.
   */
  readonly session?: boolean | undefined;
  /**
   * Whether answers that are still under way go along, as promises. Default false: only for frameworks that stream them,
   * such as TanStack Router, and not for JSON.
   */
  readonly pending?: boolean | undefined;
}

/**
 * Collects the data that a server hands over to the page of one visitor: the identity of the client that the
 * QueryClient is bound to, and the answers in the cache. Failures are left out, because their causes may contain
 * secrets, and so are mutations, because their variables may: the page reads again. The page belongs to this visitor
 * and must not be cached for others (`Cache-Control: private, no-store`).
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
    // An answer that could not be renewed brings the reason along.
    queries: queries.map((query) => ({
      ...query,
      state: { ...query.state, error: null, fetchFailureReason: null, fetchFailureCount: 0 },
    })),
  };
};

/** The same as a text that may stand inside a `<script type="application/json">` element. */
export const serializeSite = async (
  queryClient: QueryClient,
  options: Omit<DehydrateSiteOptions, 'pending'> = {},
): Promise<string> => JSON.stringify(await dehydrateSite(queryClient, options)).replaceAll('<', '\\u003c');

/**
 * Goes on in the browser with what {@link dehydrateSite} or {@link serializeSite} gave: as the same visitor or member,
 * with what the server has read. Call it before the first render, so that this one is what the server sent. What is
 * damaged or missing changes nothing, and the page reads for itself.
 * @throws Error when the QueryClient has no client.
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
    // Then the page reads it.
  }
};

const parsed = (text: string): Partial<SiteState> => {
  try {
    return Object(JSON.parse(text)) as Partial<SiteState>;
  } catch {
    return {};
  }
};
