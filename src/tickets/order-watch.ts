import { assertNumbers } from '../core/numbers.ts';
import type { GetOrderParams } from '../../generated/ticketing/types.ts';
import { getOrder } from '../../generated/ticketing/operations.ts';
import { readParts } from '../core/errors/unusable.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { createWatch } from '../core/watch.ts';
import { type ServerClock, serverClockOf } from '../core/time/server-clock.ts';
import type { ClientFor } from '../core/types.ts';
import { hearIdentity, type IdentityChange, type IdentitySource } from '../session/identity-change.ts';
import { isWaiting, stateOfFailure, stateOfOrder } from './order-state.ts';
import type { OrderState } from './order-types.ts';

/** The order to wait for, and the times of the reads. Times are in milliseconds. */
export interface OrderWatchOptions {
  readonly eventId: string;
  readonly orderNumber: string;
  /** Time after which missing tickets count as delayed. Default: 30 seconds. */
  readonly limit?: number | undefined;
  /** Pause before the second read; each later pause is 1.5 times as long, up to ten seconds. Default: one second. */
  readonly pace?: number | undefined;
  /** Pause between reads after the limit. Default: one minute. */
  readonly slowPace?: number | undefined;
  /** The platform's clock. Default: the shared clock of the client. */
  readonly time?: ServerClock | undefined;
}

/** The order that a page waits for. */
export interface OrderWatch extends Observable<OrderState> {
  readonly eventId: string;
  readonly orderNumber: string;
  /** Reads the order at once, also in a final state. Resolves to the state after the read. */
  readonly refresh: () => Promise<OrderState>;
  /** Stops permanently, and aborts a read in flight. */
  readonly dispose: () => void;
}

const LOADING: OrderState = { status: 'loading', checking: true };
const LONGEST_PAUSE = 10_000;
const FIELDS: GetOrderParams = { fieldset: ['DETAILS', 'TICKETS', 'INVOICE', 'FORM'] };

const startAnewAsNext = (follower: { readonly startAnew: () => void }, change: IdentityChange): void => {
  if (change === 'other') follower.startAnew();
};

/**
 * Waits for the tickets of an order. The first subscriber starts the reads; when the last subscriber leaves,
 * they end.
 *
 * | State                                           | Next read                                                      |
 * | ----------------------------------------------- | -------------------------------------------------------------- |
 * | `loading`                                       | at once                                                        |
 * | `unpaid`, `issuing`, `failed` with `willRetry`  | after `pace`, then each pause 1.5 times as long, at most 10 s  |
 * | `delayed`; any of these after `limit`           | after `slowPace`                                               |
 * | `ready`, `declined`, `canceled`, other `failed` | only by `refresh`                                              |
 *
 * When the page wakes, an order that is waited for is read at once. When the person leaves, the order is discarded, and read
 * again as the next person; a visitor who becomes a member stays the same person.
 */
export const createOrderWatch = (
  client: ClientFor<'visitor' | 'member' | 'owner' | 'app'> & {
    readonly session?: IdentitySource | undefined;
  },
  options: OrderWatchOptions,
): OrderWatch => {
  const { eventId, orderNumber, limit = 30_000, pace = 1000, slowPace = 60_000 } = options;
  assertNumbers({ limit, pace, slowPace });
  const time = options.time ?? serverClockOf(client);
  const { clock } = time;
  const state = createObservable<OrderState>(LOADING);
  let pause = pace;
  /**
   * Time at which the watch was opened: after the limit, the pace is also slow for unpaid orders and failed
   * reads.
   */
  let openedAt: number | undefined;
  /** Time at which tickets were first found missing. */
  let missingSince: number | undefined;
  let cancelTimer = () => {};
  /** Number of persons who have left. A response to an earlier person is discarded. */
  let generation = 0;
  let reading: { readonly result: Promise<OrderState>; readonly end: AbortController } | undefined;

  const isOver = (since: number | undefined): boolean => since !== undefined && clock.now() - since >= limit;
  const isLate = (): boolean => isOver((missingSince ??= clock.now()));

  const readOrder = async ({ signal }: AbortController): Promise<OrderState> => {
    const own = generation;
    const before = state.getSnapshot();
    state.set({ ...before, checking: true });
    try {
      const call = { client, signal, onResponse: time.listen() };
      const answer = await getOrder(eventId, orderNumber, FIELDS, call);
      if (own === generation) state.set(readParts('no', () => stateOfOrder(answer, isLate)));
    } catch (error) {
      if (!signal.aborted) state.set(stateOfFailure(error, before));
      // The watch was closed. If it was opened again in the meantime, the state belongs to the next read.
      else if (!reading && own === generation) state.set(before);
    }
    return state.getSnapshot();
  };
  const read = (): Promise<OrderState> => {
    if (reading) return reading.result;
    cancelTimer();
    const end = new AbortController();
    const result = readOrder(end).finally(() => {
      if (reading?.end === end) reading = undefined;
      if (!end.signal.aborted) planNextRead();
    });
    reading = { result, end };
    return result;
  };
  const readIfWaiting = (): void => {
    if (isWaiting(state.getSnapshot())) void read();
  };
  const planNextRead = (): void => {
    cancelTimer();
    if (!watch.isOpen() || !isWaiting(state.getSnapshot())) return;
    cancelTimer = clock.after(isOver(missingSince) || isOver(openedAt) ? slowPace : pause, () => void read());
    pause = Math.min(pause * 1.5, LONGEST_PAUSE);
  };

  const follower = {
    readIfWaiting,
    startAnew: (): void => {
      generation += 1;
      cancelTimer();
      reading?.end.abort();
      reading = undefined;
      missingSince = undefined;
      pause = pace;
      state.set(LOADING);
      if (watch.isOpen()) void read();
    },
  };
  const watch = createWatch(() => {
    pause = pace;
    openedAt = clock.now();
    // The session references the follower weakly; the subscriptions of the order keep it.
    follower.readIfWaiting();
    const leave = clock.onWake(readIfWaiting);
    return () => {
      cancelTimer();
      leave();
      reading?.end.abort();
      reading = undefined;
    };
  });
  hearIdentity(client.session, follower, startAnewAsNext);

  return {
    eventId,
    orderNumber,
    ...watch.over(state),
    getServerSnapshot: () => LOADING,
    refresh: read,
    dispose: () => {
      watch.close();
      reading?.end.abort();
    },
  };
};
