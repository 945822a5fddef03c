/** A complete site for tests of components: hooks, their client, and a sandbox that answers its calls. */
import { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { type ConnectedOAuth, oauth } from '../session/oauth.ts';
import { requestTokens } from '../session/token-endpoint.ts';
import { createClient, type VitrineClient } from '../core/client.ts';
import { createSandbox } from '../../sandbox/index.ts';
import type { Sandbox, SandboxOptions } from '../../sandbox/control/sandbox.ts';
import { bindClient, rootKey } from './binding.ts';
import { VitrineProvider } from './provider.tsx';

/** Options of a test site: those of a sandbox, and a QueryClient. */
export interface TestSiteOptions extends SandboxOptions {
  /** Your own QueryClient. Default: a QueryClient that repeats nothing, so that a failure shows at once. */
  readonly queryClient?: QueryClient | undefined;
}

/** The site of one test. */
export interface TestSite {
  /** The sandbox behind the calls: time, faults, mails, notifications, the owner's actions. */
  readonly sandbox: Sandbox;
  /** The client of a visitor, for calls outside of components. It shares no storage with other test sites. */
  readonly client: VitrineClient<ConnectedOAuth, 'visitor' | 'member'>;
  readonly queryClient: QueryClient;
  /** Wraps the component: `render(<Cart />, { wrapper: site.wrapper })`. */
  readonly wrapper: ComponentType<{ children?: ReactNode }>;
  /**
   * Signs the client in as the member with this e-mail address, and keeps the contents of the cart. The member
   * `ada@example.org` always exists. Every query is reset, as after any sign-in.
   * @throws Error if the sandbox has no such member.
   */
  signIn(email?: string): Promise<void>;
  /** Ends all pending work and clears the cache: call it after each test. */
  dispose(): void;
}

const HOST = 'https://sandbox.test';
const CLIENT_ID = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/**
 * Creates a site for one test of a component: the hooks below its `wrapper` call a sandbox of their own, in this
 * process and without a network. Sites share nothing, so tests can run concurrently.
 * @throws UnknownScenarioError for a scenario that does not exist.
 */
export const createTestSite = ({ queryClient: own, ...options }: TestSiteOptions = {}): TestSite => {
  const sandbox = createSandbox({ origin: HOST, ...options });
  const client = createClient({
    host: HOST,
    auth: oauth({ clientId: CLIENT_ID }),
    fetch: (url, init) => answered(sandbox, url, init),
  });
  const queryClient = bindClient(own ?? impatient(), client);
  return {
    sandbox,
    client,
    queryClient,
    wrapper: ({ children }) => (
      <VitrineProvider client={client} queryClient={queryClient}>
        {children}
      </VitrineProvider>
    ),
    signIn: (email = 'ada@example.org') => signIn(sandbox, client, email),
    dispose: () => {
      queryClient.clear();
      client.session.dispose();
      sandbox.dispose();
    },
  };
};

/** A simulated page has its own AbortSignal class, which the platform's Request rejects. */
const answered = async (sandbox: Sandbox, url: string, init: RequestInit): Promise<Response> => {
  const { signal, ...others } = init;
  signal?.throwIfAborted();
  const aborted = new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([sandbox.fetch(new Request(url, others)), aborted]);
};

/** A QueryClient that repeats nothing by default; a query of the test can set its own repeats. */
const impatient = (): QueryClient => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryDefaults(rootKey, { retry: false });
  return queryClient;
};

/** Uses the grant for servers that have already identified the member, so no page and no password is needed. */
const signIn = async (sandbox: Sandbox, client: TestSite['client'], email: string): Promise<void> => {
  const { session } = client;
  const member = sandbox.state.members.find((one) => one.email === email);
  if (!member) {
    const known = sandbox.state.members.map((one) => one.email).join(', ');
    throw new Error(`The sandbox has no member ${JSON.stringify(email)}. Take one of these: ${known}.`);
  }
  const visitor =
    (await session.getTokens()) ??
    (await requestTokens(session, { clientId: session.clientId, grantType: 'anonymous' }));
  const authorization = `${visitor.accessToken.value},${sandbox.state.settings.ownerApiKey}`;
  const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: member.id };
  const post: typeof session.post = (path, body) => session.post(path, body, { headers: { authorization } });
  const tokens = await requestTokens({ post }, grant);
  await session.setTokens({ ...tokens, refreshToken: { ...tokens.refreshToken, role: 'member' } });
};
