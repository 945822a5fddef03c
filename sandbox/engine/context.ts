import type { Clock } from './clock.ts';
import { nextId } from './ids.ts';
import type { Caller, SandboxState } from '../records/state.ts';

/** The input of every rule. */
export interface World {
  readonly state: SandboxState;
  readonly clock: Clock;
  /** The origin of the request; pictures and hosted pages have addresses there. */
  readonly origin: string;
  /** The identity that causes a change; absent: an effect of time causes it. */
  readonly caller?: Caller | null;
}

/** One call of an operation, checked against the description. */
export interface CallContext extends World {
  readonly caller: Caller | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The query as it was sent, with parameters that the description does not name. */
  readonly search: URLSearchParams;
  readonly header: (name: string) => string | null;
  /** Reports a silent action of the platform in a header of the answer. */
  readonly warn?: (text: string) => void;
}

/** The behavior of an operation: returns the body of the 200 answer, or throws a PlatformError. */
export type Rule = (call: CallContext) => unknown;

/** The caller of an operation that requires an identity. */
export const callerOf = ({ caller }: CallContext): Caller => {
  if (!caller) throw new Error('This operation runs without an identity.');
  return caller;
};

/** A new id, made from the seed and the counter of the state (R3). */
export const newId = ({ state }: World, kind: string): string => nextId(state, kind);

/** The key of records that belong to a caller. */
export const keyOf = ({ role, id }: Caller): string => `${role}:${id}`;

/** Whether a caller has the rights of the owner or of an app, beyond those of visitors and members. */
export const isElevated = (caller: Caller | null): boolean =>
  caller?.role === 'owner' || caller?.role === 'app';
