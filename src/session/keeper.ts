import { AuthError } from '../core/errors/auth-error.ts';
import type { SessionReason } from '../core/identity/auth.ts';
import type { Tokens } from '../core/identity/tokens.ts';

/** The tokens that a session holds in memory, as its {@link Keeper} reads and changes them. */
export interface Held {
  readonly tokens: () => Tokens | undefined;
  /**
   * A number that changes with the identity. If it changed during a request, the response belongs to the previous
   * identity and is never stored.
   */
  readonly epoch: () => number;
  /** Replaces the tokens in memory, and notifies the session's listeners. */
  readonly hold: (tokens: Tokens | undefined, reason: SessionReason | undefined) => void;
  /** Says whether the storage has answered; false makes the role unknown, until it has, or until `hold` is called. */
  readonly answered: (hasAnswered: boolean) => void;
}

/** Keeps the tokens of one session: only in memory, or in step with a storage. */
export interface Keeper {
  /**
   * The current tokens of the storage; a promise if the storage is asynchronous and its contents may have changed.
   * @param again Reads the storage even if the tokens in memory count as current.
   * @throws AuthError (`session-disposed`) if the session was disposed in the meantime.
   */
  readonly read: (again?: boolean) => Tokens | undefined | Promise<Tokens | undefined>;
  /**
   * Stores the tokens that a renewal of `old` received, and takes them over. If another tab stored newer tokens
   * meanwhile, takes those over instead. Undefined if the epoch changed since the renewal began.
   */
  readonly swap: (
    epoch: number,
    old: Tokens | undefined,
    tokens: Tokens,
    reason?: SessionReason,
  ) => Tokens | undefined | Promise<Tokens | undefined>;
  /** Stores the result of a sign-in or a sign-out, and takes it over. */
  readonly save: (tokens: Tokens | undefined, reason: SessionReason) => Promise<void>;
  /** Runs a renewal while no other tab or client of the same storage runs one. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** The tokens that another tab received in place of the refused tokens; undefined if there are none. */
  readonly successor: (old: Tokens) => Tokens | undefined | Promise<Tokens | undefined>;
  /** Stops watching the storage. */
  readonly close?: () => void;
}

/** The error for all work that a disposed session ends: whether a call took effect is unknown. */
export const disposed = (): AuthError =>
  new AuthError('session disposed', { code: 'session-disposed', retryable: 'unknown' });
