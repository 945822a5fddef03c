// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdviceTable } from '../errors.ts';

/** The advice on the error codes of this service's calls: `adviceFor(error, advice)`. */
export const advice: AdviceTable = {
  VERIFICATION_FAILED: {
    messageKey: 'signIn.codeRefused',
    action: 'change-input',
    text: 'The code of the mail is wrong or too old. Enter it again, or ask for a new mail.',
  },
};
