// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AuthenticatorConnection } from './authenticatorConnection.ts';
import type { IdpConnection } from './idpConnection.ts';

/**
 * One tie to another means of sign-in. Has exactly one of the members.
 */
export interface IdentityConnection {
  idpConnection?: IdpConnection;
  authenticatorConnection?: AuthenticatorConnection;
}
