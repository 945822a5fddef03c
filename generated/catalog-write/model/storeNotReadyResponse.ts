// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The site lacks the store's app, or its store uses the newer catalog, which other calls read.
 */
export type StoreNotReadyResponse = ErrorBody;
