/**
 * Functions that compare the response of a successful call with its request, because the platform answers some requests
 * with 200 although they had no effect. They send nothing.
 */
export { addedOutcome, type AddedOutcome } from './added.ts';
export {
  backInStockOutcome,
  bulkEventsOutcome,
  bulkOrdersOutcome,
  type BulkOutcome,
  bulkProductsOutcome,
  type EventOutcome,
  type ItemOutcome,
  type NotificationOutcome,
  type OrderOutcome,
  type ProductOutcome,
} from './bulk.ts';
export type { FieldOutcome, WholeCartAnswer } from './fields.ts';
export type { CartAnswer, LineOutcome } from './lines.ts';
export type { Outcome } from './outcome.ts';
export { quantityOutcome, type QuantityOutcome } from './quantities.ts';
export { updatedOutcome, type UpdatedOutcome } from './update.ts';
