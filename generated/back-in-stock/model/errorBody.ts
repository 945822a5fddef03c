// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorDetails } from './errorDetails.ts';

/**
 * Body of a failed call.
 */
export interface ErrorBody {
  /** What went wrong, in English, for the log. */
  message: string;
  details?: ErrorDetails;
}
