// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ClientId } from './clientId.ts';

/**
 * Renews a session. The visitor or member stays who it was.
 */
export interface RefreshTokenGrant {
  /** Id of the client that the session began with. Today's packages send it, earlier ones and the specification leave it out. */
  clientId?: ClientId;
  grantType: 'refresh_token';
  /**
   * The refresh token that came with the session, or the newest that came since.
   * @minLength 1
   */
  refreshToken: string;
}
