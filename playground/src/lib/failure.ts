import { adviceFor, isApiError } from 'vitrine';
import { allAdvice } from './all-advice.ts';
import { text } from '../text/failures.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * One sentence about a failed call: the roles that may make it, else the sentence for its advice in the language of the
 * page, else the advice of the package, else the server's message.
 */
export const failureText = (error: unknown): string => {
  const needed = isApiError(error) ? error.neededIdentity : undefined;
  if (needed) return text.common.needs(needed);
  const advice = adviceFor(error, ...allAdvice);
  if (advice) return text.failures[advice.messageKey] ?? advice.text;
  return messageOf(error);
};

/** The server's message about a failed call, without the code at its beginning, to show below {@link failureText}. */
export const failureDetail = (error: unknown): string => messageOf(error).replace(/^INVALID_ARGUMENT: /, '');
