// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const MemberStreetAddressReceived = /*#__PURE__*/ zod.looseObject({
  number: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MemberStreetAddressReceived = zod.input<typeof MemberStreetAddressReceived>;
export type MemberStreetAddressReceivedOutput = zod.output<typeof MemberStreetAddressReceived>;

export const MemberAddress = /*#__PURE__*/ zod.looseObject({
  streetAddress: /*#__PURE__*/ zod.nullish(MemberStreetAddressReceived),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MemberAddress = zod.input<typeof MemberAddress>;
export type MemberAddressOutput = zod.output<typeof MemberAddress>;

export const MemberCustomFieldReceived = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.unknown()),
});

export type MemberCustomFieldReceived = zod.input<typeof MemberCustomFieldReceived>;
export type MemberCustomFieldReceivedOutput = zod.output<typeof MemberCustomFieldReceived>;

export const MemberContact = /*#__PURE__*/ zod.looseObject({
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phones: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  emails: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  addresses: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MemberAddress)),
  birthdate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  jobTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  customFields: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), MemberCustomFieldReceived),
  ),
});

export type MemberContact = zod.input<typeof MemberContact>;
export type MemberContactOutput = zod.output<typeof MemberContact>;

export const MemberImage = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  offsetX: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  offsetY: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type MemberImage = zod.input<typeof MemberImage>;
export type MemberImageOutput = zod.output<typeof MemberImage>;

export const MemberProfile = /*#__PURE__*/ zod.looseObject({
  nickname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  photo: /*#__PURE__*/ zod.nullish(MemberImage),
  cover: /*#__PURE__*/ zod.nullish(MemberImage),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MemberProfile = zod.input<typeof MemberProfile>;
export type MemberProfileOutput = zod.output<typeof MemberProfile>;

export const Member = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  loginEmail: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  loginEmailVerified: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contact: /*#__PURE__*/ zod.nullish(MemberContact),
  profile: /*#__PURE__*/ zod.nullish(MemberProfile),
  privacyStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  activityStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastLoginDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Member = zod.input<typeof Member>;
export type MemberOutput = zod.output<typeof Member>;

export const GetCurrentMemberResponse = /*#__PURE__*/ zod.looseObject({
  member: /*#__PURE__*/ zod.nullish(Member),
});

export type GetCurrentMemberResponse = zod.input<typeof GetCurrentMemberResponse>;
export type GetCurrentMemberResponseOutput = zod.output<typeof GetCurrentMemberResponse>;

export const memberStreetAddressNumberMax = 100;

export const memberStreetAddressNameMax = 200;

export const MemberStreetAddress = /*#__PURE__*/ zod.object({
  number: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberStreetAddressNumberMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberStreetAddressNameMax)),
});

export type MemberStreetAddress = zod.input<typeof MemberStreetAddress>;
export type MemberStreetAddressOutput = zod.output<typeof MemberStreetAddress>;

export const memberAddressInputAddressLineMax = 200;

export const MemberAddressInput = /*#__PURE__*/ zod.object({
  streetAddress: /*#__PURE__*/ zod.optional(MemberStreetAddress),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberAddressInputAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type MemberAddressInput = zod.input<typeof MemberAddressInput>;
export type MemberAddressInputOutput = zod.output<typeof MemberAddressInput>;

export const MemberCustomField = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.unknown()),
});

export type MemberCustomField = zod.input<typeof MemberCustomField>;
export type MemberCustomFieldOutput = zod.output<typeof MemberCustomField>;

export const memberContactChangesPhonesMax = 50;

export const memberContactChangesAddressesMax = 50;

export const memberContactChangesBirthdateMax = 100;

export const memberContactChangesCompanyMax = 100;

export const memberContactChangesJobTitleMax = 100;

export const MemberContactChanges = /*#__PURE__*/ zod.object({
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  phones: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(memberContactChangesPhonesMax)),
  ),
  addresses: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(MemberAddressInput)
      .check(/*#__PURE__*/ zod.maxLength(memberContactChangesAddressesMax)),
  ),
  birthdate: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberContactChangesBirthdateMax)),
  ),
  company: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberContactChangesCompanyMax)),
  ),
  jobTitle: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberContactChangesJobTitleMax)),
  ),
  customFields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), MemberCustomField),
  ),
});

export type MemberContactChanges = zod.input<typeof MemberContactChanges>;
export type MemberContactChangesOutput = zod.output<typeof MemberContactChanges>;

export const memberImageInputOffsetXDefault = 0;
export const memberImageInputOffsetYDefault = 0;

export const MemberImageInput = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  width: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  offsetX: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int(), memberImageInputOffsetXDefault),
  offsetY: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int(), memberImageInputOffsetYDefault),
});

export type MemberImageInput = zod.input<typeof MemberImageInput>;
export type MemberImageInputOutput = zod.output<typeof MemberImageInput>;

export const MemberProfileChanges = /*#__PURE__*/ zod.object({
  nickname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  photo: /*#__PURE__*/ zod.optional(MemberImageInput),
  cover: /*#__PURE__*/ zod.optional(MemberImageInput),
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type MemberProfileChanges = zod.input<typeof MemberProfileChanges>;
export type MemberProfileChangesOutput = zod.output<typeof MemberProfileChanges>;

export const MemberChanges = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  contact: /*#__PURE__*/ zod.optional(MemberContactChanges),
  profile: /*#__PURE__*/ zod.optional(MemberProfileChanges),
});

export type MemberChanges = zod.input<typeof MemberChanges>;
export type MemberChangesOutput = zod.output<typeof MemberChanges>;

export const UpdateMemberRequest = /*#__PURE__*/ zod.object({
  member: MemberChanges,
});

export type UpdateMemberRequest = zod.input<typeof UpdateMemberRequest>;
export type UpdateMemberRequestOutput = zod.output<typeof UpdateMemberRequest>;

export const MemberResponse = /*#__PURE__*/ zod.looseObject({
  member: /*#__PURE__*/ zod.nullish(Member),
});

export type MemberResponse = zod.input<typeof MemberResponse>;
export type MemberResponseOutput = zod.output<typeof MemberResponse>;

export const MemberFieldset = /*#__PURE__*/ zod.enum(['PUBLIC', 'EXTENDED', 'FULL']);

export type MemberFieldset = zod.input<typeof MemberFieldset>;
export type MemberFieldsetOutput = zod.output<typeof MemberFieldset>;

export const MemberFieldsetsMax = 3;

export const MemberFieldsets = /*#__PURE__*/ zod
  .array(MemberFieldset)
  .check(/*#__PURE__*/ zod.maxLength(MemberFieldsetsMax));

export type MemberFieldsets = zod.input<typeof MemberFieldsets>;
export type MemberFieldsetsOutput = zod.output<typeof MemberFieldsets>;

export const MemberStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE']);

export type MemberStatus = zod.input<typeof MemberStatus>;
export type MemberStatusOutput = zod.output<typeof MemberStatus>;

export const MemberPrivacyStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'PRIVATE', 'PUBLIC']);

export type MemberPrivacyStatus = zod.input<typeof MemberPrivacyStatus>;
export type MemberPrivacyStatusOutput = zod.output<typeof MemberPrivacyStatus>;

export const MemberActivityStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'ACTIVE', 'MUTED']);

export type MemberActivityStatus = zod.input<typeof MemberActivityStatus>;
export type MemberActivityStatusOutput = zod.output<typeof MemberActivityStatus>;

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
 * Returns the account of the caller. For a visitor the call fails with 403; for a caller whose account does not
 * exist, with 404 and `NOT_FOUND`. The platform's own client reads 401, 403 and 404 alike.
 *
 * `fieldsets` selects the parts of the account; several sets are sent as several parameters. PUBLIC is the default.
 * `member` is absent if the site does not have the Members Area app; instead, the call may fail with 428.
 * @summary Get the signed-in member
 */
export const getCurrentMemberQueryFieldsetsMax = 3;

export const GetCurrentMemberQueryParams = /*#__PURE__*/ zod.object({
  fieldsets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(MemberFieldset)
      .check(/*#__PURE__*/ zod.maxLength(getCurrentMemberQueryFieldsetsMax)),
  ),
});

export const GetCurrentMemberResponseSchema = GetCurrentMemberResponse;

/**
 * Sets the given fields and leaves the others unchanged; there is no revision and no field mask. An empty text clears
 * a text. `contact.phones` and `contact.addresses` in the request replace the existing lists; **an empty list changes
 * nothing**, use `deleteMemberPhones` or `deleteMemberAddresses` to empty one. Custom fields are set one by one.
 *
 * A member may change the own account, the owner and apps every one. Id, slug, e-mail addresses, statuses and dates
 * cannot be changed here. Which field set the response has is not known: read the account again for certain parts.
 * @summary Change a member
 */
export const UpdateMemberParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const UpdateMemberBody = UpdateMemberRequest;

export const UpdateMemberResponse = MemberResponse;

/**
 * Empties `contact.phones`, which an update with an empty list does not.
 * @summary Delete the telephone numbers of a member
 */
export const DeleteMemberPhonesParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const DeleteMemberPhonesResponse = MemberResponse;

/**
 * Empties `contact.addresses`, which an update with an empty list does not.
 * @summary Delete the addresses of a member
 */
export const DeleteMemberAddressesParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const DeleteMemberAddressesResponse = MemberResponse;
