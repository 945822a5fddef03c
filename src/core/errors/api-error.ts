import { VitrineError } from './base.ts';

/** Identities that can make a call. */
export type Identity = 'visitor' | 'member' | 'owner' | 'app';

declare const failsWith: unique symbol;

/** Result of an operation that may fail with these codes. */
export interface Failing<Code extends string> {
  /** Never set: only the compiler reads it. */
  readonly [failsWith]?: Code;
}

/** One field that the platform rejected. */
export interface FieldViolation {
  /** Path of the field on the wire, such as `lineItems[0].quantity`. */
  readonly field: string;
  readonly description: string;
  /** The rule that was broken, such as `MAX` or `REQUIRED_FIELD`. */
  readonly violatedRule: string | undefined;
  /** The name of the service's own rule, if `violatedRule` is `OTHER`. */
  readonly ruleName?: string | undefined;
  /**
   * Details of the rule as the server sends them: `{ type: 'EMAIL' }` of a format, `{ threshold: 20 }` of a limit. Not
   * checked; undefined without details.
   */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** Members of an ApiError in addition to those of every error. */
export interface ApiErrorFacts {
  readonly status: number;
  readonly code: string;
  readonly description: string;
  readonly details: unknown;
  readonly fieldViolations: readonly FieldViolation[];
  readonly requestId: string | undefined;
  readonly errorCode?: string | number | undefined;
  readonly neededIdentity?: readonly Identity[] | undefined;
}

/**
 * The platform answered with an error. `Code` is the union of the codes that the operation declares; undeclared codes
 * may arrive too.
 */
export class ApiError<Code extends string = string> extends VitrineError<ApiErrorFacts> {
  override readonly name = 'ApiError';
  /**
   * The code of the application error, such as `OWNED_CART_NOT_FOUND`; without one, a code for the kind of failure, such
   * as `INVALID_ARGUMENT`, `SYSTEM_ERROR` or the status text.
   */
  declare readonly code: Code | (string & {});
  /** The HTTP status; 0 for a redirect that a browser hid. */
  declare readonly status: number;
  /** The server's description of this failure. */
  declare readonly description: string;
  /**
   * The server's `details`, unchanged, and left out of `toJSON`. If a response of the sign-in repeats credentials of
   * the request: an object whose function `original()` returns the original message and details. Treat them as secrets.
   */
  declare readonly details: unknown;
  /** All fields with violations, sorted by name. Empty unless the input was invalid. */
  declare readonly fieldViolations: readonly FieldViolation[];
  /** The platform's id of the request: pass it to the platform's support. */
  declare readonly requestId: string | undefined;
  /** The member `errorCode` at the top of the body, which some services send beside or in place of a code. */
  declare readonly errorCode: string | number | undefined;
  /**
   * With a 403: the identities that may make this call, or that may use every member of its request. Undefined if the
   * caller already has one of them: then a permission is missing.
   */
  declare readonly neededIdentity: readonly Identity[] | undefined;
}
