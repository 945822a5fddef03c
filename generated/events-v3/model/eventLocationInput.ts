// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventAddressInput } from './eventAddressInput.ts';
import type { LocationType } from './locationType.ts';

/**
 * Where the event takes place, to send.
 */
export interface EventLocationInput {
  type?: LocationType;
  /**
   * Name of the place, as guests see it.
   * @maxLength 50
   */
  name?: string;
  address?: EventAddressInput;
  /** True while the place is to be decided; then `name` says so in words. */
  locationTbd?: boolean;
}
