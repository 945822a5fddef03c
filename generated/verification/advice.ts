// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  VERIFICATION_FAILED: {
    messageKey: 'signIn.codeRefused',
    action: 'change-input',
    text: 'The code from the e-mail is wrong or has expired. Enter it again, or request a new e-mail.',
  },
};
