// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * Somebody has registered with this address before.
 */
export type AddressTakenResponse = ErrorBody;

/**
 * Tokens of captchas, by kind. Each works once and for a short time. The names begin with a capital letter on the wire.
 */
export interface CaptchaToken {
  /**
   * From the captcha that the person sees.
   * @maxLength 5000
   */
  Recaptcha?: string;
  /**
   * From the captcha that works unseen.
   * @maxLength 5000
   */
  InvisibleRecaptcha?: string;
  /**
   * Stands in for a captcha where the platform has agreed to do without one.
   * @maxLength 5000
   */
  NoCaptcha?: string;
  recaptchaForClientSiteKey?: ClientSiteKeyCaptcha;
}

/**
 * Proofs of a human, when the site asks for them. The platform's packages put the tokens of both kinds of captcha into one entry.
 * @maxItems 10
 */
export type CaptchaTokens = readonly CaptchaToken[];

/**
 * Takes the place of the former password, which need not be told.
 */
export interface ChangePasswordRequest {
  /** The site's bounds for it are not known before the call. */
  newPassword: string;
}

/**
 * An empty object.
 */
export interface ChangePasswordResponse {
  [key: string]: unknown;
}

/**
 * Facts about the client for the site's own use. The platform only passes them on.
 */
export interface ClientMetaData {
  [key: string]: unknown;
}

/**
 * Token of a captcha that was made with a key of the client's own. Newer than the specification.
 */
export interface ClientSiteKeyCaptcha {
  /**
   * What the captcha gave.
   * @maxLength 5000
   */
  token?: string;
  /** Id under which the platform knows the key. */
  siteKeyId?: string;
}

/**
 * A code that was sent by e-mail, instead of a password. Declared for the platform's own pages.
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
 * Nobody signs in with this address.
 */
export type IdentityNotFoundResponse = ErrorBody;

/**
 * What a new member tells about itself. Fields that are left out stay empty.
 */
export interface IdentityProfileInput {
  firstName?: string;
  lastName?: string;
  /** Name that others see. */
  nickname?: string;
  /** Address of the profile picture. */
  picture?: string;
  /**
   * Further e-mail addresses in the older form. Use `secondaryEmails`.
   * @deprecated
   * @maxItems 100
   */
  emails?: readonly string[];
  /**
   * Telephone numbers in the older form. Use `phonesV2`.
   * @deprecated
   * @maxItems 100
   */
  phones?: readonly string[];
  /**
   * Keys of contact labels to put on the person.
   * @maxItems 2000
   */
  labels?: readonly string[];
  /** Two-letter code of the preferred language. */
  language?: string;
  privacyStatus?: PrivacyStatus;
  /**
   * Values of fields that the site has added to the profile. Fields that it does not know are dropped.
   * @maxItems 200
   */
  customFields?: readonly CustomField[];
  /**
   * Addresses beside the one to sign in with.
   * @maxItems 100
   */
  secondaryEmails?: readonly SecondaryEmailInput[];
  /**
   * Telephone numbers with country and tag.
   * @maxItems 100
   */
  phonesV2?: readonly ProfilePhoneInput[];
  /**
   * Postal addresses, each with what it is for.
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
  /** Day of birth, without a time zone. */
  birthdate?: string;
  /**
   * Wish for the end of the public profile's address.
   * @maxLength 255
   */
  slug?: string;
  /** Whether the person wants to get mailings of the site. */
  subscription?: boolean;
  /**
   * Tax number.
   * @maxLength 1000
   */
  vatId?: string;
}

export type LoginCallbackParams = {
  /**
   * The text that the attempt began with. Another one means that somebody else began it.
   */
  state?: string;
  /**
   * Session token of the sign-in. A secret, although it stands in an address.
   */
  sessionToken?: string;
};

/**
 * The identity is blocked or may not sign in this way.
 */
export type LoginForbiddenResponse = ErrorBody;

/**
 * What a person signs in with, which is an e-mail address.
 */
export interface LoginId {
  email: string;
}

/**
 * A field is not valid, or the captcha is missing or not accepted.
 */
export type LoginRefusedResponse = ErrorBody;

/**
 * Who signs in, and the proof.
 */
export interface LoginRequest {
  loginId: LoginId;
  /** Absent only when one of the other proofs is given, which sites do not offer. */
  password?: string;
  captchaTokens?: CaptchaTokens;
  clientMetaData?: ClientMetaData;
  /**
   * Goes on with a sign-in that an earlier answer left unfinished. Newer than the specification.
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
   * Query parameters of the raw request, among them those of the provider.
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
   * Path of the raw request, still encoded.
   */
  rawPath?: string;
  /**
   * Query of the raw request, still encoded.
   */
  rawQuery?: string;
};

export type LoginWithIdpConnectionParams = {
  /**
   * What the tenant is, SITE for the members of a site.
   */
  tenantType: TenantType;
  /**
   * Texts that come back unchanged at the end of the sign-in.
   */
  customPayload?: { [key: string]: string };
  /**
   * Id of the sign-in attempt, chosen by the page that begins it.
   * @minLength 1
   */
  sessionId: string;
  /**
   * Key by which the page that began the attempt proves at its end that it is the same one. A secret, although it stands in an address.
   * @minLength 1
   */
  encryptionKey: string;
  /**
   * Id of the visitor who becomes a member, so that what the visitor did is kept.
   */
  visitorId?: string;
  /**
   * The platform's own mark of the browser session, for its statistics.
   */
  bsi?: string;
};

/**
 * The provider and what it gave.
 */
export interface LoginWithIdpConnectionTokenParamsRequest {
  /** Id of the site's connection to the provider. */
  idpConnectionId?: string;
  /** What the provider handed to the page, by name. Which names there are is up to the provider. Secrets. */
  tokenParams?: LoginWithIdpConnectionTokenParamsRequestTokenParams;
}

/**
 * What the provider handed to the page, by name. Which names there are is up to the provider. Secrets.
 */
export type LoginWithIdpConnectionTokenParamsRequestTokenParams = { [key: string]: string };

export type LogoutParams = {
  /**
   * Where to lead the browser afterwards. It must belong to the client's allowed addresses.
   */
  postLogoutRedirectUri?: string;
  /**
   * Id of the OAuth client whose list of addresses counts.
   */
  clientId?: string;
};

/**
 * The new password does not do.
 */
export type NewPasswordRefusedResponse = ErrorBody;

/**
 * The present password signs nobody in any more, or a second factor must be set up anew first.
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
 * The bytes of a body in base64. Empty for a redirect.
 * @pattern ^[A-Za-z0-9+/]*={0,2}$
 */
export type RawBody = string;

/**
 * A whole HTTP response packed into a body. The platform's own gateway unpacks it for a browser; a program that calls the service reads it here.
 */
export interface RawHttpResponse {
  body: RawBody;
  /**
   * HTTP status of the packed response; 302 when its header Location leads on.
   * @minimum 100
   * @maximum 599
   */
  statusCode?: number;
  /**
   * The packed response's headers in their order. A name may come more than once, as Set-Cookie does.
   * @maxItems 100
   */
  headers: HttpEntry[];
}

/**
 * The new member.
 */
export interface RegisterRequest {
  loginId: LoginId;
  /** The password to sign in with. The site's bounds for it are not known before the call. */
  password?: string;
  profile?: IdentityProfileInput;
  captchaTokens?: CaptchaTokens;
  clientMetaData?: ClientMetaData;
}

/**
 * The site or the platform does not take this person.
 */
export type RegistrationForbiddenResponse = ErrorBody;

/**
 * The site cannot register this person now, or not in this way.
 */
export type RegistrationNotPossibleResponse = ErrorBody;

/**
 * A field is not valid, the captcha is missing or not accepted, or the site does not take this registration.
 */
export type RegistrationRefusedResponse = ErrorBody;

/**
 * An address that cannot be signed in with. Without a tag it is UNTAGGED.
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
 * Whom to sign in, and what is known of the person.
 */
export interface SignOnRequest {
  loginId: LoginId;
  profile?: IdentityProfileInput;
  /** True when the caller vouches for the address; it then counts as verified. */
  verifyEmail?: boolean;
  /** Whether a contact of the site with this address becomes the new member: the identity then has the id of the contact. With false the member is a second contact. Without effect on a person who is a member already. */
  mergeExistingContact?: boolean;
}

/**
 * A session and whose it is.
 */
export interface SignOnResponse {
  /**
   * Goes to the token endpoint together with the id of the identity. Opens no call by itself.
   * @minLength 1
   */
  readonly sessionToken: string;
  identity: Identity;
}

/**
 * A postal address of the person. Without a tag it is UNTAGGED.
 */
export interface TaggedAddressInput {
  address?: ProfileAddress;
  tag?: AddressTag;
}

/**
 * What identities belong to, which is a SITE for its members. ACCOUNT and ROOT are for the platform's own users.
 */
export type TenantType = 'UNKNOWN_TENANT_TYPE' | 'ACCOUNT' | 'SITE' | 'ROOT';

/**
 * Too many attempts. Wait before the next one.
 */
export type ThrottledResponse = ErrorBody;

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

/**
 * The password is wrong (with a code), or the access token that came with the call is not valid (without one).
 */
export type WrongPasswordResponse = ErrorBody;
