import { createObservable, type Observable } from '../observable.ts';
import type { Layer } from '../types.ts';
import { type Clock, deviceClock } from './clock.ts';

/**
 * The time of the platform, read from the `Date` header of its responses: holds end and sales open by that clock, and
 * the clocks of devices are minutes off. As an observable, its value is the difference to the device's clock in
 * milliseconds: 0 before the first response, and if a host does not let a page read the header.
 */
export interface ServerClock extends Observable<number> {
  /**
   * Milliseconds since 1970 at the platform, within half a second after the first response; later responses make it
   * more exact.
   */
  readonly now: () => number;
  /** The latest instant that the platform has certainly reached: up to half a second before `now()`. */
  readonly surely: () => number;
  /** The clock of the device. */
  readonly clock: Clock;
  /** Reads the header of a response; `sentAt` is the device's time before the call. */
  readonly hear: (answer: { readonly headers: Headers }, sentAt: number) => void;
  /** Starts to measure a call that is sent now. Pass the result as `onResponse`. */
  readonly listen: () => (answer: { readonly headers: Headers }) => void;
  /** Sets the platform's time from another source, such as the control panel of a sandbox. */
  readonly set: (now: number) => void;
  /** Reads the header of every response of a client: `createClient({ layers: [serverClock.layer] })`. */
  readonly layer: Layer;
}

/** The header has whole seconds, so the true time is later by up to this much. */
const SECOND = 1000;

/** Creates a clock of the platform. It starts no timer and no call. */
export const createServerClock = (clock: Clock = deviceClock): ServerClock => {
  const offset = createObservable(0);
  // Bounds of the difference; every response narrows them.
  let low = -Infinity;
  let high = Infinity;

  const hear: ServerClock['hear'] = ({ headers }, sentAt) => {
    const date = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * SECOND;
    if (!Number.isFinite(date)) return;
    const heardAt = clock.now();
    const least = date - heardAt;
    const most = date + SECOND - Math.min(sentAt, heardAt);
    // If a response contradicts the bounds, one of the two clocks was set: start again from this response.
    if (least > high || most < low) [low, high] = [least, most];
    else [low, high] = [Math.max(low, least), Math.min(high, most)];
    // A call may wait long before it is sent, but its response arrives quickly, so the difference is near the lower
    // bound.
    offset.set(Math.round(low + Math.min(SECOND / 2, (high - low) / 2)));
  };
  const listen = () => {
    const sentAt = clock.now();
    return (answer: { readonly headers: Headers }) => hear(answer, sentAt);
  };
  return {
    getSnapshot: offset.getSnapshot,
    subscribe: offset.subscribe,
    clock,
    hear,
    listen,
    now: () => clock.now() + offset.getSnapshot(),
    surely: () => clock.now() + (Number.isFinite(low) ? low : offset.getSnapshot()),
    set: (now) => {
      low = high = now - clock.now();
      offset.set(low);
    },
    layer: (next) => async (request) => {
      const heard = listen();
      const answer = await next(request);
      heard(answer.response);
      return answer;
    },
  };
};

const clocks = new WeakMap<object, ServerClock>();

/** The clock of the platform for a client; all parts that belong to the client share it. */
export const serverClockOf = (client: object): ServerClock => {
  let found = clocks.get(client);
  if (!found) clocks.set(client, (found = createServerClock()));
  return found;
};

/**
 * Gives a client a clock of your own, for example a clock that reads every response; returns the client. Call it before
 * the first use of the clock.
 */
export const withServerClock = <Client extends object>(client: Client, time: ServerClock): Client => {
  clocks.set(client, time);
  return client;
};
