// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export type { webhooks } from './paths.ts';
export type * from './types.ts';
export * from './notifications.ts';
