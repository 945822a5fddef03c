import type { ApiError, Failing, Identity } from './api-error.ts';
import type { AuthError } from './auth-error.ts';
import { brandOf, type ErrorName, type VitrineError } from './base.ts';
import type { NetworkError, TimeoutError, ValidationError } from './call-errors.ts';
import type { WebhookError } from './webhook-error.ts';

// Guards look at a brand instead of the prototype, so that they hold when a page has two copies of this package.

const is = (error: unknown, name: ErrorName): boolean => brandOf(error) === name;

/** True for every error of this package. */
export const isVitrineError = (error: unknown): error is VitrineError => brandOf(error) !== undefined;

/**
 * True for an error answer of the platform.
 * With codes: only for one of these, and narrowed to them: `isApiError(error, 'OWNED_CART_NOT_FOUND')`.
 */
export const isApiError = <Code extends string = string>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code> =>
  is(error, 'ApiError') &&
  (codes.length === 0 || (codes as readonly string[]).includes((error as ApiError).code));

/**
 * True for an error answer, whose codes are then those of the operation that was called: `isErrorOf(error, getProduct)`.
 * Other codes may arrive too. Which operation failed is for the caller to know: nothing of it is checked.
 */
export const isErrorOf = <Code extends string>(
  error: unknown,
  _operation: (...args: never[]) => Failing<Code>,
): error is ApiError<Code> => isApiError(error);

/** True for a 403 that tells who may make the call. */
export const isForbidden = (
  error: unknown,
): error is ApiError & { readonly status: 403; readonly neededIdentity: readonly Identity[] } =>
  isApiError(error) && error.status === 403 && error.neededIdentity !== undefined;

/** True when no usable answer came back. */
export const isNetworkError = (error: unknown): error is NetworkError => is(error, 'NetworkError');

/** True when a time limit ran out. */
export const isTimeoutError = (error: unknown): error is TimeoutError => is(error, 'TimeoutError');

/** True when there was no identity to call with. */
export const isAuthError = (error: unknown): error is AuthError => is(error, 'AuthError');

/** True when the arguments were wrong and nothing was sent. */
export const isValidationError = (error: unknown): error is ValidationError => is(error, 'ValidationError');

/** True when a notification was refused or not handled. */
export const isWebhookError = (error: unknown): error is WebhookError => is(error, 'WebhookError');
