import { type ErrorFacts, VitrineError } from './base.ts';

/** One field that the platform refused (R210). */
export interface FieldViolation {
  /** Path of the field on the wire, such as `lineItems[0].quantity`. */
  readonly field: string;
  readonly description: string;
  /** The rule that was broken, such as `MAX` or `REQUIRED_FIELD`. */
  readonly violatedRule?: string;
}

/** What an ApiError is made of, beyond the facts of every error. */
export interface ApiErrorFacts extends ErrorFacts {
  status: number;
  description: string;
  details?: unknown;
  fieldViolations?: readonly FieldViolation[];
  requestId?: string | undefined;
}

/**
 * The platform answered, but not with a success (specification 8).
 * `Code` is the union of the codes that the operation declares; codes that nobody declared may arrive too.
 */
export class ApiError<Code extends string = string> extends VitrineError {
  /** The application error's code, such as `OWNED_CART_NOT_FOUND`; else the status as a name. */
  declare readonly code: Code | (string & {});
  /** The HTTP status; 0 for a redirect that a browser hid. */
  readonly status: number;
  /** The server's sentence about this failure. */
  readonly description: string;
  /** The server's `details` as they came; left out of `toJSON`. */
  readonly details: unknown;
  /** The refused fields, sorted by name, at most 100. Empty unless the input was invalid. */
  readonly fieldViolations: readonly FieldViolation[];
  /** The platform's id of the request: give it to their support. */
  readonly requestId: string | undefined;

  constructor(message: string, facts: ApiErrorFacts) {
    super('ApiError', message, facts);
    this.status = facts.status;
    this.description = facts.description;
    this.details = facts.details;
    this.fieldViolations = facts.fieldViolations ?? [];
    this.requestId = facts.requestId;
  }
}
