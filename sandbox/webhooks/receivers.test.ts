import { describe, expect, test } from 'vitest';
import { createVerifier } from '../../src/webhooks/index.ts';
import { DELETED, HOOK, stage } from './testing/stage.ts';
import { WebhookSetupError } from './types.ts';

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

  test('verify with the same key in every run, unless a new one is requested', async () => {
    const keys = await Promise.all(
      [{}, {}, { webhookKey: 'new' } as const].map((options) =>
        stage(() => 200, options).sandbox.webhooks.publicKey(),
      ),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[2]).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  test('can require an audience, an issuer and the sandbox’s own time', async () => {
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

test('a disposed sandbox delivers nothing more', async () => {
  const { sandbox, emit, bodies } = stage(() => 500);
  sandbox.webhooks.register({ url: HOOK });
  emit('x');
  await sandbox.webhooks.settled();
  sandbox.dispose();
  sandbox.advance('1h');
  await sandbox.webhooks.settled();
  expect(bodies).toHaveLength(1);
});
