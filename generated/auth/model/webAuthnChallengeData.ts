// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A question to a key of the device.
 */
export interface WebAuthnChallengeData {
  /** Goes back with the answer of the key. */
  challengeId?: string;
  /**
   * What the browser's credential call takes, as JSON text.
   * @maxLength 40000
   */
  publicKeyCredentialRequestOptionsJson?: string;
}
