import { type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { Session } from '../core/identity/auth.ts';
import { memberAt } from '../core/json.ts';
import type { IdentityChange } from '../session/identity-change.ts';
import { type Identified, type Mark, marked, markIn } from './marks.ts';
import { followMutations } from './owned-mutations.ts';
import { isOlderCart } from './older-carts.ts';
import { ownPersister } from './owned-persister.ts';
import { isOurs, isPublicQuery } from './public-queries.ts';
import { isServer } from './session-hand-over.ts';

type State = Query['state'];
type HeldQuery = DehydratedState['queries'][number];

/** The part of a session that tells whose content a cache may show. */
type OwnSession = Pick<Session, 'getSnapshot' | 'getTokens'>;

/** The owner of a data cache. */
export interface Owner {
  /** Undefined for a client without a session: then nothing is held. */
  session: OwnSession | undefined;
  /** Called after a change of the session. */
  readonly follow: (change: IdentityChange) => void;
}

/** Whether the cache serves one person. On a server it serves one request, and renders what the request was given. */
const isOnePersons = (): boolean => !isServer() || globalThis.navigator?.product === 'ReactNative';

/** A query without content. */
const EMPTY: Omit<State, 'fetchStatus'> & { readonly lineage: undefined } = {
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'pending',
  lineage: undefined,
};

const hasContent = ({ data, status }: Partial<State>): boolean => data !== undefined || status === 'error';

const owners = new WeakMap<QueryClient, Owner>();

/**
 * The owner of a data cache. The session of a later call replaces the earlier one.
 *
 * A cache that a page persisted, or that a server handed over, may reach the page of another person. Therefore every response
 * gets the mark of the identity that read it. Content that enters the cache in any other way shows only if it has the mark of
 * the present identity, or is the same for every person. Until the session is known, the content is held; it is discarded once
 * another identity is known.
 */
export const ownerOf = (queryClient: QueryClient, session: OwnSession | undefined): Owner => {
  const owner = owners.get(queryClient) ?? createOwner(queryClient, session);
  owners.set(queryClient, owner);
  owner.session = session;
  return owner;
};

/** Gives a data cache that is not bound the session of the first client whose calls it sends. */
export const ownUnbound = (queryClient: QueryClient, client: object): void => {
  if (!owners.has(queryClient)) ownerOf(queryClient, memberAt(client, 'session') as OwnSession | undefined);
};

const createOwner = (queryClient: QueryClient, session: OwnSession | undefined): Owner => {
  const cache = queryClient.getQueryCache();
  const held = new Map<string, HeldQuery>();
  /** The last state of each query whose content the page may show. */
  const accepted = new WeakMap<Query, State>();
  let isWriting = false;
  let asking: Promise<void> | undefined;

  const mark = (): Mark => (owner.session ? owner.session.getSnapshot().lineage : null);
  const own: Identified = {
    mark,
    isForeign: (key, given) => {
      if (!owner.session || !isOnePersons() || isPublicQuery(key)) return false;
      // The program's own content without a mark was not read by a bound QueryClient: the program itself hands it over.
      if (given === undefined) return isOurs(key);
      return given !== null && given !== mark();
    },
  };

  const isUnclaimed = ({ queryKey, state }: Query): boolean =>
    state.dataUpdateCount > 0 &&
    state.data !== undefined &&
    own.isForeign(queryKey, markIn(state)) &&
    markIn(state) === undefined;

  /** Shows the held content of the present identity, and discards the rest. Without an identity, all stays held. */
  const decide = (): void => {
    const present = mark();
    if (present === undefined) return;
    const queries = [...held.values()].filter(({ state }) => markIn(state) === present);
    held.clear();
    // The held data is deserialized already.
    hydrate(queryClient, { queries }, { defaultOptions: { deserializeData: (data: unknown) => data } });
    // Data that the program set before an identity was known, for example from a storage of its own.
    void queryClient.resetQueries({ predicate: isUnclaimed });
    mutations.decide();
  };
  /** Asks the storage of the session, which may not have answered yet, or may have other tokens than the page knows. */
  const decideSoon = (): void => {
    asking ??= owner.session
      ?.getTokens()
      .then(decide, () => undefined)
      .finally(() => (asking = undefined));
  };
  const mutations = followMutations(queryClient, own, decideSoon);

  const hold = (query: Query, given: Mark): void => {
    const { queryKey, queryHash, queryType, meta, state } = query;
    held.set(queryHash, {
      queryKey,
      queryHash,
      state: marked(state, given),
      dehydratedAt: state.dataUpdatedAt,
      ...(meta && { meta }),
      ...(queryType && { queryType }),
    });
    isWriting = true;
    const before = accepted.get(query);
    if (before || query.getObserversCount() > 0 || state.fetchStatus !== 'idle')
      query.setState({ ...EMPTY, ...before, fetchStatus: state.fetchStatus });
    else cache.remove(query);
    isWriting = false;
    decideSoon();
  };
  const accept = (query: Query): void => void accepted.set(query, query.state);
  /** Marks a query without a message to its subscribers. Its state is replaced, because it can be the initial state too. */
  const setMark = (query: Query): void => {
    query.state = marked(query.state, mark());
  };
  /** Decides about content that no call of this page has just read. */
  const enter = (query: Query, given: Mark): void => {
    // Initial data, and the result of a promise that a server streams, were read for this page; they are never persisted so.
    const isOfThisPage = given === undefined && query.state.dataUpdateCount === 0;
    if (!isOfThisPage && own.isForeign(query.queryKey, given)) return hold(query, given);
    // On a server, the content keeps the mark of the identity that has read it.
    if (isOnePersons() && mark() !== undefined) setMark(query);
    accept(query);
  };

  /**
   * Puts a cart back that an earlier state of the same cart has replaced. A response that came late counts as a read.
   * @returns Whether there was an earlier state.
   */
  const keepCart = (query: Query, by: 'success' | 'setState'): boolean => {
    const before = accepted.get(query);
    if (!before || !isOlderCart(query.queryKey, query.state.data, before.data)) return false;
    isWriting = true;
    const { fetchStatus } = query.state;
    query.setState(by === 'success' ? { data: before.data } : { ...before, fetchStatus });
    isWriting = false;
    accept(query);
    return true;
  };

  cache.subscribe((event) => {
    if (isWriting) return;
    const { query } = event;
    if (event.type === 'added' && hasContent(query.state)) return enter(query, markIn(query.state));
    if (event.type !== 'updated') return;
    const { action } = event;
    if ((action.type === 'success' || action.type === 'setState') && keepCart(query, action.type)) return;
    if (action.type === 'fetch') {
      if (query.state.data === undefined) setMark(query);
      if (!isPublicQuery(query.queryKey)) ownPersister(query, own, () => owner.session?.getTokens());
    } else if (action.type === 'success') {
      // A time of its own is the time of an earlier read: the data comes from a storage.
      if (action.manual && action.dataUpdatedAt !== undefined) return enter(query, undefined);
      setMark(query);
      accept(query);
    } else if (action.type === 'setState' && 'data' in action.state) {
      if (!hasContent(action.state)) accepted.delete(query);
      // A cancelled fetch brings the previous state back.
      else if (action.state.data !== accepted.get(query)?.data) enter(query, markIn(action.state));
    }
  });

  const owner: Owner = {
    session,
    follow: (change) => {
      if (change === 'other') mutations.forget();
      decide();
    },
  };
  for (const query of cache.getAll()) if (hasContent(query.state)) enter(query, markIn(query.state));
  return owner;
};
