import { setTimeout as later } from 'node:timers';
import { expect, vi } from 'vitest';
import { createClient } from '../client.ts';
import type { VitrineError } from '../errors/index.ts';
import type { Call, CallOptions, RepeatClass } from '../types.ts';
import { call } from './fakes.ts';
import { fine, loopback, type Step } from './loopback.ts';

export const classes = ['read', 'same', 'adds', 'never'] as const satisfies readonly RepeatClass[];

/**
 * Outcome of a call's first request; the following requests succeed. `fine`: success. `lost`: the answer is lost.
 * `late`: the answer comes after the time limit. `busy`: a transient status. `throttled`: a 429. `refused`: a
 * definitive rejection. `odd`: a 5xx that is not repeated, after which a write may have taken effect. `unusable`: a
 * success that cannot be read.
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

/** Far beyond the time of a test: what is not late never ends by them, on however slow a machine. */
const limits: CallOptions = { longestPause: 20, attemptTimeout: 60_000, timeout: 120_000 };
/**
 * The time of an attempt that is to be late, in ms; the attempts after it have all the time. Long enough for the request
 * to be sent by a busy machine: a request that is given up before it is sent never reaches the server.
 */
export const LATE = 250;
const more: Partial<Call> = { method: 'POST', data: { quantity: 1 } };

export interface Row {
  readonly kind: Kind;
  readonly step: Step;
  /** Result of a call that succeeds. Default: the answer of the working host. */
  readonly data?: unknown;
  /** Members of the error in addition to those of its class. */
  readonly error?: Readonly<Record<string, unknown>>;
  readonly options?: CallOptions;
}

/** Meets a row as a call of one class and holds what happens to what its kind says. */
export const meet = async (row: Row, repeat: RepeatClass, keepAlive: boolean): Promise<void> => {
  const { kind, step, error: said = {} } = row;
  // A connection that is used again fails in other ways than a new one.
  await using server = await loopback({ steps: keepAlive ? [fine, step, fine] : [step, fine], keepAlive });
  const times: number[] = [];
  const site = createClient({
    host: server.host,
    // Asked once for each attempt.
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
  // The next call works after every outcome.
  await expect(call(site, repeat, limits, more)).resolves.toEqual({ fine: true });
};

/** Counts the timers that this package has set; returns how to ask and to stop. */
export const countTimers = () => {
  const running = new Set<unknown>();
  const fired: number[] = [];
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const own = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    // The platform's fetch has timers of its own.
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
    /** How many are not over. */
    running: () => running.size,
    /** The delays of those that went off, in ms; those that were cleared in time are not among them. */
    fired: (): readonly number[] => fired,
    stop: () => void Object.assign(globalThis, { setTimeout: set, clearTimeout: clear }),
  };
};
