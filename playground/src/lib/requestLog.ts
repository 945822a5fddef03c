import type { CallEvent } from 'vitrine';
import { createStore } from './store.ts';
import type { Exchange, WireTap } from './wireTap.ts';

/** One row of the request log: what the client says about a call, and what went over the wire for it. */
export interface LogEntry {
  readonly id: number;
  /** Wall clock at the end of the call, in milliseconds since 1970. */
  readonly at: number;
  readonly call: CallEvent;
  readonly wire: Exchange | undefined;
}

/** Older rows are dropped. */
const LIMIT = 200;

/** Keeps the latest calls, newest first. */
export const createRequestLog = (tap: Pick<WireTap, 'take'>, now: () => number = Date.now) => {
  const entries = createStore<readonly LogEntry[]>([]);
  let id = 1;
  return {
    entries,
    /** The listener for `callLog`. */
    record: (call: CallEvent): void => {
      const entry = { id: id++, at: now(), call, wire: tap.take(call) };
      entries.set((all) => [entry, ...all].slice(0, LIMIT));
    },
    clear: (): void => entries.set([]),
  };
};

export type RequestLog = ReturnType<typeof createRequestLog>;

/** The rows whose method, path, operation, status or code contain every word of the filter. */
export const matching = (entries: readonly LogEntry[], filter: string): readonly LogEntry[] => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ call }) => {
    const searched =
      `${call.method} ${call.path} ${call.operation} ${call.status ?? ''} ${call.code ?? ''}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
};
