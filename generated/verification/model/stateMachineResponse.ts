// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Identity } from './identity.ts';
import type { MfaChallengeData } from './mfaChallengeData.ts';
import type { RequireMfaData } from './requireMfaData.ts';
import type { StateMachineResponseAdditionalData } from './stateMachineResponseAdditionalData.ts';
import type { StateType } from './stateType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Where a sign-in stands. `state` says what is to be done next, and which of the tokens is there: `sessionToken` after SUCCESS, `stateToken` while something is still missing.
 */
export interface StateMachineResponse {
  state: StateType | Undeclared;
  /**
   * The session at the platform, once the sign-in is complete. It opens no call by itself: an authorization request that carries it turns it into access and refresh token without a page. Absent in every other state.
   * @minLength 1
   */
  readonly sessionToken?: string;
  /**
   * Stands for the unfinished sign-in; goes back with the step that it waits for, such as the code of the e-mail. Keep it in memory only. Absent once nothing is missing.
   * @minLength 1
   */
  readonly stateToken?: string;
  identity?: Identity;
  /** Facts beside the identity, by name. Which ones is up to the site; often empty or absent. */
  additionalData?: StateMachineResponseAdditionalData;
  requireMfaData?: RequireMfaData;
  mfaChallengeData?: MfaChallengeData;
}
