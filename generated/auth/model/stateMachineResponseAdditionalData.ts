// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CustomValue } from './customValue.ts';

/**
 * Facts beside the identity, by name. Which ones is up to the site; often empty or absent.
 */
export type StateMachineResponseAdditionalData = { [key: string]: CustomValue };
