import { createSandbox } from 'vitrine/sandbox';
import { expect, test, vi } from 'vitest';
import { createControl } from '../site/control.ts';
import { openAddress } from './open-address.ts';

const site = () => {
  const sandbox = createSandbox();
  const control = createControl('http://sandbox.test', (input, init) =>
    sandbox.fetch(new Request(input, init)),
  );
  return { sandbox, control };
};

test('an address of another site starts that site and signs all identities out', async () => {
  const { sandbox, control } = site();
  const forget = vi.fn<() => void>();
  await openAddress(control, { scenario: 'sold-out', seed: 7, clock: 3600 }, forget);
  expect([sandbox.state.scenario, sandbox.state.seed]).toEqual(['sold-out', '7']);
  expect(sandbox.clock.iso()).toBe('2026-03-02T10:00:00.000Z');
  expect(forget).toHaveBeenCalledOnce();
});

test('an address of the same site changes nothing and never turns the clock back', async () => {
  const { sandbox, control } = site();
  sandbox.advance('2h');
  const hash = sandbox.hash();
  const forget = vi.fn<() => void>();
  await openAddress(control, { scenario: 'fresh-shop', seed: 42, clock: 3600 }, forget);
  await openAddress(control, {}, forget);
  expect(sandbox.hash()).toBe(hash);
  expect(forget).not.toHaveBeenCalled();
});
