/**
 * Signing in and out: at the platform's login page, in a hidden frame, by password, and by the id of a member. It needs
 * a client with `oauth()`. Recovering and changing a password, and sending mails, are operations of `vitrine/recovery`,
 * `vitrine/auth` and `vitrine/verification`.
 */
export { type AttemptStorage, parseAttempt, type SignInAttempt, tabAttempts } from './attempts.ts';
export { cookieAttempts, type CookieAttemptOptions, type CookieAttempts } from './cookie-attempts.ts';
export type { Preflight, SignInClient } from './authorize.ts';
export { clearCallback } from './clear-callback.ts';
export { type CallbackAnswer, parseCallback, type ResponseMode } from './callback.ts';
export { completeSignIn, type CompleteSignInOptions, type SignInOptions, startSignIn } from './hosted.ts';
export { type MemberGrant, signInAsMember } from './member.ts';
export {
  type CaptchaSiteKeys,
  type CompletePasswordOptions,
  type Credentials,
  type PasswordSignIn,
  passwordSignIn,
  type PasswordSignInOptions,
} from './password.ts';
export {
  type CaptchaMode,
  type PasswordState,
  type SignInErrorCode,
  stateOfAnswer,
} from './password-states.ts';
export { signOut, type SignOutOptions } from './sign-out.ts';
export { silentSignIn, type SilentSignInOptions } from './silent.ts';
