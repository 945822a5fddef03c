export { adviceFor } from './advice.ts';
export { ApiError, type ApiErrorFacts, type FieldViolation } from './api-error.ts';
export { AuthError, type AuthErrorCode } from './auth-error.ts';
export { type ErrorName, type Retryable, VitrineError } from './base.ts';
export { NetworkError, TimeoutError, ValidationError } from './call-errors.ts';
export {
  isApiError,
  isAuthError,
  isNetworkError,
  isTimeoutError,
  isValidationError,
  isVitrineError,
} from './guards.ts';
