import { describe, expect, test } from 'vitest';
import { createVerifier } from '../../src/webhooks/index.ts';
import { announce } from '../engine/announce.ts';
import { ORIGIN } from '../testing/shopper.ts';
import { HOOK, productIds, stage } from './testing/stage.ts';

describe('deliveries with simulated faults', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);

  test('R203: are duplicated, late and out of order, always the same for a seed', async () => {
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

  test('R203: of one notification have its id, and those of one entity are numbered', async () => {
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

  test('are signed with another key, in the configured share', async () => {
    const { sandbox, bodies, emit } = stage();
    sandbox.webhooks.register({ url: HOOK, trouble: { wrongKey: 0.5 } });
    for (const id of ids.slice(0, 8)) emit(id);
    await sandbox.webhooks.settled();
    const verify = createVerifier({
      publicKey: await sandbox.webhooks.publicKey(),
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
