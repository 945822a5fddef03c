// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SubscriptionDescription } from './subscriptionDescription.ts';
import type { SubscriptionSettings } from './subscriptionSettings.ts';
import type { SubscriptionTitle } from './subscriptionTitle.ts';

/**
 * The subscription that the item is bought with. Absent for a purchase made once.
 */
export interface SubscriptionOptionInfo {
  subscriptionSettings: SubscriptionSettings;
  title: SubscriptionTitle;
  description?: SubscriptionDescription;
}
