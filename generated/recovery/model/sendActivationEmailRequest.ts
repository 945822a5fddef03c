// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MailOptions } from './mailOptions.ts';

/**
 * Whom to invite, and how.
 */
export interface SendActivationEmailRequest {
  /** Id of the identity that is to be activated. */
  identityId: string;
  emailOptions?: MailOptions;
}
