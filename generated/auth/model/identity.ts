// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountStatus } from './accountStatus.ts';
import type { IdentityConnection } from './identityConnection.ts';
import type { IdentityCustomAttributes } from './identityCustomAttributes.ts';
import type { IdentityFactor } from './identityFactor.ts';
import type { IdentityIdentifier } from './identityIdentifier.ts';
import type { IdentityProfile } from './identityProfile.ts';
import type { LoginEmail } from './loginEmail.ts';
import type { PlatformTags } from './platformTags.ts';

/**
 * Who signs in, as the sign-in services know the person. A member of the site has the same id.
 */
export interface Identity {
  /** Also the id of the member. */
  readonly id: string;
  /** Grows by one with every change. A whole number as text. */
  readonly revision?: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  /**
   * Names to sign in with. Only in answers of earlier releases; `email` took its place.
   * @deprecated
   * @maxItems 100
   */
  identifiers?: IdentityIdentifier[];
  /**
   * Ties to identity providers and to other means of sign-in. Empty for a member with a password only.
   * @maxItems 100
   */
  connections: IdentityConnection[];
  identityProfile?: IdentityProfile;
  metadata?: PlatformTags;
  email?: LoginEmail;
  status?: AccountStatus;
  /** Attributes that the platform keeps for itself; normally absent. */
  customAttributes?: IdentityCustomAttributes;
  /**
   * The means by which the person can prove who it is.
   * @maxItems 10
   */
  readonly factors: readonly IdentityFactor[];
}
