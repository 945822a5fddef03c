// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * A field is not valid, or the answers do not meet the event's form.
 */
export type CheckoutRejectedResponse = ErrorBody;
