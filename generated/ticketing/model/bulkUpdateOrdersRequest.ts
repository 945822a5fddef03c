// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FieldMask } from './fieldMask.ts';
import type { OrderNumbers } from './orderNumbers.ts';

/**
 * Which orders to change, and how.
 */
export interface BulkUpdateOrdersRequest {
  orderNumber: OrderNumbers;
  fields?: FieldMask;
  /** True puts the orders into the archive, false takes them out. */
  archived?: boolean;
}
