import { expect, test } from 'vitest';
import { failureOf } from '../core/testing/fakes.ts';
import type { SessionEvent } from '../core/identity/auth.ts';
import { keepTokens } from './keep-tokens.ts';
import { memoryStorage, type TokenStorage } from './storage/storage.ts';
import { member } from './testing/contents.ts';
import { tokenStore } from './token-store.ts';
import type { Tokens } from '../core/identity/tokens.ts';

const KEY = 'shop';
const renewed = (value: string): Tokens => ({ ...member, accessToken: { ...member.accessToken, value } });
const visitor = (value: string): Tokens => ({
  accessToken: { value, expiresAt: 4_000_000_000 },
  refreshToken: { value: 'RT', role: 'visitor' },
});
const nameOf = (tokens: Tokens | undefined) => tokens?.accessToken.value;

/** An asynchronous storage that records its loads. */
const later = (tokens?: Tokens) => {
  const place = { tokens };
  const loads: string[] = [];
  let heard: () => void = () => undefined;
  const storage: TokenStorage = {
    keep: keepTokens,
    load: (key) => {
      loads.push(key);
      return Promise.resolve(place.tokens);
    },
    save: (_key, next) => {
      place.tokens = next;
      return Promise.resolve();
    },
    watch: (_key, listener) => {
      heard = listener;
      return () => undefined;
    },
  };
  return { place, storage, loads, news: () => heard() };
};

/** A store and all events of its session. */
const telling = (storage: TokenStorage) => {
  const store = tokenStore(storage, KEY, new Set());
  const events: SessionEvent[] = [];
  store.session.subscribe((event) => void events.push(event));
  return { store, events, told: () => events.map(({ type, reason }) => [type, reason]) };
};

test('an asynchronous storage is read once, and again after it reports a change', async () => {
  const { place, storage, loads, news } = later(member);
  const { store, told } = telling(storage);
  await store.session.getTokens();
  const asked = loads.length;
  for (let round = 0; round < 3; round++) expect(nameOf(await store.read())).toBe('AT-member');
  expect(loads).toHaveLength(asked);
  place.tokens = renewed('AT-other-tab');
  news();
  expect(nameOf(await store.read())).toBe('AT-other-tab');
  expect(told()).toEqual([
    ['signed-in', 'stored'],
    ['renewed', 'other-tab'],
  ]);
});

test('each `setTokens`, `signOut` and `dispose` begins a new epoch', async () => {
  const { store } = telling(memoryStorage());
  const epochs = [store.epoch()];
  for (const change of [
    () => store.session.setTokens(member),
    () => store.session.signOut(),
    () => store.session.setTokens(visitor('AT')),
    () => store.session.signOut(),
    async () => store.session.dispose(),
    () => store.session.setTokens(member),
  ]) {
    await change();
    epochs.push(store.epoch());
  }
  expect(new Set(epochs).size).toBe(epochs.length);
});

test('a read of the storage rejects with `retryable: unknown` if the session is disposed meanwhile', async () => {
  const { storage } = later(member);
  const { store } = telling(storage);
  const failure = failureOf(Promise.resolve(store.read(true)));
  store.session.dispose();
  expect(await failure).toMatchObject({
    name: 'AuthError',
    message: 'session disposed',
    code: 'session-disposed',
    retryable: 'unknown',
  });
});

test('renewed tokens are stored, and kept in memory', async () => {
  const storage = memoryStorage();
  const { store, told } = telling(storage);
  await store.session.setTokens(member);
  expect(nameOf(await store.swap(store.epoch(), member, renewed('AT2')))).toBe('AT2');
  expect([nameOf(await storage.load(KEY)), nameOf(await store.read())]).toEqual(['AT2', 'AT2']);
  expect(told()[0]).toEqual(['signed-in', 'tokens']);
});

test('tokens that another tab stored during a renewal replace the renewed tokens', async () => {
  const storage = memoryStorage();
  const { store, told } = telling(storage);
  void storage.save(KEY, member);
  await store.read();
  void storage.save(KEY, renewed('AT-other-tab'));
  expect(nameOf(await store.swap(store.epoch(), member, renewed('AT2')))).toBe('AT-other-tab');
  expect(nameOf(await store.read())).toBe('AT-other-tab');
  expect(told().at(-1)).toEqual(['renewed', 'other-tab']);
});

test('a renewal of a previous identity stores nothing, also if another tab signed in meanwhile', async () => {
  const storage = memoryStorage();
  const { store } = telling(storage);
  await store.session.setTokens(visitor('AT-v'));
  const begun = store.epoch();
  void storage.save(KEY, member);
  expect(await store.swap(begun, visitor('AT-v'), visitor('AT-v2'))).toBeUndefined();
  expect(nameOf(await storage.load(KEY))).toBe('AT-member');
  await store.session.signOut();
  expect(await store.swap(begun, visitor('AT-v'), visitor('AT-v2'))).toBeUndefined();
  expect(await storage.load(KEY)).toBeUndefined();
});

test('if the storage has `swap`, the session keeps the tokens that `swap` returns', async () => {
  const { storage } = later(member);
  const exchanged: unknown[] = [];
  const { store, told } = telling({
    ...storage,
    swap: (key, old, tokens) => {
      exchanged.push([key, nameOf(old), nameOf(tokens)]);
      return Promise.resolve(tokens);
    },
  });
  await store.read();
  expect(nameOf(await store.swap(store.epoch(), member, renewed('AT2'), 'tokens'))).toBe('AT2');
  expect(exchanged).toEqual([[KEY, 'AT-member', 'AT2']]);
  expect(told().at(-1)).toEqual(['renewed', 'tokens']);
});

test('signing out during `swap` leaves no tokens', async () => {
  const { storage } = later(member);
  const { store } = telling({ ...storage, swap: (_key, _old, tokens) => Promise.resolve(tokens) });
  await store.read();
  const swapped = store.swap(store.epoch(), member, renewed('AT2'));
  await store.session.signOut();
  expect([await swapped, await store.read()]).toEqual([undefined, undefined]);
});

test('each change of tokens sends one event of the matching type', async () => {
  const { store, told } = telling(memoryStorage());
  for (const tokens of [visitor('AT1'), visitor('AT2'), member, renewed('AT-m2')])
    await store.session.setTokens(tokens);
  await store.session.signOut();
  expect(told().map(([type]) => type)).toEqual([
    'started',
    'replaced',
    'signed-in',
    'signed-in',
    'signed-out',
  ]);
});
