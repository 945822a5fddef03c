import { MutationCache, QueryClient } from '@tanstack/react-query';
import {
  apiKey,
  app,
  createClient,
  type Layer,
  oauth,
  type Session,
  type VitrineClient,
  webStorage,
} from 'vitrine';
import { bindClient, queryDefaults, setBackends } from 'vitrine/react';
import { createServerClock, withServerClock, sessionView } from 'vitrine/state';
import { toast } from '../lib/announcer.ts';
import type { Store } from '../lib/store.ts';
import { createCartMark, type PaidOrder } from './cart-mark.ts';
import { type CartChannel, createCartChannel, isAboutCart, shareEdits } from './cart-channel.ts';
import type { Config } from './config.ts';
import { cartOfGeneration, loadBackends, siteCatalog, ticketsOfGeneration } from './generation.ts';
import type { GenerationChoice } from './generation-choice.ts';
import { forgetIdentities, type IdentityId, storagePrefix } from './identities.ts';
import type { RequestLog } from './request-log.ts';
import type { WireTap } from './wire-tap.ts';
import { text } from '../text/text.ts';
import { withoutNetworkToo } from './query-options.ts';

/** The client, cache and session of one identity, shared with no other identity. */
export interface IdentityClient {
  readonly id: IdentityId;
  readonly client: VitrineClient;
  readonly queries: QueryClient;
  /** Undefined for the owner and the app. */
  readonly session: Session | undefined;
  /** Whether the identity may have a cart; see {@link createCartMark}. */
  readonly hasCart: Store<boolean>;
}

/** Milliseconds during which a response counts as fresh, so that navigating between pages does not read again. */
const FRESH = 30_000;

/**
 * Authentication of an identity. The owner's key and the app belong to the sandbox and are not secret; real ones must
 * never reach a page.
 */
const authOf = (id: IdentityId, config: Config) => {
  if (id === 'owner')
    return apiKey({ key: config.ownerKey, siteId: 'sandbox-site', dangerouslyAllowBrowser: true });
  if (id === 'app')
    return app({
      appId: config.clientId,
      appSecret: 'sandbox-app-secret',
      instanceId: config.clientId,
      apiKey: config.ownerKey,
      dangerouslyAllowBrowser: true,
    });
  return oauth({ clientId: config.clientId, storage: webStorage({ prefix: storagePrefix(id) }) });
};

const createQueries = (
  client: VitrineClient,
  cartChannel: CartChannel,
  hasCart: Store<boolean>,
  generation: GenerationChoice,
): QueryClient => {
  const queries = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_answer, _variables, _before, { options }) => {
        if (isAboutCart(options.mutationKey)) cartChannel.tell();
      },
    }),
    defaultOptions: withoutNetworkToo({ gcTime: queryDefaults.gcTime, staleTime: FRESH }),
  });
  bindClient(queries, client);
  setBackends(queries, {
    cart: cartOfGeneration(generation),
    catalog: siteCatalog,
    tickets: ticketsOfGeneration(generation),
  });
  // A subscription reads the cart, so it waits until there may be one.
  const share = () =>
    loadBackends().then(
      ({ cartOf }) => shareEdits(cartOf(queries), cartChannel),
      // Without the code of carts there are no edits.
      () => undefined,
    );
  if (hasCart.get()) void share();
  else {
    const stop = hasCart.subscribe(() => {
      stop();
      // The first edit may have settled before anybody listened.
      void share().then(cartChannel.tell);
    });
  }
  cartChannel.hear(() => {
    hasCart.set(true);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutCart(queryKey) });
  });
  return queries;
};

/**
 * Reads everything again that the pages of an identity show.
 * @param wentBack Whether the sandbox has an earlier state again. A page adopts no cart with a lower revision, so its cart is
 * discarded first.
 */
const readShown = ({ queries, hasCart }: Pick<IdentityClient, 'queries' | 'hasCart'>, wentBack: boolean) => {
  void queries.invalidateQueries();
  if (!hasCart.get()) return;
  const readCart = ({ cartOf }: Awaited<ReturnType<typeof loadBackends>>) => {
    const cart = cartOf(queries);
    if (wentBack) cart.adopt(null);
    return cart.refresh();
  };
  // Without the code of carts no screen shows one.
  void loadBackends().then(readCart, () => undefined);
};

/** The order in the address of the page, read with the visitor's own cache. */
const paidOrder = (queries: () => QueryClient): PaidOrder => ({
  orderId: () => new URLSearchParams(location.search).get('orderId') ?? undefined,
  checkoutOf: async (orderId) => {
    const { getShopOrderQuery } = await import('vitrine/react/orders');
    // The thank-you page shows the same query, so the order is read once.
    return (await queries().fetchQuery(getShopOrderQuery(orderId))).order?.checkoutId;
  },
});

/** Creates each identity on first use; returning to an identity finds its state unchanged. */
export const createIdentityClients = ({
  config,
  log,
  tap,
  generation,
}: {
  config: Config;
  log: RequestLog;
  tap: WireTap;
  generation: GenerationChoice;
}) => {
  const known = new Map<IdentityId, IdentityClient>();
  const make = (id: IdentityId): IdentityClient => {
    const time = createServerClock();
    const isMember = () => client.session?.getSnapshot().loggedIn ?? false;
    const { hasCart, layer: cartMark } = createCartMark(
      id,
      isMember,
      paidOrder(() => queries),
    );
    const layers: readonly Layer[] = [
      cartMark,
      log.layer({ client: () => client, queries: () => queries }),
      time.layer,
    ];
    const client: VitrineClient = createClient({
      auth: authOf(id, config),
      host: config.sandboxUrl,
      fetch: tap.fetch,
      layers,
    });
    const queries = createQueries(
      client,
      createCartChannel(new BroadcastChannel(`vitrine.cart.${id}`)),
      hasCart,
      generation,
    );
    withServerClock(client, time);
    // Create the session view now, so that its history starts with the client and not when a panel opens.
    if (client.session) sessionView(client.session);
    client.session?.subscribe((event) => {
      // A member may have made a cart elsewhere.
      if (isMember()) hasCart.set(true);
      if (event.type === 'replaced') toast(text.identity.lost);
    });
    return { id, client, queries, session: client.session, hasCart };
  };
  return {
    get: (id: IdentityId): IdentityClient => {
      const person = known.get(id) ?? make(id);
      known.set(id, person);
      return person;
    },
    /** Starts a new visitor session for every identity, because a restarted site knows no earlier session. */
    startAnew: async (): Promise<void> => {
      forgetIdentities();
      for (const { session, queries, hasCart } of known.values()) {
        hasCart.set(false);
        await session?.signOut();
        await queries.resetQueries();
      }
    },
    /**
     * Reads everything shown again: after the sandbox could not be reached, when the site has another generation, or, with
     * `wentBack`, after the sandbox has gone back to an earlier state.
     */
    readAgain: (wentBack = false): void => {
      for (const person of known.values()) readShown(person, wentBack);
    },
    /** Clears the caches of all identities. */
    forgetAnswers: (): void => {
      for (const { queries } of known.values()) queries.clear();
    },
  };
};

export type IdentityClients = ReturnType<typeof createIdentityClients>;
