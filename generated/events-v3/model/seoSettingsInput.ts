// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoSchemaInput } from './seoSchemaInput.ts';

/**
 * What search engines are to be told about the event's page.
 */
export interface SeoSettingsInput {
  /**
   * The part of the page's address that names the event.
   * @maxLength 130
   */
  slug?: string;
  advancedSeoData?: SeoSchemaInput;
}
