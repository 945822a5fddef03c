// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Answer of a key of the device, instead of a password. Declared for the platform's own pages.
 */
export interface WebAuthnVerifyData {
  /** Id of the question that the key has answered. */
  challengeId?: string;
  /**
   * What the key gave, as JSON text.
   * @maxLength 3000
   */
  credential?: string;
}
