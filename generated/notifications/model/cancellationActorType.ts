// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether a person, an app or the platform itself did it.
 */
export type CancellationActorType = 'USER' | 'APP' | 'SYSTEM';
