import type { AuthError } from '../core/errors/auth-error.ts';
import { VitrineError } from '../core/errors/base.ts';

/** Time after a transient failure of a token request in which calls get the same failure, in ms. */
export const PAUSE = 1_000;

/**
 * The failure of a shared token request for one of its calls: a new error object, whose stack can name that call.
 * @param left Milliseconds for which later calls still get this failure; Infinity for a call that waited for the request.
 */
export const failureFor = (first: unknown, left = Infinity): unknown => {
  if (!(first instanceof VitrineError)) return first;
  const Kind = first.constructor as new (message: string, facts: object) => VitrineError;
  const facts: object = first;
  const { message, description } = first as AuthError;
  const note = ` (no new request for ${Math.ceil(left)} ms)`;
  // An error with a description has a fixed message, so the note goes into the description.
  const said = description ? { description: description + note } : { message: message + note };
  return new Kind(message, left < Infinity ? { ...facts, ...said, attempts: 0, cause: first } : facts);
};
