// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormResponseInput } from './formResponseInput.ts';

/**
 * Answers of one guest, or of the buyer for the whole order.
 */
export interface Guest {
  form: FormResponseInput;
}
