// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SearchableTextOperators } from './searchableTextOperators.ts';

/**
 * A text that the field must equal, or what is asked of it.
 */
export type SearchableTextCondition = string | SearchableTextOperators;
