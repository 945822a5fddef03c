// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NotifiedAddress } from './notifiedAddress.ts';
import type { NotifiedLocationType } from './notifiedLocationType.ts';

/**
 * Where the event takes place. The whole of it is described with the service `events-v3`.
 */
export interface NotifiedLocation {
  /** @maxLength 50 */
  name?: string;
  type?: NotifiedLocationType;
  /** True while the place is still to be decided. */
  locationTbd?: boolean;
  address?: NotifiedAddress;
  [key: string]: unknown;
}
