import type { ServiceName } from '../../generated/services.ts';
import type { Failing, Identity } from './errors/api-error.ts';

export type { ServiceName } from '../../generated/services.ts';
export type { Identity } from './errors/api-error.ts';

/** Name of a service of the platform, or of one that `vitrine generate` wrote. */
export type AnyService = ServiceName | (string & {});

/**
 * How a call may be repeated. The description of the operation sets it; it is never guessed from the method.
 *
 * - `read`: after any transient failure.
 * - `same`: only if the request was certainly not sent, or after a 429.
 * - `adds`: only if the request was certainly not sent; with an idempotency key like `read`.
 * - `never`: not at all.
 *
 * If a rate limiter rejected the request with a 429 before the operation ran, every class is repeated, except for calls
 * that carry credentials.
 */
export type RepeatClass = 'read' | 'same' | 'adds' | 'never';

/** Facts of a call by which the policy sends it. */
export interface OperationFacts {
  /** The operation id, such as `getCurrentCart`; for a call without a description, its method and path. */
  readonly id: string;
  /** Undefined for a call without a description. */
  readonly service?: AnyService | undefined;
  readonly repeat: RepeatClass;
  /** Whether the call carries a password, code, token or one-time captcha token (`x-credentials`), so that it is sent once. */
  readonly credentials?: boolean | undefined;
  /**
   * Whether the answer is the same for every caller (`x-public`). Only such a read may come from a cache; every other call
   * is sent with `cache: 'no-store'`.
   */
  readonly public?: boolean | undefined;
  /** Identities that may make the call; undefined if they are unknown. If the list is empty, no token is sent. */
  readonly identity?: readonly Identity[] | undefined;
  /** Identities that may use every member of the request, if these are fewer (`x-elevated`). */
  readonly elevated?: readonly Identity[];
  /** Path prefixes: on the platform's API host, and on any other host. */
  readonly prefixes?: readonly string[];
}

/** One call as the policy receives it. */
export interface Call {
  /** The concrete path with its parameters already encoded: `/v1/products/a%2Fb`. */
  readonly url: string;
  readonly method: string;
  /** The query without its question mark, already encoded: `a=1&b.c=2`. */
  readonly query?: string | undefined;
  /** The body, sent as JSON. */
  readonly data?: unknown;
  readonly facts: OperationFacts;
}

/**
 * Headers; `null` removes one of the client's `headers`. An `authorization` header of the caller replaces the token,
 * but `null` cannot remove it.
 */
export type HeaderValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Limits of a call. Times are in milliseconds, and include headers and body. */
export interface CallLimits {
  /** Time limit of the whole call, with its pauses and the renewal of its token. Default 60,000. */
  readonly timeout?: number | undefined;
  /** Time limit of each attempt. Default 30,000. */
  readonly attemptTimeout?: number | undefined;
  /**
   * Maximum number of repeats, as far as the repeat class allows them. Default 2, so at most 3 requests. After a refused
   * connection a call is repeated at most once. `'refused'` repeats after nothing else, for callers with their own repeats.
   */
  readonly retries?: number | 'refused' | undefined;
  /**
   * The longest pause before a repeat. If `Retry-After` asks for a longer pause, the call is not repeated, and the error
   * carries the pause. Default 20,000; below 20 nothing is repeated.
   */
  readonly longestPause?: number | undefined;
  /** The largest response, in bytes after decompression. Default 10,000,000. */
  readonly maxBytes?: number | undefined;
  /** The deepest response, in levels of JSON. Default 512. */
  readonly maxDepth?: number | undefined;
}

/** Options of one call. */
export interface CallOptions extends CallLimits {
  /** Aborts the call; it then rejects with the signal's own reason, and nothing more is sent. */
  readonly signal?: AbortSignal | null | undefined;
  /** Added to the client's headers. */
  readonly headers?: HeaderValues | undefined;
  /** Sent as `Idempotency-Key`; a call of class `adds` is then repeated. Use it only with a host that honors the header. */
  readonly idempotencyKey?: string | undefined;
  /**
   * Passed to fetch for a public read (`x-public`): of the catalog, of events, of the tickets on sale. Every other call is
   * sent with `no-store`, and no option of a framework makes it cached.
   */
  readonly cache?: RequestCache | undefined;
  /** Receives the final response of any status, for its status and headers; its body has been read. Errors of it are ignored. */
  readonly onResponse?: ((response: Response) => void) | undefined;
  /** Leaves the body unread and without a time limit; the openapi-fetch client then reads it in this form. */
  readonly parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream' | undefined;
}

/**
 * The last argument of every named operation. `Needed` are the identities that may call it: a client that can be none
 * of them does not compile.
 */
export interface RequestOptions<Needed extends Identity = Identity> extends CallOptions {
  /** The client to call with. */
  readonly client: ClientFor<Needed>;
}

/** Return type of a named operation; `Code` are the application codes that it may fail with. */
export interface Reply<T, Code extends string = never> extends Promise<T>, Failing<Code> {}

/** A response of any status, with its body. */
export interface Answer {
  /** Its body has been read, except with `parseAs`. */
  readonly response: Response;
  /** The parsed body. Undefined if it is empty, if an error has no JSON, or with `parseAs`. */
  readonly data: unknown;
}

/** The course of a call so far. All layers of the call share it. */
export interface CallProgress {
  /** Number of requests that were sent. Only the last layer, which calls fetch, counts them. */
  attempts: number;
  /** Role of the identity that the call was sent as. Only the identity layer sets it. */
  role?: string | undefined;
}

/** The result of a call that got a response. */
export interface CallResult extends Answer, Readonly<CallProgress> {}

declare const callsAs: unique symbol;

/** The part of a client that generated operations use. */
export interface CallClient {
  /** Sends a call through the policy. */
  send(call: Call, options?: CallOptions): Promise<CallResult>;
}

/** Marks a client whose identity can only be one of these. A client without a mark may make every call. */
export interface CallsAs<Can extends Identity> {
  /** Never set: only the compiler reads it. */
  readonly [callsAs]?: Readonly<Record<Can, true>>;
}

/** A client whose identity can be at least one of these. */
export type ClientFor<Needed extends Identity> = CallClient & {
  readonly [callsAs]?: Needed extends Identity ? Readonly<Record<Needed, true>> : never;
};

/** The identities that may call a named operation: `IdentityOf<typeof createProduct>` is `'owner' | 'app'`. */
export type IdentityOf<Operation extends (...args: never[]) => unknown> =
  Extract<Parameters<Operation>[number], RequestOptions> extends RequestOptions<infer Needed>
    ? Needed
    : never;

/** The codes that an operation declares: `CodeOf<typeof getCurrentCart>` is `'OWNED_CART_NOT_FOUND'`. */
export type CodeOf<Operation extends (...args: never[]) => unknown> =
  ReturnType<Operation> extends Failing<infer Code> ? Code : never;

/** Defaults that a client sets for all its calls. */
export interface CallDefaults extends CallLimits, Pick<CallOptions, 'headers'> {}

/** A function for each pending wait of a client, which ends the wait with the given error. */
export type Stops = Set<(reason: object) => void>;

/**
 * One call on its way through the layers. A layer changes headers in place; to change anything else it hands a copy to the
 * next layer.
 */
export interface CallRequest extends Pick<Call, 'method' | 'facts'> {
  /** The path with its query; below the prefix layer, the full address. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Record<string, string>;
  /** JSON text, so that it can be sent again. */
  readonly body: string | undefined;
  readonly options: CallOptions;
  /** The limit of the call, otherwise of the client, otherwise the default. */
  readonly limit: (name: keyof CallLimits, otherwise: number) => number;
  /** Time limit of the whole call, in milliseconds. */
  readonly timeout: number;
  /** Time at which the whole call ends, on the clock of `performance.now()`. */
  readonly deadline: number;
  /** The pending waits of the client, including those of this call. */
  readonly stops: Stops;
  /** The signal for fetch; the time-limit layer makes one for each attempt. */
  readonly signal?: AbortSignal;
  readonly progress: CallProgress;
}

/** Sends one call; layers wrap it. */
export type Send = (request: CallRequest) => Promise<Answer>;

/** One rule of the policy, wrapped around the next one. */
export type Layer = (next: Send) => Send;

/** Log entry of one call or token request. It holds no header, no body and no query. */
export interface CallEvent {
  /** The operation id; for a call without a description, its method and path. */
  readonly operation: string;
  /** Undefined for a call without a description. */
  readonly service: AnyService | undefined;
  readonly method: string;
  /** The path without host, prefix and query. */
  readonly path: string;
  readonly role: string | undefined;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  readonly durationMs: number;
  /** Number of requests that were sent. */
  readonly attempts: number;
  readonly requestId: string | undefined;
  /**
   * The code of the error; `aborted` after an abort, `thrown` for an error that is not of this package; undefined after a
   * success.
   */
  readonly code: string | undefined;
}
