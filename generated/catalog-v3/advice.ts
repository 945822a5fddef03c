// Generated from spec/catalog-v3.yaml by `npm run generate`.
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
  PRODUCT_NOT_FOUND: {
    messageKey: 'catalog.productGone',
    action: 'change-input',
    text: 'The store has no such product, or hides it. Go back to the list.',
  },
  NO_PERMISSION_TO_READ_MERCHANT_DATA: {
    messageKey: 'catalog.ownersData',
    action: 'fix-setup',
    text: 'Costs and hidden products are for the owner or an app. Omit them, or call from a server.',
  },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: {
    messageKey: 'catalog.ownersData',
    action: 'fix-setup',
    text: 'Costs and hidden products are for the owner or an app. Omit them, or call from a server.',
  },
};
