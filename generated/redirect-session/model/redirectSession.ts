// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RedirectUrlDetails } from './redirectUrlDetails.ts';

/**
 * A way to a hosted page, for one visitor and one use.
 */
export interface RedirectSession {
  readonly id: string;
  /**
   * The address to send the visitor to.
   * @maxLength 2048
   */
  readonly fullUrl: string;
  urlDetails: RedirectUrlDetails;
  /**
   * Token of the session, for sign-ins that the site runs itself. Not always there.
   * @maxLength 2048
   */
  readonly sessionToken?: string;
  /**
   * A short form of the address, when the platform made one; else empty or absent.
   * @maxLength 2048
   */
  readonly shortUrl?: string;
}
