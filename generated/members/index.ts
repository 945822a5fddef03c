// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { type BindCalls, bindCalls as bind } from '../../src/core/bound-services.ts';
import type { ProjectedCalls } from './projections.ts';

export type { paths } from './paths.ts';
export type * from './facts.ts';
export type * from './projections.ts';
export type * from './types.ts';
export * from './operations.ts';
/** Puts the calls of the service on a client. */
export const bindCalls = bind as BindCalls<ProjectedCalls>;
