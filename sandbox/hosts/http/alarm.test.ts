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

/** An alarm over a site with an effect that is due in some minutes. */
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
  'R1: wakes at the instant of an effect, also on a clock that is %i minutes ahead',
  (ahead) => {
    const { woken, clock } = alarmIn(3, 'real-time', ahead);
    vi.advanceTimersByTime(3 * MINUTE - 1);
    expect(woken).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(woken).toEqual([clock.now()]);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('continues with the next effect, and runs overdue ones at once', () => {
  const { alarm, state, clock, woken } = alarmIn(-60);
  state.effects.push({ at: clock.now() + MINUTE, kind: 'reminder', id: 'none' });
  alarm.set();
  vi.advanceTimersByTime(1);
  expect(woken).toHaveLength(1);
  vi.advanceTimersByTime(MINUTE);
  expect(woken).toHaveLength(2);
});

test('waits for an effect that is due in months without a busy loop', () => {
  const { woken } = alarmIn(60 * 24 * 60);
  vi.advanceTimersByTime(60 * 24 * 60 * MINUTE);
  expect(woken).toHaveLength(3);
});

test.each(['frozen', 'stepped'] as const)('a %s clock has no alarm', (kind) => {
  alarmIn(3, kind);
  expect(vi.getTimerCount()).toBe(0);
});

test('does nothing after its end', () => {
  const { alarm, woken } = alarmIn(3);
  alarm.end();
  vi.advanceTimersByTime(4 * MINUTE);
  expect([woken, vi.getTimerCount()]).toEqual([[], 0]);
});
