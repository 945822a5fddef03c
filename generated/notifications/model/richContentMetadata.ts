// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * About the text as a document.
 */
export interface RichContentMetadata {
  /**
   * Version of the form in which it is kept.
   * @minimum 0
   */
  version?: number;
  /** Id of the document. */
  id?: string;
  /**
   * When it was begun.
   * @deprecated
   */
  createdTimestamp?: string;
  /**
   * When it was last changed.
   * @deprecated
   */
  updatedTimestamp?: string;
}
