import type { ApiError } from './api-error.ts';
import type { Retryable } from './base.ts';
import { apiError } from './normalise.ts';

/**
 * The error for a success that lacks what the description promises (security P11). It has no request id: what is left
 * of the answer by then is its data.
 * @param what What is wrong with it: 'without a cart'.
 * @param retryable A read fails again; what a change did is not known.
 */
export const unusableAnswer = (what: string, retryable: Retryable): ApiError =>
  apiError(new Response(), 0, { attempts: 1, retryable }, what);
