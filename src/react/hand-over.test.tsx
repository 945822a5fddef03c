import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { getCurrentCartQuery, useGetCurrentCart } from '../../generated/carts/queries.ts';
import { getProductQuery, useGetProduct } from '../../generated/catalog-v1/queries.ts';
import { oauth } from '../session/oauth.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { createClient } from '../core/client.ts';
import { bindClient, dehydrateSite, hydrateSite, serializeSite, VitrineProvider } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const member = (name: string): Tokens => ({
  accessToken: { value: name, expiresAt: 4_000_000_000 },
  refreshToken: { value: `RT-${name}`, role: 'member' },
});

/** The server's or the browser's client; responses contain the name of the calling member. */
const side = (answer?: (path: string) => Response) => {
  const calls: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    auth: oauth({ clientId: 'shop' }),
    fetch: async (url, { headers }) => {
      const { pathname } = new URL(url);
      if (pathname === '/oauth2/token')
        return Response.json({ access_token: 'visitor', refresh_token: 'RT-visitor', expires_in: 3600 });
      calls.push(pathname);
      const name = new Headers(headers).get('authorization');
      return (
        answer?.(pathname) ??
        (pathname.includes('/carts/')
          ? Response.json({ cart: { id: 'c', buyerNote: `cart of ${name}`, lineItems: [] } })
          : Response.json({ product: { id: 'p', name: 'Mug </script><b>' } }))
      );
    },
  });
  const queryClient = bindClient(
    new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
    client,
  );
  return { client, queryClient, calls };
};

const Page = () => (
  <main>
    <h1>{useGetProduct('p').data?.product?.name ?? 'no product'}</h1>
    <p>{useGetCurrentCart().data?.cart?.buyerNote ?? 'no cart'}</p>
  </main>
);
const pageOf = ({ client, queryClient }: ReturnType<typeof side>) => (
  <VitrineProvider client={client} queryClient={queryClient}>
    <Page />
  </VitrineProvider>
);

/** Response of a server to a member: the markup, and the serialized site state. */
const served = async (name: string) => {
  const server = side();
  await server.client.session.setTokens(member(name));
  await server.queryClient.prefetchQuery(getProductQuery('p'));
  await server.queryClient.prefetchQuery(getCurrentCartQuery());
  return { markup: renderToString(pageOf(server)), text: await serializeSite(server.queryClient) };
};

describe('the page that a server rendered', () => {
  test('is hydrated without a mismatch and without a call, as the same member', async () => {
    const complaints = vi.spyOn(console, 'error');
    const { markup, text } = await served('Ann');
    document.body.innerHTML = `<div id="root">${markup}</div><script type="application/json">${text}</script>`;
    const browser = side();
    await hydrateSite(browser.queryClient, document.querySelector('script')?.textContent);
    const root = document.getElementById('root') ?? expect.unreachable();
    const tree = await act(async () => hydrateRoot(root, pageOf(browser)));
    expect(root.textContent).toBe('Mug </script><b>cart of Ann');
    expect([browser.calls, complaints.mock.calls]).toEqual([[], []]);
    expect(browser.client.session.getSnapshot().loggedIn).toBe(true);

    await act(() => browser.queryClient.invalidateQueries());
    await waitFor(() => expect(browser.calls).toHaveLength(2));
    expect(root.textContent).toBe('Mug </script><b>cart of Ann');
    act(() => tree.unmount());
  });

  test('replaces the data of another member in the browser', async () => {
    const { text } = await served('Bob');
    const browser = side();
    await browser.client.session.setTokens(member('Ann'));
    await browser.queryClient.fetchQuery(getCurrentCartQuery());
    await hydrateSite(browser.queryClient, text);
    expect(renderToString(pageOf(browser))).toContain('cart of Bob');
  });

  test.each([undefined, null, '', 'no JSON', '[1]', 'null', '{"session":7,"queries":{}}'])(
    'is read by the browser itself if the state of the site is %j',
    async (text) => {
      const browser = side();
      await hydrateSite(browser.queryClient, text);
      expect(await browser.queryClient.fetchQuery(getProductQuery('p'))).toMatchObject({
        product: { id: 'p' },
      });
      expect(browser.client.session.getSnapshot().role).not.toBe('member');
    },
  );

  test.each([
    null,
    7,
    'x',
    {},
    { queryKey: ['x'], queryHash: '["x"]' },
    { queryKey: ['x'], queryHash: '["x"]', state: null },
    { queryKey: null, queryHash: 'x', state: { data: 1, status: 'success' } },
    { queryKey: ['x'], state: { data: 1, status: 'success' } },
    { queryKey: ['x'], queryHash: '["x"]', state: { status: 'pending' }, promise: 7, dehydratedAt: 1 },
  ])('takes all queries over except the damaged query %j', async (damaged) => {
    const { text } = await served('Ann');
    const { session, queries } = JSON.parse(text) as { session: string; queries: object[] };
    const browser = side();
    await hydrateSite(browser.queryClient, JSON.stringify({ session, queries: [damaged, ...queries] }));
    expect(renderToString(pageOf(browser))).toContain('cart of Ann');
    const kept = browser.queryClient.getQueryCache().getAll();
    expect(kept.filter(({ state }) => state.status === 'success')).toHaveLength(queries.length);
  });
});

describe('the data that a server hands over', () => {
  test('contains no failed query and no mutation', async () => {
    const server = side((path) =>
      path.includes('/carts/') ? Response.json({ message: 'SECRET-1' }, { status: 404 }) : Response.json({}),
    );
    const { queryClient } = server;
    await queryClient.prefetchQuery(getCurrentCartQuery());
    let broken = false;
    const often = {
      queryKey: ['often'],
      queryFn: () => (broken ? Promise.reject(new Error('SECRET-2')) : 'fine'),
      retry: false,
    };
    await queryClient.fetchQuery(often);
    broken = true;
    await queryClient.prefetchQuery({ ...often, staleTime: 0 });
    queryClient.setQueryData(['kept'], 'kept');
    await queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.resolve(1) })
      .execute({ password: 'SECRET-3' } as never);
    const { queries } = await dehydrateSite(queryClient, { pending: true });
    expect(JSON.stringify(queries)).not.toContain('SECRET');
    expect(queries).toMatchObject([{ queryKey: ['kept'] }]);
  });

  test('leaves the identity out with `session: false`', async () => {
    const { client, queryClient } = side();
    await client.session.setTokens(member('Ann'));
    expect(await serializeSite(queryClient)).toContain('RT-Ann');
    expect(await serializeSite(queryClient, { session: false })).not.toContain('Ann');
  });

  test('contains pending responses as promises with `pending: true`', async () => {
    let answer: (text: string) => void = () => undefined;
    const waiting = {
      queryKey: ['waiting'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    };
    const server = side();
    void server.queryClient.prefetchQuery(waiting);
    const state = await dehydrateSite(server.queryClient, { pending: true });
    expect((await dehydrateSite(server.queryClient)).queries).toEqual([]);
    const browser = side();
    await hydrateSite(browser.queryClient, state);
    const Waiting = () => <p>{useQuery(waiting).data ?? 'waiting'}</p>;
    const rendered = () =>
      renderToString(
        <VitrineProvider client={browser.client} queryClient={browser.queryClient}>
          <Waiting />
        </VitrineProvider>,
      );
    expect(rendered()).toContain('waiting');
    answer('arrived');
    await eventually(() => expect(rendered()).toContain('arrived'));
  });
});
