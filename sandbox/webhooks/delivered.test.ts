import { describe, expect, test } from 'vitest';
import { notificationFacts } from '../../generated/notifications/index.ts';
import { Notification } from '../../generated/notifications/zod.ts';
import { createReceiver } from '../../src/webhooks/index.ts';
import type { Caller } from '../records/state.ts';
import { visitorOf } from '../testing/shopper.ts';
import { DELETED, HOOK, productIds, stage } from './testing/stage.ts';

describe('a delivery', () => {
  test('R200: is a token signed by RS256 whose claim holds the notification as nested JSON texts', async () => {
    const { sandbox, bodies, emit } = stage();
    sandbox.webhooks.register({ url: HOOK });
    emit('one', { role: 'owner', id: 'o' });
    await sandbox.webhooks.settled();
    const [header = '', claims = ''] = (bodies[0] ?? '')
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(header)).toEqual({
      kid: expect.stringMatching(/^[\da-f]{8}$/) as string,
      alg: 'RS256',
    });
    const { data, iat, exp } = JSON.parse(claims) as { data: string; iat: number; exp: number };
    expect(exp - iat).toBe(3_600_000);
    const notification = JSON.parse(data) as Record<string, string>;
    expect(Object.keys(notification).sort()).toEqual([
      'data',
      'eventType',
      'identity',
      'instanceId',
      'webhookId',
    ]);
    expect(notification['webhookId']).toMatch(/^wId_\d{13}_\d+__[a-z]+$/);
    expect(notification['eventType']).toBe(DELETED);
    expect(JSON.parse(notification['data'] ?? '')).toEqual({ productId: 'one' });
  });

  test('R200: is accepted by the receiver of this package, and every described type fits its schema', async () => {
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

  test('R206: names the identity that caused it', async () => {
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

  test('has only the registered types, and keeps their order', async () => {
    // The first delivery is answered last: the others wait for it.
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

test('a reset drops the deliveries of the previous site, and delivers later notifications', async () => {
  const { sandbox, bodies, emit } = stage();
  sandbox.webhooks.register({ url: HOOK });
  emit('before');
  await sandbox.webhooks.settled();
  expect(sandbox.webhooks.deliveries()).toHaveLength(1);
  sandbox.reset();
  expect(sandbox.webhooks.deliveries()).toEqual([]);
  sandbox.webhooks.register({ url: HOOK });
  emit('after');
  await sandbox.webhooks.settled();
  expect(sandbox.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  expect(bodies).toHaveLength(2);
});
