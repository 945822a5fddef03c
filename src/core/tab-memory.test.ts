import { expect, test } from 'vitest';
import { tabMemory } from './tab-memory.ts';
import type { CallClient } from './types.ts';

const clientOf = (host: string): CallClient & { host: string } => ({
  host,
  send: () => Promise.reject(new Error('No call is expected')),
});

const area = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('a text is kept for one site and one name', () => {
  const storage = area();
  tabMemory('catalog', clientOf('https://one.test'), storage).write('v3');
  expect(tabMemory('catalog', clientOf('https://one.test'), storage).read()).toBe('v3');
  expect(tabMemory('catalog', clientOf('https://other.test'), storage).read()).toBeUndefined();
  expect(tabMemory('cart', clientOf('https://one.test'), storage).read()).toBeUndefined();
});

test('a storage that is blocked or missing keeps nothing, and does not fail', () => {
  const blocked = (): never => {
    throw new Error('SecurityError');
  };
  const memory = tabMemory('catalog', clientOf('https://one.test'), { getItem: blocked, setItem: blocked });
  memory.write('v3');
  expect(memory.read()).toBeUndefined();
  const onServer = tabMemory('catalog', clientOf('https://one.test'));
  onServer.write('v3');
  expect(onServer.read()).toBeUndefined();
});
