import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAccount } from '../account/account.ts';
import { createCart } from '../cart/cart.ts';
import { openShop } from '../cart/testing/shop.ts';
import { versions } from '../cart/testing/versions.ts';
import { createRsvpReply } from '../tickets/rsvp/reply.ts';
import { memberOf } from '../../sandbox/testing/box-office.ts';
import { party } from '../../sandbox/testing/replies.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { createClient } from './client.ts';
import { oauth } from '../session/oauth.ts';
import { onReturn } from './on-return.ts';
import { openedPage } from './testing/returning.ts';

afterEach(() => void vi.unstubAllGlobals());

type Page = ReturnType<typeof openedPage>;
const ways: [string, (page: Page) => void][] = [
  [
    'becomes visible again',
    (page) => {
      page.hide();
      page.show();
    },
  ],
  ['comes back from the history of the browser', (page) => void page.pageshow(true)],
  [
    'is online again',
    (page) => {
      page.online(false);
      page.online(true);
    },
  ],
  [
    'comes back with all events at once',
    (page) => {
      page.show();
      page.pageshow(true);
      page.online(true);
    },
  ],
];

/** A signed-in member of a site with a party, and the reads of the two observables of this person. */
const member = async () => {
  const { sandbox, eventId } = await party({});
  const calls: string[] = [];
  const client = createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host: 'http://sandbox.test',
    fetch: (url, init) => {
      calls.push(new URL(url).pathname.split('/').at(-1) ?? '');
      return sandbox.fetch(new Request(url, init));
    },
  });
  await client.session.setTokens({
    accessToken: { value: memberOf(sandbox, 'ada').token, expiresAt: 4e9 },
    refreshToken: { value: 'RT', role: 'member' },
  });
  return { client, eventId, calls };
};

describe.each(ways)('if a page %s,', (_, comeBack) => {
  test.each(versions)('createCart reads once more: $version', async (version) => {
    const page = openedPage();
    const shop = openShop({ version });
    const cart = createCart(shop.client, { backend: version.backend });
    const leave = cart.subscribe(() => {});
    await cart.settled();
    // Another tab of the person adds a product.
    await createCart(shop.client, { backend: version.backend }).add(shop.item('halm-cup', 2));
    shop.calls.length = 0;
    expect(cart.getSnapshot().count).toBe(0);
    comeBack(page);
    await vi.waitFor(() => expect(cart.getSnapshot().count).toBe(2));
    await cart.settled();
    const reads = () => shop.calls.filter(({ name }) => name === 'GET').length;
    expect(reads()).toBe(1);
    leave();
    comeBack(page);
    expect([reads(), page.listeners()]).toEqual([1, 0]);
  });

  test('the account and the reply to an invitation are read once more', async () => {
    const page = openedPage();
    const { client, eventId, calls } = await member();
    const [account, reply] = [createAccount(client), createRsvpReply(client, { eventId })];
    const leave = [account, reply].map((one) => one.subscribe(() => {}));
    const isRead = () =>
      vi.waitFor(() => {
        expect([account.getSnapshot().reading, reply.getSnapshot().pending]).toEqual([false, undefined]);
        expect(account.getSnapshot().standing).toBe('member');
      });
    await isRead();
    const before = calls.splice(0);
    comeBack(page);
    await vi.waitFor(() => expect(calls).toHaveLength(before.length));
    await isRead();
    expect(calls.toSorted()).toEqual(before.toSorted());
    for (const end of leave) end();
    expect(page.listeners()).toBe(0);
  });
});

test('a cart whose first read failed is read when the page is online again', async () => {
  const page = openedPage();
  let isDown = true;
  const shop = openShop({ onCall: () => (isDown ? 'missing' : 'done') });
  const cart = createCart(shop.client);
  cart.subscribe(() => {});
  await vi.waitFor(() => expect(cart.getSnapshot().status).toBe('failed'));
  isDown = false;
  page.online(true);
  await vi.waitFor(() => expect(cart.getSnapshot().status).toBe('ready'));
});

test('nothing is read while the page is hidden or offline, nor when it is opened', () => {
  const page = openedPage();
  const heard = vi.fn<() => void>();
  const leave = onReturn(heard);
  page.pageshow(false);
  page.hide();
  page.online(false);
  page.show();
  expect(heard).not.toHaveBeenCalled();
  page.online(true);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});

test('without a page, and in a runtime with a bare window, nothing is heard', () => {
  onReturn(() => expect.unreachable())();
  vi.stubGlobal('window', {});
  onReturn(() => expect.unreachable())();
});
