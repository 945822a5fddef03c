// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventAddress } from './eventAddress.ts';
import type { LocationType } from './locationType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Where the event takes place.
 */
export interface EventLocation {
  type: LocationType | Undeclared;
  /**
   * Name of the place, as guests see it.
   * @maxLength 50
   */
  name?: string;
  address?: EventAddress;
  /** True while the place is to be decided; then `name` says so in words. */
  locationTbd?: boolean;
}
