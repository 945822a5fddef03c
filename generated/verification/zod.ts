// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const VerificationTarget = /*#__PURE__*/ zod.enum(['UNKNOWN_TARGET', 'EMAIL']);

export type VerificationTarget = zod.input<typeof VerificationTarget>;
export type VerificationTargetOutput = zod.output<typeof VerificationTarget>;

export const StartRequest = /*#__PURE__*/ zod.object({
  identityId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  target: /*#__PURE__*/ zod.optional(VerificationTarget),
});

export type StartRequest = zod.input<typeof StartRequest>;
export type StartRequestOutput = zod.output<typeof StartRequest>;

export const StartResponse = /*#__PURE__*/ zod.looseObject({
  verificationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type StartResponse = zod.input<typeof StartResponse>;
export type StartResponseOutput = zod.output<typeof StartResponse>;

export const verifyDuringAuthenticationRequestCodeMin = 6;
export const verifyDuringAuthenticationRequestCodeMax = 6;

export const VerifyDuringAuthenticationRequest = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(verifyDuringAuthenticationRequestCodeMin))
    .check(/*#__PURE__*/ zod.maxLength(verifyDuringAuthenticationRequestCodeMax)),
  stateToken: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export type VerifyDuringAuthenticationRequest = zod.input<typeof VerifyDuringAuthenticationRequest>;
export type VerifyDuringAuthenticationRequestOutput = zod.output<typeof VerifyDuringAuthenticationRequest>;

export const ResendDuringAuthenticationRequest = /*#__PURE__*/ zod.object({
  stateToken: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export type ResendDuringAuthenticationRequest = zod.input<typeof ResendDuringAuthenticationRequest>;
export type ResendDuringAuthenticationRequestOutput = zod.output<typeof ResendDuringAuthenticationRequest>;

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

export const PrivacyStatus = /*#__PURE__*/ zod.enum(['UNDEFINED', 'PUBLIC', 'PRIVATE']);

export type PrivacyStatus = zod.input<typeof PrivacyStatus>;
export type PrivacyStatusOutput = zod.output<typeof PrivacyStatus>;

export const NestedCustomValue = /*#__PURE__*/ zod.looseObject({
  strValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  numValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  dateValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  listValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  mapValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  boolValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type NestedCustomValue = zod.input<typeof NestedCustomValue>;
export type NestedCustomValueOutput = zod.output<typeof NestedCustomValue>;

export const CustomValueList = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(NestedCustomValue)),
});

export type CustomValueList = zod.input<typeof CustomValueList>;
export type CustomValueListOutput = zod.output<typeof CustomValueList>;

export const CustomValueMap = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), NestedCustomValue)),
});

export type CustomValueMap = zod.input<typeof CustomValueMap>;
export type CustomValueMapOutput = zod.output<typeof CustomValueMap>;

export const CustomValue = /*#__PURE__*/ zod.looseObject({
  strValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  numValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  dateValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  listValue: /*#__PURE__*/ zod.nullish(CustomValueList),
  mapValue: /*#__PURE__*/ zod.nullish(CustomValueMap),
  boolValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CustomValue = zod.input<typeof CustomValue>;
export type CustomValueOutput = zod.output<typeof CustomValue>;

export const CustomField = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(CustomValue),
});

export type CustomField = zod.input<typeof CustomField>;
export type CustomFieldOutput = zod.output<typeof CustomField>;

export const EmailTag = /*#__PURE__*/ zod.enum(['UNTAGGED', 'MAIN', 'HOME', 'WORK']);

export type EmailTag = zod.input<typeof EmailTag>;
export type EmailTagOutput = zod.output<typeof EmailTag>;

export const SecondaryEmail = /*#__PURE__*/ zod.looseObject({
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tag: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SecondaryEmail = zod.input<typeof SecondaryEmail>;
export type SecondaryEmailOutput = zod.output<typeof SecondaryEmail>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = /*#__PURE__*/ zod.stringFormat('country-code', CountryCodeRegExp);

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const PhoneTag = /*#__PURE__*/ zod.enum(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX']);

export type PhoneTag = zod.input<typeof PhoneTag>;
export type PhoneTagOutput = zod.output<typeof PhoneTag>;

export const ProfilePhone = /*#__PURE__*/ zod.looseObject({
  countryCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tag: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProfilePhone = zod.input<typeof ProfilePhone>;
export type ProfilePhoneOutput = zod.output<typeof ProfilePhone>;

export const ProfileAddress = /*#__PURE__*/ zod.looseObject({
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

export type ProfileAddress = zod.input<typeof ProfileAddress>;
export type ProfileAddressOutput = zod.output<typeof ProfileAddress>;

export const AddressTag = /*#__PURE__*/ zod.enum(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING']);

export type AddressTag = zod.input<typeof AddressTag>;
export type AddressTagOutput = zod.output<typeof AddressTag>;

export const TaggedAddress = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(ProfileAddress),
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
  customFields: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CustomField)),
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

export const AccountStatus = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reasons: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type AccountStatus = zod.input<typeof AccountStatus>;
export type AccountStatusOutput = zod.output<typeof AccountStatus>;

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
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), CustomValue),
  ),
  requireMfaData: /*#__PURE__*/ zod.nullish(RequireMfaData),
  mfaChallengeData: /*#__PURE__*/ zod.nullish(MfaChallengeData),
});

export type StateMachineResponse = zod.input<typeof StateMachineResponse>;
export type StateMachineResponseOutput = zod.output<typeof StateMachineResponse>;
/**
 * Sends a code to the e-mail address of an identity, outside a sign-in. Requires the permission `IAM.START`. Newer releases of the packages write the path in lower case (`/v1/start`).
 * @summary Start a verification
 */
export const StartBody = StartRequest;

export const StartResponseSchema = StartResponse;

/**
 * Continues a sign-in in the state REQUIRE_EMAIL_VERIFICATION. The response has the next state: SUCCESS with the session token, or REQUIRE_OWNER_APPROVAL on a site whose owner approves members manually. A wrong code is an error, not a state; the sign-in keeps waiting with the same state token until the attempts are used up.
 * @summary Submit the code from the e-mail
 */
export const VerifyDuringAuthenticationBody = VerifyDuringAuthenticationRequest;

export const VerifyDuringAuthenticationResponse = StateMachineResponse;

/**
 * Sends a new code for a sign-in in the state REQUIRE_EMAIL_VERIFICATION; the previous code becomes invalid. A
 * second call within a short time fails with 429. From then on, use the state token of the response.
 *
 * Only in earlier releases of the packages.
 * @summary Send the code again
 */
export const ResendDuringAuthenticationBody = ResendDuringAuthenticationRequest;

export const ResendDuringAuthenticationResponse = StateMachineResponse;
