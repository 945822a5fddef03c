import type { ApiError } from './api-error.ts';
import type { Retryable } from './base.ts';
import { apiError } from './normalize.ts';

/**
 * Creates the error for a successful response that lacks members that the description promises. The error has no
 * request id, because only the data of the response is known here.
 * @param what Description of the fault: 'without a cart'.
 * @param retryable Repeating a read gives the same response; the effect of a write is unknown.
 */
export const unusableAnswer = (what: string, retryable: Retryable): ApiError =>
  apiError(new Response(), 0, { attempts: 1, retryable }, what);
