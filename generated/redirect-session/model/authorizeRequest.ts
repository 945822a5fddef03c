// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AuthResponseMode } from './authResponseMode.ts';

/**
 * The authorization request of OAuth with PKCE. The names are exact and the object is flat; a request of another form is refused.
 */
export interface AuthorizeRequest {
  /** Id of the OAuth client. */
  clientId: string;
  responseType: 'code';
  /**
   * Where the page sends the visitor back to. It must be in the client's list to the letter. Absent for `web_message`.
   * @minLength 1
   */
  redirectUri?: string;
  /** `offline_access` asks for a refresh token. */
  scope?: string;
  /**
   * Random text that comes back unchanged. Whoever gets another one must drop the answer.
   * @minLength 1
   */
  state: string;
  responseMode?: AuthResponseMode;
  /** Base64url of the SHA-256 digest of the code verifier. */
  codeChallenge: string;
  codeChallengeMethod: 'S256';
  /** Session of a password sign-in that shall become tokens. The page then asks nothing. */
  sessionToken?: string;
  /**
   * Random text that binds an answer to this request.
   * @maxLength 512
   */
  nonce?: string;
  /** The same as `prompt` beside this object; the packages leave it out. */
  prompt?: string;
  /** Id of the identity provider to go to straight away. Newer than the specification, and declared for internal use. */
  idp?: string;
}
