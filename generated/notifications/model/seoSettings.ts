// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoSchema } from './seoSchema.ts';

/**
 * What search engines are told about the event's page.
 */
export interface SeoSettings {
  /**
   * The part of the page's address that names the event.
   * @maxLength 130
   */
  slug: string;
  /** Search engines are asked to pass over the page. */
  hidden?: boolean;
  advancedSeoData?: SeoSchema;
}
