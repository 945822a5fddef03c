// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NotifiedAddress } from './notifiedAddress.ts';

/**
 * The value of a field for addresses.
 */
export interface FilledAddress {
  /**
   * The address in one line.
   * @maxLength 200
   */
  formatted?: string;
  address?: NotifiedAddress;
}
