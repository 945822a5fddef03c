import { AuthError } from '../core/errors/auth-error.ts';
import type { SessionReason } from './session.ts';
import type { Tokens } from './tokens.ts';

/** The tokens that a session holds in memory, as its {@link Keeper} sees and changes them. */
export interface Held {
  readonly tokens: () => Tokens | undefined;
  /** Changes whenever answers and grants from before belong to somebody else; they are then never stored. */
  readonly epoch: () => number;
  /** Holds other tokens, and tells the session's listeners. */
  readonly hold: (tokens: Tokens | undefined, reason: SessionReason | undefined) => void;
}

/** Keeps the tokens of one session: in memory only, or in step with a storage. */
export interface Keeper {
  /**
   * The tokens as the storage has them now: later only when it answers later and has news.
   * @throws AuthError (`session-disposed`) when the session was disposed in the meantime.
   */
  readonly read: () => Tokens | undefined | Promise<Tokens | undefined>;
  /**
   * Asks the storage, whatever is held.
   * @throws AuthError (`session-disposed`) when the session was disposed in the meantime.
   */
  readonly reload: () => Promise<Tokens | undefined>;
  /**
   * Stores what a renewal of `old` gave, and holds it. What another tab has stored meanwhile is held instead.
   * Undefined when the session has left the epoch of the renewal.
   */
  readonly swap: (
    epoch: number,
    old: Tokens | undefined,
    tokens: Tokens,
    reason?: SessionReason,
  ) => Promise<Tokens | undefined>;
  /** Stores and holds what a sign-in or a sign-out leads to. */
  readonly save: (tokens: Tokens | undefined, reason: SessionReason) => Promise<void>;
  /** Renews alone among everybody who shares the place. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** The tokens that another tab received in place of refused ones; undefined without any. */
  readonly successor: (old: Tokens) => Promise<Tokens | undefined>;
  /** Hears of nothing any more. */
  readonly close?: () => void;
}

/** The reason for everything that a disposed session ends; it does not tell whether a call took effect. */
export const disposed = (): AuthError =>
  new AuthError('session disposed', { code: 'session-disposed', retryable: 'unknown' });
