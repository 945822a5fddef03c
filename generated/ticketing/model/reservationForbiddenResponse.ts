// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The caller may not do this, or the tickets cost money and the site cannot take payments.
 */
export type ReservationForbiddenResponse = ErrorBody;
