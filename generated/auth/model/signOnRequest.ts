// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { IdentityProfileInput } from './identityProfileInput.ts';
import type { LoginId } from './loginId.ts';

/**
 * Whom to sign in, and what is known of the person.
 */
export interface SignOnRequest {
  loginId: LoginId;
  profile?: IdentityProfileInput;
  /** True when the caller vouches for the address; it then counts as verified. */
  verifyEmail?: boolean;
  /** Whether a contact of the site with this address becomes the new member: the identity then has the id of the contact. With false the member is a second contact. Without effect on a person who is a member already. */
  mergeExistingContact?: boolean;
}
