// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AddressInput } from './addressInput.ts';
import type { ContactDetails } from './contactDetails.ts';

/**
 * An address and the person there, to send.
 */
export interface AddressWithContactInput {
  address?: AddressInput;
  contactDetails?: ContactDetails;
}
