import { expect, test } from 'vitest';
import { createStore } from '../lib/store.ts';
import { part } from '../testing/part.ts';
import { createGenerationChoice, type Generation } from './generation-choice.ts';
import type { SiteStatus } from './site-status.ts';

const site = (chosen?: Generation) => {
  const status = createStore<SiteStatus | undefined>(undefined);
  const reachable = createStore(true);
  const tell = (catalogVersion: 'V1' | 'V3') => status.set(part<SiteStatus>({ catalogVersion }));
  return { ...createGenerationChoice({ status, reachable }, chosen), tell, reachable };
};

test('calls wait until the sandbox has told its version, and follow it later', async () => {
  const { current, known, tell } = site();
  const first = known();
  expect(current()).toBeUndefined();
  tell('V3');
  expect([await first, await known()]).toEqual(['v3', 'v3']);
  tell('V1');
  expect(current()).toBe('v1');
});

test('a moving site stays one after its move, so that the page goes on with the same adapters', async () => {
  const { known, tell } = site('moving');
  expect(await known()).toBe('moving');
  tell('V3');
  expect(await known()).toBe('moving');
});

test('calls to a sandbox that cannot be reached fail and do not wait forever', async () => {
  const { known, reachable } = site();
  const first = known();
  reachable.set(false);
  expect(await first).toBe('v1');
});
