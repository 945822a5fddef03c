import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, oauth } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { createSandbox, STORE_APP_ID } from 'vitrine/sandbox';
import { createSigner, disturbed, type Signer } from 'vitrine/webhooks/testing';
import { handler } from './fetch.ts';
import { server } from './node-http.ts';

const proof = { audience: '8d7c6b5a-2e40-4c1f-9f61-1c3b8f5e7a42', issuer: 'wix.com' };
let signer: Signer;
const closing: (() => unknown)[] = [];
let lines: string[] = [];
const say = (line: string): unknown => lines.push(line);

beforeAll(async () => {
  signer = await createSigner({ defaults: proof });
});
afterAll(() => closing.forEach((close) => close()));

type Post = (body: BodyInit | null, path?: string) => Promise<Response>;
const init = (body: BodyInit | null) => ({ method: 'POST', body, duplex: 'half' });

const receivers: [string, () => Promise<Post>][] = [
  [
    'node:http',
    async () => {
      const listening = server({ publicKey: signer.publicKeyLine, ...proof }, say);
      await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
      closing.push(() => {
        listening.closeAllConnections();
        listening.close();
      });
      const { port } = listening.address() as AddressInfo;
      return (body, path = '/webhooks') => fetch(`http://127.0.0.1:${port}${path}`, init(body));
    },
  ],
  [
    'Fetch',
    async () => {
      const answer = handler({ publicKey: signer.publicKey, ...proof }, say);
      return (body, path = '/webhooks') => answer(new Request(`https://shop.test${path}`, init(body)));
    },
  ],
];

const instanceId = '1c3b8f5e-7a42-4d0b-9f61-2e8d7c6b5a40';
const cart = (id: string, sequence: number) => ({
  eventType: 'wix.ecom.v1.cart_updated',
  instanceId,
  data: {
    id,
    entityFqdn: 'wix.ecom.v1.cart',
    entityId: 'c-1',
    slug: 'updated',
    entityEventSequence: `${sequence}`,
    updatedEvent: { currentEntity: { id: 'c-1' }, modifiedFields: { buyerNote: 'old' } },
  },
});
const product = {
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  instanceId,
  data: { productId: 'p-1', changedFields: ['price'] },
};

test('a receiver without further settings accepts the notifications of a sandbox with default settings', async () => {
  const heard: string[] = [];
  const answers: number[] = [];
  const routes: ReturnType<typeof handler>[] = [];
  const sandbox = createSandbox({
    deliver: async (request) => {
      const response = await routes[0]?.(request);
      answers.push(response?.status ?? 0);
      return response ?? new Response(null, { status: 500 });
    },
  });
  routes[0] = handler({ publicKey: await sandbox.webhooks.publicKey() }, (line) => heard.push(line));
  sandbox.webhooks.register({ url: 'https://shop.test/webhooks' });
  const client = createClient({
    auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }),
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });
  const catalogItemId = Object.keys(sandbox.state.products)[0] ?? '';
  const lineItems = [{ quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId } }];
  const { cart: created } = await addToCurrentCart({ lineItems }, { client });
  await sandbox.webhooks.settled();
  expect(answers).toEqual([200, 200]);
  expect(heard).toContain(`cart ${created?.id} was created`);
  sandbox.dispose();
});

describe.each(receivers)('a receiver on %s', (_, start) => {
  let post: Post;
  beforeEach(async () => {
    lines = [];
    post = await start();
  });

  test('passes each notification to its handlers once, even if it is delivered again', async () => {
    const bodies = [await signer.sign(cart('n-1', 1)), await signer.sign(product)];
    for (const { body } of disturbed(bodies, { duplicates: 1 })) expect((await post(body)).status).toBe(200);
    expect(lines.toSorted()).toEqual([
      'cart c-1: buyerNote changed',
      'product p-1 changed',
      `search index of ${instanceId}: p-1`,
    ]);
  });

  test('confirms a notification without a handler, so that it is not delivered again', async () => {
    const { status } = await post(await signer.sign({ ...product, eventType: 'wix.brand.new' }));
    expect([status, lines.at(-1)]).toEqual([200, 'no handler for wix.brand.new']);
  });

  test('refuses forged notifications without a reason', async () => {
    const bodies = [
      '',
      '{}',
      await signer.sign(product, { wrongKey: true }),
      await signer.sign(product, { algorithm: 'none' }),
      await signer.sign(product, { expiresAt: 1 }),
      await signer.sign(product, { audience: 'another app' }),
    ];
    const answers = await Promise.all(bodies.map((body) => post(body)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 401, 401, 401, 401]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(bodies.map(() => ''));
  });

  test('stops reading a body that is too large, and handles the next one', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        if (sent > 64 * 1_048_576) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(97));
      },
    });
    // A server that answers early may close the connection while the client still sends.
    const status = await post(endless).then(
      (answer) => answer.status,
      () => 400,
    );
    expect(status).toBe(400);
    expect(sent).toBeLessThan(32 * 1_048_576);
    expect((await post(await signer.sign(cart('n-9', 9)))).status).toBe(200);
  });

  test('answers 404 at every other address', async () => {
    expect((await post('x', '/elsewhere')).status).toBe(404);
  });
});
