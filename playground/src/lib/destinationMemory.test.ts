import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recallDestination, rememberDestination } from './destinationMemory.ts';

/** A storage of a tab that lets itself be looked into. */
const storage = (held = new Map<string, string>()) => ({
  held,
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
});

beforeEach(() => void vi.stubGlobal('sessionStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

test('a chosen destination is there again', () => {
  expect(recallDestination()).toBeUndefined();
  rememberDestination({ country: 'US', subdivision: 'US-OR' });
  expect(recallDestination()).toEqual({ country: 'US', subdivision: 'US-OR' });
  rememberDestination({ country: 'JP' });
  expect(recallDestination()).toEqual({ country: 'JP' });
});

test.each(['{', 'null', '[]', '{"country":"XX"}', '{"country":1}'])(
  'what makes no sense is passed over: %s',
  (value) => {
    vi.stubGlobal('sessionStorage', storage(new Map([['vitrine.destination', value]])));
    expect(recallDestination()).toBeUndefined();
  },
);

test('a region that is not in the country is left out', () => {
  vi.stubGlobal(
    'sessionStorage',
    storage(new Map([['vitrine.destination', '{"country":"DE","subdivision":"US-OR"}']])),
  );
  expect(recallDestination()).toEqual({ country: 'DE' });
});

test('a blocked storage is no failure', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberDestination({ country: 'JP' });
  expect(recallDestination()).toBeUndefined();
});
