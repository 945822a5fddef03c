import {
  dehydrate,
  type DehydratedState,
  hydrate,
  HydrationBoundary,
  IsRestoringProvider,
  QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useGetCurrentCart } from '../../generated/carts/queries.ts';
import { useGetProduct } from '../../generated/catalog-v1/queries.ts';
import { useGetCurrentMember } from '../../generated/members/queries.ts';
import { searchOrdersPages } from '../../generated/orders/queries.ts';
import { useListCurrentRsvps } from '../../generated/rsvp/queries.ts';
import { useGetTicketReservation } from '../../generated/ticket-reservations/queries.ts';
import { useGetOrder } from '../../generated/ticketing/queries.ts';
import { useCart, VitrineProvider } from './index.ts';
import { ADA, type Device, deviceOf, member, open, type Page, slowly } from './testing/persons.ts';

afterEach(cleanup);

/** Every read of a person, generated or of the program, in one component. */
const Everything = () => {
  const reads: readonly unknown[] = [
    useGetCurrentMember().data,
    useGetCurrentCart().data,
    useInfiniteQuery(searchOrdersPages({ search: {} })).data,
    useListCurrentRsvps({ eventId: ['e'] }).data,
    useGetTicketReservation('t').data,
    useGetOrder('e', 'n').data,
    useCart().confirmed,
    useGetProduct('p').data,
  ];
  return <p>{JSON.stringify(reads)}</p>;
};

const pageOf = ({ client, queryClient }: Page, children: ReactNode = <Everything />) => (
  <VitrineProvider client={client} queryClient={queryClient}>
    {children}
  </VitrineProvider>
);

/** As `PersistQueryClientProvider` does: reads wait until the persisted cache is restored. */
const Restoring = ({ page, device, children }: { page: Page; device: Device; children: ReactNode }) => {
  const [isRestoring, setRestoring] = useState(true);
  useEffect(() => {
    void Promise.resolve().then(() => {
      if (device.saved) hydrate(page.queryClient, JSON.parse(device.saved) as DehydratedState);
      setRestoring(false);
    });
  }, [page, device]);
  return <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>;
};

const text = () => document.body.textContent;
/** The texts that the page has ever shown. */
const watchTexts = () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(text() ?? ''));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { seen, stop: () => observer.disconnect() };
};

/** A member reads everything; the cache is persisted, and the member leaves at once. */
const visitOfAda = async (device: Device, leaves = true) => {
  const page = open(device);
  await page.client.session.setTokens(member(ADA));
  const { unmount } = render(pageOf(page));
  await vi.waitFor(() => expect(text()?.split(ADA).length).toBeGreaterThan(7));
  device.saved = JSON.stringify(dehydrate(page.queryClient));
  if (leaves) await page.client.session.signOut();
  unmount();
  page.client.session.dispose();
  device.platform.calls.length = 0;
  expect(device.saved).toContain(ADA);
};

/** The ways in which a page gets a persisted or handed-over cache, each with what the page renders. */
const ways: readonly [string, (page: Page, device: Device) => ReactNode][] = [
  [
    'PersistQueryClientProvider',
    (page, device) =>
      pageOf(
        page,
        <Restoring page={page} device={device}>
          <Everything />
        </Restoring>,
      ),
  ],
  [
    'HydrationBoundary',
    (page, { saved = '' }) =>
      pageOf(
        page,
        <HydrationBoundary state={JSON.parse(saved) as DehydratedState}>
          <Everything />
        </HydrationBoundary>,
      ),
  ],
  [
    'its own hydrate() before the first render',
    (page, { saved = '' }) => {
      hydrate(page.queryClient, JSON.parse(saved) as DehydratedState);
      return pageOf(page);
    },
  ],
  [
    'its own hydrate() before the client is bound',
    ({ client }, { saved = '' }) => {
      const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      hydrate(queryClient, JSON.parse(saved) as DehydratedState);
      return pageOf({ client, queryClient });
    },
  ],
  [
    'messages of another tab',
    (page, { saved = '' }) => {
      for (const { queryKey, queryHash, state } of (JSON.parse(saved) as DehydratedState).queries)
        page.queryClient.getQueryCache().build(page.queryClient, { queryKey, queryHash }, state);
      return pageOf(page);
    },
  ],
];

describe.each(ways)('with %s,', (way, draw) => {
  // Without the settings of the page, data is stale at once.
  const isFresh = way !== 'its own hydrate() before the client is bound';

  test.each([
    ['a visitor', undefined, false],
    ['a visitor whose storage answers late', undefined, true],
    ['another member', member('bob@example.org'), false],
    ['another member whose storage answers late', member('bob@example.org'), true],
  ])(
    'the page of the next person, %s, never shows anything of the previous member',
    async (_, next, isSlow) => {
      const device = deviceOf();
      await visitOfAda(device);
      if (next) await device.storage.save('shop@https://shop.test', { ...next, lineage: 0.5 });
      const page = open(isSlow ? { ...device, storage: slowly(device.storage) } : device);
      const { seen, stop } = watchTexts();
      render(draw(page, device));
      await vi.waitFor(() => expect(text()).toContain(next ? 'bob@example.org' : '"buyerNote":"visitor'));
      await act(async () => void (await page.client.session.getTokens()));
      stop();
      expect(seen.join()).not.toContain(ADA);
      expect(text()).toContain('Mug');
      expect(JSON.stringify(dehydrate(page.queryClient))).not.toContain(ADA);
    },
  );

  test('the same member goes on with the cache, without a read and without a flash', async () => {
    const device = deviceOf();
    await visitOfAda(device, false);
    const { seen, stop } = watchTexts();
    render(draw(open(device), device));
    await vi.waitFor(() => expect(text()?.split(ADA).length).toBeGreaterThan(7));
    stop();
    // `useCart` does not wait for a persisted cache.
    const calls = device.platform.calls.filter((path) => !path.includes('/carts/'));
    if (isFresh) expect(calls).toEqual([]);
    if (way !== 'PersistQueryClientProvider')
      expect(seen.filter((shown) => !shown.includes(ADA))).toEqual([]);
  });

  test('the same member sees the cache as soon as a late storage has answered', async () => {
    const device = deviceOf();
    await visitOfAda(device, false);
    render(draw(open({ ...device, storage: slowly(device.storage) }), device));
    await vi.waitFor(() => expect(text()?.split(ADA).length).toBeGreaterThan(7));
  });

  test('products stay in the cache for the next person', async () => {
    const device = deviceOf();
    await visitOfAda(device);
    render(draw(open(device), device));
    await vi.waitFor(() => expect(text()).toContain('Mug'));
    if (isFresh) expect(device.platform.calls.filter((path) => path.includes('/products/'))).toEqual([]);
  });
});
