import type { ClockKind, ClockState } from '../records/clock.ts';

/** The start of a frozen or stepped clock. */
export const DEFAULT_START = Date.parse('2026-03-02T09:00:00.000Z');

/** Milliseconds that a stepped clock moves with every request. */
export const STEP = 1000;

/** The latest instant of a clock: years have four digits in RFC 3339. */
export const LATEST = Date.parse('9999-01-01T00:00:00.000Z');

/** The only clock of a sandbox (R1). Every instant in an answer and every expiry comes from it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The current instant as RFC 3339 text in UTC. */
  iso(): string;
  /**
   * Moves the clock forward. Throws a RangeError for a negative or infinite number, and for a move beyond the year
   * 9998.
   */
  advance(milliseconds: number): void;
  /** Runs some work at another instant, which the work reads as the current time. */
  at<T>(instant: number, work: () => T): T;
  /** Runs some work while the machine's clock counts as stopped: a request happens at one instant. */
  during<T>(machine: number, work: () => T): T;
  /** Moves a stepped clock by one step; called for each request. */
  tick(): void;
}

/** The state of a clock that has not been moved yet. */
export const clockState = (kind: ClockKind, start: number = DEFAULT_START): ClockState => ({
  kind,
  start: kind === 'real-time' ? 0 : start,
  offset: 0,
});

/** A clock over its part of the state. It reads the state on each use, because a reset replaces the state. */
export const createClock = (state: () => ClockState): Clock => {
  let fixed: number | undefined;
  let machine: number | undefined;
  const now = () => {
    if (fixed !== undefined) return fixed;
    const { kind, start, offset } = state();
    return (kind === 'real-time' ? (machine ?? Date.now()) : start) + offset;
  };
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    advance(milliseconds) {
      if (!Number.isFinite(milliseconds) || milliseconds < 0)
        throw new RangeError(
          `The clock moves forward only: expected milliseconds from 0 on, received ${milliseconds}.`,
        );
      if (now() + milliseconds > LATEST)
        throw new RangeError('The clock ends with the year 9998: years have four digits.');
      state().offset += milliseconds;
    },
    at(instant, work) {
      const outer = fixed;
      fixed = instant;
      try {
        return work();
      } finally {
        fixed = outer;
      }
    },
    during(instant, work) {
      const outer = machine;
      machine = instant;
      try {
        return work();
      } finally {
        machine = outer;
      }
    },
    tick() {
      if (state().kind === 'stepped') state().offset += STEP;
    },
  };
};
