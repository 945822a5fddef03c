/** Checks a setup for the most common mistakes, and says how to fix each. */
export type { Finding, FindingStatus, PreflightCheck } from './finding.ts';
export { passPreflight } from './pass.ts';
export type { PreflightClient } from './platform.ts';
export { preflight, type PreflightOptions } from './preflight.ts';
