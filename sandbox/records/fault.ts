/** The kind of a fault; `latency` only delays the answer. */
export type FaultKind =
  | 'error'
  | 'status'
  | 'rateLimit'
  | 'latency'
  | 'hang'
  | 'reset'
  | 'lostAnswer'
  | 'truncated'
  | 'malformed';

/** A fault on purpose. */
export interface FaultRecord {
  id: string;
  /** Id of an operation, or '*' for all. */
  operation: string;
  kind: FaultKind;
  /** The application code of an `error`. */
  code: string | null;
  /** The HTTP status of a `status`. */
  status: number | null;
  /** The body of a `status`; null: a message. */
  body: Record<string, unknown> | null;
  /** The Retry-After of a `rateLimit` in seconds. */
  retryAfter: number | null;
  /** The delay of the answer in milliseconds. */
  latencyMs: number;
  /** The number of calls that still fail; null: no limit. */
  left: number | null;
  /** The probability from 0 to 1, drawn from the seed; null: 1. */
  probability: number | null;
  /** The number of random draws so far. */
  draws: number;
  /** The number of calls that have failed. */
  hits: number;
}
