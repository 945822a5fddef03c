// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TaxableAddressType } from './taxableAddressType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Which address decides the tax.
 */
export interface TaxableAddress {
  addressType: TaxableAddressType | Undeclared;
}
