import { createObservable, type Observable } from '../observable.ts';
import type { Layer } from '../types.ts';
import { type Clock, deviceClock } from './clock.ts';

/**
 * The time of the platform, as the `Date` header of its answers tells it (needs N8): holds end and sales open by that
 * clock, and those of devices are minutes off. As an observable it is the difference to the device's clock, in
 * milliseconds; 0 until an answer was heard, and where a host does not let a page read the header.
 */
export interface ServerClock extends Observable<number> {
  /** Milliseconds since 1970 at the platform, to about half a second after the first answer and less after more. */
  readonly now: () => number;
  /** The latest instant that has surely come at the platform: up to half a second before `now()`. */
  readonly surely: () => number;
  /** The clock of the device under it. */
  readonly clock: Clock;
  /** Learns from an answer; `sentAt` is the device's time before the call. */
  readonly hear: (answer: { readonly headers: Headers }, sentAt: number) => void;
  /** Begins to learn from a call that is sent now: give it as `onResponse`. */
  readonly listen: () => (answer: { readonly headers: Headers }) => void;
  /** Takes the platform's time from elsewhere, such as the control panel of a sandbox. */
  readonly set: (now: number) => void;
  /** Learns from every answer of a client: `createClient({ layers: [serverClock.layer] })`. */
  readonly layer: Layer;
}

/** The header counts whole seconds: the true time is up to this much later. */
const SECOND = 1000;

/** Makes a clock of the platform. Nothing starts with it. */
export const createServerClock = (clock: Clock = deviceClock): ServerClock => {
  const offset = createObservable(0);
  // The difference lies between these; every answer narrows them.
  let low = -Infinity;
  let high = Infinity;

  const hear: ServerClock['hear'] = ({ headers }, sentAt) => {
    const date = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * SECOND;
    if (!Number.isFinite(date)) return;
    const heardAt = clock.now();
    const least = date - heardAt;
    const most = date + SECOND - Math.min(sentAt, heardAt);
    // They contradict what was known: one of the two clocks was set. The last word counts.
    if (least > high || most < low) [low, high] = [least, most];
    else [low, high] = [Math.max(low, least), Math.min(high, most)];
    // A call may have waited long before it was sent, an answer is on its way shortly: nearer to the lower end.
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

/** The clock of the platform that all that is made for one client shares. */
export const serverClockOf = (client: object): ServerClock => {
  let found = clocks.get(client);
  if (!found) clocks.set(client, (found = createServerClock()));
  return found;
};

/**
 * Gives a client a clock of your own, for instance one that hears every call; returns the client. Do it before anything
 * asks for the time.
 */
export const withServerClock = <Client extends object>(client: Client, time: ServerClock): Client => {
  clocks.set(client, time);
  return client;
};
