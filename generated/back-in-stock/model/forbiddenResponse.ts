// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The caller is known but may not do this.
 */
export type ForbiddenResponse = ErrorBody;
