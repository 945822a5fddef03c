import { adviceFor } from './advice.ts';
import { ApiError, type FieldViolation } from './api-error.ts';
import type { Retryable } from './base.ts';

/** Longest sentence and longest list that an error takes over from an answer. */
const MAX_TEXT = 1000;
const MAX_VIOLATIONS = 100;

/** What is known of the failed call besides its answer. */
export interface AnswerFacts {
  attempts: number;
  retryable: Retryable;
  retryAfterMs?: number | undefined;
}

type Answer = Pick<Response, 'status' | 'statusText' | 'headers'>;

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_TEXT) : '';

const violationsOf = (validation: unknown): FieldViolation[] => {
  const list = member(validation, 'fieldViolations');
  return (Array.isArray(list) ? (list as unknown[]) : [])
    .map((entry) => {
      const violatedRule = text(member(entry, 'violatedRule'));
      return {
        field: text(member(entry, 'field')),
        description: text(member(entry, 'description')),
        ...(violatedRule && { violatedRule }),
      };
    })
    .sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
    .slice(0, MAX_VIOLATIONS);
};

/** The platform's id of a request. */
export const requestIdOf = ({ headers }: Pick<Response, 'headers'>): string | undefined =>
  headers.get('x-wix-request-id') ?? undefined;

/** The error for an answer that is not a success: the four branches of specification 8, with our code for each. */
export const apiError = (answer: Answer, body: unknown, facts: AnswerFacts): ApiError => {
  const { status } = answer;
  const requestId = requestIdOf(answer);
  const details = member(body, 'details');
  const application = member(details, 'applicationError');
  const validation = member(details, 'validationError');
  const said = text(member(body, 'message'));
  const fieldViolations = violationsOf(validation);
  let code = answer.statusText.toUpperCase().replace(/\W+/g, '_') || `HTTP_${status}`;
  let description = answer.statusText || said || code;
  let message = said || description;

  if (validation) {
    code = 'INVALID_ARGUMENT';
    description = fieldViolations.map((v) => `"${v.field}" ${v.description}`).join(', ');
    message = `${code}: ${description}`;
  } else if (application) {
    code = text(member(application, 'code')) || code;
    description = text(member(application, 'description')) || message;
    if (message !== description) message += `: ${description}`;
  } else if (status > 499) {
    code = 'SYSTEM_ERROR';
    message = description = `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`;
  } else if (status < 400) {
    code = 'REDIRECT';
    message = description = 'The host answered with a redirect, which is never followed';
  }
  return new ApiError(message, {
    ...facts,
    status,
    code,
    description,
    details,
    fieldViolations,
    requestId,
    advice: adviceFor(code, status),
  });
};
