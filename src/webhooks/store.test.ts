import { expect, test } from 'vitest';
import { type Claim, memoryStore } from './store.ts';

const claim = (key: string, more: Partial<Claim> = {}): Claim => ({
  key,
  owner: 'me',
  entity: undefined,
  sequence: undefined,
  leaseUntil: 100,
  keepUntil: 1000,
  now: 0,
  ...more,
});

test('a claim has one owner until it is settled or its lease ends', async () => {
  const store = memoryStore();
  expect(store.claim(claim('a'))).toBe('claimed');
  expect(store.claim(claim('a', { owner: 'you', now: 99 }))).toBe('busy');
  expect(store.claim(claim('a', { owner: 'you', now: 100, leaseUntil: 200 }))).toBe('claimed');
  // An owner whose lease has ended cannot settle the claim of the next owner.
  await store.settle(claim('a'), false);
  expect(store.claim(claim('a', { owner: 'third', now: 150 }))).toBe('busy');
  await store.settle(claim('a', { owner: 'you' }), true);
  expect(store.claim(claim('a', { now: 150 }))).toBe('done');
});

test('a failed notification may be claimed again at once, and a handled notification only after it is no longer remembered', async () => {
  const store = memoryStore();
  await store.claim(claim('a'));
  await store.settle(claim('a'), false);
  expect(store.claim(claim('a'))).toBe('claimed');
  await store.settle(claim('a'), true);
  expect(store.claim(claim('a', { now: 999 }))).toBe('done');
  expect(store.claim(claim('a', { now: 1000, leaseUntil: 1100 }))).toBe('claimed');
});

test('an entity has one owner at a time, and keeps the highest handled sequence', async () => {
  const store = memoryStore();
  const of = (key: string, sequence: string, owner = key) => claim(key, { entity: 'e', sequence, owner });
  expect(store.claim(of('b', '2'))).toBe('claimed');
  expect(store.claim(of('a', '1'))).toBe('busy');
  expect(store.claim(claim('other', { entity: 'f', sequence: '1' }))).toBe('claimed');
  await store.settle(of('b', '2'), true);
  expect(store.claim(of('a', '1'))).toBe('late');
  await store.settle(of('a', '1'), true);
  expect(store.claim(of('c', '10'))).toBe('claimed');
  await store.settle(of('c', '10'), false);
  expect(store.claim(of('d', '3'))).toBe('claimed');
});

test('above the limit the oldest entry is removed, unless it is being handled', async () => {
  const store = memoryStore({ limit: 3 });
  await store.claim(claim('running'));
  for (const key of ['a', 'b', 'c']) {
    await store.claim(claim(key, { entity: key }));
    await store.settle(claim(key, { entity: key }), true);
  }
  expect(['running', 'b', 'c'].map((key) => store.claim(claim(key, { owner: 'you' })))).toEqual([
    'busy',
    'done',
    'done',
  ]);
  expect(store.claim(claim('a', { owner: 'you' }))).toBe('claimed');
});

test('a hundred thousand notifications do not fill the memory', async () => {
  const store = memoryStore({ limit: 100 });
  for (let n = 0; n < 100_000; n++) {
    await store.claim(claim(`${n}`, { entity: `${n}` }));
    await store.settle(claim(`${n}`, { entity: `${n}` }), true);
  }
  const known = Array.from({ length: 1000 }, (_, n) => store.claim(claim(`${99_999 - n}`, { owner: 'you' })));
  expect(known.filter((answer) => answer === 'done')).toHaveLength(100);
});
