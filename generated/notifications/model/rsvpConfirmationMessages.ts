// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AcceptedMessages } from './acceptedMessages.ts';
import type { DeclinedMessages } from './declinedMessages.ts';

/**
 * What guests read after their answer. Known from the platform's own packages only.
 */
export interface RsvpConfirmationMessages {
  positiveConfirmation?: AcceptedMessages;
  waitlistMessages?: AcceptedMessages;
  negativeMessages?: DeclinedMessages;
}
