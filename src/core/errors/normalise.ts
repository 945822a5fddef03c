import { ApiError, type FieldViolation, type Identity } from './api-error.ts';
import type { ErrorFacts } from './base.ts';

/** Code of a rejection that lists fields, and the beginning of its message. */
export const INVALID_ARGUMENT = 'INVALID_ARGUMENT';
/** Message of a failure without a message of its own. */
export const SYSTEM_ERROR_OCCURRED = 'System error occurred';

/** A member of a value that may be anything. */
export const at = (value: unknown, key: string): unknown => (Object(value) as Record<string, unknown>)[key];

/** A sentence of an answer, or nothing; never more than an error should carry around. */
export const text = (value: unknown, key: string): string => {
  const said = at(value, key);
  return typeof said === 'string' || typeof said === 'number' ? `${said}`.slice(0, 1000) : '';
};

/** The platform's id of a request. */
export const requestIdOf = (answer: Pick<Response, 'headers'>): string | undefined =>
  answer.headers.get('x-wix-request-id') ?? undefined;

/** Fields with their violations, as an error's text lists them. */
export const pairsOf = (violations: readonly FieldViolation[]): string =>
  violations.map(({ field, description }) => `"${field}" ${description}`).join(', ');

/**
 * The error for an answer that is not a success. Each form of failure has a code.
 * @param unusable Description of an answer that cannot be read, whatever its status.
 */
export const apiError = (
  answer: Pick<Response, 'status' | 'statusText' | 'headers'>,
  body: unknown,
  facts: ErrorFacts & { readonly neededIdentity?: readonly Identity[] | undefined },
  unusable?: string,
): ApiError => {
  const { status, statusText, headers } = answer;
  const requestId = headers.get('x-wix-request-id') ?? undefined;
  const details = at(body, 'details');
  const application = at(details, 'applicationError');
  const validation = at(details, 'validationError');
  const violations = [at(validation, 'fieldViolations') ?? []].flat();
  const fieldViolations = violations
    .map((violation) => ({
      field: text(violation, 'field'),
      // Every refused field is listed; the more there are, the shorter each is described.
      description: text(violation, 'description').slice(0, 80_000 / violations.length),
      violatedRule: text(violation, 'violatedRule') || undefined,
    }))
    .sort((a, b) => (a.field < b.field ? -1 : 1));
  // The token endpoint names its failure by an OAuth error; HTTP/2 has no status text.
  let code = text(body, 'error') || statusText || `HTTP ${status}`;
  let message = text(body, 'message') || code;
  let description = code;

  if (unusable) {
    code = 'UNUSABLE_ANSWER';
    message = description = `The answer is ${unusable}`;
  } else if (validation) {
    code = INVALID_ARGUMENT;
    description = pairsOf(fieldViolations);
    message = `${code}: ${description}`;
  } else if (application) {
    code = text(application, 'code') || code;
    description = text(application, 'description') || message;
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
  });
};
