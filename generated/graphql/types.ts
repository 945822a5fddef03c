// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * One mistake of the document, or one field that failed.
 */
export interface GraphqlError {
  /** What went wrong, in English, for the log. */
  message: string;
  /**
   * Where in the document, if a place can be told.
   * @maxItems 100
   */
  locations?: GraphqlErrorLocation[];
  /**
   * Way through the answer to the field that failed: names of fields and numbers of list entries.
   * @maxItems 100
   */
  path?: (string | number)[];
  /** Further facts; `code` where the platform gives one. */
  extensions?: GraphqlErrorExtensions;
}

/**
 * Further facts; `code` where the platform gives one.
 */
export type GraphqlErrorExtensions = { [key: string]: unknown };

/**
 * A place in the document, counted from 1.
 */
export interface GraphqlErrorLocation {
  /** @minimum 1 */
  line: number;
  /** @minimum 1 */
  column: number;
}

/**
 * One document and the values for it.
 */
export interface GraphqlRequest {
  /**
   * The document, with queries or mutations.
   * @minLength 1
   */
  query: string;
  /** Values for the variables that the document declares, by name. Absent when it declares none. */
  variables?: GraphqlRequestVariables;
}

/**
 * Values for the variables that the document declares, by name. Absent when it declares none.
 */
export type GraphqlRequestVariables = { [key: string]: unknown };

/**
 * Has `data`, `errors` or both. A document that could not be run at all has no `data`.
 */
export interface GraphqlResponse {
  /**
   * What the document asked for, by field; its form follows the document. `null` when a field failed that may not be missing.
   * @nullable
   */
  data?: GraphqlResponseData;
  /**
   * What failed. Absent when nothing did.
   * @maxItems 100
   */
  errors?: GraphqlError[];
}

/**
 * What the document asked for, by field; its form follows the document. `null` when a field failed that may not be missing.
 * @nullable
 */
export type GraphqlResponseData = { [key: string]: unknown } | null;
