// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RsvpConfirmationMessages } from './rsvpConfirmationMessages.ts';
import type { RsvpResponseType } from './rsvpResponseType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Registration by answering an invitation.
 */
export interface RsvpRegistration {
  responseType: RsvpResponseType | Undeclared;
  /**
   * Most guests. Absent means no limit.
   * @minimum 0
   */
  limit?: number;
  /** Further guests may wait for a place once the limit is reached. */
  waitlistEnabled: boolean;
  /** When answers begin to be taken. */
  startDate?: string;
  /** When answers are no longer taken. */
  endDate?: string;
  confirmationMessages?: RsvpConfirmationMessages;
  /** Id of the form that guests fill in. Known from the platform's own packages only. */
  readonly formId?: string;
}
