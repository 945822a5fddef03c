// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Ways into the conference. Made by the service that holds it.
 */
export interface OnlineConferencingSession {
  /** For the host only; not to be shown to guests. */
  readonly hostLink: string;
  readonly guestLink: string;
  /** What guests are asked for on the way in. */
  readonly password?: string;
  /** False while the service has not made it, or failed to. */
  readonly sessionCreated?: boolean;
  /** Id of the conference at that service. */
  readonly sessionId?: string;
}
