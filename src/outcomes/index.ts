/**
 * Guards against success that is none: what was asked for, compared with what came. Pure functions over the messages of
 * the calls, which send nothing.
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
