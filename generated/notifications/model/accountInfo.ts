// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Account and site that the notification belongs to.
 */
export interface AccountInfo {
  /** Account of the site's owner. */
  accountId?: string;
  /** Account above that one, for sites of a partner. */
  parentAccountId?: string;
  /** Site where it happened. */
  siteId?: string;
}
