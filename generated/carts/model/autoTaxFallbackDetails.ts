// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ApplicationError } from './applicationError.ts';
import type { FallbackReason } from './fallbackReason.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Why the rate that was looked up could not be used.
 */
export interface AutoTaxFallbackDetails {
  fallbackReason: FallbackReason | Undeclared;
  error?: ApplicationError;
}
