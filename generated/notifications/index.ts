// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
export type { webhooks } from './paths.ts';
export type * from './types.ts';
export * from './notifications.ts';
