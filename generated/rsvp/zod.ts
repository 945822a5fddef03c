// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const rsvpInputValueInputInputNameMax = 100;

export const rsvpInputValueInputValueMax = 5000;

export const rsvpInputValueInputValuesItemMax = 5000;

export const rsvpInputValueInputValuesMax = 100;

export const RsvpInputValueInput = /*#__PURE__*/ zod.object({
  inputName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rsvpInputValueInputInputNameMax)),
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rsvpInputValueInputValueMax)),
  ),
  values: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rsvpInputValueInputValuesItemMax)))
      .check(/*#__PURE__*/ zod.maxLength(rsvpInputValueInputValuesMax)),
  ),
});

export type RsvpInputValueInput = zod.input<typeof RsvpInputValueInput>;
export type RsvpInputValueInputOutput = zod.output<typeof RsvpInputValueInput>;

export const rsvpFormResponseInputInputValuesMax = 200;

export const RsvpFormResponseInput = /*#__PURE__*/ zod.object({
  inputValues: /*#__PURE__*/ zod
    .array(RsvpInputValueInput)
    .check(/*#__PURE__*/ zod.maxLength(rsvpFormResponseInputInputValuesMax)),
});

export type RsvpFormResponseInput = zod.input<typeof RsvpFormResponseInput>;
export type RsvpFormResponseInputOutput = zod.output<typeof RsvpFormResponseInput>;

export const RsvpStatus = /*#__PURE__*/ zod.enum(['YES', 'NO', 'WAITLIST']);

export type RsvpStatus = zod.input<typeof RsvpStatus>;
export type RsvpStatusOutput = zod.output<typeof RsvpStatus>;

export const newAdditionalGuestDetailsGuestCountMin = 0;
export const newAdditionalGuestDetailsGuestCountMax = 10;

export const newAdditionalGuestDetailsGuestNamesItemMax = 101;

export const newAdditionalGuestDetailsGuestNamesMax = 10;

export const NewAdditionalGuestDetails = /*#__PURE__*/ zod.object({
  guestCount: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(newAdditionalGuestDetailsGuestCountMin))
    .check(/*#__PURE__*/ zod.lte(newAdditionalGuestDetailsGuestCountMax)),
  guestNames: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.maxLength(newAdditionalGuestDetailsGuestNamesItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(newAdditionalGuestDetailsGuestNamesMax)),
  ),
});

export type NewAdditionalGuestDetails = zod.input<typeof NewAdditionalGuestDetails>;
export type NewAdditionalGuestDetailsOutput = zod.output<typeof NewAdditionalGuestDetails>;

export const ExtendedFields = /*#__PURE__*/ zod.object({
  namespaces: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(
      /*#__PURE__*/ zod.string(),
      /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
    ),
  ),
});

export type ExtendedFields = zod.input<typeof ExtendedFields>;
export type ExtendedFieldsOutput = zod.output<typeof ExtendedFields>;

export const newRsvpFirstNameMax = 50;

export const newRsvpLastNameMax = 50;

export const newRsvpEmailMin = 4;
export const newRsvpEmailMax = 255;

export const NewRsvp = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  firstName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newRsvpFirstNameMax)),
  lastName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newRsvpLastNameMax)),
  email: /*#__PURE__*/ zod
    .email()
    .check(/*#__PURE__*/ zod.minLength(newRsvpEmailMin))
    .check(/*#__PURE__*/ zod.maxLength(newRsvpEmailMax)),
  form: /*#__PURE__*/ zod.optional(RsvpFormResponseInput),
  status: RsvpStatus,
  additionalGuestDetails: /*#__PURE__*/ zod.optional(NewAdditionalGuestDetails),
  disableNotifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  marketingConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type NewRsvp = zod.input<typeof NewRsvp>;
export type NewRsvpOutput = zod.output<typeof NewRsvp>;

export const RsvpModificationOptions = /*#__PURE__*/ zod.object({
  ignoreLimits: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  ignoreFormValidation: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  ignoreResponseStatus: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  ignoreAdditionalGuestNames: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type RsvpModificationOptions = zod.input<typeof RsvpModificationOptions>;
export type RsvpModificationOptionsOutput = zod.output<typeof RsvpModificationOptions>;

export const RsvpPart = /*#__PURE__*/ zod.enum(['DETAILS', 'FORM', 'CONTACT_DETAILS']);

export type RsvpPart = zod.input<typeof RsvpPart>;
export type RsvpPartOutput = zod.output<typeof RsvpPart>;

export const RsvpFieldsMax = 3;

export const RsvpFields = /*#__PURE__*/ zod.array(RsvpPart).check(/*#__PURE__*/ zod.maxLength(RsvpFieldsMax));

export type RsvpFields = zod.input<typeof RsvpFields>;
export type RsvpFieldsOutput = zod.output<typeof RsvpFields>;

export const CreateRsvpRequest = /*#__PURE__*/ zod.object({
  rsvp: NewRsvp,
  options: /*#__PURE__*/ zod.optional(RsvpModificationOptions),
  fields: /*#__PURE__*/ zod.optional(RsvpFields),
});

export type CreateRsvpRequest = zod.input<typeof CreateRsvpRequest>;
export type CreateRsvpRequestOutput = zod.output<typeof CreateRsvpRequest>;

export const RsvpInputValue = /*#__PURE__*/ zod.looseObject({
  inputName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  values: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type RsvpInputValue = zod.input<typeof RsvpInputValue>;
export type RsvpInputValueOutput = zod.output<typeof RsvpInputValue>;

export const RsvpFormResponse = /*#__PURE__*/ zod.looseObject({
  inputValues: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(RsvpInputValue)),
});

export type RsvpFormResponse = zod.input<typeof RsvpFormResponse>;
export type RsvpFormResponseOutput = zod.output<typeof RsvpFormResponse>;

export const RsvpCheckInDetails = /*#__PURE__*/ zod.looseObject({
  checkedIn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  checkInDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkInCanceledDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkedInBy: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkInCanceledBy: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkedInByStaffMember: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkInCanceledByStaffMember: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RsvpCheckInDetails = zod.input<typeof RsvpCheckInDetails>;
export type RsvpCheckInDetailsOutput = zod.output<typeof RsvpCheckInDetails>;

export const RsvpGuest = /*#__PURE__*/ zod.looseObject({
  index: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  fullName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkInDetails: /*#__PURE__*/ zod.nullish(RsvpCheckInDetails),
  guestId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type RsvpGuest = zod.input<typeof RsvpGuest>;
export type RsvpGuestOutput = zod.output<typeof RsvpGuest>;

export const RsvpGuestList = /*#__PURE__*/ zod.looseObject({
  guests: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(RsvpGuest)),
});

export type RsvpGuestList = zod.input<typeof RsvpGuestList>;
export type RsvpGuestListOutput = zod.output<typeof RsvpGuestList>;

export const AdditionalGuestDetails = /*#__PURE__*/ zod.looseObject({
  guestCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  guestNames: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type AdditionalGuestDetails = zod.input<typeof AdditionalGuestDetails>;
export type AdditionalGuestDetailsOutput = zod.output<typeof AdditionalGuestDetails>;

export const RsvpConferenceLogin = /*#__PURE__*/ zod.looseObject({
  link: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  password: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RsvpConferenceLogin = zod.input<typeof RsvpConferenceLogin>;
export type RsvpConferenceLoginOutput = zod.output<typeof RsvpConferenceLogin>;

export const ExtendedFieldsReceived = /*#__PURE__*/ zod.looseObject({
  namespaces: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.looseObject({})),
  ),
});

export type ExtendedFieldsReceived = zod.input<typeof ExtendedFieldsReceived>;
export type ExtendedFieldsReceivedOutput = zod.output<typeof ExtendedFieldsReceived>;

export const Rsvp = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  form: /*#__PURE__*/ zod.nullish(RsvpFormResponse),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  totalGuests: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  guestList: /*#__PURE__*/ zod.nullish(RsvpGuestList),
  language: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  locale: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fullyCheckedIn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  checkedInGuestCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  additionalGuestDetails: /*#__PURE__*/ zod.nullish(AdditionalGuestDetails),
  disableNotifications: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  onlineConferencingLogin: /*#__PURE__*/ zod.nullish(RsvpConferenceLogin),
  anonymized: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  marketingConsent: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFieldsReceived),
});

export type Rsvp = zod.input<typeof Rsvp>;
export type RsvpOutput = zod.output<typeof Rsvp>;

export const CalendarLinks = /*#__PURE__*/ zod.looseObject({
  google: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ics: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CalendarLinks = zod.input<typeof CalendarLinks>;
export type CalendarLinksOutput = zod.output<typeof CalendarLinks>;

export const CreateRsvpResponse = /*#__PURE__*/ zod.looseObject({
  rsvp: /*#__PURE__*/ zod.nullish(Rsvp),
  calendarLinks: /*#__PURE__*/ zod.nullish(CalendarLinks),
});

export type CreateRsvpResponse = zod.input<typeof CreateRsvpResponse>;
export type CreateRsvpResponseOutput = zod.output<typeof CreateRsvpResponse>;

export const RsvpResponse = /*#__PURE__*/ zod.looseObject({
  rsvp: /*#__PURE__*/ zod.nullish(Rsvp),
});

export type RsvpResponse = zod.input<typeof RsvpResponse>;
export type RsvpResponseOutput = zod.output<typeof RsvpResponse>;

export const additionalGuestDetailsChangesGuestCountMin = 0;
export const additionalGuestDetailsChangesGuestCountMax = 10;

export const additionalGuestDetailsChangesGuestNamesItemMax = 101;

export const additionalGuestDetailsChangesGuestNamesMax = 10;

export const AdditionalGuestDetailsChanges = /*#__PURE__*/ zod.object({
  guestCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(additionalGuestDetailsChangesGuestCountMin))
      .check(/*#__PURE__*/ zod.lte(additionalGuestDetailsChangesGuestCountMax)),
  ),
  guestNames: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.maxLength(additionalGuestDetailsChangesGuestNamesItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(additionalGuestDetailsChangesGuestNamesMax)),
  ),
});

export type AdditionalGuestDetailsChanges = zod.input<typeof AdditionalGuestDetailsChanges>;
export type AdditionalGuestDetailsChangesOutput = zod.output<typeof AdditionalGuestDetailsChanges>;

export const rsvpChangesFirstNameMax = 50;

export const rsvpChangesLastNameMax = 50;

export const rsvpChangesEmailMin = 4;
export const rsvpChangesEmailMax = 255;

export const RsvpChanges = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  revision: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  firstName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(rsvpChangesFirstNameMax)),
  ),
  lastName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(rsvpChangesLastNameMax)),
  ),
  email: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .email()
      .check(/*#__PURE__*/ zod.minLength(rsvpChangesEmailMin))
      .check(/*#__PURE__*/ zod.maxLength(rsvpChangesEmailMax)),
  ),
  form: /*#__PURE__*/ zod.optional(RsvpFormResponseInput),
  status: /*#__PURE__*/ zod.optional(RsvpStatus),
  additionalGuestDetails: /*#__PURE__*/ zod.optional(AdditionalGuestDetailsChanges),
  disableNotifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  marketingConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type RsvpChanges = zod.input<typeof RsvpChanges>;
export type RsvpChangesOutput = zod.output<typeof RsvpChanges>;

export const UpdateRsvpRequest = /*#__PURE__*/ zod.object({
  rsvp: RsvpChanges,
  options: /*#__PURE__*/ zod.optional(RsvpModificationOptions),
  fields: /*#__PURE__*/ zod.optional(RsvpFields),
});

export type UpdateRsvpRequest = zod.input<typeof UpdateRsvpRequest>;
export type UpdateRsvpRequestOutput = zod.output<typeof UpdateRsvpRequest>;

export const DeleteRsvpResponse = /*#__PURE__*/ zod.looseObject({});

export type DeleteRsvpResponse = zod.input<typeof DeleteRsvpResponse>;
export type DeleteRsvpResponseOutput = zod.output<typeof DeleteRsvpResponse>;

export const rsvpIdOperatorsInMax = 100;

export const RsvpIdOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(rsvpIdOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type RsvpIdOperators = zod.input<typeof RsvpIdOperators>;
export type RsvpIdOperatorsOutput = zod.output<typeof RsvpIdOperators>;

export const RsvpIdCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), RsvpIdOperators]);

export type RsvpIdCondition = zod.input<typeof RsvpIdCondition>;
export type RsvpIdConditionOutput = zod.output<typeof RsvpIdCondition>;

export const rsvpStatusOperatorsInMax = 100;

export const RsvpStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(RsvpStatus),
  $ne: /*#__PURE__*/ zod.optional(RsvpStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RsvpStatus).check(/*#__PURE__*/ zod.maxLength(rsvpStatusOperatorsInMax)),
  ),
});

export type RsvpStatusOperators = zod.input<typeof RsvpStatusOperators>;
export type RsvpStatusOperatorsOutput = zod.output<typeof RsvpStatusOperators>;

export const RsvpStatusCondition = /*#__PURE__*/ zod.union([RsvpStatus, RsvpStatusOperators]);

export type RsvpStatusCondition = zod.input<typeof RsvpStatusCondition>;
export type RsvpStatusConditionOutput = zod.output<typeof RsvpStatusCondition>;

export const rsvpArrivalOperatorsInMax = 2;

export const RsvpArrivalOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.boolean())
      .check(/*#__PURE__*/ zod.maxLength(rsvpArrivalOperatorsInMax)),
  ),
});

export type RsvpArrivalOperators = zod.input<typeof RsvpArrivalOperators>;
export type RsvpArrivalOperatorsOutput = zod.output<typeof RsvpArrivalOperators>;

export const RsvpArrivalCondition = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.boolean(),
  RsvpArrivalOperators,
]);

export type RsvpArrivalCondition = zod.input<typeof RsvpArrivalCondition>;
export type RsvpArrivalConditionOutput = zod.output<typeof RsvpArrivalCondition>;

export const eventInstantOperatorsInMax = 100;

export const EventInstantOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.iso.datetime({ offset: true }))
      .check(/*#__PURE__*/ zod.maxLength(eventInstantOperatorsInMax)),
  ),
});

export type EventInstantOperators = zod.input<typeof EventInstantOperators>;
export type EventInstantOperatorsOutput = zod.output<typeof EventInstantOperators>;

export const EventInstantCondition = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  EventInstantOperators,
]);

export type EventInstantCondition = zod.input<typeof EventInstantCondition>;
export type EventInstantConditionOutput = zod.output<typeof EventInstantCondition>;

export const rsvpFilterAndMax = 50;

export const rsvpFilterOrMax = 50;

export type RsvpFilter = {
  id?: RsvpIdCondition;
  eventId?: RsvpIdCondition;
  memberId?: RsvpIdCondition;
  contactId?: RsvpIdCondition;
  status?: RsvpStatusCondition;
  fullyCheckedIn?: RsvpArrivalCondition;
  createdDate?: EventInstantCondition;
  updatedDate?: EventInstantCondition;
  /**
   * All of these filters.
   * @maxItems 50
   */
  $and?: RsvpFilter[];
  /**
   * At least one of these filters.
   * @maxItems 50
   */
  $or?: RsvpFilter[];
  $not?: RsvpFilter;
};

export const RsvpFilter: zod.ZodMiniType<RsvpFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(RsvpIdCondition),
  eventId: /*#__PURE__*/ zod.optional(RsvpIdCondition),
  memberId: /*#__PURE__*/ zod.optional(RsvpIdCondition),
  contactId: /*#__PURE__*/ zod.optional(RsvpIdCondition),
  status: /*#__PURE__*/ zod.optional(RsvpStatusCondition),
  fullyCheckedIn: /*#__PURE__*/ zod.optional(RsvpArrivalCondition),
  createdDate: /*#__PURE__*/ zod.optional(EventInstantCondition),
  updatedDate: /*#__PURE__*/ zod.optional(EventInstantCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => RsvpFilter))
      .check(/*#__PURE__*/ zod.maxLength(rsvpFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => RsvpFilter))
      .check(/*#__PURE__*/ zod.maxLength(rsvpFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => RsvpFilter)),
});

export type RsvpFilterOutput = zod.output<typeof RsvpFilter>;

export const RsvpSortField = /*#__PURE__*/ zod.enum([
  'createdDate',
  'updatedDate',
  'status',
  'fullyCheckedIn',
]);

export type RsvpSortField = zod.input<typeof RsvpSortField>;
export type RsvpSortFieldOutput = zod.output<typeof RsvpSortField>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const RsvpSorting = /*#__PURE__*/ zod.object({
  fieldName: RsvpSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type RsvpSorting = zod.input<typeof RsvpSorting>;
export type RsvpSortingOutput = zod.output<typeof RsvpSorting>;

export const cursorPagingLimitDefault = 50;
export const cursorPagingLimitMin = 0;
export const cursorPagingLimitMax = 100;

export const cursorPagingCursorMax = 16000;

export const CursorPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(cursorPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(cursorPagingLimitMax)),
    cursorPagingLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorPagingCursorMax)),
  ),
});

export type CursorPaging = zod.input<typeof CursorPaging>;
export type CursorPagingOutput = zod.output<typeof CursorPaging>;

export const rsvpQuerySortMax = 5;

export const RsvpQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(RsvpFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RsvpSorting).check(/*#__PURE__*/ zod.maxLength(rsvpQuerySortMax)),
  ),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
});

export type RsvpQuery = zod.input<typeof RsvpQuery>;
export type RsvpQueryOutput = zod.output<typeof RsvpQuery>;

export const QueryRsvpsRequest = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(RsvpQuery),
  fields: /*#__PURE__*/ zod.optional(RsvpFields),
});

export type QueryRsvpsRequest = zod.input<typeof QueryRsvpsRequest>;
export type QueryRsvpsRequestOutput = zod.output<typeof QueryRsvpsRequest>;

export const Cursors = /*#__PURE__*/ zod.looseObject({
  next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Cursors = zod.input<typeof Cursors>;
export type CursorsOutput = zod.output<typeof Cursors>;

export const CursorPagingMetadata = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  cursors: /*#__PURE__*/ zod.nullish(Cursors),
  hasNext: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CursorPagingMetadata = zod.input<typeof CursorPagingMetadata>;
export type CursorPagingMetadataOutput = zod.output<typeof CursorPagingMetadata>;

export const QueryRsvpsResponse = /*#__PURE__*/ zod.looseObject({
  rsvps: /*#__PURE__*/ zod.array(Rsvp),
  pagingMetadata: /*#__PURE__*/ zod.nullish(CursorPagingMetadata),
});

export type QueryRsvpsResponse = zod.input<typeof QueryRsvpsResponse>;
export type QueryRsvpsResponseOutput = zod.output<typeof QueryRsvpsResponse>;

export const ListCurrentRsvpsResponse = /*#__PURE__*/ zod.looseObject({
  rsvps: /*#__PURE__*/ zod.array(Rsvp),
  pagingMetadata: /*#__PURE__*/ zod.nullish(CursorPagingMetadata),
});

export type ListCurrentRsvpsResponse = zod.input<typeof ListCurrentRsvpsResponse>;
export type ListCurrentRsvpsResponseOutput = zod.output<typeof ListCurrentRsvpsResponse>;

export const EventRsvpSummary = /*#__PURE__*/ zod.looseObject({
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  yesGuestCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  noGuestCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  waitlistGuestCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalRsvpCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type EventRsvpSummary = zod.input<typeof EventRsvpSummary>;
export type EventRsvpSummaryOutput = zod.output<typeof EventRsvpSummary>;

export const ListRsvpSummaryResponse = /*#__PURE__*/ zod.looseObject({
  summaries: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(EventRsvpSummary)),
});

export type ListRsvpSummaryResponse = zod.input<typeof ListRsvpSummaryResponse>;
export type ListRsvpSummaryResponseOutput = zod.output<typeof ListRsvpSummaryResponse>;

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
 * Returns the new reply, and links that add the event to the guest's calendar. Read `status` of the response: if
 * the event is full and has a waiting list, it is WAITLIST although YES was sent.
 *
 * Build the answers from the form of the event: an unknown input, a missing mandatory one and a value that is not
 * among the options are rejected with `INVALID_FORM_RESPONSE`, and so is a companion if the form has no question
 * for companions. A reply with NO needs no answers, and only events that ask for YES and NO accept it.
 *
 * A member can reply once per event, and once with the e-mail address of a member. A visitor can reply several
 * times: a second identical call adds a second reply.
 * @summary Reply to an event
 */
export const CreateRsvpBody = CreateRsvpRequest;

export const CreateRsvpResponseSchema = CreateRsvpResponse;

/**
 * Returns one page of replies that match a filter, in the given order. Without a query: the first 50, newest first.
 *
 * For following pages, send only `cursorPaging` with the cursor from `pagingMetadata.cursors.next`, and the same
 * `fields`; the cursor includes filter and sort order.
 * @summary Query replies
 */
export const QueryRsvpsBody = QueryRsvpsRequest;

export const QueryRsvpsResponseSchema = QueryRsvpsResponse;

/**
 * Returns for each event the number of guests who come, who cannot come and who wait, and the number of replies. Companions count as guests. An event without replies has zeros. If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to the same path. That form is assumed: ask for fewer than 90 events at a time to avoid it.
 * @summary Count the replies of events
 */
export const listRsvpSummaryQueryEventIdMax = 100;

export const ListRsvpSummaryQueryParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.guid())
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(listRsvpSummaryQueryEventIdMax)),
});

export const ListRsvpSummaryResponseSchema = ListRsvpSummaryResponse;

/**
 * Returns the replies of the signed-in member to the given events, newest first. A visitor, and an app without a member, is rejected with `MEMBER_IDENTITY_NOT_FOUND`. If the query is longer than 4000 characters, which only a very long cursor can cause, the same parameters are sent as the body of a POST to the same path. That form is assumed.
 * @summary List the own replies
 */
export const listCurrentRsvpsQueryEventIdMax = 25;

export const listCurrentRsvpsQueryFieldsMax = 3;

export const listCurrentRsvpsQueryPagingLimitDefault = 50;
export const listCurrentRsvpsQueryPagingLimitMin = 0;
export const listCurrentRsvpsQueryPagingLimitMax = 100;

export const listCurrentRsvpsQueryPagingCursorMax = 16000;

export const ListCurrentRsvpsQueryParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.guid())
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(listCurrentRsvpsQueryEventIdMax)),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RsvpPart).check(/*#__PURE__*/ zod.maxLength(listCurrentRsvpsQueryFieldsMax)),
  ),
  paging: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      limit: /*#__PURE__*/ zod._default(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(listCurrentRsvpsQueryPagingLimitMin))
          .check(/*#__PURE__*/ zod.lte(listCurrentRsvpsQueryPagingLimitMax)),
        listCurrentRsvpsQueryPagingLimitDefault,
      ),
      cursor: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCurrentRsvpsQueryPagingCursorMax)),
      ),
    }),
  ),
});

export const ListCurrentRsvpsResponseSchema = ListCurrentRsvpsResponse;

/**
 * Fails with 404 if the reply does not exist. The platform declares no code for this case.
 * @summary Get a reply
 */
export const GetRsvpParams = /*#__PURE__*/ zod.object({
  rsvpId: /*#__PURE__*/ zod.guid(),
});

export const getRsvpQueryFieldsMax = 3;

export const GetRsvpQueryParams = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RsvpPart).check(/*#__PURE__*/ zod.maxLength(getRsvpQueryFieldsMax)),
  ),
});

export const GetRsvpResponse = RsvpResponse;

/**
 * Sets the given fields and leaves the others unchanged; a list is replaced as a whole. The event and the member of
 * a reply cannot be changed.
 *
 * `rsvp.revision` must be the current one. The documentation of the platform requires it, its packages do not. The
 * call succeeds after the reply was read again.
 *
 * Set the status to move a guest from the waiting list to a seat: the platform does not move guests by itself. Limits,
 * form, status and names are checked as for a new reply, unless `options` omits a check.
 * @summary Change a reply
 */
export const UpdateRsvpParams = /*#__PURE__*/ zod.object({
  rsvpId: /*#__PURE__*/ zod.guid(),
});

export const UpdateRsvpBody = UpdateRsvpRequest;

export const UpdateRsvpResponse = RsvpResponse;

/**
 * Deletes the reply permanently; its seats are free again. A second call has no further effect but may fail with 404.
 * @summary Delete a reply
 */
export const DeleteRsvpParams = /*#__PURE__*/ zod.object({
  rsvpId: /*#__PURE__*/ zod.guid(),
});

export const DeleteRsvpResponseSchema = DeleteRsvpResponse;
