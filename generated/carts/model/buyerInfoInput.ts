// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the caller may say about the buyer.
 */
export interface BuyerInfoInput {
  /** The buyer in the contact list of the site. */
  contactId?: string;
  email?: string;
}
