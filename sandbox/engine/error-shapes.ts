import { ownValue } from './values/objects.ts';
import type { ErrorBody } from './errors.ts';

/** Failures that the platform wraps into an error without a code of its own, as observed (R213). */
const WRAPPED = new Set(['NO_PAYMENT_METHOD_CONFIGURED']);

/** Codes that were observed as a number, or as the text of a number, in place of a name (R212). */
const NUMBERED: Readonly<Record<string, number | string>> = { APP_NOT_INSTALLED: 500, NOT_FOUND: '404' };

const SIGN_IN = /^-\d+$/;

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'details' in body;

/** Whether the only violation is a reference to an item with an empty id. */
const hasEmptyItemId = ({ details }: ErrorBody): boolean => {
  const violations = details.validationError?.fieldViolations ?? [];
  return (
    violations.length > 0 &&
    violations.every(
      ({ field, violatedRule }) => field.endsWith('catalogItemId') && violatedRule === 'MIN_LENGTH',
    )
  );
};

/** A failed call with its status. */
interface Failure {
  readonly status: number;
  readonly body: unknown;
}

/**
 * A failed call as the platform sends it, where observations differ from the plain form (R212, R213, R625): codes of the
 * sign-in and of some services as numbers or as their text, a reason five levels deep at
 * `details.applicationError.data.details.details.error_key`, and a 500 for a catalog reference with an empty id.
 */
export const faithfulShape = (status: number, body: unknown): Failure => {
  if (isErrorBody(body) && hasEmptyItemId(body))
    return { status: 500, body: { message: '"catalogItemId" has size 0', details: {} } };
  return { status, body: faithfulBody(status, body) };
};

const faithfulBody = (status: number, body: unknown): unknown => {
  if (!isErrorBody(body) || !body.details.applicationError) return body;
  const { code, description, data } = body.details.applicationError;
  if (WRAPPED.has(code)) {
    const inner = { message: description, details: { error_key: code } };
    return {
      ...body,
      details: { applicationError: { code: status, description, data: { details: inner } } },
    };
  }
  const seen = SIGN_IN.test(code) ? Number(code) : ownValue(NUMBERED, code);
  return seen === undefined
    ? body
    : { ...body, details: { applicationError: { code: seen, description, data } } };
};
