// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Address } from './address.ts';
import type { ContactDetails } from './contactDetails.ts';

/**
 * An address and the person there, as the platform answers them.
 */
export interface AddressWithContact {
  address?: Address;
  contactDetails?: ContactDetails;
}
