// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The request is not valid. The details list each offending field, or carry one application error.
 */
export type BadRequestResponse = ErrorBody;
