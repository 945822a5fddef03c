// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type { ErrorBody } from '../shared/types.ts';

export type {
  AccountStatus,
  AddressTag,
  ApplicationError,
  ApplicationErrorData,
  AuthenticatorConnection,
  BadRequestResponse,
  CountryCode,
  CustomField,
  CustomValue,
  CustomValueList,
  CustomValueMap,
  CustomValueMapValue,
  EmailTag,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FactorStatus,
  FactorType,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  Identity,
  IdentityConnection,
  IdentityCustomAttributes,
  IdentityFactor,
  IdentityIdentifier,
  IdentityProfile,
  IdentityStatusName,
  IdentityStatusReason,
  IdpConnection,
  LoginEmail,
  MfaChallengeData,
  MfaFactor,
  MfaFactorStatus,
  MfaReason,
  NestedCustomValue,
  NestedCustomValueListValue,
  NestedCustomValueMapValue,
  NotFoundResponse,
  PhoneTag,
  PlatformTags,
  PrivacyStatus,
  ProfileAddress,
  ProfilePhone,
  PushChallengeData,
  RequireMfaData,
  SecondaryEmail,
  StateMachineResponse,
  StateMachineResponseAdditionalData,
  StateType,
  SystemError,
  TaggedAddress,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  VerificationChallenge,
  ViolatedRule,
  WebAuthnChallengeData,
} from '../shared/types.ts';

/**
 * The code is wrong, void or of the wrong length, or the state token is not good any more.
 */
export type CodeRefusedResponse = ErrorBody;

/**
 * The sign-in whose code is sent again.
 */
export interface ResendDuringAuthenticationRequest {
  /**
   * From the answer with the state REQUIRE_EMAIL_VERIFICATION.
   * @minLength 1
   */
  stateToken: string;
}

/**
 * Whom to verify, and by what.
 */
export interface StartRequest {
  /** Id of the identity whose address is verified. Declared as optional; without it the caller's own identity is assumed to be meant. */
  identityId?: string;
  target?: VerificationTarget;
}

/**
 * The verification that was started.
 */
export interface StartResponse {
  /** Names this attempt; no other call takes it. */
  readonly verificationId: string;
}

/**
 * The state token is missing, or its sign-in does not wait any more.
 */
export type StateTokenRefusedResponse = ErrorBody;

/**
 * What is verified, which is the e-mail address. UNKNOWN_TARGET comes from earlier releases and is not to be sent.
 */
export type VerificationTarget = 'UNKNOWN_TARGET' | 'EMAIL';

/**
 * The code and the sign-in that it belongs to.
 */
export interface VerifyDuringAuthenticationRequest {
  /**
   * The code of the e-mail. It stays text, since it may begin with 0.
   * @minLength 6
   * @maxLength 6
   */
  code: string;
  /**
   * From the answer with the state REQUIRE_EMAIL_VERIFICATION.
   * @minLength 1
   */
  stateToken: string;
}
