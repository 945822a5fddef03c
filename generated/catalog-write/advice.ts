// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  APP_NOT_INSTALLED: {
    messageKey: 'setup.appMissing',
    action: 'contact-owner',
    text: 'The app of this call is not installed on the site. The owner can add it.',
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
