// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Marks that the platform sets for its own use; normally absent.
 */
export interface PlatformTags {
  /** @maxItems 100 */
  readonly tags?: readonly string[];
}
