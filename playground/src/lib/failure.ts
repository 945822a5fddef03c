import { adviceFor, isApiError } from 'vitrine';
import { allAdvice } from './all-advice.ts';
import { text } from '../text/text.ts';

/**
 * One sentence of advice for a failed call: the roles that may make it, else the advice for its code, else the server's
 * message.
 */
export const failureText = (error: unknown): string => {
  const needed = isApiError(error) ? error.neededIdentity : undefined;
  if (needed) return text.owner.needs(needed);
  return adviceFor(error, ...allAdvice)?.text ?? (error instanceof Error ? error.message : String(error));
};
