// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How guests are labelled among the contacts. Known from the platform's own packages only.
 */
export interface LabellingSettings {
  /**
   * Older id of the label.
   * @maxLength 180
   */
  assignedContactsLegacyLabelId?: string;
  /** The label is gone. */
  assignedContactsLabelDeleted?: boolean;
}
