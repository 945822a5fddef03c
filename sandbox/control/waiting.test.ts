import { describe, expect, test } from 'vitest';
import { announce } from '../engine/announce.ts';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { SnapshotError } from '../engine/snapshot.ts';
import { newVisitor, ORIGIN, send, visitorOf } from '../testing/shopper.ts';
import { WaitError } from './wait.ts';

const START = Date.parse('2026-03-02T09:00:00.000Z');

describe('the clock', () => {
  test.each([
    ['20m', 1_200_000],
    ['1h 30m', 5_400_000],
    ['1.5d', 129_600_000],
    ['2w500ms', 1_209_600_500],
    ['0s', 0],
    [250, 250],
  ])('is moved by %j', (duration, milliseconds) => {
    const sandbox = createSandbox();
    sandbox.advance(duration);
    expect(sandbox.clock.now() - START).toBe(milliseconds);
  });

  test.each(['', '20', 'm', '20 minutes', '-5m', '5m!', '1h,2m', Number.NaN, -1])(
    'is not moved by %j',
    (duration) => {
      const sandbox = createSandbox();
      expect(() => sandbox.advance(duration)).toThrow(RangeError);
      expect(sandbox.clock.now()).toBe(START);
    },
  );

  test('gives every answer its date, including hosted pages and refusals', async () => {
    const sandbox = createSandbox();
    sandbox.advance('90s');
    for (const path of ['/v1/carts/current', '/platform/login/none', '/nowhere', '/sandbox/hash']) {
      const { headers } = await send(sandbox, 'GET', path);
      expect(headers.get('date')).toBe('Mon, 02 Mar 2026 09:01:30 GMT');
    }
  });
});

describe('a snapshot', () => {
  test('restores the state, any number of times', async () => {
    const shopper = await newVisitor();
    const { sandbox } = shopper;
    await shopper.add('teapot-for-two');
    const snapshot = sandbox.snapshot();
    const hash = sandbox.hash();
    for (let time = 0; time < 2; time++) {
      await shopper.add('teapot-for-two', 2);
      sandbox.advance('1d');
      sandbox.restore(snapshot);
      expect(sandbox.hash()).toBe(hash);
      expect((await shopper.cart()).body.at('cart.lineItems.0.quantity')).toBe(1);
    }
  });

  test('survives JSON and continues in another sandbox', async () => {
    const shopper = await newVisitor({ seed: 'other' });
    const text = JSON.stringify(shopper.sandbox.snapshot());
    const sandbox = createSandbox();
    sandbox.restore(JSON.parse(text));
    expect(sandbox.hash()).toBe(shopper.sandbox.hash());
    expect(createSandbox({ state: JSON.parse(text) }).hash()).toBe(sandbox.hash());
  });

  test.each([
    ['nothing', () => undefined, 'it is of kind undefined, not object'],
    ['a list', () => [], 'it is of kind list'],
    ['an old version', (state: object) => ({ ...state, version: 0 }), 'its version is 0, not 1'],
    ['a part left out', ({ ...state }) => delete state['carts'] && state, 'carts is missing'],
    [
      'a part of another kind',
      (state: object) => ({ ...state, mails: {} }),
      'mails is of kind object, not list',
    ],
    [
      'null in place of a cart',
      (state: object) => ({ ...state, carts: { x: null } }),
      'carts.x is of kind null, not object',
    ],
    [
      'an event without its ticket settings',
      (state: object) => ({ ...state, events: { a: { id: 'a', about: {}, status: 'DRAFT', rsvp: {} } } }),
      'events.a.ticketing is missing',
    ],
    [
      'an effect without a valid instant',
      (state: object) => ({ ...state, effects: [{ at: 'x', kind: 'reminder', id: '' }] }),
      'effects.0.at is of kind string, not number',
    ],
    [
      'null in place of an effect',
      (state: object) => ({ ...state, effects: [null] }),
      'effects.0 is of kind null',
    ],
    [
      'an effect of an unknown kind',
      (state: object) => ({ ...state, effects: [{ at: 1, kind: 'party', id: '' }] }),
      'effects.0.kind is "party"',
    ],
    ['no such scenario', (state: object) => ({ ...state, scenario: 'x' }), 'there is no scenario "x"'],
    [
      'an invalid setting',
      (state: { settings: object }) => ({ ...state, settings: { ...state.settings, currency: 'euros' } }),
      'settings.currency must match',
    ],
  ] as [string, (state: Record<string, unknown>) => unknown, string][])(
    'of %s is refused and changes nothing',
    (_, change, words) => {
      const sandbox = createSandbox();
      const hash = sandbox.hash();
      const snapshot = change(sandbox.snapshot() as unknown as Record<string, unknown>);
      expect(() => sandbox.restore(snapshot)).toThrow(SnapshotError);
      expect(() => sandbox.restore(snapshot)).toThrow(words);
      expect(sandbox.hash()).toBe(hash);
    },
  );
});

describe('the mailbox', () => {
  const recover = (sandbox: Sandbox, email: string) =>
    visitorOf(sandbox).then((visitor) =>
      visitor.post('/_api/iam/recovery/v1/send-email', {
        email,
        redirect: { url: 'http://localhost:3000/' },
      }),
    );

  test('shows the newest mail to an address, and waits for one', async () => {
    const sandbox = createSandbox();
    const coming = sandbox.mailbox.waitFor({ to: 'ADA@example.org', kind: 'recovery' });
    await recover(sandbox, 'ada@example.org');
    const mail = await coming;
    expect(mail).toMatchObject({ to: 'ada@example.org', kind: 'recovery' });
    expect(sandbox.mailbox.latest({ to: 'ada@example.org' })).toEqual(mail);
    expect(sandbox.mailbox.list({ kind: 'verification' })).toEqual([]);
    sandbox.mailbox.clear();
    expect(sandbox.mailbox.latest()).toBeUndefined();
  });

  test('rejects if a mail does not come in time or the test aborts', async () => {
    const { mailbox } = createSandbox();
    await expect(mailbox.waitFor({ to: 'nobody@example.org' }, { timeoutMs: 5 })).rejects.toThrow(WaitError);
    await expect(mailbox.waitFor({}, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
      'enough',
    );
  });
});

describe('notifications', () => {
  const emit = (sandbox: Sandbox, productId: string) => {
    announce(
      { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN },
      'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
      { productId },
    );
    sandbox.advance(0);
  };

  test('are listed after a number and by type, and reach subscribers in order, also after a reset', async () => {
    const sandbox = createSandbox();
    const announced: string[] = [];
    const stop = sandbox.notifications.subscribe(({ number, data }) =>
      announced.push(`${number} ${JSON.stringify(data)}`),
    );
    const coming = sandbox.notifications.waitFor({
      eventType: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
    });
    emit(sandbox, 'a');
    expect((await coming).data.productId).toBe('a');
    emit(sandbox, 'b');
    expect(sandbox.notifications.list({ after: 1 }).map(({ number }) => number)).toEqual([2]);
    expect(sandbox.notifications.list({ eventType: 'wix.ecom.v1.cart_created' })).toEqual([]);
    sandbox.reset();
    emit(sandbox, 'c');
    stop();
    emit(sandbox, 'd');
    expect(announced).toEqual(['1 {"productId":"a"}', '2 {"productId":"b"}', '1 {"productId":"c"}']);
  });

  test('keep ascending numbers after the oldest were removed', () => {
    const sandbox = createSandbox();
    for (let number = 0; number < 1_005; number++) emit(sandbox, 'x');
    expect(sandbox.notifications.list({ after: 1_003 }).map(({ number }) => number)).toEqual([1_004, 1_005]);
    expect(sandbox.notifications.list()).toHaveLength(1_000);
  });
});
