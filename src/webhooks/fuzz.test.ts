import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { atMost } from '../../test/setup/counts.ts';
import { isWebhookError } from '../core/errors/index.ts';
import { createReceiver } from './index.ts';
import type { Signer } from './signer.ts';
import { AUDIENCE, cartUpdated, INSTANCE, ISSUER, NOW, segments, signerOf } from './testing/stage.ts';

// Properties: any posted body gets a documented status without an exception, and no handler without a verification.

let signer: Signer;
let good: string;
beforeAll(async () => {
  signer = await signerOf();
  good = await signer.sign(cartUpdated('n-1', 1));
});

const numRuns = atMost(300, 10_000);

const receiver = () => {
  const handled: object[] = [];
  const { receive } = createReceiver({
    publicKey: signer.publicKey,
    audience: AUDIENCE,
    issuer: ISSUER,
    now: () => NOW,
    handlers: { 'wix.ecom.v1.cart_updated': (event) => handled.push(event) },
    onUnknown: (notification) => handled.push(notification),
  });
  return { receive, handled };
};

const expectDocumented = ({ status, error }: { status: number; error?: Error }) => {
  expect([200, 400, 401]).toContain(status);
  if (status !== 200) expect(isWebhookError(error)).toBe(true);
};

const base64url = fc.json().map((text) => Buffer.from(text).toString('base64url'));
const header = fc
  .record(
    {
      alg: fc.oneof(fc.constantFrom('RS256', 'none', 'HS256', 'RS512', 'PS256', ''), fc.jsonValue()),
      kid: fc.jsonValue(),
      crit: fc.jsonValue(),
      b64: fc.jsonValue(),
      jwk: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));

test('any body without a signature is not handled and gets a documented status', async () => {
  const { receive, handled } = receiver();
  const bodies = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(base64url, { minLength: 2, maxLength: 5 }).map((parts) => parts.join('.')),
    fc.tuple(header, base64url, base64url).map((parts) => parts.join('.')),
    header.map((head) => [head, ...segments(good).slice(1)].join('.')),
    fc
      .tuple(fc.nat(), fc.nat(20), fc.string({ unit: 'binary', maxLength: 20 }))
      .map(([at, length, other]) => {
        const from = at % good.length;
        return good.slice(0, from) + other + good.slice(from + length);
      })
      // White space around the body and the last bits of a signature do not change the delivery.
      .filter((body) => segments(body.trim()).slice(0, 2).join() !== segments(good).slice(0, 2).join()),
    fc.uint8Array(),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const answer = await receive(body);
      expectDocumented(answer);
      expect(answer.status).not.toBe(200);
    }),
    { numRuns },
  );
  expect(handled).toEqual([]);
});

test('any signed claim is handled completely, or refused', async () => {
  const { receive } = receiver();
  const text = (value: fc.Arbitrary<unknown>) => value.map((held) => JSON.stringify(held));
  const part = fc.record(
    {
      entity: fc.jsonValue(),
      entityAsJson: fc.oneof(fc.json(), fc.string(), fc.jsonValue()),
      currentEntityAsJson: fc.oneof(fc.json(), fc.string()),
      deletedEntityAsJson: fc.oneof(fc.json(), fc.string()),
      bodyAsJson: fc.oneof(fc.json(), fc.string()),
    },
    { requiredKeys: [] },
  );
  const payload = fc.record(
    {
      id: fc.oneof(fc.uuid(), fc.jsonValue()),
      entityFqdn: fc.oneof(fc.constant('wix.ecom.v1.cart'), fc.jsonValue()),
      entityId: fc.oneof(fc.constantFrom('a', 'b'), fc.jsonValue()),
      entityEventSequence: fc.oneof(fc.nat().map(String), fc.jsonValue()),
      createdEvent: fc.oneof(part, fc.jsonValue()),
      updatedEvent: fc.oneof(part, fc.jsonValue()),
      actionEvent: fc.oneof(part, fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const claim = fc.record(
    {
      eventType: fc.oneof(
        fc.constant('wix.ecom.v1.cart_updated'),
        fc.string(),
        fc.constantFrom('__proto__', 'toString'),
      ),
      instanceId: fc.oneof(fc.constant(INSTANCE), fc.jsonValue()),
      identity: fc.oneof(fc.json(), fc.jsonValue()),
      data: fc.oneof(text(payload), payload, fc.json(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(text(claim), fc.json(), fc.string(), fc.jsonValue()), async (held) => {
      expectDocumented(await receive(await signer.sign(cartUpdated('n', 1), { claim: held })));
      expect(Reflect.ownKeys(Object.prototype)).not.toContain('polluted');
    }),
    { numRuns: atMost(100, 10_000) },
  );
});

test('in any order of deliveries with repeats, the newest state is handled last', async () => {
  const bodies = await Promise.all([1, 2, 3, 4, 5].map((n) => signer.sign(cartUpdated(`n-${n}`, n))));
  const orders = fc.array(fc.nat(4), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), async (order, atOnce) => {
      const { receive, handled } = receiver();
      if (atOnce) await Promise.all(order.map((at) => receive(bodies[at] ?? '')));
      else for (const at of order) await receive(bodies[at] ?? '');
      const seen = handled.map((event) =>
        Number(Reflect.get(Reflect.get(event, 'metadata') as object, 'entityEventSequence')),
      );
      expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
      expect(seen.at(-1)).toBe(Math.max(...order) + 1);
    }),
    { numRuns: atMost(50, 2000) },
  );
});
