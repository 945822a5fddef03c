// Generated from spec/catalog-version.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type { CatalogVersion } from '../shared/types.ts';

export type {
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  CatalogVersion,
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

export interface GetCatalogVersionResponse {
  catalogVersion: CatalogVersion | Undeclared;
}
