// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Hosted sign-in page without a code at the end. Has no members; give an empty object.
 */
export interface LoginIntent {
  [key: string]: unknown;
}
