// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ClientId } from './clientId.ts';

/**
 * Exchanges the code of the sign-in page for tokens of the member. A code works once.
 */
export interface AuthorizationCodeGrant {
  clientId: ClientId;
  grantType: 'authorization_code';
  /**
   * The code from the callback address or from the hidden frame's message.
   * @minLength 1
   */
  code: string;
  /**
   * The secret whose S256 digest went out as `codeChallenge` when the sign-in began. Letters, digits and `-`, `.`, `_`, `~`.
   * @minLength 43
   * @maxLength 128
   * @pattern ^[A-Za-z0-9._~-]+$
   */
  codeVerifier: string;
  /** The callback address of the sign-in, equal to the one in the authorization request. Left out when the code came through the hidden frame, which has none. */
  redirectUri?: string;
}
