// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  REQUIRED_APP_NOT_INSTALLED: {
    messageKey: 'setup.appMissing',
    action: 'contact-owner',
    text: 'The app of this call is not installed on the site. The owner can add it.',
  },
  CATALOG_V1_SITE_CALLING_CATALOG_V3_API: {
    messageKey: 'setup.earlierCatalog',
    action: 'fix-setup',
    text: "The site's store uses the earlier catalog. These calls are for sites with the newer one.",
  },
  CATALOG_V3_SITE_PROVISIONING: {
    messageKey: 'setup.catalogProvisioning',
    action: 'wait',
    text: 'The store is still being set up. Call again every two seconds; it takes up to 80 seconds.',
  },
  CATEGORY_NOT_FOUND: {
    messageKey: 'catalog.categoryGone',
    action: 'change-input',
    text: 'The store has no such category. Go back to the list.',
  },
  INVALID_FILTER: {
    messageKey: 'catalog.emptyFilter',
    action: 'fix-setup',
    text: 'The filter is not valid. Omit an empty filter.',
  },
};
