import { dehydrate, type DehydratedState, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { oauth } from '../session/oauth.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { createClient } from '../core/client.ts';
import { bindClient, dehydrateSite, hydrateSite, useSession, VitrineProvider } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const tokens = (role: 'visitor' | 'member', expiresAt: number): Tokens => ({
  accessToken: { value: `AT-${role}-${expiresAt}`, expiresAt },
  refreshToken: { value: `RT-${role}`, role },
});
const visitor = tokens('visitor', 4_000_000_000);
const member = tokens('member', 4_100_000_000);

const clientOf = async (held?: Tokens) => {
  const client = createClient({ host: 'https://shop.test', auth: oauth({ clientId: 'shop' }) });
  if (held) await client.session.setTokens(held);
  return client;
};
type Client = Awaited<ReturnType<typeof clientOf>>;

/** Runs work as on a server, without a document. */
const onServer = async <T,>(work: () => T | Promise<T>): Promise<T> => {
  vi.stubGlobal('document', undefined);
  Reflect.deleteProperty(globalThis, 'document');
  try {
    return await work();
  } finally {
    vi.unstubAllGlobals();
  }
};

const Who = () => {
  const { role, loggedIn, expiresAt, changes } = useSession();
  return <p>{[role, loggedIn, expiresAt, changes.length].join(' ')}</p>;
};

/** A page as in React Router and Next.js: the loader hands its cache over, and the component has its own client. */
const pageOf = (client: Client, queryClient: QueryClient, state: DehydratedState | undefined) => (
  <VitrineProvider client={client} queryClient={queryClient}>
    <HydrationBoundary state={state}>
      <Who />
    </HydrationBoundary>
  </VitrineProvider>
);

/** The cache that the loader of a request hands over, converted to JSON and back as frameworks do. */
const loaded = async (held: Tokens): Promise<DehydratedState> =>
  onServer(async () => {
    const queryClient = bindClient(new QueryClient(), await clientOf(held));
    await queryClient.prefetchQuery({ queryKey: ['products'], queryFn: () => 'products' });
    return JSON.parse(JSON.stringify(dehydrate(queryClient))) as DehydratedState;
  });

describe('useSession renders the same on a server and in the browser', () => {
  test.each<[string, Tokens | undefined]>([
    ['has no session', undefined],
    ['has an older session of the same visitor', tokens('visitor', 3_900_000_000)],
    ['belongs to the visitor from before the sign-in', visitor],
  ])('if the client of the component on the server %s', async (_, own) => {
    const complaints = vi.spyOn(console, 'error');
    const state = await loaded(member);
    const markup = await onServer(async () => {
      const client = await clientOf(own);
      return renderToString(pageOf(client, new QueryClient(), state));
    });
    expect(markup).toBe('<p>member true 4100000000 0</p>');

    document.body.innerHTML = `<div id="root">${markup}</div>`;
    const root = document.getElementById('root') ?? expect.unreachable();
    const recovered = vi.fn<(error: unknown) => void>();
    const browser = await clientOf();
    const tree = await act(async () =>
      hydrateRoot(root, pageOf(browser, new QueryClient(), state), { onRecoverableError: recovered }),
    );
    expect([recovered.mock.calls, complaints.mock.calls]).toEqual([[], []]);
    act(() => tree.unmount());
  });
});

describe('on a server useSession renders', () => {
  test("the session of the component's client if none was handed over", async () => {
    const markup = await onServer(async () =>
      renderToString(pageOf(await clientOf(visitor), new QueryClient(), undefined)),
    );
    expect(markup).toBe('<p>visitor false 4000000000 0</p>');
  });

  test('the role none for a client without a session', async () => {
    const markup = await onServer(async () =>
      renderToString(pageOf(await clientOf(), new QueryClient(), undefined)),
    );
    expect(markup).toBe('<p>none false  0</p>');
  });

  test("the session that was handed over, also after the component's client began a session", async () => {
    const state = await loaded(member);
    const markup = await onServer(async () => {
      const client = await clientOf();
      const queryClient = new QueryClient();
      renderToString(pageOf(client, queryClient, state));
      await client.session.setTokens(visitor);
      return renderToString(pageOf(client, queryClient, state));
    });
    expect(markup).toBe('<p>member true 4100000000 0</p>');
  });
});

describe('a loader hands over', () => {
  test('the latest session of its client, also after a sign-out', async () => {
    const handed = await onServer(async () => {
      const client = await clientOf();
      const queryClient = bindClient(new QueryClient(), client);
      await client.session.setTokens(member);
      const first = dehydrate(queryClient);
      await client.session.signOut();
      return [first, dehydrate(queryClient)];
    });
    const drawn = await Promise.all(
      handed.map(async (state) => renderToString(pageOf(await clientOf(), new QueryClient(), state))),
    );
    expect(drawn).toEqual(['<p>member true 4100000000 0</p>', '<p>none false  0</p>']);
  });

  test('its session also if it reads nothing', async () => {
    const state = await onServer(async () =>
      dehydrateSite(bindClient(new QueryClient(), await clientOf(visitor)), { session: false }),
    );
    const queryClient = bindClient(new QueryClient(), await clientOf());
    await hydrateSite(queryClient, state);
    expect(queryClient.getQueryData(['vitrine', 'session'])).toMatchObject({ role: 'visitor' });
  });
});
