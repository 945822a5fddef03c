// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Where the event is in its life. The specification has UNKNOWN_EVENT_STATUS besides, which current releases of the platform do not declare.
 */
export type NotifiedEventStatus =
  | 'UNKNOWN_EVENT_STATUS'
  | 'UPCOMING'
  | 'STARTED'
  | 'ENDED'
  | 'CANCELED'
  | 'DRAFT';
