import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../testing/contents.ts';
import { manualStore } from '../testing/manual-store.ts';
import type { Tokens } from '../../core/identity/tokens.ts';

// A store whose answers come late, in another order, or as errors.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = 'shop';
const other = (name: string): Tokens => ({ ...member, accessToken: { ...member.accessToken, value: name } });
const nameOf = (tokens: Tokens | undefined) => tokens?.accessToken.value;

test('tokens are written as text, and removed if they are undefined', async () => {
  const { storage, asked } = manualStore();
  void storage.save(KEY, member);
  void storage.save(KEY, undefined);
  expect(asked.map(({ text }) => text)).toEqual([JSON.stringify(member), undefined]);
});

test.each([undefined, null])('an empty store (%s) causes no warning', async (contents) => {
  const { storage, last, codes } = manualStore();
  const loaded = storage.load(KEY);
  last().answer(contents);
  expect([await loaded, codes]).toEqual([undefined, []]);
});

test('a late failure of a write does not affect the tokens of a newer write', async () => {
  const { storage, asked, last } = manualStore();
  const first = storage.save(KEY, other('first'));
  const second = storage.save(KEY, other('second'));
  asked[1]?.answer();
  await second;
  asked[0]?.fail();
  await first;
  const loaded = storage.load(KEY);
  expect(last().what).toBe('read');
  last().answer(JSON.stringify(other('other-tab')));
  expect(nameOf(await loaded)).toBe('other-tab');
});

test('a late success of a write does not hide the failure of a newer write', async () => {
  const { storage, asked, last } = manualStore();
  const first = storage.save(KEY, other('first'));
  const second = storage.save(KEY, other('second'));
  asked[1]?.fail();
  await second;
  asked[0]?.answer();
  await first;
  const loaded = storage.load(KEY);
  // The failed write is sent again.
  expect(last()).toMatchObject({ what: 'write', text: JSON.stringify(other('second')) });
  last().fail();
  expect(nameOf(await loaded)).toBe('second');
});

test('a read that was sent before a newer write is discarded', async () => {
  const { storage, asked } = manualStore();
  const early = storage.load(KEY);
  const saved = storage.save(KEY, other('new'));
  asked[1]?.answer();
  await saved;
  asked[0]?.answer(JSON.stringify(other('old')));
  expect(nameOf(await early)).toBe('new');
});

test('a read that was sent before a swap is discarded', async () => {
  const { storage, asked } = manualStore();
  const early = storage.load(KEY);
  const swapped = storage.swap(KEY, undefined, other('new'));
  asked[1]?.answer(other('new'));
  await swapped;
  asked[0]?.answer(undefined);
  expect(nameOf(await early)).toBe('new');
});

test('the result of a swap stays in memory if the store fails afterwards', async () => {
  const { storage, last } = manualStore();
  const swapped = storage.swap(KEY, undefined, other('new'));
  last().answer(other('new'));
  expect(nameOf(await swapped)).toBe('new');
  const loaded = storage.load(KEY);
  last().fail();
  expect(nameOf(await loaded)).toBe('new');
});

test('a swap that is answered after a sign-out does not restore the session', async () => {
  const { storage, asked, last } = manualStore();
  const swapped = storage.swap(KEY, undefined, other('new'));
  const out = storage.save(KEY, undefined);
  last().answer();
  await out;
  asked[0]?.answer(other('new'));
  await swapped;
  const loaded = storage.load(KEY);
  last().fail();
  expect(await loaded).toBeUndefined();
});

test('a swap that fails after a sign-out stores nothing', async () => {
  const { storage, asked, last, codes } = manualStore();
  const swapped = storage.swap(KEY, undefined, other('new'));
  const out = storage.save(KEY, undefined);
  last().answer();
  await out;
  asked[0]?.fail();
  expect(await swapped).toBeUndefined();
  expect([asked.map(({ what }) => what), codes]).toEqual([['swap', 'write'], ['storage-unavailable']]);
});

test("a failed swap does not replace the tokens of another tab's renewal", async () => {
  const { storage, last } = manualStore();
  const loaded = storage.load(KEY);
  last().answer(JSON.stringify(other('other-tab')));
  await loaded;
  const swapped = storage.swap(KEY, other('old'), other('new'));
  last().fail();
  expect(nameOf(await swapped)).toBe('other-tab');
});

test('a failed swap keeps the tokens in memory, with a warning', async () => {
  const { storage, asked, last, codes } = manualStore();
  const swapped = storage.swap(KEY, undefined, other('new'));
  last().fail();
  expect(nameOf(await swapped)).toBe('new');
  const loaded = storage.load(KEY);
  last().fail();
  expect([nameOf(await loaded), codes]).toEqual(['new', ['storage-unavailable']]);
  expect(asked.map(({ what }) => what)).toEqual(['swap', 'read']);
});

test('no timer remains once the store has answered', async () => {
  const { storage, last } = manualStore();
  const saved = storage.save(KEY, member);
  expect(vi.getTimerCount()).toBe(1);
  last().answer();
  await saved;
  expect(vi.getTimerCount()).toBe(0);
});

test('a store that does not answer within three seconds causes a warning, and the next access does not wait for it', async () => {
  const { storage, asked, messages } = manualStore();
  const slow = storage.load(KEY);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await slow).toBeUndefined();
  expect(messages).toEqual(['The storage does not work; the session is kept in memory (TimeoutError).']);
  const saved = storage.save(KEY, member);
  expect(vi.getTimerCount()).toBe(0);
  await saved;
  expect(asked.map(({ what }) => what)).toEqual(['read', 'write']);
});
