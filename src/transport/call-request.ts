import { ValidationError } from '../errors/call-errors.ts';
import { limitsOf } from './limits.ts';
import type { OperationFacts, ServiceName, Timeout, Trace } from './types.ts';

/** What a face adds to the init that openapi-fetch hands over. */
export interface CallInit extends RequestInit {
  headers: Headers;
  service: ServiceName;
  facts?: OperationFacts | undefined;
  timeout?: Timeout | undefined;
  retries?: number | undefined;
  idempotencyKey?: string | undefined;
  /** True when the caller reads the body, as a stream or as bytes. */
  streams?: boolean | undefined;
  trace: Trace;
}

/**
 * One call on its way through the layers.
 * openapi-fetch makes it in place of a `Request`, which costs more than the rest of the policy together and whose
 * body cannot be sent twice. It belongs to one call alone, so layers may change it.
 */
export class CallRequest {
  /** The path with its query; the prefix layer puts the host before it. */
  url: string;
  readonly method: string;
  readonly headers: Headers;
  /** Handed to fetch on every attempt; the body in it is text and can be sent again. */
  readonly init: CallInit;
  /** The caller's signal. */
  readonly signal: AbortSignal | null | undefined;
  /** What fetch listens to; the time-limit layer makes one for each attempt. */
  attemptSignal: AbortSignal | null | undefined;
  readonly service: ServiceName;
  /** Undefined on the raw face when the client was given no facts of the service. */
  readonly facts: OperationFacts | undefined;
  readonly trace: Trace;
  /** Limits in milliseconds. */
  readonly limits: { readonly attempt: number; readonly call: number };
  /** When the whole call ends, on the clock of `performance.now()`. */
  readonly deadline: number;

  constructor(url: string, init: CallInit) {
    this.url = checkedPath(url);
    this.method = init.method ?? 'GET';
    this.headers = init.headers;
    this.init = init;
    this.signal = this.attemptSignal = init.signal;
    this.service = init.service;
    this.facts = init.facts;
    this.trace = init.trace;
    this.limits = limitsOf(init.timeout);
    this.deadline = performance.now() + this.limits.call;
    if (init.idempotencyKey) this.headers.set('Idempotency-Key', init.idempotencyKey);
  }
}

/** An empty, `.` or `..` segment (also percent-encoded), or a character that a URL parser rewrites. */
const LEAVES_ITS_PLACE = /^[^/]|\/(?:\.|%2e){0,2}(?:[/?#]|$)|^[^?#]*[\\{}\s]/i;

/** A parameter must not lead to another resource than the one that the operation names (security P9). */
const checkedPath = (url: string): string => {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (LEAVES_ITS_PLACE.test(path))
    throw new ValidationError(
      'invalid-path',
      `"${path}" is no path to call: a path begins with one "/", and none of its parameters may be missing, empty, "." or "..". Nothing was sent.`,
    );
  return url;
};
