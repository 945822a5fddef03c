// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
 * The code is wrong, expired or of the wrong length, or the state token is no longer valid.
 */
export type CodeRefusedResponse = ErrorBody;

/**
 * The sign-in whose code is sent again.
 */
export interface ResendDuringAuthenticationRequest {
  /**
   * Token from the response with the state REQUIRE_EMAIL_VERIFICATION.
   * @minLength 1
   */
  stateToken: string;
}

/**
 * The identity and the means of verification.
 */
export interface StartRequest {
  /** Id of the identity whose address is verified. Declared as optional; if absent, presumably the caller's identity. */
  identityId?: string;
  target?: VerificationTarget;
}

/**
 * The verification that was started.
 */
export interface StartResponse {
  /** Id of this attempt; no other call takes it. */
  readonly verificationId?: string;
}

/**
 * The state token is missing, or its sign-in is no longer waiting.
 */
export type StateTokenRefusedResponse = ErrorBody;

/**
 * Subject of the verification: the e-mail address. UNKNOWN_TARGET comes from earlier releases; do not send it.
 */
export type VerificationTarget = 'UNKNOWN_TARGET' | 'EMAIL';

/**
 * The code and the sign-in that it belongs to.
 */
export interface VerifyDuringAuthenticationRequest {
  /**
   * Code from the e-mail. Text, because it may begin with 0.
   * @minLength 6
   * @maxLength 6
   */
  code: string;
  /**
   * Token from the response with the state REQUIRE_EMAIL_VERIFICATION.
   * @minLength 1
   */
  stateToken: string;
}
