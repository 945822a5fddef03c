// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FieldViolation } from './fieldViolation.ts';

/**
 * Fields of the request did not meet the bounds of the contract.
 */
export interface ValidationError {
  /** @maxItems 300 */
  fieldViolations: FieldViolation[];
}
