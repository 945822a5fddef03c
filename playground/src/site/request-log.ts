import type { QueryClient } from '@tanstack/react-query';
import { type CallEvent, callLog, type Layer, type VitrineClient } from 'vitrine';
import { type CallCause, causeOf } from './call-cause.ts';
import type { Pressed } from './press-watch.ts';
import { createStore } from '../lib/store.ts';
import type { Exchange } from './wire-tap.ts';

type LayerRequest = Parameters<Parameters<Layer>[0]>[0];

/** One row of the request log: the call event of the client, and the HTTP exchanges of that call. */
export interface LogEntry {
  readonly id: number;
  /** Start of the call by the wall clock, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds by which the sandbox's clock was advanced at the start of the call; undefined if still unknown. */
  readonly moved: number | undefined;
  /** Has no status and no duration until the call has ended. */
  readonly call: CallEvent;
  /** `waiting`: no request is in flight, because the call waits for a token, a rate limit or a retry delay. */
  readonly state: 'waiting' | 'sent' | 'done';
  /** Every request sent for the call. */
  readonly wires: readonly Exchange[];
  /** The latest of `wires`. */
  readonly wire: Exchange | undefined;
  readonly cause: CallCause;
  /** The control whose press caused the call. */
  readonly pressed: Pressed | undefined;
  /** Path of the page that made the call. */
  readonly screen: string;
  /** The query without its question mark, and the body as sent. */
  readonly query: string;
  readonly body: unknown;
  /** Makes the same call again, as the same identity. */
  readonly repeat: () => Promise<void>;
}

/** The identity and its clients whose calls are logged. */
export interface LoggedSite {
  readonly client: () => VitrineClient;
  readonly queries: () => QueryClient;
}

/** Maximum number of rows; older ones are dropped. */
const LIMIT = 300;

const jsonOf = (body: string | undefined): unknown => {
  if (body === undefined) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

const begun = ({ facts, method, url }: LayerRequest): CallEvent => {
  const [path = ''] = url.split('?');
  return {
    operation: facts.id,
    service: facts.service,
    method,
    path,
    role: undefined,
    status: undefined,
    durationMs: 0,
    attempts: 0,
    requestId: undefined,
    code: undefined,
  };
};

/** Sources of the page and the pressed control at the start of a call. */
export interface CallOrigin {
  readonly screen: () => string;
  readonly pressed: () => Pressed | undefined;
  /** Milliseconds by which the sandbox's clock was advanced. */
  readonly moved: () => number | undefined;
}

/** Keeps the latest calls, newest first. */
export const createRequestLog = (where: CallOrigin, now: () => number = Date.now) => {
  const entries = createStore<readonly LogEntry[]>([]);
  let next = 1;
  const change = (id: number, patch: (entry: LogEntry) => Partial<LogEntry>): void =>
    entries.set((all) => all.map((entry) => (entry.id === id ? { ...entry, ...patch(entry) } : entry)));

  const begin = (request: LayerRequest, { client, queries }: LoggedSite): LogEntry => {
    const id = next++;
    const call = begun(request);
    const { facts, method, body } = request;
    const data = jsonOf(body);
    const query = request.url.split('?').slice(1).join('?');
    const outgoing = {
      url: call.path,
      method,
      facts,
      ...(query && { query }),
      ...(body !== undefined && { data }),
    };
    const entry: LogEntry = {
      id,
      at: now(),
      moved: where.moved(),
      call,
      state: 'waiting',
      wires: [],
      wire: undefined,
      cause: causeOf(queries(), call),
      pressed: where.pressed(),
      screen: where.screen(),
      query,
      body: data,
      repeat: async () => {
        await client().send(outgoing);
        await queries().invalidateQueries();
      },
    };
    entries.set((all) => [entry, ...all].slice(0, LIMIT));
    return entry;
  };

  return {
    entries,
    /** A layer that logs the calls of a client. */
    layer:
      (site: LoggedSite): Layer =>
      (send) =>
      (request) => {
        const { id, pressed } = begin(request, site);
        const told = callLog((call) => {
          change(id, () => ({ call, state: 'done' }));
          // A call that follows from the response has the same cause.
          pressed?.extend();
        });
        return told(send)(request);
      },
    /** Listener for `createWireTap`: assigns a request to the oldest matching call without a request in flight. */
    hear: (sent: Exchange): ((exchange: Exchange) => void) => {
      const { pathname } = new URL(sent.url);
      const owner = entries
        .get()
        .findLast(
          ({ state, call }) =>
            state === 'waiting' && call.method === sent.method && pathname.endsWith(call.path),
        );
      if (!owner) return () => undefined;
      const { id } = owner;
      change(id, ({ wires }) => ({ state: 'sent', wires: [...wires, sent], wire: sent }));
      return (ended) =>
        change(id, ({ state, wires }) => ({
          ...(state === 'sent' && { state: 'waiting' }),
          wires: wires.map((one) => (one === sent ? ended : one)),
          wire: ended,
        }));
    },
    clear: (): void => entries.set([]),
  };
};

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Returns the rows whose method, path, operation, hook, status, state or code contain every word of the filter. */
export const matching = (entries: readonly LogEntry[], filter: string): readonly LogEntry[] => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ call, cause, state }) => {
    const searched =
      `${call.method} ${call.path} ${call.operation} ${call.role ?? ''} ${cause.hook ?? ''} ${state === 'done' ? '' : state} ${call.status ?? ''} ${call.code ?? ''}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
};
