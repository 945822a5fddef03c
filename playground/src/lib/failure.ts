import { adviceFor, isApiError } from 'vitrine';
import { allAdvice } from './all-advice.ts';
import { text } from '../text/text.ts';

/** What to do about a failed call, in one sentence: who may make it, the advice, or else the server's own words. */
export const failureText = (error: unknown): string => {
  const needed = isApiError(error) ? error.neededIdentity : undefined;
  if (needed) return text.owner.needs(needed);
  return adviceFor(error, ...allAdvice)?.text ?? (error instanceof Error ? error.message : String(error));
};
