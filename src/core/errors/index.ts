export {
  type Advice,
  type AdviceTable,
  type AdviceAction,
  adviceFor,
  adviceForCode,
  type AdviceMessageKey,
  type KnownErrorCode,
} from './advice.ts';
export { ApiError, type ApiErrorFacts, type FieldViolation, type Identity } from './api-error.ts';
export { AuthError, type AuthErrorCode } from './auth-error.ts';
export { type ErrorName, type Retryable, VitrineError } from './base.ts';
export { NetworkError, TimeoutError, ValidationError } from './call-errors.ts';
export { errorKeyOf } from './error-key.ts';
export {
  isApiError,
  isAuthError,
  isErrorOf,
  isForbidden,
  isNetworkError,
  isTimeoutError,
  isValidationError,
  isVitrineError,
  isWebhookError,
} from './guards.ts';
export { WebhookError, type WebhookErrorCode } from './webhook-error.ts';
