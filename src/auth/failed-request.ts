import type { AuthError } from '../errors/auth-error.ts';
import type { NetworkError, TimeoutError } from '../errors/call-errors.ts';

/** For so long, in ms, the transient failure of a token request is also that of the calls that come after it. */
export const PAUSE = 1_000;

/** How a token request may fail: without an answer, or with one that has no tokens. */
export type TokenFailure = NetworkError | TimeoutError | AuthError;

/**
 * Whether the next token request is likely to fail in the same way: no answer and so no status, 408, 429 or 5xx. A
 * malformed answer or a refusal is about that one request.
 */
export const isTransient = (error: TokenFailure): boolean =>
  error.retryable === 'yes' && /undefined|408|429|^5/.test(`${(error as Partial<AuthError>).status}`);

/**
 * The failure of an earlier token request, for a call that comes shortly after it: with a stack of its own.
 * @param left For so long, in ms, other calls will get it too.
 */
export const reused = (first: TokenFailure, left: number): Error => {
  const Kind = first.constructor as new (message: string, facts: object) => Error;
  const note = ` (reused for another ${Math.ceil(left)} ms)`;
  const facts = { ...(first as object), attempts: 0, cause: first };
  // The specification fixes the message of an answer without tokens.
  return 'description' in first
    ? new Kind(first.message, { ...facts, description: first.description + note })
    : new Kind(first.message + note, facts);
};
