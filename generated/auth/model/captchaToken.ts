// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ClientSiteKeyCaptcha } from './clientSiteKeyCaptcha.ts';

/**
 * Tokens of captchas, by kind. Each works once and for a short time. The names begin with a capital letter on the wire.
 */
export interface CaptchaToken {
  /**
   * From the captcha that the person sees.
   * @maxLength 5000
   */
  Recaptcha?: string;
  /**
   * From the captcha that works unseen.
   * @maxLength 5000
   */
  InvisibleRecaptcha?: string;
  /**
   * Stands in for a captcha where the platform has agreed to do without one.
   * @maxLength 5000
   */
  NoCaptcha?: string;
  recaptchaForClientSiteKey?: ClientSiteKeyCaptcha;
}
