// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Ways into the conference. Made by the service that holds it.
 */
export interface OnlineConferencingSession {
  /** For the host only; not to be shown to guests. */
  hostLink: string;
  guestLink: string;
  /** What guests are asked for on the way in. */
  password?: string;
  /** False while the service has not made it, or failed to. */
  sessionCreated?: boolean;
  /** Id of the conference at that service. */
  sessionId?: string;
}
