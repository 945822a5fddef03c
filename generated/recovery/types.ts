// Generated from spec/recovery.yaml by `npm run generate`.
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
 * Two-letter code of the language of the mail. Absent, the site's own language.
 */
export type MailLanguage = string;

/**
 * Language of the mail, and where the person comes back to.
 */
export interface MailOptions {
  language?: MailLanguage;
  redirect?: RecoveryRedirect;
}

/**
 * The token of the mail and the password that is to be.
 */
export interface RecoverRequest {
  /**
   * From the link of the mail. Works once.
   * @minLength 1
   */
  recoveryToken: string;
  /** The new password. The platform's packages declare it as optional; what a call without it does is not known, so send it. */
  password?: string;
}

/**
 * The address does not have the form of an e-mail address, or the return address is not allowed.
 */
export type RecoveryAddressRefusedResponse = ErrorBody;

/**
 * Where the hosted page leads to once the password is set. Absent, the person stays on that page.
 */
export interface RecoveryRedirect {
  /**
   * Address to lead to. It must belong to the client's allowed ones.
   * @maxLength 1000
   */
  url?: string;
  /** Id of the OAuth client whose list of addresses counts. */
  clientId?: string;
}

/**
 * The token was used before, is too old or was never given out, or the password does not do.
 */
export type RecoveryRefusedResponse = ErrorBody;

/**
 * Whom to invite, and how.
 */
export interface SendActivationEmailRequest {
  /** Id of the identity that is to be activated. */
  identityId: string;
  emailOptions?: MailOptions;
}

/**
 * Empty.
 */
export interface SendActivationEmailResponse {
  [key: string]: unknown;
}

/**
 * Whom to write to, in which language, and where the person comes back to.
 */
export interface SendRecoveryEmailRequest {
  /** The address that the person signs in with. */
  email: string;
  language?: MailLanguage;
  redirect?: RecoveryRedirect;
}

/**
 * Empty.
 */
export interface SendRecoveryEmailResponse {
  [key: string]: unknown;
}
