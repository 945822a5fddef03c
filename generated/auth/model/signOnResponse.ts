// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Identity } from './identity.ts';

/**
 * A session and whose it is.
 */
export interface SignOnResponse {
  /**
   * Goes to the token endpoint together with the id of the identity. Opens no call by itself.
   * @minLength 1
   */
  readonly sessionToken: string;
  identity: Identity;
}
