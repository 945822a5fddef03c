import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type ReceiverOptions } from './index.ts';
import { disturbed, type Signer } from './signer.ts';
import { pause, receiverOf } from './testing/receiver.ts';
import { cartCreated, cartUpdated, NOW, productChanged, signerOf } from './testing/stage.ts';

let signer: Signer;
beforeAll(async () => {
  signer = await signerOf();
});
const receiver = (options: Partial<ReceiverOptions>) => receiverOf(signer, options);

describe('each notification is handled once', () => {
  const counting = (options: Partial<ReceiverOptions> = {}) => {
    const handler = vi.fn<() => unknown>(() => pause(5));
    const handlers = {
      'wix.ecom.v1.cart_created': handler,
      'wix.ecom.v1.cart_updated': handler,
      'com.wix.ecommerce.catalog.api.v1.ProductChanged': handler,
    };
    return { handler, ...receiver({ handlers, ...options }) };
  };

  test.each<[string, () => Promise<string[]>]>([
    ['the same body twice', async () => Array(2).fill(await signer.sign(cartCreated())) as string[]],
    [
      'the same id, signed again',
      async () => [
        await signer.sign(cartCreated()),
        await signer.sign(cartCreated(), { issuedAt: NOW / 1000 - 5 }),
      ],
    ],
    [
      'the same id in the other form',
      async () => [
        await signer.sign(cartCreated()),
        await signer.sign(cartCreated(), { entityAsText: true }),
      ],
    ],
    ['the same plain body', async () => Array(2).fill(await signer.sign(productChanged())) as string[]],
  ])('%s: handled once, whether one after the other or concurrently', async (_, bodies) => {
    const [one = '', other = ''] = await bodies();
    const first = counting();
    await first.receive(one);
    expect((await first.receive(other)).outcome).toBe('duplicate');
    const second = counting();
    const outcomes = await Promise.all(
      [one, other, one, other].map(async (body) => (await second.receive(body)).outcome),
    );
    expect(outcomes.toSorted()).toEqual(['duplicate', 'duplicate', 'duplicate', 'handled']);
    expect([first.handler.mock.calls.length, second.handler.mock.calls.length]).toEqual([1, 1]);
  });

  test('the same plain body with another base64 spelling of its signature is handled once', async () => {
    const { receive, handler } = counting();
    const body = await signer.sign(productChanged());
    await receive(body);
    // Only four bits of the last of 342 characters count: the sender may set the other two.
    const last = body.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const { status } = await receive(body.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1]);
    expect([200, 400, 401]).toContain(status);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('two equal plain bodies with different signatures are two notifications', async () => {
    const { receive, handler } = counting();
    await receive(await signer.sign(productChanged()));
    await receive(await signer.sign(productChanged(), { issuedAt: NOW / 1000 - 5 }));
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('the same id of another installation is another notification', async () => {
    const { receive, handler } = counting();
    await receive(await signer.sign(cartCreated()));
    await receive(await signer.sign({ ...cartCreated(), instanceId: 'other' }));
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test.each(['', 7, null, {}])('with the id %j, the digest of the signed text is the key', async (id) => {
    const { receive, handler } = counting();
    const base = cartCreated();
    const one = { ...base, data: { ...base.data, id } };
    await receive(await signer.sign(one));
    await receive(await signer.sign(one));
    await receive(await signer.sign(one, { issuedAt: NOW / 1000 - 5 }));
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('a hundred notifications with duplicates and delays, in another order, are handled once each', async () => {
    const ids = Array.from({ length: 100 }, (_, n) => `n-${n}`);
    const bodies = await Promise.all(ids.map((id, n) => signer.sign(cartUpdated(id, 1, `cart-${n}`))));
    const deliveries = disturbed(bodies, { seed: 3, duplicates: 0.5, delayMs: 50 });
    expect(deliveries.length).toBeGreaterThan(120);
    const seen: string[] = [];
    const { receive } = receiver({
      handlers: { 'wix.ecom.v1.cart_updated': ({ metadata }) => seen.push(metadata.id) },
    });
    const statuses = await Promise.all(
      deliveries.map(async ({ body, delayMs }) => {
        await pause(delayMs);
        return (await receive(body)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });
});
