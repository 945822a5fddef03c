// Script of the test pages: a client with a shared storage, controlled by the test.
import {
  cookieStorage,
  createClient,
  hydrateSession,
  indexedDbStorage,
  memoryStorage,
  oauth,
  serializeSession,
  type Tokens,
  webStorage,
} from '../../src/index.ts';
import { request } from '../../src/core/request.ts';

const facts = { id: 'operation', service: 'carts', repeat: 'read', identity: ['visitor'] } as const;

const storages = {
  indexedDb: (lockTimeout?: number) => indexedDbStorage({ lockTimeout, onWarning: warned }),
  web: () => webStorage({ onWarning: warned }),
  cookie: () => cookieStorage({ onWarning: warned }),
  tab: () => webStorage({ area: sessionStorage, onWarning: warned }),
  memory: () => memoryStorage(),
};
const warnings: string[] = [];
const warned = ({ code }: { code: string }) => void warnings.push(code);

/** Makes the client of a tab. */
const open = (
  storage: keyof typeof storages,
  lockTimeout?: number,
  host = location.origin,
  clientId = 'shop',
) => {
  const site = createClient({ host, auth: oauth({ clientId, storage: storages[storage](lockTimeout) }) });
  const events: string[] = [];
  site.session.subscribe((event) => {
    const reason = event.reason ? ` (${event.reason})` : '';
    events.push(event.type + reason);
  });
  const call = async (repeat: 'read' | 'adds' = 'read'): Promise<unknown> => {
    const method = repeat === 'read' ? 'GET' : 'POST';
    try {
      const answer = await request(
        { url: '/v1/carts/current', method, facts: { ...facts, repeat } },
        { client: site },
      );
      return (answer as { as: string }).as;
    } catch (error) {
      return (error as { code?: unknown }).code;
    }
  };
  return {
    events,
    warnings,
    /** Concurrent calls; resolves to the answer of each, or the code of its error. */
    calls: (count: number) => Promise.all(Array.from({ length: count }, () => call())),
    /** A call that must not be sent with another identity. */
    write: () => call('adds'),
    role: () => site.session.getSnapshot().role,
    ready: async () => {
      await site.session.getTokens();
      return site.session.getSnapshot().role;
    },
    signIn: (tokens: Tokens) => site.session.setTokens(tokens),
    signOut: () => site.session.signOut(),
    serialize: () => serializeSession(site.session),
    hydrate: (text: unknown) => hydrateSession(site.session, text, { onWarning: warned }),
    dispose: () => site.session.dispose(),
  };
};

declare global {
  interface Window {
    openTab: typeof open;
    tab: ReturnType<typeof open>;
  }
}
// A worker has no window.
(globalThis as unknown as Window).openTab = open;
