import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterStorage, type Place } from './later-storage.ts';
import { warner } from './storage-warning.ts';
import { member, warnings } from './testing/contents.ts';
import type { Tokens } from './tokens.ts';

// What overtakes what: a place that answers late, in another order, or with an error.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = 'shop';
const other = (name: string): Tokens => ({ ...member, accessToken: { ...member.accessToken, value: name } });
const nameOf = (tokens: Tokens | undefined) => tokens?.accessToken.value;

interface Asked {
  readonly what: 'read' | 'write' | 'swap';
  readonly text: unknown;
  readonly answer: (value?: unknown) => void;
  readonly fail: () => void;
}

/** A storage over a place whose answers are given by hand. */
const byHand = () => {
  const asked: Asked[] = [];
  const ask = (what: Asked['what'], text?: unknown) =>
    new Promise<never>((resolve, reject) => {
      asked.push({
        what,
        text,
        answer: resolve as Asked['answer'],
        fail: () => reject(new DOMException('', 'DataError')),
      });
    });
  const place: Place = {
    read: () => ask('read'),
    write: (_key, text) => ask('write', text),
    swap: (_key, _old, tokens) => ask('swap', JSON.stringify(tokens)),
  };
  const { codes, messages, onWarning } = warnings();
  return { storage: laterStorage(place, warner({ onWarning })), asked, codes, messages };
};

/** The one that was asked for most recently. */
const last = (asked: readonly Asked[]): Asked => {
  const one = asked.at(-1);
  if (!one) throw new Error('nothing was asked for');
  return one;
};

test('tokens are written as text, and forgotten without one', async () => {
  const { storage, asked } = byHand();
  void storage.save(KEY, member);
  void storage.save(KEY, undefined);
  expect(asked.map(({ text }) => text)).toEqual([JSON.stringify(member), undefined]);
});

test.each([undefined, null])('an empty place (%s) is nothing to warn of', async (contents) => {
  const { storage, asked, codes } = byHand();
  const loaded = storage.load(KEY);
  last(asked).answer(contents);
  expect([await loaded, codes]).toEqual([undefined, []]);
});

test('a write that fails late does not hide what was stored after it', async () => {
  const { storage, asked } = byHand();
  const first = storage.save(KEY, other('first'));
  const second = storage.save(KEY, other('second'));
  asked[1]?.answer();
  await second;
  asked[0]?.fail();
  await first;
  const loaded = storage.load(KEY);
  expect(last(asked).what).toBe('read');
  last(asked).answer(JSON.stringify(other('other-tab')));
  expect(nameOf(await loaded)).toBe('other-tab');
});

test('a write that succeeds late does not hide that the one after it failed', async () => {
  const { storage, asked } = byHand();
  const first = storage.save(KEY, other('first'));
  const second = storage.save(KEY, other('second'));
  asked[1]?.fail();
  await second;
  asked[0]?.answer();
  await first;
  expect(nameOf(await storage.load(KEY))).toBe('second');
  expect(asked).toHaveLength(2);
});

test('what was read before it was stored anew is passed over', async () => {
  const { storage, asked } = byHand();
  const early = storage.load(KEY);
  const saved = storage.save(KEY, other('new'));
  asked[1]?.answer();
  await saved;
  asked[0]?.answer(JSON.stringify(other('old')));
  expect(nameOf(await early)).toBe('new');
});

test('what was exchanged is known when the place fails afterwards', async () => {
  const { storage, asked } = byHand();
  const swapped = storage.swap?.(KEY, undefined, other('new'));
  last(asked).answer(other('new'));
  expect(nameOf(await swapped)).toBe('new');
  const loaded = storage.load(KEY);
  last(asked).fail();
  expect(nameOf(await loaded)).toBe('new');
});

test('an exchange that answers after a sign-out does not bring the session back', async () => {
  const { storage, asked } = byHand();
  const swapped = storage.swap?.(KEY, undefined, other('new'));
  const out = storage.save(KEY, undefined);
  last(asked).answer();
  await out;
  asked[0]?.answer(other('new'));
  await swapped;
  const loaded = storage.load(KEY);
  last(asked).fail();
  expect(await loaded).toBeUndefined();
});

test('an exchange that fails after a sign-out stores nothing', async () => {
  const { storage, asked, codes } = byHand();
  const swapped = storage.swap?.(KEY, undefined, other('new'));
  const out = storage.save(KEY, undefined);
  last(asked).answer();
  await out;
  asked[0]?.fail();
  expect(await swapped).toBeUndefined();
  expect([asked.map(({ what }) => what), codes]).toEqual([['swap', 'write'], ['storage-unavailable']]);
});

test('an exchange that fails stores nothing over tokens of another renewal', async () => {
  const { storage, asked } = byHand();
  const loaded = storage.load(KEY);
  last(asked).answer(JSON.stringify(other('other-tab')));
  await loaded;
  const swapped = storage.swap?.(KEY, other('old'), other('new'));
  last(asked).fail();
  expect(nameOf(await swapped)).toBe('other-tab');
});

test('an exchange that fails keeps the tokens here, and says so', async () => {
  const { storage, asked, codes } = byHand();
  const swapped = storage.swap?.(KEY, undefined, other('new'));
  last(asked).fail();
  await vi.advanceTimersByTimeAsync(0);
  last(asked).fail();
  expect([nameOf(await swapped), nameOf(await storage.load(KEY)), codes]).toEqual([
    'new',
    'new',
    ['storage-unavailable'],
  ]);
});

test('nothing waits any more once the place has answered', async () => {
  const { storage, asked } = byHand();
  const saved = storage.save(KEY, member);
  expect(vi.getTimerCount()).toBe(1);
  last(asked).answer();
  await saved;
  expect(vi.getTimerCount()).toBe(0);
});

test('a place that does not answer within three seconds is told by that, and not waited for a second time', async () => {
  const { storage, asked, messages } = byHand();
  const slow = storage.load(KEY);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await slow).toBeUndefined();
  expect(messages).toEqual(['The storage does not work; the session is kept in memory (TimeoutError).']);
  const saved = storage.save(KEY, member);
  expect(vi.getTimerCount()).toBe(0);
  await saved;
  expect(asked.map(({ what }) => what)).toEqual(['read', 'write']);
});
