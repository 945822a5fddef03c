import {
  dehydrate,
  hydrate,
  HydrationBoundary,
  onlineManager,
  QueryClient,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useGetCurrentCart } from '../../generated/carts/queries.ts';
import { getProductQuery } from '../../generated/catalog-v1/queries.ts';
import { facts as catalog } from '../../generated/catalog-v1/facts.ts';
import { facts as events } from '../../generated/events-v3/facts.ts';
import { facts as ticketing } from '../../generated/ticketing/facts.ts';
import { getCurrentMember } from '../../generated/members/operations.ts';
import {
  getCurrentMemberQuery,
  useGetCurrentMember,
  useUpdateMember,
} from '../../generated/members/queries.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import { bindClient, VitrineProvider } from './index.ts';
import { isPublicQuery } from './public-queries.ts';
import { ADA, deviceOf, member, open, type Page } from './testing/persons.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const text = () => document.body.textContent;

const FULL = { fieldsets: ['FULL'] } as const;
const memberQuery = () => getCurrentMemberQuery(FULL);

const Member = () => {
  const { data, isError } = useGetCurrentMember(FULL);
  return <p>{data?.member?.loginEmail ?? (isError ? 'no member' : 'loading')}</p>;
};

const draw = ({ client, queryClient }: Page, children = <Member />) =>
  render(
    <VitrineProvider client={client} queryClient={queryClient}>
      {children}
    </VitrineProvider>,
  );

/** A page on which a member has signed in. */
const pageOfAda = async (device = deviceOf()) => {
  const page = open(device);
  await page.client.session.setTokens(member(ADA));
  return { ...page, device };
};

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

describe('a persister of single queries', () => {
  /** As `experimental_createQueryPersister`: it keeps the state of a query under its hash, and restores only the data. */
  const persisterOn = (stored: Map<string, string>) => {
    const persister: NonNullable<ReturnType<QueryClient['defaultQueryOptions']>['persister']> = async (
      queryFn,
      context,
      query,
    ) => {
      const { state } = JSON.parse(stored.get(query.queryHash) ?? '{}') as { state?: { data: unknown } };
      if (query.state.data === undefined && state) return state.data;
      const answer: unknown = await queryFn(context);
      setTimeout(() => stored.set(query.queryHash, JSON.stringify({ state: query.state })));
      return answer;
    };
    return persister;
  };
  const show = (page: Page, stored: Map<string, string>) => {
    page.queryClient.setDefaultOptions({ queries: { persister: persisterOn(stored), retry: false } });
    const Own = () => {
      const own = useQuery({
        queryKey: ['me'],
        queryFn: () => getCurrentMember(FULL, { client: page.client }),
      });
      return <b>{own.data?.member?.loginEmail}</b>;
    };
    return draw(
      page,
      <>
        <Member />
        <Own />
      </>,
    );
  };

  test('restores nothing of the previous member, and everything of the same member', async () => {
    const stored = new Map<string, string>();
    const ada = await pageOfAda();
    const { unmount } = show(ada, stored);
    await expect.poll(text).toBe(ADA + ADA);
    await expect.poll(() => stored.size).toBe(2);
    unmount();

    const { calls } = ada.device.platform;
    calls.length = 0;
    const again = show(open(ada.device), stored);
    await expect.poll(text).toBe(ADA + ADA);
    expect(calls).toEqual([]);
    again.unmount();

    await ada.client.session.signOut();
    show(open(ada.device), stored);
    await expect.poll(text).toBe('no member');
  });

  test('that restores all entries at once shows nothing of a person without a mark', async () => {
    const page = open(deviceOf());
    const { queryKey } = memberQuery();
    page.queryClient.setQueryData(queryKey, { member: { id: 'm', loginEmail: ADA } } as never, {
      updatedAt: 1,
    });
    draw(page);
    await expect.poll(text).toBe('no member');
  });
});

test('a member that the program restores into the cache by itself is gone once another identity is known', async () => {
  const page = open(deviceOf());
  const { queryKey } = memberQuery();
  page.queryClient.setQueryData(queryKey, { member: { id: 'm', loginEmail: ADA } } as never);
  draw(page);
  expect(text()).toBe(ADA);
  await page.queryClient.fetchQuery(getProductQuery('p'));
  await expect.poll(text).toBe('no member');
});

describe('a page that a server rendered', () => {
  const Cart = () => <p>{useGetCurrentCart().data?.cart?.buyerNote ?? 'loading'}</p>;
  const treeOf = ({ client, queryClient }: Page, state: ReturnType<typeof dehydrate>) => (
    <VitrineProvider client={client} queryClient={queryClient}>
      <HydrationBoundary state={state}>
        <Cart />
      </HydrationBoundary>
    </VitrineProvider>
  );

  test('continues with the cart of a visitor whose session began there, without a mismatch or a read', async () => {
    const device = deviceOf();
    const { state, markup } = await onServer(async () => {
      const loader = open(device);
      await loader.queryClient.prefetchQuery({
        queryKey: ['vitrine', 'carts', 'getCurrentCart'],
        queryFn: async () => {
          const { getCurrentCart } = await import('../../generated/carts/operations.ts');
          return getCurrentCart({ client: loader.client });
        },
      });
      const handed = JSON.parse(JSON.stringify(dehydrate(loader.queryClient))) as ReturnType<
        typeof dehydrate
      >;
      // The component has a client of its own, without the session of the request.
      return { state: handed, markup: renderToString(treeOf(open(deviceOf()), handed)) };
    });
    expect(markup).toBe('<p>visitor-1</p>');
    device.platform.calls.length = 0;
    document.body.innerHTML = `<div id="root">${markup}</div>`;
    const root = document.getElementById('root') ?? expect.unreachable();
    const recovered = vi.fn<(error: unknown) => void>();
    const tree = await act(async () =>
      hydrateRoot(root, treeOf(open(device), state), { onRecoverableError: recovered }),
    );
    expect(text()).toBe('visitor-1');
    expect([device.platform.calls, recovered.mock.calls]).toEqual([[], []]);
    act(() => tree.unmount());
  });

  test('shows the data of a session that the page receives after the data', async () => {
    const ada = await pageOfAda();
    draw(ada);
    await screen.findByText(ADA);
    const state = dehydrate(ada.queryClient);
    const tokens = (await ada.client.session.getTokens()) ?? expect.unreachable();
    cleanup();
    const page = open(deviceOf());
    hydrate(page.queryClient, state);
    expect(page.queryClient.getQueryData(memberQuery().queryKey)).toBeUndefined();
    await page.client.session.setTokens(tokens);
    expect(page.queryClient.getQueryData(memberQuery().queryKey)).toMatchObject({
      member: { loginEmail: ADA },
    });
  });
});

describe('a data cache of another person', () => {
  test('does not replace what the page shows, even if its data is newer', async () => {
    const ada = await pageOfAda();
    await ada.queryClient.fetchQuery(memberQuery());
    const state = dehydrate(ada.queryClient);
    for (const query of state.queries) query.state.dataUpdatedAt += 60_000;
    const page = open(deviceOf());
    await page.client.session.setTokens(member('bob@example.org'));
    draw(page);
    await screen.findByText('bob@example.org');
    await act(async () => hydrate(page.queryClient, state));
    expect(text()).toBe('bob@example.org');
  });

  test("does not show through the program's own query of a member", async () => {
    const ada = await pageOfAda();
    const own = { queryKey: ['me'], queryFn: () => getCurrentMember(FULL, { client: ada.client }) };
    await ada.queryClient.fetchQuery(own);
    const state = dehydrate(ada.queryClient);
    await ada.client.session.signOut();
    const page = open(ada.device);
    hydrate(page.queryClient, state);
    expect(page.queryClient.getQueryData(own.queryKey)).toBeUndefined();
  });

  test.each([
    ['is rendered by a server, which serves one request', 'Gecko', true],
    ['does not show in React Native, which has no document either', 'ReactNative', false],
  ])('%s', async (_, product, isShown) => {
    const ada = await pageOfAda();
    await ada.queryClient.fetchQuery(memberQuery());
    const state = dehydrate(ada.queryClient);
    await onServer(() => {
      vi.stubGlobal('navigator', { product });
      const { queryClient } = open(deviceOf());
      hydrate(queryClient, state);
      expect(queryClient.getQueryData(memberQuery().queryKey) !== undefined).toBe(isShown);
    });
  });

  test('leaves initial data, which the program passes itself, as it is', async () => {
    const ada = await pageOfAda();
    const initialData = { member: { id: 'm', loginEmail: 'initial' } } as never;
    const Initial = () => (
      <p>{useGetCurrentMember(FULL, { query: { initialData } }).data.member?.loginEmail}</p>
    );
    draw(ada, <Initial />);
    expect(text()).toBe('initial');
    await act(() => ada.client.session.signOut());
    expect(text()).toBe('initial');
    await act(() => ada.client.session.setTokens(member('bob@example.org')));
    expect(text()).toBe('initial');
  });

  test('of a server that binds no client keeps the own queries of the program', async () => {
    const server = new QueryClient();
    await server.prefetchQuery({ queryKey: ['posts'], queryFn: () => 'posts' });
    const { queryClient } = open(deviceOf());
    hydrate(queryClient, dehydrate(server));
    expect(queryClient.getQueryData(['posts'])).toBe('posts');
  });

  test('of a server that passes a client to the call continues in the page of that visitor', async () => {
    const device = deviceOf();
    const { client } = open(device);
    const server = new QueryClient();
    await onServer(() => server.prefetchQuery({ ...getCurrentMemberQuery(FULL, { request: { client } }) }));
    await client.session.setTokens(member(ADA));
    await onServer(() => server.fetchQuery(getCurrentMemberQuery(FULL, { request: { client } })));
    const page = open(device);
    hydrate(page.queryClient, dehydrate(server));
    expect(page.queryClient.getQueryData(memberQuery().queryKey)).toBeDefined();
  });

  test('contains no token and no id of the member beside the data', async () => {
    const ada = await pageOfAda();
    await ada.queryClient.fetchQuery({ queryKey: ['posts'], queryFn: () => 'posts' });
    const { lineage } = ada.client.session.getSnapshot();
    const [query] = dehydrate(ada.queryClient).queries;
    expect(query?.state).toMatchObject({ data: 'posts', lineage });
    expect(JSON.stringify(query)).not.toMatch(/RT-|ada@/);
  });
});

describe('the changes of a member', () => {
  const Form = () => {
    const { mutate, data, isPaused } = useUpdateMember();
    const shown = useMutationState({ select: ({ state }) => JSON.stringify(state.variables) });
    return (
      <>
        <button onClick={() => mutate({ id: 'm', data: { member: { loginEmail: 'SECRET' } } as never })}>
          Save
        </button>
        <p>{[data ? JSON.stringify(data) : '', isPaused ? 'paused' : '', ...shown].join('')}</p>
      </>
    );
  };
  const words = () => document.querySelector('p')?.textContent;

  test('leave no result on the page once the member has signed out', async () => {
    const ada = await pageOfAda();
    draw(ada, <Form />);
    act(() => screen.getByText('Save').click());
    await expect.poll(words).toContain(ADA);
    await act(() => ada.client.session.signOut());
    await expect.poll(words).toBe('');
  });

  test('that wait for the network are refused, and not sent as the next person', async () => {
    const ada = await pageOfAda();
    draw(ada, <Form />);
    onlineManager.setOnline(false);
    act(() => screen.getByText('Save').click());
    await expect.poll(words).toContain('paused');
    const [waiting] = ada.queryClient.getMutationCache().getAll();
    await act(() => ada.client.session.signOut());
    await expect.poll(words).toBe('');
    await act(async () => {
      onlineManager.setOnline(true);
      await ada.queryClient.resumePausedMutations();
    });
    await expect.poll(() => waiting?.state.error).toMatchObject({ code: 'session-changed' });
    expect(ada.device.platform.calls).toEqual([]);
  });

  test.each([
    ['not by the next person', true, 0],
    ['by the same member', false, 1],
  ])('are continued from a persisted cache: %s', async (_, leaves, sent) => {
    const ada = await pageOfAda();
    draw(ada, <Form />);
    onlineManager.setOnline(false);
    act(() => screen.getByText('Save').click());
    await expect.poll(words).toContain('paused');
    const saved = JSON.stringify(dehydrate(ada.queryClient));
    expect(saved).toContain('SECRET');
    cleanup();
    if (leaves) await ada.client.session.signOut();
    onlineManager.setOnline(true);
    const page = open(ada.device);
    const run = vi.fn<() => Promise<string>>(async () => 'done');
    page.queryClient.setMutationDefaults(['vitrine', 'members', 'updateMember'], { mutationFn: run });
    hydrate(page.queryClient, JSON.parse(saved) as ReturnType<typeof dehydrate>);
    await page.queryClient.resumePausedMutations();
    expect(run).toHaveBeenCalledTimes(sent);
    expect(
      JSON.stringify(
        page.queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain(leaves ? 'SECRET' : 'nothing');
  });
});

test('only reads that are the same for every person count as public', () => {
  const reads = [catalog, events, ticketing].flatMap(({ service, operations }) =>
    Object.entries(operations)
      .filter(([, { repeat }]) => repeat === 'read')
      .map(([operation]) => ['vitrine', service, operation]),
  );
  expect(reads.filter((key) => !isPublicQuery(key)).map((key) => key[2])).toEqual([
    'listOrders',
    'getOrder',
    'getSummary',
    'getCheckoutOptions',
    'getInvoice',
  ]);
  for (const service of ['carts', 'carts-v2', 'cart', 'members', 'orders', 'rsvp', 'graphql', 'no-cart'])
    expect(isPublicQuery(['vitrine', service])).toBe(false);
  expect(isPublicQuery(['catalog-v1', 'getProduct'])).toBe(false);
});

test('two data caches of one client decide each for itself', async () => {
  const storage = memoryStorage();
  const ada = await pageOfAda(deviceOf(storage));
  await ada.queryClient.fetchQuery(memberQuery());
  const state = dehydrate(ada.queryClient);
  const second = bindClient(new QueryClient(), ada.client);
  hydrate(second, state);
  expect(second.getQueryData(memberQuery().queryKey)).toBeDefined();
  await ada.client.session.signOut();
  expect(second.getQueryData(memberQuery().queryKey)).toBeUndefined();
  hydrate(second, state);
  expect(second.getQueryData(memberQuery().queryKey)).toBeUndefined();
});
