// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ApplicationErrorData } from './applicationErrorData.ts';

/**
 * A rule of the service was not met.
 */
export interface ApplicationError {
  /** Stable name of the rule. Each operation lists the codes that it is known to give. */
  code: string;
  /** The same in English, for the log. */
  description?: string;
  /** Facts that belong to the code. */
  data?: ApplicationErrorData;
}
