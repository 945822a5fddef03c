import { setTimeout as later } from 'node:timers';
import { expect, vi } from 'vitest';
import { createClient } from '../client.ts';
import type { VitrineError } from '../errors/index.ts';
import type { Call, CallOptions, RepeatClass } from '../types.ts';
import { call } from './fakes.ts';
import { fine, loopback, type Step } from './loopback.ts';

export const classes = ['read', 'same', 'adds', 'never'] as const satisfies readonly RepeatClass[];

/**
 * Outcome of a call's first request; the following requests succeed. `fine`: success. `lost`: the response is lost.
 * `late`: the response comes after the time limit. `busy`: a transient status. `throttled`: a 429. `refused`: a
 * definitive rejection. `odd`: a 5xx that is not repeated, after which a write may have taken effect. `unusable`: a
 * successful response that cannot be used.
 */
export type Kind = 'fine' | 'lost' | 'late' | 'busy' | 'throttled' | 'refused' | 'odd' | 'unusable';

const repeated: Readonly<Record<Kind, readonly RepeatClass[]>> = {
  fine: [],
  lost: ['read'],
  late: ['read'],
  busy: ['read'],
  throttled: classes,
  refused: [],
  odd: [],
  unusable: [],
};

const code = { lost: 'network', late: 'timeout', unusable: 'UNUSABLE_ANSWER' } as const;

/** Expected `retryable` of the error, for a caller of each class. */
const retryable = (kind: Kind, repeat: RepeatClass): string => {
  if (kind === 'refused') return 'no';
  if (kind === 'throttled') return 'yes';
  return repeat === 'read' ? 'no' : 'unknown';
};

/**
 * Limits far beyond the duration of a test, so that only attempts that are meant to be late exceed their limit, also on
 * a slow machine.
 */
const limits: CallOptions = { longestPause: 20, attemptTimeout: 60_000, timeout: 120_000 };
/**
 * Time limit of an attempt that is meant to be late, in ms; the following attempts have long limits. A busy machine
 * still sends the request within this time; a request abandoned before that would never reach the server.
 */
export const LATE = 250;
const more: Partial<Call> = { method: 'POST', data: { quantity: 1 } };

export interface Row {
  readonly kind: Kind;
  readonly step: Step;
  /** Result of a successful call. Default: the response of the working host. */
  readonly data?: unknown;
  /** Members of the error in addition to those of its class. */
  readonly error?: Readonly<Record<string, unknown>>;
  readonly options?: CallOptions;
}

/** Runs one row with a call of the given repeat class, and checks the outcome against the kind of the row. */
export const meet = async (row: Row, repeat: RepeatClass, keepAlive: boolean): Promise<void> => {
  const { kind, step, error: said = {} } = row;
  // A reused connection fails in other ways than a new one.
  await using server = await loopback({ steps: keepAlive ? [fine, step, fine] : [step, fine], keepAlive });
  const times: number[] = [];
  const site = createClient({
    host: server.host,
    // The client reads this option once for each attempt.
    get attemptTimeout() {
      return times.shift() ?? 60_000;
    },
  });
  if (keepAlive) await call(site, repeat, limits, more);
  const before = server.requests.length;
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  if (kind === 'late') times.push(LATE);
  const { attemptTimeout: _each, ...others } = limits;
  const options = { ...others, ...row.options, signal };
  const outcome = await call(site, repeat, options, more).then(
    (data) => ({ data }),
    (error: VitrineError) => ({ error }),
  );
  const isRepeated = repeated[kind].includes(repeat);
  if (kind === 'fine' || isRepeated)
    expect(outcome).toEqual({ data: kind === 'fine' && 'data' in row ? row.data : { fine: true } });
  else
    expect('error' in outcome && outcome.error).toMatchObject({
      ...(kind in code ? { code: code[kind as keyof typeof code] } : {}),
      attempts: 1,
      retryable: retryable(kind, repeat),
      ...said,
    });
  // The request of an aborted call may still be on its way.
  await expect.poll(() => server.requests.length - before).toBe(isRepeated ? 2 : 1);
  for (const { body } of server.requests) expect(body).toBe('{"quantity":1}');
  const left = new Set(added.mock.calls.map(([, listener]) => listener));
  for (const [, listener] of removed.mock.calls) left.delete(listener);
  expect(left.size).toBe(0);
  // After any outcome the next call works.
  await expect(call(site, repeat, limits, more)).resolves.toEqual({ fine: true });
};

/** Counts the timers that this package sets; returns functions to query the counts and to stop counting. */
export const countTimers = () => {
  const running = new Set<unknown>();
  const fired: number[] = [];
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const own = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    // The platform's fetch sets timers too, which do not count.
    const isOurs = new Error().stack?.split('\n')[2]?.includes('/src/');
    const timer = later(() => {
      running.delete(timer);
      if (isOurs) fired.push(ms ?? 0);
      work(...given);
    }, ms);
    if (isOurs) running.add(timer);
    return timer;
  };
  globalThis.setTimeout = own as typeof set;
  globalThis.clearTimeout = (timer) => {
    running.delete(timer);
    clear(timer);
  };
  return {
    /** Number of pending timers. */
    running: () => running.size,
    /** The delays of the timers that fired, in ms, without those that were cleared in time. */
    fired: (): readonly number[] => fired,
    stop: () => void Object.assign(globalThis, { setTimeout: set, clearTimeout: clear }),
  };
};
