import type { ApiError, Failing, Identity } from './api-error.ts';
import type { AuthError } from './auth-error.ts';
import { brandOf, type ErrorName, type VitrineError } from './base.ts';
import type { NetworkError, TimeoutError, ValidationError } from './call-errors.ts';
import type { WebhookError } from './webhook-error.ts';

// Guards check a brand instead of the prototype, so that they also work if a page has two copies of this package.

const is = (error: unknown, name: ErrorName): boolean => brandOf(error) === name;

/** True for every error of this package. */
export const isVitrineError = (error: unknown): error is VitrineError => brandOf(error) !== undefined;

/**
 * True for an error response of the platform. With codes, true only for these codes, and the type is narrowed to them:
 * `isApiError(error, 'OWNED_CART_NOT_FOUND')`.
 */
export const isApiError = <Code extends string = string>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code> =>
  is(error, 'ApiError') &&
  (codes.length === 0 || (codes as readonly string[]).includes((error as ApiError).code));

/**
 * True for an error response. Its codes are then typed as those of the given operation: `isErrorOf(error, getProduct)`.
 * Other codes may arrive too. The guard cannot check which operation failed; the caller has to know.
 */
export const isErrorOf = <Code extends string>(
  error: unknown,
  _operation: (...args: never[]) => Failing<Code>,
): error is ApiError<Code> => isApiError(error);

/** True for a 403 that says which identity may make the call. */
export const isForbidden = (
  error: unknown,
): error is ApiError & { readonly status: 403; readonly neededIdentity: readonly Identity[] } =>
  isApiError(error) && error.status === 403 && error.neededIdentity !== undefined;

/** True if no usable response came back. */
export const isNetworkError = (error: unknown): error is NetworkError => is(error, 'NetworkError');

/** True if a time limit was exceeded. */
export const isTimeoutError = (error: unknown): error is TimeoutError => is(error, 'TimeoutError');

/** True if the call had no token, or its session ended. */
export const isAuthError = (error: unknown): error is AuthError => is(error, 'AuthError');

/** True if the arguments were invalid and nothing was sent. */
export const isValidationError = (error: unknown): error is ValidationError => is(error, 'ValidationError');

/** True if a notification was rejected or not handled. */
export const isWebhookError = (error: unknown): error is WebhookError => is(error, 'WebhookError');
