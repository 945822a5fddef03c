import { IDBFactory } from 'fake-indexeddb';
import { createStorage } from 'unstorage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, platform, tokens } from '../core/testing/fakes.ts';
import { hydrateSession } from './hand-over.ts';
import { transaction } from './storage/indexed-db.ts';
import { indexedDbStorage } from './storage/indexed-db-storage.ts';
import type { TokenStorage } from './storage/storage.ts';
import { damagedTexts, member, warnings } from './testing/contents.ts';
import { unstorageStorage } from './storage/unstorage-storage.ts';
import { webStorage } from './storage/web-storage.ts';

// No contents of a storage make the client throw, and damaged contents never make it a member.

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

const KEY = 'shop@https://shop.test';
type Options = Pick<ReturnType<typeof warnings>, 'onWarning'>;

/** Each kind of storage, with the given contents under its key. */
const kinds: Record<string, (contents: unknown, options: Options) => Promise<TokenStorage>> = {
  webStorage: async (contents, options) => {
    const kept = new Map([[`vitrine:${KEY}`, String(contents)]]);
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    return webStorage({ area, ...options });
  },
  indexedDbStorage: async (contents, options) => {
    await transaction('vitrine', 'readwrite', (store) => void store.put(contents, KEY));
    return indexedDbStorage(options);
  },
  unstorageStorage: async (contents, options) => {
    const storage = createStorage();
    const place = ['vitrine', 'one', KEY].map(encodeURIComponent).join(':');
    if (typeof contents === 'string') await storage.setItem(place, contents);
    else await storage.setItemRaw(place, contents);
    return unstorageStorage(storage, { sessionId: 'one', ...options });
  },
};

/** The role after the next call, which must succeed. The warning must not quote the contents. */
const roleAfterCall = async (storage: TokenStorage, seen: ReturnType<typeof warnings>) => {
  const { site, tokenRequests } = platform([tokens(1)], [Response.json({ fine: true })], storage);
  await site.session.getTokens();
  expect(site.session.getSnapshot()).toMatchObject({ role: 'none', loggedIn: false });
  await expect(call(site)).resolves.toEqual({ fine: true });
  expect(tokenRequests).toHaveLength(1);
  expect(await storage.load(KEY)).toMatchObject({ accessToken: { value: 'AT1' } });
  expect([seen.codes, seen.messages.join(' ')]).toEqual([
    ['contents-ignored'],
    expect.not.stringMatching(/AT|RT/),
  ]);
  expect(({} as { accessToken?: unknown }).accessToken).toBeUndefined();
  site.session.dispose();
  return site.session.getSnapshot().role;
};

/** Texts that unstorage converts itself, to null or to the session that they contain. */
const readByUnstorage = ['null', 'undefined', 'as text in JSON', 'one megabyte'];

describe.each(Object.entries(kinds))('%s with any text in place of a session (P14):', (kind, make) => {
  const texts = damagedTexts.filter(
    ([mechanism]) => kind !== 'unstorageStorage' || !readByUnstorage.includes(mechanism),
  );
  test.each(texts)('%s', async (_, text) => {
    const seen = warnings();
    expect(await roleAfterCall(await make(text, seen), seen)).toBe('visitor');
  });

  test('a valid session is accepted, without a warning', async () => {
    const seen = warnings();
    const storage = await make(JSON.stringify({ ...member, more: 'ignored' }), seen);
    expect([await storage.load(KEY), seen.codes]).toEqual([member, []]);
  });
});

describe('indexedDbStorage with any type of value in place of a session (P14):', () => {
  test.each<[string, unknown]>([
    ['a number', 42],
    ['a date', new Date(0)],
    ['a map', new Map(Object.entries(member))],
    ['a set', new Set([member])],
    ['bytes', new TextEncoder().encode(JSON.stringify(member))],
    ['an array buffer', new ArrayBuffer(8)],
    ['a regular expression', /member/],
    ['an error', new Error('member')],
    ['a list with the session', [member]],
    ['a cyclic object', Object.assign([], { self: [] as unknown[] })],
    ['a bigint', 10n],
    ['a String object', Object(JSON.stringify(member))],
  ])('%s', async (_, contents) => {
    const seen = warnings();
    await transaction('vitrine', 'readwrite', (store) => void store.put(contents, KEY));
    expect(await roleAfterCall(indexedDbStorage(seen), seen)).toBe('visitor');
  });
});

describe('hydrateSession ignores any other text (P14):', () => {
  test.each([
    ...damagedTexts.filter(([, text]) => text !== ''),
    ['no form', JSON.stringify({ clientId: 'shop', ...member })],
    ['another form', JSON.stringify({ form: 'vitrine/2', clientId: 'shop', ...member })],
    ['another client id', JSON.stringify({ form: 'vitrine/1', clientId: 'other', ...member })],
    ['no client id', JSON.stringify({ form: 'vitrine/1', ...member })],
  ] as [string, string][])('%s', async (_, text) => {
    const { site } = platform([tokens(1)], [Response.json({})]);
    const seen = warnings();
    expect(await hydrateSession(site.session, text, seen)).toBe(false);
    expect([site.session.getSnapshot().role, seen.codes]).toEqual(['none', ['contents-ignored']]);
    expect(seen.messages.join(' ')).not.toMatch(/AT|RT/);
  });

  test.each([42, {}, [], member, true, Symbol('member')])(
    'it ignores a value that is not a text: %s',
    async (value) => {
      const { site } = platform([tokens(1)], [Response.json({})]);
      const seen = warnings();
      expect(await hydrateSession(site.session, value, seen)).toBe(false);
      expect([site.session.getSnapshot().role, seen.codes]).toEqual(['none', ['contents-ignored']]);
    },
  );
});
