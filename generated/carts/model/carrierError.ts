// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorDetails } from './errorDetails.ts';

/**
 * Why one carrier could not be asked.
 */
export interface CarrierError {
  carrierId: string;
  error?: ErrorDetails;
}
