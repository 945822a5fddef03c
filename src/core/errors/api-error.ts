import { VitrineError } from './base.ts';

/** Identities that may make a call. */
export type Identity = 'visitor' | 'member' | 'owner' | 'app';

declare const failsWith: unique symbol;

/** Result of an operation that may fail with these codes. */
export interface Failing<Code extends string> {
  /** Never there: for the compiler. */
  readonly [failsWith]?: Code;
}

/** One field that the platform rejected. */
export interface FieldViolation {
  /** Path of the field on the wire, such as `lineItems[0].quantity`. */
  readonly field: string;
  readonly description: string;
  /** The rule that was broken, such as `MAX` or `REQUIRED_FIELD`. */
  readonly violatedRule: string | undefined;
}

/** Members of an ApiError in addition to those of every error. */
export interface ApiErrorFacts {
  readonly status: number;
  readonly code: string;
  readonly description: string;
  readonly details: unknown;
  readonly fieldViolations: readonly FieldViolation[];
  readonly requestId: string | undefined;
  readonly neededIdentity?: readonly Identity[] | undefined;
}

/**
 * The platform answered with a failure. `Code` is the union of the codes that the operation declares; undeclared codes
 * may arrive too.
 */
export class ApiError<Code extends string = string> extends VitrineError<ApiErrorFacts> {
  override readonly name = 'ApiError';
  /** The application error's code, such as `OWNED_CART_NOT_FOUND`; else the status as a name. */
  declare readonly code: Code | (string & {});
  /** The HTTP status; 0 for a redirect that a browser hid. */
  declare readonly status: number;
  /** The server's sentence about this failure. */
  declare readonly description: string;
  /**
   * The server's `details` as they came; left out of `toJSON`. Of a sign-in whose answer repeats what was sent: an object
   * whose function `original()` gives message and details as they came. These are secrets.
   */
  declare readonly details: unknown;
  /** All refused fields, sorted by name. Empty unless the input was invalid. */
  declare readonly fieldViolations: readonly FieldViolation[];
  /** The platform's id of the request: give it to their support. */
  declare readonly requestId: string | undefined;
  /**
   * With a 403: who may make this call, or may ask for all that can be asked for in it. Undefined when the caller is one of
   * them already: then a permission is missing.
   */
  declare readonly neededIdentity: readonly Identity[] | undefined;
}
