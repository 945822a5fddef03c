import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClockKind } from '../../records/clock.ts';
import { createSandbox } from '../../create-sandbox.ts';
import { createAlarm } from './alarm.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An alarm over a site where something is due in some minutes of its clock. */
const alarmIn = (minutes: number, kind: ClockKind = 'real-time', ahead = 0) => {
  const { state, clock } = createSandbox({ scenario: 'empty-site', clock: kind });
  if (ahead > 0) clock.advance(ahead * MINUTE);
  state.effects = [{ at: clock.now() + minutes * MINUTE, kind: 'reminder', id: 'none' }];
  const woken: number[] = [];
  const alarm = createAlarm(
    () => state,
    () => {
      woken.push(clock.now());
      state.effects = state.effects.filter(({ at }) => at > clock.now());
    },
  );
  alarm.set();
  return { alarm, state, clock, woken };
};

test.each([0, 500])(
  'R1: wakes at the instant at which something is due, on a clock that is %i minutes ahead, too',
  (ahead) => {
    const { woken, clock } = alarmIn(3, 'real-time', ahead);
    vi.advanceTimersByTime(3 * MINUTE - 1);
    expect(woken).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(woken).toEqual([clock.now()]);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('goes on to the next that is due, and takes what was due long ago at once', () => {
  const { alarm, state, clock, woken } = alarmIn(-60);
  state.effects.push({ at: clock.now() + MINUTE, kind: 'reminder', id: 'none' });
  alarm.set();
  vi.advanceTimersByTime(1);
  expect(woken).toHaveLength(1);
  vi.advanceTimersByTime(MINUTE);
  expect(woken).toHaveLength(2);
});

test('waits for what is due in months, without waking in vain each moment', () => {
  const { woken } = alarmIn(60 * 24 * 60);
  vi.advanceTimersByTime(60 * 24 * 60 * MINUTE);
  expect(woken).toHaveLength(3);
});

test.each(['frozen', 'stepped'] as const)('a %s clock has no alarm', (kind) => {
  alarmIn(3, kind);
  expect(vi.getTimerCount()).toBe(0);
});

test('is silent once it has ended', () => {
  const { alarm, woken } = alarmIn(3);
  alarm.end();
  vi.advanceTimersByTime(4 * MINUTE);
  expect([woken, vi.getTimerCount()]).toEqual([[], 0]);
});
