import type { refusals } from '../../../generated/refusals.ts';
import type { FaultRecord } from '../../records/state.ts';

type Refusals = typeof refusals;

/** The id of an operation of the platform. */
export type OperationId = keyof Refusals;

/** The application codes that an operation documents; for '*' those of all operations. */
export type FaultCode<Id extends OperationId | '*'> = Id extends OperationId
  ? keyof Refusals[Id] & string
  : { [Any in OperationId]: keyof Refusals[Any] & string }[OperationId];

/** The conditions of a fault. */
export interface FaultConditions<Id extends OperationId | '*'> {
  /** The operation that fails. Default '*': every operation. */
  readonly operation?: Id;
  /** The number of calls that fail. Default: all calls until the fault is removed. */
  readonly times?: number;
  /** The probability at each call, from 0 to 1, drawn from the seed of the sandbox. Default 1. */
  readonly probability?: number;
  /** The delay of the answer in milliseconds of the machine's clock. Default 0. */
  readonly latencyMs?: number;
}

/** The effect of a fault: one of these. A fault with only a `latencyMs` delays the answer and changes nothing else. */
export type FaultEffect<Id extends OperationId | '*'> =
  /** The operation is refused with one of its documented codes, and its rule does not run. */
  | { readonly error: FaultCode<Id> }
  /** The answer has this status (200 to 599) and body, and the rule does not run. */
  | { readonly status: number; readonly body?: Readonly<Record<string, unknown>> }
  /** 429 with a Retry-After of so many seconds; the rule does not run. */
  | { readonly rateLimit: number }
  /** No answer is ever sent; the rule does not run. */
  | { readonly hang: true }
  /** The connection ends without an answer; the rule does not run. */
  | { readonly reset: true }
  /** The rule runs, and then the connection ends without an answer. */
  | { readonly lostAnswer: true }
  /** The rule runs, and the connection ends in the middle of the body. */
  | { readonly truncated: true }
  /** The rule runs, and the body is invalid JSON. */
  | { readonly malformed: true }
  | { readonly latencyMs: number };

/** A fault to add. */
export type Fault<Id extends OperationId | '*' = OperationId | '*'> = FaultConditions<Id> & FaultEffect<Id>;

/** A fault that was added. */
export interface FaultHandle {
  readonly id: string;
  /** The number of calls that have failed. */
  readonly hits: number;
  /** Removes the fault. Does nothing if it is already removed. */
  remove(): void;
}

/** The faults of a sandbox. They are part of the state. */
export interface Faults {
  /** Adds a fault. Throws a FaultError with the problem. */
  add<const Id extends OperationId | '*' = '*'>(fault: Fault<Id>): FaultHandle;
  /** The faults that can still happen, in the order in which they are tried. */
  list(): readonly Readonly<FaultRecord>[];
  /** Removes all faults, or those of one operation. */
  clear(operation?: OperationId | '*'): void;
}

/** An invalid fault; the message gives the reason. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
}
