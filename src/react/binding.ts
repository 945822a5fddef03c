import { type QueryClient, QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { useContext } from './client-react.ts';
import { hearIdentity, type IdentityChange } from '../session/identity-change.ts';
import type { SessionEvent } from '../core/identity/auth.ts';
import type { VitrineClient } from '../core/client.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import type { ApiError, AuthError, NetworkError, TimeoutError } from '../core/errors/index.ts';
import { handSession, isServer } from './session-hand-over.ts';
import type { CallClient, CallOptions } from '../core/types.ts';
import { GC_TIME } from '../core/query-defaults.ts';
import { ownerOf, ownUnbound } from './owner.ts';
import { queryPolicy } from './query-policy.ts';
import { noteCall } from './running-calls.ts';

const clients = new WeakMap<QueryClient, VitrineClient>();

/** Beginning of the keys of all generated queries and mutations. */
export const rootKey = ['vitrine'] as const;

/** All errors that a hook can have; `Code` is the union of the codes that the description declares. */
export type CallError<Code extends string = never> =
  | ApiError<Code>
  | AuthError
  | NetworkError
  | TimeoutError
  | ValidationError;

/**
 * Binds a QueryClient to one client, which sends all its queries and mutations; returns the same QueryClient. If the
 * client's identity changes (a sign-in, a sign-out, a lost session, also in another tab), every query is reset. If a
 * new visitor replaces a visitor, every query is read again, and the page keeps its data meanwhile.
 *
 * Data of a person that enters the cache in another way than by a call, as from a persisted cache, shows only to the identity
 * that read it. Products, categories, events and tickets on sale are the same for everybody.
 *
 * Generated queries are repeated as {@link queryDefaults} says. Unused responses are kept for its `gcTime`, unless the
 * QueryClient sets another time. `setQueryDefaults(['vitrine'], …)` takes precedence over both.
 *
 * For loaders and servers, which have no provider.
 * @throws ValidationError (`missing-client`) without a client; Error if the QueryClient is bound to another client
 * already: a cache never mixes the data of two clients.
 */
export const bindClient = <Queries extends QueryClient>(
  queryClient: Queries,
  client: VitrineClient,
): Queries => {
  // Callers without types may leave out the client.
  if (!(client as Partial<VitrineClient> | undefined)?.send) throw noClient();
  const bound = clients.get(queryClient);
  if (!bound) {
    clients.set(queryClient, client);
    setDefaults(queryClient);
    // Delayed, because a page that is being rendered may first receive the session that its loader handed over.
    queueMicrotask(() => handSession(queryClient, client));
    ownerOf(queryClient, client.session);
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
    // On a server, a timer would keep the process alive.
    gcTime: gcTime ?? (isServer() ? Infinity : GC_TIME),
    ...queryClient.getQueryDefaults(rootKey),
  });
};

const heard = (queryClient: QueryClient, change: IdentityChange, { type }: SessionEvent): void => {
  const client = clientOf(queryClient);
  if (change !== 'same') void queryClient.resetQueries();
  // A new visitor has another cart, but the page continues with its data until it is read again.
  else if (type === 'replaced') void queryClient.invalidateQueries();
  ownerOf(queryClient, client.session).follow(change);
  handSession(queryClient, client);
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
 * The client to which a QueryClient was bound.
 * @throws ValidationError (`missing-client`) that says what to write, if it was not bound.
 */
export const clientOf = (queryClient: QueryClient): VitrineClient => {
  const client = clients.get(queryClient);
  if (!client) throw noClient();
  return client;
};

/** The arguments of React Query for a query or mutation function that a call needs. */
interface CallContext {
  client: QueryClient;
  signal?: AbortSignal;
  /** Undefined for a mutation, and for a call outside of the data cache. */
  queryKey?: QueryKey;
}

/** The options of a call for a QueryClient; every operation takes them. */
export type CalledBy = CallOptions & { readonly client: CallClient };

/**
 * The options of a call that a hook makes: the client of its QueryClient, and React Query's signal. In a page the
 * transport repeats only a refused connection, because the data cache repeats all other failures. On a server the data cache
 * repeats nothing, so the transport repeats a call as it does for the function itself.
 */
export const calledBy = (
  { client, signal, queryKey }: CallContext,
  options: Partial<CalledBy> = {},
): CalledBy => {
  if (queryKey) noteCall(client, queryKey);
  if (options.client) ownUnbound(client, options.client);
  const repeats = isServer() ? undefined : { retries: 'refused' as const };
  return { signal, ...repeats, ...options, client: options.client ?? clientOf(client) };
};
