import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryAfter } from './retry-after.ts';

const NOW = Date.UTC(2026, 0, 1);
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const asked = (value: string) => retryAfter({ headers: new Headers({ 'Retry-After': value }) });

test('digits are seconds', () => {
  expect(asked('0')).toBe(0);
  expect(asked('5')).toBe(5000);
  expect(asked('86400')).toBe(86_400_000);
});

test('an IMF date is an instant, and the pause is never negative', () => {
  expect(asked(new Date(NOW + 3000).toUTCString())).toBe(3000);
  expect(asked(new Date(NOW - 3000).toUTCString())).toBe(0);
});

test.each([
  '',
  '-1',
  '+5',
  '1.5',
  '5s',
  'soon',
  '0x10',
  '1e3',
  'NaN',
  '2026-01-01',
  'Thu, 01 Foo 2026 00:00:00 GMT',
  '٣',
])('any other value counts as no header: %j', (value) => {
  expect(retryAfter({ headers: { get: () => value } as unknown as Headers })).toBeUndefined();
});

test('without a response or a header the pause is undefined', () => {
  expect(retryAfter(undefined)).toBeUndefined();
  expect(retryAfter(new Response())).toBeUndefined();
});

test('any header gives undefined or a pause of at least zero', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      ),
      (value) => {
        const ms = retryAfter({ headers: { get: () => value } as unknown as Headers });
        expect(ms === undefined || ms >= 0).toBe(true);
      },
    ),
  );
});
