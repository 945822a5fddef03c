/** What goes wrong; `latency` alone makes the answer late and lets it be. */
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

/** Something that goes wrong on purpose. */
export interface FaultRecord {
  id: string;
  /** Id of an operation, or '*' for all. */
  operation: string;
  kind: FaultKind;
  /** Application code of an `error`. */
  code: string | null;
  /** HTTP status of a `status`. */
  status: number | null;
  /** Body of a `status`; null: a message. */
  body: Record<string, unknown> | null;
  /** Seconds of the Retry-After of a `rateLimit`. */
  retryAfter: number | null;
  /** How late the answer is, in milliseconds. */
  latencyMs: number;
  /** How often it still happens; null: always. */
  left: number | null;
  /** How likely it happens, 0 to 1, by the seed; null: surely. */
  probability: number | null;
  /** How often chance was asked. */
  draws: number;
  /** How often it happened. */
  hits: number;
}
