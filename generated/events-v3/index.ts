// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
export type { paths } from './paths.ts';
export type * from './facts.ts';
export type * from './types.ts';
export * from './advice.ts';
export * from './operations.ts';
export * from '../../src/core/services/events-v3.ts';
