// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: {
    messageKey: 'backInStock.exists',
    action: 'nothing',
    text: 'This person has already requested the notification and will be notified once.',
  },
  REQUEST_COLLECTION_DISABLED: {
    messageKey: 'backInStock.off',
    action: 'contact-owner',
    text: 'The site does not collect such requests. Its owner can enable them.',
  },
  INVALID_CATALOG_REFERENCE_OPTIONS: {
    messageKey: 'backInStock.badOptions',
    action: 'change-input',
    text: 'The chosen options do not belong to this item. Read the product again and choose again.',
  },
  INVALID_ITEM_IMAGE_URL: {
    messageKey: 'backInStock.badImage',
    action: 'change-input',
    text: "The platform cannot display the item's image. Send another URL, or none.",
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: {
    messageKey: 'backInStock.gone',
    action: 'change-input',
    text: 'There is no such request. It may have been deleted; list the requests again.',
  },
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: {
    messageKey: 'backInStock.twoWays',
    action: 'change-input',
    text: 'Give either the item or the requests, not both.',
  },
};
