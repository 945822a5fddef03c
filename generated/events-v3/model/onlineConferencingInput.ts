// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ConferenceType } from './conferenceType.ts';

/**
 * The video conference of an event, to send.
 */
export interface OnlineConferencingInput {
  /** The event has a conference. */
  enabled?: boolean;
  type?: ConferenceType;
  /** Id of the service that holds the conference. */
  providerId?: string;
}
