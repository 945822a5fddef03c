// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CarrierError } from './carrierError.ts';

/**
 * Some carriers did not answer.
 */
export interface CarrierErrors {
  /** @maxItems 100 */
  errors: CarrierError[];
}
