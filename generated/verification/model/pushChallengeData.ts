// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A question that was sent to an app.
 */
export interface PushChallengeData {
  /**
   * Id of the question.
   * @maxLength 36
   */
  transactionId?: string;
}
