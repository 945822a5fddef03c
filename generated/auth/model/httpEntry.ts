// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One header or parameter of a raw request or response.
 */
export interface HttpEntry {
  /** Name of the header or parameter. */
  key: string;
  value: string;
}
