// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ConferenceType } from './conferenceType.ts';
import type { OnlineConferencingSession } from './onlineConferencingSession.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The video conference of an event that takes place online.
 */
export interface OnlineConferencing {
  /** The event has a conference. */
  enabled: boolean;
  type: ConferenceType | Undeclared;
  /** Id of the service that holds the conference. */
  providerId?: string;
  /** Name of that service. Known from the platform's own packages only. */
  providerName?: string;
  session?: OnlineConferencingSession;
}
