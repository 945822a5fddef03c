// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whose cart it is.
 */
export interface NotifiedBuyer {
  /** Set for a cart of a visitor. */
  visitorId?: string;
  /** Set for a cart of a member. */
  memberId?: string;
  /** The site's contact that belongs to the buyer. */
  contactId?: string;
  /** Where to write to the buyer, once known. */
  email?: string;
  [key: string]: unknown;
}
