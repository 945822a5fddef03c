import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { Notification } from '../../../generated/notifications/zod.ts';
import { notificationFacts } from '../../../generated/notifications/index.ts';
import { createReceiver, createVerifier } from '../../webhooks/index.ts';
import { announce } from '../announce.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox.ts';
import { ORIGIN, send, visitorOf } from '../testing/shopper.ts';
import type { Caller } from '../state.ts';
import { WebhookSetupError } from './types.ts';

const HOOK = 'http://receiver.example/hook';
const DELETED = 'com.wix.ecommerce.catalog.api.v1.ProductDeleted';

const running: Sandbox[] = [];
afterEach(() => {
  for (const sandbox of running.splice(0)) sandbox.dispose();
});

/** A sandbox whose deliveries are answered here; the answer of each is a status, or what takes longer. */
const stage = (
  answer: (call: number) => number | Promise<number> = () => 200,
  options: SandboxOptions = {},
) => {
  const bodies: string[] = [];
  const sandbox = createSandbox({
    ...options,
    deliver: async (request) => {
      bodies.push(await request.text());
      return new Response(null, { status: await answer(bodies.length) });
    },
  });
  running.push(sandbox);
  const emit = (productId: string, caller?: Caller) => {
    announce(
      { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN, ...(caller && { caller }) },
      DELETED,
      { productId },
    );
    sandbox.advance(0);
  };
  const read = async () => {
    const verify = createVerifier({
      publicKey: await sandbox.webhooks.publicKey(),
      audience: 'any',
      issuer: 'any',
      schema: Notification,
    });
    return Promise.all(bodies.map(async (body) => (await verify(body)).notification));
  };
  return { sandbox, bodies, emit, read };
};

const productIds = async (read: () => Promise<{ data: unknown }[]>) =>
  (await read()).map(({ data }) => Reflect.get(Object(data), 'productId'));

describe('what a receiver gets', () => {
  test('R200: is a token signed by RS256 whose claim holds the notification as texts within a text', async () => {
    const { sandbox, bodies, emit } = stage();
    sandbox.webhooks.register({ url: HOOK });
    emit('one', { role: 'owner', id: 'o' });
    await sandbox.webhooks.settled();
    const [header = '', claims = ''] = (bodies[0] ?? '')
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(header)).toEqual({ alg: 'RS256' });
    const { data, iat, exp } = JSON.parse(claims) as { data: string; iat: number; exp: number };
    expect(exp - iat).toBe(3600);
    const notification = JSON.parse(data) as Record<string, string>;
    expect(Object.keys(notification).sort()).toEqual(['data', 'eventType', 'identity', 'instanceId']);
    expect(notification['eventType']).toBe(DELETED);
    expect(JSON.parse(notification['data'] ?? '')).toEqual({ productId: 'one' });
  });

  test('R200: is taken by the receiver of this package, and every described type fits its schema', async () => {
    const { sandbox, bodies, emit } = stage();
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    const shopper = await visitorOf(sandbox);
    await shopper.add('teapot-for-two');
    await shopper.call('DELETE', '/v1/carts/current');
    await sandbox.webhooks.settled();
    const types: string[] = [];
    const receiver = createReceiver({
      publicKey: await sandbox.webhooks.publicKey(),
      audience: 'any',
      issuer: 'any',
      schema: Notification,
      handlers: Object.fromEntries(
        Object.keys(notificationFacts).map((type) => [type, () => types.push(type)]),
      ),
    });
    for (const body of bodies) {
      const answer = await receiver.receive(body);
      expect(answer).toMatchObject({ status: 200 });
    }
    expect(types).toContain(DELETED);
    expect(types).toHaveLength(bodies.length);
  });

  test('R206: says who caused it', async () => {
    const { sandbox, emit, read } = stage();
    sandbox.webhooks.register({ url: HOOK });
    const id = '8046df3c-7575-4098-a5ab-c91ad8f33c47';
    const callers: Caller[] = [
      { role: 'visitor', id },
      { role: 'member', id },
      { role: 'owner', id },
      { role: 'app', id },
    ];
    for (const caller of callers) emit('x', caller);
    emit('by time');
    await sandbox.webhooks.settled();
    expect((await read()).map(({ identity }) => identity)).toEqual([
      { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id },
      { identityType: 'MEMBER', memberId: id },
      { identityType: 'WIX_USER', wixUserId: id },
      { identityType: 'APP', appId: id },
      undefined,
    ]);
  });

  test('comes in the order in which it happened, and only what was asked for', async () => {
    // The first answers last: the others wait for it.
    const { sandbox, emit, read } = stage(async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 20 / call));
      return 200;
    });
    emit('before');
    sandbox.webhooks.register({ url: HOOK, eventTypes: [DELETED] });
    sandbox.webhooks.register({ url: `${HOOK}/carts`, eventTypes: ['wix.ecom.v1.cart_created'] });
    for (const id of ['a', 'b', 'c', 'd']) emit(id);
    await sandbox.webhooks.settled();
    expect(await productIds(read)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a receiver that does not take it', () => {
  test('R201: must answer 200, and nothing else counts', async () => {
    for (const [status, outcome] of [
      [200, 'delivered'],
      [201, 'pending'],
      [204, 'pending'],
      [301, 'pending'],
      [404, 'pending'],
      [500, 'pending'],
    ] as const) {
      const { sandbox, emit } = stage(() => status);
      sandbox.webhooks.register({ url: HOOK });
      emit('x');
      await sandbox.webhooks.settled();
      const [delivery] = sandbox.webhooks.deliveries();
      expect([status, delivery?.status, delivery?.attempts[0]?.status]).toEqual([status, outcome, status]);
    }
  });

  test('R201: has 1 250 ms to answer', async () => {
    const { sandbox, emit } = stage(() => new Promise(() => undefined));
    sandbox.webhooks.register({ url: HOOK });
    const start = performance.now();
    emit('x');
    await sandbox.webhooks.settled();
    const [delivery] = sandbox.webhooks.deliveries();
    expect(delivery?.attempts[0]?.problem).toBe('it did not answer within 1250 ms');
    expect(performance.now() - start).toBeGreaterThanOrEqual(1_240);
    expect(performance.now() - start).toBeLessThan(4_000);
  });

  test('R201: has as long as the settings say', async () => {
    const { sandbox, emit } = stage(() => new Promise(() => undefined), {
      settings: { webhookTimeoutMs: 20 },
    });
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    await sandbox.webhooks.settled();
    expect(sandbox.webhooks.deliveries()[0]?.attempts[0]?.problem).toContain('within 20 ms');
  });

  const seconds = (sandbox: Sandbox): number[] => {
    const attempts = sandbox.webhooks.deliveries()[0]?.attempts ?? [];
    return attempts.map(({ date }) => (Date.parse(date) - Date.parse('2026-03-02T09:00:00.000Z')) / 1000);
  };

  test('R202: is tried again after 1, 2, 4 … seconds of a clock that stands still, 12 times in all', async () => {
    const { sandbox, emit } = stage(() => 503);
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0]);
    sandbox.advance('999ms');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0]);
    sandbox.advance('1ms');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0, 1]);
    sandbox.advance('1h');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047]);
    expect(sandbox.webhooks.deliveries()[0]).toMatchObject({ status: 'given-up', nextDate: null });
    sandbox.advance('10d');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toHaveLength(12);
  });

  test('R202: is tried as often, and with such pauses, as the settings say', async () => {
    const { sandbox, emit } = stage(() => 503, { settings: { webhookTries: 3, webhookPauseSeconds: 60 } });
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    sandbox.advance('1h');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0, 60, 180]);
  });

  test('R202: is tried again by itself where the clock follows the machine’s', async () => {
    const { sandbox, emit } = stage((call) => (call === 1 ? 500 : 200), {
      clock: 'real-time',
      settings: { webhookPauseSeconds: 0.02 },
    });
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    await expect.poll(() => sandbox.webhooks.deliveries()[0]?.status).toBe('delivered');
    expect(sandbox.webhooks.deliveries()[0]?.attempts.map(({ status }) => status)).toEqual([500, 200]);
  });

  test('does not hold up what comes after it, and gets it again to the letter', async () => {
    const { sandbox, bodies, emit, read } = stage((call) => (call === 1 ? 500 : 200));
    sandbox.webhooks.register({ url: HOOK });
    emit('a');
    emit('b');
    await sandbox.webhooks.settled();
    sandbox.advance('1s');
    await sandbox.webhooks.settled();
    expect(await productIds(read)).toEqual(['a', 'b', 'a']);
    expect(bodies[2]).toBe(bodies[0]);
  });

  test('never fails or delays a call', async () => {
    const { sandbox } = stage(() => Promise.reject(new Error('no')));
    sandbox.webhooks.register({ url: HOOK });
    const shopper = await visitorOf(sandbox);
    expect((await shopper.add('teapot-for-two')).status).toBe(200);
    await sandbox.webhooks.settled();
  });
});

describe('deliveries that are disturbed on purpose', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);

  test('R203: come twice, late and out of order, always the same for a seed', async () => {
    const runOf = async (seed: number) => {
      const { sandbox, emit, read } = stage(() => 200, { seed });
      sandbox.webhooks.register({ url: HOOK, trouble: { duplicates: 0.4, delayMs: 5_000 } });
      for (const id of ids) emit(id);
      sandbox.advance('5s');
      await sandbox.webhooks.settled();
      return { order: await productIds(read), deliveries: sandbox.webhooks.deliveries() };
    };
    const { order, deliveries } = await runOf(1);
    expect(new Set(order).size).toBe(ids.length);
    expect(order.length).toBeGreaterThan(ids.length);
    expect([...new Set(order)]).not.toEqual(ids);
    expect(deliveries.filter(({ duplicate }) => duplicate).length).toBe(order.length - ids.length);
    expect((await runOf(1)).order).toEqual(order);
    expect((await runOf(2)).order).not.toEqual(order);
  });

  test('R203: of one notification have its id, and those of one entity count up', async () => {
    const { sandbox, read } = stage();
    sandbox.webhooks.register({ url: HOOK, trouble: { duplicates: 1 } });
    const world = { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN };
    for (const entityId of ['e1', 'e2', 'e1'])
      announce(world, 'wix.ecom.v1.cart_deleted', { entityId, deletedEvent: {} });
    sandbox.advance(0);
    await sandbox.webhooks.settled();
    const envelopes = (await read()).map(({ data }) => data as { id: string; entityEventSequence: string });
    expect(envelopes.map(({ entityEventSequence }) => entityEventSequence)).toEqual([
      '1',
      '1',
      '1',
      '1',
      '2',
      '2',
    ]);
    expect(new Set(envelopes.map(({ id }) => id)).size).toBe(3);
    expect(envelopes[0]?.id).toBe(envelopes[1]?.id);
  });

  test('are signed by another key in their part', async () => {
    const { sandbox, bodies, emit } = stage();
    sandbox.webhooks.register({ url: HOOK, trouble: { wrongKey: 0.5 } });
    for (const id of ids.slice(0, 8)) emit(id);
    await sandbox.webhooks.settled();
    const verify = createVerifier({
      publicKey: await sandbox.webhooks.publicKey(),
      audience: 'any',
      issuer: 'any',
    });
    const codes = await Promise.all(
      bodies.map((body) =>
        verify(body).then(
          () => 'proven',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(new Set(codes)).toEqual(new Set(['proven', 'webhook-signature']));
  });
});

describe('receivers', () => {
  test('are part of the state, are changed by their address, and can be removed', async () => {
    const { sandbox, emit, bodies } = stage(() => 500);
    const before = sandbox.hash();
    const { id } = sandbox.webhooks.register({ url: HOOK });
    expect(sandbox.hash()).not.toBe(before);
    expect(sandbox.webhooks.register({ url: HOOK, eventTypes: [DELETED] }).id).toBe(id);
    expect(sandbox.webhooks.receivers()).toMatchObject([{ id, eventTypes: [DELETED] }]);
    emit('x');
    await sandbox.webhooks.settled();
    sandbox.webhooks.remove(id);
    sandbox.advance('1h');
    await sandbox.webhooks.settled();
    expect([bodies.length, sandbox.webhooks.deliveries({ status: 'pending' })]).toEqual([1, []]);
    expect(sandbox.hash()).not.toBe(before);
  });

  test.each(['ftp://x.example/', 'nowhere', ''])('%j is refused', (url) => {
    const { sandbox } = stage();
    expect(() => sandbox.webhooks.register({ url })).toThrow(WebhookSetupError);
  });

  test('can get a delivery again', async () => {
    const { sandbox, emit, bodies } = stage();
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    await sandbox.webhooks.settled();
    sandbox.webhooks.repeat(sandbox.webhooks.deliveries()[0]?.id ?? '');
    await sandbox.webhooks.settled();
    expect(bodies).toHaveLength(2);
    expect(() => sandbox.webhooks.repeat('nothing')).toThrow(WebhookSetupError);
  });

  test('prove with the same key in every run, unless a new one is asked for', async () => {
    const keys = await Promise.all(
      [{}, {}, { webhookKey: 'new' } as const].map((options) =>
        stage(() => 200, options).sandbox.webhooks.publicKey(),
      ),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[2]).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  test('can be given an audience, an issuer and the sandbox’s own time', async () => {
    const { sandbox, bodies, emit } = stage(() => 200, {
      settings: { webhookAudience: 'my-app', webhookIssuer: 'wix.com', webhookTime: 'sandbox' },
    });
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    await sandbox.webhooks.settled();
    const verify = createVerifier({
      publicKey: await sandbox.webhooks.publicKey(),
      audience: 'my-app',
      issuer: 'wix.com',
      now: () => sandbox.clock.now(),
    });
    expect((await verify(bodies[0] ?? '')).notification.eventType).toBe(DELETED);
  });
});

describe('over HTTP', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  test('a receiver is registered by a control call, gets its notification, and shows its deliveries', async () => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        bodies.push(`${request.method} ${request.url} ${body}`);
        response.end();
      });
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
    const sandbox = createSandbox();
    running.push(sandbox);
    const registered = await send(sandbox, 'POST', '/sandbox/webhooks', { url });
    expect(registered.body.at('id')).toBe('receiver-1');
    announce({ state: sandbox.state, clock: sandbox.clock, origin: ORIGIN }, DELETED, { productId: 'x' });
    sandbox.advance(0);
    await sandbox.webhooks.settled();
    expect(bodies).toEqual([expect.stringMatching(/^POST \/hook ey/)]);
    const listed = await send(sandbox, 'GET', '/sandbox/webhooks/deliveries?status=delivered');
    expect(listed.body.at('deliveries.0.attempts.0.status')).toBe(200);
    const known = await send(sandbox, 'GET', '/sandbox/webhooks');
    expect(known.body.at('publicKey')).toBe(await sandbox.webhooks.publicKey());
    const repeated = await send(sandbox, 'POST', '/sandbox/webhooks/repeat', { id: 'delivery-1' });
    expect(repeated.status).toBe(200);
    await sandbox.webhooks.settled();
    expect(bodies).toHaveLength(2);
    expect((await send(sandbox, 'DELETE', '/sandbox/webhooks', { id: 'receiver-1' })).status).toBe(200);
    expect((await send(sandbox, 'DELETE', '/sandbox/webhooks', { id: 'receiver-1' })).status).toBe(404);
    expect((await send(sandbox, 'POST', '/sandbox/webhooks', { url: 'ftp://x' })).status).toBe(400);
  });

  test('nothing listens there: the attempt says so, and the next one is planned', async () => {
    const sandbox = createSandbox();
    running.push(sandbox);
    sandbox.webhooks.register({ url: 'http://127.0.0.1:1/hook' });
    announce({ state: sandbox.state, clock: sandbox.clock, origin: ORIGIN }, DELETED, { productId: 'x' });
    sandbox.advance(0);
    await sandbox.webhooks.settled();
    expect(sandbox.webhooks.deliveries()[0]).toMatchObject({
      status: 'pending',
      attempts: [{ status: null, problem: expect.stringContaining('could not be reached') as string }],
      nextDate: '2026-03-02T09:00:01.000Z',
    });
  });
});

test('a sandbox that was disposed of delivers nothing more', async () => {
  const { sandbox, emit, bodies } = stage(() => 500);
  sandbox.webhooks.register({ url: HOOK });
  emit('x');
  await sandbox.webhooks.settled();
  sandbox.dispose();
  sandbox.advance('1h');
  await sandbox.webhooks.settled();
  expect(bodies).toHaveLength(1);
});
