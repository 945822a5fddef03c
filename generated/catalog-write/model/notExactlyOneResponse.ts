// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The request is not valid: of members that exclude each other none was given, or more than one, or a value is out
 * of bounds. The details list each offending field.
 */
export type NotExactlyOneResponse = ErrorBody;
