import {
  focusManager,
  isCancelledError,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
} from '@tanstack/react-query';
import { getCurrentCartQuery } from '../../generated/carts/queries.ts';
import type { Cart } from '../../generated/carts/types.ts';
import { createActions } from '../cart/actions.ts';
import type { CartBackend } from '../cart/backend.ts';
import { readV1 } from '../cart/cart-v1.ts';
import { type CartCore, createCartCore } from '../cart/core.ts';
import { cartIn, cartOfV1, isNoCart } from '../cart/no-cart.ts';
import { createLineActions } from '../cart/line-actions.ts';
import { isOlder } from '../cart/revision.ts';
import { createTotals } from '../cart/totals.ts';
import type { CartActions, CartLineActions, CartSnapshot, CartState } from '../cart/types.ts';
import { isVitrineError } from '../core/errors/guards.ts';
import type { Observable } from '../core/observable.ts';
import { createWatch } from '../core/watch.ts';
import { backendOf } from './backends.ts';
import { calledBy, clientOf } from './binding.ts';
import { readThrough } from './read-through.ts';

/** The cart of a QueryClient, with the snapshot for server rendering and hydration. */
export interface BoundCart extends CartState {
  readonly getServerSnapshot: () => CartSnapshot;
}

/**
 * The cart of a QueryClient for components that only show it: without edits and totals, so that their bundle can leave
 * those out.
 */
interface ShownCart extends Observable<CartSnapshot> {
  readonly core: CartCore;
  readonly getServerSnapshot: () => CartSnapshot;
}

/** Returns a function that creates one value for each key, and returns this value from then on. */
const onceFor = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
};

/**
 * Query key under which a server records that there is no cart, because a failed query is not handed over to a page.
 */
const noCartKey = ['vitrine', 'no-cart'];

/** A cart in the data cache; null if a passed backend has told that there is none. */
interface CachedCart {
  readonly cart?: Cart | null;
}

/** The passed backend; undefined for the first version, whose cart is shared with the generated query. */
const passedBackend = (queryClient: QueryClient): CartBackend | undefined => {
  const backend = backendOf(queryClient, 'cart');
  return backend?.read === readV1 ? undefined : backend;
};

/**
 * The query of the cart: the generated query of the first version, or a query of the passed backend, whose carts have
 * the form of the first version too.
 */
const cartQuery = (
  backend: CartBackend | undefined,
  isFresh = true,
): Pick<QueryOptions<CachedCart>, 'queryFn'> & { queryKey: QueryKey } => {
  if (!backend) return getCurrentCartQuery();
  return {
    queryKey: ['vitrine', 'cart'],
    queryFn: async (context) => ({ cart: await backend.read(calledBy(context), isFresh) }),
  };
};

/** The cart of a query; undefined if its response has no cart. */
const cachedCart = (query: Query<CachedCart> | undefined): Cart | undefined => cartOfV1(query?.state.data);

/** State of the cart in the data cache. */
const known = (queryClient: QueryClient, queryKey: QueryKey): { initial?: Cart | null; stale?: boolean } => {
  const cache = queryClient.getQueryCache();
  const query = cache.find<CachedCart>({ queryKey, exact: true });
  const { staleTime } = queryClient.getDefaultOptions().queries ?? {};
  const cart = query?.state.data?.cart === null ? null : cachedCart(query);
  const source = cart === undefined ? cache.find({ queryKey: noCartKey, exact: true }) : query;
  if (source)
    return {
      initial: cart ?? null,
      stale: source.isStaleByTime(typeof staleTime === 'function' ? 0 : (staleTime ?? 0)),
    };
  return isNoCart(query?.state.error) ? { initial: null, stale: true } : {};
};

const bind = (queryClient: QueryClient): ShownCart => {
  // Reads and edits keep this backend after a later `setBackends`.
  const backend = passedBackend(queryClient);
  const { queryKey } = cartQuery(backend);
  const hash = JSON.stringify(queryKey);
  let writing = false;
  const cart = createCartCore(clientOf(queryClient), {
    backend,
    ...known(queryClient, queryKey),
    read: async (join, isFresh) => {
      // A read that was sent earlier may be answered without the latest changes.
      if (!join) await queryClient.cancelQueries({ queryKey, exact: true });
      const direct = () => (backend?.read ?? readV1)(calledBy({ client: queryClient }), isFresh);
      try {
        return await readThrough<CachedCart, Cart | null>(
          queryClient,
          queryKey,
          () => queryClient.fetchQuery({ ...cartQuery(backend, isFresh), staleTime: 0 }),
          (answer) => (backend ? (answer.cart ?? null) : cartIn(answer, 'no')),
          direct,
        );
      } catch (cause) {
        if (isNoCart(cause)) return null;
        if (!isCancelledError(cause)) throw cause;
        return direct();
      }
    },
    onConfirmed: (confirmed) => keepHere(confirmed),
  });
  const { engine } = cart;
  const keepHere = (confirmed: Cart | null): void => {
    writing = true;
    keep(queryClient, queryKey, confirmed);
    writing = false;
  };
  let rendered = cart.getSnapshot();

  const adopt = (confirmed: Cart | null, since?: number): void => {
    engine.adopt(confirmed, since);
    const present = engine.state.confirmed;
    // The generated hook must not show an older cart either.
    if (present && isOlder(confirmed, present)) keepHere(present);
    // Until a component subscribes, a page that is being rendered shows the cached cart.
    if (!watch.isOpen()) rendered = cart.getSnapshot();
  };
  /** Adopts a cart from the cache after the current render: components must not be notified during a render. */
  const adoptSoon = (confirmed: Cart | null): void => {
    if (!watch.isOpen()) adopt(confirmed);
    else queueMicrotask(() => adopt(confirmed));
  };

  let asked = 0;
  queryClient.getQueryCache().subscribe((event) => {
    if (writing || event.query.queryHash !== hash) return;
    const query = event.query as Query<CachedCart>;
    const read = cachedCart(query);
    if (event.type === 'added' && read) return adoptSoon(read);
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'fetch') asked = engine.writes();
    else if (action.type === 'success' && read) adopt(read, action.manual ? undefined : asked);
    else if (action.type === 'setState' && read) adoptSoon(read);
    else if (action.type === 'error' && isNoCart(action.error)) {
      // The failed read has told the state of the cart. Clear the mark, because React Query reports an invalidation
      // only for a query without it.
      queueMicrotask(() => query.setState({ isInvalidated: false }));
      adopt(null, asked);
    }
    // If the query has active observers, they read it again, and the cart adopts their result.
    else if (action.type === 'invalidate' && !query.isActive()) engine.invalidate();
  });

  const begun = new WeakMap<object, number>();
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || !isAboutCart(event.mutation.options.mutationKey)) return;
    const { action, mutation } = event;
    if (action.type === 'pending') begun.set(mutation, engine.writes());
    if (action.type !== 'success') return;
    const answer = (backend?.cartOf ?? cartOfV1)(action.data);
    if (answer) adopt(answer, begun.get(mutation));
    else if (backend) engine.invalidate();
  });

  /** Reads the cart again when the page becomes visible or online, unless the query has active observers. */
  const again = (option: 'refetchOnWindowFocus' | 'refetchOnReconnect') => (isThere: boolean) => {
    const query = queryClient.getQueryCache().find({ queryKey, exact: true });
    const isWanted = queryClient.getDefaultOptions().queries?.[option] !== false;
    if (isThere && isWanted && !query?.isActive()) engine.readAgain();
  };
  const watch = createWatch(() => {
    const leaveFocus = focusManager.subscribe(again('refetchOnWindowFocus'));
    const leaveOnline = onlineManager.subscribe(again('refetchOnReconnect'));
    return () => {
      leaveFocus();
      leaveOnline();
    };
  });
  return {
    core: cart,
    getSnapshot: cart.getSnapshot,
    getServerSnapshot: () => rendered,
    subscribe: watch.over(cart).subscribe,
  };
};

/** The cart of a QueryClient for components that only show it. */
export const shownCart = /* @__PURE__ */ onceFor(bind);

/** The edits of a cart. */
export const actionsOf: (cart: CartCore) => CartActions = /* @__PURE__ */ onceFor((cart) =>
  createActions(cart, lineActionsOf(cart)),
);

/** The edits of the lines of a cart. */
export const lineActionsOf: (cart: CartCore) => CartLineActions = /* @__PURE__ */ onceFor(createLineActions);

/** The totals of a cart. */
export const totalsOf: (cart: CartCore) => CartState['totals'] = /* @__PURE__ */ onceFor(createTotals);

/**
 * The cart of a QueryClient; it has exactly one. It is in step with `useGetCurrentCart`: each confirmed cart is put
 * into the data cache, and a cart that a generated hook reads or marks as stale is adopted. For code outside of
 * components; components use `useCart` and `useCartActions`.
 * @throws Error if the QueryClient has no client, see `clientOf`.
 */
export const cartOf: (queryClient: QueryClient) => BoundCart = /* @__PURE__ */ onceFor((queryClient) => {
  const { core, ...shown } = shownCart(queryClient);
  const { engine } = core;
  return {
    ...shown,
    totals: totalsOf(core),
    adopt: engine.adopt,
    mark: engine.writes,
    invalidate: engine.invalidate,
    ...actionsOf(core),
  };
});

/** Puts a confirmed cart into the data cache, or removes the cached cart if there is no longer a cart. */
const keep = (queryClient: QueryClient, queryKey: QueryKey, confirmed: Cart | null): void => {
  const cached = queryClient.getQueryData<CachedCart>(queryKey);
  if (confirmed === null) {
    if (cached) void queryClient.resetQueries({ queryKey, exact: true });
    return;
  }
  queryClient.removeQueries({ queryKey: noCartKey, exact: true });
  if (cached?.cart !== confirmed) queryClient.setQueryData<CachedCart>(queryKey, { cart: confirmed });
};

/** Whether a mutation is a generated mutation that changes the cart. */
const isAboutCart = (key: readonly unknown[] | undefined): boolean =>
  typeof key?.[2] === 'string' && key[2].includes('CurrentCart');

/**
 * Reads the cart into the data cache, for a server or a loader. After `dehydrate`, `useCart` begins with this cart,
 * also if there is none. The function does not fail for want of a response: the page then reads the cart itself. For another
 * version than the first, call `setBackends` before it.
 */
export const prefetchCart = async (queryClient: QueryClient): Promise<void> => {
  try {
    await queryClient.fetchQuery({ ...cartQuery(passedBackend(queryClient)), retry: false });
  } catch (cause) {
    if (isNoCart(cause)) queryClient.setQueryData(noCartKey, true);
    // An error by which a framework controls rendering must reach it.
    else if (!isVitrineError(cause) && !isCancelledError(cause)) throw cause;
  }
};
