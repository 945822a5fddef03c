// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What guests can answer to the invitation. With YES_AND_NO they can decline too.
 */
export type RsvpResponseType = 'YES_ONLY' | 'YES_AND_NO';
