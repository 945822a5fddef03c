import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { hearIdentity, type IdentityChange } from '../session/identity-change.ts';
import type { SessionEvent } from '../core/identity/auth.ts';
import type { VitrineClient } from '../core/client.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import type { ApiError, AuthError, NetworkError, TimeoutError } from '../core/errors/index.ts';
import { handSession, isServer } from './session-hand-over.ts';
import type { CallClient, CallOptions } from '../core/types.ts';
import { GC_TIME } from '../core/query-defaults.ts';
import { queryPolicy } from './query-policy.ts';

const clients = new WeakMap<QueryClient, VitrineClient>();

/** Begins the keys of all generated queries and mutations. */
export const rootKey = ['vitrine'] as const;

/** Everything that a hook's `error` can be; `Code` is the union of the codes that the description gives. */
export type CallError<Code extends string = never> =
  | ApiError<Code>
  | AuthError
  | NetworkError
  | TimeoutError
  | ValidationError;

/**
 * Makes every query and mutation of a QueryClient go through one client; returns the same QueryClient. When the client's
 * identity changes (a sign-in, a sign-out, a session that was lost, also in another tab), every query starts anew. For a
 * visitor in the place of another, every query is read again.
 *
 * Generated queries are repeated as {@link queryDefaults} says, and their unused answers are kept for its `gcTime` if the
 * QueryClient has none. `setQueryDefaults(['vitrine'], …)` takes precedence over both.
 *
 * For loaders and servers, where there is no provider.
 * @throws ValidationError (`missing-client`) without a client; Error when the QueryClient already belongs to another client: a cache never mixes two of them.
 */
export const bindClient = <Queries extends QueryClient>(
  queryClient: Queries,
  client: VitrineClient,
): Queries => {
  // Callers without types forget it.
  if (!(client as Partial<VitrineClient> | undefined)?.send) throw noClient();
  const bound = clients.get(queryClient);
  if (!bound) {
    clients.set(queryClient, client);
    setDefaults(queryClient);
    // Later, because a page that is being rendered may first get what its loader hands over.
    queueMicrotask(() => handSession(queryClient, client));
    hearIdentity(client.session, queryClient, heard);
  } else if (bound !== client)
    throw new Error('This QueryClient is already bound to another client: make one for each client.');
  return queryClient;
};

/** Sets the defaults of generated queries. Their own options and earlier `setQueryDefaults` take precedence. */
const setDefaults = (queryClient: QueryClient): void => {
  const { gcTime } = queryClient.getDefaultOptions().queries ?? {};
  queryClient.setQueryDefaults(rootKey, {
    ...queryPolicy,
    // On a server a timer would hold the process.
    gcTime: gcTime ?? (isServer() ? Infinity : GC_TIME),
    ...queryClient.getQueryDefaults(rootKey),
  });
};

const heard = (queryClient: QueryClient, change: IdentityChange, { type }: SessionEvent): void => {
  if (change !== 'same') void queryClient.resetQueries();
  // A visitor in the place of another has another cart, but the page goes on.
  else if (type === 'replaced') void queryClient.invalidateQueries();
  handSession(queryClient, clientOf(queryClient));
};

const noClient = (): ValidationError =>
  new ValidationError('There is no client. Render <VitrineProvider client={…}>, or call bindClient().', {
    code: 'missing-client',
  });

/**
 * The QueryClient that a hook was given, otherwise the QueryClient of the provider above it.
 * @throws ValidationError (`missing-client`) if there is none, or if neither it nor the request has a client.
 */
export const useCache = (given?: QueryClient, request?: Partial<CalledBy>): QueryClient => {
  const provided = useContext(QueryClientContext);
  const queryClient = given ?? provided;
  if (!queryClient || !(request?.client ?? clients.get(queryClient))) throw noClient();
  return queryClient;
};

/**
 * The client that a QueryClient was bound to.
 * @throws ValidationError (`missing-client`) that says what to write when there is none.
 */
export const clientOf = (queryClient: QueryClient): VitrineClient => {
  const client = clients.get(queryClient);
  if (!client) throw noClient();
  return client;
};

/** Arguments that React Query passes to a query or mutation function, as far as a call needs them. */
interface CallContext {
  client: QueryClient;
  signal?: AbortSignal;
}

/** The options of a call that is made for a QueryClient; every operation takes them. */
export type CalledBy = CallOptions & { readonly client: CallClient };

/**
 * The options of a call that a hook makes: the client of its QueryClient, React Query's signal, and no repeats in the
 * transport, because the data cache repeats everything but a refused connection.
 */
export const calledBy = ({ client, signal }: CallContext, options: Partial<CalledBy> = {}): CalledBy => ({
  signal,
  retries: 'refused',
  ...options,
  client: options.client ?? clientOf(client),
});
