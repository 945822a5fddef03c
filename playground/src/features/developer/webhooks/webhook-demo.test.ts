import { STORES_APP_ID } from 'vitrine';
import { createSandbox } from 'vitrine/sandbox';
import { expect, test } from 'vitest';
import type { SiteNotification } from '../../../site/notifications.ts';
import { createWebhookDemo, type Trouble } from './webhook-demo.ts';

/** The notifications of a site while a visitor changes a cart several times. */
const busy = async (): Promise<SiteNotification[]> => {
  const sandbox = createSandbox();
  const call = async (path: string, body: object, token = ''): Promise<Record<string, string>> =>
    (
      await sandbox.fetch(
        new Request(`http://sandbox${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: token },
          body: JSON.stringify(body),
        }),
      )
    ).json() as Promise<Record<string, string>>;
  const token = await call('/oauth2/token', {
    clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11',
    grantType: 'anonymous',
  });
  const lineItems = [
    { quantity: 1, catalogReference: { appId: STORES_APP_ID, catalogItemId: sandbox.state.products[0]?.id } },
  ];
  for (let time = 0; time < 4; time++)
    await call('/v1/carts/current/add-to-cart', { lineItems }, token['access_token']);
  // Each family of notifications has an order of its own.
  return sandbox.notifications
    .list()
    .filter(({ eventType }) => eventType.startsWith('wix.ecom.v1.'))
    .map((one) => ({ ...one, data: { ...one.data } }));
};

const delivered = async (...on: Trouble[]) => {
  const told = await busy();
  expect(told.length).toBeGreaterThan(3);
  const demo = createWebhookDemo();
  demo.trouble.set(new Set(on));
  await demo.deliver(told);
  return { told, demo };
};

test('with duplicates and disorder, each notification is handled at most once and in the order of its cart', async () => {
  const { told, demo } = await delivered('duplicate', 'reorder');
  const { attempts, handled } = demo.view.get();
  const numbers = handled.map(({ number }) => number);
  expect(attempts).toHaveLength(told.length * 2);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
  expect(new Set(attempts.map(({ outcome }) => outcome))).toContain('duplicate');
});

test('a notification signed with another key is rejected with the reason and not handled', async () => {
  const { demo } = await delivered('wrongKey');
  const { attempts, handled } = demo.view.get();
  expect(handled).toEqual([]);
  expect(new Set(attempts.map(({ outcome, status }) => `${outcome} ${status}`))).toEqual(
    new Set(['refused 401']),
  );
  expect(attempts[0]?.reason).toMatch(/sign/i);
});

test('a receiver that was down gets everything later', async () => {
  const { told, demo } = await delivered('down');
  expect(demo.view.get()).toMatchObject({ handled: [], waiting: told.length });
  demo.trouble.set(new Set());
  await demo.deliver([]);
  expect(demo.view.get().waiting).toBe(0);
  expect(demo.view.get().handled.length).toBe(told.length);
});

test('following survives an outage, and after a pause delivers the missed notifications once each', async () => {
  const site = await busy();
  const numbers = site.map(({ number }) => number);
  let told = site.slice(0, 2);
  let outages = 0;
  const read = async (after: number) => {
    if (outages++ < 2) throw new TypeError('Failed to fetch');
    return told.filter(({ number }) => number > after);
  };
  const demo = createWebhookDemo();
  const handled = () => demo.view.get().handled.map(({ number }) => number);
  const stop = demo.follow(read, 1);
  await expect.poll(handled).toEqual(numbers.slice(0, 2));
  stop();
  told = site;
  const stopAgain = demo.follow(read, 1);
  await expect.poll(handled).toEqual(numbers);
  stopAgain();
  expect(demo.view.get().attempts).toHaveLength(site.length);
});
