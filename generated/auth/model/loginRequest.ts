// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CaptchaTokens } from './captchaTokens.ts';
import type { ClientMetaData } from './clientMetaData.ts';
import type { ExternalEmailVerifyData } from './externalEmailVerifyData.ts';
import type { LoginId } from './loginId.ts';
import type { WebAuthnVerifyData } from './webAuthnVerifyData.ts';

/**
 * Who signs in, and the proof.
 */
export interface LoginRequest {
  loginId: LoginId;
  /** Absent only when one of the other proofs is given, which sites do not offer. */
  password?: string;
  captchaTokens?: CaptchaTokens;
  clientMetaData?: ClientMetaData;
  /**
   * Goes on with a sign-in that an earlier answer left unfinished. Newer than the specification.
   * @maxLength 1000
   */
  stateToken?: string;
  webauthn?: WebAuthnVerifyData;
  emailOtp?: ExternalEmailVerifyData;
}
