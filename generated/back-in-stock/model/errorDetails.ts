// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ApplicationError } from './applicationError.ts';
import type { ErrorDetailsTracing } from './errorDetailsTracing.ts';
import type { SystemError } from './systemError.ts';
import type { ValidationError } from './validationError.ts';

/**
 * What went wrong, for programs. Has at most one of the members; empty when nothing more is known.
 */
export interface ErrorDetails {
  applicationError?: ApplicationError;
  validationError?: ValidationError;
  systemError?: SystemError;
  /**
   * Names of the request in the logs of the platform. Seen within other answers only.
   * @deprecated
   */
  tracing?: ErrorDetailsTracing;
}
