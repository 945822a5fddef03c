import type { ServiceName } from '../../generated/services.ts';
import type { CallRequest } from './call-request.ts';

export type { ServiceName } from '../../generated/services.ts';

/**
 * What may be repeated, fixed in an operation's description and never guessed from its method (security 4.2).
 * `read`: after any passing failure. `same`: when it was surely not sent, or after a 429. `adds`: when it was surely
 * not sent, or as a read when the caller gives an idempotency key. `never`: not at all.
 */
export type RepeatClass = 'read' | 'same' | 'adds' | 'never';

/** Who may call (specification 6). */
export type Identity = 'visitor' | 'member' | 'owner' | 'app';

/** What the policy knows of an operation. */
export interface OperationFacts {
  /** The operation id, such as `getCurrentCart`. */
  readonly id: string;
  readonly service: ServiceName;
  readonly repeat: RepeatClass;
  /** Who may call; empty when nobody needs to be known, so that no token is sent. */
  readonly identity: readonly Identity[];
}

/** One call of a generated operation. */
export interface Call {
  /** The concrete path with its parameters already encoded: `/v1/products/a%2Fb`. */
  readonly url: string;
  readonly method: string;
  /** Query parameters. */
  readonly params?: object | undefined;
  /** The body, sent as JSON. */
  readonly data?: unknown;
  readonly facts: OperationFacts;
}

/**
 * A number of milliseconds: the whole call ends by then. An object: limits for each attempt and for the whole call.
 * Both count headers and body; the second also the pauses and the renewal of a token. `Infinity` switches one off.
 */
export type Timeout = number | { readonly attempt?: number; readonly call?: number };

/** Headers of a call; `null` removes one that the client would send. */
export type HeaderValues = Readonly<Record<string, string | null | undefined>>;

/** What a caller may set for one call; the raw face takes all but `client` in its second argument. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's own reason, and nothing is sent afterwards. */
  readonly signal?: AbortSignal | null | undefined;
  /** Default: 30 s for each attempt and 60 s for the call (security 4.2). */
  readonly timeout?: Timeout | undefined;
  /** How often a call may be repeated, as far as its class allows it. Default 2, so at most 3 requests. */
  readonly retries?: number | undefined;
  /** Added to the client's headers. */
  readonly headers?: HeaderValues | undefined;
  /** Sent as `Idempotency-Key`; allows to repeat a call of class `adds`. Give it only to a host that honours it. */
  readonly idempotencyKey?: string | undefined;
  /** Sees the final answer, success or not: status, headers, `text()`. */
  readonly onResponse?: ((response: Response) => void) | undefined;
}

/** The last argument of every named operation. */
export interface RequestOptions extends CallOptions {
  /** The client to call with. */
  readonly client: CallClient;
}

/** What a face hands back: openapi-fetch's result. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** A face of one service without its types. */
export interface Face {
  request(method: string, path: string, init?: object): Promise<Result>;
}

/** The part of a client that the seam needs. */
export interface CallClient {
  /** The openapi-fetch face of a service. */
  face(service: ServiceName): Face;
}

/** What has become known of a call while it runs. */
export interface Trace {
  /** Requests that were sent. */
  attempts: number;
  /** The role that the call was made with, when its identity has one. */
  role?: string | undefined;
  /** The last answer. */
  response?: Response | undefined;
}

/** Sends one call; layers wrap it. */
export type Send = (request: CallRequest) => Promise<Response>;

/** One rule of the policy around the next one. */
export type Layer = (next: Send) => Send;

/** The parts of the world that tests replace. */
export interface Runtime {
  /** Wall clock in milliseconds since 1970; token lifetimes are measured against it. */
  readonly now: () => number;
  /** From 0 up to 1; spreads the pauses between repeats. */
  readonly random: () => number;
  /** Waits; rejects with the signal's reason as soon as it aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal | null) => Promise<void>;
}

/** What the log hears of each call, token requests included. It never holds a header, a body or a query. */
export interface CallEvent {
  /** The operation id, or method and path where the client has no facts of it. */
  readonly operation: string;
  readonly service: ServiceName;
  readonly method: string;
  /** The path without host, prefix and query. */
  readonly path: string;
  readonly role: string | undefined;
  /** The HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  readonly durationMs: number;
  /** Requests that were sent. */
  readonly attempts: number;
  readonly requestId: string | undefined;
  /** The error's code; undefined for a success. */
  readonly code: string | undefined;
}
