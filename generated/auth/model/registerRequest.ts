// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CaptchaTokens } from './captchaTokens.ts';
import type { ClientMetaData } from './clientMetaData.ts';
import type { IdentityProfileInput } from './identityProfileInput.ts';
import type { LoginId } from './loginId.ts';

/**
 * The new member.
 */
export interface RegisterRequest {
  loginId: LoginId;
  /** The password to sign in with. The site's bounds for it are not known before the call. */
  password?: string;
  profile?: IdentityProfileInput;
  captchaTokens?: CaptchaTokens;
  clientMetaData?: ClientMetaData;
}
