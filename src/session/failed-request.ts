import type { AuthError } from '../core/errors/auth-error.ts';
import { VitrineError } from '../core/errors/base.ts';

/** For so long, in ms, the transient failure of a token request is also that of the calls that come after it. */
export const PAUSE = 1_000;

/**
 * The failure of a token request for one of the calls that share it: an error of its own, whose stack can name that call.
 * @param left For so long, in ms, calls that come after the request get it too; Infinity for a call that waited for it.
 */
export const failureFor = (first: unknown, left = Infinity): unknown => {
  if (!(first instanceof VitrineError)) return first;
  const Kind = first.constructor as new (message: string, facts: object) => VitrineError;
  const facts: object = first;
  const { message, description, cause } = first as AuthError;
  const note = ` (reused for another ${Math.ceil(left)} ms)`;
  // The specification fixes the message of an answer without tokens.
  const said = description ? { description: description + note } : { message: message + note };
  const own = left < Infinity ? { ...said, attempts: 0, cause: first } : cause ? { cause } : {};
  return new Kind(message, { ...facts, ...own });
};
