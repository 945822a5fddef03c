// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdviceTable } from '../errors.ts';

/** The advice on the error codes of this service's calls: `adviceFor(error, advice)`. */
export const advice: AdviceTable = {
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: {
    messageKey: 'backInStock.exists',
    action: 'nothing',
    text: 'This person has asked already and will be told once.',
  },
  REQUEST_COLLECTION_DISABLED: {
    messageKey: 'backInStock.off',
    action: 'contact-owner',
    text: 'The site does not collect such requests. Its owner can switch that on.',
  },
  INVALID_CATALOG_REFERENCE_OPTIONS: {
    messageKey: 'backInStock.badOptions',
    action: 'change-input',
    text: 'The chosen options are none of this item. Read the product again and choose anew.',
  },
  INVALID_ITEM_IMAGE_URL: {
    messageKey: 'backInStock.badImage',
    action: 'change-input',
    text: "The address of the item's picture is none that the platform can show. Send another, or none.",
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: {
    messageKey: 'backInStock.gone',
    action: 'change-input',
    text: 'There is no such request. It may have been deleted; list them again.',
  },
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: {
    messageKey: 'backInStock.twoWays',
    action: 'change-input',
    text: 'Name either the item or the requests, not both.',
  },
};
