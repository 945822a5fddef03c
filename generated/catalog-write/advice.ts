// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdviceTable } from '../errors.ts';

/** The advice on the error codes of this service's calls: `adviceFor(error, advice)`. */
export const advice: AdviceTable = {
  APP_NOT_INSTALLED: {
    messageKey: 'setup.appMissing',
    action: 'contact-owner',
    text: 'The site does not have the app that this call belongs to. Its owner can add it.',
  },
  CATALOG_V3_CALLING_CATALOG_V1_API: {
    messageKey: 'setup.otherCatalog',
    action: 'fix-setup',
    text: "The site's store uses the newer catalog. These calls are for sites with the earlier one.",
  },
  PRODUCT_NOT_FOUND: {
    messageKey: 'catalog.productGone',
    action: 'change-input',
    text: 'The store has no such product, or hides it. Go back to the list.',
  },
  COLLECTION_NOT_FOUND: {
    messageKey: 'catalog.collectionGone',
    action: 'change-input',
    text: 'The store has no such collection. Go back to the list.',
  },
};
