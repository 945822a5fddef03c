// Generated from spec/recovery.yaml by `npm run generate`.
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
 * Two-letter language code of the e-mail. Default: the site's language.
 */
export type MailLanguage = string;

/**
 * Language of the e-mail, and the return address.
 */
export interface MailOptions {
  language?: MailLanguage;
  redirect?: RecoveryRedirect;
}

/**
 * The token from the e-mail and the new password.
 */
export interface RecoverRequest {
  /**
   * Token from the link in the e-mail. Valid once.
   * @minLength 1
   */
  recoveryToken: string;
  /** The new password. The platform's packages declare it as optional; the effect of a call without it is not known, so always send it. */
  password?: string;
}

/**
 * Not an e-mail address, or the return address is not allowed.
 */
export type RecoveryAddressRefusedResponse = ErrorBody;

/**
 * Address to which the hosted page redirects once the password is set. If absent, the person stays on that page.
 */
export interface RecoveryRedirect {
  /**
   * Target address. It must be one of the client's allowed addresses.
   * @maxLength 1000
   */
  url?: string;
  /** Id of the OAuth client whose list of allowed addresses applies. */
  clientId?: string;
}

/**
 * The token was already used, has expired or was never issued, or the password does not meet the site's requirements.
 */
export type RecoveryRefusedResponse = ErrorBody;

/**
 * The person to invite, and options of the e-mail.
 */
export interface SendActivationEmailRequest {
  /** Id of the identity that is to be activated. */
  identityId: string;
  emailOptions?: MailOptions;
}

/**
 * An empty object.
 */
export interface SendActivationEmailResponse {
  [key: string]: unknown;
}

/**
 * Recipient and language of the e-mail, and the return address.
 */
export interface SendRecoveryEmailRequest {
  /** E-mail address that the person signs in with. */
  email: string;
  language?: MailLanguage;
  redirect?: RecoveryRedirect;
}

/**
 * An empty object.
 */
export interface SendRecoveryEmailResponse {
  [key: string]: unknown;
}
