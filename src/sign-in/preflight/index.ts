/** Looks at a setup before people do: what keeps a client from working, and how to mend it. */
export type { Finding, FindingStatus, PreflightCheck } from './finding.ts';
export { passPreflight } from './pass.ts';
export type { PreflightClient } from './platform.ts';
export { preflight, type PreflightOptions } from './preflight.ts';
