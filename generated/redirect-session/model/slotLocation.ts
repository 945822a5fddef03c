// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SlotLocationType } from './slotLocationType.ts';

/**
 * Where the slot takes place.
 */
export interface SlotLocation {
  /** Id of the place among the business's own. */
  id?: string;
  name?: string;
  /** Address in one line. */
  formattedAddress?: string;
  /**
   * The same in the visitor's language.
   * @maxLength 512
   */
  formattedAddressTranslated?: string;
  locationType?: SlotLocationType;
}
