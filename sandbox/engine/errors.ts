import { formatType } from './format-type.ts';
import { json, type SandboxResponse } from './wire.ts';

/** The kinds of violations of a field (specification 5). */
export type ViolatedRule =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_LT'
  | 'DECIMAL_GT'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT'
  | 'EXACT_LENGTH'
  | 'EXACT_SIZE'
  | 'REQUIRED_ONE_OF_FIELD';

/** One field and its violation. `field` is a path such as `lineItems[0].quantity`. */
export interface FieldViolation {
  field: string;
  description: string;
  violatedRule: ViolatedRule;
  /** The name of the service's own rule, for OTHER. */
  ruleName?: string;
  data?: Record<string, unknown>;
}

/** The body of a failed call (R210). */
export interface ErrorBody {
  message: string;
  details: {
    applicationError?: { code: string; description: string; data: Record<string, unknown> };
    validationError?: { fieldViolations: FieldViolation[] };
  };
}

/** A refusal of the simulated platform: a rule throws it, and `dispatch` turns it into the answer. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  /** The application code of the refusal. */
  get code(): string {
    const { details = {} } = this.body as Partial<ErrorBody>;
    return (
      details.applicationError?.code ?? (details.validationError ? 'INVALID_ARGUMENT' : `HTTP ${this.status}`)
    );
  }

  constructor(
    status: number,
    message: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The refusal of a rule of a service (R210, R211). */
export const applicationError = (
  status: number,
  code: string,
  description: string,
  data: Record<string, unknown> = {},
): PlatformError => {
  const body: ErrorBody = {
    message: description,
    details: { applicationError: { code, description, data } },
  };
  return new PlatformError(status, description, body);
};

/** The 400 for fields that violate the contract, sorted by field (specification 5). Formats name their type (R704). */
export const validationError = (violations: readonly FieldViolation[]): PlatformError => {
  const fieldViolations = violations
    .map((violation) =>
      violation.violatedRule === 'FORMAT' && !violation.data
        ? { ...violation, data: { type: formatType(violation.field) } }
        : violation,
    )
    .toSorted((left, right) => (left.field < right.field ? -1 : Number(left.field > right.field)));
  const list = fieldViolations.map(({ field, description }) => `"${field}" ${description}`).join(', ');
  const body: ErrorBody = {
    message: `INVALID_ARGUMENT: ${list}`,
    details: { validationError: { fieldViolations } },
  };
  return new PlatformError(400, body.message, body);
};

/** The 400 for one field that violates the contract. */
export const fieldError = (field: string, violatedRule: ViolatedRule, description: string): PlatformError =>
  validationError([{ field, description, violatedRule }]);

/** The 500 for a failure of the sandbox itself; the reason is not in the answer (specification 8). */
export const systemError = (): SandboxResponse =>
  json(500, { message: 'System error occurred', details: {} });
