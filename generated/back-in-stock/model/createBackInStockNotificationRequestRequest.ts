// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockItemDetails } from './backInStockItemDetails.ts';
import type { NewBackInStockNotificationRequest } from './newBackInStockNotificationRequest.ts';

export interface CreateBackInStockNotificationRequestRequest {
  request: NewBackInStockNotificationRequest;
  itemDetails: BackInStockItemDetails;
}
