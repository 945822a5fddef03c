// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EntryOperators } from './entryOperators.ts';

/**
 * An entry that the list must have, or what is asked of it.
 */
export type MembershipCondition = string | EntryOperators;
