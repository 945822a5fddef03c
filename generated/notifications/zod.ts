// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const NotificationIdentity = /*#__PURE__*/ zod.looseObject({
  identityType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  anonymousVisitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  wixUserId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type NotificationIdentity = zod.input<typeof NotificationIdentity>;
export type NotificationIdentityOutput = zod.output<typeof NotificationIdentity>;

export const AccountInfo = /*#__PURE__*/ zod.looseObject({
  accountId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  parentAccountId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  siteId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type AccountInfo = zod.input<typeof AccountInfo>;
export type AccountInfoOutput = zod.output<typeof AccountInfo>;

export const EntityFacts = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  entityId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  originatedFrom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  entityEventSequence: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type EntityFacts = zod.input<typeof EntityFacts>;
export type EntityFactsOutput = zod.output<typeof EntityFacts>;

export const NodeStyle = /*#__PURE__*/ zod.looseObject({
  paddingTop: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  paddingBottom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  backgroundColor: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type NodeStyle = zod.input<typeof NodeStyle>;
export type NodeStyleOutput = zod.output<typeof NodeStyle>;

export const RichContentNode = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nodes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.looseObject({}))),
  style: /*#__PURE__*/ zod.nullish(NodeStyle),
});

export type RichContentNode = zod.input<typeof RichContentNode>;
export type RichContentNodeOutput = zod.output<typeof RichContentNode>;

export const RichContentMetadata = /*#__PURE__*/ zod.looseObject({
  version: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdTimestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedTimestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RichContentMetadata = zod.input<typeof RichContentMetadata>;
export type RichContentMetadataOutput = zod.output<typeof RichContentMetadata>;

export const TextDecoration = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TextDecoration = zod.input<typeof TextDecoration>;
export type TextDecorationOutput = zod.output<typeof TextDecoration>;

export const TextNodeStyle = /*#__PURE__*/ zod.looseObject({
  decorations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TextDecoration)),
  nodeStyle: /*#__PURE__*/ zod.nullish(NodeStyle),
  lineHeight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TextNodeStyle = zod.input<typeof TextNodeStyle>;
export type TextNodeStyleOutput = zod.output<typeof TextNodeStyle>;

export const DocumentStyle = /*#__PURE__*/ zod.looseObject({
  headerOne: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerTwo: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerThree: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerFour: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerFive: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerSix: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  paragraph: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  blockquote: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  codeBlock: /*#__PURE__*/ zod.nullish(TextNodeStyle),
});

export type DocumentStyle = zod.input<typeof DocumentStyle>;
export type DocumentStyleOutput = zod.output<typeof DocumentStyle>;

export const RichContent = /*#__PURE__*/ zod.looseObject({
  nodes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(RichContentNode)),
  metadata: /*#__PURE__*/ zod.nullish(RichContentMetadata),
  documentStyle: /*#__PURE__*/ zod.nullish(DocumentStyle),
});

export type RichContent = zod.input<typeof RichContent>;
export type RichContentOutput = zod.output<typeof RichContent>;

export const EventImage = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  urlExpirationDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type EventImage = zod.input<typeof EventImage>;
export type EventImageOutput = zod.output<typeof EventImage>;

export const StreetAddress = /*#__PURE__*/ zod.looseObject({
  number: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  apt: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedAddressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type StreetAddress = zod.input<typeof StreetAddress>;
export type StreetAddressOutput = zod.output<typeof StreetAddress>;

export const AddressLocation = /*#__PURE__*/ zod.looseObject({
  latitude: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  longitude: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type AddressLocation = zod.input<typeof AddressLocation>;
export type AddressLocationOutput = zod.output<typeof AddressLocation>;

export const AddressSubdivision = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  typeInfo: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type AddressSubdivision = zod.input<typeof AddressSubdivision>;
export type AddressSubdivisionOutput = zod.output<typeof AddressSubdivision>;

export const EventAddress = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  streetAddress: /*#__PURE__*/ zod.nullish(StreetAddress),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedAddress: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hint: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  geocode: /*#__PURE__*/ zod.nullish(AddressLocation),
  countryFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivisions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(AddressSubdivision)),
});

export type EventAddress = zod.input<typeof EventAddress>;
export type EventAddressOutput = zod.output<typeof EventAddress>;

export const EventLocation = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  address: /*#__PURE__*/ zod.nullish(EventAddress),
  locationTbd: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type EventLocation = zod.input<typeof EventLocation>;
export type EventLocationOutput = zod.output<typeof EventLocation>;

export const Occurrence = /*#__PURE__*/ zod.looseObject({
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  endDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  timeZoneId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  showTimeZone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type Occurrence = zod.input<typeof Occurrence>;
export type OccurrenceOutput = zod.output<typeof Occurrence>;

export const Recurrences = /*#__PURE__*/ zod.looseObject({
  individualEventDates: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Occurrence)),
  categoryId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Recurrences = zod.input<typeof Recurrences>;
export type RecurrencesOutput = zod.output<typeof Recurrences>;

export const FormattedDates = /*#__PURE__*/ zod.looseObject({
  dateAndTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  startTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  endDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  endTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FormattedDates = zod.input<typeof FormattedDates>;
export type FormattedDatesOutput = zod.output<typeof FormattedDates>;

export const DateAndTimeSettings = /*#__PURE__*/ zod.looseObject({
  dateAndTimeTbd: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  dateAndTimeTbdMessage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  endDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  timeZoneId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hideEndDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  showTimeZone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  recurrenceStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  recurringEvents: /*#__PURE__*/ zod.nullish(Recurrences),
  formatted: /*#__PURE__*/ zod.nullish(FormattedDates),
});

export type DateAndTimeSettings = zod.input<typeof DateAndTimeSettings>;
export type DateAndTimeSettingsOutput = zod.output<typeof DateAndTimeSettings>;

export const AcceptedMessages = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addToCalendarActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type AcceptedMessages = zod.input<typeof AcceptedMessages>;
export type AcceptedMessagesOutput = zod.output<typeof AcceptedMessages>;

export const DeclinedMessages = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DeclinedMessages = zod.input<typeof DeclinedMessages>;
export type DeclinedMessagesOutput = zod.output<typeof DeclinedMessages>;

export const RsvpConfirmationMessages = /*#__PURE__*/ zod.looseObject({
  positiveConfirmation: /*#__PURE__*/ zod.nullish(AcceptedMessages),
  waitlistMessages: /*#__PURE__*/ zod.nullish(AcceptedMessages),
  negativeMessages: /*#__PURE__*/ zod.nullish(DeclinedMessages),
});

export type RsvpConfirmationMessages = zod.input<typeof RsvpConfirmationMessages>;
export type RsvpConfirmationMessagesOutput = zod.output<typeof RsvpConfirmationMessages>;

export const RsvpRegistration = /*#__PURE__*/ zod.looseObject({
  responseType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  limit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  waitlistEnabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  endDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  confirmationMessages: /*#__PURE__*/ zod.nullish(RsvpConfirmationMessages),
  formId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RsvpRegistration = zod.input<typeof RsvpRegistration>;
export type RsvpRegistrationOutput = zod.output<typeof RsvpRegistration>;

export const TicketPrice = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketPrice = zod.input<typeof TicketPrice>;
export type TicketPriceOutput = zod.output<typeof TicketPrice>;

export const TaxSettings = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appliedToDonations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type TaxSettings = zod.input<typeof TaxSettings>;
export type TaxSettingsOutput = zod.output<typeof TaxSettings>;

export const TicketsConfirmationMessages = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  downloadTicketsLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addToCalendarActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketsConfirmationMessages = zod.input<typeof TicketsConfirmationMessages>;
export type TicketsConfirmationMessagesOutput = zod.output<typeof TicketsConfirmationMessages>;

export const TicketsRegistration = /*#__PURE__*/ zod.looseObject({
  guestsAssignedSeparately: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  ticketLimitPerOrder: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lowestPrice: /*#__PURE__*/ zod.nullish(TicketPrice),
  highestPrice: /*#__PURE__*/ zod.nullish(TicketPrice),
  soldOut: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  taxSettings: /*#__PURE__*/ zod.nullish(TaxSettings),
  reservationDurationInMinutes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  gracePeriodInMinutes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  stockManagerAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  confirmationMessages: /*#__PURE__*/ zod.nullish(TicketsConfirmationMessages),
  buyerFormId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketHolderFormId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  inactiveBuyerFormId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkoutType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketsRegistration = zod.input<typeof TicketsRegistration>;
export type TicketsRegistrationOutput = zod.output<typeof TicketsRegistration>;

export const ExternalRegistration = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ExternalRegistration = zod.input<typeof ExternalRegistration>;
export type ExternalRegistrationOutput = zod.output<typeof ExternalRegistration>;

export const Registration = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  initialType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  allowedGuestTypes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  registrationPaused: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  registrationDisabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  rsvp: /*#__PURE__*/ zod.nullish(RsvpRegistration),
  tickets: /*#__PURE__*/ zod.nullish(TicketsRegistration),
  external: /*#__PURE__*/ zod.nullish(ExternalRegistration),
});

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;

export const CalendarUrls = /*#__PURE__*/ zod.looseObject({
  google: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ics: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CalendarUrls = zod.input<typeof CalendarUrls>;
export type CalendarUrlsOutput = zod.output<typeof CalendarUrls>;

export const PageUrl = /*#__PURE__*/ zod.looseObject({
  base: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  path: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PageUrl = zod.input<typeof PageUrl>;
export type PageUrlOutput = zod.output<typeof PageUrl>;

export const FieldPartLabel = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  label: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FieldPartLabel = zod.input<typeof FieldPartLabel>;
export type FieldPartLabelOutput = zod.output<typeof FieldPartLabel>;

export const OptionSelection = /*#__PURE__*/ zod.looseObject({
  optionIndex: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  placeholderText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OptionSelection = zod.input<typeof OptionSelection>;
export type OptionSelectionOutput = zod.output<typeof OptionSelection>;

export const FormField = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  label: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  additionalLabels: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  labels: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FieldPartLabel)),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  array: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  mandatory: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  options: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  defaultOptionSelection: /*#__PURE__*/ zod.nullish(OptionSelection),
  maxLength: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  maxSize: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type FormField = zod.input<typeof FormField>;
export type FormFieldOutput = zod.output<typeof FormField>;

export const InputControl = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  system: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  label: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  orderIndex: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  inputs: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FormField)),
  deleted: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type InputControl = zod.input<typeof InputControl>;
export type InputControlOutput = zod.output<typeof InputControl>;

export const RsvpAcceptanceConfirmed = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addToCalendarActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RsvpAcceptanceConfirmed = zod.input<typeof RsvpAcceptanceConfirmed>;
export type RsvpAcceptanceConfirmedOutput = zod.output<typeof RsvpAcceptanceConfirmed>;

export const RsvpAcceptance = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  confirmation: /*#__PURE__*/ zod.nullish(RsvpAcceptanceConfirmed),
});

export type RsvpAcceptance = zod.input<typeof RsvpAcceptance>;
export type RsvpAcceptanceOutput = zod.output<typeof RsvpAcceptance>;

export const RsvpRefusalConfirmed = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RsvpRefusalConfirmed = zod.input<typeof RsvpRefusalConfirmed>;
export type RsvpRefusalConfirmedOutput = zod.output<typeof RsvpRefusalConfirmed>;

export const RsvpRefusal = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  confirmation: /*#__PURE__*/ zod.nullish(RsvpRefusalConfirmed),
});

export type RsvpRefusal = zod.input<typeof RsvpRefusal>;
export type RsvpRefusalOutput = zod.output<typeof RsvpRefusal>;

export const RsvpFormMessages = /*#__PURE__*/ zod.looseObject({
  rsvpYesOption: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rsvpNoOption: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  positiveMessages: /*#__PURE__*/ zod.nullish(RsvpAcceptance),
  waitlistMessages: /*#__PURE__*/ zod.nullish(RsvpAcceptance),
  negativeMessages: /*#__PURE__*/ zod.nullish(RsvpRefusal),
  submitActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RsvpFormMessages = zod.input<typeof RsvpFormMessages>;
export type RsvpFormMessagesOutput = zod.output<typeof RsvpFormMessages>;

export const CheckoutConfirmed = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  downloadTicketsLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addToCalendarLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareEventLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CheckoutConfirmed = zod.input<typeof CheckoutConfirmed>;
export type CheckoutConfirmedOutput = zod.output<typeof CheckoutConfirmed>;

export const CheckoutFormMessages = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  submitActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  confirmation: /*#__PURE__*/ zod.nullish(CheckoutConfirmed),
});

export type CheckoutFormMessages = zod.input<typeof CheckoutFormMessages>;
export type CheckoutFormMessagesOutput = zod.output<typeof CheckoutFormMessages>;

export const RegistrationClosedMessages = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  exploreEventsActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RegistrationClosedMessages = zod.input<typeof RegistrationClosedMessages>;
export type RegistrationClosedMessagesOutput = zod.output<typeof RegistrationClosedMessages>;

export const TicketsUnavailableMessages = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  exploreEventsActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketsUnavailableMessages = zod.input<typeof TicketsUnavailableMessages>;
export type TicketsUnavailableMessagesOutput = zod.output<typeof TicketsUnavailableMessages>;

export const FormMessages = /*#__PURE__*/ zod.looseObject({
  rsvp: /*#__PURE__*/ zod.nullish(RsvpFormMessages),
  checkout: /*#__PURE__*/ zod.nullish(CheckoutFormMessages),
  registrationClosed: /*#__PURE__*/ zod.nullish(RegistrationClosedMessages),
  ticketsUnavailable: /*#__PURE__*/ zod.nullish(TicketsUnavailableMessages),
});

export type FormMessages = zod.input<typeof FormMessages>;
export type FormMessagesOutput = zod.output<typeof FormMessages>;

export const RegistrationForm = /*#__PURE__*/ zod.looseObject({
  controls: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(InputControl)),
  messages: /*#__PURE__*/ zod.nullish(FormMessages),
});

export type RegistrationForm = zod.input<typeof RegistrationForm>;
export type RegistrationFormOutput = zod.output<typeof RegistrationForm>;

export const RsvpSummary = /*#__PURE__*/ zod.looseObject({
  totalCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  yesCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  noCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  waitlistCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type RsvpSummary = zod.input<typeof RsvpSummary>;
export type RsvpSummaryOutput = zod.output<typeof RsvpSummary>;

export const SalesAmount = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SalesAmount = zod.input<typeof SalesAmount>;
export type SalesAmountOutput = zod.output<typeof SalesAmount>;

export const TicketSummary = /*#__PURE__*/ zod.looseObject({
  ticketsSold: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalOrders: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalSales: /*#__PURE__*/ zod.nullish(SalesAmount),
  revenue: /*#__PURE__*/ zod.nullish(SalesAmount),
  currencyLocked: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type TicketSummary = zod.input<typeof TicketSummary>;
export type TicketSummaryOutput = zod.output<typeof TicketSummary>;

export const EventCancellation = /*#__PURE__*/ zod.looseObject({
  canceledDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  actorType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  actorName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  actorEmail: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type EventCancellation = zod.input<typeof EventCancellation>;
export type EventCancellationOutput = zod.output<typeof EventCancellation>;

export const EventSummaries = /*#__PURE__*/ zod.looseObject({
  rsvps: /*#__PURE__*/ zod.nullish(RsvpSummary),
  tickets: /*#__PURE__*/ zod.nullish(TicketSummary),
  cancellation: /*#__PURE__*/ zod.nullish(EventCancellation),
});

export type EventSummaries = zod.input<typeof EventSummaries>;
export type EventSummariesOutput = zod.output<typeof EventSummaries>;

export const GuestListSettings = /*#__PURE__*/ zod.looseObject({
  displayedPublicly: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type GuestListSettings = zod.input<typeof GuestListSettings>;
export type GuestListSettingsOutput = zod.output<typeof GuestListSettings>;

export const OnlineConferencingSession = /*#__PURE__*/ zod.looseObject({
  hostLink: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  guestLink: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  password: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  sessionCreated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  sessionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OnlineConferencingSession = zod.input<typeof OnlineConferencingSession>;
export type OnlineConferencingSessionOutput = zod.output<typeof OnlineConferencingSession>;

export const OnlineConferencing = /*#__PURE__*/ zod.looseObject({
  enabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  providerId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  providerName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  session: /*#__PURE__*/ zod.nullish(OnlineConferencingSession),
});

export type OnlineConferencing = zod.input<typeof OnlineConferencing>;
export type OnlineConferencingOutput = zod.output<typeof OnlineConferencing>;

export const SeoTag = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  props: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  meta: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  children: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  custom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  disabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type SeoTag = zod.input<typeof SeoTag>;
export type SeoTagOutput = zod.output<typeof SeoTag>;

export const SeoKeyword = /*#__PURE__*/ zod.looseObject({
  term: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  isMain: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  origin: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SeoKeyword = zod.input<typeof SeoKeyword>;
export type SeoKeywordOutput = zod.output<typeof SeoKeyword>;

export const SeoKeywordSettings = /*#__PURE__*/ zod.looseObject({
  preventAutoRedirect: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  keywords: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SeoKeyword)),
});

export type SeoKeywordSettings = zod.input<typeof SeoKeywordSettings>;
export type SeoKeywordSettingsOutput = zod.output<typeof SeoKeywordSettings>;

export const SeoSchema = /*#__PURE__*/ zod.looseObject({
  tags: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SeoTag)),
  settings: /*#__PURE__*/ zod.nullish(SeoKeywordSettings),
});

export type SeoSchema = zod.input<typeof SeoSchema>;
export type SeoSchemaOutput = zod.output<typeof SeoSchema>;

export const SeoSettings = /*#__PURE__*/ zod.looseObject({
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hidden: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  advancedSeoData: /*#__PURE__*/ zod.nullish(SeoSchema),
});

export type SeoSettings = zod.input<typeof SeoSettings>;
export type SeoSettingsOutput = zod.output<typeof SeoSettings>;

export const AgendaSettings = /*#__PURE__*/ zod.looseObject({
  enabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  pageUrl: /*#__PURE__*/ zod.nullish(PageUrl),
});

export type AgendaSettings = zod.input<typeof AgendaSettings>;
export type AgendaSettingsOutput = zod.output<typeof AgendaSettings>;

export const EventDisplaySettings = /*#__PURE__*/ zod.looseObject({
  hideEventDetailsButton: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  hideEventDetailsPage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type EventDisplaySettings = zod.input<typeof EventDisplaySettings>;
export type EventDisplaySettingsOutput = zod.output<typeof EventDisplaySettings>;

export const EventCategory = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hidden: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type EventCategory = zod.input<typeof EventCategory>;
export type EventCategoryOutput = zod.output<typeof EventCategory>;

export const EventCategories = /*#__PURE__*/ zod.looseObject({
  categories: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(EventCategory)),
});

export type EventCategories = zod.input<typeof EventCategories>;
export type EventCategoriesOutput = zod.output<typeof EventCategories>;

export const LabellingSettings = /*#__PURE__*/ zod.looseObject({
  assignedContactsLegacyLabelId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  assignedContactsLabelDeleted: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type LabellingSettings = zod.input<typeof LabellingSettings>;
export type LabellingSettingsOutput = zod.output<typeof LabellingSettings>;

export const EventBadge = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  text: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  functionUpdateDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type EventBadge = zod.input<typeof EventBadge>;
export type EventBadgeOutput = zod.output<typeof EventBadge>;

export const BadgeList = /*#__PURE__*/ zod.looseObject({
  badges: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(EventBadge)),
});

export type BadgeList = zod.input<typeof BadgeList>;
export type BadgeListOutput = zod.output<typeof BadgeList>;

export const EventFeed = /*#__PURE__*/ zod.looseObject({
  token: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type EventFeed = zod.input<typeof EventFeed>;
export type EventFeedOutput = zod.output<typeof EventFeed>;

export const SiteEvent = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shortDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  detailedDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(RichContent),
  mainImage: /*#__PURE__*/ zod.nullish(EventImage),
  location: /*#__PURE__*/ zod.nullish(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.nullish(DateAndTimeSettings),
  registration: /*#__PURE__*/ zod.nullish(Registration),
  calendarUrls: /*#__PURE__*/ zod.nullish(CalendarUrls),
  eventPageUrl: /*#__PURE__*/ zod.nullish(PageUrl),
  form: /*#__PURE__*/ zod.nullish(RegistrationForm),
  summaries: /*#__PURE__*/ zod.nullish(EventSummaries),
  guestListSettings: /*#__PURE__*/ zod.nullish(GuestListSettings),
  onlineConferencing: /*#__PURE__*/ zod.nullish(OnlineConferencing),
  seoSettings: /*#__PURE__*/ zod.nullish(SeoSettings),
  agendaSettings: /*#__PURE__*/ zod.nullish(AgendaSettings),
  eventDisplaySettings: /*#__PURE__*/ zod.nullish(EventDisplaySettings),
  categories: /*#__PURE__*/ zod.nullish(EventCategories),
  contactLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  labellingSettings: /*#__PURE__*/ zod.nullish(LabellingSettings),
  badges: /*#__PURE__*/ zod.nullish(BadgeList),
  customizableTickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  feed: /*#__PURE__*/ zod.nullish(EventFeed),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  publishedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SiteEvent = zod.input<typeof SiteEvent>;
export type SiteEventOutput = zod.output<typeof SiteEvent>;

export const RestoreInfo = /*#__PURE__*/ zod.looseObject({
  deletedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RestoreInfo = zod.input<typeof RestoreInfo>;
export type RestoreInfoOutput = zod.output<typeof RestoreInfo>;

export const NotifiedEventCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(SiteEvent),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedEventCreation = zod.input<typeof NotifiedEventCreation>;
export type NotifiedEventCreationOutput = zod.output<typeof NotifiedEventCreation>;

export const EventCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedEventCreation),
  }),
);

export type EventCreatedPayload = zod.input<typeof EventCreatedPayload>;
export type EventCreatedPayloadOutput = zod.output<typeof EventCreatedPayload>;

export const EventCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventCreatedPayload),
});

export type EventCreatedNotification = zod.input<typeof EventCreatedNotification>;
export type EventCreatedNotificationOutput = zod.output<typeof EventCreatedNotification>;

export const ModifiedFields = /*#__PURE__*/ zod.looseObject({});

export type ModifiedFields = zod.input<typeof ModifiedFields>;
export type ModifiedFieldsOutput = zod.output<typeof ModifiedFields>;

export const NotifiedEventUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(SiteEvent),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedEventUpdate = zod.input<typeof NotifiedEventUpdate>;
export type NotifiedEventUpdateOutput = zod.output<typeof NotifiedEventUpdate>;

export const EventUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedEventUpdate),
  }),
);

export type EventUpdatedPayload = zod.input<typeof EventUpdatedPayload>;
export type EventUpdatedPayloadOutput = zod.output<typeof EventUpdatedPayload>;

export const EventUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventUpdatedPayload),
});

export type EventUpdatedNotification = zod.input<typeof EventUpdatedNotification>;
export type EventUpdatedNotificationOutput = zod.output<typeof EventUpdatedNotification>;

export const NotifiedEventDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(SiteEvent),
});

export type NotifiedEventDeletion = zod.input<typeof NotifiedEventDeletion>;
export type NotifiedEventDeletionOutput = zod.output<typeof NotifiedEventDeletion>;

export const EventDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedEventDeletion),
  }),
);

export type EventDeletedPayload = zod.input<typeof EventDeletedPayload>;
export type EventDeletedPayloadOutput = zod.output<typeof EventDeletedPayload>;

export const EventDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventDeletedPayload),
});

export type EventDeletedNotification = zod.input<typeof EventDeletedNotification>;
export type EventDeletedNotificationOutput = zod.output<typeof EventDeletedNotification>;

export const EventStarted = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hasGuests: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type EventStarted = zod.input<typeof EventStarted>;
export type EventStartedOutput = zod.output<typeof EventStarted>;

export const EventStartedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(EventStarted),
      }),
    ),
  }),
);

export type EventStartedPayload = zod.input<typeof EventStartedPayload>;
export type EventStartedPayloadOutput = zod.output<typeof EventStartedPayload>;

export const EventStartedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_started'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventStartedPayload),
});

export type EventStartedNotification = zod.input<typeof EventStartedNotification>;
export type EventStartedNotificationOutput = zod.output<typeof EventStartedNotification>;

export const EventEnded = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hasGuests: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type EventEnded = zod.input<typeof EventEnded>;
export type EventEndedOutput = zod.output<typeof EventEnded>;

export const EventEndedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(EventEnded),
      }),
    ),
  }),
);

export type EventEndedPayload = zod.input<typeof EventEndedPayload>;
export type EventEndedPayloadOutput = zod.output<typeof EventEndedPayload>;

export const EventEndedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_ended'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventEndedPayload),
});

export type EventEndedNotification = zod.input<typeof EventEndedNotification>;
export type EventEndedNotificationOutput = zod.output<typeof EventEndedNotification>;

export const TimeLeft = /*#__PURE__*/ zod.looseObject({
  days: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  hours: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  minutes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type TimeLeft = zod.input<typeof TimeLeft>;
export type TimeLeftOutput = zod.output<typeof TimeLeft>;

export const EventReminder = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  location: /*#__PURE__*/ zod.nullish(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.nullish(DateAndTimeSettings),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  startsIn: /*#__PURE__*/ zod.nullish(TimeLeft),
  hasGuests: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type EventReminder = zod.input<typeof EventReminder>;
export type EventReminderOutput = zod.output<typeof EventReminder>;

export const EventReminderPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(EventReminder),
      }),
    ),
  }),
);

export type EventReminderPayload = zod.input<typeof EventReminderPayload>;
export type EventReminderPayloadOutput = zod.output<typeof EventReminderPayload>;

export const EventReminderNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_reminder'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventReminderPayload),
});

export type EventReminderNotification = zod.input<typeof EventReminderNotification>;
export type EventReminderNotificationOutput = zod.output<typeof EventReminderNotification>;

export const EventPublished = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  derivedFromEventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shortDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  location: /*#__PURE__*/ zod.nullish(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.nullish(DateAndTimeSettings),
  eventPageUrl: /*#__PURE__*/ zod.nullish(PageUrl),
  registration: /*#__PURE__*/ zod.nullish(Registration),
});

export type EventPublished = zod.input<typeof EventPublished>;
export type EventPublishedOutput = zod.output<typeof EventPublished>;

export const EventPublishedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(EventPublished),
      }),
    ),
  }),
);

export type EventPublishedPayload = zod.input<typeof EventPublishedPayload>;
export type EventPublishedPayloadOutput = zod.output<typeof EventPublishedPayload>;

export const EventPublishedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_published'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventPublishedPayload),
});

export type EventPublishedNotification = zod.input<typeof EventPublishedNotification>;
export type EventPublishedNotificationOutput = zod.output<typeof EventPublishedNotification>;

export const EventCloned = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  location: /*#__PURE__*/ zod.nullish(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.nullish(DateAndTimeSettings),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  derivedFromInstanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  derivedFromEventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketDefinitions: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type EventCloned = zod.input<typeof EventCloned>;
export type EventClonedOutput = zod.output<typeof EventCloned>;

export const EventClonedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(EventCloned),
      }),
    ),
  }),
);

export type EventClonedPayload = zod.input<typeof EventClonedPayload>;
export type EventClonedPayloadOutput = zod.output<typeof EventClonedPayload>;

export const EventClonedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_cloned'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventClonedPayload),
});

export type EventClonedNotification = zod.input<typeof EventClonedNotification>;
export type EventClonedNotificationOutput = zod.output<typeof EventClonedNotification>;

export const EventCanceled = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hasGuests: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type EventCanceled = zod.input<typeof EventCanceled>;
export type EventCanceledOutput = zod.output<typeof EventCanceled>;

export const EventCanceledPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(EventCanceled),
      }),
    ),
  }),
);

export type EventCanceledPayload = zod.input<typeof EventCanceledPayload>;
export type EventCanceledPayloadOutput = zod.output<typeof EventCanceledPayload>;

export const EventCanceledNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_canceled'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(EventCanceledPayload),
});

export type EventCanceledNotification = zod.input<typeof EventCanceledNotification>;
export type EventCanceledNotificationOutput = zod.output<typeof EventCanceledNotification>;

export const BuyerInfo = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type BuyerInfo = zod.input<typeof BuyerInfo>;
export type BuyerInfoOutput = zod.output<typeof BuyerInfo>;

export const CatalogReference = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  catalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  options: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type CatalogReference = zod.input<typeof CatalogReference>;
export type CatalogReferenceOutput = zod.output<typeof CatalogReference>;

export const ProductName = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductName = zod.input<typeof ProductName>;
export type ProductNameOutput = zod.output<typeof ProductName>;

export const ItemPageUrl = /*#__PURE__*/ zod.looseObject({
  relativePath: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ItemPageUrl = zod.input<typeof ItemPageUrl>;
export type ItemPageUrlOutput = zod.output<typeof ItemPageUrl>;

export const Image = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Image = zod.input<typeof Image>;
export type ImageOutput = zod.output<typeof Image>;

export const DescriptionLineName = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DescriptionLineName = zod.input<typeof DescriptionLineName>;
export type DescriptionLineNameOutput = zod.output<typeof DescriptionLineName>;

export const PlainTextValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PlainTextValue = zod.input<typeof PlainTextValue>;
export type PlainTextValueOutput = zod.output<typeof PlainTextValue>;

export const ColorValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ColorValue = zod.input<typeof ColorValue>;
export type ColorValueOutput = zod.output<typeof ColorValue>;

export const DescriptionLine = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(DescriptionLineName),
  plainText: /*#__PURE__*/ zod.nullish(PlainTextValue),
  colorInfo: /*#__PURE__*/ zod.nullish(ColorValue),
});

export type DescriptionLine = zod.input<typeof DescriptionLine>;
export type DescriptionLineOutput = zod.output<typeof DescriptionLine>;

export const ItemType = /*#__PURE__*/ zod.looseObject({
  preset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  custom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ItemType = zod.input<typeof ItemType>;
export type ItemTypeOutput = zod.output<typeof ItemType>;

export const MultiCurrencyPrice = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  convertedAmount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  formattedAmount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedConvertedAmount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MultiCurrencyPrice = zod.input<typeof MultiCurrencyPrice>;
export type MultiCurrencyPriceOutput = zod.output<typeof MultiCurrencyPrice>;

export const PriceDescription = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PriceDescription = zod.input<typeof PriceDescription>;
export type PriceDescriptionOutput = zod.output<typeof PriceDescription>;

export const SelectedMembership = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SelectedMembership = zod.input<typeof SelectedMembership>;
export type SelectedMembershipOutput = zod.output<typeof SelectedMembership>;

export const ItemAvailability = /*#__PURE__*/ zod.looseObject({
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantityAvailable: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type ItemAvailability = zod.input<typeof ItemAvailability>;
export type ItemAvailabilityOutput = zod.output<typeof ItemAvailability>;

export const PhysicalProperties = /*#__PURE__*/ zod.looseObject({
  weight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shippable: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type PhysicalProperties = zod.input<typeof PhysicalProperties>;
export type PhysicalPropertiesOutput = zod.output<typeof PhysicalProperties>;

export const TaxableAddress = /*#__PURE__*/ zod.looseObject({
  addressType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TaxableAddress = zod.input<typeof TaxableAddress>;
export type TaxableAddressOutput = zod.output<typeof TaxableAddress>;

export const ServiceProperties = /*#__PURE__*/ zod.looseObject({
  scheduledDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  numberOfParticipants: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type ServiceProperties = zod.input<typeof ServiceProperties>;
export type ServicePropertiesOutput = zod.output<typeof ServiceProperties>;

export const FreeTrialPeriod = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type FreeTrialPeriod = zod.input<typeof FreeTrialPeriod>;
export type FreeTrialPeriodOutput = zod.output<typeof FreeTrialPeriod>;

export const SubscriptionSettings = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  autoRenewal: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  billingCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  enableCustomerCancellation: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  freeTrialPeriod: /*#__PURE__*/ zod.nullish(FreeTrialPeriod),
});

export type SubscriptionSettings = zod.input<typeof SubscriptionSettings>;
export type SubscriptionSettingsOutput = zod.output<typeof SubscriptionSettings>;

export const SubscriptionTitle = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SubscriptionTitle = zod.input<typeof SubscriptionTitle>;
export type SubscriptionTitleOutput = zod.output<typeof SubscriptionTitle>;

export const SubscriptionDescription = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SubscriptionDescription = zod.input<typeof SubscriptionDescription>;
export type SubscriptionDescriptionOutput = zod.output<typeof SubscriptionDescription>;

export const SubscriptionOptionInfo = /*#__PURE__*/ zod.looseObject({
  subscriptionSettings: /*#__PURE__*/ zod.nullish(SubscriptionSettings),
  title: /*#__PURE__*/ zod.nullish(SubscriptionTitle),
  description: /*#__PURE__*/ zod.nullish(SubscriptionDescription),
});

export type SubscriptionOptionInfo = zod.input<typeof SubscriptionOptionInfo>;
export type SubscriptionOptionInfoOutput = zod.output<typeof SubscriptionOptionInfo>;

export const Policy = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  content: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Policy = zod.input<typeof Policy>;
export type PolicyOutput = zod.output<typeof Policy>;

export const TranslatableString = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TranslatableString = zod.input<typeof TranslatableString>;
export type TranslatableStringOutput = zod.output<typeof TranslatableString>;

export const ItemModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  label: /*#__PURE__*/ zod.nullish(TranslatableString),
  details: /*#__PURE__*/ zod.nullish(TranslatableString),
  price: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
});

export type ItemModifier = zod.input<typeof ItemModifier>;
export type ItemModifierOutput = zod.output<typeof ItemModifier>;

export const ModifierGroup = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  modifiers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ItemModifier)),
});

export type ModifierGroup = zod.input<typeof ModifierGroup>;
export type ModifierGroupOutput = zod.output<typeof ModifierGroup>;

export const DigitalFile = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  fileName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fileType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DigitalFile = zod.input<typeof DigitalFile>;
export type DigitalFileOutput = zod.output<typeof DigitalFile>;

export const PhysicalPropertiesInput = /*#__PURE__*/ zod.looseObject({
  weight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shippable: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type PhysicalPropertiesInput = zod.input<typeof PhysicalPropertiesInput>;
export type PhysicalPropertiesInputOutput = zod.output<typeof PhysicalPropertiesInput>;

export const ImageReference = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ImageReference = zod.input<typeof ImageReference>;
export type ImageReferenceOutput = zod.output<typeof ImageReference>;

export const PaymentOption = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PaymentOption = zod.input<typeof PaymentOption>;
export type PaymentOptionOutput = zod.output<typeof PaymentOption>;

export const CatalogOverrideFields = /*#__PURE__*/ zod.looseObject({
  productName: /*#__PURE__*/ zod.nullish(ProductName),
  price: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  fullPrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  depositAmount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLine)),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalPropertiesInput),
  image: /*#__PURE__*/ zod.nullish(ImageReference),
  paymentOption: /*#__PURE__*/ zod.nullish(PaymentOption),
  savePaymentMethod: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  inventoryAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CatalogOverrideFields = zod.input<typeof CatalogOverrideFields>;
export type CatalogOverrideFieldsOutput = zod.output<typeof CatalogOverrideFields>;

export const ExtendedFields = /*#__PURE__*/ zod.looseObject({
  namespaces: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.looseObject({})),
  ),
});

export type ExtendedFields = zod.input<typeof ExtendedFields>;
export type ExtendedFieldsOutput = zod.output<typeof ExtendedFields>;

export const LineItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReference),
  rootCatalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  productName: /*#__PURE__*/ zod.nullish(ProductName),
  url: /*#__PURE__*/ zod.nullish(ItemPageUrl),
  image: /*#__PURE__*/ zod.nullish(Image),
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLine)),
  itemType: /*#__PURE__*/ zod.nullish(ItemType),
  customLineItem: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  price: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  fullPrice: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  priceBeforeDiscounts: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  lineItemPrice: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  depositAmount: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  priceDescription: /*#__PURE__*/ zod.nullish(PriceDescription),
  priceUndetermined: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  paymentOption: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  savePaymentMethod: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  consentRequiredPaymentPolicy: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  selectedMembership: /*#__PURE__*/ zod.nullish(SelectedMembership),
  membersOnly: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  availability: /*#__PURE__*/ zod.nullish(ItemAvailability),
  fixedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalProperties),
  deliveryProfileId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxableAddress: /*#__PURE__*/ zod.nullish(TaxableAddress),
  serviceProperties: /*#__PURE__*/ zod.nullish(ServiceProperties),
  subscriptionOptionInfo: /*#__PURE__*/ zod.nullish(SubscriptionOptionInfo),
  policies: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Policy)),
  modifierGroups: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ModifierGroup)),
  modifiersTotalPrice: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  digitalFile: /*#__PURE__*/ zod.nullish(DigitalFile),
  catalogOverrideFields: /*#__PURE__*/ zod.nullish(CatalogOverrideFields),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
});

export type LineItem = zod.input<typeof LineItem>;
export type LineItemOutput = zod.output<typeof LineItem>;

export const CartCoupon = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartCoupon = zod.input<typeof CartCoupon>;
export type CartCouponOutput = zod.output<typeof CartCoupon>;

export const MerchantDiscount = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
});

export type MerchantDiscount = zod.input<typeof MerchantDiscount>;
export type MerchantDiscountOutput = zod.output<typeof MerchantDiscount>;

export const CartDiscount = /*#__PURE__*/ zod.looseObject({
  coupon: /*#__PURE__*/ zod.nullish(CartCoupon),
  merchantDiscount: /*#__PURE__*/ zod.nullish(MerchantDiscount),
});

export type CartDiscount = zod.input<typeof CartDiscount>;
export type CartDiscountOutput = zod.output<typeof CartDiscount>;

export const CustomLineItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  productName: /*#__PURE__*/ zod.nullish(ProductName),
  itemType: /*#__PURE__*/ zod.nullish(ItemType),
  price: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  media: /*#__PURE__*/ zod.nullish(Image),
  url: /*#__PURE__*/ zod.nullish(ItemPageUrl),
});

export type CustomLineItem = zod.input<typeof CustomLineItem>;
export type CustomLineItemOutput = zod.output<typeof CustomLineItem>;

export const Address = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  streetAddress: /*#__PURE__*/ zod.nullish(StreetAddress),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedAddress: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hint: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  geocode: /*#__PURE__*/ zod.nullish(AddressLocation),
  countryFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const VatId = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type VatId = zod.input<typeof VatId>;
export type VatIdOutput = zod.output<typeof VatId>;

export const ContactDetails = /*#__PURE__*/ zod.looseObject({
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  vatId: /*#__PURE__*/ zod.nullish(VatId),
});

export type ContactDetails = zod.input<typeof ContactDetails>;
export type ContactDetailsOutput = zod.output<typeof ContactDetails>;

export const AddressWithContact = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(Address),
  contactDetails: /*#__PURE__*/ zod.nullish(ContactDetails),
});

export type AddressWithContact = zod.input<typeof AddressWithContact>;
export type AddressWithContactOutput = zod.output<typeof AddressWithContact>;

export const SelectedShippingOption = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  carrierId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SelectedShippingOption = zod.input<typeof SelectedShippingOption>;
export type SelectedShippingOptionOutput = zod.output<typeof SelectedShippingOption>;

export const Cart = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkoutId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  purchaseFlowId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  buyerInfo: /*#__PURE__*/ zod.nullish(BuyerInfo),
  lineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(LineItem)),
  appliedDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartDiscount)),
  couponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  merchantDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MerchantDiscount)),
  customLineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CustomLineItem)),
  subtotal: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  subtotalAfterDiscounts: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  discount: /*#__PURE__*/ zod.nullish(MultiCurrencyPrice),
  buyerNote: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactInfo: /*#__PURE__*/ zod.nullish(AddressWithContact),
  selectedShippingOption: /*#__PURE__*/ zod.nullish(SelectedShippingOption),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  conversionCurrency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  paymentCurrency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxIncludedInPrices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  weightUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  buyerLanguage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  siteLanguage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  overrideCheckoutUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  businessLocationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Cart = zod.input<typeof Cart>;
export type CartOutput = zod.output<typeof Cart>;

export const NotifiedCartCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(Cart),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedCartCreation = zod.input<typeof NotifiedCartCreation>;
export type NotifiedCartCreationOutput = zod.output<typeof NotifiedCartCreation>;

export const CartCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedCartCreation),
  }),
);

export type CartCreatedPayload = zod.input<typeof CartCreatedPayload>;
export type CartCreatedPayloadOutput = zod.output<typeof CartCreatedPayload>;

export const CartCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CartCreatedPayload),
});

export type CartCreatedNotification = zod.input<typeof CartCreatedNotification>;
export type CartCreatedNotificationOutput = zod.output<typeof CartCreatedNotification>;

export const NotifiedCartUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(Cart),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedCartUpdate = zod.input<typeof NotifiedCartUpdate>;
export type NotifiedCartUpdateOutput = zod.output<typeof NotifiedCartUpdate>;

export const CartUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedCartUpdate),
  }),
);

export type CartUpdatedPayload = zod.input<typeof CartUpdatedPayload>;
export type CartUpdatedPayloadOutput = zod.output<typeof CartUpdatedPayload>;

export const CartUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CartUpdatedPayload),
});

export type CartUpdatedNotification = zod.input<typeof CartUpdatedNotification>;
export type CartUpdatedNotificationOutput = zod.output<typeof CartUpdatedNotification>;

export const NotifiedCartDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(Cart),
});

export type NotifiedCartDeletion = zod.input<typeof NotifiedCartDeletion>;
export type NotifiedCartDeletionOutput = zod.output<typeof NotifiedCartDeletion>;

export const CartDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedCartDeletion),
  }),
);

export type CartDeletedPayload = zod.input<typeof CartDeletedPayload>;
export type CartDeletedPayloadOutput = zod.output<typeof CartDeletedPayload>;

export const CartDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CartDeletedPayload),
});

export type CartDeletedNotification = zod.input<typeof CartDeletedNotification>;
export type CartDeletedNotificationOutput = zod.output<typeof CartDeletedNotification>;

export const CartLineQuantity = /*#__PURE__*/ zod.looseObject({
  confirmedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  requestedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  availableQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  fixedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartLineQuantity = zod.input<typeof CartLineQuantity>;
export type CartLineQuantityOutput = zod.output<typeof CartLineQuantity>;

export const ConvertedMoney = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  convertedAmount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type ConvertedMoney = zod.input<typeof ConvertedMoney>;
export type ConvertedMoneyOutput = zod.output<typeof ConvertedMoney>;

export const CartLinePriceBreakdown = /*#__PURE__*/ zod.looseObject({
  fullPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  salePrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  totalModifiersPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartLinePriceBreakdown = zod.input<typeof CartLinePriceBreakdown>;
export type CartLinePriceBreakdownOutput = zod.output<typeof CartLinePriceBreakdown>;

export const CartLinePricing = /*#__PURE__*/ zod.looseObject({
  unitPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  totalPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  priceDescription: /*#__PURE__*/ zod.nullish(PriceDescription),
  priceUndetermined: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  breakdown: /*#__PURE__*/ zod.nullish(CartLinePriceBreakdown),
});

export type CartLinePricing = zod.input<typeof CartLinePricing>;
export type CartLinePricingOutput = zod.output<typeof CartLinePricing>;

export const LimitedImage = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type LimitedImage = zod.input<typeof LimitedImage>;
export type LimitedImageOutput = zod.output<typeof LimitedImage>;

export const CartLineOverrides = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  salePrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  fullPrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLine)),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalProperties),
  image: /*#__PURE__*/ zod.nullish(LimitedImage),
  paymentOption: /*#__PURE__*/ zod.nullish(PaymentOption),
  depositAmount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  savePaymentMethod: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  inventoryAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartLineOverrides = zod.input<typeof CartLineOverrides>;
export type CartLineOverridesOutput = zod.output<typeof CartLineOverrides>;

export const CartLineSource = /*#__PURE__*/ zod.looseObject({
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReference),
  catalogOverrideFields: /*#__PURE__*/ zod.nullish(CartLineOverrides),
  rootCatalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  inventoryAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartLineSource = zod.input<typeof CartLineSource>;
export type CartLineSourceOutput = zod.output<typeof CartLineSource>;

export const CartLineAttributes = /*#__PURE__*/ zod.looseObject({
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLine)),
  image: /*#__PURE__*/ zod.nullish(LimitedImage),
  url: /*#__PURE__*/ zod.nullish(ItemPageUrl),
  policies: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Policy)),
  itemType: /*#__PURE__*/ zod.nullish(ItemType),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalProperties),
  subscriptionInfo: /*#__PURE__*/ zod.nullish(SubscriptionOptionInfo),
  serviceProperties: /*#__PURE__*/ zod.nullish(ServiceProperties),
  membersOnly: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartLineAttributes = zod.input<typeof CartLineAttributes>;
export type CartLineAttributesOutput = zod.output<typeof CartLineAttributes>;

export const CartLineDeliveryConfig = /*#__PURE__*/ zod.looseObject({
  deliveryProfileId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fulfillerId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartLineDeliveryConfig = zod.input<typeof CartLineDeliveryConfig>;
export type CartLineDeliveryConfigOutput = zod.output<typeof CartLineDeliveryConfig>;

export const CartLineTaxConfig = /*#__PURE__*/ zod.looseObject({
  taxableAddress: /*#__PURE__*/ zod.nullish(TaxableAddress),
  taxGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartLineTaxConfig = zod.input<typeof CartLineTaxConfig>;
export type CartLineTaxConfigOutput = zod.output<typeof CartLineTaxConfig>;

export const SelectedMembershipV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
});

export type SelectedMembershipV2 = zod.input<typeof SelectedMembershipV2>;
export type SelectedMembershipV2Output = zod.output<typeof SelectedMembershipV2>;

export const ExistingMembership = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  membershipId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ExistingMembership = zod.input<typeof ExistingMembership>;
export type ExistingMembershipOutput = zod.output<typeof ExistingMembership>;

export const FutureMembership = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  benefitId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FutureMembership = zod.input<typeof FutureMembership>;
export type FutureMembershipOutput = zod.output<typeof FutureMembership>;

export const LineMembership = /*#__PURE__*/ zod.looseObject({
  existingMembership: /*#__PURE__*/ zod.nullish(ExistingMembership),
  futureMembership: /*#__PURE__*/ zod.nullish(FutureMembership),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  redemptionCost: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  redemptionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type LineMembership = zod.input<typeof LineMembership>;
export type LineMembershipOutput = zod.output<typeof LineMembership>;

export const CartLinePaymentConfig = /*#__PURE__*/ zod.looseObject({
  savePaymentMethod: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  consentRequiredPaymentPolicy: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  depositAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  selectedMembership: /*#__PURE__*/ zod.nullish(SelectedMembershipV2),
  paymentOption: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  membership: /*#__PURE__*/ zod.nullish(LineMembership),
});

export type CartLinePaymentConfig = zod.input<typeof CartLinePaymentConfig>;
export type CartLinePaymentConfigOutput = zod.output<typeof CartLinePaymentConfig>;

export const CartModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  label: /*#__PURE__*/ zod.nullish(TranslatableString),
  details: /*#__PURE__*/ zod.nullish(TranslatableString),
  price: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartModifier = zod.input<typeof CartModifier>;
export type CartModifierOutput = zod.output<typeof CartModifier>;

export const CartModifierGroup = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  modifiers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartModifier)),
});

export type CartModifierGroup = zod.input<typeof CartModifierGroup>;
export type CartModifierGroupOutput = zod.output<typeof CartModifierGroup>;

export const DiscountSource = /*#__PURE__*/ zod.looseObject({
  sourceType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  couponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DiscountSource = zod.input<typeof DiscountSource>;
export type DiscountSourceOutput = zod.output<typeof DiscountSource>;

export const CartLineDiscount = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  amountOff: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  source: /*#__PURE__*/ zod.nullish(DiscountSource),
});

export type CartLineDiscount = zod.input<typeof CartLineDiscount>;
export type CartLineDiscountOutput = zod.output<typeof CartLineDiscount>;

export const CartLine = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  quantityInfo: /*#__PURE__*/ zod.nullish(CartLineQuantity),
  pricing: /*#__PURE__*/ zod.nullish(CartLinePricing),
  source: /*#__PURE__*/ zod.nullish(CartLineSource),
  attributes: /*#__PURE__*/ zod.nullish(CartLineAttributes),
  deliveryConfig: /*#__PURE__*/ zod.nullish(CartLineDeliveryConfig),
  taxConfig: /*#__PURE__*/ zod.nullish(CartLineTaxConfig),
  paymentConfig: /*#__PURE__*/ zod.nullish(CartLinePaymentConfig),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  modifierGroups: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartModifierGroup)),
  discounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartLineDiscount)),
  customLineItem: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartLine = zod.input<typeof CartLine>;
export type CartLineOutput = zod.output<typeof CartLine>;

export const CartCouponV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartCouponV2 = zod.input<typeof CartCouponV2>;
export type CartCouponV2Output = zod.output<typeof CartCouponV2>;

export const ExternalReference = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  resourceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ExternalReference = zod.input<typeof ExternalReference>;
export type ExternalReferenceOutput = zod.output<typeof ExternalReference>;

export const CartCreator = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartCreator = zod.input<typeof CartCreator>;
export type CartCreatorOutput = zod.output<typeof CartCreator>;

export const CustomContentReference = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  componentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CustomContentReference = zod.input<typeof CustomContentReference>;
export type CustomContentReferenceOutput = zod.output<typeof CustomContentReference>;

export const CartSource = /*#__PURE__*/ zod.looseObject({
  channelType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalReferences: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ExternalReference)),
  createdBy: /*#__PURE__*/ zod.nullish(CartCreator),
  customContentReference: /*#__PURE__*/ zod.nullish(CustomContentReference),
});

export type CartSource = zod.input<typeof CartSource>;
export type CartSourceOutput = zod.output<typeof CartSource>;

export const CartBusinessInfo = /*#__PURE__*/ zod.looseObject({
  locationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  languageCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currencyCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartBusinessInfo = zod.input<typeof CartBusinessInfo>;
export type CartBusinessInfoOutput = zod.output<typeof CartBusinessInfo>;

export const CartCustomer = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  openAccess: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  vatId: /*#__PURE__*/ zod.nullish(VatId),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  languageCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currencyCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartCustomer = zod.input<typeof CartCustomer>;
export type CartCustomerOutput = zod.output<typeof CartCustomer>;

export const CartAddress = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  streetAddress: /*#__PURE__*/ zod.nullish(StreetAddress),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  geocode: /*#__PURE__*/ zod.nullish(AddressLocation),
  countryFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartAddress = zod.input<typeof CartAddress>;
export type CartAddressOutput = zod.output<typeof CartAddress>;

export const CartDeliveryMethod = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(TranslatableString),
  pickup: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartDeliveryMethod = zod.input<typeof CartDeliveryMethod>;
export type CartDeliveryMethodOutput = zod.output<typeof CartDeliveryMethod>;

export const CartDelivery = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(CartAddress),
  method: /*#__PURE__*/ zod.nullish(CartDeliveryMethod),
  weightUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartDelivery = zod.input<typeof CartDelivery>;
export type CartDeliveryOutput = zod.output<typeof CartDelivery>;

export const CartTaxInfo = /*#__PURE__*/ zod.looseObject({
  pricesIncludeTax: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  taxExemptGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartTaxInfo = zod.input<typeof CartTaxInfo>;
export type CartTaxInfoOutput = zod.output<typeof CartTaxInfo>;

export const CartGiftCard = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  obfuscatedCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  requestedRedeemAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartGiftCard = zod.input<typeof CartGiftCard>;
export type CartGiftCardOutput = zod.output<typeof CartGiftCard>;

export const CartPaymentInfo = /*#__PURE__*/ zod.looseObject({
  giftCards: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartGiftCard)),
  currencyCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  billingAddress: /*#__PURE__*/ zod.nullish(CartAddress),
  billingContact: /*#__PURE__*/ zod.nullish(ContactDetails),
});

export type CartPaymentInfo = zod.input<typeof CartPaymentInfo>;
export type CartPaymentInfoOutput = zod.output<typeof CartPaymentInfo>;

export const CartSettings = /*#__PURE__*/ zod.looseObject({
  lockGiftCard: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  lockCouponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  policyAgreementCheckboxDisabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  manualPaymentDisabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartSettings = zod.input<typeof CartSettings>;
export type CartSettingsOutput = zod.output<typeof CartSettings>;

export const CartV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartLine)),
  subtotal: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  note: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  coupons: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartCouponV2)),
  source: /*#__PURE__*/ zod.nullish(CartSource),
  businessInfo: /*#__PURE__*/ zod.nullish(CartBusinessInfo),
  customerInfo: /*#__PURE__*/ zod.nullish(CartCustomer),
  deliveryInfo: /*#__PURE__*/ zod.nullish(CartDelivery),
  taxInfo: /*#__PURE__*/ zod.nullish(CartTaxInfo),
  paymentInfo: /*#__PURE__*/ zod.nullish(CartPaymentInfo),
  orderPlaced: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  orderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  purchaseFlowId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  settings: /*#__PURE__*/ zod.nullish(CartSettings),
  customCheckoutUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  currentCart: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  demo: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartV2 = zod.input<typeof CartV2>;
export type CartV2Output = zod.output<typeof CartV2>;

export const NotifiedCartV2Creation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(CartV2),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedCartV2Creation = zod.input<typeof NotifiedCartV2Creation>;
export type NotifiedCartV2CreationOutput = zod.output<typeof NotifiedCartV2Creation>;

export const CartV2CreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedCartV2Creation),
  }),
);

export type CartV2CreatedPayload = zod.input<typeof CartV2CreatedPayload>;
export type CartV2CreatedPayloadOutput = zod.output<typeof CartV2CreatedPayload>;

export const CartV2CreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CartV2CreatedPayload),
});

export type CartV2CreatedNotification = zod.input<typeof CartV2CreatedNotification>;
export type CartV2CreatedNotificationOutput = zod.output<typeof CartV2CreatedNotification>;

export const NotifiedCartV2Update = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(CartV2),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedCartV2Update = zod.input<typeof NotifiedCartV2Update>;
export type NotifiedCartV2UpdateOutput = zod.output<typeof NotifiedCartV2Update>;

export const CartV2UpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedCartV2Update),
  }),
);

export type CartV2UpdatedPayload = zod.input<typeof CartV2UpdatedPayload>;
export type CartV2UpdatedPayloadOutput = zod.output<typeof CartV2UpdatedPayload>;

export const CartV2UpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CartV2UpdatedPayload),
});

export type CartV2UpdatedNotification = zod.input<typeof CartV2UpdatedNotification>;
export type CartV2UpdatedNotificationOutput = zod.output<typeof CartV2UpdatedNotification>;

export const NotifiedCartV2Deletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(CartV2),
});

export type NotifiedCartV2Deletion = zod.input<typeof NotifiedCartV2Deletion>;
export type NotifiedCartV2DeletionOutput = zod.output<typeof NotifiedCartV2Deletion>;

export const CartV2DeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedCartV2Deletion),
  }),
);

export type CartV2DeletedPayload = zod.input<typeof CartV2DeletedPayload>;
export type CartV2DeletedPayloadOutput = zod.output<typeof CartV2DeletedPayload>;

export const CartV2DeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CartV2DeletedPayload),
});

export type CartV2DeletedNotification = zod.input<typeof CartV2DeletedNotification>;
export type CartV2DeletedNotificationOutput = zod.output<typeof CartV2DeletedNotification>;

export const CartLineSummary = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  unitPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  totalPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartLineSummary = zod.input<typeof CartLineSummary>;
export type CartLineSummaryOutput = zod.output<typeof CartLineSummary>;

export const LineDiscountAmount = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amountOff: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type LineDiscountAmount = zod.input<typeof LineDiscountAmount>;
export type LineDiscountAmountOutput = zod.output<typeof LineDiscountAmount>;

export const CartSummaryDiscount = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  source: /*#__PURE__*/ zod.nullish(DiscountSource),
  scope: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subscriptionCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  total: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  lineItemDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(LineDiscountAmount)),
});

export type CartSummaryDiscount = zod.input<typeof CartSummaryDiscount>;
export type CartSummaryDiscountOutput = zod.output<typeof CartSummaryDiscount>;

export const DeliverySummary = /*#__PURE__*/ zod.looseObject({
  method: /*#__PURE__*/ zod.nullish(CartDeliveryMethod),
  price: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type DeliverySummary = zod.input<typeof DeliverySummary>;
export type DeliverySummaryOutput = zod.output<typeof DeliverySummary>;

export const CartFee = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  providerAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  price: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  subscriptionCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  source: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartFee = zod.input<typeof CartFee>;
export type CartFeeOutput = zod.output<typeof CartFee>;

export const CartTax = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  taxableAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  exemptAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  amount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartTax = zod.input<typeof CartTax>;
export type CartTaxOutput = zod.output<typeof CartTax>;

export const LineTax = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tax: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  rate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type LineTax = zod.input<typeof LineTax>;
export type LineTaxOutput = zod.output<typeof LineTax>;

export const FeeTax = /*#__PURE__*/ zod.looseObject({
  additionalFeeCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tax: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type FeeTax = zod.input<typeof FeeTax>;
export type FeeTaxOutput = zod.output<typeof FeeTax>;

export const CartTaxSummary = /*#__PURE__*/ zod.looseObject({
  taxes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartTax)),
  totalExempt: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  pricesIncludeTax: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  lineItemTaxes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(LineTax)),
  deliveryTax: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  additionalFeeTaxes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FeeTax)),
});

export type CartTaxSummary = zod.input<typeof CartTaxSummary>;
export type CartTaxSummaryOutput = zod.output<typeof CartTaxSummary>;

export const CartPriceSummary = /*#__PURE__*/ zod.looseObject({
  subtotal: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  discount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  delivery: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  additionalFees: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  tax: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  total: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartPriceSummary = zod.input<typeof CartPriceSummary>;
export type CartPriceSummaryOutput = zod.output<typeof CartPriceSummary>;

export const GiftCardSummary = /*#__PURE__*/ zod.looseObject({
  giftCardId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  redeemAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type GiftCardSummary = zod.input<typeof GiftCardSummary>;
export type GiftCardSummaryOutput = zod.output<typeof GiftCardSummary>;

export const MembershipSummary = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type MembershipSummary = zod.input<typeof MembershipSummary>;
export type MembershipSummaryOutput = zod.output<typeof MembershipSummary>;

export const SubscriptionCharge = /*#__PURE__*/ zod.looseObject({
  cycleFrom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  cycleCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  cycleBillingDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SubscriptionCharge = zod.input<typeof SubscriptionCharge>;
export type SubscriptionChargeOutput = zod.output<typeof SubscriptionCharge>;

export const SubscriptionCharges = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  charges: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SubscriptionCharge)),
});

export type SubscriptionCharges = zod.input<typeof SubscriptionCharges>;
export type SubscriptionChargesOutput = zod.output<typeof SubscriptionCharges>;

export const PaymentSummary = /*#__PURE__*/ zod.looseObject({
  giftCards: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(GiftCardSummary)),
  memberships: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MembershipSummary)),
  subscriptionCharges: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SubscriptionCharges)),
  requiresPaymentAfterGiftCard: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  totalAfterGiftCards: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  payNow: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  payLater: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  payAfterFreeTrial: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type PaymentSummary = zod.input<typeof PaymentSummary>;
export type PaymentSummaryOutput = zod.output<typeof PaymentSummary>;

export const ApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

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

export const CarrierError = /*#__PURE__*/ zod.looseObject({
  carrierId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  error: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type CarrierError = zod.input<typeof CarrierError>;
export type CarrierErrorOutput = zod.output<typeof CarrierError>;

export const CarrierErrors = /*#__PURE__*/ zod.looseObject({
  errors: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CarrierError)),
});

export type CarrierErrors = zod.input<typeof CarrierErrors>;
export type CarrierErrorsOutput = zod.output<typeof CarrierErrors>;

export const CartCalculationErrors = /*#__PURE__*/ zod.looseObject({
  generalShippingCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  carrierErrors: /*#__PURE__*/ zod.nullish(CarrierErrors),
  selectedShippingOptionError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  taxCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  couponCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  giftCardCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  orderValidationErrors: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ApplicationError)),
  membershipError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  discountsCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type CartCalculationErrors = zod.input<typeof CartCalculationErrors>;
export type CartCalculationErrorsOutput = zod.output<typeof CartCalculationErrors>;

export const LineItemTarget = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  suggestedFix: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type LineItemTarget = zod.input<typeof LineItemTarget>;
export type LineItemTargetOutput = zod.output<typeof LineItemTarget>;

export const OtherTarget = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OtherTarget = zod.input<typeof OtherTarget>;
export type OtherTargetOutput = zod.output<typeof OtherTarget>;

export const ViolationTarget = /*#__PURE__*/ zod.looseObject({
  lineItem: /*#__PURE__*/ zod.nullish(LineItemTarget),
  other: /*#__PURE__*/ zod.nullish(OtherTarget),
});

export type ViolationTarget = zod.input<typeof ViolationTarget>;
export type ViolationTargetOutput = zod.output<typeof ViolationTarget>;

export const Violation = /*#__PURE__*/ zod.looseObject({
  severity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  target: /*#__PURE__*/ zod.nullish(ViolationTarget),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Violation = zod.input<typeof Violation>;
export type ViolationOutput = zod.output<typeof Violation>;

export const CustomValidationData = /*#__PURE__*/ zod.looseObject({
  target: /*#__PURE__*/ zod.nullish(ViolationTarget),
});

export type CustomValidationData = zod.input<typeof CustomValidationData>;
export type CustomValidationDataOutput = zod.output<typeof CustomValidationData>;

export const MinimumQuantityDetails = /*#__PURE__*/ zod.looseObject({
  requiredMinimumQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type MinimumQuantityDetails = zod.input<typeof MinimumQuantityDetails>;
export type MinimumQuantityDetailsOutput = zod.output<typeof MinimumQuantityDetails>;

export const MinimumSubtotalDetails = /*#__PURE__*/ zod.looseObject({
  requiredMinimumSubtotal: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  originalDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MinimumSubtotalDetails = zod.input<typeof MinimumSubtotalDetails>;
export type MinimumSubtotalDetailsOutput = zod.output<typeof MinimumSubtotalDetails>;

export const CouponStatusData = /*#__PURE__*/ zod.looseObject({
  couponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  minLineItemQuantityNotReachedDetails: /*#__PURE__*/ zod.nullish(MinimumQuantityDetails),
  minSubtotalNotReachedDetails: /*#__PURE__*/ zod.nullish(MinimumSubtotalDetails),
});

export type CouponStatusData = zod.input<typeof CouponStatusData>;
export type CouponStatusDataOutput = zod.output<typeof CouponStatusData>;

export const CouponCodeData = /*#__PURE__*/ zod.looseObject({
  couponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CouponCodeData = zod.input<typeof CouponCodeData>;
export type CouponCodeDataOutput = zod.output<typeof CouponCodeData>;

export const GiftCardCodeData = /*#__PURE__*/ zod.looseObject({
  giftCardCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  giftCardId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type GiftCardCodeData = zod.input<typeof GiftCardCodeData>;
export type GiftCardCodeDataOutput = zod.output<typeof GiftCardCodeData>;

export const GiftCardStatusData = /*#__PURE__*/ zod.looseObject({
  giftCardCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  giftCardId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type GiftCardStatusData = zod.input<typeof GiftCardStatusData>;
export type GiftCardStatusDataOutput = zod.output<typeof GiftCardStatusData>;

export const OutOfStockData = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  allLineItemsOutOfStock: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type OutOfStockData = zod.input<typeof OutOfStockData>;
export type OutOfStockDataOutput = zod.output<typeof OutOfStockData>;

export const MembersOnlyData = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type MembersOnlyData = zod.input<typeof MembersOnlyData>;
export type MembersOnlyDataOutput = zod.output<typeof MembersOnlyData>;

export const OrderMinimumData = /*#__PURE__*/ zod.looseObject({
  minimumOrderSubtotal: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  remainingAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type OrderMinimumData = zod.input<typeof OrderMinimumData>;
export type OrderMinimumDataOutput = zod.output<typeof OrderMinimumData>;

export const MembershipStatusData = /*#__PURE__*/ zod.looseObject({
  membershipId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MembershipStatusData = zod.input<typeof MembershipStatusData>;
export type MembershipStatusDataOutput = zod.output<typeof MembershipStatusData>;

export const CartViolation = /*#__PURE__*/ zod.looseObject({
  scope: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  severity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  customValidationData: /*#__PURE__*/ zod.nullish(CustomValidationData),
  invalidCouponStatusData: /*#__PURE__*/ zod.nullish(CouponStatusData),
  invalidCouponCodeData: /*#__PURE__*/ zod.nullish(CouponCodeData),
  invalidGiftCardCodeData: /*#__PURE__*/ zod.nullish(GiftCardCodeData),
  invalidGiftCardStatusData: /*#__PURE__*/ zod.nullish(GiftCardStatusData),
  lineItemsOutOfStockData: /*#__PURE__*/ zod.nullish(OutOfStockData),
  membersOnlyItemData: /*#__PURE__*/ zod.nullish(MembersOnlyData),
  subtotalBelowOrderMinimumData: /*#__PURE__*/ zod.nullish(OrderMinimumData),
  invalidMembershipStatusData: /*#__PURE__*/ zod.nullish(MembershipStatusData),
});

export type CartViolation = zod.input<typeof CartViolation>;
export type CartViolationOutput = zod.output<typeof CartViolation>;

export const CartSummary = /*#__PURE__*/ zod.looseObject({
  cartId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  cartRevision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  calculationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartLineSummary)),
  discounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartSummaryDiscount)),
  deliverySummary: /*#__PURE__*/ zod.nullish(DeliverySummary),
  additionalFees: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartFee)),
  taxSummary: /*#__PURE__*/ zod.nullish(CartTaxSummary),
  priceSummary: /*#__PURE__*/ zod.nullish(CartPriceSummary),
  paymentSummary: /*#__PURE__*/ zod.nullish(PaymentSummary),
  priceVerificationToken: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  calculationErrors: /*#__PURE__*/ zod.nullish(CartCalculationErrors),
  spiViolations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Violation)),
  violations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartViolation)),
});

export type CartSummary = zod.input<typeof CartSummary>;
export type CartSummaryOutput = zod.output<typeof CartSummary>;

export const CartCalculatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(CartSummary),
      }),
    ),
  }),
);

export type CartCalculatedPayload = zod.input<typeof CartCalculatedPayload>;
export type CartCalculatedPayloadOutput = zod.output<typeof CartCalculatedPayload>;

export const CartCalculatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart_calculated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CartCalculatedPayload),
});

export type CartCalculatedNotification = zod.input<typeof CartCalculatedNotification>;
export type CartCalculatedNotificationOutput = zod.output<typeof CartCalculatedNotification>;

export const FormattedAddress = /*#__PURE__*/ zod.looseObject({
  formatted: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  address: /*#__PURE__*/ zod.nullish(Address),
});

export type FormattedAddress = zod.input<typeof FormattedAddress>;
export type FormattedAddressOutput = zod.output<typeof FormattedAddress>;

export const InputValue = /*#__PURE__*/ zod.looseObject({
  inputName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  values: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  number: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  dateTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  address: /*#__PURE__*/ zod.nullish(FormattedAddress),
});

export type InputValue = zod.input<typeof InputValue>;
export type InputValueOutput = zod.output<typeof InputValue>;

export const FormResponse = /*#__PURE__*/ zod.looseObject({
  inputValues: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(InputValue)),
});

export type FormResponse = zod.input<typeof FormResponse>;
export type FormResponseOutput = zod.output<typeof FormResponse>;

export const Money = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const CouponDiscount = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  couponId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CouponDiscount = zod.input<typeof CouponDiscount>;
export type CouponDiscountOutput = zod.output<typeof CouponDiscount>;

export const PercentDiscount = /*#__PURE__*/ zod.looseObject({
  rate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  quantityDiscounted: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type PercentDiscount = zod.input<typeof PercentDiscount>;
export type PercentDiscountOutput = zod.output<typeof PercentDiscount>;

export const PaidPlanDiscount = /*#__PURE__*/ zod.looseObject({
  percentDiscount: /*#__PURE__*/ zod.nullish(PercentDiscount),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PaidPlanDiscount = zod.input<typeof PaidPlanDiscount>;
export type PaidPlanDiscountOutput = zod.output<typeof PaidPlanDiscount>;

export const DiscountItem = /*#__PURE__*/ zod.looseObject({
  coupon: /*#__PURE__*/ zod.nullish(CouponDiscount),
  paidPlan: /*#__PURE__*/ zod.nullish(PaidPlanDiscount),
  amount: /*#__PURE__*/ zod.nullish(Money),
});

export type DiscountItem = zod.input<typeof DiscountItem>;
export type DiscountItemOutput = zod.output<typeof DiscountItem>;

export const Discount = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(Money),
  afterDiscount: /*#__PURE__*/ zod.nullish(Money),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  couponId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  discounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DiscountItem)),
});

export type Discount = zod.input<typeof Discount>;
export type DiscountOutput = zod.output<typeof Discount>;

export const Tax = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  taxable: /*#__PURE__*/ zod.nullish(Money),
  amount: /*#__PURE__*/ zod.nullish(Money),
});

export type Tax = zod.input<typeof Tax>;
export type TaxOutput = zod.output<typeof Tax>;

export const Fee = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  amount: /*#__PURE__*/ zod.nullish(Money),
});

export type Fee = zod.input<typeof Fee>;
export type FeeOutput = zod.output<typeof Fee>;

export const InvoiceItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(Money),
  total: /*#__PURE__*/ zod.nullish(Money),
  discount: /*#__PURE__*/ zod.nullish(Discount),
  tax: /*#__PURE__*/ zod.nullish(Tax),
  fees: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Fee)),
});

export type InvoiceItem = zod.input<typeof InvoiceItem>;
export type InvoiceItemOutput = zod.output<typeof InvoiceItem>;

export const Invoice = /*#__PURE__*/ zod.looseObject({
  items: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(InvoiceItem)),
  total: /*#__PURE__*/ zod.nullish(Money),
  discount: /*#__PURE__*/ zod.nullish(Discount),
  tax: /*#__PURE__*/ zod.nullish(Tax),
  subTotal: /*#__PURE__*/ zod.nullish(Money),
  grandTotal: /*#__PURE__*/ zod.nullish(Money),
  fees: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Fee)),
  revenue: /*#__PURE__*/ zod.nullish(Money),
  previewUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Invoice = zod.input<typeof Invoice>;
export type InvoiceOutput = zod.output<typeof Invoice>;

export const OrderInitiated = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  language: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  locale: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  orderNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  created: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.nullish(FormResponse),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  invoice: /*#__PURE__*/ zod.nullish(Invoice),
  reservationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  markedAsPaid: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  marketingConsent: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type OrderInitiated = zod.input<typeof OrderInitiated>;
export type OrderInitiatedOutput = zod.output<typeof OrderInitiated>;

export const OrderInitiatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderInitiated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(OrderInitiated),
});

export type OrderInitiatedNotification = zod.input<typeof OrderInitiatedNotification>;
export type OrderInitiatedNotificationOutput = zod.output<typeof OrderInitiatedNotification>;

export const CheckIn = /*#__PURE__*/ zod.looseObject({
  created: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CheckIn = zod.input<typeof CheckIn>;
export type CheckInOutput = zod.output<typeof CheckIn>;

export const ConferenceLogin = /*#__PURE__*/ zod.looseObject({
  link: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  password: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ConferenceLogin = zod.input<typeof ConferenceLogin>;
export type ConferenceLoginOutput = zod.output<typeof ConferenceLogin>;

export const OrderedTicket = /*#__PURE__*/ zod.looseObject({
  ticketNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketDefinitionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(Money),
  checkIn: /*#__PURE__*/ zod.nullish(CheckIn),
  confirmed: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  archived: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  canceled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  anonymized: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  form: /*#__PURE__*/ zod.nullish(FormResponse),
  onlineConferencingLogin: /*#__PURE__*/ zod.nullish(ConferenceLogin),
  seatId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderedTicket = zod.input<typeof OrderedTicket>;
export type OrderedTicketOutput = zod.output<typeof OrderedTicket>;

export const OrderConfirmed = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  language: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  silent: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  locale: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  orderNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  created: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.nullish(FormResponse),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  method: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedTicket)),
  invoice: /*#__PURE__*/ zod.nullish(Invoice),
  reservationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderConfirmed = zod.input<typeof OrderConfirmed>;
export type OrderConfirmedOutput = zod.output<typeof OrderConfirmed>;

export const OrderConfirmedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderConfirmed'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(OrderConfirmed),
});

export type OrderConfirmedNotification = zod.input<typeof OrderConfirmedNotification>;
export type OrderConfirmedNotificationOutput = zod.output<typeof OrderConfirmedNotification>;

export const OrderUpdated = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  language: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  locale: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  orderNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  created: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.nullish(FormResponse),
  confirmed: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  method: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedTicket)),
  archived: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type OrderUpdated = zod.input<typeof OrderUpdated>;
export type OrderUpdatedOutput = zod.output<typeof OrderUpdated>;

export const OrderUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderUpdated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(OrderUpdated),
});

export type OrderUpdatedNotification = zod.input<typeof OrderUpdatedNotification>;
export type OrderUpdatedNotificationOutput = zod.output<typeof OrderUpdatedNotification>;

export const OrderDeleted = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  orderNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  created: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  anonymized: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  orderType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  tickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedTicket)),
});

export type OrderDeleted = zod.input<typeof OrderDeleted>;
export type OrderDeletedOutput = zod.output<typeof OrderDeleted>;

export const OrderDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderDeleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(OrderDeleted),
});

export type OrderDeletedNotification = zod.input<typeof OrderDeletedNotification>;
export type OrderDeletedNotificationOutput = zod.output<typeof OrderDeletedNotification>;

export const ReservedQuantity = /*#__PURE__*/ zod.looseObject({
  ticketDefinitionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ReservedQuantity = zod.input<typeof ReservedQuantity>;
export type ReservedQuantityOutput = zod.output<typeof ReservedQuantity>;

export const ReservationCount = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketDefinitionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  confirmedCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  pendingCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  paidExists: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type ReservationCount = zod.input<typeof ReservationCount>;
export type ReservationCountOutput = zod.output<typeof ReservationCount>;

export const ReservationCreated = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reservationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  expires: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantities: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ReservedQuantity)),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  counts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ReservationCount)),
});

export type ReservationCreated = zod.input<typeof ReservationCreated>;
export type ReservationCreatedOutput = zod.output<typeof ReservationCreated>;

export const ReservationCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.ReservationCreated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ReservationCreated),
});

export type ReservationCreatedNotification = zod.input<typeof ReservationCreatedNotification>;
export type ReservationCreatedNotificationOutput = zod.output<typeof ReservationCreatedNotification>;

export const ReservationUpdated = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reservationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  expires: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantities: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ReservedQuantity)),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  counts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ReservationCount)),
});

export type ReservationUpdated = zod.input<typeof ReservationUpdated>;
export type ReservationUpdatedOutput = zod.output<typeof ReservationUpdated>;

export const ReservationUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.ReservationUpdated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ReservationUpdated),
});

export type ReservationUpdatedNotification = zod.input<typeof ReservationUpdatedNotification>;
export type ReservationUpdatedNotificationOutput = zod.output<typeof ReservationUpdatedNotification>;

export const SeatInfo = /*#__PURE__*/ zod.looseObject({
  sectionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  areaLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tableLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rowLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  seatLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  configurationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SeatInfo = zod.input<typeof SeatInfo>;
export type SeatInfoOutput = zod.output<typeof SeatInfo>;

export const TicketPricingPlan = /*#__PURE__*/ zod.looseObject({
  orderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  planId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketPricingPlan = zod.input<typeof TicketPricingPlan>;
export type TicketPricingPlanOutput = zod.output<typeof TicketPricingPlan>;

export const TicketInfo = /*#__PURE__*/ zod.looseObject({
  seatId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  seatInfo: /*#__PURE__*/ zod.nullish(SeatInfo),
  guestPrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  pricingOptionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  pricingOptionName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  pricingPlan: /*#__PURE__*/ zod.nullish(TicketPricingPlan),
  priceOverride: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type TicketInfo = zod.input<typeof TicketInfo>;
export type TicketInfoOutput = zod.output<typeof TicketInfo>;

export const DecimalMoney = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DecimalMoney = zod.input<typeof DecimalMoney>;
export type DecimalMoneyOutput = zod.output<typeof DecimalMoney>;

export const TicketLine = /*#__PURE__*/ zod.looseObject({
  ticketLineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketDefinitionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  ticketInfo: /*#__PURE__*/ zod.nullish(TicketInfo),
  eventSettingsSnapshot: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  removedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  policy: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(DecimalMoney),
  subTotal: /*#__PURE__*/ zod.nullish(DecimalMoney),
});

export type TicketLine = zod.input<typeof TicketLine>;
export type TicketLineOutput = zod.output<typeof TicketLine>;

export const AdditionalReservationSettings = /*#__PURE__*/ zod.looseObject({
  disableTicketLimitValidation: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  enableHiddenTicketReservation: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type AdditionalReservationSettings = zod.input<typeof AdditionalReservationSettings>;
export type AdditionalReservationSettingsOutput = zod.output<typeof AdditionalReservationSettings>;

export const TagList = /*#__PURE__*/ zod.looseObject({
  tagIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type TagList = zod.input<typeof TagList>;
export type TagListOutput = zod.output<typeof TagList>;

export const Tags = /*#__PURE__*/ zod.looseObject({
  privateTags: /*#__PURE__*/ zod.nullish(TagList),
  tags: /*#__PURE__*/ zod.nullish(TagList),
});

export type Tags = zod.input<typeof Tags>;
export type TagsOutput = zod.output<typeof Tags>;

export const TicketReservation = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  expirationDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketLine)),
  additionalReservationSettings: /*#__PURE__*/ zod.nullish(AdditionalReservationSettings),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  tags: /*#__PURE__*/ zod.nullish(Tags),
});

export type TicketReservation = zod.input<typeof TicketReservation>;
export type TicketReservationOutput = zod.output<typeof TicketReservation>;

export const NotifiedTicketReservationCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(TicketReservation),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedTicketReservationCreation = zod.input<typeof NotifiedTicketReservationCreation>;
export type NotifiedTicketReservationCreationOutput = zod.output<typeof NotifiedTicketReservationCreation>;

export const TicketReservationCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedTicketReservationCreation),
  }),
);

export type TicketReservationCreatedPayload = zod.input<typeof TicketReservationCreatedPayload>;
export type TicketReservationCreatedPayloadOutput = zod.output<typeof TicketReservationCreatedPayload>;

export const TicketReservationCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketReservationCreatedPayload),
});

export type TicketReservationCreatedNotification = zod.input<typeof TicketReservationCreatedNotification>;
export type TicketReservationCreatedNotificationOutput = zod.output<
  typeof TicketReservationCreatedNotification
>;

export const NotifiedTicketReservationUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(TicketReservation),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedTicketReservationUpdate = zod.input<typeof NotifiedTicketReservationUpdate>;
export type NotifiedTicketReservationUpdateOutput = zod.output<typeof NotifiedTicketReservationUpdate>;

export const TicketReservationUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedTicketReservationUpdate),
  }),
);

export type TicketReservationUpdatedPayload = zod.input<typeof TicketReservationUpdatedPayload>;
export type TicketReservationUpdatedPayloadOutput = zod.output<typeof TicketReservationUpdatedPayload>;

export const TicketReservationUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketReservationUpdatedPayload),
});

export type TicketReservationUpdatedNotification = zod.input<typeof TicketReservationUpdatedNotification>;
export type TicketReservationUpdatedNotificationOutput = zod.output<
  typeof TicketReservationUpdatedNotification
>;

export const NotifiedTicketReservationDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(TicketReservation),
});

export type NotifiedTicketReservationDeletion = zod.input<typeof NotifiedTicketReservationDeletion>;
export type NotifiedTicketReservationDeletionOutput = zod.output<typeof NotifiedTicketReservationDeletion>;

export const TicketReservationDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedTicketReservationDeletion),
  }),
);

export type TicketReservationDeletedPayload = zod.input<typeof TicketReservationDeletedPayload>;
export type TicketReservationDeletedPayloadOutput = zod.output<typeof TicketReservationDeletedPayload>;

export const TicketReservationDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketReservationDeletedPayload),
});

export type TicketReservationDeletedNotification = zod.input<typeof TicketReservationDeletedNotification>;
export type TicketReservationDeletedNotificationOutput = zod.output<
  typeof TicketReservationDeletedNotification
>;

export const TicketPricingOption = /*#__PURE__*/ zod.looseObject({
  optionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(DecimalMoney),
});

export type TicketPricingOption = zod.input<typeof TicketPricingOption>;
export type TicketPricingOptionOutput = zod.output<typeof TicketPricingOption>;

export const TicketPricingOptions = /*#__PURE__*/ zod.looseObject({
  optionDetails: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketPricingOption)),
});

export type TicketPricingOptions = zod.input<typeof TicketPricingOptions>;
export type TicketPricingOptionsOutput = zod.output<typeof TicketPricingOptions>;

export const PricingMethod = /*#__PURE__*/ zod.looseObject({
  fixedPrice: /*#__PURE__*/ zod.nullish(DecimalMoney),
  guestPrice: /*#__PURE__*/ zod.nullish(DecimalMoney),
  pricingOptions: /*#__PURE__*/ zod.nullish(TicketPricingOptions),
  pricingType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  free: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type PricingMethod = zod.input<typeof PricingMethod>;
export type PricingMethodOutput = zod.output<typeof PricingMethod>;

export const SalePeriod = /*#__PURE__*/ zod.looseObject({
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  endDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  displayNotOnSale: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type SalePeriod = zod.input<typeof SalePeriod>;
export type SalePeriodOutput = zod.output<typeof SalePeriod>;

export const SalesDetails = /*#__PURE__*/ zod.looseObject({
  unsoldCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  soldCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  reservedCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  soldOut: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type SalesDetails = zod.input<typeof SalesDetails>;
export type SalesDetailsOutput = zod.output<typeof SalesDetails>;

export const EventDetails = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shortDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  location: /*#__PURE__*/ zod.nullish(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.nullish(DateAndTimeSettings),
  eventPageUrl: /*#__PURE__*/ zod.nullish(PageUrl),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type EventDetails = zod.input<typeof EventDetails>;
export type EventDetailsOutput = zod.output<typeof EventDetails>;

export const AvailablePlace = /*#__PURE__*/ zod.looseObject({
  placeId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  label: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  sectionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  elementLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  availableCapacity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type AvailablePlace = zod.input<typeof AvailablePlace>;
export type AvailablePlaceOutput = zod.output<typeof AvailablePlace>;

export const SeatingDetails = /*#__PURE__*/ zod.looseObject({
  places: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(AvailablePlace)),
});

export type SeatingDetails = zod.input<typeof SeatingDetails>;
export type SeatingDetailsOutput = zod.output<typeof SeatingDetails>;

export const TicketDefinitionV3 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  policyText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hidden: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  limited: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  initialLimit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  actualLimit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  pricingMethod: /*#__PURE__*/ zod.nullish(PricingMethod),
  feeType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  salePeriod: /*#__PURE__*/ zod.nullish(SalePeriod),
  saleStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  salesDetails: /*#__PURE__*/ zod.nullish(SalesDetails),
  limitPerCheckout: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  eventDetails: /*#__PURE__*/ zod.nullish(EventDetails),
  seatingDetails: /*#__PURE__*/ zod.nullish(SeatingDetails),
});

export type TicketDefinitionV3 = zod.input<typeof TicketDefinitionV3>;
export type TicketDefinitionV3Output = zod.output<typeof TicketDefinitionV3>;

export const NotifiedTicketDefinitionCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(TicketDefinitionV3),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedTicketDefinitionCreation = zod.input<typeof NotifiedTicketDefinitionCreation>;
export type NotifiedTicketDefinitionCreationOutput = zod.output<typeof NotifiedTicketDefinitionCreation>;

export const TicketDefinitionCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedTicketDefinitionCreation),
  }),
);

export type TicketDefinitionCreatedPayload = zod.input<typeof TicketDefinitionCreatedPayload>;
export type TicketDefinitionCreatedPayloadOutput = zod.output<typeof TicketDefinitionCreatedPayload>;

export const TicketDefinitionCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketDefinitionCreatedPayload),
});

export type TicketDefinitionCreatedNotification = zod.input<typeof TicketDefinitionCreatedNotification>;
export type TicketDefinitionCreatedNotificationOutput = zod.output<
  typeof TicketDefinitionCreatedNotification
>;

export const NotifiedTicketDefinitionUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(TicketDefinitionV3),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedTicketDefinitionUpdate = zod.input<typeof NotifiedTicketDefinitionUpdate>;
export type NotifiedTicketDefinitionUpdateOutput = zod.output<typeof NotifiedTicketDefinitionUpdate>;

export const TicketDefinitionUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedTicketDefinitionUpdate),
  }),
);

export type TicketDefinitionUpdatedPayload = zod.input<typeof TicketDefinitionUpdatedPayload>;
export type TicketDefinitionUpdatedPayloadOutput = zod.output<typeof TicketDefinitionUpdatedPayload>;

export const TicketDefinitionUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketDefinitionUpdatedPayload),
});

export type TicketDefinitionUpdatedNotification = zod.input<typeof TicketDefinitionUpdatedNotification>;
export type TicketDefinitionUpdatedNotificationOutput = zod.output<
  typeof TicketDefinitionUpdatedNotification
>;

export const NotifiedTicketDefinitionDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(TicketDefinitionV3),
});

export type NotifiedTicketDefinitionDeletion = zod.input<typeof NotifiedTicketDefinitionDeletion>;
export type NotifiedTicketDefinitionDeletionOutput = zod.output<typeof NotifiedTicketDefinitionDeletion>;

export const TicketDefinitionDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedTicketDefinitionDeletion),
  }),
);

export type TicketDefinitionDeletedPayload = zod.input<typeof TicketDefinitionDeletedPayload>;
export type TicketDefinitionDeletedPayloadOutput = zod.output<typeof TicketDefinitionDeletedPayload>;

export const TicketDefinitionDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketDefinitionDeletedPayload),
});

export type TicketDefinitionDeletedNotification = zod.input<typeof TicketDefinitionDeletedNotification>;
export type TicketDefinitionDeletedNotificationOutput = zod.output<
  typeof TicketDefinitionDeletedNotification
>;

export const TicketSaleStarted = /*#__PURE__*/ zod.looseObject({
  ticketDefinition: /*#__PURE__*/ zod.nullish(TicketDefinitionV3),
});

export type TicketSaleStarted = zod.input<typeof TicketSaleStarted>;
export type TicketSaleStartedOutput = zod.output<typeof TicketSaleStarted>;

export const TicketDefinitionSaleStartedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(TicketSaleStarted),
      }),
    ),
  }),
);

export type TicketDefinitionSaleStartedPayload = zod.input<typeof TicketDefinitionSaleStartedPayload>;
export type TicketDefinitionSaleStartedPayloadOutput = zod.output<typeof TicketDefinitionSaleStartedPayload>;

export const TicketDefinitionSaleStartedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_sale_started'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketDefinitionSaleStartedPayload),
});

export type TicketDefinitionSaleStartedNotification = zod.input<
  typeof TicketDefinitionSaleStartedNotification
>;
export type TicketDefinitionSaleStartedNotificationOutput = zod.output<
  typeof TicketDefinitionSaleStartedNotification
>;

export const TicketSaleEnded = /*#__PURE__*/ zod.looseObject({
  ticketDefinition: /*#__PURE__*/ zod.nullish(TicketDefinitionV3),
});

export type TicketSaleEnded = zod.input<typeof TicketSaleEnded>;
export type TicketSaleEndedOutput = zod.output<typeof TicketSaleEnded>;

export const TicketDefinitionSaleEndedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(TicketSaleEnded),
      }),
    ),
  }),
);

export type TicketDefinitionSaleEndedPayload = zod.input<typeof TicketDefinitionSaleEndedPayload>;
export type TicketDefinitionSaleEndedPayloadOutput = zod.output<typeof TicketDefinitionSaleEndedPayload>;

export const TicketDefinitionSaleEndedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_sale_ended'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketDefinitionSaleEndedPayload),
});

export type TicketDefinitionSaleEndedNotification = zod.input<typeof TicketDefinitionSaleEndedNotification>;
export type TicketDefinitionSaleEndedNotificationOutput = zod.output<
  typeof TicketDefinitionSaleEndedNotification
>;

export const TicketSalePeriodUpdated = /*#__PURE__*/ zod.looseObject({
  afterUpdate: /*#__PURE__*/ zod.nullish(SalePeriod),
});

export type TicketSalePeriodUpdated = zod.input<typeof TicketSalePeriodUpdated>;
export type TicketSalePeriodUpdatedOutput = zod.output<typeof TicketSalePeriodUpdated>;

export const TicketDefinitionSalePeriodUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(TicketSalePeriodUpdated),
      }),
    ),
  }),
);

export type TicketDefinitionSalePeriodUpdatedPayload = zod.input<
  typeof TicketDefinitionSalePeriodUpdatedPayload
>;
export type TicketDefinitionSalePeriodUpdatedPayloadOutput = zod.output<
  typeof TicketDefinitionSalePeriodUpdatedPayload
>;

export const TicketDefinitionSalePeriodUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_sale_period_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(TicketDefinitionSalePeriodUpdatedPayload),
});

export type TicketDefinitionSalePeriodUpdatedNotification = zod.input<
  typeof TicketDefinitionSalePeriodUpdatedNotification
>;
export type TicketDefinitionSalePeriodUpdatedNotificationOutput = zod.output<
  typeof TicketDefinitionSalePeriodUpdatedNotification
>;

export const FormattedPrice = /*#__PURE__*/ zod.looseObject({
  price: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  discountedPrice: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  pricePerUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FormattedPrice = zod.input<typeof FormattedPrice>;
export type FormattedPriceOutput = zod.output<typeof FormattedPrice>;

export const PriceData = /*#__PURE__*/ zod.looseObject({
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  discountedPrice: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  pricePerUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  formatted: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type PriceData = zod.input<typeof PriceData>;
export type PriceDataOutput = zod.output<typeof PriceData>;

export const MediaItemUrlAndSize = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  format: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MediaItemUrlAndSize = zod.input<typeof MediaItemUrlAndSize>;
export type MediaItemUrlAndSizeOutput = zod.output<typeof MediaItemUrlAndSize>;

export const MediaItemVideo = /*#__PURE__*/ zod.looseObject({
  files: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MediaItemUrlAndSize)),
  stillFrameMediaId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MediaItemVideo = zod.input<typeof MediaItemVideo>;
export type MediaItemVideoOutput = zod.output<typeof MediaItemVideo>;

export const MediaItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  mediaType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  image: /*#__PURE__*/ zod.nullish(MediaItemUrlAndSize),
  video: /*#__PURE__*/ zod.nullish(MediaItemVideo),
  thumbnail: /*#__PURE__*/ zod.nullish(MediaItemUrlAndSize),
});

export type MediaItem = zod.input<typeof MediaItem>;
export type MediaItemOutput = zod.output<typeof MediaItem>;

export const Media = /*#__PURE__*/ zod.looseObject({
  mainMedia: /*#__PURE__*/ zod.nullish(MediaItem),
  items: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MediaItem)),
});

export type Media = zod.input<typeof Media>;
export type MediaOutput = zod.output<typeof Media>;

export const CostAndProfitData = /*#__PURE__*/ zod.looseObject({
  itemCost: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  formattedItemCost: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  profit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  formattedProfit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  profitMargin: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type CostAndProfitData = zod.input<typeof CostAndProfitData>;
export type CostAndProfitDataOutput = zod.output<typeof CostAndProfitData>;

export const ProductCreated = /*#__PURE__*/ zod.looseObject({
  productId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(PriceData),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  media: /*#__PURE__*/ zod.nullish(Media),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  productPageUrl: /*#__PURE__*/ zod.nullish(PageUrl),
  brand: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  costAndProfitData: /*#__PURE__*/ zod.nullish(CostAndProfitData),
  originatedFromVersion: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductCreated = zod.input<typeof ProductCreated>;
export type ProductCreatedOutput = zod.output<typeof ProductCreated>;

export const ProductCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductCreated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ProductCreated),
});

export type ProductCreatedNotification = zod.input<typeof ProductCreatedNotification>;
export type ProductCreatedNotificationOutput = zod.output<typeof ProductCreatedNotification>;

export const ChangedFields = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string());

export type ChangedFields = zod.input<typeof ChangedFields>;
export type ChangedFieldsOutput = zod.output<typeof ChangedFields>;

export const ProductChanged = /*#__PURE__*/ zod.looseObject({
  productId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  changedFields: /*#__PURE__*/ zod.nullish(ChangedFields),
  originatedFromVersion: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductChanged = zod.input<typeof ProductChanged>;
export type ProductChangedOutput = zod.output<typeof ProductChanged>;

export const ProductChangedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductChanged'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ProductChanged),
});

export type ProductChangedNotification = zod.input<typeof ProductChangedNotification>;
export type ProductChangedNotificationOutput = zod.output<typeof ProductChangedNotification>;

export const ProductDeleted = /*#__PURE__*/ zod.looseObject({
  productId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  originatedFromVersion: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductDeleted = zod.input<typeof ProductDeleted>;
export type ProductDeletedOutput = zod.output<typeof ProductDeleted>;

export const ProductDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductDeleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ProductDeleted),
});

export type ProductDeletedNotification = zod.input<typeof ProductDeletedNotification>;
export type ProductDeletedNotificationOutput = zod.output<typeof ProductDeletedNotification>;

export const CollectionCreated = /*#__PURE__*/ zod.looseObject({
  collection_Id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  media: /*#__PURE__*/ zod.nullish(Media),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  originatedFromVersion: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CollectionCreated = zod.input<typeof CollectionCreated>;
export type CollectionCreatedOutput = zod.output<typeof CollectionCreated>;

export const CollectionCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionCreated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CollectionCreated),
});

export type CollectionCreatedNotification = zod.input<typeof CollectionCreatedNotification>;
export type CollectionCreatedNotificationOutput = zod.output<typeof CollectionCreatedNotification>;

export const CollectionChanged = /*#__PURE__*/ zod.looseObject({
  collection_Id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  changedFields: /*#__PURE__*/ zod.nullish(ChangedFields),
  originatedFromVersion: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CollectionChanged = zod.input<typeof CollectionChanged>;
export type CollectionChangedOutput = zod.output<typeof CollectionChanged>;

export const CollectionChangedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionChanged'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CollectionChanged),
});

export type CollectionChangedNotification = zod.input<typeof CollectionChangedNotification>;
export type CollectionChangedNotificationOutput = zod.output<typeof CollectionChangedNotification>;

export const CollectionDeleted = /*#__PURE__*/ zod.looseObject({
  collection_Id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  originatedFromVersion: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CollectionDeleted = zod.input<typeof CollectionDeleted>;
export type CollectionDeletedOutput = zod.output<typeof CollectionDeleted>;

export const CollectionDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionDeleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CollectionDeleted),
});

export type CollectionDeletedNotification = zod.input<typeof CollectionDeletedNotification>;
export type CollectionDeletedNotificationOutput = zod.output<typeof CollectionDeletedNotification>;

export const ChangedVariant = /*#__PURE__*/ zod.looseObject({
  variantId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  choices: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  changedFields: /*#__PURE__*/ zod.nullish(ChangedFields),
  originatedFromVersion: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ChangedVariant = zod.input<typeof ChangedVariant>;
export type ChangedVariantOutput = zod.output<typeof ChangedVariant>;

export const VariantsChanged = /*#__PURE__*/ zod.looseObject({
  productId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  variants: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ChangedVariant)),
  originatedFromVersion: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type VariantsChanged = zod.input<typeof VariantsChanged>;
export type VariantsChangedOutput = zod.output<typeof VariantsChanged>;

export const VariantsChangedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.VariantsChanged'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(VariantsChanged),
});

export type VariantsChangedNotification = zod.input<typeof VariantsChangedNotification>;
export type VariantsChangedNotificationOutput = zod.output<typeof VariantsChangedNotification>;

export const ProductVideoResolution = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  format: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductVideoResolution = zod.input<typeof ProductVideoResolution>;
export type ProductVideoResolutionOutput = zod.output<typeof ProductVideoResolution>;

export const ProductVideo = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  resolutions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductVideoResolution)),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductVideo = zod.input<typeof ProductVideo>;
export type ProductVideoOutput = zod.output<typeof ProductVideo>;

export const MediaThumbnail = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MediaThumbnail = zod.input<typeof MediaThumbnail>;
export type MediaThumbnailOutput = zod.output<typeof MediaThumbnail>;

export const ProductMedium = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  image: /*#__PURE__*/ zod.nullish(LimitedImage),
  video: /*#__PURE__*/ zod.nullish(ProductVideo),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  displayName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  mediaType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  thumbnail: /*#__PURE__*/ zod.nullish(MediaThumbnail),
  uploadId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductMedium = zod.input<typeof ProductMedium>;
export type ProductMediumOutput = zod.output<typeof ProductMedium>;

export const MediaItemsInfo = /*#__PURE__*/ zod.looseObject({
  items: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductMedium)),
});

export type MediaItemsInfo = zod.input<typeof MediaItemsInfo>;
export type MediaItemsInfoOutput = zod.output<typeof MediaItemsInfo>;

export const ProductMediaV3 = /*#__PURE__*/ zod.looseObject({
  main: /*#__PURE__*/ zod.nullish(ProductMedium),
  itemsInfo: /*#__PURE__*/ zod.nullish(MediaItemsInfo),
});

export type ProductMediaV3 = zod.input<typeof ProductMediaV3>;
export type ProductMediaV3Output = zod.output<typeof ProductMediaV3>;

export const MediaReference = /*#__PURE__*/ zod.looseObject({
  mediaId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MediaReference = zod.input<typeof MediaReference>;
export type MediaReferenceOutput = zod.output<typeof MediaReference>;

export const MediaReferences = /*#__PURE__*/ zod.looseObject({
  items: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MediaReference)),
});

export type MediaReferences = zod.input<typeof MediaReferences>;
export type MediaReferencesOutput = zod.output<typeof MediaReferences>;

export const ConnectedOptionChoice = /*#__PURE__*/ zod.looseObject({
  choiceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  key: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  choiceType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  colorCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  inStock: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  linkedMedia: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductMedium)),
  displayImage: /*#__PURE__*/ zod.nullish(LimitedImage),
  media: /*#__PURE__*/ zod.nullish(MediaReferences),
});

export type ConnectedOptionChoice = zod.input<typeof ConnectedOptionChoice>;
export type ConnectedOptionChoiceOutput = zod.output<typeof ConnectedOptionChoice>;

export const OptionChoicesSettings = /*#__PURE__*/ zod.looseObject({
  choices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ConnectedOptionChoice)),
});

export type OptionChoicesSettings = zod.input<typeof OptionChoicesSettings>;
export type OptionChoicesSettingsOutput = zod.output<typeof OptionChoicesSettings>;

export const ConnectedOption = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  key: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  optionRenderType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  choicesSettings: /*#__PURE__*/ zod.nullish(OptionChoicesSettings),
});

export type ConnectedOption = zod.input<typeof ConnectedOption>;
export type ConnectedOptionOutput = zod.output<typeof ConnectedOption>;

export const FreeTextSettings = /*#__PURE__*/ zod.looseObject({
  minCharCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  maxCharCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  defaultAddedPrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  key: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FreeTextSettings = zod.input<typeof FreeTextSettings>;
export type FreeTextSettingsOutput = zod.output<typeof FreeTextSettings>;

export const ConnectedModifierChoice = /*#__PURE__*/ zod.looseObject({
  choiceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  key: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  choiceType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  colorCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addedPrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  linkedMedia: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductMedium)),
  displayImage: /*#__PURE__*/ zod.nullish(LimitedImage),
  media: /*#__PURE__*/ zod.nullish(MediaReferences),
});

export type ConnectedModifierChoice = zod.input<typeof ConnectedModifierChoice>;
export type ConnectedModifierChoiceOutput = zod.output<typeof ConnectedModifierChoice>;

export const ModifierChoicesSettings = /*#__PURE__*/ zod.looseObject({
  choices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ConnectedModifierChoice)),
});

export type ModifierChoicesSettings = zod.input<typeof ModifierChoicesSettings>;
export type ModifierChoicesSettingsOutput = zod.output<typeof ModifierChoicesSettings>;

export const ConnectedModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  key: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  modifierRenderType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  mandatory: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  toBeRemovedMandatory: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  freeTextSettings: /*#__PURE__*/ zod.nullish(FreeTextSettings),
  choicesSettings: /*#__PURE__*/ zod.nullish(ModifierChoicesSettings),
});

export type ConnectedModifier = zod.input<typeof ConnectedModifier>;
export type ConnectedModifierOutput = zod.output<typeof ConnectedModifier>;

export const ProductBrand = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductBrand = zod.input<typeof ProductBrand>;
export type ProductBrandOutput = zod.output<typeof ProductBrand>;

export const ProductInfoSection = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  uniqueName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(RichContent),
  plainDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductInfoSection = zod.input<typeof ProductInfoSection>;
export type ProductInfoSectionOutput = zod.output<typeof ProductInfoSection>;

export const ProductRibbon = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductRibbon = zod.input<typeof ProductRibbon>;
export type ProductRibbonOutput = zod.output<typeof ProductRibbon>;

export const ProductCategory = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  index: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type ProductCategory = zod.input<typeof ProductCategory>;
export type ProductCategoryOutput = zod.output<typeof ProductCategory>;

export const ProductCategoriesInfo = /*#__PURE__*/ zod.looseObject({
  categories: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductCategory)),
});

export type ProductCategoriesInfo = zod.input<typeof ProductCategoriesInfo>;
export type ProductCategoriesInfoOutput = zod.output<typeof ProductCategoriesInfo>;

export const FixedMonetaryAmount = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  formattedAmount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FixedMonetaryAmount = zod.input<typeof FixedMonetaryAmount>;
export type FixedMonetaryAmountOutput = zod.output<typeof FixedMonetaryAmount>;

export const PriceRangeV3 = /*#__PURE__*/ zod.looseObject({
  minValue: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
  maxValue: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
});

export type PriceRangeV3 = zod.input<typeof PriceRangeV3>;
export type PriceRangeV3Output = zod.output<typeof PriceRangeV3>;

export const ProductInventory = /*#__PURE__*/ zod.looseObject({
  availabilityStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  preorderStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  preorderAvailability: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductInventory = zod.input<typeof ProductInventory>;
export type ProductInventoryOutput = zod.output<typeof ProductInventory>;

export const Breadcrumb = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  categoryName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  categorySlug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Breadcrumb = zod.input<typeof Breadcrumb>;
export type BreadcrumbOutput = zod.output<typeof Breadcrumb>;

export const BreadcrumbsInfo = /*#__PURE__*/ zod.looseObject({
  breadcrumbs: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Breadcrumb)),
});

export type BreadcrumbsInfo = zod.input<typeof BreadcrumbsInfo>;
export type BreadcrumbsInfoOutput = zod.output<typeof BreadcrumbsInfo>;

export const OptionChoiceIds = /*#__PURE__*/ zod.looseObject({
  optionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  choiceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OptionChoiceIds = zod.input<typeof OptionChoiceIds>;
export type OptionChoiceIdsOutput = zod.output<typeof OptionChoiceIds>;

export const OptionChoiceNames = /*#__PURE__*/ zod.looseObject({
  optionName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  choiceName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  renderType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OptionChoiceNames = zod.input<typeof OptionChoiceNames>;
export type OptionChoiceNamesOutput = zod.output<typeof OptionChoiceNames>;

export const VariantOptionChoice = /*#__PURE__*/ zod.looseObject({
  optionChoiceIds: /*#__PURE__*/ zod.nullish(OptionChoiceIds),
  optionChoiceNames: /*#__PURE__*/ zod.nullish(OptionChoiceNames),
});

export type VariantOptionChoice = zod.input<typeof VariantOptionChoice>;
export type VariantOptionChoiceOutput = zod.output<typeof VariantOptionChoice>;

export const VariantPriceV3 = /*#__PURE__*/ zod.looseObject({
  actualPrice: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
  compareAtPrice: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
  priceAfterDiscount: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
});

export type VariantPriceV3 = zod.input<typeof VariantPriceV3>;
export type VariantPriceV3Output = zod.output<typeof VariantPriceV3>;

export const RevenueDetails = /*#__PURE__*/ zod.looseObject({
  cost: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
  profit: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
  profitMargin: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type RevenueDetails = zod.input<typeof RevenueDetails>;
export type RevenueDetailsOutput = zod.output<typeof RevenueDetails>;

export const SubscriptionPricePerUnit = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  priceAfterDiscount: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
});

export type SubscriptionPricePerUnit = zod.input<typeof SubscriptionPricePerUnit>;
export type SubscriptionPricePerUnitOutput = zod.output<typeof SubscriptionPricePerUnit>;

export const SubscriptionPrice = /*#__PURE__*/ zod.looseObject({
  subscriptionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
  pricePerUnit: /*#__PURE__*/ zod.nullish(SubscriptionPricePerUnit),
  priceAfterDiscount: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
});

export type SubscriptionPrice = zod.input<typeof SubscriptionPrice>;
export type SubscriptionPriceOutput = zod.output<typeof SubscriptionPrice>;

export const SubscriptionPricesInfo = /*#__PURE__*/ zod.looseObject({
  subscriptionPrices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SubscriptionPrice)),
});

export type SubscriptionPricesInfo = zod.input<typeof SubscriptionPricesInfo>;
export type SubscriptionPricesInfoOutput = zod.output<typeof SubscriptionPricesInfo>;

export const VariantInventoryStatus = /*#__PURE__*/ zod.looseObject({
  inStock: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  preorderEnabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type VariantInventoryStatus = zod.input<typeof VariantInventoryStatus>;
export type VariantInventoryStatusOutput = zod.output<typeof VariantInventoryStatus>;

export const PricePerUnitSettings = /*#__PURE__*/ zod.looseObject({
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  measurementUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PricePerUnitSettings = zod.input<typeof PricePerUnitSettings>;
export type PricePerUnitSettingsOutput = zod.output<typeof PricePerUnitSettings>;

export const VariantPricePerUnit = /*#__PURE__*/ zod.looseObject({
  settings: /*#__PURE__*/ zod.nullish(PricePerUnitSettings),
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  priceAfterDiscount: /*#__PURE__*/ zod.nullish(FixedMonetaryAmount),
});

export type VariantPricePerUnit = zod.input<typeof VariantPricePerUnit>;
export type VariantPricePerUnitOutput = zod.output<typeof VariantPricePerUnit>;

export const Dimensions = /*#__PURE__*/ zod.looseObject({
  length: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  width: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  height: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  unit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Dimensions = zod.input<typeof Dimensions>;
export type DimensionsOutput = zod.output<typeof Dimensions>;

export const VariantPhysicalProperties = /*#__PURE__*/ zod.looseObject({
  weight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  pricePerUnit: /*#__PURE__*/ zod.nullish(VariantPricePerUnit),
  productDimensions: /*#__PURE__*/ zod.nullish(Dimensions),
  packageDimensions: /*#__PURE__*/ zod.nullish(Dimensions),
});

export type VariantPhysicalProperties = zod.input<typeof VariantPhysicalProperties>;
export type VariantPhysicalPropertiesOutput = zod.output<typeof VariantPhysicalProperties>;

export const SecuredMedia = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  fileName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fileSize: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  fileType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SecuredMedia = zod.input<typeof SecuredMedia>;
export type SecuredMediaOutput = zod.output<typeof SecuredMedia>;

export const VariantDigitalProperties = /*#__PURE__*/ zod.looseObject({
  digitalFile: /*#__PURE__*/ zod.nullish(SecuredMedia),
});

export type VariantDigitalProperties = zod.input<typeof VariantDigitalProperties>;
export type VariantDigitalPropertiesOutput = zod.output<typeof VariantDigitalProperties>;

export const ProductVariantV3 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  barcode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  choices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(VariantOptionChoice)),
  price: /*#__PURE__*/ zod.nullish(VariantPriceV3),
  revenueDetails: /*#__PURE__*/ zod.nullish(RevenueDetails),
  media: /*#__PURE__*/ zod.nullish(ProductMedium),
  subscriptionPricesInfo: /*#__PURE__*/ zod.nullish(SubscriptionPricesInfo),
  inventoryStatus: /*#__PURE__*/ zod.nullish(VariantInventoryStatus),
  physicalProperties: /*#__PURE__*/ zod.nullish(VariantPhysicalProperties),
  digitalProperties: /*#__PURE__*/ zod.nullish(VariantDigitalProperties),
});

export type ProductVariantV3 = zod.input<typeof ProductVariantV3>;
export type ProductVariantV3Output = zod.output<typeof ProductVariantV3>;

export const VariantsInfo = /*#__PURE__*/ zod.looseObject({
  variants: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductVariantV3)),
});

export type VariantsInfo = zod.input<typeof VariantsInfo>;
export type VariantsInfoOutput = zod.output<typeof VariantsInfo>;

export const VariantSummary = /*#__PURE__*/ zod.looseObject({
  variantCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  minPriceVariant: /*#__PURE__*/ zod.nullish(ProductVariantV3),
});

export type VariantSummary = zod.input<typeof VariantSummary>;
export type VariantSummaryOutput = zod.output<typeof VariantSummary>;

export const PurchaseEligibility = /*#__PURE__*/ zod.looseObject({
  userCriteria: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PurchaseEligibility = zod.input<typeof PurchaseEligibility>;
export type PurchaseEligibilityOutput = zod.output<typeof PurchaseEligibility>;

export const WeightRange = /*#__PURE__*/ zod.looseObject({
  minValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  maxValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type WeightRange = zod.input<typeof WeightRange>;
export type WeightRangeOutput = zod.output<typeof WeightRange>;

export const PricePerUnitValue = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PricePerUnitValue = zod.input<typeof PricePerUnitValue>;
export type PricePerUnitValueOutput = zod.output<typeof PricePerUnitValue>;

export const PricePerUnitRange = /*#__PURE__*/ zod.looseObject({
  minValue: /*#__PURE__*/ zod.nullish(PricePerUnitValue),
  maxValue: /*#__PURE__*/ zod.nullish(PricePerUnitValue),
});

export type PricePerUnitRange = zod.input<typeof PricePerUnitRange>;
export type PricePerUnitRangeOutput = zod.output<typeof PricePerUnitRange>;

export const WeightMeasurementUnitInfo = /*#__PURE__*/ zod.looseObject({
  weightMeasurementUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type WeightMeasurementUnitInfo = zod.input<typeof WeightMeasurementUnitInfo>;
export type WeightMeasurementUnitInfoOutput = zod.output<typeof WeightMeasurementUnitInfo>;

export const ProductPhysicalProperties = /*#__PURE__*/ zod.looseObject({
  pricePerUnit: /*#__PURE__*/ zod.nullish(PricePerUnitSettings),
  fulfillerId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shippingWeightRange: /*#__PURE__*/ zod.nullish(WeightRange),
  pricePerUnitRange: /*#__PURE__*/ zod.nullish(PricePerUnitRange),
  weightMeasurementUnitInfo: /*#__PURE__*/ zod.nullish(WeightMeasurementUnitInfo),
  deliveryProfileId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ProductPhysicalProperties = zod.input<typeof ProductPhysicalProperties>;
export type ProductPhysicalPropertiesOutput = zod.output<typeof ProductPhysicalProperties>;

export const SubscriptionDiscount = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amountOff: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  percentOff: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type SubscriptionDiscount = zod.input<typeof SubscriptionDiscount>;
export type SubscriptionDiscountOutput = zod.output<typeof SubscriptionDiscount>;

export const ProductSubscription = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  autoRenewal: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  billingCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  discount: /*#__PURE__*/ zod.nullish(SubscriptionDiscount),
});

export type ProductSubscription = zod.input<typeof ProductSubscription>;
export type ProductSubscriptionOutput = zod.output<typeof ProductSubscription>;

export const SubscriptionDetails = /*#__PURE__*/ zod.looseObject({
  subscriptions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductSubscription)),
  allowOneTimePurchases: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type SubscriptionDetails = zod.input<typeof SubscriptionDetails>;
export type SubscriptionDetailsOutput = zod.output<typeof SubscriptionDetails>;

export const ProductTagList = /*#__PURE__*/ zod.looseObject({
  tagIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type ProductTagList = zod.input<typeof ProductTagList>;
export type ProductTagListOutput = zod.output<typeof ProductTagList>;

export const ProductTags = /*#__PURE__*/ zod.looseObject({
  privateTags: /*#__PURE__*/ zod.nullish(ProductTagList),
  publicTags: /*#__PURE__*/ zod.nullish(ProductTagList),
});

export type ProductTags = zod.input<typeof ProductTags>;
export type ProductTagsOutput = zod.output<typeof ProductTags>;

export const ProductV3 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  handle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(ItemPageUrl),
  description: /*#__PURE__*/ zod.nullish(RichContent),
  plainDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  visibleInPos: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  media: /*#__PURE__*/ zod.nullish(ProductMediaV3),
  seoData: /*#__PURE__*/ zod.nullish(SeoSchema),
  taxGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  options: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ConnectedOption)),
  modifiers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ConnectedModifier)),
  brand: /*#__PURE__*/ zod.nullish(ProductBrand),
  infoSections: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductInfoSection)),
  ribbon: /*#__PURE__*/ zod.nullish(ProductRibbon),
  additionalRibbons: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductRibbon)),
  directCategoriesInfo: /*#__PURE__*/ zod.nullish(ProductCategoriesInfo),
  allCategoriesInfo: /*#__PURE__*/ zod.nullish(ProductCategoriesInfo),
  mainCategoryId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  costRange: /*#__PURE__*/ zod.nullish(PriceRangeV3),
  inventory: /*#__PURE__*/ zod.nullish(ProductInventory),
  productType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  breadcrumbsInfo: /*#__PURE__*/ zod.nullish(BreadcrumbsInfo),
  actualPriceRange: /*#__PURE__*/ zod.nullish(PriceRangeV3),
  compareAtPriceRange: /*#__PURE__*/ zod.nullish(PriceRangeV3),
  variantsInfo: /*#__PURE__*/ zod.nullish(VariantsInfo),
  variantSummary: /*#__PURE__*/ zod.nullish(VariantSummary),
  purchaseEligibility: /*#__PURE__*/ zod.nullish(PurchaseEligibility),
  physicalProperties: /*#__PURE__*/ zod.nullish(ProductPhysicalProperties),
  subscriptionDetails: /*#__PURE__*/ zod.nullish(SubscriptionDetails),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  tags: /*#__PURE__*/ zod.nullish(ProductTags),
});

export type ProductV3 = zod.input<typeof ProductV3>;
export type ProductV3Output = zod.output<typeof ProductV3>;

export const NotifiedProductV3Creation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(ProductV3),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedProductV3Creation = zod.input<typeof NotifiedProductV3Creation>;
export type NotifiedProductV3CreationOutput = zod.output<typeof NotifiedProductV3Creation>;

export const ProductCreatedV3Payload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedProductV3Creation),
  }),
);

export type ProductCreatedV3Payload = zod.input<typeof ProductCreatedV3Payload>;
export type ProductCreatedV3PayloadOutput = zod.output<typeof ProductCreatedV3Payload>;

export const ProductCreatedV3Notification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ProductCreatedV3Payload),
});

export type ProductCreatedV3Notification = zod.input<typeof ProductCreatedV3Notification>;
export type ProductCreatedV3NotificationOutput = zod.output<typeof ProductCreatedV3Notification>;

export const NotifiedProductV3Update = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(ProductV3),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedProductV3Update = zod.input<typeof NotifiedProductV3Update>;
export type NotifiedProductV3UpdateOutput = zod.output<typeof NotifiedProductV3Update>;

export const ProductUpdatedV3Payload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedProductV3Update),
  }),
);

export type ProductUpdatedV3Payload = zod.input<typeof ProductUpdatedV3Payload>;
export type ProductUpdatedV3PayloadOutput = zod.output<typeof ProductUpdatedV3Payload>;

export const ProductUpdatedV3Notification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ProductUpdatedV3Payload),
});

export type ProductUpdatedV3Notification = zod.input<typeof ProductUpdatedV3Notification>;
export type ProductUpdatedV3NotificationOutput = zod.output<typeof ProductUpdatedV3Notification>;

export const NotifiedProductV3Deletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(ProductV3),
});

export type NotifiedProductV3Deletion = zod.input<typeof NotifiedProductV3Deletion>;
export type NotifiedProductV3DeletionOutput = zod.output<typeof NotifiedProductV3Deletion>;

export const ProductDeletedV3Payload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedProductV3Deletion),
  }),
);

export type ProductDeletedV3Payload = zod.input<typeof ProductDeletedV3Payload>;
export type ProductDeletedV3PayloadOutput = zod.output<typeof ProductDeletedV3Payload>;

export const ProductDeletedV3Notification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ProductDeletedV3Payload),
});

export type ProductDeletedV3Notification = zod.input<typeof ProductDeletedV3Notification>;
export type ProductDeletedV3NotificationOutput = zod.output<typeof ProductDeletedV3Notification>;

export const Brand = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  assignedProductsCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type Brand = zod.input<typeof Brand>;
export type BrandOutput = zod.output<typeof Brand>;

export const NotifiedBrandCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(Brand),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedBrandCreation = zod.input<typeof NotifiedBrandCreation>;
export type NotifiedBrandCreationOutput = zod.output<typeof NotifiedBrandCreation>;

export const BrandCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedBrandCreation),
  }),
);

export type BrandCreatedPayload = zod.input<typeof BrandCreatedPayload>;
export type BrandCreatedPayloadOutput = zod.output<typeof BrandCreatedPayload>;

export const BrandCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(BrandCreatedPayload),
});

export type BrandCreatedNotification = zod.input<typeof BrandCreatedNotification>;
export type BrandCreatedNotificationOutput = zod.output<typeof BrandCreatedNotification>;

export const NotifiedBrandUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(Brand),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedBrandUpdate = zod.input<typeof NotifiedBrandUpdate>;
export type NotifiedBrandUpdateOutput = zod.output<typeof NotifiedBrandUpdate>;

export const BrandUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedBrandUpdate),
  }),
);

export type BrandUpdatedPayload = zod.input<typeof BrandUpdatedPayload>;
export type BrandUpdatedPayloadOutput = zod.output<typeof BrandUpdatedPayload>;

export const BrandUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(BrandUpdatedPayload),
});

export type BrandUpdatedNotification = zod.input<typeof BrandUpdatedNotification>;
export type BrandUpdatedNotificationOutput = zod.output<typeof BrandUpdatedNotification>;

export const NotifiedBrandDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(Brand),
});

export type NotifiedBrandDeletion = zod.input<typeof NotifiedBrandDeletion>;
export type NotifiedBrandDeletionOutput = zod.output<typeof NotifiedBrandDeletion>;

export const BrandDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedBrandDeletion),
  }),
);

export type BrandDeletedPayload = zod.input<typeof BrandDeletedPayload>;
export type BrandDeletedPayloadOutput = zod.output<typeof BrandDeletedPayload>;

export const BrandDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(BrandDeletedPayload),
});

export type BrandDeletedNotification = zod.input<typeof BrandDeletedNotification>;
export type BrandDeletedNotificationOutput = zod.output<typeof BrandDeletedNotification>;

export const RibbonV3 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  assignedProductCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type RibbonV3 = zod.input<typeof RibbonV3>;
export type RibbonV3Output = zod.output<typeof RibbonV3>;

export const NotifiedRibbonCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(RibbonV3),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedRibbonCreation = zod.input<typeof NotifiedRibbonCreation>;
export type NotifiedRibbonCreationOutput = zod.output<typeof NotifiedRibbonCreation>;

export const RibbonCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedRibbonCreation),
  }),
);

export type RibbonCreatedPayload = zod.input<typeof RibbonCreatedPayload>;
export type RibbonCreatedPayloadOutput = zod.output<typeof RibbonCreatedPayload>;

export const RibbonCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(RibbonCreatedPayload),
});

export type RibbonCreatedNotification = zod.input<typeof RibbonCreatedNotification>;
export type RibbonCreatedNotificationOutput = zod.output<typeof RibbonCreatedNotification>;

export const NotifiedRibbonUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(RibbonV3),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedRibbonUpdate = zod.input<typeof NotifiedRibbonUpdate>;
export type NotifiedRibbonUpdateOutput = zod.output<typeof NotifiedRibbonUpdate>;

export const RibbonUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedRibbonUpdate),
  }),
);

export type RibbonUpdatedPayload = zod.input<typeof RibbonUpdatedPayload>;
export type RibbonUpdatedPayloadOutput = zod.output<typeof RibbonUpdatedPayload>;

export const RibbonUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(RibbonUpdatedPayload),
});

export type RibbonUpdatedNotification = zod.input<typeof RibbonUpdatedNotification>;
export type RibbonUpdatedNotificationOutput = zod.output<typeof RibbonUpdatedNotification>;

export const NotifiedRibbonDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(RibbonV3),
});

export type NotifiedRibbonDeletion = zod.input<typeof NotifiedRibbonDeletion>;
export type NotifiedRibbonDeletionOutput = zod.output<typeof NotifiedRibbonDeletion>;

export const RibbonDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedRibbonDeletion),
  }),
);

export type RibbonDeletedPayload = zod.input<typeof RibbonDeletedPayload>;
export type RibbonDeletedPayloadOutput = zod.output<typeof RibbonDeletedPayload>;

export const RibbonDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(RibbonDeletedPayload),
});

export type RibbonDeletedNotification = zod.input<typeof RibbonDeletedNotification>;
export type RibbonDeletedNotificationOutput = zod.output<typeof RibbonDeletedNotification>;

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
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
});

export type Rsvp = zod.input<typeof Rsvp>;
export type RsvpOutput = zod.output<typeof Rsvp>;

export const NotifiedRsvpCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(Rsvp),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedRsvpCreation = zod.input<typeof NotifiedRsvpCreation>;
export type NotifiedRsvpCreationOutput = zod.output<typeof NotifiedRsvpCreation>;

export const RsvpCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedRsvpCreation),
  }),
);

export type RsvpCreatedPayload = zod.input<typeof RsvpCreatedPayload>;
export type RsvpCreatedPayloadOutput = zod.output<typeof RsvpCreatedPayload>;

export const RsvpCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(RsvpCreatedPayload),
});

export type RsvpCreatedNotification = zod.input<typeof RsvpCreatedNotification>;
export type RsvpCreatedNotificationOutput = zod.output<typeof RsvpCreatedNotification>;

export const NotifiedRsvpUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(Rsvp),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedRsvpUpdate = zod.input<typeof NotifiedRsvpUpdate>;
export type NotifiedRsvpUpdateOutput = zod.output<typeof NotifiedRsvpUpdate>;

export const RsvpUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedRsvpUpdate),
  }),
);

export type RsvpUpdatedPayload = zod.input<typeof RsvpUpdatedPayload>;
export type RsvpUpdatedPayloadOutput = zod.output<typeof RsvpUpdatedPayload>;

export const RsvpUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(RsvpUpdatedPayload),
});

export type RsvpUpdatedNotification = zod.input<typeof RsvpUpdatedNotification>;
export type RsvpUpdatedNotificationOutput = zod.output<typeof RsvpUpdatedNotification>;

export const NotifiedRsvpDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(Rsvp),
});

export type NotifiedRsvpDeletion = zod.input<typeof NotifiedRsvpDeletion>;
export type NotifiedRsvpDeletionOutput = zod.output<typeof NotifiedRsvpDeletion>;

export const RsvpDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedRsvpDeletion),
  }),
);

export type RsvpDeletedPayload = zod.input<typeof RsvpDeletedPayload>;
export type RsvpDeletedPayloadOutput = zod.output<typeof RsvpDeletedPayload>;

export const RsvpDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(RsvpDeletedPayload),
});

export type RsvpDeletedNotification = zod.input<typeof RsvpDeletedNotification>;
export type RsvpDeletedNotificationOutput = zod.output<typeof RsvpDeletedNotification>;

export const MemberStreetAddress = /*#__PURE__*/ zod.looseObject({
  number: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MemberStreetAddress = zod.input<typeof MemberStreetAddress>;
export type MemberStreetAddressOutput = zod.output<typeof MemberStreetAddress>;

export const MemberAddress = /*#__PURE__*/ zod.looseObject({
  streetAddress: /*#__PURE__*/ zod.nullish(MemberStreetAddress),
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

export const MemberCustomField = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.unknown()),
});

export type MemberCustomField = zod.input<typeof MemberCustomField>;
export type MemberCustomFieldOutput = zod.output<typeof MemberCustomField>;

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
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), MemberCustomField),
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

export const NotifiedMemberCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(Member),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedMemberCreation = zod.input<typeof NotifiedMemberCreation>;
export type NotifiedMemberCreationOutput = zod.output<typeof NotifiedMemberCreation>;

export const MemberCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedMemberCreation),
  }),
);

export type MemberCreatedPayload = zod.input<typeof MemberCreatedPayload>;
export type MemberCreatedPayloadOutput = zod.output<typeof MemberCreatedPayload>;

export const MemberCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.members.v1.member_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(MemberCreatedPayload),
});

export type MemberCreatedNotification = zod.input<typeof MemberCreatedNotification>;
export type MemberCreatedNotificationOutput = zod.output<typeof MemberCreatedNotification>;

export const NotifiedMemberUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(Member),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedMemberUpdate = zod.input<typeof NotifiedMemberUpdate>;
export type NotifiedMemberUpdateOutput = zod.output<typeof NotifiedMemberUpdate>;

export const MemberUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedMemberUpdate),
  }),
);

export type MemberUpdatedPayload = zod.input<typeof MemberUpdatedPayload>;
export type MemberUpdatedPayloadOutput = zod.output<typeof MemberUpdatedPayload>;

export const MemberUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.members.v1.member_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(MemberUpdatedPayload),
});

export type MemberUpdatedNotification = zod.input<typeof MemberUpdatedNotification>;
export type MemberUpdatedNotificationOutput = zod.output<typeof MemberUpdatedNotification>;

export const NotifiedMemberDeletion = /*#__PURE__*/ zod.looseObject({});

export type NotifiedMemberDeletion = zod.input<typeof NotifiedMemberDeletion>;
export type NotifiedMemberDeletionOutput = zod.output<typeof NotifiedMemberDeletion>;

export const MemberDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedMemberDeletion),
  }),
);

export type MemberDeletedPayload = zod.input<typeof MemberDeletedPayload>;
export type MemberDeletedPayloadOutput = zod.output<typeof MemberDeletedPayload>;

export const MemberDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.members.v1.member_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(MemberDeletedPayload),
});

export type MemberDeletedNotification = zod.input<typeof MemberDeletedNotification>;
export type MemberDeletedNotificationOutput = zod.output<typeof MemberDeletedNotification>;

export const FormattedPrice2 = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  formattedAmount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type FormattedPrice2 = zod.input<typeof FormattedPrice2>;
export type FormattedPrice2Output = zod.output<typeof FormattedPrice2>;

export const OrderTaxDetails = /*#__PURE__*/ zod.looseObject({
  taxableAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxRate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  totalTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderTaxDetails = zod.input<typeof OrderTaxDetails>;
export type OrderTaxDetailsOutput = zod.output<typeof OrderTaxDetails>;

export const OrderPartTaxBreakdown = /*#__PURE__*/ zod.looseObject({
  jurisdiction: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  jurisdictionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nonTaxableAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxableAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderPartTaxBreakdown = zod.input<typeof OrderPartTaxBreakdown>;
export type OrderPartTaxBreakdownOutput = zod.output<typeof OrderPartTaxBreakdown>;

export const OrderPartTaxInfo = /*#__PURE__*/ zod.looseObject({
  taxAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxableAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxRate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxIncludedInPrice: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  taxBreakdown: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderPartTaxBreakdown)),
});

export type OrderPartTaxInfo = zod.input<typeof OrderPartTaxInfo>;
export type OrderPartTaxInfoOutput = zod.output<typeof OrderPartTaxInfo>;

export const OrderedFile = /*#__PURE__*/ zod.looseObject({
  fileId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  link: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  expirationDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderedFile = zod.input<typeof OrderedFile>;
export type OrderedFileOutput = zod.output<typeof OrderedFile>;

export const OrderedFreeTrialPeriod = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type OrderedFreeTrialPeriod = zod.input<typeof OrderedFreeTrialPeriod>;
export type OrderedFreeTrialPeriodOutput = zod.output<typeof OrderedFreeTrialPeriod>;

export const OrderedSubscriptionSettings = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  autoRenewal: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  billingCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  enableCustomerCancellation: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  freeTrialPeriod: /*#__PURE__*/ zod.nullish(OrderedFreeTrialPeriod),
});

export type OrderedSubscriptionSettings = zod.input<typeof OrderedSubscriptionSettings>;
export type OrderedSubscriptionSettingsOutput = zod.output<typeof OrderedSubscriptionSettings>;

export const OrderedSubscription = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  cycleNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  subscriptionOptionTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subscriptionOptionDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subscriptionSettings: /*#__PURE__*/ zod.nullish(OrderedSubscriptionSettings),
  chargesDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderedSubscription = zod.input<typeof OrderedSubscription>;
export type OrderedSubscriptionOutput = zod.output<typeof OrderedSubscription>;

export const OrderedAtLocation = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderedAtLocation = zod.input<typeof OrderedAtLocation>;
export type OrderedAtLocationOutput = zod.output<typeof OrderedAtLocation>;

export const OrderedDecimalQuantity = /*#__PURE__*/ zod.looseObject({
  measurementUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  otherUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  description: /*#__PURE__*/ zod.nullish(TranslatableString),
});

export type OrderedDecimalQuantity = zod.input<typeof OrderedDecimalQuantity>;
export type OrderedDecimalQuantityOutput = zod.output<typeof OrderedDecimalQuantity>;

export const OrderedModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  label: /*#__PURE__*/ zod.nullish(TranslatableString),
  details: /*#__PURE__*/ zod.nullish(TranslatableString),
  price: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderedModifier = zod.input<typeof OrderedModifier>;
export type OrderedModifierOutput = zod.output<typeof OrderedModifier>;

export const OrderedModifierGroup = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  modifiers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedModifier)),
});

export type OrderedModifierGroup = zod.input<typeof OrderedModifierGroup>;
export type OrderedModifierGroupOutput = zod.output<typeof OrderedModifierGroup>;

export const ShopOrderLineItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  productName: /*#__PURE__*/ zod.nullish(TranslatableString),
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReference),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalDiscount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLine)),
  image: /*#__PURE__*/ zod.nullish(Image),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalProperties),
  itemType: /*#__PURE__*/ zod.nullish(ItemType),
  fulfillerId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  refundQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  restockQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  price: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  priceBeforeDiscounts: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalPriceBeforeTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalPriceAfterTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  paymentOption: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxDetails: /*#__PURE__*/ zod.nullish(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.nullish(OrderPartTaxInfo),
  digitalFile: /*#__PURE__*/ zod.nullish(OrderedFile),
  subscriptionInfo: /*#__PURE__*/ zod.nullish(OrderedSubscription),
  priceDescription: /*#__PURE__*/ zod.nullish(PriceDescription),
  depositAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  locations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedAtLocation)),
  lineItemPrice: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxableAddress: /*#__PURE__*/ zod.nullish(TaxableAddress),
  priceUndetermined: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  fixedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  decimalQuantity: /*#__PURE__*/ zod.nullish(OrderedDecimalQuantity),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  modifierGroups: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedModifierGroup)),
});

export type ShopOrderLineItem = zod.input<typeof ShopOrderLineItem>;
export type ShopOrderLineItemOutput = zod.output<typeof ShopOrderLineItem>;

export const OrderBuyer = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderBuyer = zod.input<typeof OrderBuyer>;
export type OrderBuyerOutput = zod.output<typeof OrderBuyer>;

export const OrderCurrencyConversion = /*#__PURE__*/ zod.looseObject({
  originalCurrency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  conversionRate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type OrderCurrencyConversion = zod.input<typeof OrderCurrencyConversion>;
export type OrderCurrencyConversionOutput = zod.output<typeof OrderCurrencyConversion>;

export const OrderPriceSummary = /*#__PURE__*/ zod.looseObject({
  subtotal: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  shipping: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  tax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  discount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  total: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalAdditionalFees: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderPriceSummary = zod.input<typeof OrderPriceSummary>;
export type OrderPriceSummaryOutput = zod.output<typeof OrderPriceSummary>;

export const OrderPickupAddress = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  streetAddress: /*#__PURE__*/ zod.nullish(StreetAddress),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  countryFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderPickupAddress = zod.input<typeof OrderPickupAddress>;
export type OrderPickupAddressOutput = zod.output<typeof OrderPickupAddress>;

export const OrderPickup = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(OrderPickupAddress),
  pickupMethod: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderPickup = zod.input<typeof OrderPickup>;
export type OrderPickupOutput = zod.output<typeof OrderPickup>;

export const DeliveryTimeSlot = /*#__PURE__*/ zod.looseObject({
  from: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  to: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DeliveryTimeSlot = zod.input<typeof DeliveryTimeSlot>;
export type DeliveryTimeSlotOutput = zod.output<typeof DeliveryTimeSlot>;

export const OrderDelivery = /*#__PURE__*/ zod.looseObject({
  shippingDestination: /*#__PURE__*/ zod.nullish(AddressWithContact),
  pickupDetails: /*#__PURE__*/ zod.nullish(OrderPickup),
  deliveryTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  instructions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  deliverByDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  deliveryTimeSlot: /*#__PURE__*/ zod.nullish(DeliveryTimeSlot),
});

export type OrderDelivery = zod.input<typeof OrderDelivery>;
export type OrderDeliveryOutput = zod.output<typeof OrderDelivery>;

export const OrderShippingCost = /*#__PURE__*/ zod.looseObject({
  price: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalPriceBeforeTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalPriceAfterTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxDetails: /*#__PURE__*/ zod.nullish(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.nullish(OrderPartTaxInfo),
  discount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderShippingCost = zod.input<typeof OrderShippingCost>;
export type OrderShippingCostOutput = zod.output<typeof OrderShippingCost>;

export const OrderShippingRegion = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderShippingRegion = zod.input<typeof OrderShippingRegion>;
export type OrderShippingRegionOutput = zod.output<typeof OrderShippingRegion>;

export const OrderShipping = /*#__PURE__*/ zod.looseObject({
  carrierId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  logistics: /*#__PURE__*/ zod.nullish(OrderDelivery),
  cost: /*#__PURE__*/ zod.nullish(OrderShippingCost),
  region: /*#__PURE__*/ zod.nullish(OrderShippingRegion),
});

export type OrderShipping = zod.input<typeof OrderShipping>;
export type OrderShippingOutput = zod.output<typeof OrderShipping>;

export const OrderTaxSummary = /*#__PURE__*/ zod.looseObject({
  totalTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderTaxSummary = zod.input<typeof OrderTaxSummary>;
export type OrderTaxSummaryOutput = zod.output<typeof OrderTaxSummary>;

export const OrderTaxBreakdown = /*#__PURE__*/ zod.looseObject({
  taxName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  jurisdiction: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  jurisdictionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  aggregatedTaxAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderTaxBreakdown = zod.input<typeof OrderTaxBreakdown>;
export type OrderTaxBreakdownOutput = zod.output<typeof OrderTaxBreakdown>;

export const OrderTaxInfo = /*#__PURE__*/ zod.looseObject({
  totalTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxBreakdown: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderTaxBreakdown)),
  taxExempt: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type OrderTaxInfo = zod.input<typeof OrderTaxInfo>;
export type OrderTaxInfoOutput = zod.output<typeof OrderTaxInfo>;

export const OrderCoupon = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderCoupon = zod.input<typeof OrderCoupon>;
export type OrderCouponOutput = zod.output<typeof OrderCoupon>;

export const OrderMerchantDiscount = /*#__PURE__*/ zod.looseObject({
  discountReason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderMerchantDiscount = zod.input<typeof OrderMerchantDiscount>;
export type OrderMerchantDiscountOutput = zod.output<typeof OrderMerchantDiscount>;

export const DiscountRuleName = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DiscountRuleName = zod.input<typeof DiscountRuleName>;
export type DiscountRuleNameOutput = zod.output<typeof DiscountRuleName>;

export const OrderDiscountRule = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullish(DiscountRuleName),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderDiscountRule = zod.input<typeof OrderDiscountRule>;
export type OrderDiscountRuleOutput = zod.output<typeof OrderDiscountRule>;

export const OrderLineDiscount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  totalDiscount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderLineDiscount = zod.input<typeof OrderLineDiscount>;
export type OrderLineDiscountOutput = zod.output<typeof OrderLineDiscount>;

export const OrderDiscount = /*#__PURE__*/ zod.looseObject({
  coupon: /*#__PURE__*/ zod.nullish(OrderCoupon),
  merchantDiscount: /*#__PURE__*/ zod.nullish(OrderMerchantDiscount),
  discountRule: /*#__PURE__*/ zod.nullish(OrderDiscountRule),
  discountType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderLineDiscount)),
});

export type OrderDiscount = zod.input<typeof OrderDiscount>;
export type OrderDiscountOutput = zod.output<typeof OrderDiscount>;

export const MerchantComment = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MerchantComment = zod.input<typeof MerchantComment>;
export type MerchantCommentOutput = zod.output<typeof MerchantComment>;

export const OrderRefund = /*#__PURE__*/ zod.looseObject({
  manual: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderRefund = zod.input<typeof OrderRefund>;
export type OrderRefundOutput = zod.output<typeof OrderRefund>;

export const OrderQuantityChange = /*#__PURE__*/ zod.looseObject({
  originalQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  newQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  diff: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  deltaType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderQuantityChange = zod.input<typeof OrderQuantityChange>;
export type OrderQuantityChangeOutput = zod.output<typeof OrderQuantityChange>;

export const OrderPriceChange = /*#__PURE__*/ zod.looseObject({
  originalPrice: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  newPrice: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderPriceChange = zod.input<typeof OrderPriceChange>;
export type OrderPriceChangeOutput = zod.output<typeof OrderPriceChange>;

export const OrderLineChange = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  quantity: /*#__PURE__*/ zod.nullish(OrderQuantityChange),
  price: /*#__PURE__*/ zod.nullish(OrderPriceChange),
});

export type OrderLineChange = zod.input<typeof OrderLineChange>;
export type OrderLineChangeOutput = zod.output<typeof OrderLineChange>;

export const OrderManagedLine = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type OrderManagedLine = zod.input<typeof OrderManagedLine>;
export type OrderManagedLineOutput = zod.output<typeof OrderManagedLine>;

export const OrderTranslatedValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderTranslatedValue = zod.input<typeof OrderTranslatedValue>;
export type OrderTranslatedValueOutput = zod.output<typeof OrderTranslatedValue>;

export const OrderLineAmount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderLineAmount = zod.input<typeof OrderLineAmount>;
export type OrderLineAmountOutput = zod.output<typeof OrderLineAmount>;

export const OrderManagedDiscount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(OrderTranslatedValue),
  affectedLineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderLineAmount)),
  totalAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderManagedDiscount = zod.input<typeof OrderManagedDiscount>;
export type OrderManagedDiscountOutput = zod.output<typeof OrderManagedDiscount>;

export const OrderManagedFee = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(OrderTranslatedValue),
  affectedLineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderLineAmount)),
  totalAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderManagedFee = zod.input<typeof OrderManagedFee>;
export type OrderManagedFeeOutput = zod.output<typeof OrderManagedFee>;

export const OrderTotalChange = /*#__PURE__*/ zod.looseObject({
  originalTotal: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  newTotal: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderTotalChange = zod.input<typeof OrderTotalChange>;
export type OrderTotalChangeOutput = zod.output<typeof OrderTotalChange>;

export const OrderShippingBrief = /*#__PURE__*/ zod.looseObject({
  total: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  shippingTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderShippingBrief = zod.input<typeof OrderShippingBrief>;
export type OrderShippingBriefOutput = zod.output<typeof OrderShippingBrief>;

export const OrderShippingChange = /*#__PURE__*/ zod.looseObject({
  originalShippingInfo: /*#__PURE__*/ zod.nullish(OrderShippingBrief),
  newShippingInfo: /*#__PURE__*/ zod.nullish(OrderShippingBrief),
});

export type OrderShippingChange = zod.input<typeof OrderShippingChange>;
export type OrderShippingChangeOutput = zod.output<typeof OrderShippingChange>;

export const OrderChange = /*#__PURE__*/ zod.looseObject({
  lineItemChanged: /*#__PURE__*/ zod.nullish(OrderLineChange),
  lineItemAdded: /*#__PURE__*/ zod.nullish(OrderManagedLine),
  lineItemRemoved: /*#__PURE__*/ zod.nullish(OrderManagedLine),
  discountAdded: /*#__PURE__*/ zod.nullish(OrderManagedDiscount),
  discountRemoved: /*#__PURE__*/ zod.nullish(OrderManagedDiscount),
  additionalFeeAdded: /*#__PURE__*/ zod.nullish(OrderManagedFee),
  additionalFeeRemoved: /*#__PURE__*/ zod.nullish(OrderManagedFee),
  totalPriceChanged: /*#__PURE__*/ zod.nullish(OrderTotalChange),
  shippingInformationChanged: /*#__PURE__*/ zod.nullish(OrderShippingChange),
});

export type OrderChange = zod.input<typeof OrderChange>;
export type OrderChangeOutput = zod.output<typeof OrderChange>;

export const OrderDraftChanges = /*#__PURE__*/ zod.looseObject({
  draftOrderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  changes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderChange)),
});

export type OrderDraftChanges = zod.input<typeof OrderDraftChanges>;
export type OrderDraftChangesOutput = zod.output<typeof OrderDraftChanges>;

export const OrderSavedPaymentMethod = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderSavedPaymentMethod = zod.input<typeof OrderSavedPaymentMethod>;
export type OrderSavedPaymentMethodOutput = zod.output<typeof OrderSavedPaymentMethod>;

export const OrderAuthorizedPayment = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  lastFourDigits: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  brand: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderAuthorizedPayment = zod.input<typeof OrderAuthorizedPayment>;
export type OrderAuthorizedPaymentOutput = zod.output<typeof OrderAuthorizedPayment>;

export const OrderRegularRefund = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  lastFourDigits: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  brand: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderRegularRefund = zod.input<typeof OrderRegularRefund>;
export type OrderRegularRefundOutput = zod.output<typeof OrderRegularRefund>;

export const OrderGiftCardRefund = /*#__PURE__*/ zod.looseObject({
  giftCardPaymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderGiftCardRefund = zod.input<typeof OrderGiftCardRefund>;
export type OrderGiftCardRefundOutput = zod.output<typeof OrderGiftCardRefund>;

export const OrderMembershipRefund = /*#__PURE__*/ zod.looseObject({
  membershipId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderMembershipRefund = zod.input<typeof OrderMembershipRefund>;
export type OrderMembershipRefundOutput = zod.output<typeof OrderMembershipRefund>;

export const OrderRefundedPayment = /*#__PURE__*/ zod.looseObject({
  regular: /*#__PURE__*/ zod.nullish(OrderRegularRefund),
  giftCard: /*#__PURE__*/ zod.nullish(OrderGiftCardRefund),
  membership: /*#__PURE__*/ zod.nullish(OrderMembershipRefund),
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalRefund: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type OrderRefundedPayment = zod.input<typeof OrderRefundedPayment>;
export type OrderRefundedPaymentOutput = zod.output<typeof OrderRefundedPayment>;

export const OrderRefundStart = /*#__PURE__*/ zod.looseObject({
  refundId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  payments: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderRefundedPayment)),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderRefundStart = zod.input<typeof OrderRefundStart>;
export type OrderRefundStartOutput = zod.output<typeof OrderRefundStart>;

export const OrderRefundOutcome = /*#__PURE__*/ zod.looseObject({
  refundId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  payment: /*#__PURE__*/ zod.nullish(OrderRefundedPayment),
});

export type OrderRefundOutcome = zod.input<typeof OrderRefundOutcome>;
export type OrderRefundOutcomeOutput = zod.output<typeof OrderRefundOutcome>;

export const OrderStoreCredit = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderStoreCredit = zod.input<typeof OrderStoreCredit>;
export type OrderStoreCreditOutput = zod.output<typeof OrderStoreCredit>;

export const OrderCreditCard = /*#__PURE__*/ zod.looseObject({
  lastFourDigits: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  brand: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderCreditCard = zod.input<typeof OrderCreditCard>;
export type OrderCreditCardOutput = zod.output<typeof OrderCreditCard>;

export const OrderRegularPayment = /*#__PURE__*/ zod.looseObject({
  creditCardDetails: /*#__PURE__*/ zod.nullish(OrderCreditCard),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
});

export type OrderRegularPayment = zod.input<typeof OrderRegularPayment>;
export type OrderRegularPaymentOutput = zod.output<typeof OrderRegularPayment>;

export const OrderPaymentAttempt = /*#__PURE__*/ zod.looseObject({
  regular: /*#__PURE__*/ zod.nullish(OrderRegularPayment),
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderPaymentAttempt = zod.input<typeof OrderPaymentAttempt>;
export type OrderPaymentAttemptOutput = zod.output<typeof OrderPaymentAttempt>;

export const OrderPlatformReceipt = /*#__PURE__*/ zod.looseObject({
  receiptId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  displayNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderPlatformReceipt = zod.input<typeof OrderPlatformReceipt>;
export type OrderPlatformReceiptOutput = zod.output<typeof OrderPlatformReceipt>;

export const OrderExternalReceipt = /*#__PURE__*/ zod.looseObject({
  receiptId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  displayNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderExternalReceipt = zod.input<typeof OrderExternalReceipt>;
export type OrderExternalReceiptOutput = zod.output<typeof OrderExternalReceipt>;

export const OrderReceipt = /*#__PURE__*/ zod.looseObject({
  wixReceipt: /*#__PURE__*/ zod.nullish(OrderPlatformReceipt),
  externalReceipt: /*#__PURE__*/ zod.nullish(OrderExternalReceipt),
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderReceipt = zod.input<typeof OrderReceipt>;
export type OrderReceiptOutput = zod.output<typeof OrderReceipt>;

export const OrderChargeback = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  chargebackId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  paymentDetails: /*#__PURE__*/ zod.nullish(OrderRegularPayment),
});

export type OrderChargeback = zod.input<typeof OrderChargeback>;
export type OrderChargebackOutput = zod.output<typeof OrderChargeback>;

export const OrderChargebackReversal = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  chargebackId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  reversalAmount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  paymentDetails: /*#__PURE__*/ zod.nullish(OrderRegularPayment),
});

export type OrderChargebackReversal = zod.input<typeof OrderChargebackReversal>;
export type OrderChargebackReversalOutput = zod.output<typeof OrderChargebackReversal>;

export const OrderActivity = /*#__PURE__*/ zod.looseObject({
  merchantComment: /*#__PURE__*/ zod.nullish(MerchantComment),
  orderRefunded: /*#__PURE__*/ zod.nullish(OrderRefund),
  draftOrderChangesApplied: /*#__PURE__*/ zod.nullish(OrderDraftChanges),
  savedPaymentMethod: /*#__PURE__*/ zod.nullish(OrderSavedPaymentMethod),
  authorizedPaymentCreated: /*#__PURE__*/ zod.nullish(OrderAuthorizedPayment),
  authorizedPaymentCaptured: /*#__PURE__*/ zod.nullish(OrderAuthorizedPayment),
  authorizedPaymentVoided: /*#__PURE__*/ zod.nullish(OrderAuthorizedPayment),
  refundInitiated: /*#__PURE__*/ zod.nullish(OrderRefundStart),
  paymentRefunded: /*#__PURE__*/ zod.nullish(OrderRefundOutcome),
  paymentRefundFailed: /*#__PURE__*/ zod.nullish(OrderRefundOutcome),
  refundedAsStoreCredit: /*#__PURE__*/ zod.nullish(OrderStoreCredit),
  paymentPending: /*#__PURE__*/ zod.nullish(OrderPaymentAttempt),
  paymentCanceled: /*#__PURE__*/ zod.nullish(OrderPaymentAttempt),
  paymentDeclined: /*#__PURE__*/ zod.nullish(OrderPaymentAttempt),
  receiptCreated: /*#__PURE__*/ zod.nullish(OrderReceipt),
  receiptSent: /*#__PURE__*/ zod.nullish(OrderReceipt),
  chargebackCreated: /*#__PURE__*/ zod.nullish(OrderChargeback),
  chargebackReversed: /*#__PURE__*/ zod.nullish(OrderChargebackReversal),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  authorEmail: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  activityType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderActivity = zod.input<typeof OrderActivity>;
export type OrderActivityOutput = zod.output<typeof OrderActivity>;

export const OrderCreator = /*#__PURE__*/ zod.looseObject({
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderCreator = zod.input<typeof OrderCreator>;
export type OrderCreatorOutput = zod.output<typeof OrderCreator>;

export const OrderChannel = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalOrderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalOrderUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderChannel = zod.input<typeof OrderChannel>;
export type OrderChannelOutput = zod.output<typeof OrderChannel>;

export const OrderCustomField = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.unknown()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translatedTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderCustomField = zod.input<typeof OrderCustomField>;
export type OrderCustomFieldOutput = zod.output<typeof OrderCustomField>;

export const OrderBalance = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  formattedAmount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderBalance = zod.input<typeof OrderBalance>;
export type OrderBalanceOutput = zod.output<typeof OrderBalance>;

export const OrderCashRounding = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  formattedAmount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderCashRounding = zod.input<typeof OrderCashRounding>;
export type OrderCashRoundingOutput = zod.output<typeof OrderCashRounding>;

export const OrderBalanceSummary = /*#__PURE__*/ zod.looseObject({
  balance: /*#__PURE__*/ zod.nullish(OrderBalance),
  paid: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  refunded: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  authorized: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  pendingRefund: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  pending: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  chargeback: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  chargebackReversal: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  platformFees: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalMinusPlatformFees: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  cashRoundingAdjustment: /*#__PURE__*/ zod.nullish(OrderCashRounding),
});

export type OrderBalanceSummary = zod.input<typeof OrderBalanceSummary>;
export type OrderBalanceSummaryOutput = zod.output<typeof OrderBalanceSummary>;

export const OrderFee = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  taxDetails: /*#__PURE__*/ zod.nullish(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.nullish(OrderPartTaxInfo),
  providerAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  priceBeforeTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  priceAfterTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  id: /*#__PURE__*/ zod.string(),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  source: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxableAddress: /*#__PURE__*/ zod.nullish(TaxableAddress),
});

export type OrderFee = zod.input<typeof OrderFee>;
export type OrderFeeOutput = zod.output<typeof OrderFee>;

export const OrderTagList = /*#__PURE__*/ zod.looseObject({
  tagIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type OrderTagList = zod.input<typeof OrderTagList>;
export type OrderTagListOutput = zod.output<typeof OrderTagList>;

export const OrderTags = /*#__PURE__*/ zod.looseObject({
  privateTags: /*#__PURE__*/ zod.nullish(OrderTagList),
  tags: /*#__PURE__*/ zod.nullish(OrderTagList),
});

export type OrderTags = zod.input<typeof OrderTags>;
export type OrderTagsOutput = zod.output<typeof OrderTags>;

export const OrderLocation = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderLocation = zod.input<typeof OrderLocation>;
export type OrderLocationOutput = zod.output<typeof OrderLocation>;

export const OrderPlatformFee = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  chargeType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  percentageRate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type OrderPlatformFee = zod.input<typeof OrderPlatformFee>;
export type OrderPlatformFeeOutput = zod.output<typeof OrderPlatformFee>;

export const OrderPlatformFees = /*#__PURE__*/ zod.looseObject({
  total: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalPassOn: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalAbsorbed: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  fees: /*#__PURE__*/ zod.array(OrderPlatformFee),
});

export type OrderPlatformFees = zod.input<typeof OrderPlatformFees>;
export type OrderPlatformFeesOutput = zod.output<typeof OrderPlatformFees>;

export const ShopOrder = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  number: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ShopOrderLineItem)),
  buyerInfo: /*#__PURE__*/ zod.nullish(OrderBuyer),
  paymentStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fulfillmentStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  buyerLanguage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  weightUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currencyConversionDetails: /*#__PURE__*/ zod.nullish(OrderCurrencyConversion),
  taxIncludedInPrices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  siteLanguage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  priceSummary: /*#__PURE__*/ zod.nullish(OrderPriceSummary),
  billingInfo: /*#__PURE__*/ zod.nullish(AddressWithContact),
  shippingInfo: /*#__PURE__*/ zod.nullish(OrderShipping),
  buyerNote: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  archived: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  taxSummary: /*#__PURE__*/ zod.nullish(OrderTaxSummary),
  taxInfo: /*#__PURE__*/ zod.nullish(OrderTaxInfo),
  appliedDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderDiscount)),
  activities: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderActivity)),
  attributionSource: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdBy: /*#__PURE__*/ zod.nullish(OrderCreator),
  channelInfo: /*#__PURE__*/ zod.nullish(OrderChannel),
  seenByAHuman: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  checkoutId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  customFields: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderCustomField)),
  balanceSummary: /*#__PURE__*/ zod.nullish(OrderBalanceSummary),
  additionalFees: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderFee)),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  purchaseFlowId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  recipientInfo: /*#__PURE__*/ zod.nullish(AddressWithContact),
  tags: /*#__PURE__*/ zod.nullish(OrderTags),
  purchasedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  businessLocation: /*#__PURE__*/ zod.nullish(OrderLocation),
  payAfterFreeTrial: /*#__PURE__*/ zod.nullish(OrderPriceSummary),
  platformFeeSummary: /*#__PURE__*/ zod.nullish(OrderPlatformFees),
  imported: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type ShopOrder = zod.input<typeof ShopOrder>;
export type ShopOrderOutput = zod.output<typeof ShopOrder>;

export const ApprovedShopOrder = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(ShopOrder),
});

export type ApprovedShopOrder = zod.input<typeof ApprovedShopOrder>;
export type ApprovedShopOrderOutput = zod.output<typeof ApprovedShopOrder>;

export const ShopOrderApprovedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(ApprovedShopOrder),
      }),
    ),
  }),
);

export type ShopOrderApprovedPayload = zod.input<typeof ShopOrderApprovedPayload>;
export type ShopOrderApprovedPayloadOutput = zod.output<typeof ShopOrderApprovedPayload>;

export const ShopOrderApprovedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_approved'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ShopOrderApprovedPayload),
});

export type ShopOrderApprovedNotification = zod.input<typeof ShopOrderApprovedNotification>;
export type ShopOrderApprovedNotificationOutput = zod.output<typeof ShopOrderApprovedNotification>;

export const CanceledShopOrder = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(ShopOrder),
  restockAllItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  sendOrderCanceledEmail: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  customMessage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CanceledShopOrder = zod.input<typeof CanceledShopOrder>;
export type CanceledShopOrderOutput = zod.output<typeof CanceledShopOrder>;

export const ShopOrderCanceledPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(CanceledShopOrder),
      }),
    ),
  }),
);

export type ShopOrderCanceledPayload = zod.input<typeof ShopOrderCanceledPayload>;
export type ShopOrderCanceledPayloadOutput = zod.output<typeof ShopOrderCanceledPayload>;

export const ShopOrderCanceledNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_canceled'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ShopOrderCanceledPayload),
});

export type ShopOrderCanceledNotification = zod.input<typeof ShopOrderCanceledNotification>;
export type ShopOrderCanceledNotificationOutput = zod.output<typeof ShopOrderCanceledNotification>;

export const OrderLineChangedDetails = /*#__PURE__*/ zod.looseObject({
  quantityBeforeChange: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  priceBeforeChange: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  priceDescriptionBeforeChange: /*#__PURE__*/ zod.nullish(PriceDescription),
});

export type OrderLineChangedDetails = zod.input<typeof OrderLineChangedDetails>;
export type OrderLineChangedDetailsOutput = zod.output<typeof OrderLineChangedDetails>;

export const RemovedOrderLine = /*#__PURE__*/ zod.looseObject({
  productName: /*#__PURE__*/ zod.nullish(TranslatableString),
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReference),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalDiscount: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLine)),
  image: /*#__PURE__*/ zod.nullish(Image),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalProperties),
  itemType: /*#__PURE__*/ zod.nullish(ItemType),
  fulfillerId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  priceBeforeDiscounts: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalPriceAfterTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  paymentOption: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxDetails: /*#__PURE__*/ zod.nullish(OrderTaxDetails),
  priceDescription: /*#__PURE__*/ zod.nullish(PriceDescription),
  lineItemPrice: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  totalPriceBeforeTax: /*#__PURE__*/ zod.nullish(FormattedPrice2),
  locations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedAtLocation)),
  subscriptionInfo: /*#__PURE__*/ zod.nullish(OrderedSubscription),
  modifierGroups: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedModifierGroup)),
});

export type RemovedOrderLine = zod.input<typeof RemovedOrderLine>;
export type RemovedOrderLineOutput = zod.output<typeof RemovedOrderLine>;

export const OrderLineDelta = /*#__PURE__*/ zod.looseObject({
  lineItemAdded: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  changedDetails: /*#__PURE__*/ zod.nullish(OrderLineChangedDetails),
  lineItemRemoved: /*#__PURE__*/ zod.nullish(RemovedOrderLine),
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderLineDelta = zod.input<typeof OrderLineDelta>;
export type OrderLineDeltaOutput = zod.output<typeof OrderLineDelta>;

export const OrderDiscountDelta = /*#__PURE__*/ zod.looseObject({
  editedDiscount: /*#__PURE__*/ zod.nullish(OrderDiscount),
  discountRemoved: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  discountId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderDiscountDelta = zod.input<typeof OrderDiscountDelta>;
export type OrderDiscountDeltaOutput = zod.output<typeof OrderDiscountDelta>;

export const OrderFeeDelta = /*#__PURE__*/ zod.looseObject({
  editedAdditionalFee: /*#__PURE__*/ zod.nullish(OrderFee),
  additionalFeeRemoved: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  additionalFeeId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderFeeDelta = zod.input<typeof OrderFeeDelta>;
export type OrderFeeDeltaOutput = zod.output<typeof OrderFeeDelta>;

export const CommittedOrderChanges = /*#__PURE__*/ zod.looseObject({
  changedShippingInfo: /*#__PURE__*/ zod.nullish(OrderShipping),
  shippingInfoRemoved: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  lineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderLineDelta)),
  appliedDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderDiscountDelta)),
  additionalFees: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderFeeDelta)),
});

export type CommittedOrderChanges = zod.input<typeof CommittedOrderChanges>;
export type CommittedOrderChangesOutput = zod.output<typeof CommittedOrderChanges>;

export const OrderInventoryUpdate = /*#__PURE__*/ zod.looseObject({
  actionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantityChange: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type OrderInventoryUpdate = zod.input<typeof OrderInventoryUpdate>;
export type OrderInventoryUpdateOutput = zod.output<typeof OrderInventoryUpdate>;

export const OrderCommitSettings = /*#__PURE__*/ zod.looseObject({
  sendNotificationsToBuyer: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  sendNotificationsToBusiness: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  addActivitiesToOrder: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  sendNotificationsToCustomFulfillers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  inventoryUpdates: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderInventoryUpdate)),
});

export type OrderCommitSettings = zod.input<typeof OrderCommitSettings>;
export type OrderCommitSettingsOutput = zod.output<typeof OrderCommitSettings>;

export const CommittedShopOrder = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(ShopOrder),
  draftOrderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  changes: /*#__PURE__*/ zod.nullish(CommittedOrderChanges),
  commitSettings: /*#__PURE__*/ zod.nullish(OrderCommitSettings),
  commitDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CommittedShopOrder = zod.input<typeof CommittedShopOrder>;
export type CommittedShopOrderOutput = zod.output<typeof CommittedShopOrder>;

export const ShopOrderCommittedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(CommittedShopOrder),
      }),
    ),
  }),
);

export type ShopOrderCommittedPayload = zod.input<typeof ShopOrderCommittedPayload>;
export type ShopOrderCommittedPayloadOutput = zod.output<typeof ShopOrderCommittedPayload>;

export const ShopOrderCommittedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_committed'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ShopOrderCommittedPayload),
});

export type ShopOrderCommittedNotification = zod.input<typeof ShopOrderCommittedNotification>;
export type ShopOrderCommittedNotificationOutput = zod.output<typeof ShopOrderCommittedNotification>;

export const NotifiedShopOrderCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(ShopOrder),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedShopOrderCreation = zod.input<typeof NotifiedShopOrderCreation>;
export type NotifiedShopOrderCreationOutput = zod.output<typeof NotifiedShopOrderCreation>;

export const ShopOrderCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedShopOrderCreation),
  }),
);

export type ShopOrderCreatedPayload = zod.input<typeof ShopOrderCreatedPayload>;
export type ShopOrderCreatedPayloadOutput = zod.output<typeof ShopOrderCreatedPayload>;

export const ShopOrderCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ShopOrderCreatedPayload),
});

export type ShopOrderCreatedNotification = zod.input<typeof ShopOrderCreatedNotification>;
export type ShopOrderCreatedNotificationOutput = zod.output<typeof ShopOrderCreatedNotification>;

export const FulfilledShopOrder = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(ShopOrder),
  previousFulfillmentStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  newFulfillmentStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  action: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FulfilledShopOrder = zod.input<typeof FulfilledShopOrder>;
export type FulfilledShopOrderOutput = zod.output<typeof FulfilledShopOrder>;

export const ShopOrderFulfilledPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(FulfilledShopOrder),
      }),
    ),
  }),
);

export type ShopOrderFulfilledPayload = zod.input<typeof ShopOrderFulfilledPayload>;
export type ShopOrderFulfilledPayloadOutput = zod.output<typeof ShopOrderFulfilledPayload>;

export const ShopOrderFulfilledNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_fulfilled'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ShopOrderFulfilledPayload),
});

export type ShopOrderFulfilledNotification = zod.input<typeof ShopOrderFulfilledNotification>;
export type ShopOrderFulfilledNotificationOutput = zod.output<typeof ShopOrderFulfilledNotification>;

export const ImportedShopOrder = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(ShopOrder),
});

export type ImportedShopOrder = zod.input<typeof ImportedShopOrder>;
export type ImportedShopOrderOutput = zod.output<typeof ImportedShopOrder>;

export const ShopOrderImportedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(ImportedShopOrder),
      }),
    ),
  }),
);

export type ShopOrderImportedPayload = zod.input<typeof ShopOrderImportedPayload>;
export type ShopOrderImportedPayloadOutput = zod.output<typeof ShopOrderImportedPayload>;

export const ShopOrderImportedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_imported'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ShopOrderImportedPayload),
});

export type ShopOrderImportedNotification = zod.input<typeof ShopOrderImportedNotification>;
export type ShopOrderImportedNotificationOutput = zod.output<typeof ShopOrderImportedNotification>;

export const DeletedImportedShopOrder = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(ShopOrder),
});

export type DeletedImportedShopOrder = zod.input<typeof DeletedImportedShopOrder>;
export type DeletedImportedShopOrderOutput = zod.output<typeof DeletedImportedShopOrder>;

export const ImportedShopOrderDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(DeletedImportedShopOrder),
      }),
    ),
  }),
);

export type ImportedShopOrderDeletedPayload = zod.input<typeof ImportedShopOrderDeletedPayload>;
export type ImportedShopOrderDeletedPayloadOutput = zod.output<typeof ImportedShopOrderDeletedPayload>;

export const ImportedShopOrderDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_imported_order_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ImportedShopOrderDeletedPayload),
});

export type ImportedShopOrderDeletedNotification = zod.input<typeof ImportedShopOrderDeletedNotification>;
export type ImportedShopOrderDeletedNotificationOutput = zod.output<
  typeof ImportedShopOrderDeletedNotification
>;

export const PaidShopOrder = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(ShopOrder),
  previousPaymentStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PaidShopOrder = zod.input<typeof PaidShopOrder>;
export type PaidShopOrderOutput = zod.output<typeof PaidShopOrder>;

export const ShopOrderPaymentStatusUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(PaidShopOrder),
      }),
    ),
  }),
);

export type ShopOrderPaymentStatusUpdatedPayload = zod.input<typeof ShopOrderPaymentStatusUpdatedPayload>;
export type ShopOrderPaymentStatusUpdatedPayloadOutput = zod.output<
  typeof ShopOrderPaymentStatusUpdatedPayload
>;

export const ShopOrderPaymentStatusUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_payment_status_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ShopOrderPaymentStatusUpdatedPayload),
});

export type ShopOrderPaymentStatusUpdatedNotification = zod.input<
  typeof ShopOrderPaymentStatusUpdatedNotification
>;
export type ShopOrderPaymentStatusUpdatedNotificationOutput = zod.output<
  typeof ShopOrderPaymentStatusUpdatedNotification
>;

export const NotifiedShopOrderUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(ShopOrder),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedShopOrderUpdate = zod.input<typeof NotifiedShopOrderUpdate>;
export type NotifiedShopOrderUpdateOutput = zod.output<typeof NotifiedShopOrderUpdate>;

export const ShopOrderUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedShopOrderUpdate),
  }),
);

export type ShopOrderUpdatedPayload = zod.input<typeof ShopOrderUpdatedPayload>;
export type ShopOrderUpdatedPayloadOutput = zod.output<typeof ShopOrderUpdatedPayload>;

export const ShopOrderUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(ShopOrderUpdatedPayload),
});

export type ShopOrderUpdatedNotification = zod.input<typeof ShopOrderUpdatedNotification>;
export type ShopOrderUpdatedNotificationOutput = zod.output<typeof ShopOrderUpdatedNotification>;

export const ParentCategory = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  index: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type ParentCategory = zod.input<typeof ParentCategory>;
export type ParentCategoryOutput = zod.output<typeof ParentCategory>;

export const TreeReference = /*#__PURE__*/ zod.looseObject({
  appNamespace: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  treeKey: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TreeReference = zod.input<typeof TreeReference>;
export type TreeReferenceOutput = zod.output<typeof TreeReference>;

export const MovedCategory = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  parentCategory: /*#__PURE__*/ zod.nullish(ParentCategory),
  treeReference: /*#__PURE__*/ zod.nullish(TreeReference),
});

export type MovedCategory = zod.input<typeof MovedCategory>;
export type MovedCategoryOutput = zod.output<typeof MovedCategory>;

export const CategoryMovedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(MovedCategory),
      }),
    ),
  }),
);

export type CategoryMovedPayload = zod.input<typeof CategoryMovedPayload>;
export type CategoryMovedPayloadOutput = zod.output<typeof CategoryMovedPayload>;

export const CategoryMovedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_category_moved'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CategoryMovedPayload),
});

export type CategoryMovedNotification = zod.input<typeof CategoryMovedNotification>;
export type CategoryMovedNotificationOutput = zod.output<typeof CategoryMovedNotification>;

export const Category = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  image: /*#__PURE__*/ zod.nullish(LimitedImage),
  itemCounter: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  breadcrumbsInfo: /*#__PURE__*/ zod.nullish(BreadcrumbsInfo),
  parentCategory: /*#__PURE__*/ zod.nullish(ParentCategory),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  seoData: /*#__PURE__*/ zod.nullish(SeoSchema),
  richContentDescription: /*#__PURE__*/ zod.nullish(RichContent),
  treeReference: /*#__PURE__*/ zod.nullish(TreeReference),
  managingAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;

export const NotifiedCategoryCreation = /*#__PURE__*/ zod.looseObject({
  entity: /*#__PURE__*/ zod.nullish(Category),
  restoreInfo: /*#__PURE__*/ zod.nullish(RestoreInfo),
});

export type NotifiedCategoryCreation = zod.input<typeof NotifiedCategoryCreation>;
export type NotifiedCategoryCreationOutput = zod.output<typeof NotifiedCategoryCreation>;

export const CategoryCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    createdEvent: /*#__PURE__*/ zod.nullish(NotifiedCategoryCreation),
  }),
);

export type CategoryCreatedPayload = zod.input<typeof CategoryCreatedPayload>;
export type CategoryCreatedPayloadOutput = zod.output<typeof CategoryCreatedPayload>;

export const CategoryCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_created'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CategoryCreatedPayload),
});

export type CategoryCreatedNotification = zod.input<typeof CategoryCreatedNotification>;
export type CategoryCreatedNotificationOutput = zod.output<typeof CategoryCreatedNotification>;

export const NotifiedCategoryDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.nullish(Category),
});

export type NotifiedCategoryDeletion = zod.input<typeof NotifiedCategoryDeletion>;
export type NotifiedCategoryDeletionOutput = zod.output<typeof NotifiedCategoryDeletion>;

export const CategoryDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    deletedEvent: /*#__PURE__*/ zod.nullish(NotifiedCategoryDeletion),
  }),
);

export type CategoryDeletedPayload = zod.input<typeof CategoryDeletedPayload>;
export type CategoryDeletedPayloadOutput = zod.output<typeof CategoryDeletedPayload>;

export const CategoryDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_deleted'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CategoryDeletedPayload),
});

export type CategoryDeletedNotification = zod.input<typeof CategoryDeletedNotification>;
export type CategoryDeletedNotificationOutput = zod.output<typeof CategoryDeletedNotification>;

export const ItemReference = /*#__PURE__*/ zod.looseObject({
  catalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ItemReference = zod.input<typeof ItemReference>;
export type ItemReferenceOutput = zod.output<typeof ItemReference>;

export const ItemAddedToCategory = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addedItem: /*#__PURE__*/ zod.nullish(ItemReference),
  treeReference: /*#__PURE__*/ zod.nullish(TreeReference),
});

export type ItemAddedToCategory = zod.input<typeof ItemAddedToCategory>;
export type ItemAddedToCategoryOutput = zod.output<typeof ItemAddedToCategory>;

export const CategoryItemAddedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(ItemAddedToCategory),
      }),
    ),
  }),
);

export type CategoryItemAddedPayload = zod.input<typeof CategoryItemAddedPayload>;
export type CategoryItemAddedPayloadOutput = zod.output<typeof CategoryItemAddedPayload>;

export const CategoryItemAddedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_item_added_to_category'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CategoryItemAddedPayload),
});

export type CategoryItemAddedNotification = zod.input<typeof CategoryItemAddedNotification>;
export type CategoryItemAddedNotificationOutput = zod.output<typeof CategoryItemAddedNotification>;

export const ItemRemovedFromCategory = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  removedItem: /*#__PURE__*/ zod.nullish(ItemReference),
  treeReference: /*#__PURE__*/ zod.nullish(TreeReference),
});

export type ItemRemovedFromCategory = zod.input<typeof ItemRemovedFromCategory>;
export type ItemRemovedFromCategoryOutput = zod.output<typeof ItemRemovedFromCategory>;

export const CategoryItemRemovedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(ItemRemovedFromCategory),
      }),
    ),
  }),
);

export type CategoryItemRemovedPayload = zod.input<typeof CategoryItemRemovedPayload>;
export type CategoryItemRemovedPayloadOutput = zod.output<typeof CategoryItemRemovedPayload>;

export const CategoryItemRemovedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_item_removed_from_category'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CategoryItemRemovedPayload),
});

export type CategoryItemRemovedNotification = zod.input<typeof CategoryItemRemovedNotification>;
export type CategoryItemRemovedNotificationOutput = zod.output<typeof CategoryItemRemovedNotification>;

export const ItemsArrangedInCategory = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  treeReference: /*#__PURE__*/ zod.nullish(TreeReference),
});

export type ItemsArrangedInCategory = zod.input<typeof ItemsArrangedInCategory>;
export type ItemsArrangedInCategoryOutput = zod.output<typeof ItemsArrangedInCategory>;

export const CategoryItemsArrangedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    actionEvent: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.looseObject({
        body: /*#__PURE__*/ zod.nullish(ItemsArrangedInCategory),
      }),
    ),
  }),
);

export type CategoryItemsArrangedPayload = zod.input<typeof CategoryItemsArrangedPayload>;
export type CategoryItemsArrangedPayloadOutput = zod.output<typeof CategoryItemsArrangedPayload>;

export const CategoryItemsArrangedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_items_arranged_in_category'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CategoryItemsArrangedPayload),
});

export type CategoryItemsArrangedNotification = zod.input<typeof CategoryItemsArrangedNotification>;
export type CategoryItemsArrangedNotificationOutput = zod.output<typeof CategoryItemsArrangedNotification>;

export const NotifiedCategoryUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: /*#__PURE__*/ zod.nullish(Category),
  modifiedFields: /*#__PURE__*/ zod.nullish(ModifiedFields),
});

export type NotifiedCategoryUpdate = zod.input<typeof NotifiedCategoryUpdate>;
export type NotifiedCategoryUpdateOutput = zod.output<typeof NotifiedCategoryUpdate>;

export const CategoryUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    updatedEvent: /*#__PURE__*/ zod.nullish(NotifiedCategoryUpdate),
  }),
);

export type CategoryUpdatedPayload = zod.input<typeof CategoryUpdatedPayload>;
export type CategoryUpdatedPayloadOutput = zod.output<typeof CategoryUpdatedPayload>;

export const CategoryUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_updated'),
  instanceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  identity: /*#__PURE__*/ zod.nullish(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.nullish(AccountInfo),
  webhookId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CategoryUpdatedPayload),
});

export type CategoryUpdatedNotification = zod.input<typeof CategoryUpdatedNotification>;
export type CategoryUpdatedNotificationOutput = zod.output<typeof CategoryUpdatedNotification>;

export const InstanceId = /*#__PURE__*/ zod.guid();

export type InstanceId = zod.input<typeof InstanceId>;
export type InstanceIdOutput = zod.output<typeof InstanceId>;

export const WebhookId = /*#__PURE__*/ zod.string();

export type WebhookId = zod.input<typeof WebhookId>;
export type WebhookIdOutput = zod.output<typeof WebhookId>;

export const NotificationIdentityType = /*#__PURE__*/ zod.enum([
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
]);

export type NotificationIdentityType = zod.input<typeof NotificationIdentityType>;
export type NotificationIdentityTypeOutput = zod.output<typeof NotificationIdentityType>;

export const TicketOrderType = /*#__PURE__*/ zod.enum(['UNASSIGNED_TICKETS', 'ASSIGNED_TICKETS']);

export type TicketOrderType = zod.input<typeof TicketOrderType>;
export type TicketOrderTypeOutput = zod.output<typeof TicketOrderType>;

export const NotifiedProductId = /*#__PURE__*/ zod.string();

export type NotifiedProductId = zod.input<typeof NotifiedProductId>;
export type NotifiedProductIdOutput = zod.output<typeof NotifiedProductId>;

export const NotifiedCollectionId = /*#__PURE__*/ zod.string();

export type NotifiedCollectionId = zod.input<typeof NotifiedCollectionId>;
export type NotifiedCollectionIdOutput = zod.output<typeof NotifiedCollectionId>;

export const OrderInventoryAction = /*#__PURE__*/ zod.enum(['RESTOCK', 'DECREASE']);

export type OrderInventoryAction = zod.input<typeof OrderInventoryAction>;
export type OrderInventoryActionOutput = zod.output<typeof OrderInventoryAction>;

export const OrderDeltaPaymentOption = /*#__PURE__*/ zod.enum(['FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE']);

export type OrderDeltaPaymentOption = zod.input<typeof OrderDeltaPaymentOption>;
export type OrderDeltaPaymentOptionOutput = zod.output<typeof OrderDeltaPaymentOption>;

export const EventStatus = /*#__PURE__*/ zod.enum([
  'UNKNOWN_EVENT_STATUS',
  'UPCOMING',
  'STARTED',
  'ENDED',
  'CANCELED',
  'DRAFT',
]);

export type EventStatus = zod.input<typeof EventStatus>;
export type EventStatusOutput = zod.output<typeof EventStatus>;

export const RichContentNodeType = /*#__PURE__*/ zod.enum([
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'VIDEO',
  'DIVIDER',
  'FILE',
  'GALLERY',
  'GIF',
  'HTML',
  'IMAGE',
  'LINK_PREVIEW',
  'MAP',
  'POLL',
  'APP_EMBED',
  'BUTTON',
  'COLLAPSIBLE_LIST',
  'TABLE',
  'EMBED',
  'COLLAPSIBLE_ITEM',
  'COLLAPSIBLE_ITEM_TITLE',
  'COLLAPSIBLE_ITEM_BODY',
  'TABLE_CELL',
  'TABLE_ROW',
  'EXTERNAL',
  'AUDIO',
  'CAPTION',
  'LAYOUT',
  'LAYOUT_CELL',
  'SHAPE',
  'CARD',
  'TOC',
  'SMART_BLOCK',
  'SMART_BLOCK_CELL',
  'CHECKBOX_LIST',
]);

export type RichContentNodeType = zod.input<typeof RichContentNodeType>;
export type RichContentNodeTypeOutput = zod.output<typeof RichContentNodeType>;

export const TextDecorationType = /*#__PURE__*/ zod.enum([
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'SPOILER',
  'ANCHOR',
  'MENTION',
  'LINK',
  'COLOR',
  'FONT_SIZE',
  'EXTERNAL',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'FONT_FAMILY',
  'SKETCH',
]);

export type TextDecorationType = zod.input<typeof TextDecorationType>;
export type TextDecorationTypeOutput = zod.output<typeof TextDecorationType>;

export const LocationType = /*#__PURE__*/ zod.enum(['VENUE', 'ONLINE']);

export type LocationType = zod.input<typeof LocationType>;
export type LocationTypeOutput = zod.output<typeof LocationType>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = /*#__PURE__*/ zod.stringFormat('country-code', CountryCodeRegExp);

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const SubdivisionLevel = /*#__PURE__*/ zod.enum([
  'UNKNOWN_SUBDIVISION_TYPE',
  'ADMINISTRATIVE_AREA_LEVEL_1',
  'ADMINISTRATIVE_AREA_LEVEL_2',
  'ADMINISTRATIVE_AREA_LEVEL_3',
  'ADMINISTRATIVE_AREA_LEVEL_4',
  'ADMINISTRATIVE_AREA_LEVEL_5',
  'COUNTRY',
]);

export type SubdivisionLevel = zod.input<typeof SubdivisionLevel>;
export type SubdivisionLevelOutput = zod.output<typeof SubdivisionLevel>;

export const RecurrenceStatus = /*#__PURE__*/ zod.enum([
  'ONE_TIME',
  'RECURRING',
  'RECURRING_UPCOMING',
  'RECURRING_RECENTLY_ENDED',
  'RECURRING_RECENTLY_CANCELED',
]);

export type RecurrenceStatus = zod.input<typeof RecurrenceStatus>;
export type RecurrenceStatusOutput = zod.output<typeof RecurrenceStatus>;

export const RegistrationType = /*#__PURE__*/ zod.enum([
  'RSVP',
  'TICKETING',
  'EXTERNAL',
  'NONE',
  'RSVP_AND_TICKETING',
]);

export type RegistrationType = zod.input<typeof RegistrationType>;
export type RegistrationTypeOutput = zod.output<typeof RegistrationType>;

export const RegistrationStatus = /*#__PURE__*/ zod.enum([
  'UNKNOWN_REGISTRATION_STATUS',
  'CLOSED_AUTOMATICALLY',
  'CLOSED_MANUALLY',
  'OPEN_RSVP',
  'OPEN_RSVP_WAITLIST_ONLY',
  'OPEN_TICKETS',
  'OPEN_EXTERNAL',
  'SCHEDULED_RSVP',
  'OPEN_RSVP_AND_TICKETS',
]);

export type RegistrationStatus = zod.input<typeof RegistrationStatus>;
export type RegistrationStatusOutput = zod.output<typeof RegistrationStatus>;

export const InitialRegistrationType = /*#__PURE__*/ zod.enum(['RSVP', 'TICKETING', 'RSVP_AND_TICKETING']);

export type InitialRegistrationType = zod.input<typeof InitialRegistrationType>;
export type InitialRegistrationTypeOutput = zod.output<typeof InitialRegistrationType>;

export const GuestType = /*#__PURE__*/ zod.enum(['VISITOR', 'MEMBER', 'VISITOR_OR_MEMBER']);

export type GuestType = zod.input<typeof GuestType>;
export type GuestTypeOutput = zod.output<typeof GuestType>;

export const RsvpResponseType = /*#__PURE__*/ zod.enum(['YES_ONLY', 'YES_AND_NO']);

export type RsvpResponseType = zod.input<typeof RsvpResponseType>;
export type RsvpResponseTypeOutput = zod.output<typeof RsvpResponseType>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const EventTaxType = /*#__PURE__*/ zod.enum(['INCLUDED_IN_PRICE', 'ADDED_AT_CHECKOUT']);

export type EventTaxType = zod.input<typeof EventTaxType>;
export type EventTaxTypeOutput = zod.output<typeof EventTaxType>;

export const TaxRateRegExp = new RegExp('^\\d{1,3}(\\.\\d{1,3})?$');

export const TaxRate = /*#__PURE__*/ zod.stringFormat('rate', TaxRateRegExp);

export type TaxRate = zod.input<typeof TaxRate>;
export type TaxRateOutput = zod.output<typeof TaxRate>;

export const EventCheckoutType = /*#__PURE__*/ zod.enum(['EVENTS_APP', 'ECOMM_PLATFORM']);

export type EventCheckoutType = zod.input<typeof EventCheckoutType>;
export type EventCheckoutTypeOutput = zod.output<typeof EventCheckoutType>;

export const InputControlType = /*#__PURE__*/ zod.enum([
  'INPUT',
  'TEXTAREA',
  'DROPDOWN',
  'RADIO',
  'CHECKBOX',
  'NAME',
  'GUEST_CONTROL',
  'ADDRESS_SHORT',
  'ADDRESS_FULL',
  'DATE',
]);

export type InputControlType = zod.input<typeof InputControlType>;
export type InputControlTypeOutput = zod.output<typeof InputControlType>;

export const FormValueType = /*#__PURE__*/ zod.enum(['TEXT', 'NUMBER', 'TEXT_ARRAY', 'DATE_TIME', 'ADDRESS']);

export type FormValueType = zod.input<typeof FormValueType>;
export type FormValueTypeOutput = zod.output<typeof FormValueType>;

export const CancellationActorType = /*#__PURE__*/ zod.enum(['USER', 'APP', 'SYSTEM']);

export type CancellationActorType = zod.input<typeof CancellationActorType>;
export type CancellationActorTypeOutput = zod.output<typeof CancellationActorType>;

export const ConferenceType = /*#__PURE__*/ zod.enum(['MEETING', 'WEBINAR']);

export type ConferenceType = zod.input<typeof ConferenceType>;
export type ConferenceTypeOutput = zod.output<typeof ConferenceType>;

export const EventCategoryType = /*#__PURE__*/ zod.enum(['MANUAL', 'RECURRING_EVENT', 'COMPONENT']);

export type EventCategoryType = zod.input<typeof EventCategoryType>;
export type EventCategoryTypeOutput = zod.output<typeof EventCategoryType>;

export const BadgePriority = /*#__PURE__*/ zod.enum(['FIRST_PRIORITY', 'SECOND_PRIORITY', 'THIRD_PRIORITY']);

export type BadgePriority = zod.input<typeof BadgePriority>;
export type BadgePriorityOutput = zod.output<typeof BadgePriority>;

export const QuantityMax = 100000;

export const Quantity = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(QuantityMax));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const ItemTypePreset = /*#__PURE__*/ zod.enum([
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
]);

export type ItemTypePreset = zod.input<typeof ItemTypePreset>;
export type ItemTypePresetOutput = zod.output<typeof ItemTypePreset>;

export const PaymentOptionType = /*#__PURE__*/ zod.enum([
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
]);

export type PaymentOptionType = zod.input<typeof PaymentOptionType>;
export type PaymentOptionTypeOutput = zod.output<typeof PaymentOptionType>;

export const ItemAvailabilityStatus = /*#__PURE__*/ zod.enum([
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
]);

export type ItemAvailabilityStatus = zod.input<typeof ItemAvailabilityStatus>;
export type ItemAvailabilityStatusOutput = zod.output<typeof ItemAvailabilityStatus>;

export const TaxableAddressType = /*#__PURE__*/ zod.enum(['BUSINESS', 'BILLING', 'SHIPPING']);

export type TaxableAddressType = zod.input<typeof TaxableAddressType>;
export type TaxableAddressTypeOutput = zod.output<typeof TaxableAddressType>;

export const SubscriptionFrequency = /*#__PURE__*/ zod.enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

export type SubscriptionFrequency = zod.input<typeof SubscriptionFrequency>;
export type SubscriptionFrequencyOutput = zod.output<typeof SubscriptionFrequency>;

export const DigitalFileType = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
]);

export type DigitalFileType = zod.input<typeof DigitalFileType>;
export type DigitalFileTypeOutput = zod.output<typeof DigitalFileType>;

export const SubdivisionMax = 50;

export const Subdivision = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SubdivisionMax));

export type Subdivision = zod.input<typeof Subdivision>;
export type SubdivisionOutput = zod.output<typeof Subdivision>;

export const VatType = /*#__PURE__*/ zod.enum(['UNSPECIFIED', 'CPF', 'CNPJ']);

export type VatType = zod.input<typeof VatType>;
export type VatTypeOutput = zod.output<typeof VatType>;

export const WeightUnit = /*#__PURE__*/ zod.enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']);

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

export const RedemptionType = /*#__PURE__*/ zod.enum(['CREDITS', 'SESSIONS']);

export type RedemptionType = zod.input<typeof RedemptionType>;
export type RedemptionTypeOutput = zod.output<typeof RedemptionType>;

export const CartLineStatus = /*#__PURE__*/ zod.enum([
  'IN_STOCK',
  'PARTIALLY_IN_STOCK',
  'OUT_OF_STOCK',
  'REMOVED_FROM_CATALOG',
]);

export type CartLineStatus = zod.input<typeof CartLineStatus>;
export type CartLineStatusOutput = zod.output<typeof CartLineStatus>;

export const DiscountSourceType = /*#__PURE__*/ zod.enum(['AUTOMATIC_RULE', 'COUPON']);

export type DiscountSourceType = zod.input<typeof DiscountSourceType>;
export type DiscountSourceTypeOutput = zod.output<typeof DiscountSourceType>;

export const ChannelType = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
]);

export type ChannelType = zod.input<typeof ChannelType>;
export type ChannelTypeOutput = zod.output<typeof ChannelType>;

export const DiscountScope = /*#__PURE__*/ zod.enum([
  'UNKNOWN_DISCOUNT_SCOPE',
  'CART_SUBTOTAL',
  'LINE_ITEM',
  'DELIVERY',
]);

export type DiscountScope = zod.input<typeof DiscountScope>;
export type DiscountScopeOutput = zod.output<typeof DiscountScope>;

export const CartFeeSource = /*#__PURE__*/ zod.enum([
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'LINE_ITEM',
  'DELIVERY',
  'PLATFORM',
]);

export type CartFeeSource = zod.input<typeof CartFeeSource>;
export type CartFeeSourceOutput = zod.output<typeof CartFeeSource>;

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

export const ViolationSeverity = /*#__PURE__*/ zod.enum(['WARNING', 'ERROR']);

export type ViolationSeverity = zod.input<typeof ViolationSeverity>;
export type ViolationSeverityOutput = zod.output<typeof ViolationSeverity>;

export const LineItemTargetName = /*#__PURE__*/ zod.enum(['LINE_ITEM_DEFAULT']);

export type LineItemTargetName = zod.input<typeof LineItemTargetName>;
export type LineItemTargetNameOutput = zod.output<typeof LineItemTargetName>;

export const SuggestedFix = /*#__PURE__*/ zod.enum(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM']);

export type SuggestedFix = zod.input<typeof SuggestedFix>;
export type SuggestedFixOutput = zod.output<typeof SuggestedFix>;

export const OtherTargetName = /*#__PURE__*/ zod.enum(['OTHER_DEFAULT']);

export type OtherTargetName = zod.input<typeof OtherTargetName>;
export type OtherTargetNameOutput = zod.output<typeof OtherTargetName>;

export const CartViolationScope = /*#__PURE__*/ zod.enum([
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
]);

export type CartViolationScope = zod.input<typeof CartViolationScope>;
export type CartViolationScopeOutput = zod.output<typeof CartViolationScope>;

export const CartViolationCode = /*#__PURE__*/ zod.enum([
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'INVALID_MEMBERSHIP_STATUS',
  'INVALID_POSTAL_CODE',
  'INVALID_SUBDIVISION',
  'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
]);

export type CartViolationCode = zod.input<typeof CartViolationCode>;
export type CartViolationCodeOutput = zod.output<typeof CartViolationCode>;

export const CouponRefusalReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_INVALID_COUPON_REASON',
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
]);

export type CouponRefusalReason = zod.input<typeof CouponRefusalReason>;
export type CouponRefusalReasonOutput = zod.output<typeof CouponRefusalReason>;

export const GiftCardRefusalReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_INVALID_GIFT_CARD_REASON',
  'EXPIRED',
  'DISABLED',
  'EMPTY_BALANCE',
]);

export type GiftCardRefusalReason = zod.input<typeof GiftCardRefusalReason>;
export type GiftCardRefusalReasonOutput = zod.output<typeof GiftCardRefusalReason>;

export const MembershipRefusalReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_INVALID_MEMBERSHIP_REASON',
  'INSUFFICIENT_FUNDS',
  'MEMBERSHIP_NOT_FOUND',
  'NOT_APPLICABLE_TO_LINE_ITEMS',
  'LINE_ITEM_NOT_FOUND',
]);

export type MembershipRefusalReason = zod.input<typeof MembershipRefusalReason>;
export type MembershipRefusalReasonOutput = zod.output<typeof MembershipRefusalReason>;

export const OrderStatus = /*#__PURE__*/ zod.enum([
  'NA_ORDER_STATUS',
  'FREE',
  'PENDING',
  'PAID',
  'OFFLINE_PENDING',
  'INITIATED',
  'CANCELED',
  'DECLINED',
  'AUTHORIZED',
  'VOIDED',
  'PARTIALLY_PAID',
]);

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

export const TaxType = /*#__PURE__*/ zod.enum(['INCLUDED', 'ADDED', 'ADDED_AT_CHECKOUT']);

export type TaxType = zod.input<typeof TaxType>;
export type TaxTypeOutput = zod.output<typeof TaxType>;

export const FeeName = /*#__PURE__*/ zod.enum(['WIX_FEE']);

export type FeeName = zod.input<typeof FeeName>;
export type FeeNameOutput = zod.output<typeof FeeName>;

export const FeeType = /*#__PURE__*/ zod.enum(['FEE_ADDED', 'FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT']);

export type FeeType = zod.input<typeof FeeType>;
export type FeeTypeOutput = zod.output<typeof FeeType>;

export const ReservationStatus = /*#__PURE__*/ zod.enum([
  'RESERVATION_PENDING',
  'RESERVATION_CONFIRMED',
  'RESERVATION_CANCELED',
  'RESERVATION_CANCELED_MANUALLY',
  'RESERVATION_EXPIRED',
]);

export type ReservationStatus = zod.input<typeof ReservationStatus>;
export type ReservationStatusOutput = zod.output<typeof ReservationStatus>;

export const TicketReservationStatus = /*#__PURE__*/ zod.enum([
  'PENDING',
  'CONFIRMED',
  'CANCELED',
  'CANCELED_MANUALLY',
  'EXPIRED',
]);

export type TicketReservationStatus = zod.input<typeof TicketReservationStatus>;
export type TicketReservationStatusOutput = zod.output<typeof TicketReservationStatus>;

export const TicketQuantityMax = 50;

export const TicketQuantity = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(TicketQuantityMax));

export type TicketQuantity = zod.input<typeof TicketQuantity>;
export type TicketQuantityOutput = zod.output<typeof TicketQuantity>;

export const SeatIdMax = 36;

export const SeatId = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(SeatIdMax));

export type SeatId = zod.input<typeof SeatId>;
export type SeatIdOutput = zod.output<typeof SeatId>;

export const GuestPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,4})?$');

export const GuestPrice = /*#__PURE__*/ zod.stringFormat('decimal', GuestPriceRegExp);

export type GuestPrice = zod.input<typeof GuestPrice>;
export type GuestPriceOutput = zod.output<typeof GuestPrice>;

export const ChosenPricingOption = /*#__PURE__*/ zod.guid();

export type ChosenPricingOption = zod.input<typeof ChosenPricingOption>;
export type ChosenPricingOptionOutput = zod.output<typeof ChosenPricingOption>;

export const OverridingPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,4})?$');

export const OverridingPrice = /*#__PURE__*/ zod.stringFormat('decimal', OverridingPriceRegExp);

export type OverridingPrice = zod.input<typeof OverridingPrice>;
export type OverridingPriceOutput = zod.output<typeof OverridingPrice>;

export const TicketNameMax = 30;

export const TicketName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(TicketNameMax));

export type TicketName = zod.input<typeof TicketName>;
export type TicketNameOutput = zod.output<typeof TicketName>;

export const TicketPricingKind = /*#__PURE__*/ zod.enum(['STANDARD', 'DONATION']);

export type TicketPricingKind = zod.input<typeof TicketPricingKind>;
export type TicketPricingKindOutput = zod.output<typeof TicketPricingKind>;

export const TicketFeeType = /*#__PURE__*/ zod.enum(['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE']);

export type TicketFeeType = zod.input<typeof TicketFeeType>;
export type TicketFeeTypeOutput = zod.output<typeof TicketFeeType>;

export const TicketSaleStatus = /*#__PURE__*/ zod.enum(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED']);

export type TicketSaleStatus = zod.input<typeof TicketSaleStatus>;
export type TicketSaleStatusOutput = zod.output<typeof TicketSaleStatus>;

export const MediaItemType = /*#__PURE__*/ zod.enum([
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
]);

export type MediaItemType = zod.input<typeof MediaItemType>;
export type MediaItemTypeOutput = zod.output<typeof MediaItemType>;

export const CatalogVersion = /*#__PURE__*/ zod.enum(['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED']);

export type CatalogVersion = zod.input<typeof CatalogVersion>;
export type CatalogVersionOutput = zod.output<typeof CatalogVersion>;

export const ProductMediaType = /*#__PURE__*/ zod.enum(['IMAGE', 'VIDEO']);

export type ProductMediaType = zod.input<typeof ProductMediaType>;
export type ProductMediaTypeOutput = zod.output<typeof ProductMediaType>;

export const OptionRenderType = /*#__PURE__*/ zod.enum(['TEXT_CHOICES', 'SWATCH_CHOICES']);

export type OptionRenderType = zod.input<typeof OptionRenderType>;
export type OptionRenderTypeOutput = zod.output<typeof OptionRenderType>;

export const ChoiceType = /*#__PURE__*/ zod.enum(['CHOICE_TEXT', 'ONE_COLOR']);

export type ChoiceType = zod.input<typeof ChoiceType>;
export type ChoiceTypeOutput = zod.output<typeof ChoiceType>;

export const ModifierRenderType = /*#__PURE__*/ zod.enum(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES']);

export type ModifierRenderType = zod.input<typeof ModifierRenderType>;
export type ModifierRenderTypeOutput = zod.output<typeof ModifierRenderType>;

export const InventoryStatus = /*#__PURE__*/ zod.enum(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']);

export type InventoryStatus = zod.input<typeof InventoryStatus>;
export type InventoryStatusOutput = zod.output<typeof InventoryStatus>;

export const PreorderStatus = /*#__PURE__*/ zod.enum(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED']);

export type PreorderStatus = zod.input<typeof PreorderStatus>;
export type PreorderStatusOutput = zod.output<typeof PreorderStatus>;

export const PreorderAvailability = /*#__PURE__*/ zod.enum(['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS']);

export type PreorderAvailability = zod.input<typeof PreorderAvailability>;
export type PreorderAvailabilityOutput = zod.output<typeof PreorderAvailability>;

export const ProductTypeV3 = /*#__PURE__*/ zod.enum(['PHYSICAL', 'DIGITAL']);

export type ProductTypeV3 = zod.input<typeof ProductTypeV3>;
export type ProductTypeV3Output = zod.output<typeof ProductTypeV3>;

export const MeasurementUnit = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
]);

export type MeasurementUnit = zod.input<typeof MeasurementUnit>;
export type MeasurementUnitOutput = zod.output<typeof MeasurementUnit>;

export const DimensionsUnit = /*#__PURE__*/ zod.enum([
  'UNKNOWN_DIMENSIONS_UNIT',
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
]);

export type DimensionsUnit = zod.input<typeof DimensionsUnit>;
export type DimensionsUnitOutput = zod.output<typeof DimensionsUnit>;

export const UserCriteria = /*#__PURE__*/ zod.enum(['MEMBERS_ONLY']);

export type UserCriteria = zod.input<typeof UserCriteria>;
export type UserCriteriaOutput = zod.output<typeof UserCriteria>;

export const SubscriptionDiscountType = /*#__PURE__*/ zod.enum(['AMOUNT', 'PERCENT']);

export type SubscriptionDiscountType = zod.input<typeof SubscriptionDiscountType>;
export type SubscriptionDiscountTypeOutput = zod.output<typeof SubscriptionDiscountType>;

export const OrderTaxRateRegExp = new RegExp('^(0(\\.\\d{1,6})?|1(\\.0{1,6})?)$');

export const OrderTaxRate = /*#__PURE__*/ zod.stringFormat('rate', OrderTaxRateRegExp);

export type OrderTaxRate = zod.input<typeof OrderTaxRate>;
export type OrderTaxRateOutput = zod.output<typeof OrderTaxRate>;

export const JurisdictionType = /*#__PURE__*/ zod.enum([
  'UNDEFINED',
  'COUNTRY',
  'STATE',
  'COUNTY',
  'CITY',
  'SPECIAL',
]);

export type JurisdictionType = zod.input<typeof JurisdictionType>;
export type JurisdictionTypeOutput = zod.output<typeof JurisdictionType>;

export const ShopOrderPaymentStatus = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
]);

export type ShopOrderPaymentStatus = zod.input<typeof ShopOrderPaymentStatus>;
export type ShopOrderPaymentStatusOutput = zod.output<typeof ShopOrderPaymentStatus>;

export const ShopOrderFulfillmentStatus = /*#__PURE__*/ zod.enum([
  'NOT_FULFILLED',
  'FULFILLED',
  'PARTIALLY_FULFILLED',
]);

export type ShopOrderFulfillmentStatus = zod.input<typeof ShopOrderFulfillmentStatus>;
export type ShopOrderFulfillmentStatusOutput = zod.output<typeof ShopOrderFulfillmentStatus>;

export const PickupMethod = /*#__PURE__*/ zod.enum(['STORE_PICKUP', 'PICKUP_POINT']);

export type PickupMethod = zod.input<typeof PickupMethod>;
export type PickupMethodOutput = zod.output<typeof PickupMethod>;

export const ShopOrderStatus = /*#__PURE__*/ zod.enum([
  'INITIALIZED',
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
]);

export type ShopOrderStatus = zod.input<typeof ShopOrderStatus>;
export type ShopOrderStatusOutput = zod.output<typeof ShopOrderStatus>;

export const OrderDiscountReason = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'EXCHANGED_ITEMS',
  'BILLING_ADJUSTMENT',
]);

export type OrderDiscountReason = zod.input<typeof OrderDiscountReason>;
export type OrderDiscountReasonOutput = zod.output<typeof OrderDiscountReason>;

export const DiscountType = /*#__PURE__*/ zod.enum(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']);

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;

export const OrderQuantityChangeType = /*#__PURE__*/ zod.enum(['QUANTITY_INCREASED', 'QUANTITY_DECREASED']);

export type OrderQuantityChangeType = zod.input<typeof OrderQuantityChangeType>;
export type OrderQuantityChangeTypeOutput = zod.output<typeof OrderQuantityChangeType>;

export const FormerOrderActivityType = /*#__PURE__*/ zod.enum([
  'ORDER_REFUNDED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'CUSTOM_ACTIVITY',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
]);

export type FormerOrderActivityType = zod.input<typeof FormerOrderActivityType>;
export type FormerOrderActivityTypeOutput = zod.output<typeof FormerOrderActivityType>;

export const OrderActivityType = /*#__PURE__*/ zod.enum([
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
  'ORDER_REFUNDED',
]);

export type OrderActivityType = zod.input<typeof OrderActivityType>;
export type OrderActivityTypeOutput = zod.output<typeof OrderActivityType>;

export const OrderAttributionSource = /*#__PURE__*/ zod.enum(['UNSPECIFIED', 'FACEBOOK_ADS']);

export type OrderAttributionSource = zod.input<typeof OrderAttributionSource>;
export type OrderAttributionSourceOutput = zod.output<typeof OrderAttributionSource>;

export const OrderFeeSource = /*#__PURE__*/ zod.enum([
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
]);

export type OrderFeeSource = zod.input<typeof OrderFeeSource>;
export type OrderFeeSourceOutput = zod.output<typeof OrderFeeSource>;

export const PlatformFeeChargeType = /*#__PURE__*/ zod.enum(['PASS_ON', 'ABSORBED']);

export type PlatformFeeChargeType = zod.input<typeof PlatformFeeChargeType>;
export type PlatformFeeChargeTypeOutput = zod.output<typeof PlatformFeeChargeType>;

export const RsvpStatus = /*#__PURE__*/ zod.enum(['YES', 'NO', 'WAITLIST']);

export type RsvpStatus = zod.input<typeof RsvpStatus>;
export type RsvpStatusOutput = zod.output<typeof RsvpStatus>;

export const MemberStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE']);

export type MemberStatus = zod.input<typeof MemberStatus>;
export type MemberStatusOutput = zod.output<typeof MemberStatus>;

export const MemberPrivacyStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'PRIVATE', 'PUBLIC']);

export type MemberPrivacyStatus = zod.input<typeof MemberPrivacyStatus>;
export type MemberPrivacyStatusOutput = zod.output<typeof MemberPrivacyStatus>;

export const MemberActivityStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'ACTIVE', 'MUTED']);

export type MemberActivityStatus = zod.input<typeof MemberActivityStatus>;
export type MemberActivityStatusOutput = zod.output<typeof MemberActivityStatus>;

export const Notification: zod.ZodMiniType<{ eventType: string }> = /*#__PURE__*/ zod.discriminatedUnion(
  'eventType',
  [
    EventCreatedNotification,
    EventUpdatedNotification,
    EventDeletedNotification,
    EventStartedNotification,
    EventEndedNotification,
    EventReminderNotification,
    EventPublishedNotification,
    EventClonedNotification,
    EventCanceledNotification,
    CartCreatedNotification,
    CartUpdatedNotification,
    CartDeletedNotification,
    CartV2CreatedNotification,
    CartV2UpdatedNotification,
    CartV2DeletedNotification,
    CartCalculatedNotification,
    OrderInitiatedNotification,
    OrderConfirmedNotification,
    OrderUpdatedNotification,
    OrderDeletedNotification,
    ReservationCreatedNotification,
    ReservationUpdatedNotification,
    TicketReservationCreatedNotification,
    TicketReservationUpdatedNotification,
    TicketReservationDeletedNotification,
    TicketDefinitionCreatedNotification,
    TicketDefinitionUpdatedNotification,
    TicketDefinitionDeletedNotification,
    TicketDefinitionSaleStartedNotification,
    TicketDefinitionSaleEndedNotification,
    TicketDefinitionSalePeriodUpdatedNotification,
    ProductCreatedNotification,
    ProductChangedNotification,
    ProductDeletedNotification,
    CollectionCreatedNotification,
    CollectionChangedNotification,
    CollectionDeletedNotification,
    VariantsChangedNotification,
    ProductCreatedV3Notification,
    ProductUpdatedV3Notification,
    ProductDeletedV3Notification,
    BrandCreatedNotification,
    BrandUpdatedNotification,
    BrandDeletedNotification,
    RibbonCreatedNotification,
    RibbonUpdatedNotification,
    RibbonDeletedNotification,
    ShopOrderApprovedNotification,
    ShopOrderCanceledNotification,
    ShopOrderCommittedNotification,
    ShopOrderCreatedNotification,
    ShopOrderFulfilledNotification,
    ShopOrderImportedNotification,
    ImportedShopOrderDeletedNotification,
    ShopOrderPaymentStatusUpdatedNotification,
    ShopOrderUpdatedNotification,
    CategoryMovedNotification,
    CategoryCreatedNotification,
    CategoryDeletedNotification,
    CategoryItemAddedNotification,
    CategoryItemRemovedNotification,
    CategoryItemsArrangedNotification,
    CategoryUpdatedNotification,
    RsvpCreatedNotification,
    RsvpUpdatedNotification,
    RsvpDeletedNotification,
    MemberCreatedNotification,
    MemberUpdatedNotification,
    MemberDeletedNotification,
  ],
);
