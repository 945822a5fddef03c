import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ControlRefused, type Control } from './control.ts';
import { createSiteWatch, type SiteStatus, siteTime } from './site-status.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sandbox = () => {
  const answers = { by: (): Promise<object> => Promise.resolve({ hash: 'a' }) };
  const control: Control = { send: async <Answer>() => (await answers.by()) as Answer };
  return { answers, watch: createSiteWatch(control) };
};

test('a sandbox that does not answer is asked every second until it does', async () => {
  const { answers, watch } = sandbox();
  await watch.refresh();
  expect(watch.reachable.get()).toBe(true);
  answers.by = () => Promise.reject(new TypeError('Failed to fetch'));
  await watch.refresh();
  expect(watch.reachable.get()).toBe(false);
  expect(watch.status.get()).toMatchObject({ hash: 'a' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(watch.reachable.get()).toBe(false);
  answers.by = () => Promise.resolve({ hash: 'b' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.reachable.get()).toBe(true);
  expect(watch.status.get()).toMatchObject({ hash: 'b' });
});

test('a sandbox that refuses the call can be reached', async () => {
  const { answers, watch } = sandbox();
  answers.by = () => Promise.reject(new ControlRefused(404, 'Not here'));
  await watch.refresh();
  expect(watch.reachable.get()).toBe(true);
});

test('the time of a call is that of the sandbox, also after its clock was advanced', () => {
  const status: SiteStatus = {
    hash: 'a',
    now: '2026-03-02T10:00:00.000Z',
    scenario: 'fresh-shop',
    seed: '1',
    currency: 'EUR',
    catalogVersion: 'V1',
    clock: 'real-time',
    moved: 3_600_000,
    faults: 0,
    toldAt: 50_000,
  };
  const time = (at: number, moved?: number) => new Date(siteTime(status, at, moved)).toISOString();
  expect(time(51_000)).toBe('2026-03-02T10:00:01.000Z');
  expect(time(49_000, 0)).toBe('2026-03-02T08:59:59.000Z');
  expect(new Date(siteTime({ ...status, clock: 'frozen' }, 99_000)).toISOString()).toBe(status.now);
});
