// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RedirectPreferencesAdditionalQueryParameters } from './redirectPreferencesAdditionalQueryParameters.ts';

/**
 * How the hosted page behaves.
 */
export interface RedirectPreferences {
  /** The platform's plain pages. With false, the pages of the site's own hosted version. */
  useGenericWixPages?: boolean;
  /** The visitor or member stays the same on the hosted page. With false it starts anew. */
  maintainIdentity?: boolean;
  /** Goes into the query of the address; `lang` sets the page's language. */
  additionalQueryParameters?: RedirectPreferencesAdditionalQueryParameters;
  /** Fail at once when the site is not published, rather than on the hosted page. */
  checkIfPublish?: boolean;
}
