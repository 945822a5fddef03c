import type { refusals } from '../../../generated/refusals.ts';
import type { FaultRecord } from '../../records/state.ts';

type Refusals = typeof refusals;

/** The id of an operation of the platform. */
export type OperationId = keyof Refusals;

/** The application codes that an operation documents; of all of them for '*'. */
export type FaultCode<Id extends OperationId | '*'> = Id extends OperationId
  ? keyof Refusals[Id] & string
  : { [Any in OperationId]: keyof Refusals[Any] & string }[OperationId];

/** When a fault happens. */
export interface FaultConditions<Id extends OperationId | '*'> {
  /** Which operation it happens to. Default '*': every one. */
  readonly operation?: Id;
  /** How often it happens. Default: until it is removed. */
  readonly times?: number;
  /** How likely it happens at each call, from 0 to 1, by the seed of the sandbox. Default: surely. */
  readonly probability?: number;
  /** How late the answer is, in milliseconds of the machine's clock. Default 0. */
  readonly latencyMs?: number;
}

/** What happens: one of these; none of them with a `latencyMs` makes the answer late and lets it be. */
export type FaultEffect<Id extends OperationId | '*'> =
  /** The operation is refused with one of its documented codes, and its rule does not run. */
  | { readonly error: FaultCode<Id> }
  /** The answer has this status (200 to 599) and body, and the rule does not run. */
  | { readonly status: number; readonly body?: Readonly<Record<string, unknown>> }
  /** 429 with a Retry-After of so many seconds; the rule does not run. */
  | { readonly rateLimit: number }
  /** No answer ever comes; the rule does not run. */
  | { readonly hang: true }
  /** The connection ends without an answer; the rule does not run. */
  | { readonly reset: true }
  /** The rule runs, and then the connection ends without an answer. */
  | { readonly lostAnswer: true }
  /** The rule runs, and the connection ends in the middle of the body. */
  | { readonly truncated: true }
  /** The rule runs, and the body is no JSON. */
  | { readonly malformed: true }
  | { readonly latencyMs: number };

/** A fault as code adds it. */
export type Fault<Id extends OperationId | '*' = OperationId | '*'> = FaultConditions<Id> & FaultEffect<Id>;

/** A fault that was added. */
export interface FaultHandle {
  readonly id: string;
  /** How often it has happened. */
  readonly hits: number;
  /** Ends it; does nothing when it has ended. */
  remove(): void;
}

/** What goes wrong on purpose, as part of the state. */
export interface Faults {
  /** Adds one. Throws a FaultError that says what is wrong with it. */
  add<const Id extends OperationId | '*' = '*'>(fault: Fault<Id>): FaultHandle;
  /** Those that may still happen, in the order in which they are tried. */
  list(): readonly Readonly<FaultRecord>[];
  /** Ends all of them, or those of one operation. */
  clear(operation?: OperationId | '*'): void;
}

/** A fault that cannot be; the message says why. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
}
