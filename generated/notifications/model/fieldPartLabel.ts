// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The text of one part of a value.
 */
export interface FieldPartLabel {
  /** Which part it is. */
  name?: string;
  /** What guests read. */
  label?: string;
}
