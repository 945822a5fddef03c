// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export type { paths } from './paths.ts';
export type * from './facts.ts';
export type * from './types.ts';
export * from './operations.ts';
export { bindCalls } from '../../src/core/bound-services.ts';
