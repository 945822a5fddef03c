// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SubdivisionLevel } from './subdivisionLevel.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One level of a country's division.
 */
export interface AddressSubdivision {
  /** @maxLength 100 */
  code?: string;
  /** @maxLength 250 */
  name?: string;
  type?: SubdivisionLevel | Undeclared;
  /**
   * What the country calls this level.
   * @maxLength 1000
   */
  typeInfo?: string;
}
