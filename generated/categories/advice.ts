// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
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
