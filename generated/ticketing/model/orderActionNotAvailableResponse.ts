// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The order is in a state that does not allow this. Nothing changed.
 */
export type OrderActionNotAvailableResponse = ErrorBody;
