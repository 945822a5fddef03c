// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const LoginId = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.email(),
});

export type LoginId = zod.input<typeof LoginId>;
export type LoginIdOutput = zod.output<typeof LoginId>;

export const PrivacyStatus = /*#__PURE__*/ zod.enum(['UNDEFINED', 'PUBLIC', 'PRIVATE']);

export type PrivacyStatus = zod.input<typeof PrivacyStatus>;
export type PrivacyStatusOutput = zod.output<typeof PrivacyStatus>;

export const NestedCustomValue = /*#__PURE__*/ zod.object({
  strValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  numValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  dateValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  listValue: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  mapValue: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  boolValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type NestedCustomValue = zod.input<typeof NestedCustomValue>;
export type NestedCustomValueOutput = zod.output<typeof NestedCustomValue>;

export const customValueListValueMax = 1000;

export const CustomValueList = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(NestedCustomValue).check(/*#__PURE__*/ zod.maxLength(customValueListValueMax)),
  ),
});

export type CustomValueList = zod.input<typeof CustomValueList>;
export type CustomValueListOutput = zod.output<typeof CustomValueList>;

export const CustomValueMap = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), NestedCustomValue)),
});

export type CustomValueMap = zod.input<typeof CustomValueMap>;
export type CustomValueMapOutput = zod.output<typeof CustomValueMap>;

export const CustomValue = /*#__PURE__*/ zod.object({
  strValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  numValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  dateValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  listValue: /*#__PURE__*/ zod.optional(CustomValueList),
  mapValue: /*#__PURE__*/ zod.optional(CustomValueMap),
  boolValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CustomValue = zod.input<typeof CustomValue>;
export type CustomValueOutput = zod.output<typeof CustomValue>;

export const CustomField = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string(),
  value: /*#__PURE__*/ zod.optional(CustomValue),
});

export type CustomField = zod.input<typeof CustomField>;
export type CustomFieldOutput = zod.output<typeof CustomField>;

export const EmailTag = /*#__PURE__*/ zod.enum(['UNTAGGED', 'MAIN', 'HOME', 'WORK']);

export type EmailTag = zod.input<typeof EmailTag>;
export type EmailTagOutput = zod.output<typeof EmailTag>;

export const SecondaryEmailInput = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.email(),
  tag: /*#__PURE__*/ zod.optional(EmailTag),
});

export type SecondaryEmailInput = zod.input<typeof SecondaryEmailInput>;
export type SecondaryEmailInputOutput = zod.output<typeof SecondaryEmailInput>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = /*#__PURE__*/ zod.stringFormat('country-code', CountryCodeRegExp);

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const PhoneTag = /*#__PURE__*/ zod.enum(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX']);

export type PhoneTag = zod.input<typeof PhoneTag>;
export type PhoneTagOutput = zod.output<typeof PhoneTag>;

export const ProfilePhoneInput = /*#__PURE__*/ zod.object({
  countryCode: /*#__PURE__*/ zod.optional(CountryCode),
  phone: /*#__PURE__*/ zod.string(),
  tag: /*#__PURE__*/ zod.optional(PhoneTag),
});

export type ProfilePhoneInput = zod.input<typeof ProfilePhoneInput>;
export type ProfilePhoneInputOutput = zod.output<typeof ProfilePhoneInput>;

export const profileAddressStreetNameMax = 1000;

export const profileAddressStreetNumberMax = 1000;

export const ProfileAddress = /*#__PURE__*/ zod.object({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  addressLine: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  streetName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileAddressStreetNameMax)),
  ),
  streetNumber: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileAddressStreetNumberMax)),
  ),
  formattedAddress: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ProfileAddress = zod.input<typeof ProfileAddress>;
export type ProfileAddressOutput = zod.output<typeof ProfileAddress>;

export const AddressTag = /*#__PURE__*/ zod.enum(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING']);

export type AddressTag = zod.input<typeof AddressTag>;
export type AddressTagOutput = zod.output<typeof AddressTag>;

export const TaggedAddressInput = /*#__PURE__*/ zod.object({
  address: /*#__PURE__*/ zod.optional(ProfileAddress),
  tag: /*#__PURE__*/ zod.optional(AddressTag),
});

export type TaggedAddressInput = zod.input<typeof TaggedAddressInput>;
export type TaggedAddressInputOutput = zod.output<typeof TaggedAddressInput>;

export const identityProfileInputEmailsMax = 100;

export const identityProfileInputPhonesMax = 100;

export const identityProfileInputLabelsMax = 2000;

export const identityProfileInputCustomFieldsMax = 200;

export const identityProfileInputSecondaryEmailsMax = 100;

export const identityProfileInputPhonesV2Max = 100;

export const identityProfileInputAddressesMax = 100;

export const identityProfileInputCompanyMax = 1000;

export const identityProfileInputPositionMax = 1000;

export const identityProfileInputSlugMax = 255;

export const identityProfileInputVatIdMax = 1000;

export const IdentityProfileInput = /*#__PURE__*/ zod.object({
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  nickname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  picture: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  emails: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(identityProfileInputEmailsMax)),
  ),
  phones: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(identityProfileInputPhonesMax)),
  ),
  labels: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(identityProfileInputLabelsMax)),
  ),
  language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  privacyStatus: /*#__PURE__*/ zod.optional(PrivacyStatus),
  customFields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CustomField)
      .check(/*#__PURE__*/ zod.maxLength(identityProfileInputCustomFieldsMax)),
  ),
  secondaryEmails: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(SecondaryEmailInput)
      .check(/*#__PURE__*/ zod.maxLength(identityProfileInputSecondaryEmailsMax)),
  ),
  phonesV2: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProfilePhoneInput)
      .check(/*#__PURE__*/ zod.maxLength(identityProfileInputPhonesV2Max)),
  ),
  addresses: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(TaggedAddressInput)
      .check(/*#__PURE__*/ zod.maxLength(identityProfileInputAddressesMax)),
  ),
  company: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityProfileInputCompanyMax)),
  ),
  position: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityProfileInputPositionMax)),
  ),
  birthdate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityProfileInputSlugMax)),
  ),
  subscription: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  vatId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityProfileInputVatIdMax)),
  ),
});

export type IdentityProfileInput = zod.input<typeof IdentityProfileInput>;
export type IdentityProfileInputOutput = zod.output<typeof IdentityProfileInput>;

export const clientSiteKeyCaptchaTokenMax = 5000;

export const ClientSiteKeyCaptcha = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(clientSiteKeyCaptchaTokenMax)),
  ),
  siteKeyId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type ClientSiteKeyCaptcha = zod.input<typeof ClientSiteKeyCaptcha>;
export type ClientSiteKeyCaptchaOutput = zod.output<typeof ClientSiteKeyCaptcha>;

export const captchaTokenRecaptchaMax = 5000;

export const captchaTokenInvisibleRecaptchaMax = 5000;

export const captchaTokenNoCaptchaMax = 5000;

export const CaptchaToken = /*#__PURE__*/ zod.object({
  Recaptcha: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(captchaTokenRecaptchaMax)),
  ),
  InvisibleRecaptcha: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(captchaTokenInvisibleRecaptchaMax)),
  ),
  NoCaptcha: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(captchaTokenNoCaptchaMax)),
  ),
  recaptchaForClientSiteKey: /*#__PURE__*/ zod.optional(ClientSiteKeyCaptcha),
});

export type CaptchaToken = zod.input<typeof CaptchaToken>;
export type CaptchaTokenOutput = zod.output<typeof CaptchaToken>;

export const CaptchaTokensMax = 10;

export const CaptchaTokens = /*#__PURE__*/ zod
  .array(CaptchaToken)
  .check(/*#__PURE__*/ zod.maxLength(CaptchaTokensMax));

export type CaptchaTokens = zod.input<typeof CaptchaTokens>;
export type CaptchaTokensOutput = zod.output<typeof CaptchaTokens>;

export const ClientMetaData = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type ClientMetaData = zod.input<typeof ClientMetaData>;
export type ClientMetaDataOutput = zod.output<typeof ClientMetaData>;

export const RegisterRequest = /*#__PURE__*/ zod.object({
  loginId: LoginId,
  password: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  profile: /*#__PURE__*/ zod.optional(IdentityProfileInput),
  captchaTokens: /*#__PURE__*/ zod.optional(CaptchaTokens),
  clientMetaData: /*#__PURE__*/ zod.optional(ClientMetaData),
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const webAuthnVerifyDataCredentialMax = 3000;

export const WebAuthnVerifyData = /*#__PURE__*/ zod.object({
  challengeId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  credential: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(webAuthnVerifyDataCredentialMax)),
  ),
});

export type WebAuthnVerifyData = zod.input<typeof WebAuthnVerifyData>;
export type WebAuthnVerifyDataOutput = zod.output<typeof WebAuthnVerifyData>;

export const externalEmailVerifyDataCodeMax = 100;

export const ExternalEmailVerifyData = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(externalEmailVerifyDataCodeMax)),
  ),
});

export type ExternalEmailVerifyData = zod.input<typeof ExternalEmailVerifyData>;
export type ExternalEmailVerifyDataOutput = zod.output<typeof ExternalEmailVerifyData>;

export const loginRequestStateTokenMax = 1000;

export const LoginRequest = /*#__PURE__*/ zod.object({
  loginId: LoginId,
  password: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  captchaTokens: /*#__PURE__*/ zod.optional(CaptchaTokens),
  clientMetaData: /*#__PURE__*/ zod.optional(ClientMetaData),
  stateToken: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginRequestStateTokenMax)),
  ),
  webauthn: /*#__PURE__*/ zod.optional(WebAuthnVerifyData),
  emailOtp: /*#__PURE__*/ zod.optional(ExternalEmailVerifyData),
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const ChangePasswordRequest = /*#__PURE__*/ zod.object({
  newPassword: /*#__PURE__*/ zod.string(),
});

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

export const ChangePasswordResponse = /*#__PURE__*/ zod.looseObject({});

export type ChangePasswordResponse = zod.input<typeof ChangePasswordResponse>;
export type ChangePasswordResponseOutput = zod.output<typeof ChangePasswordResponse>;

export const signOnRequestVerifyEmailDefault = false;
export const signOnRequestMergeExistingContactDefault = true;

export const SignOnRequest = /*#__PURE__*/ zod.object({
  loginId: LoginId,
  profile: /*#__PURE__*/ zod.optional(IdentityProfileInput),
  verifyEmail: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), signOnRequestVerifyEmailDefault),
  mergeExistingContact: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    signOnRequestMergeExistingContactDefault,
  ),
});

export type SignOnRequest = zod.input<typeof SignOnRequest>;
export type SignOnRequestOutput = zod.output<typeof SignOnRequest>;

export const IdentityIdentifier = /*#__PURE__*/ zod.looseObject({
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type IdentityIdentifier = zod.input<typeof IdentityIdentifier>;
export type IdentityIdentifierOutput = zod.output<typeof IdentityIdentifier>;

export const IdpConnection = /*#__PURE__*/ zod.looseObject({
  idpConnectionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  idpUserId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type IdpConnection = zod.input<typeof IdpConnection>;
export type IdpConnectionOutput = zod.output<typeof IdpConnection>;

export const AuthenticatorConnection = /*#__PURE__*/ zod.looseObject({
  authenticatorConnectionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reEnrollmentRequired: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type AuthenticatorConnection = zod.input<typeof AuthenticatorConnection>;
export type AuthenticatorConnectionOutput = zod.output<typeof AuthenticatorConnection>;

export const IdentityConnection = /*#__PURE__*/ zod.looseObject({
  idpConnection: /*#__PURE__*/ zod.nullish(IdpConnection),
  authenticatorConnection: /*#__PURE__*/ zod.nullish(AuthenticatorConnection),
});

export type IdentityConnection = zod.input<typeof IdentityConnection>;
export type IdentityConnectionOutput = zod.output<typeof IdentityConnection>;

export const NestedCustomValueReceived = /*#__PURE__*/ zod.looseObject({
  strValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  numValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  dateValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  listValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  mapValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  boolValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type NestedCustomValueReceived = zod.input<typeof NestedCustomValueReceived>;
export type NestedCustomValueReceivedOutput = zod.output<typeof NestedCustomValueReceived>;

export const CustomValueListReceived = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(NestedCustomValueReceived)),
});

export type CustomValueListReceived = zod.input<typeof CustomValueListReceived>;
export type CustomValueListReceivedOutput = zod.output<typeof CustomValueListReceived>;

export const CustomValueMapReceived = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), NestedCustomValueReceived),
  ),
});

export type CustomValueMapReceived = zod.input<typeof CustomValueMapReceived>;
export type CustomValueMapReceivedOutput = zod.output<typeof CustomValueMapReceived>;

export const CustomValueReceived = /*#__PURE__*/ zod.looseObject({
  strValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  numValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  dateValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  listValue: /*#__PURE__*/ zod.nullish(CustomValueListReceived),
  mapValue: /*#__PURE__*/ zod.nullish(CustomValueMapReceived),
  boolValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CustomValueReceived = zod.input<typeof CustomValueReceived>;
export type CustomValueReceivedOutput = zod.output<typeof CustomValueReceived>;

export const CustomFieldReceived = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(CustomValueReceived),
});

export type CustomFieldReceived = zod.input<typeof CustomFieldReceived>;
export type CustomFieldReceivedOutput = zod.output<typeof CustomFieldReceived>;

export const SecondaryEmail = /*#__PURE__*/ zod.looseObject({
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tag: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SecondaryEmail = zod.input<typeof SecondaryEmail>;
export type SecondaryEmailOutput = zod.output<typeof SecondaryEmail>;

export const ProfilePhone = /*#__PURE__*/ zod.looseObject({
  countryCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tag: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProfilePhone = zod.input<typeof ProfilePhone>;
export type ProfilePhoneOutput = zod.output<typeof ProfilePhone>;

export const ProfileAddressReceived = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  streetName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  streetNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedAddress: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProfileAddressReceived = zod.input<typeof ProfileAddressReceived>;
export type ProfileAddressReceivedOutput = zod.output<typeof ProfileAddressReceived>;

export const TaggedAddress = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(ProfileAddressReceived),
  tag: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TaggedAddress = zod.input<typeof TaggedAddress>;
export type TaggedAddressOutput = zod.output<typeof TaggedAddress>;

export const IdentityProfile = /*#__PURE__*/ zod.looseObject({
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nickname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  picture: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  emails: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  phones: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  labels: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  language: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  privacyStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  customFields: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CustomFieldReceived)),
  secondaryEmails: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SecondaryEmail)),
  phonesV2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProfilePhone)),
  addresses: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TaggedAddress)),
  company: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  position: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  birthdate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subscription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  vatId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type IdentityProfile = zod.input<typeof IdentityProfile>;
export type IdentityProfileOutput = zod.output<typeof IdentityProfile>;

export const PlatformTags = /*#__PURE__*/ zod.looseObject({
  tags: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type PlatformTags = zod.input<typeof PlatformTags>;
export type PlatformTagsOutput = zod.output<typeof PlatformTags>;

export const LoginEmail = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  isVerified: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type LoginEmail = zod.input<typeof LoginEmail>;
export type LoginEmailOutput = zod.output<typeof LoginEmail>;

export const AccountStatus = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reasons: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type AccountStatus = zod.input<typeof AccountStatus>;
export type AccountStatusOutput = zod.output<typeof AccountStatus>;

export const IdentityFactor = /*#__PURE__*/ zod.looseObject({
  factorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type IdentityFactor = zod.input<typeof IdentityFactor>;
export type IdentityFactorOutput = zod.output<typeof IdentityFactor>;

export const Identity = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identifiers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(IdentityIdentifier)),
  connections: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(IdentityConnection)),
  identityProfile: /*#__PURE__*/ zod.nullish(IdentityProfile),
  metadata: /*#__PURE__*/ zod.nullish(PlatformTags),
  email: /*#__PURE__*/ zod.nullish(LoginEmail),
  status: /*#__PURE__*/ zod.nullish(AccountStatus),
  customAttributes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  factors: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(IdentityFactor)),
});

export type Identity = zod.input<typeof Identity>;
export type IdentityOutput = zod.output<typeof Identity>;

export const SignOnResponse = /*#__PURE__*/ zod.looseObject({
  sessionToken: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(Identity),
});

export type SignOnResponse = zod.input<typeof SignOnResponse>;
export type SignOnResponseOutput = zod.output<typeof SignOnResponse>;

export const LoginWithIdpConnectionTokenParamsRequest = /*#__PURE__*/ zod.object({
  idpConnectionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  tokenParams: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type LoginWithIdpConnectionTokenParamsRequest = zod.input<
  typeof LoginWithIdpConnectionTokenParamsRequest
>;
export type LoginWithIdpConnectionTokenParamsRequestOutput = zod.output<
  typeof LoginWithIdpConnectionTokenParamsRequest
>;

export const TenantType = /*#__PURE__*/ zod.enum(['UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT']);

export type TenantType = zod.input<typeof TenantType>;
export type TenantTypeOutput = zod.output<typeof TenantType>;

export const HttpEntryReceived = /*#__PURE__*/ zod.looseObject({
  key: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type HttpEntryReceived = zod.input<typeof HttpEntryReceived>;
export type HttpEntryReceivedOutput = zod.output<typeof HttpEntryReceived>;

export const RawHttpResponse = /*#__PURE__*/ zod.looseObject({
  body: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  statusCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  headers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(HttpEntryReceived)),
});

export type RawHttpResponse = zod.input<typeof RawHttpResponse>;
export type RawHttpResponseOutput = zod.output<typeof RawHttpResponse>;

export const RawBodyRegExp = new RegExp('^[A-Za-z0-9+/]*={0,2}$');

export const RawBody = /*#__PURE__*/ zod.stringFormat('base64-text', RawBodyRegExp);

export type RawBody = zod.input<typeof RawBody>;
export type RawBodyOutput = zod.output<typeof RawBody>;

export const HttpEntry = /*#__PURE__*/ zod.object({
  key: /*#__PURE__*/ zod.string(),
  value: /*#__PURE__*/ zod.string(),
});

export type HttpEntry = zod.input<typeof HttpEntry>;
export type HttpEntryOutput = zod.output<typeof HttpEntry>;

export const StateType = /*#__PURE__*/ zod.enum([
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MFA',
  'REQUIRE_MISSING_FIELDS',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
]);

export type StateType = zod.input<typeof StateType>;
export type StateTypeOutput = zod.output<typeof StateType>;

export const IdentityStatusName = /*#__PURE__*/ zod.enum([
  'UNKNOWN_STATUS',
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
]);

export type IdentityStatusName = zod.input<typeof IdentityStatusName>;
export type IdentityStatusNameOutput = zod.output<typeof IdentityStatusName>;

export const IdentityStatusReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
]);

export type IdentityStatusReason = zod.input<typeof IdentityStatusReason>;
export type IdentityStatusReasonOutput = zod.output<typeof IdentityStatusReason>;

export const FactorType = /*#__PURE__*/ zod.enum([
  'UNKNOWN_FACTOR_TYPE',
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
]);

export type FactorType = zod.input<typeof FactorType>;
export type FactorTypeOutput = zod.output<typeof FactorType>;

export const FactorStatus = /*#__PURE__*/ zod.enum(['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL']);

export type FactorStatus = zod.input<typeof FactorStatus>;
export type FactorStatusOutput = zod.output<typeof FactorStatus>;

export const MfaFactorStatus = /*#__PURE__*/ zod.enum([
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
]);

export type MfaFactorStatus = zod.input<typeof MfaFactorStatus>;
export type MfaFactorStatusOutput = zod.output<typeof MfaFactorStatus>;

export const MfaFactor = /*#__PURE__*/ zod.looseObject({
  factorType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  factorStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MfaFactor = zod.input<typeof MfaFactor>;
export type MfaFactorOutput = zod.output<typeof MfaFactor>;

export const MfaReason = /*#__PURE__*/ zod.enum(['USER_SETTINGS', 'HIGH_RISK_LOGIN']);

export type MfaReason = zod.input<typeof MfaReason>;
export type MfaReasonOutput = zod.output<typeof MfaReason>;

export const RequireMfaData = /*#__PURE__*/ zod.looseObject({
  availableFactors: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MfaFactor)),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RequireMfaData = zod.input<typeof RequireMfaData>;
export type RequireMfaDataOutput = zod.output<typeof RequireMfaData>;

export const PushChallengeData = /*#__PURE__*/ zod.looseObject({
  transactionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PushChallengeData = zod.input<typeof PushChallengeData>;
export type PushChallengeDataOutput = zod.output<typeof PushChallengeData>;

export const WebAuthnChallengeData = /*#__PURE__*/ zod.looseObject({
  challengeId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  publicKeyCredentialRequestOptionsJson: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type WebAuthnChallengeData = zod.input<typeof WebAuthnChallengeData>;
export type WebAuthnChallengeDataOutput = zod.output<typeof WebAuthnChallengeData>;

export const VerificationChallenge = /*#__PURE__*/ zod.looseObject({
  pushData: /*#__PURE__*/ zod.nullish(PushChallengeData),
  webauthnData: /*#__PURE__*/ zod.nullish(WebAuthnChallengeData),
  hint: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type VerificationChallenge = zod.input<typeof VerificationChallenge>;
export type VerificationChallengeOutput = zod.output<typeof VerificationChallenge>;

export const MfaChallengeData = /*#__PURE__*/ zod.looseObject({
  factorType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  verificationChallengeData: /*#__PURE__*/ zod.nullish(VerificationChallenge),
  availableFactors: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MfaFactor)),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MfaChallengeData = zod.input<typeof MfaChallengeData>;
export type MfaChallengeDataOutput = zod.output<typeof MfaChallengeData>;

export const StateMachineResponse = /*#__PURE__*/ zod.looseObject({
  state: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  sessionToken: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  stateToken: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(Identity),
  additionalData: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), CustomValueReceived),
  ),
  requireMfaData: /*#__PURE__*/ zod.nullish(RequireMfaData),
  mfaChallengeData: /*#__PURE__*/ zod.nullish(MfaChallengeData),
});

export type StateMachineResponse = zod.input<typeof StateMachineResponse>;
export type StateMachineResponseOutput = zod.output<typeof StateMachineResponse>;

export const ApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

export const ViolatedRule = /*#__PURE__*/ zod.enum([
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
]);

export type ViolatedRule = zod.input<typeof ViolatedRule>;
export type ViolatedRuleOutput = zod.output<typeof ViolatedRule>;

export const FieldViolation = /*#__PURE__*/ zod.looseObject({
  field: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  violatedRule: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ruleName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const ValidationError = /*#__PURE__*/ zod.looseObject({
  fieldViolations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FieldViolation)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.looseObject({
  errorCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.looseObject({
  applicationError: /*#__PURE__*/ zod.nullish(ApplicationError),
  validationError: /*#__PURE__*/ zod.nullish(ValidationError),
  systemError: /*#__PURE__*/ zod.nullish(SystemError),
  tracing: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  details: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
/**
 * Creates an identity with an e-mail address and a password. The platform checks, in this order: the captcha, the
 * format of the fields, whether the address is already registered, the password.
 *
 * The state is `SUCCESS` only on sites that admit everyone immediately. Otherwise the sign-in waits for the code
 * sent by e-mail (`REQUIRE_EMAIL_VERIFICATION`, also if the address belongs to a contact of the site), for the
 * owner's approval (`REQUIRE_OWNER_APPROVAL`), or for first one and then the other.
 *
 * An invalid e-mail address is rejected with a field violation whose data contains `type: EMAIL`. Other violations
 * name their rule in `ruleName`: PROVIDE_TENANT_ID, INVALID_AUTHENTICATOR_ID, VALUE_TOO_SHORT, VALUE_TOO_LONG,
 * VALUE_DID_NOT_MATCH. Custom profile fields that the site does not have are ignored without an error.
 * @summary Register a new member
 */
export const RegisterBody = RegisterRequest;

export const RegisterResponse = StateMachineResponse;

/**
 * Checks, in this order: the captcha, the format of the fields, whether the address is registered, the password,
 * whether the identity is blocked. The response says whether the sign-in is complete or waits for the code sent by
 * e-mail or for the owner's approval.
 *
 * A 401 usually means a wrong password, not an invalid access token: the code distinguishes the two.
 * @summary Sign in with a password
 */
export const LoginBody = LoginRequest;

export const LoginResponse = StateMachineResponse;

/**
 * Sets a new password for the member whose access token is sent. The call does not ask for the old password. Requires the permission `IAM.CHANGE_PASSWORD`, which a member has for their own identity.
 * @summary Change the caller's password
 */
export const ChangePasswordBody = ChangePasswordRequest;

export const ChangePasswordResponseSchema = ChangePasswordResponse;

/**
 * For servers that have already authenticated the person, such as servers with their own accounts. Returns the
 * identity with this e-mail address, created if there is none, and a session token for it. The authorized-client
 * grant of the token endpoint exchanges the two for tokens of the member.
 *
 * The header `Authorization` is `<access token>,<API key>`: the access token of the app, a comma, and the API key
 * of the site's owner. A client with `app({ apiKey })` sends it in this form; without the key the call fails with
 * 401. Never make this call from a browser.
 * @summary Sign a person in without a password
 */
export const SignOnBody = SignOnRequest;

export const SignOnResponseSchema = SignOnResponse;

/**
 * First step of single sign-on: the envelope in the response redirects the browser to the provider. Open it as the
 * address of a window, not as a data call. `customPayload` is flattened into the query, one parameter per key
 * (`customPayload.<key>`).
 *
 * Only in earlier releases of the packages.
 * @summary Start a sign-in with an identity provider
 */

export const LoginWithIdpConnectionParams = /*#__PURE__*/ zod.object({
  tenantId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  idpConnectionId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const LoginWithIdpConnectionQueryParams = /*#__PURE__*/ zod.object({
  tenantType: /*#__PURE__*/ zod.enum(['UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT']),
  customPayload: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  sessionId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  encryptionKey: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  bsi: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export const LoginWithIdpConnectionResponse = RawHttpResponse;

/**
 * Address to which the identity provider redirects the browser. The provider adds its own parameters (such as a
 * code and a state) to the query; the platform checks them and redirects to the page that started the sign-in.
 *
 * The query parameters listed here are the parts of the raw request. The packages declare them for a program that
 * forwards a callback which it received itself; a browser that comes from the provider sends none of them. A list
 * of entries is repeated in the query as `headers.key` and `headers.value`. The packages themselves never fill the
 * path parameters.
 *
 * Only in earlier releases of the packages.
 * @summary Receive the provider's callback
 */

export const LoginWithIdpConnectionCallbackParams = /*#__PURE__*/ zod.object({
  tenantType: /*#__PURE__*/ zod.enum(['UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT']),
  tenantId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  idpConnectionId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const loginWithIdpConnectionCallbackQueryBodyRegExp = new RegExp('^[A-Za-z0-9+/]*={0,2}$');
export const loginWithIdpConnectionCallbackQueryPathParamsMax = 100;

export const loginWithIdpConnectionCallbackQueryQueryParamsMax = 100;

export const loginWithIdpConnectionCallbackQueryHeadersMax = 100;

export const LoginWithIdpConnectionCallbackQueryParams = /*#__PURE__*/ zod.object({
  body: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('base64-text', loginWithIdpConnectionCallbackQueryBodyRegExp),
  ),
  pathParams: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(HttpEntry)
      .check(/*#__PURE__*/ zod.maxLength(loginWithIdpConnectionCallbackQueryPathParamsMax)),
  ),
  queryParams: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(HttpEntry)
      .check(/*#__PURE__*/ zod.maxLength(loginWithIdpConnectionCallbackQueryQueryParamsMax)),
  ),
  headers: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(HttpEntry)
      .check(/*#__PURE__*/ zod.maxLength(loginWithIdpConnectionCallbackQueryHeadersMax)),
  ),
  method: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  rawPath: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  rawQuery: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export const LoginWithIdpConnectionCallbackResponse = RawHttpResponse;

/**
 * Last step of a hosted sign-in: takes the state of the attempt and its session token, sets the platform's session
 * cookies and redirects. Open it as the address of a window, not as a data call.
 *
 * Only in earlier releases of the packages.
 * @summary Set the session of a sign-in in the browser
 */
export const LoginCallbackQueryParams = /*#__PURE__*/ zod.object({
  state: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  sessionToken: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export const LoginCallbackResponse = RawHttpResponse;

/**
 * Takes the token that an identity provider passed to the page, for example after the person pressed the
 * provider's own button, instead of redirecting the browser to the provider. The response is the same as for any
 * sign-in.
 *
 * Only in earlier releases of the packages.
 * @summary Sign in with an identity provider's token
 */
export const LoginWithIdpConnectionTokenParamsBody = LoginWithIdpConnectionTokenParamsRequest;

export const LoginWithIdpConnectionTokenParamsResponse = StateMachineResponse;

/**
 * Clears the platform's session cookies in the browser. With a return address the envelope is a redirect to it (302), otherwise it is a plain 200. A client discards its own tokens whether or not this call succeeds. A redirect session with a logout request has the same effect and needs no envelope.
 * @summary End the session at the platform
 */
export const LogoutQueryParams = /*#__PURE__*/ zod.object({
  postLogoutRedirectUri: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  clientId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export const LogoutResponse = RawHttpResponse;
