import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
} from '../../generated/carts/operations.ts';
import { captureAuthorizedPayment, voidAuthorizedPayment } from '../../generated/ticketing/operations.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from './client.ts';
import { adviceFor } from './errors/index.ts';
import { failureOf } from './testing/fakes.ts';
import { quick } from './testing/loopback-clients.ts';
import {
  bytes,
  closeNow,
  cut,
  fine,
  hang,
  json,
  loopback,
  nobody,
  raw,
  resetNow,
  type Step,
} from './testing/loopback.ts';
import type { CallOptions } from './types.ts';

// Promises about calls that are sent at most once, over real sockets and in one process. Each test has a server and a
// client of its own, so that several tests can wait for their time limits concurrently.

const faults: Readonly<Record<string, Step>> = {
  reset: resetNow,
  closed: closeNow,
  'half a status line': bytes('HTTP/1.1 20'),
  'cut headers': bytes('HTTP/1.1 200 OK\r\nX-A'),
  'cut body': cut(200, 'end'),
  'reset body': cut(200, 'reset'),
  silence: hang,
  'silent body': cut(200, 'hang'),
  500: raw('', 500),
  503: raw('', 503, { 'Retry-After': '0' }),
  HTML: raw('<html>'),
};

describe.concurrent('P3: a write is sent once', () => {
  const writes = {
    'add to cart': (options: CallOptions & { client: ReturnType<typeof owner> }) =>
      addToCurrentCart({}, options),
    'remove lines': (options: CallOptions & { client: ReturnType<typeof owner> }) =>
      removeLineItemsFromCurrentCart({ lineItemIds: ['a'] }, options),
    checkout: (options: CallOptions & { client: ReturnType<typeof owner> }) =>
      createCheckoutFromCurrentCart({ channelType: 'WEB' }, options),
    capture: (options: CallOptions & { client: ReturnType<typeof owner> }) =>
      captureAuthorizedPayment('o-1', { eventId: 'e-1' }, options),
    void: (options: CallOptions & { client: ReturnType<typeof owner> }) =>
      voidAuthorizedPayment('o-1', { eventId: 'e-1' }, options),
  };
  const owner = (host: string) => createClient({ host });

  describe.each(Object.entries(writes))('%s', (_, write) => {
    test.each(Object.entries(faults))('%s: one request, and the outcome is unknown', async (_fault, step) => {
      await using server = await loopback({ steps: [step, fine] });
      const error = await failureOf(write({ client: owner(server.host), ...quick }));
      expect(error).toMatchObject({ retryable: 'unknown', attempts: 1 });
      await sleep(30);
      expect(server.requests).toHaveLength(1);
    });
  });

  test('a checkout whose response is lost is never sent twice; the error says that the outcome is unknown and how to find out', async () => {
    const checkoutId = 'made-all-the-same';
    await using server = await loopback({ steps: [resetNow, json({ cart: { checkoutId } })] });
    const site = createClient({ host: server.host, auth: oauth({ clientId: 'shop' }) });
    const error = await failureOf(
      createCheckoutFromCurrentCart(
        { channelType: 'WEB' },
        { client: site, retries: 9, idempotencyKey: 'k' },
      ),
    );
    expect(server.requests).toHaveLength(1);
    expect(error).toMatchObject({ name: 'NetworkError', sent: true, retryable: 'unknown', attempts: 1 });
    expect(adviceFor(error)).toMatchObject({
      action: 'read-back',
      text: 'It may have taken effect. Read back first: the cart, which names its checkout, or the order by its number.',
    });
    // The recommended way to find out works.
    await expect(getCurrentCart({ client: site })).resolves.toEqual({ cart: { checkoutId } });
  });

  test('the error of a rejected checkout says that it had no effect', async () => {
    await using server = await loopback({ steps: [raw('', 409)] });
    const error = await failureOf(
      createCheckoutFromCurrentCart({ channelType: 'WEB' }, { client: owner(server.host) }),
    );
    expect(error).toMatchObject({ status: 409, retryable: 'no' });
  });

  test('an addition that was certainly not sent is repeated', async () => {
    const error = await failureOf(addToCurrentCart({}, { client: owner(await nobody()), ...quick }));
    expect(error).toMatchObject({ sent: false, refused: true, attempts: 2, retryable: 'yes' });
  });
});

describe.concurrent('P4: a read succeeds after one fault', () => {
  const passing = Object.entries(faults).filter(([name]) => name !== 'HTML');
  test.each([...passing, ['429', raw('', 429)] as const])('%s', async (_, step) => {
    await using server = await loopback({ steps: [step, fine] });
    const site = createClient({ host: server.host, ...quick });
    await expect(getCurrentCart({ client: site })).resolves.toEqual({ fine: true });
    expect(server.requests).toHaveLength(2);
  });

  test('in an outage a call sends at most 3 requests, and 400 calls of a client at most 1.1 each', async () => {
    await using server = await loopback({ steps: [raw('', 503)] });
    const site = createClient({ host: server.host, ...quick });
    await failureOf(getCurrentCart({ client: site }));
    expect(server.requests).toHaveLength(3);
    for (let n = 1; n < 400; n++) await failureOf(getCurrentCart({ client: site }));
    expect(server.requests.length / 400).toBeLessThanOrEqual(1.1);
  });
});
