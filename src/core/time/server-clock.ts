import { createObservable, type Observable } from '../observable.ts';
import type { Layer } from '../types.ts';
import { type Clock, deviceClock } from './clock.ts';
import { followTokens, type TokenSource } from './token-time.ts';

/**
 * The time of the platform: holds end and sales open by that clock, and the clocks of devices are minutes off. As an
 * observable, its value is the difference to the device's clock in milliseconds, 0 before the first source.
 *
 * | Source                                             | Use                                                       |
 * | -------------------------------------------------- | --------------------------------------------------------- |
 * | the `Date` header of a response                    | measures; a page reads it only if the host exposes it     |
 * | an instant that the platform wrote during a call   | measures                                                  |
 * | the times in an access token                       | a supposition, until something measures                   |
 *
 * A response from a cache has an old date. Therefore a date that lies before the known time does not move the clock
 * back, unless several responses over ten seconds agree: then a clock was set.
 */
export interface ServerClock extends Observable<number> {
  /**
   * Milliseconds since 1970 at the platform, within half a second after the first response; later responses make it
   * more exact.
   */
  readonly now: () => number;
  /** The latest instant that the platform has certainly reached: up to half a second before `now()`. */
  readonly surely: () => number;
  /** Whether a response has measured the difference. Before that, the time is the device's or a supposition. */
  readonly isMeasured: () => boolean;
  /** The clock of the device. */
  readonly clock: Clock;
  /**
   * Reads the header of a response; `sentAt` is the device's time before the call. `mayBeCached`: the response may come
   * from a cache, so its date does not move the clock back, not even the device's clock. Default false.
   */
  readonly hear: (answer: { readonly headers: Headers }, sentAt: number, mayBeCached?: boolean) => void;
  /** Starts to measure a call that is sent now. Pass the result as `onResponse`. */
  readonly listen: () => (answer: { readonly headers: Headers }) => void;
  /**
   * Reads an instant that the platform wrote while it handled a call, such as the creation date of what the call has
   * made, in milliseconds since 1970; `sentAt` is the device's time before the call.
   */
  readonly witness: (instant: number, sentAt: number) => void;
  /** Sets the difference from a source that does not measure. It has no effect after a measurement. */
  readonly suppose: (difference: number) => void;
  /** Sets the platform's time from another source, such as the control panel of a sandbox. */
  readonly set: (now: number) => void;
  /** Reads the header of every response of a client: `createClient({ layers: [serverClock.layer] })`. */
  readonly layer: Layer;
}

/** The header has whole seconds, so the true time is later by up to this much. */
const SECOND = 1000;

/** Number of responses, and the time between the first and the last of them, that move the clock back if they agree. */
const AGREEING = 3;
const AGREEING_FOR = 10_000;

/** Bounds of the difference between the two clocks. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Responses that agree with each other on an earlier time than the known one. */
interface Doubt extends Bounds {
  readonly since: number;
  readonly latest: number;
  readonly count: number;
}

/** Creates a clock of the platform. It starts no timer and no call. */
export const createServerClock = (clock: Clock = deviceClock): ServerClock => {
  const offset = createObservable(0);
  // Bounds of the difference; every response narrows them.
  let low = -Infinity;
  let high = Infinity;
  let doubt: Doubt | undefined;
  const isMeasured = () => Number.isFinite(low);

  const take = ({ least, most }: Bounds): void => {
    doubt = undefined;
    // A later time than possible: one of the two clocks was set. Start again from this response.
    if (least > high || most < low) [low, high] = [least, most];
    else [low, high] = [Math.max(low, least), Math.min(high, most)];
    // A call may wait long before it is sent, but its response arrives quickly, so the difference is near the lower
    // bound.
    offset.set(Math.round(low + Math.min(SECOND / 2, (high - low) / 2)));
  };
  /** Reads an instant that is earlier than the known time: a copy from a cache, or one of the clocks was set. */
  const takeDoubtful = ({ least, most }: Bounds, instant: number): void => {
    const heardAt = clock.now();
    // The dates of copies do not advance with the time.
    const agrees = doubt && least <= doubt.most && most >= doubt.least && instant > doubt.latest;
    doubt =
      doubt && agrees
        ? {
            least: Math.max(least, doubt.least),
            most: Math.min(most, doubt.most),
            since: doubt.since,
            latest: instant,
            count: doubt.count + 1,
          }
        : { least, most, since: heardAt, latest: instant, count: 1 };
    if (doubt.count >= AGREEING && heardAt - doubt.since >= AGREEING_FOR) take(doubt);
  };

  const hear: ServerClock['hear'] = ({ headers }, sentAt, mayBeCached = false) => {
    const age = Number(headers.get('age') ?? 0);
    const date = Date.parse(headers.get('date') ?? '') + (age > 0 ? age * SECOND : 0);
    if (!Number.isFinite(date)) return;
    const heardAt = clock.now();
    const bounds = { least: date - heardAt, most: date + SECOND - Math.min(sentAt, heardAt) };
    const known = mayBeCached ? Math.max(low, offset.getSnapshot()) : low;
    if (bounds.most < known) takeDoubtful(bounds, date);
    else take(bounds);
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
    isMeasured,
    witness: (instant, sentAt) => {
      if (!Number.isFinite(instant)) return;
      // The servers of the platform differ by parts of a second.
      take({ least: instant - clock.now() - SECOND, most: instant - sentAt + SECOND });
    },
    suppose: (difference) => {
      if (!isMeasured() && Number.isFinite(difference)) offset.set(Math.round(difference));
    },
    now: () => clock.now() + offset.getSnapshot(),
    surely: () => clock.now() + (isMeasured() ? low : offset.getSnapshot()),
    set: (now) => {
      low = high = now - clock.now();
      doubt = undefined;
      offset.set(low);
    },
    layer: (next) => async (request) => {
      const sentAt = clock.now();
      const answer = await next(request);
      hear(answer.response, sentAt, request.method === 'GET');
      return answer;
    },
  };
};

const clocks = new WeakMap<object, ServerClock>();

/** The clock of the platform for a client; all parts that belong to the client share it. */
export const serverClockOf = (client: object): ServerClock => {
  const found =
    clocks.get(client) ?? createClientClock((client as { readonly session?: TokenSource }).session);
  clocks.set(client, found);
  return found;
};

/** Creates a clock of the platform that follows the tokens of a session while it has a subscriber. */
const createClientClock = (session: TokenSource | undefined): ServerClock => {
  const time = createServerClock();
  return {
    ...time,
    subscribe: (listener) => {
      const leave = [time.subscribe(listener), followTokens(time, session)];
      return () => {
        for (const each of leave) each();
      };
    },
  };
};

/**
 * Gives a client a clock of your own, for example a clock that reads every response; returns the client. Call it before
 * the first use of the clock.
 */
export const withServerClock = <Client extends object>(client: Client, time: ServerClock): Client => {
  clocks.set(client, time);
  return client;
};
