// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Address } from './address.ts';

/**
 * The answer to an input that asks for an address.
 */
export interface FormattedAddress {
  /**
   * The address in one line.
   * @maxLength 200
   */
  formatted?: string;
  address?: Address;
}
