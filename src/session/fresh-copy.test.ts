import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tokens } from '../core/identity/tokens.ts';
import { webStorage } from './storage/web-storage.ts';
import { member } from './testing/contents.ts';

// Firefox and WebKit are tested over several tabs in test/engines.

const KEY = 'shop@https://shop.test';
const renewed: Tokens = { ...member, refreshToken: { value: 'RT-renewed', role: 'member' } };

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

/** The storage of a tab, and its copy of the contents. */
const tab = () => {
  const kept = new Map([[`vitrine:${KEY}`, JSON.stringify(member)]]);
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { storage: webStorage({ area }), kept };
};
const renewIn = ({ storage }: ReturnType<typeof tab>) =>
  storage.alone?.(KEY, async () => storage.save(KEY, renewed));
const found = ({ storage }: ReturnType<typeof tab>, stops?: Set<(reason: unknown) => void>) =>
  storage.alone?.(KEY, async () => storage.load(KEY), stops);

test('a tab whose copy is older than the renewal of another tab waits for the renewed tokens', async () => {
  const [first, second] = [tab(), tab()];
  await renewIn(first);
  const finding = found(second);
  setTimeout(() => first.kept.forEach((text, key) => second.kept.set(key, text)), 100);
  expect(await finding).toEqual(renewed);
});

test('a copy that stays old delays a renewal for a second only', async () => {
  const [first, second] = [tab(), tab()];
  await renewIn(first);
  const start = performance.now();
  expect(await found(second)).toEqual(member);
  expect(performance.now() - start).toBeGreaterThan(900);
});

test('a tab that is disposed during the wait does not work', async () => {
  const [first, second] = [tab(), tab()];
  await renewIn(first);
  const stops = new Set<(reason: unknown) => void>();
  const finding = found(second, stops);
  await vi.waitUntil(() => stops.size > 0);
  for (const stop of stops) stop(new Error('disposed'));
  await expect(finding).rejects.toThrow('disposed');
});

test('without IndexedDB a tab does not wait', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const [first, second] = [tab(), tab()];
  await renewIn(first);
  const start = performance.now();
  expect(await found(second)).toEqual(member);
  expect(performance.now() - start).toBeLessThan(900);
});
