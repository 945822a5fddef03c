/** The account page of J23: profile, contact data, and the own orders page by page. */
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useGetCurrentMember } from '../../generated/members/queries.ts';
import { idFrom } from '../../sandbox/engine/ids.ts';
import { open, shopperWith } from '../../sandbox/testing/hosted.ts';
import { useAccount, useOwnOrders, VitrineProvider } from './index.ts';
import { createTestSite, type TestSite } from './test-site.tsx';

let site: TestSite;
afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  site.dispose();
});

const Profile = () => {
  const { standing, member, saving, problem, save } = useAccount();
  return (
    <>
      <h1>{standing}</h1>
      <p>{`${member?.profile?.nickname ?? 'nobody'}, ${member?.contact?.jobTitle ?? 'no title'}`}</p>
      <p>{`${saving ? 'saving' : 'saved'}, ${problem?.reason ?? 'no problem'}`}</p>
      <button onClick={() => void save({ contact: { jobTitle: 'Potter' } })}>Save</button>
    </>
  );
};

const Account = () => <p>account {useAccount().standing}</p>;

const Header = () => {
  const { data } = useGetCurrentMember({ fieldsets: ['FULL'] });
  return <p>header {data?.member?.contact?.jobTitle ?? 'without a title'}</p>;
};

const Orders = () => {
  const { orders, pending, hasMore, loadMore } = useOwnOrders({ limit: 2 });
  return (
    <>
      <p>{`${pending ? 'reading' : orders.length} orders, ${hasMore ? 'more' : 'all'}`}</p>
      <button onClick={loadMore}>More</button>
    </>
  );
};

const press = (name: string) => act(async () => screen.getByText(name).click());
const title = (text: string) => screen.findByRole('heading', { name: text });

test('a member reads and saves the own account, and other queries of it are read again', async () => {
  site = createTestSite();
  await site.signIn();
  render(
    <>
      <Profile />
      <Header />
    </>,
    { wrapper: site.wrapper },
  );
  await title('member');
  expect(screen.getByText('Ada Berg, no title')).toBeTruthy();
  expect(await screen.findByText('header without a title')).toBeTruthy();
  await press('Save');
  expect(await screen.findByText('Ada Berg, Potter')).toBeTruthy();
  expect(await screen.findByText('saved, no problem')).toBeTruthy();
  expect(await screen.findByText('header Potter')).toBeTruthy();
});

test('several components of the account read other queries of it again only once', async () => {
  site = createTestSite();
  await site.signIn();
  const invalidations = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  render(
    <>
      <Profile />
      <Account />
      <Account />
      <Header />
    </>,
    { wrapper: site.wrapper },
  );
  await title('member');
  expect(await screen.findByText('header without a title')).toBeTruthy();
  invalidations.mockClear();
  await press('Save');
  expect(await screen.findByText('header Potter')).toBeTruthy();
  expect(invalidations).toHaveBeenCalledTimes(1);
  invalidations.mockRestore();
});

test('a save that fails shows at once, and is taken back', async () => {
  site = createTestSite();
  await site.signIn();
  render(<Profile />, { wrapper: site.wrapper });
  await title('member');
  site.sandbox.faults.add({ operation: 'updateMember', status: 500, latencyMs: 50 });
  act(() => screen.getByText('Save').click());
  expect(screen.getByText('Ada Berg, Potter')).toBeTruthy();
  expect(screen.getByText('saving, no problem')).toBeTruthy();
  expect(await screen.findByText('Ada Berg, no title')).toBeTruthy();
});

/** A shop in which Ada has five orders, and another person has one. */
const shopWithOrders = async (): Promise<TestSite> => {
  const made = createTestSite();
  const { sandbox } = made;
  await (await open(await shopperWith('oak-board', 1, sandbox))).press('pay');
  const [order] = sandbox.orders;
  const { id = '' } = sandbox.state.members.find(({ email }) => email === 'ada@example.org') ?? {};
  if (!order) return expect.fail('nothing was ordered');
  for (let number = 1; number <= 5; number += 1)
    sandbox.state.orders.push({
      ...structuredClone(order),
      id: idFrom(`order-${number}`),
      number: `${20_000 + number}`,
      owner: { role: 'member', id },
    });
  return made;
};

test('a visitor has no orders, and a member reads the own orders page by page', async () => {
  site = await shopWithOrders();
  render(<Orders />, { wrapper: site.wrapper });
  expect(screen.getByText('0 orders, all')).toBeTruthy();
  await act(() => site.signIn());
  expect(await screen.findByText('2 orders, more')).toBeTruthy();
  await press('More');
  expect(await screen.findByText('4 orders, more')).toBeTruthy();
  await press('More');
  expect(await screen.findByText('5 orders, all')).toBeTruthy();
  await act(() => site.client.session.signOut());
  expect(await screen.findByText('0 orders, all')).toBeTruthy();
});

test('orders that a page without a network cannot read are not shown as none', async () => {
  site = await shopWithOrders();
  await site.signIn();
  onlineManager.setOnline(false);
  render(<Orders />, { wrapper: site.wrapper });
  expect(await screen.findByText('reading orders, all')).toBeTruthy();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('2 orders, more')).toBeTruthy();
});

test.each([undefined, null, [null]])('a page of orders whose list is %j has no orders', async (orders) => {
  site = await shopWithOrders();
  await site.signIn();
  const send = site.client.send.bind(site.client);
  vi.spyOn(site.client, 'send').mockImplementation(async (call, options) => {
    const answer = await send(call, options);
    return call.facts.id === 'searchOrders' ? { ...answer, data: { orders } } : answer;
  });
  render(<Orders />, { wrapper: site.wrapper });
  expect(await screen.findByText('0 orders, all')).toBeTruthy();
});

test('a server renders no account', () => {
  site = createTestSite();
  const html = renderToString(
    <VitrineProvider client={site.client}>
      <Profile />
    </VitrineProvider>,
  );
  expect(html).toContain('unknown');
});
