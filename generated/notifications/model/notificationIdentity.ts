// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NotificationIdentityType } from './notificationIdentityType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Who caused the change. Has one of the ids, according to `identityType`. May be absent.
 */
export interface NotificationIdentity {
  identityType: NotificationIdentityType | Undeclared;
  /** Told with ANONYMOUS_VISITOR: who caused it, without an account. */
  anonymousVisitorId?: string;
  /** Member of the site, with MEMBER. */
  memberId?: string;
  /** Owner or collaborator of the site, with WIX_USER. */
  wixUserId?: string;
  /** Told with APP: the app that caused it. */
  appId?: string;
}
