import type { Clock } from './clock.ts';
import { nextId } from './ids.ts';
import type { Caller, SandboxState } from '../records/state.ts';

/** What every rule works on. */
export interface World {
  readonly state: SandboxState;
  readonly clock: Clock;
  /** Address under which the sandbox was reached; pictures and hosted pages live there. */
  readonly origin: string;
  /** Who causes what happens; absent: time does. */
  readonly caller?: Caller | null;
}

/** One call of an operation, checked against the description. */
export interface CallContext extends World {
  readonly caller: Caller | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The query as it came: with what the description leaves open. */
  readonly search: URLSearchParams;
  readonly header: (name: string) => string | null;
  /** Says in a header of the answer what the platform would do without a word. */
  readonly warn?: (text: string) => void;
}

/** What an operation does: gives the body of the 200 answer, or throws a PlatformError. */
export type Rule = (call: CallContext) => unknown;

/** The caller of an operation that only known callers reach. */
export const callerOf = ({ caller }: CallContext): Caller => {
  if (!caller) throw new Error('This operation runs without an identity.');
  return caller;
};

/** A new id from the seed and the counter of the state (R3). */
export const newId = ({ state }: World, kind: string): string => nextId(state, kind);

/** The key under which the things of a caller are kept. */
export const keyOf = ({ role, id }: Caller): string => `${role}:${id}`;

/** Owner and app may see and do what visitors and members may not. */
export const isElevated = (caller: Caller | null): boolean =>
  caller?.role === 'owner' || caller?.role === 'app';
