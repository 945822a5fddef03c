// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Texts after a no.
 */
export interface DeclinedMessages {
  /** @maxLength 150 */
  title?: string;
  /** @maxLength 50 */
  shareActionLabel?: string;
}
