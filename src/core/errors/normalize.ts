import { ApiError, type FieldViolation, type Identity } from './api-error.ts';
import type { ErrorFacts } from './base.ts';
import { membersOf, textAt } from '../json.ts';

/** Code of a validation error, and the beginning of its message. */
export const INVALID_ARGUMENT = 'INVALID_ARGUMENT';
/** Message of a failure whose response has no message. */
export const SYSTEM_ERROR_OCCURRED = 'System error occurred';

/** The platform's id of a request. */
export const requestIdOf = (answer: Pick<Response, 'headers'>): string | undefined =>
  answer.headers.get('x-wix-request-id') ?? undefined;

/** Fields with their violations, as the message of an error lists them. */
export const pairsOf = (violations: readonly FieldViolation[]): string =>
  violations.map(({ field, description }) => `"${field}" ${description}`).join(', ');

/** The details of a violation; undefined without any. */
const dataOf = (violation: unknown): FieldViolation['data'] => {
  const { data } = membersOf(violation);
  return typeof data === 'object' && data !== null ? membersOf(data) : undefined;
};

/** The `errorCode` at the top of a body, if it is a number or a text. */
const errorCodeOf = (body: unknown): string | number | undefined => {
  const { errorCode } = membersOf(body);
  return typeof errorCode === 'string' || typeof errorCode === 'number' ? errorCode : undefined;
};

/**
 * Whether a 403 names no reason: no code and no violation. The platform sends such a one under a burst of calls, so the
 * call may succeed later.
 */
export const isBareRefusal = (status: number, body: unknown): boolean => {
  const { details, error } = membersOf(body);
  const { applicationError, validationError } = membersOf(details);
  return status === 403 && !applicationError && !validationError && !error;
};

/**
 * Creates the error for a response that is not a success. Each form of failure has its own code.
 * @param unusable Description of an unusable response, whatever its status.
 */
export const apiError = (
  answer: Pick<Response, 'status' | 'statusText' | 'headers'>,
  body: unknown,
  facts: ErrorFacts & { readonly neededIdentity?: readonly Identity[] | undefined },
  unusable?: string,
): ApiError => {
  const { status, statusText } = answer;
  const requestId = requestIdOf(answer);
  const { details } = membersOf(body);
  const { applicationError: application, validationError: validation } = membersOf(details);
  const violations = [membersOf(validation)['fieldViolations'] ?? []].flat();
  const fieldViolations = violations
    .map((violation) => ({
      field: textAt(violation, 'field'),
      // The list has every field. If there are many, their descriptions are shortened.
      description: textAt(violation, 'description').slice(0, 80_000 / violations.length),
      violatedRule: textAt(violation, 'violatedRule') || undefined,
      ruleName: textAt(violation, 'ruleName') || undefined,
      data: dataOf(violation),
    }))
    .sort((a, b) => (a.field < b.field ? -1 : 1));
  // The token endpoint puts an OAuth error code into `error`. HTTP/2 has no status text.
  let code = textAt(body, 'error') || statusText || `HTTP ${status}`;
  let message = textAt(body, 'message') || code;
  let description = code;

  if (unusable) {
    code = 'UNUSABLE_ANSWER';
    message = description = `The answer is ${unusable}`;
  } else if (validation) {
    code = INVALID_ARGUMENT;
    description = pairsOf(fieldViolations);
    message = `${code}: ${description}`;
  } else if (application) {
    code = textAt(application, 'code') || code;
    description = textAt(application, 'description') || message;
    if (description !== message) message += `: ${description}`;
  } else if (status > 499) {
    code = 'SYSTEM_ERROR';
    message = description = SYSTEM_ERROR_OCCURRED + (requestId ? `, request-id: ${requestId}` : '');
  } else if (status < 400) {
    message = description = code = 'REDIRECT';
  }
  return new ApiError(message, {
    ...facts,
    status,
    code,
    description,
    details,
    fieldViolations,
    requestId,
    errorCode: errorCodeOf(body),
  });
};
