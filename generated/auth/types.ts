// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressTag,
  CountryCode,
  CustomField,
  EmailTag,
  ErrorBody,
  Identity,
  PhoneTag,
  PrivacyStatus,
  ProfileAddress,
} from '../shared/types.ts';

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
 * The e-mail address is already registered.
 */
export type AddressTakenResponse = ErrorBody;

/**
 * Tokens of captchas, by kind. Each is valid once and for a short time. The names begin with a capital letter on the wire.
 */
export interface CaptchaToken {
  /**
   * Token of the visible captcha.
   * @maxLength 5000
   */
  Recaptcha?: string;
  /**
   * Token of the invisible captcha.
   * @maxLength 5000
   */
  InvisibleRecaptcha?: string;
  /**
   * Replaces a captcha if the platform has agreed to do without one.
   * @maxLength 5000
   */
  NoCaptcha?: string;
  recaptchaForClientSiteKey?: ClientSiteKeyCaptcha;
}

/**
 * Proofs that a person makes the call, if the site requires them. The platform's packages put the tokens of both kinds of captcha into one entry.
 * @maxItems 10
 */
export type CaptchaTokens = readonly CaptchaToken[];

/**
 * Replaces the current password, which is not sent.
 */
export interface ChangePasswordRequest {
  /** The site's requirements are not known before the call. */
  newPassword: string;
}

/**
 * An empty object.
 */
export interface ChangePasswordResponse {
  [key: string]: unknown;
}

/**
 * Data about the client for the site's own use. The platform only forwards it.
 */
export interface ClientMetaData {
  [key: string]: unknown;
}

/**
 * Captcha token that was issued for a site key of the client's own. Newer than the specification.
 */
export interface ClientSiteKeyCaptcha {
  /**
   * Token that the captcha returned.
   * @maxLength 5000
   */
  token?: string;
  /** Id under which the platform has registered the key. */
  siteKeyId?: string;
}

/**
 * A code that was sent by e-mail, in place of a password. Declared for the platform's own pages.
 */
export interface ExternalEmailVerifyData {
  /**
   * @minLength 1
   * @maxLength 100
   */
  code?: string;
}

/**
 * One header or parameter of a raw request or response.
 */
export interface HttpEntry {
  /** Name of the header or parameter. */
  key: string;
  value: string;
}

/**
 * No account with this e-mail address.
 */
export type IdentityNotFoundResponse = ErrorBody;

/**
 * Profile data of a new member. Omitted fields stay empty.
 */
export interface IdentityProfileInput {
  firstName?: string;
  lastName?: string;
  /** Name that is shown to others. */
  nickname?: string;
  /** URL of the profile picture. */
  picture?: string;
  /**
   * Further e-mail addresses in the older format. Use `secondaryEmails`.
   * @deprecated The platform has announced the end of this field for 2023-11-01; its successor is `secondaryEmails`.
   * @maxItems 100
   */
  emails?: readonly string[];
  /**
   * Telephone numbers in the older format. Use `phonesV2`.
   * @deprecated The platform has announced the end of this field for 2023-11-01; its successor is `phonesV2`.
   * @maxItems 100
   */
  phones?: readonly string[];
  /**
   * Keys of the contact labels to assign to the person.
   * @maxItems 2000
   */
  labels?: readonly string[];
  /** Two-letter code of the preferred language. */
  language?: string;
  privacyStatus?: PrivacyStatus;
  /**
   * Values of the site's custom profile fields. Unknown fields are ignored.
   * @maxItems 200
   */
  customFields?: readonly CustomField[];
  /**
   * E-mail addresses other than the one used for signing in.
   * @maxItems 100
   */
  secondaryEmails?: readonly SecondaryEmailInput[];
  /**
   * Telephone numbers with country and tag.
   * @maxItems 100
   */
  phonesV2?: readonly ProfilePhoneInput[];
  /**
   * Postal addresses, each with its purpose.
   * @maxItems 100
   */
  addresses?: readonly TaggedAddressInput[];
  /** @maxLength 1000 */
  company?: string;
  /**
   * Position in the company.
   * @maxLength 1000
   */
  position?: string;
  /** Date of birth, without a time zone. */
  birthdate?: string;
  /**
   * Desired last part of the URL of the public profile page.
   * @maxLength 255
   */
  slug?: string;
  /** Whether the person agreed to receive mailings of the site. */
  subscription?: boolean;
  /**
   * Tax number.
   * @maxLength 1000
   */
  vatId?: string;
}

export type LoginCallbackParams = {
  /**
   * State with which the attempt started. A different value means that the sign-in was started elsewhere.
   */
  state?: string;
  /**
   * Session token of the sign-in. A secret, although it is part of an address.
   */
  sessionToken?: string;
};

/**
 * The identity is blocked or may not sign in this way.
 */
export type LoginForbiddenResponse = ErrorBody;

/**
 * E-mail address that the person signs in with.
 */
export interface LoginId {
  email: string;
}

/**
 * A field is not valid, or the captcha is missing or not accepted.
 */
export type LoginRefusedResponse = ErrorBody;

/**
 * E-mail address and proof of the person who signs in.
 */
export interface LoginRequest {
  loginId: LoginId;
  /** Absent only if another proof is given, which sites do not offer. */
  password?: string;
  captchaTokens?: CaptchaTokens;
  clientMetaData?: ClientMetaData;
  /**
   * Continues a sign-in that an earlier response left unfinished. Newer than the specification.
   * @maxLength 1000
   */
  stateToken?: string;
  webauthn?: WebAuthnVerifyData;
  emailOtp?: ExternalEmailVerifyData;
}

export type LoginWithIdpConnectionCallbackParams = {
  /**
   * Body of the raw request.
   */
  body?: RawBody;
  /**
   * Path parameters of the raw request.
   * @maxItems 100
   */
  pathParams?: readonly HttpEntry[];
  /**
   * Query parameters of the raw request, including those of the provider.
   * @maxItems 100
   */
  queryParams?: readonly HttpEntry[];
  /**
   * Headers of the raw request.
   * @maxItems 100
   */
  headers?: readonly HttpEntry[];
  /**
   * Method of the raw request.
   */
  method?: string;
  /**
   * Path of the raw request, percent-encoded.
   */
  rawPath?: string;
  /**
   * Query of the raw request, percent-encoded.
   */
  rawQuery?: string;
};

export type LoginWithIdpConnectionParams = {
  /**
   * Kind of the tenant: SITE for the members of a site.
   */
  tenantType: TenantType;
  /**
   * Texts that are returned unchanged at the end of the sign-in.
   */
  customPayload?: { [key: string]: string };
  /**
   * Id of the sign-in attempt, chosen by the page that starts it.
   * @minLength 1
   */
  sessionId: string;
  /**
   * Key by which the page that started the attempt proves, at the end, that it is the same page. A secret, although it is part of an address.
   * @minLength 1
   */
  encryptionKey: string;
  /**
   * Id of the visitor who becomes a member, so that the visitor's data, such as the cart, is kept.
   */
  visitorId?: string;
  /**
   * The platform's id of the browser session, for its statistics.
   */
  bsi?: string;
};

/**
 * The identity provider and its token.
 */
export interface LoginWithIdpConnectionTokenParamsRequest {
  /** Id of the site's connection to the provider. */
  idpConnectionId?: string;
  /** Values that the provider passed to the page, by name. The provider decides which names there are. Secrets. */
  tokenParams?: LoginWithIdpConnectionTokenParamsRequestTokenParams;
}

/**
 * Values that the provider passed to the page, by name. The provider decides which names there are. Secrets.
 */
export type LoginWithIdpConnectionTokenParamsRequestTokenParams = { [key: string]: string };

export type LogoutParams = {
  /**
   * Address to which the browser is redirected. It must be one of the client's allowed addresses.
   */
  postLogoutRedirectUri?: string;
  /**
   * Id of the OAuth client whose list of allowed addresses applies.
   */
  clientId?: string;
};

/**
 * The new password does not meet the site's requirements.
 */
export type NewPasswordRefusedResponse = ErrorBody;

/**
 * The current password can no longer be used, or the person must first set up a second factor again.
 */
export type PasswordResetRequiredResponse = ErrorBody;

/**
 * A telephone number of the person. Without a tag it is UNTAGGED.
 */
export interface ProfilePhoneInput {
  countryCode?: CountryCode;
  phone: string;
  tag?: PhoneTag;
}

/**
 * Bytes of a body in base64. Empty for a redirect.
 * @pattern ^[A-Za-z0-9+/]*={0,2}$
 */
export type RawBody = string;

/**
 * A complete HTTP response inside a body. The platform's own gateway unpacks it for a browser; a program that calls the service reads it here.
 */
export interface RawHttpResponse {
  body: RawBody;
  /**
   * HTTP status of the packed response. With 302, the header Location names the target.
   * @minimum 100
   * @maximum 599
   */
  statusCode?: number;
  /**
   * Headers of the packed response, in order. A name may occur more than once, as Set-Cookie does.
   * @maxItems 100
   */
  headers: HttpEntry[];
}

/**
 * Data of the new member.
 */
export interface RegisterRequest {
  loginId: LoginId;
  /** Password for signing in. The site's requirements are not known before the call. */
  password?: string;
  profile?: IdentityProfileInput;
  captchaTokens?: CaptchaTokens;
  clientMetaData?: ClientMetaData;
}

/**
 * The site or the platform does not accept this person.
 */
export type RegistrationForbiddenResponse = ErrorBody;

/**
 * The site cannot register this person now, or not in this way.
 */
export type RegistrationNotPossibleResponse = ErrorBody;

/**
 * A field is not valid, the captcha is missing or not accepted, or the site does not accept this registration.
 */
export type RegistrationRefusedResponse = ErrorBody;

/**
 * An e-mail address that cannot be used for signing in. Without a tag it is UNTAGGED.
 */
export interface SecondaryEmailInput {
  email: string;
  tag?: EmailTag;
}

/**
 * A field is not valid.
 */
export type SignOnRefusedResponse = ErrorBody;

/**
 * The person to sign in, and their profile data.
 */
export interface SignOnRequest {
  loginId: LoginId;
  profile?: IdentityProfileInput;
  /** True if the caller guarantees that the person owns the address; it then counts as verified. */
  verifyEmail?: boolean;
  /** Whether a contact of the site with this address becomes the new member: the identity then has the id of the contact. If false, the member becomes a second contact. No effect on a person who is already a member. */
  mergeExistingContact?: boolean;
}

/**
 * A session and its identity.
 */
export interface SignOnResponse {
  /**
   * Send it to the token endpoint together with the id of the identity. It does not authorize calls.
   * @minLength 1
   */
  readonly sessionToken: string;
  identity?: Identity;
}

/**
 * A postal address of the person. Without a tag it is UNTAGGED.
 */
export interface TaggedAddressInput {
  address?: ProfileAddress;
  tag?: AddressTag;
}

/**
 * Kind of entity that identities belong to: SITE for its members. ACCOUNT and ROOT are for the platform's own users.
 */
export type TenantType = 'UNKNOWN_TENANT_TYPE' | 'ACCOUNT' | 'SITE' | 'ROOT';

/**
 * Too many attempts. Wait before the next attempt.
 */
export type ThrottledResponse = ErrorBody;

/**
 * Answer of a key on the device, in place of a password. Declared for the platform's own pages.
 */
export interface WebAuthnVerifyData {
  /** Id of the challenge that the key answered. */
  challengeId?: string;
  /**
   * Credential from the key, as JSON text.
   * @maxLength 3000
   */
  credential?: string;
}

/**
 * Either the password is wrong (with a code), or the access token of the call is not valid (without a code).
 */
export type WrongPasswordResponse = ErrorBody;
