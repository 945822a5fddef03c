// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AddressTag } from './addressTag.ts';
import type { ProfileAddress } from './profileAddress.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A postal address of the person and what it is for.
 */
export interface TaggedAddress {
  address?: ProfileAddress;
  tag: AddressTag | Undeclared;
}
