// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the platform will do with an AUTHORIZED payment by itself if nobody does anything before.
 */
export type ScheduledPaymentAction = 'UNKNOWN_ACTION' | 'CAPTURE' | 'VOID';
