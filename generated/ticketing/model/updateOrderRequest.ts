// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FieldMask } from './fieldMask.ts';
import type { FormResponseInput } from './formResponseInput.ts';

/**
 * What to change; what is absent stays as it is.
 */
export interface UpdateOrderRequest {
  fields?: FieldMask;
  /** Answers of the buyer, in place of all those that are there. */
  checkoutForm?: FormResponseInput;
  /** True puts the order into the archive, false takes it out. */
  archived?: boolean;
}
