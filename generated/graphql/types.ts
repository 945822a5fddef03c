// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

export type {
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  SystemError,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * One mistake in the document, or one field that failed.
 */
export interface GraphqlError {
  /** Description of the failure in English, for logs. */
  message: string;
  /**
   * Positions in the document, if known.
   * @maxItems 100
   */
  locations?: GraphqlErrorLocation[];
  /**
   * Path to the failed field in the response: field names and list indices.
   * @maxItems 100
   */
  path?: (string | number)[];
  /** Additional data; `code` if the platform provides one. */
  extensions?: GraphqlErrorExtensions;
}

/**
 * Additional data; `code` if the platform provides one.
 */
export type GraphqlErrorExtensions = { [key: string]: unknown };

/**
 * A position in the document, counted from 1.
 */
export interface GraphqlErrorLocation {
  /** @minimum 1 */
  line: number;
  /** @minimum 1 */
  column: number;
}

/**
 * One document and the values of its variables.
 */
export interface GraphqlRequest {
  /**
   * The document, with queries or mutations.
   * @minLength 1
   */
  query: string;
  /** Values of the variables that the document declares, by name. Absent if it declares none. */
  variables?: GraphqlRequestVariables;
}

/**
 * Values of the variables that the document declares, by name. Absent if it declares none.
 */
export type GraphqlRequestVariables = { [key: string]: unknown };

/**
 * Has `data`, `errors` or both. A document that could not be executed has no `data`.
 */
export interface GraphqlResponse {
  /**
   * The requested data, by field, in the structure of the document. `null` if a mandatory field failed.
   * @nullable
   */
  data?: GraphqlResponseData;
  /**
   * Errors of the document. Absent if there are none.
   * @maxItems 100
   */
  errors?: GraphqlError[];
}

/**
 * The requested data, by field, in the structure of the document. `null` if a mandatory field failed.
 * @nullable
 */
export type GraphqlResponseData = { [key: string]: unknown } | null;
