// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whose cart it is. Exactly one of `visitorId`, `memberId` and `userId` is there.
 */
export interface BuyerInfo {
  /** The buyer is not signed in. */
  visitorId?: string;
  /** The buyer is a member of the site. */
  memberId?: string;
  /** The buyer is the owner or a collaborator. */
  userId?: string;
  /** The buyer in the contact list of the site. */
  contactId?: string;
  email?: string;
}
