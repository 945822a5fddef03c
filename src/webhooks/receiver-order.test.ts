import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type ReceiverOptions } from './index.ts';
import { type Signer } from './signer.ts';
import { type Listener, pause, receiverOf } from './testing/receiver.ts';
import { cartUpdated, eventStarted, signerOf } from './testing/stage.ts';

let signer: Signer;
beforeAll(async () => {
  signer = await signerOf();
});
const receiver = (options: Partial<ReceiverOptions>) => receiverOf(signer, options);

describe('the notifications of one entity', () => {
  const inOrder = (options: Partial<ReceiverOptions> = {}) => {
    const seen: string[] = [];
    const handlers: ReceiverOptions['handlers'] = {
      'wix.ecom.v1.cart_updated': async ({ entity, metadata }) => {
        await pause(2);
        seen.push(`${entity.id} ${metadata.entityEventSequence}`);
      },
      'wix.events.v3.event_started': ({ metadata }) =>
        seen.push(`action ${metadata.entityEventSequence} ${metadata.late}`),
    };
    return { seen, ...receiver({ handlers, ...options }) };
  };

  test('are skipped with the outcome `late` after a newer state', async () => {
    const onSkipped = vi.fn<Listener>();
    const { receive, seen } = inOrder({ onSkipped });
    await receive(await signer.sign(cartUpdated('n-2', '2')));
    expect(await receive(await signer.sign(cartUpdated('n-1', '1')))).toMatchObject({
      status: 200,
      outcome: 'late',
    });
    expect(seen).toEqual(['cart-1 2']);
    expect(onSkipped).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(cartUpdated('n-1', '1')),
      'late',
    );
  });

  test('are ordered by their sequences as numbers of any length', async () => {
    const { receive, seen } = inOrder();
    for (const sequence of ['9', '10', '9007199254740993', '9007199254740992', '010'])
      await receive(await signer.sign(cartUpdated(`n-${sequence}`, sequence)));
    expect(seen).toEqual(['cart-1 9', 'cart-1 10', 'cart-1 9007199254740993']);
  });

  test.each(['', 'x', '-1', '1.5', null])('with the sequence %j never count as late', async (sequence) => {
    const { receive, seen } = inOrder();
    await receive(await signer.sign(cartUpdated('n-2', '2')));
    await receive(await signer.sign(cartUpdated('n-1', sequence as string)));
    expect(seen).toHaveLength(2);
  });

  test('are handled with `late` in their metadata if they are late actions', async () => {
    const { receive, seen } = inOrder();
    for (const one of [eventStarted('n-2', 2), eventStarted('n-1', 1)]) await receive(await signer.sign(one));
    expect(seen).toEqual(['action 2 undefined', 'action 1 true']);
  });

  test('wait for their turn, in the order of their sequences', async () => {
    const { receive, seen } = inOrder();
    const bodies = await Promise.all([1, 5, 3, 2, 4].map((n) => signer.sign(cartUpdated(`n-${n}`, n))));
    await Promise.all(bodies.map(receive));
    expect(seen.at(-1)).toBe('cart-1 5');
    expect(seen).toEqual(seen.toSorted());
  });

  test('do not delay other entities', async () => {
    const { receive, seen } = inOrder();
    const bodies = await Promise.all(['a', 'b', 'c'].map((id, n) => signer.sign(cartUpdated(id, 3 - n, id))));
    await Promise.all(bodies.map(receive));
    expect(seen).toHaveLength(3);
  });

  test('are handled even if a newer one failed', async () => {
    const handler = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('once'));
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_updated': handler } });
    const [newer, older] = [
      await signer.sign(cartUpdated('n-2', 2)),
      await signer.sign(cartUpdated('n-1', 1)),
    ];
    const outcomes = [await receive(newer), await receive(older), await receive(newer)].map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['failed', 'handled', 'handled']);
  });

  test('fail if they wait longer than `patience`, and are handled when they are sent again', async () => {
    let begin: (value?: unknown) => void = () => undefined;
    const begun = new Promise((resolve) => (begin = resolve));
    const handler = () => (begin(), pause(60));
    const { receive } = receiver({ patience: 10, handlers: { 'wix.ecom.v1.cart_updated': handler } });
    const first = receive(await signer.sign(cartUpdated('n-1', 1)));
    await begun;
    const other = await signer.sign(cartUpdated('n-2', 2));
    const second = await receive(other);
    expect([(await first).status, second.status]).toEqual([200, 500]);
    expect(second.error).toMatchObject({ code: 'webhook-busy', retryable: 'yes' });
    expect((await receive(other)).outcome).toBe('handled');
  });
});
