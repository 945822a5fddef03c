import type { GetOrderResponse, OrderStatus } from '../../generated/ticketing/types.ts';
import { getOrder } from '../../generated/ticketing/operations.ts';
import { isVitrineError } from '../core/errors/index.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { createWatch } from '../core/watch.ts';
import { type ServerClock, serverClockOf } from '../core/time/server-clock.ts';
import type { ClientFor } from '../core/types.ts';
import type { OrderState } from './order-types.ts';

/** Which order to wait for, and how long. Times are in milliseconds. */
export interface OrderWatchOptions {
  readonly eventId: string;
  readonly orderNumber: string;
  /** How long tickets may take before they are called delayed. Default: 30 seconds. */
  readonly limit?: number | undefined;
  /** The pause before the second look; each next one is half as long again, up to ten seconds. Default: one second. */
  readonly pace?: number | undefined;
  /** The pause between looks once the limit is over. Default: one minute. */
  readonly slowPace?: number | undefined;
  /** The platform's clock. Default: the one that all rooms of the client share. */
  readonly time?: ServerClock | undefined;
}

/** The order that a page waits for (needs N9). */
export interface OrderWatch extends Observable<OrderState> {
  readonly eventId: string;
  readonly orderNumber: string;
  /** Asks at once, also after the end of the waiting. Resolves to what is true then. */
  readonly refresh: () => Promise<OrderState>;
  /** Stops for good, and ends a call that is under way. */
  readonly dispose: () => void;
}

const LOADING: OrderState = { status: 'loading', checking: true };
const LONGEST_PAUSE = 10_000;

/** What a status means for somebody who waits for tickets (7.10, R187). Any other: the tickets tell. */
const meanings: Readonly<Partial<Record<OrderStatus, 'unpaid' | 'declined' | 'canceled'>>> = {
  INITIATED: 'unpaid',
  PENDING: 'unpaid',
  AUTHORIZED: 'unpaid',
  PARTIALLY_PAID: 'unpaid',
  DECLINED: 'declined',
  CANCELED: 'canceled',
  VOIDED: 'canceled',
};

const isOpen = ({ status, ...state }: OrderState): boolean =>
  status === 'loading' ||
  status === 'unpaid' ||
  status === 'issuing' ||
  status === 'delayed' ||
  (status === 'failed' && 'willRetry' in state && state.willRetry);

/**
 * Waits for the tickets of an order. It asks while somebody subscribes, first often, after the limit seldom, and when
 * the page wakes; it never stops without saying so. Nothing starts before the first listener.
 */
export const createOrderWatch = (
  client: ClientFor<'visitor' | 'member' | 'owner' | 'app'>,
  options: OrderWatchOptions,
): OrderWatch => {
  const { eventId, orderNumber, limit = 30_000, pace = 1000, slowPace = 60_000 } = options;
  const time = options.time ?? serverClockOf(client);
  const { clock } = time;
  const state = createObservable<OrderState>(LOADING);
  let pause = pace;
  let waitingSince: number | undefined;
  let cancel = () => {};
  let asking: { readonly answer: Promise<OrderState>; readonly end: AbortController } | undefined;

  const understood = ({ order, calendarLinks }: GetOrderResponse): OrderState => {
    const seen = { order, calendarLinks, checking: false };
    const meaning = (meanings as Readonly<Record<string, 'unpaid' | 'declined' | 'canceled'>>)[order.status];
    if (meaning) return { ...seen, status: meaning };
    const { tickets, ticketsQuantity: total } = order;
    if (tickets.length >= total) return { ...seen, status: 'ready', tickets };
    waitingSince ??= clock.now();
    const status = isLate() ? 'delayed' : 'issuing';
    return { ...seen, status, issued: tickets.length, total };
  };
  const isLate = () => waitingSince !== undefined && clock.now() - waitingSince >= limit;

  const look = async (end: AbortController): Promise<OrderState> => {
    const before = state.getSnapshot();
    state.set({ ...before, checking: true });
    try {
      const { signal } = end;
      const call = { client, signal, onResponse: time.listen() };
      const answer = await getOrder(
        eventId,
        orderNumber,
        { fieldset: ['DETAILS', 'TICKETS', 'INVOICE', 'FORM'] },
        call,
      );
      state.set(understood(answer));
    } catch (error) {
      if (end.signal.aborted) {
        if (!asking) state.set(before);
      } else {
        // Whatever says that it makes no sense: there is no such order, or it is somebody else's.
        const willRetry = !isVitrineError(error) || error.retryable !== 'no';
        const order = 'order' in before ? before.order : undefined;
        state.set({ status: 'failed', error, order, willRetry, checking: false });
      }
    }
    return state.getSnapshot();
  };
  const ask = (): Promise<OrderState> => {
    if (asking) return asking.answer;
    cancel();
    const end = new AbortController();
    const answer = look(end).finally(() => {
      if (asking?.end === end) asking = undefined;
      if (!end.signal.aborted) plan();
    });
    asking = { answer, end };
    return answer;
  };
  const plan = () => {
    cancel();
    if (!watch.isOpen() || !isOpen(state.getSnapshot())) return;
    const next = isSlow() ? slowPace : pause;
    pause = Math.min(pause * 1.5, LONGEST_PAUSE);
    cancel = clock.after(next, () => void ask());
  };
  /** Also a payment that does not come, or a host that is down, is asked about less often after a while. */
  let lookedSince: number | undefined;
  const isSlow = () => isLate() || (lookedSince !== undefined && clock.now() - lookedSince >= limit);

  const watch = createWatch(() => {
    pause = pace;
    lookedSince = clock.now();
    if (isOpen(state.getSnapshot())) void ask();
    const leave = clock.onWake(() => {
      if (isOpen(state.getSnapshot())) void ask();
    });
    return () => {
      cancel();
      leave();
      asking?.end.abort();
      asking = undefined;
    };
  });
  return {
    eventId,
    orderNumber,
    ...watch.over(state),
    getServerSnapshot: () => LOADING,
    refresh: ask,
    dispose: () => {
      watch.close();
      asking?.end.abort();
    },
  };
};
