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
import { bindClient, cartOf, queryDefaults } from 'vitrine/react';
import { createServerClock, withServerClock, sessionView } from 'vitrine/state';
import { toast } from '../lib/announcer.ts';
import { type CartNews, createCartNews, isAboutCart, shareEdits } from './cart-news.ts';
import type { Config } from './config.ts';
import { forgetIdentities, type IdentityId, storagePrefix } from './identities.ts';
import type { RequestLog } from './request-log.ts';
import type { WireTap } from './wire-tap.ts';
import { text } from '../text/text.ts';

/** One identity at work: nobody else sees what it has read. */
export interface Person {
  readonly id: IdentityId;
  readonly client: VitrineClient;
  readonly queries: QueryClient;
  /** Owner and app have none. */
  readonly session: Session | undefined;
}

/** Milliseconds in which an answer counts as fresh, so that moving between pages asks the shop once. */
const FRESH = 30_000;

/** How an identity calls. The key and the app are the sandbox's and no secrets; real ones never belong into a page. */
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

const createQueries = (client: VitrineClient, news: CartNews): QueryClient => {
  const queries = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_answer, _variables, _before, { options }) => {
        if (isAboutCart(options.mutationKey)) news.tell();
      },
    }),
    defaultOptions: { queries: { gcTime: queryDefaults.gcTime, staleTime: FRESH } },
  });
  shareEdits(cartOf(bindClient(queries, client)), news);
  news.hear(() => void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutCart(queryKey) }));
  return queries;
};

/** Makes each identity when it is first needed; going back to one finds it as it was left. */
export const createPeople = ({ config, log, tap }: { config: Config; log: RequestLog; tap: WireTap }) => {
  const known = new Map<IdentityId, Person>();
  const make = (id: IdentityId): Person => {
    const time = createServerClock();
    const layers: readonly Layer[] = [
      log.layer({ client: () => client, queries: () => queries }),
      time.layer,
    ];
    const client: VitrineClient = createClient({
      auth: authOf(id, config),
      host: config.sandboxUrl,
      fetch: tap.fetch,
      layers,
    });
    const queries = createQueries(client, createCartNews(new BroadcastChannel(`vitrine.cart.${id}`)));
    withServerClock(client, time);
    // What happens is listed from the start, not from the first look at the list.
    if (client.session) sessionView(client.session);
    client.session?.subscribe((event) => {
      if (event.type === 'replaced') toast(text.identity.lost);
    });
    return { id, client, queries, session: client.session };
  };
  return {
    get: (id: IdentityId): Person => {
      const person = known.get(id) ?? make(id);
      known.set(id, person);
      return person;
    },
    /** Makes everybody a new visitor, because the site has become another one; sessions of before are not known there. */
    startAnew: async (): Promise<void> => {
      forgetIdentities();
      for (const { session, queries } of known.values()) {
        await session?.signOut();
        await queries.resetQueries();
      }
    },
    /** Forgets what everybody has read. */
    forgetAnswers: (): void => {
      for (const { queries } of known.values()) queries.clear();
    },
  };
};

export type People = ReturnType<typeof createPeople>;
