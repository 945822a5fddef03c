// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BadgePriority } from './badgePriority.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One mark.
 */
export interface EventBadge {
  type?: BadgePriority | Undeclared;
  /** @maxLength 50 */
  text?: string;
  /** When the site's own code last set the mark. */
  functionUpdateDate?: string;
}
