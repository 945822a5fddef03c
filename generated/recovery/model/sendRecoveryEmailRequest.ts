// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MailLanguage } from './mailLanguage.ts';
import type { RecoveryRedirect } from './recoveryRedirect.ts';

/**
 * Whom to write to, in which language, and where the person comes back to.
 */
export interface SendRecoveryEmailRequest {
  /** The address that the person signs in with. */
  email: string;
  language?: MailLanguage;
  redirect?: RecoveryRedirect;
}
