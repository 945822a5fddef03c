// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const InstanceId = /*#__PURE__*/ zod.guid();

export type InstanceId = zod.input<typeof InstanceId>;
export type InstanceIdOutput = zod.output<typeof InstanceId>;

export const NotificationIdentityType = /*#__PURE__*/ zod.enum([
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
]);

export type NotificationIdentityType = zod.input<typeof NotificationIdentityType>;
export type NotificationIdentityTypeOutput = zod.output<typeof NotificationIdentityType>;

export const NotificationIdentity = /*#__PURE__*/ zod.looseObject({
  identityType: NotificationIdentityType,
  anonymousVisitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  wixUserId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type NotificationIdentity = zod.input<typeof NotificationIdentity>;
export type NotificationIdentityOutput = zod.output<typeof NotificationIdentity>;

export const AccountInfo = /*#__PURE__*/ zod.looseObject({
  accountId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  parentAccountId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  siteId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type AccountInfo = zod.input<typeof AccountInfo>;
export type AccountInfoOutput = zod.output<typeof AccountInfo>;

export const WebhookId = /*#__PURE__*/ zod.string();

export type WebhookId = zod.input<typeof WebhookId>;
export type WebhookIdOutput = zod.output<typeof WebhookId>;

export const EntityFacts = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  entityId: /*#__PURE__*/ zod.string(),
  eventTime: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  originatedFrom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  entityEventSequence: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type EntityFacts = zod.input<typeof EntityFacts>;
export type EntityFactsOutput = zod.output<typeof EntityFacts>;

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

export const NodeStyle = /*#__PURE__*/ zod.looseObject({
  paddingTop: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  paddingBottom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  backgroundColor: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type NodeStyle = zod.input<typeof NodeStyle>;
export type NodeStyleOutput = zod.output<typeof NodeStyle>;

export const richContentNodeNodesMax = 1000;

export const RichContentNode = /*#__PURE__*/ zod.looseObject({
  type: RichContentNodeType,
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  nodes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
      .check(/*#__PURE__*/ zod.maxLength(richContentNodeNodesMax)),
  ),
  style: /*#__PURE__*/ zod.optional(NodeStyle),
});

export type RichContentNode = zod.input<typeof RichContentNode>;
export type RichContentNodeOutput = zod.output<typeof RichContentNode>;

export const richContentMetadataVersionMin = 0;

export const RichContentMetadata = /*#__PURE__*/ zod.looseObject({
  version: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(richContentMetadataVersionMin)),
  ),
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdTimestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedTimestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type RichContentMetadata = zod.input<typeof RichContentMetadata>;
export type RichContentMetadataOutput = zod.output<typeof RichContentMetadata>;

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

export const TextDecoration = /*#__PURE__*/ zod.looseObject({
  type: TextDecorationType,
});

export type TextDecoration = zod.input<typeof TextDecoration>;
export type TextDecorationOutput = zod.output<typeof TextDecoration>;

export const textNodeStyleDecorationsMax = 20;

export const TextNodeStyle = /*#__PURE__*/ zod.looseObject({
  decorations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(TextDecoration).check(/*#__PURE__*/ zod.maxLength(textNodeStyleDecorationsMax)),
  ),
  nodeStyle: /*#__PURE__*/ zod.optional(NodeStyle),
  lineHeight: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type TextNodeStyle = zod.input<typeof TextNodeStyle>;
export type TextNodeStyleOutput = zod.output<typeof TextNodeStyle>;

export const DocumentStyle = /*#__PURE__*/ zod.looseObject({
  headerOne: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerTwo: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerThree: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerFour: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerFive: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerSix: /*#__PURE__*/ zod.optional(TextNodeStyle),
  paragraph: /*#__PURE__*/ zod.optional(TextNodeStyle),
  blockquote: /*#__PURE__*/ zod.optional(TextNodeStyle),
  codeBlock: /*#__PURE__*/ zod.optional(TextNodeStyle),
});

export type DocumentStyle = zod.input<typeof DocumentStyle>;
export type DocumentStyleOutput = zod.output<typeof DocumentStyle>;

export const richContentNodesMax = 1000;

export const RichContent = /*#__PURE__*/ zod.looseObject({
  nodes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RichContentNode).check(/*#__PURE__*/ zod.maxLength(richContentNodesMax)),
  ),
  metadata: /*#__PURE__*/ zod.optional(RichContentMetadata),
  documentStyle: /*#__PURE__*/ zod.optional(DocumentStyle),
});

export type RichContent = zod.input<typeof RichContent>;
export type RichContentOutput = zod.output<typeof RichContent>;

export const eventImageIdMax = 200;

export const eventImageHeightMin = 0;

export const eventImageWidthMin = 0;

export const EventImage = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(eventImageIdMax)),
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventImageHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventImageWidthMin)),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  urlExpirationDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type EventImage = zod.input<typeof EventImage>;
export type EventImageOutput = zod.output<typeof EventImage>;

export const LocationType = /*#__PURE__*/ zod.enum(['VENUE', 'ONLINE']);

export type LocationType = zod.input<typeof LocationType>;
export type LocationTypeOutput = zod.output<typeof LocationType>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = /*#__PURE__*/ zod.stringFormat('country-code', CountryCodeRegExp);

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const streetAddressNumberMax = 100;

export const streetAddressNameMax = 250;

export const streetAddressAptMax = 100;

export const streetAddressFormattedAddressLineMax = 1000;

export const StreetAddress = /*#__PURE__*/ zod.looseObject({
  number: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streetAddressNumberMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streetAddressNameMax)),
  apt: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streetAddressAptMax)),
  ),
  formattedAddressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streetAddressFormattedAddressLineMax)),
  ),
});

export type StreetAddress = zod.input<typeof StreetAddress>;
export type StreetAddressOutput = zod.output<typeof StreetAddress>;

export const addressLocationLatitudeMin = -90;
export const addressLocationLatitudeMax = 90;

export const addressLocationLongitudeMin = -180;
export const addressLocationLongitudeMax = 180;

export const AddressLocation = /*#__PURE__*/ zod.looseObject({
  latitude: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(addressLocationLatitudeMin))
      .check(/*#__PURE__*/ zod.lte(addressLocationLatitudeMax)),
  ),
  longitude: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(addressLocationLongitudeMin))
      .check(/*#__PURE__*/ zod.lte(addressLocationLongitudeMax)),
  ),
});

export type AddressLocation = zod.input<typeof AddressLocation>;
export type AddressLocationOutput = zod.output<typeof AddressLocation>;

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

export const addressSubdivisionCodeMax = 100;

export const addressSubdivisionNameMax = 250;

export const addressSubdivisionTypeInfoMax = 1000;

export const AddressSubdivision = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSubdivisionCodeMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSubdivisionNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(SubdivisionLevel),
  typeInfo: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSubdivisionTypeInfoMax)),
  ),
});

export type AddressSubdivision = zod.input<typeof AddressSubdivision>;
export type AddressSubdivisionOutput = zod.output<typeof AddressSubdivision>;

export const eventAddressSubdivisionMax = 20;

export const eventAddressCityMax = 100;

export const eventAddressPostalCodeMax = 100;

export const eventAddressAddressLineMax = 250;

export const eventAddressAddressLine2Max = 250;

export const eventAddressFormattedAddressMax = 1000;

export const eventAddressHintMax = 1000;

export const eventAddressCountryFullnameMax = 100;

export const eventAddressSubdivisionFullnameMax = 250;

export const eventAddressSubdivisionsMax = 6;

export const EventAddress = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressSubdivisionMax)),
  ),
  city: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressCityMax)),
  ),
  postalCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressPostalCodeMax)),
  ),
  streetAddress: /*#__PURE__*/ zod.optional(StreetAddress),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressAddressLine2Max)),
  ),
  formattedAddress: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressFormattedAddressMax)),
  ),
  hint: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressHintMax)),
  ),
  geocode: /*#__PURE__*/ zod.optional(AddressLocation),
  countryFullname: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressCountryFullnameMax)),
  ),
  subdivisionFullname: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressSubdivisionFullnameMax)),
  ),
  subdivisions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(AddressSubdivision)
      .check(/*#__PURE__*/ zod.maxLength(eventAddressSubdivisionsMax)),
  ),
});

export type EventAddress = zod.input<typeof EventAddress>;
export type EventAddressOutput = zod.output<typeof EventAddress>;

export const eventLocationNameMax = 50;

export const EventLocation = /*#__PURE__*/ zod.looseObject({
  type: LocationType,
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventLocationNameMax)),
  ),
  address: /*#__PURE__*/ zod.optional(EventAddress),
  locationTbd: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventLocation = zod.input<typeof EventLocation>;
export type EventLocationOutput = zod.output<typeof EventLocation>;

export const RecurrenceStatus = /*#__PURE__*/ zod.enum([
  'ONE_TIME',
  'RECURRING',
  'RECURRING_UPCOMING',
  'RECURRING_RECENTLY_ENDED',
  'RECURRING_RECENTLY_CANCELED',
]);

export type RecurrenceStatus = zod.input<typeof RecurrenceStatus>;
export type RecurrenceStatusOutput = zod.output<typeof RecurrenceStatus>;

export const occurrenceTimeZoneIdMax = 100;

export const Occurrence = /*#__PURE__*/ zod.looseObject({
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  timeZoneId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(occurrenceTimeZoneIdMax)),
  ),
  showTimeZone: /*#__PURE__*/ zod.boolean(),
});

export type Occurrence = zod.input<typeof Occurrence>;
export type OccurrenceOutput = zod.output<typeof Occurrence>;

export const recurrencesIndividualEventDatesMax = 1000;

export const recurrencesCategoryIdMax = 100;

export const Recurrences = /*#__PURE__*/ zod.looseObject({
  individualEventDates: /*#__PURE__*/ zod
    .array(Occurrence)
    .check(/*#__PURE__*/ zod.maxLength(recurrencesIndividualEventDatesMax)),
  categoryId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recurrencesCategoryIdMax)),
  ),
});

export type Recurrences = zod.input<typeof Recurrences>;
export type RecurrencesOutput = zod.output<typeof Recurrences>;

export const formattedDatesDateAndTimeMax = 500;

export const formattedDatesStartDateMax = 500;

export const formattedDatesStartTimeMax = 500;

export const formattedDatesEndDateMax = 500;

export const formattedDatesEndTimeMax = 500;

export const FormattedDates = /*#__PURE__*/ zod.looseObject({
  dateAndTime: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formattedDatesDateAndTimeMax)),
  ),
  startDate: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formattedDatesStartDateMax)),
  ),
  startTime: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formattedDatesStartTimeMax)),
  ),
  endDate: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formattedDatesEndDateMax)),
  ),
  endTime: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formattedDatesEndTimeMax)),
  ),
});

export type FormattedDates = zod.input<typeof FormattedDates>;
export type FormattedDatesOutput = zod.output<typeof FormattedDates>;

export const dateAndTimeSettingsDateAndTimeTbdMessageMax = 100;

export const dateAndTimeSettingsTimeZoneIdMax = 100;

export const DateAndTimeSettings = /*#__PURE__*/ zod.looseObject({
  dateAndTimeTbd: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  dateAndTimeTbdMessage: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(dateAndTimeSettingsDateAndTimeTbdMessageMax)),
  ),
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  timeZoneId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dateAndTimeSettingsTimeZoneIdMax)),
  ),
  hideEndDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  showTimeZone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  recurrenceStatus: RecurrenceStatus,
  recurringEvents: /*#__PURE__*/ zod.optional(Recurrences),
  formatted: /*#__PURE__*/ zod.optional(FormattedDates),
});

export type DateAndTimeSettings = zod.input<typeof DateAndTimeSettings>;
export type DateAndTimeSettingsOutput = zod.output<typeof DateAndTimeSettings>;

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

export const acceptedMessagesTitleMax = 150;

export const acceptedMessagesMessageMax = 350;

export const acceptedMessagesAddToCalendarActionLabelMax = 50;

export const acceptedMessagesShareActionLabelMax = 50;

export const AcceptedMessages = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acceptedMessagesTitleMax)),
  ),
  message: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acceptedMessagesMessageMax)),
  ),
  addToCalendarActionLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(acceptedMessagesAddToCalendarActionLabelMax)),
  ),
  shareActionLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acceptedMessagesShareActionLabelMax)),
  ),
});

export type AcceptedMessages = zod.input<typeof AcceptedMessages>;
export type AcceptedMessagesOutput = zod.output<typeof AcceptedMessages>;

export const declinedMessagesTitleMax = 150;

export const declinedMessagesShareActionLabelMax = 50;

export const DeclinedMessages = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(declinedMessagesTitleMax)),
  ),
  shareActionLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(declinedMessagesShareActionLabelMax)),
  ),
});

export type DeclinedMessages = zod.input<typeof DeclinedMessages>;
export type DeclinedMessagesOutput = zod.output<typeof DeclinedMessages>;

export const RsvpConfirmationMessages = /*#__PURE__*/ zod.looseObject({
  positiveConfirmation: /*#__PURE__*/ zod.optional(AcceptedMessages),
  waitlistMessages: /*#__PURE__*/ zod.optional(AcceptedMessages),
  negativeMessages: /*#__PURE__*/ zod.optional(DeclinedMessages),
});

export type RsvpConfirmationMessages = zod.input<typeof RsvpConfirmationMessages>;
export type RsvpConfirmationMessagesOutput = zod.output<typeof RsvpConfirmationMessages>;

export const rsvpRegistrationLimitMin = 0;

export const RsvpRegistration = /*#__PURE__*/ zod.looseObject({
  responseType: RsvpResponseType,
  limit: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpRegistrationLimitMin)),
  ),
  waitlistEnabled: /*#__PURE__*/ zod.boolean(),
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  confirmationMessages: /*#__PURE__*/ zod.optional(RsvpConfirmationMessages),
  formId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type RsvpRegistration = zod.input<typeof RsvpRegistration>;
export type RsvpRegistrationOutput = zod.output<typeof RsvpRegistration>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const ticketPriceValueRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const TicketPrice = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.stringFormat('decimal', ticketPriceValueRegExp),
  currency: CurrencyCode,
  formattedValue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type TicketPrice = zod.input<typeof TicketPrice>;
export type TicketPriceOutput = zod.output<typeof TicketPrice>;

export const EventTaxType = /*#__PURE__*/ zod.enum(['INCLUDED_IN_PRICE', 'ADDED_AT_CHECKOUT']);

export type EventTaxType = zod.input<typeof EventTaxType>;
export type EventTaxTypeOutput = zod.output<typeof EventTaxType>;

export const TaxRateRegExp = new RegExp('^\\d{1,3}(\\.\\d{1,3})?$');

export const TaxRate = /*#__PURE__*/ zod.stringFormat('rate', TaxRateRegExp);

export type TaxRate = zod.input<typeof TaxRate>;
export type TaxRateOutput = zod.output<typeof TaxRate>;

export const taxSettingsNameMax = 10;

export const TaxSettings = /*#__PURE__*/ zod.looseObject({
  type: EventTaxType,
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(taxSettingsNameMax)),
  ),
  rate: /*#__PURE__*/ zod.optional(TaxRate),
  appliedToDonations: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TaxSettings = zod.input<typeof TaxSettings>;
export type TaxSettingsOutput = zod.output<typeof TaxSettings>;

export const ticketsConfirmationMessagesTitleMax = 150;

export const ticketsConfirmationMessagesMessageMax = 350;

export const ticketsConfirmationMessagesDownloadTicketsLabelMax = 50;

export const ticketsConfirmationMessagesAddToCalendarActionLabelMax = 50;

export const ticketsConfirmationMessagesShareActionLabelMax = 50;

export const TicketsConfirmationMessages = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketsConfirmationMessagesTitleMax)),
  ),
  message: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketsConfirmationMessagesMessageMax)),
  ),
  downloadTicketsLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(ticketsConfirmationMessagesDownloadTicketsLabelMax)),
  ),
  addToCalendarActionLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(ticketsConfirmationMessagesAddToCalendarActionLabelMax)),
  ),
  shareActionLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(ticketsConfirmationMessagesShareActionLabelMax)),
  ),
});

export type TicketsConfirmationMessages = zod.input<typeof TicketsConfirmationMessages>;
export type TicketsConfirmationMessagesOutput = zod.output<typeof TicketsConfirmationMessages>;

export const EventCheckoutType = /*#__PURE__*/ zod.enum(['EVENTS_APP', 'ECOMM_PLATFORM']);

export type EventCheckoutType = zod.input<typeof EventCheckoutType>;
export type EventCheckoutTypeOutput = zod.output<typeof EventCheckoutType>;

export const ticketsRegistrationTicketLimitPerOrderMin = 0;
export const ticketsRegistrationTicketLimitPerOrderMax = 50;

export const ticketsRegistrationReservationDurationInMinutesMin = 5;
export const ticketsRegistrationReservationDurationInMinutesMax = 30;

export const ticketsRegistrationGracePeriodInMinutesMin = 0;
export const ticketsRegistrationGracePeriodInMinutesMax = 120;

export const TicketsRegistration = /*#__PURE__*/ zod.looseObject({
  guestsAssignedSeparately: /*#__PURE__*/ zod.boolean(),
  ticketLimitPerOrder: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(ticketsRegistrationTicketLimitPerOrderMin))
    .check(/*#__PURE__*/ zod.lte(ticketsRegistrationTicketLimitPerOrderMax)),
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
  lowestPrice: /*#__PURE__*/ zod.optional(TicketPrice),
  highestPrice: /*#__PURE__*/ zod.optional(TicketPrice),
  soldOut: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  taxSettings: /*#__PURE__*/ zod.optional(TaxSettings),
  reservationDurationInMinutes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(ticketsRegistrationReservationDurationInMinutesMin))
      .check(/*#__PURE__*/ zod.lte(ticketsRegistrationReservationDurationInMinutesMax)),
  ),
  gracePeriodInMinutes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(ticketsRegistrationGracePeriodInMinutesMin))
      .check(/*#__PURE__*/ zod.lte(ticketsRegistrationGracePeriodInMinutesMax)),
  ),
  stockManagerAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  confirmationMessages: /*#__PURE__*/ zod.optional(TicketsConfirmationMessages),
  buyerFormId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  ticketHolderFormId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  inactiveBuyerFormId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  checkoutType: /*#__PURE__*/ zod.optional(EventCheckoutType),
});

export type TicketsRegistration = zod.input<typeof TicketsRegistration>;
export type TicketsRegistrationOutput = zod.output<typeof TicketsRegistration>;

export const ExternalRegistration = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
});

export type ExternalRegistration = zod.input<typeof ExternalRegistration>;
export type ExternalRegistrationOutput = zod.output<typeof ExternalRegistration>;

export const Registration = /*#__PURE__*/ zod.looseObject({
  type: RegistrationType,
  status: RegistrationStatus,
  initialType: InitialRegistrationType,
  allowedGuestTypes: GuestType,
  registrationPaused: /*#__PURE__*/ zod.boolean(),
  registrationDisabled: /*#__PURE__*/ zod.boolean(),
  rsvp: /*#__PURE__*/ zod.optional(RsvpRegistration),
  tickets: /*#__PURE__*/ zod.optional(TicketsRegistration),
  external: /*#__PURE__*/ zod.optional(ExternalRegistration),
});

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;

export const CalendarUrls = /*#__PURE__*/ zod.looseObject({
  google: /*#__PURE__*/ zod.string(),
  ics: /*#__PURE__*/ zod.string(),
});

export type CalendarUrls = zod.input<typeof CalendarUrls>;
export type CalendarUrlsOutput = zod.output<typeof CalendarUrls>;

export const pageUrlBaseMax = 500;

export const pageUrlPathMax = 500;

export const PageUrl = /*#__PURE__*/ zod.looseObject({
  base: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageUrlBaseMax)),
  path: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageUrlPathMax)),
});

export type PageUrl = zod.input<typeof PageUrl>;
export type PageUrlOutput = zod.output<typeof PageUrl>;

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

export const FieldPartLabel = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  label: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type FieldPartLabel = zod.input<typeof FieldPartLabel>;
export type FieldPartLabelOutput = zod.output<typeof FieldPartLabel>;

export const FormValueType = /*#__PURE__*/ zod.enum(['TEXT', 'NUMBER', 'TEXT_ARRAY', 'DATE_TIME', 'ADDRESS']);

export type FormValueType = zod.input<typeof FormValueType>;
export type FormValueTypeOutput = zod.output<typeof FormValueType>;

export const optionSelectionOptionIndexMin = 0;
export const optionSelectionOptionIndexMax = 199;

export const optionSelectionPlaceholderTextMax = 200;

export const OptionSelection = /*#__PURE__*/ zod.looseObject({
  optionIndex: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(optionSelectionOptionIndexMin))
      .check(/*#__PURE__*/ zod.lte(optionSelectionOptionIndexMax)),
  ),
  placeholderText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(optionSelectionPlaceholderTextMax)),
  ),
});

export type OptionSelection = zod.input<typeof OptionSelection>;
export type OptionSelectionOutput = zod.output<typeof OptionSelection>;

export const formFieldLabelsMax = 50;

export const formFieldOptionsMax = 200;

export const formFieldMaxLengthMin = 0;

export const formFieldMaxSizeMin = 0;

export const FormField = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  label: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  additionalLabels: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  labels: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(FieldPartLabel).check(/*#__PURE__*/ zod.maxLength(formFieldLabelsMax)),
  ),
  type: /*#__PURE__*/ zod.optional(FormValueType),
  array: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  mandatory: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  options: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(formFieldOptionsMax)),
  ),
  defaultOptionSelection: /*#__PURE__*/ zod.optional(OptionSelection),
  maxLength: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldMaxLengthMin)),
  ),
  maxSize: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldMaxSizeMin)),
  ),
});

export type FormField = zod.input<typeof FormField>;
export type FormFieldOutput = zod.output<typeof FormField>;

export const inputControlInputsMax = 50;

export const InputControl = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  type: InputControlType,
  system: /*#__PURE__*/ zod.boolean(),
  name: /*#__PURE__*/ zod.string(),
  label: /*#__PURE__*/ zod.string(),
  orderIndex: /*#__PURE__*/ zod.int(),
  inputs: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(FormField).check(/*#__PURE__*/ zod.maxLength(inputControlInputsMax)),
  ),
  deleted: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type InputControl = zod.input<typeof InputControl>;
export type InputControlOutput = zod.output<typeof InputControl>;

export const RsvpAcceptanceConfirmed = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.string(),
  message: /*#__PURE__*/ zod.string(),
  addToCalendarActionLabel: /*#__PURE__*/ zod.string(),
  shareActionLabel: /*#__PURE__*/ zod.string(),
});

export type RsvpAcceptanceConfirmed = zod.input<typeof RsvpAcceptanceConfirmed>;
export type RsvpAcceptanceConfirmedOutput = zod.output<typeof RsvpAcceptanceConfirmed>;

export const RsvpAcceptance = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.string(),
  confirmation: /*#__PURE__*/ zod.optional(RsvpAcceptanceConfirmed),
});

export type RsvpAcceptance = zod.input<typeof RsvpAcceptance>;
export type RsvpAcceptanceOutput = zod.output<typeof RsvpAcceptance>;

export const RsvpRefusalConfirmed = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.string(),
  shareActionLabel: /*#__PURE__*/ zod.string(),
});

export type RsvpRefusalConfirmed = zod.input<typeof RsvpRefusalConfirmed>;
export type RsvpRefusalConfirmedOutput = zod.output<typeof RsvpRefusalConfirmed>;

export const RsvpRefusal = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.string(),
  confirmation: /*#__PURE__*/ zod.optional(RsvpRefusalConfirmed),
});

export type RsvpRefusal = zod.input<typeof RsvpRefusal>;
export type RsvpRefusalOutput = zod.output<typeof RsvpRefusal>;

export const RsvpFormMessages = /*#__PURE__*/ zod.looseObject({
  rsvpYesOption: /*#__PURE__*/ zod.string(),
  rsvpNoOption: /*#__PURE__*/ zod.string(),
  positiveMessages: /*#__PURE__*/ zod.optional(RsvpAcceptance),
  waitlistMessages: /*#__PURE__*/ zod.optional(RsvpAcceptance),
  negativeMessages: /*#__PURE__*/ zod.optional(RsvpRefusal),
  submitActionLabel: /*#__PURE__*/ zod.string(),
});

export type RsvpFormMessages = zod.input<typeof RsvpFormMessages>;
export type RsvpFormMessagesOutput = zod.output<typeof RsvpFormMessages>;

export const CheckoutConfirmed = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.string(),
  message: /*#__PURE__*/ zod.string(),
  downloadTicketsLabel: /*#__PURE__*/ zod.string(),
  addToCalendarLabel: /*#__PURE__*/ zod.string(),
  shareEventLabel: /*#__PURE__*/ zod.string(),
});

export type CheckoutConfirmed = zod.input<typeof CheckoutConfirmed>;
export type CheckoutConfirmedOutput = zod.output<typeof CheckoutConfirmed>;

export const CheckoutFormMessages = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.string(),
  submitActionLabel: /*#__PURE__*/ zod.string(),
  confirmation: /*#__PURE__*/ zod.optional(CheckoutConfirmed),
});

export type CheckoutFormMessages = zod.input<typeof CheckoutFormMessages>;
export type CheckoutFormMessagesOutput = zod.output<typeof CheckoutFormMessages>;

export const RegistrationClosedMessages = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.string(),
  exploreEventsActionLabel: /*#__PURE__*/ zod.string(),
});

export type RegistrationClosedMessages = zod.input<typeof RegistrationClosedMessages>;
export type RegistrationClosedMessagesOutput = zod.output<typeof RegistrationClosedMessages>;

export const TicketsUnavailableMessages = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.string(),
  exploreEventsActionLabel: /*#__PURE__*/ zod.string(),
});

export type TicketsUnavailableMessages = zod.input<typeof TicketsUnavailableMessages>;
export type TicketsUnavailableMessagesOutput = zod.output<typeof TicketsUnavailableMessages>;

export const FormMessages = /*#__PURE__*/ zod.looseObject({
  rsvp: /*#__PURE__*/ zod.optional(RsvpFormMessages),
  checkout: /*#__PURE__*/ zod.optional(CheckoutFormMessages),
  registrationClosed: /*#__PURE__*/ zod.optional(RegistrationClosedMessages),
  ticketsUnavailable: /*#__PURE__*/ zod.optional(TicketsUnavailableMessages),
});

export type FormMessages = zod.input<typeof FormMessages>;
export type FormMessagesOutput = zod.output<typeof FormMessages>;

export const registrationFormControlsMax = 300;

export const RegistrationForm = /*#__PURE__*/ zod.looseObject({
  controls: /*#__PURE__*/ zod
    .array(InputControl)
    .check(/*#__PURE__*/ zod.maxLength(registrationFormControlsMax)),
  messages: /*#__PURE__*/ zod.optional(FormMessages),
});

export type RegistrationForm = zod.input<typeof RegistrationForm>;
export type RegistrationFormOutput = zod.output<typeof RegistrationForm>;

export const rsvpSummaryTotalCountMin = 0;

export const rsvpSummaryYesCountMin = 0;

export const rsvpSummaryNoCountMin = 0;

export const rsvpSummaryWaitlistCountMin = 0;

export const RsvpSummary = /*#__PURE__*/ zod.looseObject({
  totalCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpSummaryTotalCountMin)),
  yesCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpSummaryYesCountMin)),
  noCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpSummaryNoCountMin)),
  waitlistCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpSummaryWaitlistCountMin)),
});

export type RsvpSummary = zod.input<typeof RsvpSummary>;
export type RsvpSummaryOutput = zod.output<typeof RsvpSummary>;

export const salesAmountAmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');
export const salesAmountValueRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const SalesAmount = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', salesAmountAmountRegExp),
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', salesAmountValueRegExp)),
  currency: CurrencyCode,
});

export type SalesAmount = zod.input<typeof SalesAmount>;
export type SalesAmountOutput = zod.output<typeof SalesAmount>;

export const ticketSummaryTicketsSoldMin = 0;

export const ticketSummaryTotalOrdersMin = 0;

export const TicketSummary = /*#__PURE__*/ zod.looseObject({
  ticketsSold: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketSummaryTicketsSoldMin)),
  totalOrders: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketSummaryTotalOrdersMin)),
  totalSales: /*#__PURE__*/ zod.optional(SalesAmount),
  revenue: /*#__PURE__*/ zod.optional(SalesAmount),
  currencyLocked: /*#__PURE__*/ zod.boolean(),
});

export type TicketSummary = zod.input<typeof TicketSummary>;
export type TicketSummaryOutput = zod.output<typeof TicketSummary>;

export const CancellationActorType = /*#__PURE__*/ zod.enum(['USER', 'APP', 'SYSTEM']);

export type CancellationActorType = zod.input<typeof CancellationActorType>;
export type CancellationActorTypeOutput = zod.output<typeof CancellationActorType>;

export const eventCancellationActorNameMax = 200;

export const EventCancellation = /*#__PURE__*/ zod.looseObject({
  canceledDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  actorType: CancellationActorType,
  actorName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventCancellationActorNameMax)),
  actorEmail: /*#__PURE__*/ zod.string(),
});

export type EventCancellation = zod.input<typeof EventCancellation>;
export type EventCancellationOutput = zod.output<typeof EventCancellation>;

export const EventSummaries = /*#__PURE__*/ zod.looseObject({
  rsvps: /*#__PURE__*/ zod.optional(RsvpSummary),
  tickets: /*#__PURE__*/ zod.optional(TicketSummary),
  cancellation: /*#__PURE__*/ zod.optional(EventCancellation),
});

export type EventSummaries = zod.input<typeof EventSummaries>;
export type EventSummariesOutput = zod.output<typeof EventSummaries>;

export const GuestListSettings = /*#__PURE__*/ zod.looseObject({
  displayedPublicly: /*#__PURE__*/ zod.boolean(),
});

export type GuestListSettings = zod.input<typeof GuestListSettings>;
export type GuestListSettingsOutput = zod.output<typeof GuestListSettings>;

export const ConferenceType = /*#__PURE__*/ zod.enum(['MEETING', 'WEBINAR']);

export type ConferenceType = zod.input<typeof ConferenceType>;
export type ConferenceTypeOutput = zod.output<typeof ConferenceType>;

export const OnlineConferencingSession = /*#__PURE__*/ zod.looseObject({
  hostLink: /*#__PURE__*/ zod.string(),
  guestLink: /*#__PURE__*/ zod.string(),
  password: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  sessionCreated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sessionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type OnlineConferencingSession = zod.input<typeof OnlineConferencingSession>;
export type OnlineConferencingSessionOutput = zod.output<typeof OnlineConferencingSession>;

export const OnlineConferencing = /*#__PURE__*/ zod.looseObject({
  enabled: /*#__PURE__*/ zod.boolean(),
  type: ConferenceType,
  providerId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  providerName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  session: /*#__PURE__*/ zod.optional(OnlineConferencingSession),
});

export type OnlineConferencing = zod.input<typeof OnlineConferencing>;
export type OnlineConferencingOutput = zod.output<typeof OnlineConferencing>;

export const SeoTag = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.string(),
  props: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  meta: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  children: /*#__PURE__*/ zod.string(),
  custom: /*#__PURE__*/ zod.boolean(),
  disabled: /*#__PURE__*/ zod.boolean(),
});

export type SeoTag = zod.input<typeof SeoTag>;
export type SeoTagOutput = zod.output<typeof SeoTag>;

export const seoKeywordOriginMax = 1000;

export const SeoKeyword = /*#__PURE__*/ zod.looseObject({
  term: /*#__PURE__*/ zod.string(),
  isMain: /*#__PURE__*/ zod.boolean(),
  origin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seoKeywordOriginMax)),
  ),
});

export type SeoKeyword = zod.input<typeof SeoKeyword>;
export type SeoKeywordOutput = zod.output<typeof SeoKeyword>;

export const seoKeywordSettingsKeywordsMax = 5;

export const SeoKeywordSettings = /*#__PURE__*/ zod.looseObject({
  preventAutoRedirect: /*#__PURE__*/ zod.boolean(),
  keywords: /*#__PURE__*/ zod
    .array(SeoKeyword)
    .check(/*#__PURE__*/ zod.maxLength(seoKeywordSettingsKeywordsMax)),
});

export type SeoKeywordSettings = zod.input<typeof SeoKeywordSettings>;
export type SeoKeywordSettingsOutput = zod.output<typeof SeoKeywordSettings>;

export const seoSchemaTagsMax = 100;

export const SeoSchema = /*#__PURE__*/ zod.looseObject({
  tags: /*#__PURE__*/ zod.array(SeoTag).check(/*#__PURE__*/ zod.maxLength(seoSchemaTagsMax)),
  settings: /*#__PURE__*/ zod.optional(SeoKeywordSettings),
});

export type SeoSchema = zod.input<typeof SeoSchema>;
export type SeoSchemaOutput = zod.output<typeof SeoSchema>;

export const seoSettingsSlugMax = 130;

export const SeoSettings = /*#__PURE__*/ zod.looseObject({
  slug: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seoSettingsSlugMax)),
  hidden: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  advancedSeoData: /*#__PURE__*/ zod.optional(SeoSchema),
});

export type SeoSettings = zod.input<typeof SeoSettings>;
export type SeoSettingsOutput = zod.output<typeof SeoSettings>;

export const AgendaSettings = /*#__PURE__*/ zod.looseObject({
  enabled: /*#__PURE__*/ zod.boolean(),
  pageUrl: /*#__PURE__*/ zod.optional(PageUrl),
});

export type AgendaSettings = zod.input<typeof AgendaSettings>;
export type AgendaSettingsOutput = zod.output<typeof AgendaSettings>;

export const EventDisplaySettings = /*#__PURE__*/ zod.looseObject({
  hideEventDetailsButton: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  hideEventDetailsPage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventDisplaySettings = zod.input<typeof EventDisplaySettings>;
export type EventDisplaySettingsOutput = zod.output<typeof EventDisplaySettings>;

export const EventCategoryType = /*#__PURE__*/ zod.enum(['MANUAL', 'RECURRING_EVENT', 'COMPONENT']);

export type EventCategoryType = zod.input<typeof EventCategoryType>;
export type EventCategoryTypeOutput = zod.output<typeof EventCategoryType>;

export const eventCategoryNameMax = 30;

export const EventCategory = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(eventCategoryNameMax)),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  hidden: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  type: /*#__PURE__*/ zod.optional(EventCategoryType),
});

export type EventCategory = zod.input<typeof EventCategory>;
export type EventCategoryOutput = zod.output<typeof EventCategory>;

export const eventCategoriesCategoriesMax = 10;

export const EventCategories = /*#__PURE__*/ zod.looseObject({
  categories: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(EventCategory).check(/*#__PURE__*/ zod.maxLength(eventCategoriesCategoriesMax)),
  ),
});

export type EventCategories = zod.input<typeof EventCategories>;
export type EventCategoriesOutput = zod.output<typeof EventCategories>;

export const labellingSettingsAssignedContactsLegacyLabelIdMax = 180;

export const LabellingSettings = /*#__PURE__*/ zod.looseObject({
  assignedContactsLegacyLabelId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(labellingSettingsAssignedContactsLegacyLabelIdMax)),
  ),
  assignedContactsLabelDeleted: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type LabellingSettings = zod.input<typeof LabellingSettings>;
export type LabellingSettingsOutput = zod.output<typeof LabellingSettings>;

export const BadgePriority = /*#__PURE__*/ zod.enum(['FIRST_PRIORITY', 'SECOND_PRIORITY', 'THIRD_PRIORITY']);

export type BadgePriority = zod.input<typeof BadgePriority>;
export type BadgePriorityOutput = zod.output<typeof BadgePriority>;

export const eventBadgeTextMax = 50;

export const EventBadge = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.optional(BadgePriority),
  text: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventBadgeTextMax)),
  ),
  functionUpdateDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type EventBadge = zod.input<typeof EventBadge>;
export type EventBadgeOutput = zod.output<typeof EventBadge>;

export const badgeListBadgesMax = 10;

export const BadgeList = /*#__PURE__*/ zod.looseObject({
  badges: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(EventBadge).check(/*#__PURE__*/ zod.maxLength(badgeListBadgesMax)),
  ),
});

export type BadgeList = zod.input<typeof BadgeList>;
export type BadgeListOutput = zod.output<typeof BadgeList>;

export const EventFeed = /*#__PURE__*/ zod.looseObject({
  token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type EventFeed = zod.input<typeof EventFeed>;
export type EventFeedOutput = zod.output<typeof EventFeed>;

export const siteEventTitleMax = 120;

export const siteEventShortDescriptionMax = 500;

export const siteEventDetailedDescriptionMax = 50000;

export const SiteEvent = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  title: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(siteEventTitleMax)),
  slug: /*#__PURE__*/ zod.string(),
  status: EventStatus,
  shortDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteEventShortDescriptionMax)),
  ),
  detailedDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteEventDetailedDescriptionMax)),
  ),
  description: /*#__PURE__*/ zod.optional(RichContent),
  mainImage: /*#__PURE__*/ zod.optional(EventImage),
  location: EventLocation,
  dateAndTimeSettings: DateAndTimeSettings,
  registration: /*#__PURE__*/ zod.optional(Registration),
  calendarUrls: /*#__PURE__*/ zod.optional(CalendarUrls),
  eventPageUrl: /*#__PURE__*/ zod.optional(PageUrl),
  form: /*#__PURE__*/ zod.optional(RegistrationForm),
  summaries: /*#__PURE__*/ zod.optional(EventSummaries),
  guestListSettings: /*#__PURE__*/ zod.optional(GuestListSettings),
  onlineConferencing: /*#__PURE__*/ zod.optional(OnlineConferencing),
  seoSettings: /*#__PURE__*/ zod.optional(SeoSettings),
  agendaSettings: /*#__PURE__*/ zod.optional(AgendaSettings),
  eventDisplaySettings: /*#__PURE__*/ zod.optional(EventDisplaySettings),
  categories: /*#__PURE__*/ zod.optional(EventCategories),
  contactLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  labellingSettings: /*#__PURE__*/ zod.optional(LabellingSettings),
  badges: /*#__PURE__*/ zod.optional(BadgeList),
  customizableTickets: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  feed: /*#__PURE__*/ zod.optional(EventFeed),
  instanceId: /*#__PURE__*/ zod.string(),
  userId: /*#__PURE__*/ zod.guid(),
  createdDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  updatedDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  publishedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type SiteEvent = zod.input<typeof SiteEvent>;
export type SiteEventOutput = zod.output<typeof SiteEvent>;

export const RestoreInfo = /*#__PURE__*/ zod.looseObject({
  deletedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type RestoreInfo = zod.input<typeof RestoreInfo>;
export type RestoreInfoOutput = zod.output<typeof RestoreInfo>;

export const NotifiedEventCreation = /*#__PURE__*/ zod.looseObject({
  entity: SiteEvent,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedEventCreation = zod.input<typeof NotifiedEventCreation>;
export type NotifiedEventCreationOutput = zod.output<typeof NotifiedEventCreation>;

export const EventCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedEventCreation,
  }),
);

export type EventCreatedPayload = zod.input<typeof EventCreatedPayload>;
export type EventCreatedPayloadOutput = zod.output<typeof EventCreatedPayload>;

export const EventCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventCreatedPayload,
});

export type EventCreatedNotification = zod.input<typeof EventCreatedNotification>;
export type EventCreatedNotificationOutput = zod.output<typeof EventCreatedNotification>;

export const ModifiedFields = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type ModifiedFields = zod.input<typeof ModifiedFields>;
export type ModifiedFieldsOutput = zod.output<typeof ModifiedFields>;

export const NotifiedEventUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: SiteEvent,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedEventUpdate = zod.input<typeof NotifiedEventUpdate>;
export type NotifiedEventUpdateOutput = zod.output<typeof NotifiedEventUpdate>;

export const EventUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedEventUpdate,
  }),
);

export type EventUpdatedPayload = zod.input<typeof EventUpdatedPayload>;
export type EventUpdatedPayloadOutput = zod.output<typeof EventUpdatedPayload>;

export const EventUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventUpdatedPayload,
});

export type EventUpdatedNotification = zod.input<typeof EventUpdatedNotification>;
export type EventUpdatedNotificationOutput = zod.output<typeof EventUpdatedNotification>;

export const NotifiedEventDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(SiteEvent),
});

export type NotifiedEventDeletion = zod.input<typeof NotifiedEventDeletion>;
export type NotifiedEventDeletionOutput = zod.output<typeof NotifiedEventDeletion>;

export const EventDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedEventDeletion,
  }),
);

export type EventDeletedPayload = zod.input<typeof EventDeletedPayload>;
export type EventDeletedPayloadOutput = zod.output<typeof EventDeletedPayload>;

export const EventDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventDeletedPayload,
});

export type EventDeletedNotification = zod.input<typeof EventDeletedNotification>;
export type EventDeletedNotificationOutput = zod.output<typeof EventDeletedNotification>;

export const EventStarted = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  hasGuests: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventStarted = zod.input<typeof EventStarted>;
export type EventStartedOutput = zod.output<typeof EventStarted>;

export const EventStartedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('started'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: EventStarted,
    }),
  }),
);

export type EventStartedPayload = zod.input<typeof EventStartedPayload>;
export type EventStartedPayloadOutput = zod.output<typeof EventStartedPayload>;

export const EventStartedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_started'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventStartedPayload,
});

export type EventStartedNotification = zod.input<typeof EventStartedNotification>;
export type EventStartedNotificationOutput = zod.output<typeof EventStartedNotification>;

export const EventEnded = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  hasGuests: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventEnded = zod.input<typeof EventEnded>;
export type EventEndedOutput = zod.output<typeof EventEnded>;

export const EventEndedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('ended'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: EventEnded,
    }),
  }),
);

export type EventEndedPayload = zod.input<typeof EventEndedPayload>;
export type EventEndedPayloadOutput = zod.output<typeof EventEndedPayload>;

export const EventEndedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_ended'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventEndedPayload,
});

export type EventEndedNotification = zod.input<typeof EventEndedNotification>;
export type EventEndedNotificationOutput = zod.output<typeof EventEndedNotification>;

export const timeLeftDaysMin = 0;

export const timeLeftHoursMin = 0;
export const timeLeftHoursMax = 24;

export const timeLeftMinutesMin = 0;
export const timeLeftMinutesMax = 60;

export const TimeLeft = /*#__PURE__*/ zod.looseObject({
  days: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(timeLeftDaysMin))),
  hours: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(timeLeftHoursMin))
      .check(/*#__PURE__*/ zod.lte(timeLeftHoursMax)),
  ),
  minutes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(timeLeftMinutesMin))
      .check(/*#__PURE__*/ zod.lte(timeLeftMinutesMax)),
  ),
});

export type TimeLeft = zod.input<typeof TimeLeft>;
export type TimeLeftOutput = zod.output<typeof TimeLeft>;

export const eventReminderTitleMax = 120;

export const EventReminder = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  location: /*#__PURE__*/ zod.optional(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(DateAndTimeSettings),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventReminderTitleMax)),
  ),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  startsIn: /*#__PURE__*/ zod.optional(TimeLeft),
  hasGuests: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventReminder = zod.input<typeof EventReminder>;
export type EventReminderOutput = zod.output<typeof EventReminder>;

export const EventReminderPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('reminder'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: EventReminder,
    }),
  }),
);

export type EventReminderPayload = zod.input<typeof EventReminderPayload>;
export type EventReminderPayloadOutput = zod.output<typeof EventReminderPayload>;

export const EventReminderNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_reminder'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventReminderPayload,
});

export type EventReminderNotification = zod.input<typeof EventReminderNotification>;
export type EventReminderNotificationOutput = zod.output<typeof EventReminderNotification>;

export const eventPublishedTitleMax = 120;

export const eventPublishedShortDescriptionMax = 500;

export const EventPublished = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  status: /*#__PURE__*/ zod.optional(EventStatus),
  derivedFromEventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventPublishedTitleMax)),
  ),
  shortDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventPublishedShortDescriptionMax)),
  ),
  location: /*#__PURE__*/ zod.optional(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(DateAndTimeSettings),
  eventPageUrl: /*#__PURE__*/ zod.optional(PageUrl),
  registration: /*#__PURE__*/ zod.optional(Registration),
});

export type EventPublished = zod.input<typeof EventPublished>;
export type EventPublishedOutput = zod.output<typeof EventPublished>;

export const EventPublishedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('published'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: EventPublished,
    }),
  }),
);

export type EventPublishedPayload = zod.input<typeof EventPublishedPayload>;
export type EventPublishedPayloadOutput = zod.output<typeof EventPublishedPayload>;

export const EventPublishedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_published'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventPublishedPayload,
});

export type EventPublishedNotification = zod.input<typeof EventPublishedNotification>;
export type EventPublishedNotificationOutput = zod.output<typeof EventPublishedNotification>;

export const eventClonedTitleMax = 120;

export const EventCloned = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  location: /*#__PURE__*/ zod.optional(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(DateAndTimeSettings),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventClonedTitleMax)),
  ),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  status: /*#__PURE__*/ zod.optional(EventStatus),
  derivedFromInstanceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  derivedFromEventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  ticketDefinitions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type EventCloned = zod.input<typeof EventCloned>;
export type EventClonedOutput = zod.output<typeof EventCloned>;

export const EventClonedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('cloned'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: EventCloned,
    }),
  }),
);

export type EventClonedPayload = zod.input<typeof EventClonedPayload>;
export type EventClonedPayloadOutput = zod.output<typeof EventClonedPayload>;

export const EventClonedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_cloned'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventClonedPayload,
});

export type EventClonedNotification = zod.input<typeof EventClonedNotification>;
export type EventClonedNotificationOutput = zod.output<typeof EventClonedNotification>;

export const eventCanceledTitleMax = 120;

export const EventCanceled = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventCanceledTitleMax)),
  ),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  hasGuests: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventCanceled = zod.input<typeof EventCanceled>;
export type EventCanceledOutput = zod.output<typeof EventCanceled>;

export const EventCanceledPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.event'),
    slug: /*#__PURE__*/ zod.literal('canceled'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: EventCanceled,
    }),
  }),
);

export type EventCanceledPayload = zod.input<typeof EventCanceledPayload>;
export type EventCanceledPayloadOutput = zod.output<typeof EventCanceledPayload>;

export const EventCanceledNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.event_canceled'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: EventCanceledPayload,
});

export type EventCanceledNotification = zod.input<typeof EventCanceledNotification>;
export type EventCanceledNotificationOutput = zod.output<typeof EventCanceledNotification>;

export const BuyerInfo = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
});

export type BuyerInfo = zod.input<typeof BuyerInfo>;
export type BuyerInfoOutput = zod.output<typeof BuyerInfo>;

export const QuantityMax = 100000;

export const Quantity = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(QuantityMax));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const catalogReferenceCatalogItemIdMax = 36;

export const CatalogReference = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  catalogItemId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(catalogReferenceCatalogItemIdMax)),
  options: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type CatalogReference = zod.input<typeof CatalogReference>;
export type CatalogReferenceOutput = zod.output<typeof CatalogReference>;

export const productNameOriginalMax = 200;

export const productNameTranslatedMax = 400;

export const ProductName = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(productNameOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productNameTranslatedMax)),
  ),
});

export type ProductName = zod.input<typeof ProductName>;
export type ProductNameOutput = zod.output<typeof ProductName>;

export const ItemPageUrl = /*#__PURE__*/ zod.looseObject({
  relativePath: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ItemPageUrl = zod.input<typeof ItemPageUrl>;
export type ItemPageUrlOutput = zod.output<typeof ItemPageUrl>;

export const imageHeightMin = 0;

export const imageWidthMin = 0;

export const Image = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageWidthMin)),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type Image = zod.input<typeof Image>;
export type ImageOutput = zod.output<typeof Image>;

export const descriptionLineNameOriginalMax = 100;

export const descriptionLineNameTranslatedMax = 200;

export const DescriptionLineName = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(descriptionLineNameOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(descriptionLineNameTranslatedMax)),
  ),
});

export type DescriptionLineName = zod.input<typeof DescriptionLineName>;
export type DescriptionLineNameOutput = zod.output<typeof DescriptionLineName>;

export const plainTextValueOriginalMax = 600;

export const plainTextValueTranslatedMax = 600;

export const PlainTextValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(plainTextValueOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(plainTextValueTranslatedMax)),
  ),
});

export type PlainTextValue = zod.input<typeof PlainTextValue>;
export type PlainTextValueOutput = zod.output<typeof PlainTextValue>;

export const colorValueOriginalMax = 500;

export const colorValueTranslatedMax = 500;

export const ColorValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(colorValueOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(colorValueTranslatedMax)),
  ),
  code: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ColorValue = zod.input<typeof ColorValue>;
export type ColorValueOutput = zod.output<typeof ColorValue>;

export const DescriptionLine = /*#__PURE__*/ zod.looseObject({
  name: DescriptionLineName,
  plainText: /*#__PURE__*/ zod.optional(PlainTextValue),
  colorInfo: /*#__PURE__*/ zod.optional(ColorValue),
});

export type DescriptionLine = zod.input<typeof DescriptionLine>;
export type DescriptionLineOutput = zod.output<typeof DescriptionLine>;

export const ItemTypePreset = /*#__PURE__*/ zod.enum([
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
]);

export type ItemTypePreset = zod.input<typeof ItemTypePreset>;
export type ItemTypePresetOutput = zod.output<typeof ItemTypePreset>;

export const ItemType = /*#__PURE__*/ zod.looseObject({
  preset: /*#__PURE__*/ zod.optional(ItemTypePreset),
  custom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ItemType = zod.input<typeof ItemType>;
export type ItemTypeOutput = zod.output<typeof ItemType>;

export const multiCurrencyPriceAmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');
export const multiCurrencyPriceConvertedAmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const MultiCurrencyPrice = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', multiCurrencyPriceAmountRegExp),
  convertedAmount: /*#__PURE__*/ zod.stringFormat('decimal', multiCurrencyPriceConvertedAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.string(),
  formattedConvertedAmount: /*#__PURE__*/ zod.string(),
});

export type MultiCurrencyPrice = zod.input<typeof MultiCurrencyPrice>;
export type MultiCurrencyPriceOutput = zod.output<typeof MultiCurrencyPrice>;

export const priceDescriptionOriginalMax = 100;

export const priceDescriptionTranslatedMax = 100;

export const PriceDescription = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(priceDescriptionOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(priceDescriptionTranslatedMax)),
  ),
});

export type PriceDescription = zod.input<typeof PriceDescription>;
export type PriceDescriptionOutput = zod.output<typeof PriceDescription>;

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

export const selectedMembershipIdMax = 100;

export const SelectedMembership = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(selectedMembershipIdMax)),
  appId: /*#__PURE__*/ zod.guid(),
});

export type SelectedMembership = zod.input<typeof SelectedMembership>;
export type SelectedMembershipOutput = zod.output<typeof SelectedMembership>;

export const ItemAvailabilityStatus = /*#__PURE__*/ zod.enum([
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
]);

export type ItemAvailabilityStatus = zod.input<typeof ItemAvailabilityStatus>;
export type ItemAvailabilityStatusOutput = zod.output<typeof ItemAvailabilityStatus>;

export const itemAvailabilityQuantityAvailableMin = 0;

export const ItemAvailability = /*#__PURE__*/ zod.looseObject({
  status: ItemAvailabilityStatus,
  quantityAvailable: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(itemAvailabilityQuantityAvailableMin)),
  ),
});

export type ItemAvailability = zod.input<typeof ItemAvailability>;
export type ItemAvailabilityOutput = zod.output<typeof ItemAvailability>;

export const physicalPropertiesWeightMin = 0;

export const physicalPropertiesSkuMax = 40;

export const PhysicalProperties = /*#__PURE__*/ zod.looseObject({
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(physicalPropertiesWeightMin)),
  ),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(physicalPropertiesSkuMax)),
  ),
  shippable: /*#__PURE__*/ zod.boolean(),
});

export type PhysicalProperties = zod.input<typeof PhysicalProperties>;
export type PhysicalPropertiesOutput = zod.output<typeof PhysicalProperties>;

export const TaxableAddressType = /*#__PURE__*/ zod.enum(['BUSINESS', 'BILLING', 'SHIPPING']);

export type TaxableAddressType = zod.input<typeof TaxableAddressType>;
export type TaxableAddressTypeOutput = zod.output<typeof TaxableAddressType>;

export const TaxableAddress = /*#__PURE__*/ zod.looseObject({
  addressType: TaxableAddressType,
});

export type TaxableAddress = zod.input<typeof TaxableAddress>;
export type TaxableAddressOutput = zod.output<typeof TaxableAddress>;

export const servicePropertiesNumberOfParticipantsMax = 10000;

export const ServiceProperties = /*#__PURE__*/ zod.looseObject({
  scheduledDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  numberOfParticipants: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(servicePropertiesNumberOfParticipantsMax)),
  ),
});

export type ServiceProperties = zod.input<typeof ServiceProperties>;
export type ServicePropertiesOutput = zod.output<typeof ServiceProperties>;

export const SubscriptionFrequency = /*#__PURE__*/ zod.enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

export type SubscriptionFrequency = zod.input<typeof SubscriptionFrequency>;
export type SubscriptionFrequencyOutput = zod.output<typeof SubscriptionFrequency>;

export const freeTrialPeriodIntervalMax = 999;

export const FreeTrialPeriod = /*#__PURE__*/ zod.looseObject({
  frequency: SubscriptionFrequency,
  interval: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(freeTrialPeriodIntervalMax)),
});

export type FreeTrialPeriod = zod.input<typeof FreeTrialPeriod>;
export type FreeTrialPeriodOutput = zod.output<typeof FreeTrialPeriod>;

export const subscriptionSettingsIntervalDefault = 1;
export const subscriptionSettingsIntervalMax = 3650;

export const SubscriptionSettings = /*#__PURE__*/ zod.looseObject({
  frequency: SubscriptionFrequency,
  interval: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(subscriptionSettingsIntervalMax)),
    subscriptionSettingsIntervalDefault,
  ),
  autoRenewal: /*#__PURE__*/ zod.boolean(),
  billingCycles: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  enableCustomerCancellation: /*#__PURE__*/ zod.boolean(),
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  freeTrialPeriod: /*#__PURE__*/ zod.optional(FreeTrialPeriod),
});

export type SubscriptionSettings = zod.input<typeof SubscriptionSettings>;
export type SubscriptionSettingsOutput = zod.output<typeof SubscriptionSettings>;

export const subscriptionTitleOriginalMax = 150;

export const subscriptionTitleTranslatedMax = 150;

export const SubscriptionTitle = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(subscriptionTitleOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(subscriptionTitleTranslatedMax)),
  ),
});

export type SubscriptionTitle = zod.input<typeof SubscriptionTitle>;
export type SubscriptionTitleOutput = zod.output<typeof SubscriptionTitle>;

export const subscriptionDescriptionOriginalMax = 500;

export const subscriptionDescriptionTranslatedMax = 500;

export const SubscriptionDescription = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionDescriptionOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionDescriptionTranslatedMax)),
  ),
});

export type SubscriptionDescription = zod.input<typeof SubscriptionDescription>;
export type SubscriptionDescriptionOutput = zod.output<typeof SubscriptionDescription>;

export const SubscriptionOptionInfo = /*#__PURE__*/ zod.looseObject({
  subscriptionSettings: SubscriptionSettings,
  title: SubscriptionTitle,
  description: /*#__PURE__*/ zod.optional(SubscriptionDescription),
});

export type SubscriptionOptionInfo = zod.input<typeof SubscriptionOptionInfo>;
export type SubscriptionOptionInfoOutput = zod.output<typeof SubscriptionOptionInfo>;

export const policyTitleMax = 29;

export const policyContentMax = 3000;

export const Policy = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(policyTitleMax)),
  ),
  content: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(policyContentMax)),
});

export type Policy = zod.input<typeof Policy>;
export type PolicyOutput = zod.output<typeof Policy>;

export const translatableStringOriginalMax = 200;

export const translatableStringTranslatedMax = 400;

export const TranslatableString = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(translatableStringOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(translatableStringTranslatedMax)),
  ),
});

export type TranslatableString = zod.input<typeof TranslatableString>;
export type TranslatableStringOutput = zod.output<typeof TranslatableString>;

export const itemModifierIdMax = 36;

export const ItemModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(itemModifierIdMax)),
  quantity: /*#__PURE__*/ zod.optional(Quantity),
  label: /*#__PURE__*/ zod.optional(TranslatableString),
  details: /*#__PURE__*/ zod.optional(TranslatableString),
  price: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
});

export type ItemModifier = zod.input<typeof ItemModifier>;
export type ItemModifierOutput = zod.output<typeof ItemModifier>;

export const modifierGroupIdMax = 36;

export const modifierGroupModifiersMax = 25;

export const ModifierGroup = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(modifierGroupIdMax)),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  modifiers: /*#__PURE__*/ zod
    .array(ItemModifier)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(modifierGroupModifiersMax)),
});

export type ModifierGroup = zod.input<typeof ModifierGroup>;
export type ModifierGroupOutput = zod.output<typeof ModifierGroup>;

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

export const digitalFileIdMax = 100;

export const digitalFileFileNameMax = 1000;

export const DigitalFile = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(digitalFileIdMax)),
  fileName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(digitalFileFileNameMax)),
  fileType: DigitalFileType,
});

export type DigitalFile = zod.input<typeof DigitalFile>;
export type DigitalFileOutput = zod.output<typeof DigitalFile>;

export const physicalPropertiesInputWeightMin = 0;

export const physicalPropertiesInputSkuMax = 40;

export const physicalPropertiesInputShippableDefault = false;

export const PhysicalPropertiesInput = /*#__PURE__*/ zod.looseObject({
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(physicalPropertiesInputWeightMin)),
  ),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(physicalPropertiesInputSkuMax)),
  ),
  shippable: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), physicalPropertiesInputShippableDefault),
});

export type PhysicalPropertiesInput = zod.input<typeof PhysicalPropertiesInput>;
export type PhysicalPropertiesInputOutput = zod.output<typeof PhysicalPropertiesInput>;

export const imageReferenceHeightMin = 0;

export const imageReferenceWidthMin = 0;

export const ImageReference = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  height: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageReferenceHeightMin)),
  ),
  width: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageReferenceWidthMin)),
  ),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ImageReference = zod.input<typeof ImageReference>;
export type ImageReferenceOutput = zod.output<typeof ImageReference>;

export const PaymentOption = /*#__PURE__*/ zod.looseObject({
  value: PaymentOptionType,
});

export type PaymentOption = zod.input<typeof PaymentOption>;
export type PaymentOptionOutput = zod.output<typeof PaymentOption>;

export const catalogOverrideFieldsPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const catalogOverrideFieldsFullPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const catalogOverrideFieldsDepositAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const catalogOverrideFieldsDescriptionLinesMax = 20;

export const catalogOverrideFieldsSavePaymentMethodDefault = false;

export const CatalogOverrideFields = /*#__PURE__*/ zod.looseObject({
  productName: /*#__PURE__*/ zod.optional(ProductName),
  price: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', catalogOverrideFieldsPriceRegExp),
  ),
  fullPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', catalogOverrideFieldsFullPriceRegExp),
  ),
  depositAmount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', catalogOverrideFieldsDepositAmountRegExp),
  ),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(catalogOverrideFieldsDescriptionLinesMax)),
  ),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalPropertiesInput),
  image: /*#__PURE__*/ zod.optional(ImageReference),
  paymentOption: /*#__PURE__*/ zod.optional(PaymentOption),
  savePaymentMethod: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    catalogOverrideFieldsSavePaymentMethodDefault,
  ),
  inventoryAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CatalogOverrideFields = zod.input<typeof CatalogOverrideFields>;
export type CatalogOverrideFieldsOutput = zod.output<typeof CatalogOverrideFields>;

export const ExtendedFields = /*#__PURE__*/ zod.looseObject({
  namespaces: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(
      /*#__PURE__*/ zod.string(),
      /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
    ),
  ),
});

export type ExtendedFields = zod.input<typeof ExtendedFields>;
export type ExtendedFieldsOutput = zod.output<typeof ExtendedFields>;

export const lineItemRootCatalogItemIdMax = 36;

export const lineItemDescriptionLinesMax = 20;

export const lineItemConsentRequiredPaymentPolicyMax = 2500;

export const lineItemPoliciesMax = 5;

export const lineItemModifierGroupsMax = 25;

export const LineItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  quantity: Quantity,
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  rootCatalogItemId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(lineItemRootCatalogItemIdMax)),
  ),
  productName: ProductName,
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
  image: /*#__PURE__*/ zod.optional(Image),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(DescriptionLine).check(/*#__PURE__*/ zod.maxLength(lineItemDescriptionLinesMax)),
  ),
  itemType: ItemType,
  customLineItem: /*#__PURE__*/ zod.boolean(),
  price: MultiCurrencyPrice,
  fullPrice: MultiCurrencyPrice,
  priceBeforeDiscounts: MultiCurrencyPrice,
  lineItemPrice: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  depositAmount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  priceDescription: /*#__PURE__*/ zod.optional(PriceDescription),
  priceUndetermined: /*#__PURE__*/ zod.boolean(),
  paymentOption: PaymentOptionType,
  savePaymentMethod: /*#__PURE__*/ zod.boolean(),
  consentRequiredPaymentPolicy: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(lineItemConsentRequiredPaymentPolicyMax)),
  ),
  selectedMembership: /*#__PURE__*/ zod.optional(SelectedMembership),
  membersOnly: /*#__PURE__*/ zod.boolean(),
  availability: ItemAvailability,
  fixedQuantity: /*#__PURE__*/ zod.boolean(),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalProperties),
  deliveryProfileId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  taxGroupId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  serviceProperties: /*#__PURE__*/ zod.optional(ServiceProperties),
  subscriptionOptionInfo: /*#__PURE__*/ zod.optional(SubscriptionOptionInfo),
  policies: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(Policy).check(/*#__PURE__*/ zod.maxLength(lineItemPoliciesMax)),
  ),
  modifierGroups: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ModifierGroup).check(/*#__PURE__*/ zod.maxLength(lineItemModifierGroupsMax)),
  ),
  modifiersTotalPrice: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  digitalFile: /*#__PURE__*/ zod.optional(DigitalFile),
  catalogOverrideFields: /*#__PURE__*/ zod.optional(CatalogOverrideFields),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type LineItem = zod.input<typeof LineItem>;
export type LineItemOutput = zod.output<typeof LineItem>;

export const CartCoupon = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.string(),
});

export type CartCoupon = zod.input<typeof CartCoupon>;
export type CartCouponOutput = zod.output<typeof CartCoupon>;

export const MerchantDiscount = /*#__PURE__*/ zod.looseObject({
  amount: MultiCurrencyPrice,
});

export type MerchantDiscount = zod.input<typeof MerchantDiscount>;
export type MerchantDiscountOutput = zod.output<typeof MerchantDiscount>;

export const CartDiscount = /*#__PURE__*/ zod.looseObject({
  coupon: /*#__PURE__*/ zod.optional(CartCoupon),
  merchantDiscount: /*#__PURE__*/ zod.optional(MerchantDiscount),
});

export type CartDiscount = zod.input<typeof CartDiscount>;
export type CartDiscountOutput = zod.output<typeof CartDiscount>;

export const CustomLineItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  quantity: Quantity,
  productName: ProductName,
  itemType: ItemType,
  price: MultiCurrencyPrice,
  media: /*#__PURE__*/ zod.optional(Image),
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
});

export type CustomLineItem = zod.input<typeof CustomLineItem>;
export type CustomLineItemOutput = zod.output<typeof CustomLineItem>;

export const SubdivisionMax = 50;

export const Subdivision = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SubdivisionMax));

export type Subdivision = zod.input<typeof Subdivision>;
export type SubdivisionOutput = zod.output<typeof Subdivision>;

export const addressCityMax = 50;

export const addressPostalCodeMax = 50;

export const addressAddressLineMax = 150;

export const addressAddressLine2Max = 100;

export const addressFormattedAddressMax = 1000;

export const addressHintMax = 1000;

export const Address = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(Subdivision),
  city: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressCityMax)),
  ),
  postalCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressPostalCodeMax)),
  ),
  streetAddress: /*#__PURE__*/ zod.optional(StreetAddress),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressAddressLine2Max)),
  ),
  formattedAddress: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressFormattedAddressMax)),
  ),
  hint: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressHintMax)),
  ),
  geocode: /*#__PURE__*/ zod.optional(AddressLocation),
  countryFullname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const VatType = /*#__PURE__*/ zod.enum(['UNSPECIFIED', 'CPF', 'CNPJ']);

export type VatType = zod.input<typeof VatType>;
export type VatTypeOutput = zod.output<typeof VatType>;

export const vatIdIdMax = 100;

export const VatId = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(vatIdIdMax)),
  type: VatType,
});

export type VatId = zod.input<typeof VatId>;
export type VatIdOutput = zod.output<typeof VatId>;

export const contactDetailsFirstNameMax = 100;

export const contactDetailsLastNameMax = 100;

export const contactDetailsPhoneMax = 50;

export const contactDetailsCompanyMax = 1000;

export const ContactDetails = /*#__PURE__*/ zod.looseObject({
  firstName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactDetailsFirstNameMax)),
  ),
  lastName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactDetailsLastNameMax)),
  ),
  phone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactDetailsPhoneMax)),
  ),
  company: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactDetailsCompanyMax)),
  ),
  vatId: /*#__PURE__*/ zod.optional(VatId),
});

export type ContactDetails = zod.input<typeof ContactDetails>;
export type ContactDetailsOutput = zod.output<typeof ContactDetails>;

export const AddressWithContact = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.optional(Address),
  contactDetails: /*#__PURE__*/ zod.optional(ContactDetails),
});

export type AddressWithContact = zod.input<typeof AddressWithContact>;
export type AddressWithContactOutput = zod.output<typeof AddressWithContact>;

export const selectedShippingOptionCodeMax = 100;

export const SelectedShippingOption = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(selectedShippingOptionCodeMax)),
  carrierId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type SelectedShippingOption = zod.input<typeof SelectedShippingOption>;
export type SelectedShippingOptionOutput = zod.output<typeof SelectedShippingOption>;

export const WeightUnit = /*#__PURE__*/ zod.enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']);

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

export const cartLineItemsMax = 300;

export const cartAppliedDiscountsMax = 100;

export const cartMerchantDiscountsMax = 100;

export const cartCustomLineItemsMax = 300;

export const cartBuyerNoteMax = 1000;

export const cartOverrideCheckoutUrlMax = 1000;

export const Cart = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  checkoutId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  purchaseFlowId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  buyerInfo: /*#__PURE__*/ zod.optional(BuyerInfo),
  lineItems: /*#__PURE__*/ zod.array(LineItem).check(/*#__PURE__*/ zod.maxLength(cartLineItemsMax)),
  appliedDiscounts: /*#__PURE__*/ zod
    .array(CartDiscount)
    .check(/*#__PURE__*/ zod.maxLength(cartAppliedDiscountsMax)),
  couponCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  merchantDiscounts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(MerchantDiscount).check(/*#__PURE__*/ zod.maxLength(cartMerchantDiscountsMax)),
  ),
  customLineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(CustomLineItem).check(/*#__PURE__*/ zod.maxLength(cartCustomLineItemsMax)),
  ),
  buyerNote: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBuyerNoteMax)),
  ),
  contactInfo: /*#__PURE__*/ zod.optional(AddressWithContact),
  selectedShippingOption: /*#__PURE__*/ zod.optional(SelectedShippingOption),
  currency: CurrencyCode,
  conversionCurrency: CurrencyCode,
  paymentCurrency: CurrencyCode,
  taxIncludedInPrices: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  weightUnit: WeightUnit,
  buyerLanguage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  siteLanguage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  overrideCheckoutUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(cartOverrideCheckoutUrlMax)),
  ),
  businessLocationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  createdDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  updatedDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
});

export type Cart = zod.input<typeof Cart>;
export type CartOutput = zod.output<typeof Cart>;

export const NotifiedCartCreation = /*#__PURE__*/ zod.looseObject({
  entity: Cart,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedCartCreation = zod.input<typeof NotifiedCartCreation>;
export type NotifiedCartCreationOutput = zod.output<typeof NotifiedCartCreation>;

export const CartCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedCartCreation,
  }),
);

export type CartCreatedPayload = zod.input<typeof CartCreatedPayload>;
export type CartCreatedPayloadOutput = zod.output<typeof CartCreatedPayload>;

export const CartCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CartCreatedPayload,
});

export type CartCreatedNotification = zod.input<typeof CartCreatedNotification>;
export type CartCreatedNotificationOutput = zod.output<typeof CartCreatedNotification>;

export const NotifiedCartUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: Cart,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedCartUpdate = zod.input<typeof NotifiedCartUpdate>;
export type NotifiedCartUpdateOutput = zod.output<typeof NotifiedCartUpdate>;

export const CartUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedCartUpdate,
  }),
);

export type CartUpdatedPayload = zod.input<typeof CartUpdatedPayload>;
export type CartUpdatedPayloadOutput = zod.output<typeof CartUpdatedPayload>;

export const CartUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CartUpdatedPayload,
});

export type CartUpdatedNotification = zod.input<typeof CartUpdatedNotification>;
export type CartUpdatedNotificationOutput = zod.output<typeof CartUpdatedNotification>;

export const NotifiedCartDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(Cart),
});

export type NotifiedCartDeletion = zod.input<typeof NotifiedCartDeletion>;
export type NotifiedCartDeletionOutput = zod.output<typeof NotifiedCartDeletion>;

export const CartDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedCartDeletion,
  }),
);

export type CartDeletedPayload = zod.input<typeof CartDeletedPayload>;
export type CartDeletedPayloadOutput = zod.output<typeof CartDeletedPayload>;

export const CartDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.cart_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CartDeletedPayload,
});

export type CartDeletedNotification = zod.input<typeof CartDeletedNotification>;
export type CartDeletedNotificationOutput = zod.output<typeof CartDeletedNotification>;

export const cartLineQuantityConfirmedQuantityMin = 0;
export const cartLineQuantityConfirmedQuantityMax = 100000;

export const cartLineQuantityAvailableQuantityMin = 0;

export const CartLineQuantity = /*#__PURE__*/ zod.looseObject({
  confirmedQuantity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(cartLineQuantityConfirmedQuantityMin))
    .check(/*#__PURE__*/ zod.lte(cartLineQuantityConfirmedQuantityMax)),
  requestedQuantity: Quantity,
  availableQuantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartLineQuantityAvailableQuantityMin)),
  ),
  fixedQuantity: /*#__PURE__*/ zod.boolean(),
});

export type CartLineQuantity = zod.input<typeof CartLineQuantity>;
export type CartLineQuantityOutput = zod.output<typeof CartLineQuantity>;

export const convertedMoneyAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const convertedMoneyConvertedAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');

export const ConvertedMoney = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', convertedMoneyAmountRegExp),
  convertedAmount: /*#__PURE__*/ zod.stringFormat('decimal', convertedMoneyConvertedAmountRegExp),
});

export type ConvertedMoney = zod.input<typeof ConvertedMoney>;
export type ConvertedMoneyOutput = zod.output<typeof ConvertedMoney>;

export const CartLinePriceBreakdown = /*#__PURE__*/ zod.looseObject({
  fullPrice: /*#__PURE__*/ zod.optional(ConvertedMoney),
  salePrice: /*#__PURE__*/ zod.optional(ConvertedMoney),
  totalModifiersPrice: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type CartLinePriceBreakdown = zod.input<typeof CartLinePriceBreakdown>;
export type CartLinePriceBreakdownOutput = zod.output<typeof CartLinePriceBreakdown>;

export const CartLinePricing = /*#__PURE__*/ zod.looseObject({
  unitPrice: ConvertedMoney,
  totalPrice: /*#__PURE__*/ zod.optional(ConvertedMoney),
  priceDescription: /*#__PURE__*/ zod.optional(PriceDescription),
  priceUndetermined: /*#__PURE__*/ zod.boolean(),
  breakdown: /*#__PURE__*/ zod.optional(CartLinePriceBreakdown),
});

export type CartLinePricing = zod.input<typeof CartLinePricing>;
export type CartLinePricingOutput = zod.output<typeof CartLinePricing>;

export const limitedImageIdMax = 400;

export const limitedImageHeightMin = 0;

export const limitedImageWidthMin = 0;

export const limitedImageAltTextMax = 200;

export const limitedImageFilenameMax = 200;

export const LimitedImage = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(limitedImageIdMax)),
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(limitedImageHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(limitedImageWidthMin)),
  altText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(limitedImageAltTextMax)),
  ),
  filename: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(limitedImageFilenameMax)),
  ),
});

export type LimitedImage = zod.input<typeof LimitedImage>;
export type LimitedImageOutput = zod.output<typeof LimitedImage>;

export const cartLineOverridesSalePriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const cartLineOverridesFullPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const cartLineOverridesDescriptionLinesMax = 20;

export const cartLineOverridesDepositAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');

export const CartLineOverrides = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  salePrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', cartLineOverridesSalePriceRegExp),
  ),
  fullPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', cartLineOverridesFullPriceRegExp),
  ),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(cartLineOverridesDescriptionLinesMax)),
  ),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalProperties),
  image: /*#__PURE__*/ zod.optional(LimitedImage),
  paymentOption: /*#__PURE__*/ zod.optional(PaymentOption),
  depositAmount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', cartLineOverridesDepositAmountRegExp),
  ),
  savePaymentMethod: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  inventoryAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CartLineOverrides = zod.input<typeof CartLineOverrides>;
export type CartLineOverridesOutput = zod.output<typeof CartLineOverrides>;

export const cartLineSourceRootCatalogItemIdMax = 36;

export const CartLineSource = /*#__PURE__*/ zod.looseObject({
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  catalogOverrideFields: /*#__PURE__*/ zod.optional(CartLineOverrides),
  rootCatalogItemId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(cartLineSourceRootCatalogItemIdMax)),
  ),
  inventoryAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CartLineSource = zod.input<typeof CartLineSource>;
export type CartLineSourceOutput = zod.output<typeof CartLineSource>;

export const cartLineAttributesDescriptionLinesMax = 100;

export const cartLineAttributesPoliciesMax = 5;

export const CartLineAttributes = /*#__PURE__*/ zod.looseObject({
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(cartLineAttributesDescriptionLinesMax)),
  ),
  image: /*#__PURE__*/ zod.optional(LimitedImage),
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
  policies: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(Policy).check(/*#__PURE__*/ zod.maxLength(cartLineAttributesPoliciesMax)),
  ),
  itemType: /*#__PURE__*/ zod.optional(ItemType),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalProperties),
  subscriptionInfo: /*#__PURE__*/ zod.optional(SubscriptionOptionInfo),
  serviceProperties: /*#__PURE__*/ zod.optional(ServiceProperties),
  membersOnly: /*#__PURE__*/ zod.boolean(),
});

export type CartLineAttributes = zod.input<typeof CartLineAttributes>;
export type CartLineAttributesOutput = zod.output<typeof CartLineAttributes>;

export const CartLineDeliveryConfig = /*#__PURE__*/ zod.looseObject({
  deliveryProfileId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  fulfillerId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CartLineDeliveryConfig = zod.input<typeof CartLineDeliveryConfig>;
export type CartLineDeliveryConfigOutput = zod.output<typeof CartLineDeliveryConfig>;

export const cartLineTaxConfigTaxGroupIdMax = 50;

export const CartLineTaxConfig = /*#__PURE__*/ zod.looseObject({
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  taxGroupId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartLineTaxConfigTaxGroupIdMax)),
  ),
});

export type CartLineTaxConfig = zod.input<typeof CartLineTaxConfig>;
export type CartLineTaxConfigOutput = zod.output<typeof CartLineTaxConfig>;

export const selectedMembershipV2IdMax = 200;

export const SelectedMembershipV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(selectedMembershipV2IdMax)),
  appId: /*#__PURE__*/ zod.guid(),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
});

export type SelectedMembershipV2 = zod.input<typeof SelectedMembershipV2>;
export type SelectedMembershipV2Output = zod.output<typeof SelectedMembershipV2>;

export const existingMembershipMembershipIdMax = 200;

export const ExistingMembership = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.guid(),
  membershipId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(existingMembershipMembershipIdMax)),
});

export type ExistingMembership = zod.input<typeof ExistingMembership>;
export type ExistingMembershipOutput = zod.output<typeof ExistingMembership>;

export const futureMembershipBenefitIdMax = 200;

export const FutureMembership = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.guid(),
  benefitId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(futureMembershipBenefitIdMax)),
});

export type FutureMembership = zod.input<typeof FutureMembership>;
export type FutureMembershipOutput = zod.output<typeof FutureMembership>;

export const RedemptionType = /*#__PURE__*/ zod.enum(['CREDITS', 'SESSIONS']);

export type RedemptionType = zod.input<typeof RedemptionType>;
export type RedemptionTypeOutput = zod.output<typeof RedemptionType>;

export const LineMembership = /*#__PURE__*/ zod.looseObject({
  existingMembership: /*#__PURE__*/ zod.optional(ExistingMembership),
  futureMembership: /*#__PURE__*/ zod.optional(FutureMembership),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  redemptionCost: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  redemptionType: RedemptionType,
});

export type LineMembership = zod.input<typeof LineMembership>;
export type LineMembershipOutput = zod.output<typeof LineMembership>;

export const cartLinePaymentConfigConsentRequiredPaymentPolicyMax = 2500;

export const CartLinePaymentConfig = /*#__PURE__*/ zod.looseObject({
  savePaymentMethod: /*#__PURE__*/ zod.boolean(),
  consentRequiredPaymentPolicy: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(cartLinePaymentConfigConsentRequiredPaymentPolicyMax)),
  ),
  depositAmount: /*#__PURE__*/ zod.optional(ConvertedMoney),
  selectedMembership: /*#__PURE__*/ zod.optional(SelectedMembershipV2),
  paymentOption: PaymentOptionType,
  membership: /*#__PURE__*/ zod.optional(LineMembership),
});

export type CartLinePaymentConfig = zod.input<typeof CartLinePaymentConfig>;
export type CartLinePaymentConfigOutput = zod.output<typeof CartLinePaymentConfig>;

export const CartLineStatus = /*#__PURE__*/ zod.enum([
  'IN_STOCK',
  'PARTIALLY_IN_STOCK',
  'OUT_OF_STOCK',
  'REMOVED_FROM_CATALOG',
]);

export type CartLineStatus = zod.input<typeof CartLineStatus>;
export type CartLineStatusOutput = zod.output<typeof CartLineStatus>;

export const cartModifierIdMax = 36;

export const CartModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(cartModifierIdMax)),
  quantity: /*#__PURE__*/ zod.optional(Quantity),
  label: /*#__PURE__*/ zod.optional(TranslatableString),
  details: /*#__PURE__*/ zod.optional(TranslatableString),
  price: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type CartModifier = zod.input<typeof CartModifier>;
export type CartModifierOutput = zod.output<typeof CartModifier>;

export const cartModifierGroupIdMax = 36;

export const cartModifierGroupModifiersMax = 25;

export const CartModifierGroup = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(cartModifierGroupIdMax)),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  modifiers: /*#__PURE__*/ zod
    .array(CartModifier)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(cartModifierGroupModifiersMax)),
});

export type CartModifierGroup = zod.input<typeof CartModifierGroup>;
export type CartModifierGroupOutput = zod.output<typeof CartModifierGroup>;

export const DiscountSourceType = /*#__PURE__*/ zod.enum(['AUTOMATIC_RULE', 'COUPON']);

export type DiscountSourceType = zod.input<typeof DiscountSourceType>;
export type DiscountSourceTypeOutput = zod.output<typeof DiscountSourceType>;

export const discountSourceCouponCodeMax = 50;

export const DiscountSource = /*#__PURE__*/ zod.looseObject({
  sourceType: DiscountSourceType,
  couponCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(discountSourceCouponCodeMax)),
  ),
});

export type DiscountSource = zod.input<typeof DiscountSource>;
export type DiscountSourceOutput = zod.output<typeof DiscountSource>;

export const CartLineDiscount = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  amountOff: /*#__PURE__*/ zod.optional(ConvertedMoney),
  source: /*#__PURE__*/ zod.optional(DiscountSource),
});

export type CartLineDiscount = zod.input<typeof CartLineDiscount>;
export type CartLineDiscountOutput = zod.output<typeof CartLineDiscount>;

export const cartLineModifierGroupsMax = 25;

export const cartLineDiscountsMax = 100;

export const CartLine = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  name: TranslatableString,
  quantityInfo: CartLineQuantity,
  pricing: CartLinePricing,
  source: /*#__PURE__*/ zod.optional(CartLineSource),
  attributes: CartLineAttributes,
  deliveryConfig: /*#__PURE__*/ zod.optional(CartLineDeliveryConfig),
  taxConfig: /*#__PURE__*/ zod.optional(CartLineTaxConfig),
  paymentConfig: /*#__PURE__*/ zod.optional(CartLinePaymentConfig),
  status: CartLineStatus,
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  modifierGroups: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(CartModifierGroup).check(/*#__PURE__*/ zod.maxLength(cartLineModifierGroupsMax)),
  ),
  discounts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(CartLineDiscount).check(/*#__PURE__*/ zod.maxLength(cartLineDiscountsMax)),
  ),
  customLineItem: /*#__PURE__*/ zod.boolean(),
});

export type CartLine = zod.input<typeof CartLine>;
export type CartLineOutput = zod.output<typeof CartLine>;

export const cartCouponV2CodeMax = 50;

export const CartCouponV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(cartCouponV2CodeMax)),
});

export type CartCouponV2 = zod.input<typeof CartCouponV2>;
export type CartCouponV2Output = zod.output<typeof CartCouponV2>;

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

export const externalReferenceResourceIdMax = 100;

export const ExternalReference = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.guid(),
  resourceId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(externalReferenceResourceIdMax)),
  ),
});

export type ExternalReference = zod.input<typeof ExternalReference>;
export type ExternalReferenceOutput = zod.output<typeof ExternalReference>;

export const CartCreator = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CartCreator = zod.input<typeof CartCreator>;
export type CartCreatorOutput = zod.output<typeof CartCreator>;

export const CustomContentReference = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.guid(),
  componentId: /*#__PURE__*/ zod.guid(),
});

export type CustomContentReference = zod.input<typeof CustomContentReference>;
export type CustomContentReferenceOutput = zod.output<typeof CustomContentReference>;

export const cartSourceExternalReferencesMax = 10;

export const CartSource = /*#__PURE__*/ zod.looseObject({
  channelType: ChannelType,
  externalReferences: /*#__PURE__*/ zod
    .array(ExternalReference)
    .check(/*#__PURE__*/ zod.maxLength(cartSourceExternalReferencesMax)),
  createdBy: /*#__PURE__*/ zod.optional(CartCreator),
  customContentReference: /*#__PURE__*/ zod.optional(CustomContentReference),
});

export type CartSource = zod.input<typeof CartSource>;
export type CartSourceOutput = zod.output<typeof CartSource>;

export const CartBusinessInfo = /*#__PURE__*/ zod.looseObject({
  locationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  languageCode: /*#__PURE__*/ zod.string(),
  currencyCode: CurrencyCode,
});

export type CartBusinessInfo = zod.input<typeof CartBusinessInfo>;
export type CartBusinessInfoOutput = zod.output<typeof CartBusinessInfo>;

export const cartCustomerFirstNameMax = 100;

export const cartCustomerLastNameMax = 100;

export const cartCustomerCompanyMax = 1000;

export const CartCustomer = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  openAccess: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  firstName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartCustomerFirstNameMax)),
  ),
  lastName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartCustomerLastNameMax)),
  ),
  phone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartCustomerCompanyMax)),
  ),
  vatId: /*#__PURE__*/ zod.optional(VatId),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  languageCode: /*#__PURE__*/ zod.string(),
  currencyCode: CurrencyCode,
});

export type CartCustomer = zod.input<typeof CartCustomer>;
export type CartCustomerOutput = zod.output<typeof CartCustomer>;

export const cartAddressCityMax = 50;

export const cartAddressPostalCodeMax = 50;

export const cartAddressAddressLineMax = 150;

export const cartAddressAddressLine2Max = 100;

export const CartAddress = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(Subdivision),
  city: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartAddressCityMax)),
  ),
  postalCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartAddressPostalCodeMax)),
  ),
  streetAddress: /*#__PURE__*/ zod.optional(StreetAddress),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartAddressAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartAddressAddressLine2Max)),
  ),
  geocode: /*#__PURE__*/ zod.optional(AddressLocation),
  countryFullname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type CartAddress = zod.input<typeof CartAddress>;
export type CartAddressOutput = zod.output<typeof CartAddress>;

export const cartDeliveryMethodCodeMax = 100;

export const CartDeliveryMethod = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartDeliveryMethodCodeMax)),
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  title: /*#__PURE__*/ zod.optional(TranslatableString),
  pickup: /*#__PURE__*/ zod.boolean(),
});

export type CartDeliveryMethod = zod.input<typeof CartDeliveryMethod>;
export type CartDeliveryMethodOutput = zod.output<typeof CartDeliveryMethod>;

export const CartDelivery = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.optional(CartAddress),
  method: /*#__PURE__*/ zod.optional(CartDeliveryMethod),
  weightUnit: WeightUnit,
});

export type CartDelivery = zod.input<typeof CartDelivery>;
export type CartDeliveryOutput = zod.output<typeof CartDelivery>;

export const CartTaxInfo = /*#__PURE__*/ zod.looseObject({
  pricesIncludeTax: /*#__PURE__*/ zod.boolean(),
  taxExemptGroupId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CartTaxInfo = zod.input<typeof CartTaxInfo>;
export type CartTaxInfoOutput = zod.output<typeof CartTaxInfo>;

export const cartGiftCardObfuscatedCodeMax = 50;

export const cartGiftCardExternalIdMax = 50;

export const CartGiftCard = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  obfuscatedCode: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(cartGiftCardObfuscatedCodeMax)),
  appId: /*#__PURE__*/ zod.guid(),
  externalId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(cartGiftCardExternalIdMax)),
  ),
  requestedRedeemAmount: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type CartGiftCard = zod.input<typeof CartGiftCard>;
export type CartGiftCardOutput = zod.output<typeof CartGiftCard>;

export const cartPaymentInfoGiftCardsMax = 1;

export const CartPaymentInfo = /*#__PURE__*/ zod.looseObject({
  giftCards: /*#__PURE__*/ zod
    .array(CartGiftCard)
    .check(/*#__PURE__*/ zod.maxLength(cartPaymentInfoGiftCardsMax)),
  currencyCode: CurrencyCode,
  billingAddress: /*#__PURE__*/ zod.optional(CartAddress),
  billingContact: /*#__PURE__*/ zod.optional(ContactDetails),
});

export type CartPaymentInfo = zod.input<typeof CartPaymentInfo>;
export type CartPaymentInfoOutput = zod.output<typeof CartPaymentInfo>;

export const CartSettings = /*#__PURE__*/ zod.looseObject({
  lockGiftCard: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  lockCouponCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  policyAgreementCheckboxDisabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  manualPaymentDisabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CartSettings = zod.input<typeof CartSettings>;
export type CartSettingsOutput = zod.output<typeof CartSettings>;

export const cartV2LineItemsMax = 300;

export const cartV2NoteMax = 1000;

export const cartV2CouponsMax = 1;

export const cartV2CustomCheckoutUrlMax = 2048;

export const CartV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  revision: /*#__PURE__*/ zod.string(),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  lineItems: /*#__PURE__*/ zod.array(CartLine).check(/*#__PURE__*/ zod.maxLength(cartV2LineItemsMax)),
  subtotal: /*#__PURE__*/ zod.optional(ConvertedMoney),
  note: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartV2NoteMax)),
  ),
  coupons: /*#__PURE__*/ zod.array(CartCouponV2).check(/*#__PURE__*/ zod.maxLength(cartV2CouponsMax)),
  source: /*#__PURE__*/ zod.optional(CartSource),
  businessInfo: CartBusinessInfo,
  customerInfo: CartCustomer,
  deliveryInfo: CartDelivery,
  taxInfo: CartTaxInfo,
  paymentInfo: CartPaymentInfo,
  orderPlaced: /*#__PURE__*/ zod.boolean(),
  orderId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  purchaseFlowId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  settings: /*#__PURE__*/ zod.optional(CartSettings),
  customCheckoutUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartV2CustomCheckoutUrlMax)),
  ),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  currentCart: /*#__PURE__*/ zod.boolean(),
  demo: /*#__PURE__*/ zod.boolean(),
});

export type CartV2 = zod.input<typeof CartV2>;
export type CartV2Output = zod.output<typeof CartV2>;

export const NotifiedCartV2Creation = /*#__PURE__*/ zod.looseObject({
  entity: CartV2,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedCartV2Creation = zod.input<typeof NotifiedCartV2Creation>;
export type NotifiedCartV2CreationOutput = zod.output<typeof NotifiedCartV2Creation>;

export const CartV2CreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedCartV2Creation,
  }),
);

export type CartV2CreatedPayload = zod.input<typeof CartV2CreatedPayload>;
export type CartV2CreatedPayloadOutput = zod.output<typeof CartV2CreatedPayload>;

export const CartV2CreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CartV2CreatedPayload,
});

export type CartV2CreatedNotification = zod.input<typeof CartV2CreatedNotification>;
export type CartV2CreatedNotificationOutput = zod.output<typeof CartV2CreatedNotification>;

export const NotifiedCartV2Update = /*#__PURE__*/ zod.looseObject({
  currentEntity: CartV2,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedCartV2Update = zod.input<typeof NotifiedCartV2Update>;
export type NotifiedCartV2UpdateOutput = zod.output<typeof NotifiedCartV2Update>;

export const CartV2UpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedCartV2Update,
  }),
);

export type CartV2UpdatedPayload = zod.input<typeof CartV2UpdatedPayload>;
export type CartV2UpdatedPayloadOutput = zod.output<typeof CartV2UpdatedPayload>;

export const CartV2UpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CartV2UpdatedPayload,
});

export type CartV2UpdatedNotification = zod.input<typeof CartV2UpdatedNotification>;
export type CartV2UpdatedNotificationOutput = zod.output<typeof CartV2UpdatedNotification>;

export const NotifiedCartV2Deletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(CartV2),
});

export type NotifiedCartV2Deletion = zod.input<typeof NotifiedCartV2Deletion>;
export type NotifiedCartV2DeletionOutput = zod.output<typeof NotifiedCartV2Deletion>;

export const CartV2DeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedCartV2Deletion,
  }),
);

export type CartV2DeletedPayload = zod.input<typeof CartV2DeletedPayload>;
export type CartV2DeletedPayloadOutput = zod.output<typeof CartV2DeletedPayload>;

export const CartV2DeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CartV2DeletedPayload,
});

export type CartV2DeletedNotification = zod.input<typeof CartV2DeletedNotification>;
export type CartV2DeletedNotificationOutput = zod.output<typeof CartV2DeletedNotification>;

export const CartLineSummary = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.guid(),
  quantity: Quantity,
  unitPrice: ConvertedMoney,
  totalPrice: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type CartLineSummary = zod.input<typeof CartLineSummary>;
export type CartLineSummaryOutput = zod.output<typeof CartLineSummary>;

export const DiscountScope = /*#__PURE__*/ zod.enum([
  'UNKNOWN_DISCOUNT_SCOPE',
  'CART_SUBTOTAL',
  'LINE_ITEM',
  'DELIVERY',
]);

export type DiscountScope = zod.input<typeof DiscountScope>;
export type DiscountScopeOutput = zod.output<typeof DiscountScope>;

export const LineDiscountAmount = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  amountOff: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type LineDiscountAmount = zod.input<typeof LineDiscountAmount>;
export type LineDiscountAmountOutput = zod.output<typeof LineDiscountAmount>;

export const cartSummaryDiscountSubscriptionCyclesMax = 1000;

export const cartSummaryDiscountLineItemDiscountsMax = 100;

export const CartSummaryDiscount = /*#__PURE__*/ zod.looseObject({
  name: TranslatableString,
  source: DiscountSource,
  scope: DiscountScope,
  subscriptionCycles: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(cartSummaryDiscountSubscriptionCyclesMax)),
  ),
  total: /*#__PURE__*/ zod.optional(ConvertedMoney),
  lineItemDiscounts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(LineDiscountAmount)
      .check(/*#__PURE__*/ zod.maxLength(cartSummaryDiscountLineItemDiscountsMax)),
  ),
});

export type CartSummaryDiscount = zod.input<typeof CartSummaryDiscount>;
export type CartSummaryDiscountOutput = zod.output<typeof CartSummaryDiscount>;

export const DeliverySummary = /*#__PURE__*/ zod.looseObject({
  method: /*#__PURE__*/ zod.optional(CartDeliveryMethod),
  price: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type DeliverySummary = zod.input<typeof DeliverySummary>;
export type DeliverySummaryOutput = zod.output<typeof DeliverySummary>;

export const CartFeeSource = /*#__PURE__*/ zod.enum([
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'LINE_ITEM',
  'DELIVERY',
  'PLATFORM',
]);

export type CartFeeSource = zod.input<typeof CartFeeSource>;
export type CartFeeSourceOutput = zod.output<typeof CartFeeSource>;

export const cartFeeCodeMax = 100;

export const cartFeeProviderAppIdMax = 100;

export const cartFeeLineItemIdsMax = 100;

export const cartFeeSubscriptionCyclesMax = 999;

export const CartFee = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(cartFeeCodeMax)),
  ),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  providerAppId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(cartFeeProviderAppIdMax)),
  ),
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(cartFeeLineItemIdsMax)),
  ),
  price: /*#__PURE__*/ zod.optional(ConvertedMoney),
  subscriptionCycles: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(cartFeeSubscriptionCyclesMax)),
  ),
  source: CartFeeSource,
});

export type CartFee = zod.input<typeof CartFee>;
export type CartFeeOutput = zod.output<typeof CartFee>;

export const CartTax = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  taxableAmount: /*#__PURE__*/ zod.optional(ConvertedMoney),
  exemptAmount: /*#__PURE__*/ zod.optional(ConvertedMoney),
  amount: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type CartTax = zod.input<typeof CartTax>;
export type CartTaxOutput = zod.output<typeof CartTax>;

export const lineTaxRateRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const LineTax = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.guid(),
  tax: /*#__PURE__*/ zod.optional(ConvertedMoney),
  rate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', lineTaxRateRegExp)),
});

export type LineTax = zod.input<typeof LineTax>;
export type LineTaxOutput = zod.output<typeof LineTax>;

export const feeTaxAdditionalFeeCodeMax = 100;

export const FeeTax = /*#__PURE__*/ zod.looseObject({
  additionalFeeCode: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(feeTaxAdditionalFeeCodeMax)),
  tax: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type FeeTax = zod.input<typeof FeeTax>;
export type FeeTaxOutput = zod.output<typeof FeeTax>;

export const cartTaxSummaryTaxesMax = 100;

export const cartTaxSummaryLineItemTaxesMax = 300;

export const cartTaxSummaryAdditionalFeeTaxesMax = 100;

export const CartTaxSummary = /*#__PURE__*/ zod.looseObject({
  taxes: /*#__PURE__*/ zod.array(CartTax).check(/*#__PURE__*/ zod.maxLength(cartTaxSummaryTaxesMax)),
  totalExempt: /*#__PURE__*/ zod.optional(ConvertedMoney),
  pricesIncludeTax: /*#__PURE__*/ zod.boolean(),
  lineItemTaxes: /*#__PURE__*/ zod
    .array(LineTax)
    .check(/*#__PURE__*/ zod.maxLength(cartTaxSummaryLineItemTaxesMax)),
  deliveryTax: /*#__PURE__*/ zod.optional(ConvertedMoney),
  additionalFeeTaxes: /*#__PURE__*/ zod
    .array(FeeTax)
    .check(/*#__PURE__*/ zod.maxLength(cartTaxSummaryAdditionalFeeTaxesMax)),
});

export type CartTaxSummary = zod.input<typeof CartTaxSummary>;
export type CartTaxSummaryOutput = zod.output<typeof CartTaxSummary>;

export const CartPriceSummary = /*#__PURE__*/ zod.looseObject({
  subtotal: /*#__PURE__*/ zod.optional(ConvertedMoney),
  discount: /*#__PURE__*/ zod.optional(ConvertedMoney),
  delivery: /*#__PURE__*/ zod.optional(ConvertedMoney),
  additionalFees: /*#__PURE__*/ zod.optional(ConvertedMoney),
  tax: /*#__PURE__*/ zod.optional(ConvertedMoney),
  total: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type CartPriceSummary = zod.input<typeof CartPriceSummary>;
export type CartPriceSummaryOutput = zod.output<typeof CartPriceSummary>;

export const GiftCardSummary = /*#__PURE__*/ zod.looseObject({
  giftCardId: /*#__PURE__*/ zod.guid(),
  redeemAmount: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type GiftCardSummary = zod.input<typeof GiftCardSummary>;
export type GiftCardSummaryOutput = zod.output<typeof GiftCardSummary>;

export const membershipSummaryIdMax = 200;

export const membershipSummaryLineItemIdsItemMax = 100;

export const membershipSummaryLineItemIdsMax = 300;

export const MembershipSummary = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(membershipSummaryIdMax)),
  appId: /*#__PURE__*/ zod.guid(),
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(membershipSummaryLineItemIdsItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(membershipSummaryLineItemIdsMax)),
  ),
});

export type MembershipSummary = zod.input<typeof MembershipSummary>;
export type MembershipSummaryOutput = zod.output<typeof MembershipSummary>;

export const SubscriptionCharge = /*#__PURE__*/ zod.looseObject({
  cycleFrom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  cycleCount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  cycleBillingDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type SubscriptionCharge = zod.input<typeof SubscriptionCharge>;
export type SubscriptionChargeOutput = zod.output<typeof SubscriptionCharge>;

export const subscriptionChargesLineItemIdsMax = 300;

export const subscriptionChargesDescriptionMax = 1000;

export const subscriptionChargesChargesMax = 50;

export const SubscriptionCharges = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(subscriptionChargesLineItemIdsMax)),
  ),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionChargesDescriptionMax)),
  ),
  charges: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(SubscriptionCharge)
      .check(/*#__PURE__*/ zod.maxLength(subscriptionChargesChargesMax)),
  ),
});

export type SubscriptionCharges = zod.input<typeof SubscriptionCharges>;
export type SubscriptionChargesOutput = zod.output<typeof SubscriptionCharges>;

export const paymentSummaryGiftCardsMax = 1;

export const paymentSummaryMembershipsMax = 300;

export const paymentSummarySubscriptionChargesMax = 100;

export const PaymentSummary = /*#__PURE__*/ zod.looseObject({
  giftCards: /*#__PURE__*/ zod
    .array(GiftCardSummary)
    .check(/*#__PURE__*/ zod.maxLength(paymentSummaryGiftCardsMax)),
  memberships: /*#__PURE__*/ zod
    .array(MembershipSummary)
    .check(/*#__PURE__*/ zod.maxLength(paymentSummaryMembershipsMax)),
  subscriptionCharges: /*#__PURE__*/ zod
    .array(SubscriptionCharges)
    .check(/*#__PURE__*/ zod.maxLength(paymentSummarySubscriptionChargesMax)),
  requiresPaymentAfterGiftCard: /*#__PURE__*/ zod.boolean(),
  totalAfterGiftCards: /*#__PURE__*/ zod.optional(ConvertedMoney),
  payNow: /*#__PURE__*/ zod.optional(ConvertedMoney),
  payLater: /*#__PURE__*/ zod.optional(ConvertedMoney),
  payAfterFreeTrial: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type PaymentSummary = zod.input<typeof PaymentSummary>;
export type PaymentSummaryOutput = zod.output<typeof PaymentSummary>;

export const ApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
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
  field: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  violatedRule: /*#__PURE__*/ zod.optional(ViolatedRule),
  ruleName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const validationErrorFieldViolationsMax = 300;

export const ValidationError = /*#__PURE__*/ zod.looseObject({
  fieldViolations: /*#__PURE__*/ zod
    .array(FieldViolation)
    .check(/*#__PURE__*/ zod.maxLength(validationErrorFieldViolationsMax)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.looseObject({
  errorCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.looseObject({
  applicationError: /*#__PURE__*/ zod.optional(ApplicationError),
  validationError: /*#__PURE__*/ zod.optional(ValidationError),
  systemError: /*#__PURE__*/ zod.optional(SystemError),
  tracing: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const CarrierError = /*#__PURE__*/ zod.looseObject({
  carrierId: /*#__PURE__*/ zod.string(),
  error: /*#__PURE__*/ zod.optional(ErrorDetails),
});

export type CarrierError = zod.input<typeof CarrierError>;
export type CarrierErrorOutput = zod.output<typeof CarrierError>;

export const carrierErrorsErrorsMax = 100;

export const CarrierErrors = /*#__PURE__*/ zod.looseObject({
  errors: /*#__PURE__*/ zod.array(CarrierError).check(/*#__PURE__*/ zod.maxLength(carrierErrorsErrorsMax)),
});

export type CarrierErrors = zod.input<typeof CarrierErrors>;
export type CarrierErrorsOutput = zod.output<typeof CarrierErrors>;

export const cartCalculationErrorsOrderValidationErrorsMax = 100;

export const CartCalculationErrors = /*#__PURE__*/ zod.looseObject({
  generalShippingCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  carrierErrors: /*#__PURE__*/ zod.optional(CarrierErrors),
  selectedShippingOptionError: /*#__PURE__*/ zod.optional(ErrorDetails),
  taxCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  couponCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  giftCardCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  orderValidationErrors: /*#__PURE__*/ zod
    .array(ApplicationError)
    .check(/*#__PURE__*/ zod.maxLength(cartCalculationErrorsOrderValidationErrorsMax)),
  membershipError: /*#__PURE__*/ zod.optional(ErrorDetails),
  discountsCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
});

export type CartCalculationErrors = zod.input<typeof CartCalculationErrors>;
export type CartCalculationErrorsOutput = zod.output<typeof CartCalculationErrors>;

export const ViolationSeverity = /*#__PURE__*/ zod.enum(['WARNING', 'ERROR']);

export type ViolationSeverity = zod.input<typeof ViolationSeverity>;
export type ViolationSeverityOutput = zod.output<typeof ViolationSeverity>;

export const LineItemTargetName = /*#__PURE__*/ zod.enum(['LINE_ITEM_DEFAULT']);

export type LineItemTargetName = zod.input<typeof LineItemTargetName>;
export type LineItemTargetNameOutput = zod.output<typeof LineItemTargetName>;

export const SuggestedFix = /*#__PURE__*/ zod.enum(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM']);

export type SuggestedFix = zod.input<typeof SuggestedFix>;
export type SuggestedFixOutput = zod.output<typeof SuggestedFix>;

export const LineItemTarget = /*#__PURE__*/ zod.looseObject({
  name: LineItemTargetName,
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  suggestedFix: /*#__PURE__*/ zod.optional(SuggestedFix),
});

export type LineItemTarget = zod.input<typeof LineItemTarget>;
export type LineItemTargetOutput = zod.output<typeof LineItemTarget>;

export const OtherTargetName = /*#__PURE__*/ zod.enum(['OTHER_DEFAULT']);

export type OtherTargetName = zod.input<typeof OtherTargetName>;
export type OtherTargetNameOutput = zod.output<typeof OtherTargetName>;

export const OtherTarget = /*#__PURE__*/ zod.looseObject({
  name: OtherTargetName,
});

export type OtherTarget = zod.input<typeof OtherTarget>;
export type OtherTargetOutput = zod.output<typeof OtherTarget>;

export const ViolationTarget = /*#__PURE__*/ zod.looseObject({
  lineItem: /*#__PURE__*/ zod.optional(LineItemTarget),
  other: /*#__PURE__*/ zod.optional(OtherTarget),
});

export type ViolationTarget = zod.input<typeof ViolationTarget>;
export type ViolationTargetOutput = zod.output<typeof ViolationTarget>;

export const violationDescriptionMax = 1000;

export const Violation = /*#__PURE__*/ zod.looseObject({
  severity: ViolationSeverity,
  target: /*#__PURE__*/ zod.optional(ViolationTarget),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(violationDescriptionMax)),
  ),
});

export type Violation = zod.input<typeof Violation>;
export type ViolationOutput = zod.output<typeof Violation>;

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

export const CustomValidationData = /*#__PURE__*/ zod.looseObject({
  target: /*#__PURE__*/ zod.optional(ViolationTarget),
});

export type CustomValidationData = zod.input<typeof CustomValidationData>;
export type CustomValidationDataOutput = zod.output<typeof CustomValidationData>;

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

export const MinimumQuantityDetails = /*#__PURE__*/ zod.looseObject({
  requiredMinimumQuantity: /*#__PURE__*/ zod.int(),
});

export type MinimumQuantityDetails = zod.input<typeof MinimumQuantityDetails>;
export type MinimumQuantityDetailsOutput = zod.output<typeof MinimumQuantityDetails>;

export const minimumSubtotalDetailsOriginalDescriptionMax = 100;

export const MinimumSubtotalDetails = /*#__PURE__*/ zod.looseObject({
  requiredMinimumSubtotal: /*#__PURE__*/ zod.optional(ConvertedMoney),
  originalDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(minimumSubtotalDetailsOriginalDescriptionMax)),
  ),
});

export type MinimumSubtotalDetails = zod.input<typeof MinimumSubtotalDetails>;
export type MinimumSubtotalDetailsOutput = zod.output<typeof MinimumSubtotalDetails>;

export const couponStatusDataCouponCodeMax = 100;

export const CouponStatusData = /*#__PURE__*/ zod.looseObject({
  couponCode: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(couponStatusDataCouponCodeMax)),
  reason: CouponRefusalReason,
  minLineItemQuantityNotReachedDetails: /*#__PURE__*/ zod.optional(MinimumQuantityDetails),
  minSubtotalNotReachedDetails: /*#__PURE__*/ zod.optional(MinimumSubtotalDetails),
});

export type CouponStatusData = zod.input<typeof CouponStatusData>;
export type CouponStatusDataOutput = zod.output<typeof CouponStatusData>;

export const couponCodeDataCouponCodeMax = 100;

export const CouponCodeData = /*#__PURE__*/ zod.looseObject({
  couponCode: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(couponCodeDataCouponCodeMax)),
});

export type CouponCodeData = zod.input<typeof CouponCodeData>;
export type CouponCodeDataOutput = zod.output<typeof CouponCodeData>;

export const giftCardCodeDataGiftCardCodeMax = 100;

export const GiftCardCodeData = /*#__PURE__*/ zod.looseObject({
  giftCardCode: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(giftCardCodeDataGiftCardCodeMax)),
  giftCardId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type GiftCardCodeData = zod.input<typeof GiftCardCodeData>;
export type GiftCardCodeDataOutput = zod.output<typeof GiftCardCodeData>;

export const GiftCardRefusalReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_INVALID_GIFT_CARD_REASON',
  'EXPIRED',
  'DISABLED',
  'EMPTY_BALANCE',
]);

export type GiftCardRefusalReason = zod.input<typeof GiftCardRefusalReason>;
export type GiftCardRefusalReasonOutput = zod.output<typeof GiftCardRefusalReason>;

export const giftCardStatusDataGiftCardCodeMax = 100;

export const GiftCardStatusData = /*#__PURE__*/ zod.looseObject({
  giftCardCode: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(giftCardStatusDataGiftCardCodeMax)),
  reason: GiftCardRefusalReason,
  giftCardId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type GiftCardStatusData = zod.input<typeof GiftCardStatusData>;
export type GiftCardStatusDataOutput = zod.output<typeof GiftCardStatusData>;

export const outOfStockDataLineItemIdsMax = 300;

export const OutOfStockData = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(outOfStockDataLineItemIdsMax)),
  ),
  allLineItemsOutOfStock: /*#__PURE__*/ zod.boolean(),
});

export type OutOfStockData = zod.input<typeof OutOfStockData>;
export type OutOfStockDataOutput = zod.output<typeof OutOfStockData>;

export const membersOnlyDataLineItemIdsMax = 300;

export const MembersOnlyData = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(membersOnlyDataLineItemIdsMax)),
  ),
});

export type MembersOnlyData = zod.input<typeof MembersOnlyData>;
export type MembersOnlyDataOutput = zod.output<typeof MembersOnlyData>;

export const OrderMinimumData = /*#__PURE__*/ zod.looseObject({
  minimumOrderSubtotal: /*#__PURE__*/ zod.optional(ConvertedMoney),
  remainingAmount: /*#__PURE__*/ zod.optional(ConvertedMoney),
});

export type OrderMinimumData = zod.input<typeof OrderMinimumData>;
export type OrderMinimumDataOutput = zod.output<typeof OrderMinimumData>;

export const MembershipRefusalReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_INVALID_MEMBERSHIP_REASON',
  'INSUFFICIENT_FUNDS',
  'MEMBERSHIP_NOT_FOUND',
  'NOT_APPLICABLE_TO_LINE_ITEMS',
  'LINE_ITEM_NOT_FOUND',
]);

export type MembershipRefusalReason = zod.input<typeof MembershipRefusalReason>;
export type MembershipRefusalReasonOutput = zod.output<typeof MembershipRefusalReason>;

export const membershipStatusDataMembershipIdMax = 200;

export const MembershipStatusData = /*#__PURE__*/ zod.looseObject({
  membershipId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(membershipStatusDataMembershipIdMax)),
  ),
  reason: MembershipRefusalReason,
});

export type MembershipStatusData = zod.input<typeof MembershipStatusData>;
export type MembershipStatusDataOutput = zod.output<typeof MembershipStatusData>;

export const cartViolationDescriptionMax = 1000;

export const CartViolation = /*#__PURE__*/ zod.looseObject({
  scope: CartViolationScope,
  code: CartViolationCode,
  severity: ViolationSeverity,
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartViolationDescriptionMax)),
  ),
  customValidationData: /*#__PURE__*/ zod.optional(CustomValidationData),
  invalidCouponStatusData: /*#__PURE__*/ zod.optional(CouponStatusData),
  invalidCouponCodeData: /*#__PURE__*/ zod.optional(CouponCodeData),
  invalidGiftCardCodeData: /*#__PURE__*/ zod.optional(GiftCardCodeData),
  invalidGiftCardStatusData: /*#__PURE__*/ zod.optional(GiftCardStatusData),
  lineItemsOutOfStockData: /*#__PURE__*/ zod.optional(OutOfStockData),
  membersOnlyItemData: /*#__PURE__*/ zod.optional(MembersOnlyData),
  subtotalBelowOrderMinimumData: /*#__PURE__*/ zod.optional(OrderMinimumData),
  invalidMembershipStatusData: /*#__PURE__*/ zod.optional(MembershipStatusData),
});

export type CartViolation = zod.input<typeof CartViolation>;
export type CartViolationOutput = zod.output<typeof CartViolation>;

export const cartSummaryLineItemsMax = 300;

export const cartSummaryDiscountsMax = 100;

export const cartSummaryAdditionalFeesMax = 100;

export const cartSummaryPriceVerificationTokenMax = 1024;

export const cartSummarySpiViolationsMax = 100;

export const cartSummaryViolationsMax = 100;

export const CartSummary = /*#__PURE__*/ zod.looseObject({
  cartId: /*#__PURE__*/ zod.guid(),
  cartRevision: /*#__PURE__*/ zod.string(),
  calculationId: /*#__PURE__*/ zod.guid(),
  lineItems: /*#__PURE__*/ zod
    .array(CartLineSummary)
    .check(/*#__PURE__*/ zod.maxLength(cartSummaryLineItemsMax)),
  discounts: /*#__PURE__*/ zod
    .array(CartSummaryDiscount)
    .check(/*#__PURE__*/ zod.maxLength(cartSummaryDiscountsMax)),
  deliverySummary: /*#__PURE__*/ zod.optional(DeliverySummary),
  additionalFees: /*#__PURE__*/ zod
    .array(CartFee)
    .check(/*#__PURE__*/ zod.maxLength(cartSummaryAdditionalFeesMax)),
  taxSummary: /*#__PURE__*/ zod.optional(CartTaxSummary),
  priceSummary: /*#__PURE__*/ zod.optional(CartPriceSummary),
  paymentSummary: /*#__PURE__*/ zod.optional(PaymentSummary),
  priceVerificationToken: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartSummaryPriceVerificationTokenMax)),
  ),
  calculationErrors: /*#__PURE__*/ zod.optional(CartCalculationErrors),
  spiViolations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(Violation).check(/*#__PURE__*/ zod.maxLength(cartSummarySpiViolationsMax)),
  ),
  violations: /*#__PURE__*/ zod
    .array(CartViolation)
    .check(/*#__PURE__*/ zod.maxLength(cartSummaryViolationsMax)),
});

export type CartSummary = zod.input<typeof CartSummary>;
export type CartSummaryOutput = zod.output<typeof CartSummary>;

export const CartCalculatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart'),
    slug: /*#__PURE__*/ zod.literal('calculated'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: CartSummary,
    }),
  }),
);

export type CartCalculatedPayload = zod.input<typeof CartCalculatedPayload>;
export type CartCalculatedPayloadOutput = zod.output<typeof CartCalculatedPayload>;

export const CartCalculatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v2.cart_calculated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CartCalculatedPayload,
});

export type CartCalculatedNotification = zod.input<typeof CartCalculatedNotification>;
export type CartCalculatedNotificationOutput = zod.output<typeof CartCalculatedNotification>;

export const formattedAddressFormattedMax = 200;

export const FormattedAddress = /*#__PURE__*/ zod.looseObject({
  formatted: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formattedAddressFormattedMax)),
  ),
  address: /*#__PURE__*/ zod.optional(Address),
});

export type FormattedAddress = zod.input<typeof FormattedAddress>;
export type FormattedAddressOutput = zod.output<typeof FormattedAddress>;

export const inputValueInputNameMax = 100;

export const inputValueValueMax = 5000;

export const inputValueValuesItemMax = 5000;

export const inputValueValuesMax = 100;

export const InputValue = /*#__PURE__*/ zod.looseObject({
  inputName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(inputValueInputNameMax)),
  value: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(inputValueValueMax)),
  values: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(inputValueValuesItemMax)))
      .check(/*#__PURE__*/ zod.maxLength(inputValueValuesMax)),
  ),
  number: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  dateTime: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  address: /*#__PURE__*/ zod.optional(FormattedAddress),
});

export type InputValue = zod.input<typeof InputValue>;
export type InputValueOutput = zod.output<typeof InputValue>;

export const formResponseInputValuesMax = 200;

export const FormResponse = /*#__PURE__*/ zod.looseObject({
  inputValues: /*#__PURE__*/ zod
    .array(InputValue)
    .check(/*#__PURE__*/ zod.maxLength(formResponseInputValuesMax)),
});

export type FormResponse = zod.input<typeof FormResponse>;
export type FormResponseOutput = zod.output<typeof FormResponse>;

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

export const moneyAmountRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');
export const moneyValueRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');

export const Money = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', moneyAmountRegExp),
  currency: CurrencyCode,
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', moneyValueRegExp)),
});

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const CouponDiscount = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  couponId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type CouponDiscount = zod.input<typeof CouponDiscount>;
export type CouponDiscountOutput = zod.output<typeof CouponDiscount>;

export const percentDiscountRateRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');
export const percentDiscountQuantityDiscountedMin = 0;

export const PercentDiscount = /*#__PURE__*/ zod.looseObject({
  rate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', percentDiscountRateRegExp)),
  quantityDiscounted: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(percentDiscountQuantityDiscountedMin)),
  ),
});

export type PercentDiscount = zod.input<typeof PercentDiscount>;
export type PercentDiscountOutput = zod.output<typeof PercentDiscount>;

export const PaidPlanDiscount = /*#__PURE__*/ zod.looseObject({
  percentDiscount: /*#__PURE__*/ zod.optional(PercentDiscount),
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type PaidPlanDiscount = zod.input<typeof PaidPlanDiscount>;
export type PaidPlanDiscountOutput = zod.output<typeof PaidPlanDiscount>;

export const DiscountItem = /*#__PURE__*/ zod.looseObject({
  coupon: /*#__PURE__*/ zod.optional(CouponDiscount),
  paidPlan: /*#__PURE__*/ zod.optional(PaidPlanDiscount),
  amount: /*#__PURE__*/ zod.optional(Money),
});

export type DiscountItem = zod.input<typeof DiscountItem>;
export type DiscountItemOutput = zod.output<typeof DiscountItem>;

export const discountDiscountsMax = 20;

export const Discount = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.optional(Money),
  afterDiscount: /*#__PURE__*/ zod.optional(Money),
  code: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.string(),
  couponId: /*#__PURE__*/ zod.string(),
  discounts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(DiscountItem).check(/*#__PURE__*/ zod.maxLength(discountDiscountsMax)),
  ),
});

export type Discount = zod.input<typeof Discount>;
export type DiscountOutput = zod.output<typeof Discount>;

export const TaxType = /*#__PURE__*/ zod.enum(['INCLUDED', 'ADDED', 'ADDED_AT_CHECKOUT']);

export type TaxType = zod.input<typeof TaxType>;
export type TaxTypeOutput = zod.output<typeof TaxType>;

export const taxRateRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const Tax = /*#__PURE__*/ zod.looseObject({
  type: TaxType,
  name: /*#__PURE__*/ zod.string(),
  rate: /*#__PURE__*/ zod.stringFormat('decimal', taxRateRegExp),
  taxable: /*#__PURE__*/ zod.optional(Money),
  amount: /*#__PURE__*/ zod.optional(Money),
});

export type Tax = zod.input<typeof Tax>;
export type TaxOutput = zod.output<typeof Tax>;

export const FeeName = /*#__PURE__*/ zod.enum(['WIX_FEE']);

export type FeeName = zod.input<typeof FeeName>;
export type FeeNameOutput = zod.output<typeof FeeName>;

export const FeeType = /*#__PURE__*/ zod.enum(['FEE_ADDED', 'FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT']);

export type FeeType = zod.input<typeof FeeType>;
export type FeeTypeOutput = zod.output<typeof FeeType>;

export const feeRateRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const Fee = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(FeeName),
  type: /*#__PURE__*/ zod.optional(FeeType),
  rate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', feeRateRegExp)),
  amount: /*#__PURE__*/ zod.optional(Money),
});

export type Fee = zod.input<typeof Fee>;
export type FeeOutput = zod.output<typeof Fee>;

export const invoiceItemQuantityMax = 50;

export const invoiceItemFeesMax = 10;

export const InvoiceItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  quantity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(invoiceItemQuantityMax)),
  name: /*#__PURE__*/ zod.string(),
  price: /*#__PURE__*/ zod.optional(Money),
  total: /*#__PURE__*/ zod.optional(Money),
  discount: /*#__PURE__*/ zod.optional(Discount),
  tax: /*#__PURE__*/ zod.optional(Tax),
  fees: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(Fee).check(/*#__PURE__*/ zod.maxLength(invoiceItemFeesMax)),
  ),
});

export type InvoiceItem = zod.input<typeof InvoiceItem>;
export type InvoiceItemOutput = zod.output<typeof InvoiceItem>;

export const invoiceItemsMax = 50;

export const invoiceFeesMax = 10;

export const Invoice = /*#__PURE__*/ zod.looseObject({
  items: /*#__PURE__*/ zod.array(InvoiceItem).check(/*#__PURE__*/ zod.maxLength(invoiceItemsMax)),
  total: /*#__PURE__*/ zod.optional(Money),
  discount: /*#__PURE__*/ zod.optional(Discount),
  tax: /*#__PURE__*/ zod.optional(Tax),
  subTotal: /*#__PURE__*/ zod.optional(Money),
  grandTotal: /*#__PURE__*/ zod.optional(Money),
  fees: /*#__PURE__*/ zod.array(Fee).check(/*#__PURE__*/ zod.maxLength(invoiceFeesMax)),
  revenue: /*#__PURE__*/ zod.optional(Money),
  previewUrl: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
});

export type Invoice = zod.input<typeof Invoice>;
export type InvoiceOutput = zod.output<typeof Invoice>;

export const OrderInitiated = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  locale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod.string(),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.optional(FormResponse),
  status: /*#__PURE__*/ zod.optional(OrderStatus),
  invoice: /*#__PURE__*/ zod.optional(Invoice),
  reservationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  markedAsPaid: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  marketingConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type OrderInitiated = zod.input<typeof OrderInitiated>;
export type OrderInitiatedOutput = zod.output<typeof OrderInitiated>;

export const OrderInitiatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderInitiated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: OrderInitiated,
});

export type OrderInitiatedNotification = zod.input<typeof OrderInitiatedNotification>;
export type OrderInitiatedNotificationOutput = zod.output<typeof OrderInitiatedNotification>;

export const CheckIn = /*#__PURE__*/ zod.looseObject({
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type CheckIn = zod.input<typeof CheckIn>;
export type CheckInOutput = zod.output<typeof CheckIn>;

export const ConferenceLogin = /*#__PURE__*/ zod.looseObject({
  link: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  password: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ConferenceLogin = zod.input<typeof ConferenceLogin>;
export type ConferenceLoginOutput = zod.output<typeof ConferenceLogin>;

export const orderedTicketSeatIdMax = 36;

export const OrderedTicket = /*#__PURE__*/ zod.looseObject({
  ticketNumber: /*#__PURE__*/ zod.string(),
  ticketDefinitionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  ticketName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.optional(Money),
  checkIn: /*#__PURE__*/ zod.optional(CheckIn),
  confirmed: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  archived: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  canceled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  anonymized: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  form: /*#__PURE__*/ zod.optional(FormResponse),
  onlineConferencingLogin: /*#__PURE__*/ zod.optional(ConferenceLogin),
  seatId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderedTicketSeatIdMax)),
  ),
});

export type OrderedTicket = zod.input<typeof OrderedTicket>;
export type OrderedTicketOutput = zod.output<typeof OrderedTicket>;

export const orderConfirmedTicketsMax = 300;

export const OrderConfirmed = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  silent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  locale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod.string(),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.optional(FormResponse),
  status: /*#__PURE__*/ zod.optional(OrderStatus),
  method: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  tickets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderedTicket).check(/*#__PURE__*/ zod.maxLength(orderConfirmedTicketsMax)),
  ),
  invoice: /*#__PURE__*/ zod.optional(Invoice),
  reservationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type OrderConfirmed = zod.input<typeof OrderConfirmed>;
export type OrderConfirmedOutput = zod.output<typeof OrderConfirmed>;

export const OrderConfirmedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderConfirmed'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: OrderConfirmed,
});

export type OrderConfirmedNotification = zod.input<typeof OrderConfirmedNotification>;
export type OrderConfirmedNotificationOutput = zod.output<typeof OrderConfirmedNotification>;

export const orderUpdatedTicketsMax = 300;

export const OrderUpdated = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  locale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod.string(),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.optional(FormResponse),
  confirmed: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  status: /*#__PURE__*/ zod.optional(OrderStatus),
  method: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  tickets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderedTicket).check(/*#__PURE__*/ zod.maxLength(orderUpdatedTicketsMax)),
  ),
  archived: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type OrderUpdated = zod.input<typeof OrderUpdated>;
export type OrderUpdatedOutput = zod.output<typeof OrderUpdated>;

export const OrderUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderUpdated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: OrderUpdated,
});

export type OrderUpdatedNotification = zod.input<typeof OrderUpdatedNotification>;
export type OrderUpdatedNotificationOutput = zod.output<typeof OrderUpdatedNotification>;

export const TicketOrderType = /*#__PURE__*/ zod.enum(['UNASSIGNED_TICKETS', 'ASSIGNED_TICKETS']);

export type TicketOrderType = zod.input<typeof TicketOrderType>;
export type TicketOrderTypeOutput = zod.output<typeof TicketOrderType>;

export const orderDeletedTicketsMax = 300;

export const OrderDeleted = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod.string(),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  anonymized: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  orderType: /*#__PURE__*/ zod.optional(TicketOrderType),
  triggeredByAnonymizeRequest: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  tickets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderedTicket).check(/*#__PURE__*/ zod.maxLength(orderDeletedTicketsMax)),
  ),
});

export type OrderDeleted = zod.input<typeof OrderDeleted>;
export type OrderDeletedOutput = zod.output<typeof OrderDeleted>;

export const OrderDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.OrderDeleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: OrderDeleted,
});

export type OrderDeletedNotification = zod.input<typeof OrderDeletedNotification>;
export type OrderDeletedNotificationOutput = zod.output<typeof OrderDeletedNotification>;

export const ReservationStatus = /*#__PURE__*/ zod.enum([
  'RESERVATION_PENDING',
  'RESERVATION_CONFIRMED',
  'RESERVATION_CANCELED',
  'RESERVATION_CANCELED_MANUALLY',
  'RESERVATION_EXPIRED',
]);

export type ReservationStatus = zod.input<typeof ReservationStatus>;
export type ReservationStatusOutput = zod.output<typeof ReservationStatus>;

export const reservedQuantityQuantityMin = 0;

export const ReservedQuantity = /*#__PURE__*/ zod.looseObject({
  ticketDefinitionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  quantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservedQuantityQuantityMin)),
  ),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type ReservedQuantity = zod.input<typeof ReservedQuantity>;
export type ReservedQuantityOutput = zod.output<typeof ReservedQuantity>;

export const reservationCountConfirmedCountMin = 0;

export const reservationCountPendingCountMin = 0;

export const ReservationCount = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
  confirmedCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservationCountConfirmedCountMin)),
  ),
  pendingCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservationCountPendingCountMin)),
  ),
  paidExists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type ReservationCount = zod.input<typeof ReservationCount>;
export type ReservationCountOutput = zod.output<typeof ReservationCount>;

export const reservationCreatedQuantitiesMax = 50;

export const reservationCreatedCountsMax = 50;

export const ReservationCreated = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  reservationId: /*#__PURE__*/ zod.guid(),
  status: /*#__PURE__*/ zod.optional(ReservationStatus),
  expires: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  quantities: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ReservedQuantity)
      .check(/*#__PURE__*/ zod.maxLength(reservationCreatedQuantitiesMax)),
  ),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  counts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ReservationCount).check(/*#__PURE__*/ zod.maxLength(reservationCreatedCountsMax)),
  ),
});

export type ReservationCreated = zod.input<typeof ReservationCreated>;
export type ReservationCreatedOutput = zod.output<typeof ReservationCreated>;

export const ReservationCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.ReservationCreated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ReservationCreated,
});

export type ReservationCreatedNotification = zod.input<typeof ReservationCreatedNotification>;
export type ReservationCreatedNotificationOutput = zod.output<typeof ReservationCreatedNotification>;

export const reservationUpdatedQuantitiesMax = 50;

export const reservationUpdatedCountsMax = 50;

export const ReservationUpdated = /*#__PURE__*/ zod.looseObject({
  timestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  eventId: /*#__PURE__*/ zod.guid(),
  reservationId: /*#__PURE__*/ zod.guid(),
  status: /*#__PURE__*/ zod.optional(ReservationStatus),
  expires: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  quantities: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ReservedQuantity)
      .check(/*#__PURE__*/ zod.maxLength(reservationUpdatedQuantitiesMax)),
  ),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  counts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ReservationCount).check(/*#__PURE__*/ zod.maxLength(reservationUpdatedCountsMax)),
  ),
});

export type ReservationUpdated = zod.input<typeof ReservationUpdated>;
export type ReservationUpdatedOutput = zod.output<typeof ReservationUpdated>;

export const ReservationUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.ticketing.events.ReservationUpdated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ReservationUpdated,
});

export type ReservationUpdatedNotification = zod.input<typeof ReservationUpdatedNotification>;
export type ReservationUpdatedNotificationOutput = zod.output<typeof ReservationUpdatedNotification>;

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

export const seatInfoSectionLabelMax = 20;

export const seatInfoAreaLabelMax = 50;

export const seatInfoTableLabelMax = 50;

export const seatInfoRowLabelMax = 50;

export const seatInfoSeatLabelMax = 4;

export const SeatInfo = /*#__PURE__*/ zod.looseObject({
  sectionLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seatInfoSectionLabelMax)),
  ),
  areaLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seatInfoAreaLabelMax)),
  ),
  tableLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seatInfoTableLabelMax)),
  ),
  rowLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seatInfoRowLabelMax)),
  ),
  seatLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seatInfoSeatLabelMax)),
  ),
  configurationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type SeatInfo = zod.input<typeof SeatInfo>;
export type SeatInfoOutput = zod.output<typeof SeatInfo>;

export const GuestPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,4})?$');

export const GuestPrice = /*#__PURE__*/ zod.stringFormat('decimal', GuestPriceRegExp);

export type GuestPrice = zod.input<typeof GuestPrice>;
export type GuestPriceOutput = zod.output<typeof GuestPrice>;

export const ChosenPricingOption = /*#__PURE__*/ zod.guid();

export type ChosenPricingOption = zod.input<typeof ChosenPricingOption>;
export type ChosenPricingOptionOutput = zod.output<typeof ChosenPricingOption>;

export const TicketPricingPlan = /*#__PURE__*/ zod.looseObject({
  orderId: /*#__PURE__*/ zod.guid(),
  planId: /*#__PURE__*/ zod.guid(),
});

export type TicketPricingPlan = zod.input<typeof TicketPricingPlan>;
export type TicketPricingPlanOutput = zod.output<typeof TicketPricingPlan>;

export const OverridingPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,4})?$');

export const OverridingPrice = /*#__PURE__*/ zod.stringFormat('decimal', OverridingPriceRegExp);

export type OverridingPrice = zod.input<typeof OverridingPrice>;
export type OverridingPriceOutput = zod.output<typeof OverridingPrice>;

export const ticketInfoPricingOptionNameMax = 200;

export const TicketInfo = /*#__PURE__*/ zod.looseObject({
  seatId: /*#__PURE__*/ zod.optional(SeatId),
  seatInfo: /*#__PURE__*/ zod.optional(SeatInfo),
  guestPrice: /*#__PURE__*/ zod.optional(GuestPrice),
  pricingOptionId: /*#__PURE__*/ zod.optional(ChosenPricingOption),
  pricingOptionName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketInfoPricingOptionNameMax)),
  ),
  pricingPlan: /*#__PURE__*/ zod.optional(TicketPricingPlan),
  priceOverride: /*#__PURE__*/ zod.optional(OverridingPrice),
});

export type TicketInfo = zod.input<typeof TicketInfo>;
export type TicketInfoOutput = zod.output<typeof TicketInfo>;

export const decimalMoneyValueRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const DecimalMoney = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.stringFormat('decimal', decimalMoneyValueRegExp),
  currency: CurrencyCode,
});

export type DecimalMoney = zod.input<typeof DecimalMoney>;
export type DecimalMoneyOutput = zod.output<typeof DecimalMoney>;

export const ticketLineRemovedQuantityMin = 0;
export const ticketLineRemovedQuantityMax = 50;

export const ticketLinePolicyMax = 50000;

export const ticketLineTicketNameMax = 30;

export const TicketLine = /*#__PURE__*/ zod.looseObject({
  ticketLineItemId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  eventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
  quantity: TicketQuantity,
  ticketInfo: /*#__PURE__*/ zod.optional(TicketInfo),
  eventSettingsSnapshot: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  removedQuantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(ticketLineRemovedQuantityMin))
      .check(/*#__PURE__*/ zod.lte(ticketLineRemovedQuantityMax)),
  ),
  policy: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(ticketLinePolicyMax)),
  ),
  ticketName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(ticketLineTicketNameMax)),
  ),
  price: /*#__PURE__*/ zod.optional(DecimalMoney),
  subTotal: /*#__PURE__*/ zod.optional(DecimalMoney),
});

export type TicketLine = zod.input<typeof TicketLine>;
export type TicketLineOutput = zod.output<typeof TicketLine>;

export const AdditionalReservationSettings = /*#__PURE__*/ zod.looseObject({
  disableTicketLimitValidation: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  enableHiddenTicketReservation: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type AdditionalReservationSettings = zod.input<typeof AdditionalReservationSettings>;
export type AdditionalReservationSettingsOutput = zod.output<typeof AdditionalReservationSettings>;

export const tagListTagIdsItemMax = 5;

export const tagListTagIdsMax = 100;

export const TagList = /*#__PURE__*/ zod.looseObject({
  tagIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tagListTagIdsItemMax)))
    .check(/*#__PURE__*/ zod.maxLength(tagListTagIdsMax)),
});

export type TagList = zod.input<typeof TagList>;
export type TagListOutput = zod.output<typeof TagList>;

export const Tags = /*#__PURE__*/ zod.looseObject({
  privateTags: /*#__PURE__*/ zod.optional(TagList),
  tags: /*#__PURE__*/ zod.optional(TagList),
});

export type Tags = zod.input<typeof Tags>;
export type TagsOutput = zod.output<typeof Tags>;

export const ticketReservationTicketsMax = 50;

export const TicketReservation = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  expirationDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  status: TicketReservationStatus,
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  tickets: /*#__PURE__*/ zod
    .array(TicketLine)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(ticketReservationTicketsMax)),
  additionalReservationSettings: /*#__PURE__*/ zod.optional(AdditionalReservationSettings),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  tags: /*#__PURE__*/ zod.optional(Tags),
});

export type TicketReservation = zod.input<typeof TicketReservation>;
export type TicketReservationOutput = zod.output<typeof TicketReservation>;

export const NotifiedTicketReservationCreation = /*#__PURE__*/ zod.looseObject({
  entity: TicketReservation,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedTicketReservationCreation = zod.input<typeof NotifiedTicketReservationCreation>;
export type NotifiedTicketReservationCreationOutput = zod.output<typeof NotifiedTicketReservationCreation>;

export const TicketReservationCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedTicketReservationCreation,
  }),
);

export type TicketReservationCreatedPayload = zod.input<typeof TicketReservationCreatedPayload>;
export type TicketReservationCreatedPayloadOutput = zod.output<typeof TicketReservationCreatedPayload>;

export const TicketReservationCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketReservationCreatedPayload,
});

export type TicketReservationCreatedNotification = zod.input<typeof TicketReservationCreatedNotification>;
export type TicketReservationCreatedNotificationOutput = zod.output<
  typeof TicketReservationCreatedNotification
>;

export const NotifiedTicketReservationUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: TicketReservation,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedTicketReservationUpdate = zod.input<typeof NotifiedTicketReservationUpdate>;
export type NotifiedTicketReservationUpdateOutput = zod.output<typeof NotifiedTicketReservationUpdate>;

export const TicketReservationUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedTicketReservationUpdate,
  }),
);

export type TicketReservationUpdatedPayload = zod.input<typeof TicketReservationUpdatedPayload>;
export type TicketReservationUpdatedPayloadOutput = zod.output<typeof TicketReservationUpdatedPayload>;

export const TicketReservationUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketReservationUpdatedPayload,
});

export type TicketReservationUpdatedNotification = zod.input<typeof TicketReservationUpdatedNotification>;
export type TicketReservationUpdatedNotificationOutput = zod.output<
  typeof TicketReservationUpdatedNotification
>;

export const NotifiedTicketReservationDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(TicketReservation),
});

export type NotifiedTicketReservationDeletion = zod.input<typeof NotifiedTicketReservationDeletion>;
export type NotifiedTicketReservationDeletionOutput = zod.output<typeof NotifiedTicketReservationDeletion>;

export const TicketReservationDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedTicketReservationDeletion,
  }),
);

export type TicketReservationDeletedPayload = zod.input<typeof TicketReservationDeletedPayload>;
export type TicketReservationDeletedPayloadOutput = zod.output<typeof TicketReservationDeletedPayload>;

export const TicketReservationDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v1.ticket_reservation_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketReservationDeletedPayload,
});

export type TicketReservationDeletedNotification = zod.input<typeof TicketReservationDeletedNotification>;
export type TicketReservationDeletedNotificationOutput = zod.output<
  typeof TicketReservationDeletedNotification
>;

export const TicketNameMax = 30;

export const TicketName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(TicketNameMax));

export type TicketName = zod.input<typeof TicketName>;
export type TicketNameOutput = zod.output<typeof TicketName>;

export const ticketPricingOptionNameMax = 200;

export const TicketPricingOption = /*#__PURE__*/ zod.looseObject({
  optionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(ticketPricingOptionNameMax)),
  ),
  price: /*#__PURE__*/ zod.optional(DecimalMoney),
});

export type TicketPricingOption = zod.input<typeof TicketPricingOption>;
export type TicketPricingOptionOutput = zod.output<typeof TicketPricingOption>;

export const ticketPricingOptionsOptionDetailsMax = 100;

export const TicketPricingOptions = /*#__PURE__*/ zod.looseObject({
  optionDetails: /*#__PURE__*/ zod
    .array(TicketPricingOption)
    .check(/*#__PURE__*/ zod.maxLength(ticketPricingOptionsOptionDetailsMax)),
});

export type TicketPricingOptions = zod.input<typeof TicketPricingOptions>;
export type TicketPricingOptionsOutput = zod.output<typeof TicketPricingOptions>;

export const TicketPricingKind = /*#__PURE__*/ zod.enum(['STANDARD', 'DONATION']);

export type TicketPricingKind = zod.input<typeof TicketPricingKind>;
export type TicketPricingKindOutput = zod.output<typeof TicketPricingKind>;

export const PricingMethod = /*#__PURE__*/ zod.looseObject({
  fixedPrice: /*#__PURE__*/ zod.optional(DecimalMoney),
  guestPrice: /*#__PURE__*/ zod.optional(DecimalMoney),
  pricingOptions: /*#__PURE__*/ zod.optional(TicketPricingOptions),
  pricingType: TicketPricingKind,
  free: /*#__PURE__*/ zod.boolean(),
});

export type PricingMethod = zod.input<typeof PricingMethod>;
export type PricingMethodOutput = zod.output<typeof PricingMethod>;

export const TicketFeeType = /*#__PURE__*/ zod.enum(['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE']);

export type TicketFeeType = zod.input<typeof TicketFeeType>;
export type TicketFeeTypeOutput = zod.output<typeof TicketFeeType>;

export const SalePeriod = /*#__PURE__*/ zod.looseObject({
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  displayNotOnSale: /*#__PURE__*/ zod.boolean(),
});

export type SalePeriod = zod.input<typeof SalePeriod>;
export type SalePeriodOutput = zod.output<typeof SalePeriod>;

export const TicketSaleStatus = /*#__PURE__*/ zod.enum(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED']);

export type TicketSaleStatus = zod.input<typeof TicketSaleStatus>;
export type TicketSaleStatusOutput = zod.output<typeof TicketSaleStatus>;

export const salesDetailsUnsoldCountMin = 0;

export const salesDetailsSoldCountMin = 0;

export const salesDetailsReservedCountMin = 0;

export const SalesDetails = /*#__PURE__*/ zod.looseObject({
  unsoldCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(salesDetailsUnsoldCountMin)),
  ),
  soldCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(salesDetailsSoldCountMin)),
  ),
  reservedCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(salesDetailsReservedCountMin)),
  ),
  soldOut: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type SalesDetails = zod.input<typeof SalesDetails>;
export type SalesDetailsOutput = zod.output<typeof SalesDetails>;

export const eventDetailsTitleMax = 120;

export const eventDetailsShortDescriptionMax = 500;

export const EventDetails = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventDetailsTitleMax)),
  ),
  shortDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventDetailsShortDescriptionMax)),
  ),
  location: /*#__PURE__*/ zod.optional(EventLocation),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(DateAndTimeSettings),
  eventPageUrl: /*#__PURE__*/ zod.optional(PageUrl),
  status: EventStatus,
});

export type EventDetails = zod.input<typeof EventDetails>;
export type EventDetailsOutput = zod.output<typeof EventDetails>;

export const availablePlacePlaceIdMax = 20;

export const availablePlaceLabelMax = 4;

export const availablePlaceSectionLabelMax = 20;

export const availablePlaceElementLabelMax = 50;

export const availablePlaceAvailableCapacityMin = 0;
export const availablePlaceAvailableCapacityMax = 50000;

export const AvailablePlace = /*#__PURE__*/ zod.looseObject({
  placeId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(availablePlacePlaceIdMax)),
  label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(availablePlaceLabelMax)),
  sectionLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(availablePlaceSectionLabelMax)),
  ),
  elementLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(availablePlaceElementLabelMax)),
  ),
  availableCapacity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(availablePlaceAvailableCapacityMin))
    .check(/*#__PURE__*/ zod.lte(availablePlaceAvailableCapacityMax)),
});

export type AvailablePlace = zod.input<typeof AvailablePlace>;
export type AvailablePlaceOutput = zod.output<typeof AvailablePlace>;

export const seatingDetailsPlacesMax = 50000;

export const SeatingDetails = /*#__PURE__*/ zod.looseObject({
  places: /*#__PURE__*/ zod.array(AvailablePlace).check(/*#__PURE__*/ zod.maxLength(seatingDetailsPlacesMax)),
});

export type SeatingDetails = zod.input<typeof SeatingDetails>;
export type SeatingDetailsOutput = zod.output<typeof SeatingDetails>;

export const ticketDefinitionV3DescriptionMax = 500;

export const ticketDefinitionV3PolicyTextMax = 1000;

export const ticketDefinitionV3InitialLimitMin = 0;

export const ticketDefinitionV3ActualLimitMin = 0;

export const ticketDefinitionV3LimitPerCheckoutMin = 0;
export const ticketDefinitionV3LimitPerCheckoutMax = 50;

export const TicketDefinitionV3 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  eventId: /*#__PURE__*/ zod.guid(),
  revision: /*#__PURE__*/ zod.string(),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  name: TicketName,
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketDefinitionV3DescriptionMax)),
  ),
  policyText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketDefinitionV3PolicyTextMax)),
  ),
  hidden: /*#__PURE__*/ zod.boolean(),
  limited: /*#__PURE__*/ zod.boolean(),
  initialLimit: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDefinitionV3InitialLimitMin)),
  ),
  actualLimit: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDefinitionV3ActualLimitMin)),
  ),
  pricingMethod: PricingMethod,
  feeType: TicketFeeType,
  salePeriod: /*#__PURE__*/ zod.optional(SalePeriod),
  saleStatus: TicketSaleStatus,
  salesDetails: /*#__PURE__*/ zod.optional(SalesDetails),
  limitPerCheckout: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(ticketDefinitionV3LimitPerCheckoutMin))
      .check(/*#__PURE__*/ zod.lte(ticketDefinitionV3LimitPerCheckoutMax)),
  ),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  eventDetails: /*#__PURE__*/ zod.optional(EventDetails),
  seatingDetails: /*#__PURE__*/ zod.optional(SeatingDetails),
});

export type TicketDefinitionV3 = zod.input<typeof TicketDefinitionV3>;
export type TicketDefinitionV3Output = zod.output<typeof TicketDefinitionV3>;

export const NotifiedTicketDefinitionCreation = /*#__PURE__*/ zod.looseObject({
  entity: TicketDefinitionV3,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedTicketDefinitionCreation = zod.input<typeof NotifiedTicketDefinitionCreation>;
export type NotifiedTicketDefinitionCreationOutput = zod.output<typeof NotifiedTicketDefinitionCreation>;

export const TicketDefinitionCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedTicketDefinitionCreation,
  }),
);

export type TicketDefinitionCreatedPayload = zod.input<typeof TicketDefinitionCreatedPayload>;
export type TicketDefinitionCreatedPayloadOutput = zod.output<typeof TicketDefinitionCreatedPayload>;

export const TicketDefinitionCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketDefinitionCreatedPayload,
});

export type TicketDefinitionCreatedNotification = zod.input<typeof TicketDefinitionCreatedNotification>;
export type TicketDefinitionCreatedNotificationOutput = zod.output<
  typeof TicketDefinitionCreatedNotification
>;

export const NotifiedTicketDefinitionUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: TicketDefinitionV3,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedTicketDefinitionUpdate = zod.input<typeof NotifiedTicketDefinitionUpdate>;
export type NotifiedTicketDefinitionUpdateOutput = zod.output<typeof NotifiedTicketDefinitionUpdate>;

export const TicketDefinitionUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedTicketDefinitionUpdate,
  }),
);

export type TicketDefinitionUpdatedPayload = zod.input<typeof TicketDefinitionUpdatedPayload>;
export type TicketDefinitionUpdatedPayloadOutput = zod.output<typeof TicketDefinitionUpdatedPayload>;

export const TicketDefinitionUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketDefinitionUpdatedPayload,
});

export type TicketDefinitionUpdatedNotification = zod.input<typeof TicketDefinitionUpdatedNotification>;
export type TicketDefinitionUpdatedNotificationOutput = zod.output<
  typeof TicketDefinitionUpdatedNotification
>;

export const NotifiedTicketDefinitionDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(TicketDefinitionV3),
});

export type NotifiedTicketDefinitionDeletion = zod.input<typeof NotifiedTicketDefinitionDeletion>;
export type NotifiedTicketDefinitionDeletionOutput = zod.output<typeof NotifiedTicketDefinitionDeletion>;

export const TicketDefinitionDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedTicketDefinitionDeletion,
  }),
);

export type TicketDefinitionDeletedPayload = zod.input<typeof TicketDefinitionDeletedPayload>;
export type TicketDefinitionDeletedPayloadOutput = zod.output<typeof TicketDefinitionDeletedPayload>;

export const TicketDefinitionDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketDefinitionDeletedPayload,
});

export type TicketDefinitionDeletedNotification = zod.input<typeof TicketDefinitionDeletedNotification>;
export type TicketDefinitionDeletedNotificationOutput = zod.output<
  typeof TicketDefinitionDeletedNotification
>;

export const TicketSaleStarted = /*#__PURE__*/ zod.looseObject({
  ticketDefinition: /*#__PURE__*/ zod.optional(TicketDefinitionV3),
});

export type TicketSaleStarted = zod.input<typeof TicketSaleStarted>;
export type TicketSaleStartedOutput = zod.output<typeof TicketSaleStarted>;

export const TicketDefinitionSaleStartedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition'),
    slug: /*#__PURE__*/ zod.literal('sale_started'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: TicketSaleStarted,
    }),
  }),
);

export type TicketDefinitionSaleStartedPayload = zod.input<typeof TicketDefinitionSaleStartedPayload>;
export type TicketDefinitionSaleStartedPayloadOutput = zod.output<typeof TicketDefinitionSaleStartedPayload>;

export const TicketDefinitionSaleStartedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_sale_started'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketDefinitionSaleStartedPayload,
});

export type TicketDefinitionSaleStartedNotification = zod.input<
  typeof TicketDefinitionSaleStartedNotification
>;
export type TicketDefinitionSaleStartedNotificationOutput = zod.output<
  typeof TicketDefinitionSaleStartedNotification
>;

export const TicketSaleEnded = /*#__PURE__*/ zod.looseObject({
  ticketDefinition: /*#__PURE__*/ zod.optional(TicketDefinitionV3),
});

export type TicketSaleEnded = zod.input<typeof TicketSaleEnded>;
export type TicketSaleEndedOutput = zod.output<typeof TicketSaleEnded>;

export const TicketDefinitionSaleEndedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition'),
    slug: /*#__PURE__*/ zod.literal('sale_ended'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: TicketSaleEnded,
    }),
  }),
);

export type TicketDefinitionSaleEndedPayload = zod.input<typeof TicketDefinitionSaleEndedPayload>;
export type TicketDefinitionSaleEndedPayloadOutput = zod.output<typeof TicketDefinitionSaleEndedPayload>;

export const TicketDefinitionSaleEndedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition_sale_ended'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketDefinitionSaleEndedPayload,
});

export type TicketDefinitionSaleEndedNotification = zod.input<typeof TicketDefinitionSaleEndedNotification>;
export type TicketDefinitionSaleEndedNotificationOutput = zod.output<
  typeof TicketDefinitionSaleEndedNotification
>;

export const TicketSalePeriodUpdated = /*#__PURE__*/ zod.looseObject({
  afterUpdate: /*#__PURE__*/ zod.optional(SalePeriod),
});

export type TicketSalePeriodUpdated = zod.input<typeof TicketSalePeriodUpdated>;
export type TicketSalePeriodUpdatedOutput = zod.output<typeof TicketSalePeriodUpdated>;

export const TicketDefinitionSalePeriodUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v3.ticket_definition'),
    slug: /*#__PURE__*/ zod.literal('sale_period_updated'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: TicketSalePeriodUpdated,
    }),
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
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: TicketDefinitionSalePeriodUpdatedPayload,
});

export type TicketDefinitionSalePeriodUpdatedNotification = zod.input<
  typeof TicketDefinitionSalePeriodUpdatedNotification
>;
export type TicketDefinitionSalePeriodUpdatedNotificationOutput = zod.output<
  typeof TicketDefinitionSalePeriodUpdatedNotification
>;

export const NotifiedProductId = /*#__PURE__*/ zod.string();

export type NotifiedProductId = zod.input<typeof NotifiedProductId>;
export type NotifiedProductIdOutput = zod.output<typeof NotifiedProductId>;

export const FormattedPrice = /*#__PURE__*/ zod.looseObject({
  price: /*#__PURE__*/ zod.string(),
  discountedPrice: /*#__PURE__*/ zod.string(),
  pricePerUnit: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type FormattedPrice = zod.input<typeof FormattedPrice>;
export type FormattedPriceOutput = zod.output<typeof FormattedPrice>;

export const priceDataPriceMin = 0;
export const priceDataPriceMax = 999999999.99;

export const PriceData = /*#__PURE__*/ zod.looseObject({
  currency: CurrencyCode,
  price: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(priceDataPriceMin))
    .check(/*#__PURE__*/ zod.lte(priceDataPriceMax)),
  discountedPrice: /*#__PURE__*/ zod.number(),
  pricePerUnit: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  formatted: FormattedPrice,
});

export type PriceData = zod.input<typeof PriceData>;
export type PriceDataOutput = zod.output<typeof PriceData>;

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

export const mediaItemUrlAndSizeWidthMin = 0;

export const mediaItemUrlAndSizeHeightMin = 0;

export const MediaItemUrlAndSize = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.url(),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaItemUrlAndSizeWidthMin)),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaItemUrlAndSizeHeightMin)),
  format: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type MediaItemUrlAndSize = zod.input<typeof MediaItemUrlAndSize>;
export type MediaItemUrlAndSizeOutput = zod.output<typeof MediaItemUrlAndSize>;

export const mediaItemVideoFilesMax = 50;

export const MediaItemVideo = /*#__PURE__*/ zod.looseObject({
  files: /*#__PURE__*/ zod
    .array(MediaItemUrlAndSize)
    .check(/*#__PURE__*/ zod.maxLength(mediaItemVideoFilesMax)),
  stillFrameMediaId: /*#__PURE__*/ zod.string(),
});

export type MediaItemVideo = zod.input<typeof MediaItemVideo>;
export type MediaItemVideoOutput = zod.output<typeof MediaItemVideo>;

export const MediaItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  mediaType: MediaItemType,
  title: /*#__PURE__*/ zod.string(),
  image: /*#__PURE__*/ zod.optional(MediaItemUrlAndSize),
  video: /*#__PURE__*/ zod.optional(MediaItemVideo),
  thumbnail: /*#__PURE__*/ zod.optional(MediaItemUrlAndSize),
});

export type MediaItem = zod.input<typeof MediaItem>;
export type MediaItemOutput = zod.output<typeof MediaItem>;

export const mediaItemsMax = 300;

export const Media = /*#__PURE__*/ zod.looseObject({
  mainMedia: /*#__PURE__*/ zod.optional(MediaItem),
  items: /*#__PURE__*/ zod.array(MediaItem).check(/*#__PURE__*/ zod.maxLength(mediaItemsMax)),
});

export type Media = zod.input<typeof Media>;
export type MediaOutput = zod.output<typeof Media>;

export const costAndProfitDataItemCostMin = 0;
export const costAndProfitDataItemCostMax = 999999999.99;

export const costAndProfitDataProfitMax = 999999999.99;

export const costAndProfitDataProfitMarginMax = 1;

export const CostAndProfitData = /*#__PURE__*/ zod.looseObject({
  itemCost: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(costAndProfitDataItemCostMin))
      .check(/*#__PURE__*/ zod.lte(costAndProfitDataItemCostMax)),
  ),
  formattedItemCost: /*#__PURE__*/ zod.string(),
  profit: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(costAndProfitDataProfitMax)),
  formattedProfit: /*#__PURE__*/ zod.string(),
  profitMargin: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(costAndProfitDataProfitMarginMax)),
});

export type CostAndProfitData = zod.input<typeof CostAndProfitData>;
export type CostAndProfitDataOutput = zod.output<typeof CostAndProfitData>;

export const CatalogVersion = /*#__PURE__*/ zod.enum(['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED']);

export type CatalogVersion = zod.input<typeof CatalogVersion>;
export type CatalogVersionOutput = zod.output<typeof CatalogVersion>;

export const ProductCreated = /*#__PURE__*/ zod.looseObject({
  productId: NotifiedProductId,
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.optional(PriceData),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  media: /*#__PURE__*/ zod.optional(Media),
  sku: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  productPageUrl: /*#__PURE__*/ zod.optional(PageUrl),
  brand: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  costAndProfitData: /*#__PURE__*/ zod.optional(CostAndProfitData),
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
  slug: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ProductCreated = zod.input<typeof ProductCreated>;
export type ProductCreatedOutput = zod.output<typeof ProductCreated>;

export const ProductCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductCreated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ProductCreated,
});

export type ProductCreatedNotification = zod.input<typeof ProductCreatedNotification>;
export type ProductCreatedNotificationOutput = zod.output<typeof ProductCreatedNotification>;

export const ChangedFieldsMax = 100;

export const ChangedFields = /*#__PURE__*/ zod
  .array(/*#__PURE__*/ zod.string())
  .check(/*#__PURE__*/ zod.maxLength(ChangedFieldsMax));

export type ChangedFields = zod.input<typeof ChangedFields>;
export type ChangedFieldsOutput = zod.output<typeof ChangedFields>;

export const ProductChanged = /*#__PURE__*/ zod.looseObject({
  productId: NotifiedProductId,
  changedFields: ChangedFields,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type ProductChanged = zod.input<typeof ProductChanged>;
export type ProductChangedOutput = zod.output<typeof ProductChanged>;

export const ProductChangedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductChanged'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ProductChanged,
});

export type ProductChangedNotification = zod.input<typeof ProductChangedNotification>;
export type ProductChangedNotificationOutput = zod.output<typeof ProductChangedNotification>;

export const ProductDeleted = /*#__PURE__*/ zod.looseObject({
  productId: NotifiedProductId,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type ProductDeleted = zod.input<typeof ProductDeleted>;
export type ProductDeletedOutput = zod.output<typeof ProductDeleted>;

export const ProductDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.ProductDeleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ProductDeleted,
});

export type ProductDeletedNotification = zod.input<typeof ProductDeletedNotification>;
export type ProductDeletedNotificationOutput = zod.output<typeof ProductDeletedNotification>;

export const NotifiedCollectionId = /*#__PURE__*/ zod.string();

export type NotifiedCollectionId = zod.input<typeof NotifiedCollectionId>;
export type NotifiedCollectionIdOutput = zod.output<typeof NotifiedCollectionId>;

export const CollectionCreated = /*#__PURE__*/ zod.looseObject({
  collection_Id: NotifiedCollectionId,
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  media: /*#__PURE__*/ zod.optional(Media),
  slug: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type CollectionCreated = zod.input<typeof CollectionCreated>;
export type CollectionCreatedOutput = zod.output<typeof CollectionCreated>;

export const CollectionCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionCreated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CollectionCreated,
});

export type CollectionCreatedNotification = zod.input<typeof CollectionCreatedNotification>;
export type CollectionCreatedNotificationOutput = zod.output<typeof CollectionCreatedNotification>;

export const CollectionChanged = /*#__PURE__*/ zod.looseObject({
  collection_Id: NotifiedCollectionId,
  changedFields: ChangedFields,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type CollectionChanged = zod.input<typeof CollectionChanged>;
export type CollectionChangedOutput = zod.output<typeof CollectionChanged>;

export const CollectionChangedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionChanged'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CollectionChanged,
});

export type CollectionChangedNotification = zod.input<typeof CollectionChangedNotification>;
export type CollectionChangedNotificationOutput = zod.output<typeof CollectionChangedNotification>;

export const CollectionDeleted = /*#__PURE__*/ zod.looseObject({
  collection_Id: NotifiedCollectionId,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type CollectionDeleted = zod.input<typeof CollectionDeleted>;
export type CollectionDeletedOutput = zod.output<typeof CollectionDeleted>;

export const CollectionDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.CollectionDeleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CollectionDeleted,
});

export type CollectionDeletedNotification = zod.input<typeof CollectionDeletedNotification>;
export type CollectionDeletedNotificationOutput = zod.output<typeof CollectionDeletedNotification>;

export const ChangedVariant = /*#__PURE__*/ zod.looseObject({
  variantId: /*#__PURE__*/ zod.string(),
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  changedFields: ChangedFields,
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type ChangedVariant = zod.input<typeof ChangedVariant>;
export type ChangedVariantOutput = zod.output<typeof ChangedVariant>;

export const variantsChangedVariantsMax = 1000;

export const VariantsChanged = /*#__PURE__*/ zod.looseObject({
  productId: NotifiedProductId,
  variants: /*#__PURE__*/ zod
    .array(ChangedVariant)
    .check(/*#__PURE__*/ zod.maxLength(variantsChangedVariantsMax)),
  originatedFromVersion: /*#__PURE__*/ zod.optional(CatalogVersion),
});

export type VariantsChanged = zod.input<typeof VariantsChanged>;
export type VariantsChangedOutput = zod.output<typeof VariantsChanged>;

export const VariantsChangedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('com.wix.ecommerce.catalog.api.v1.VariantsChanged'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: VariantsChanged,
});

export type VariantsChangedNotification = zod.input<typeof VariantsChangedNotification>;
export type VariantsChangedNotificationOutput = zod.output<typeof VariantsChangedNotification>;

export const productVideoResolutionHeightMin = 0;

export const productVideoResolutionWidthMin = 0;

export const productVideoResolutionFormatMax = 200;

export const ProductVideoResolution = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productVideoResolutionHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productVideoResolutionWidthMin)),
  format: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productVideoResolutionFormatMax)),
});

export type ProductVideoResolution = zod.input<typeof ProductVideoResolution>;
export type ProductVideoResolutionOutput = zod.output<typeof ProductVideoResolution>;

export const productVideoIdMax = 400;

export const productVideoResolutionsMax = 100;

export const productVideoFilenameMax = 200;

export const ProductVideo = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productVideoIdMax)),
  resolutions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductVideoResolution)
      .check(/*#__PURE__*/ zod.maxLength(productVideoResolutionsMax)),
  ),
  filename: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productVideoFilenameMax)),
  ),
});

export type ProductVideo = zod.input<typeof ProductVideo>;
export type ProductVideoOutput = zod.output<typeof ProductVideo>;

export const ProductMediaType = /*#__PURE__*/ zod.enum(['IMAGE', 'VIDEO']);

export type ProductMediaType = zod.input<typeof ProductMediaType>;
export type ProductMediaTypeOutput = zod.output<typeof ProductMediaType>;

export const mediaThumbnailHeightMin = 0;

export const mediaThumbnailWidthMin = 0;

export const mediaThumbnailAltTextMax = 1000;

export const MediaThumbnail = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaThumbnailHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaThumbnailWidthMin)),
  altText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(mediaThumbnailAltTextMax)),
  ),
});

export type MediaThumbnail = zod.input<typeof MediaThumbnail>;
export type MediaThumbnailOutput = zod.output<typeof MediaThumbnail>;

export const productMediumIdMax = 200;

export const productMediumAltTextMax = 1000;

export const productMediumDisplayNameMax = 80;

export const productMediumUploadIdMax = 200;

export const ProductMedium = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(productMediumIdMax)),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  image: /*#__PURE__*/ zod.optional(LimitedImage),
  video: /*#__PURE__*/ zod.optional(ProductVideo),
  altText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productMediumAltTextMax)),
  ),
  displayName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productMediumDisplayNameMax)),
  ),
  mediaType: ProductMediaType,
  thumbnail: /*#__PURE__*/ zod.optional(MediaThumbnail),
  uploadId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productMediumUploadIdMax)),
});

export type ProductMedium = zod.input<typeof ProductMedium>;
export type ProductMediumOutput = zod.output<typeof ProductMedium>;

export const mediaItemsInfoItemsMax = 50;

export const MediaItemsInfo = /*#__PURE__*/ zod.looseObject({
  items: /*#__PURE__*/ zod.array(ProductMedium).check(/*#__PURE__*/ zod.maxLength(mediaItemsInfoItemsMax)),
});

export type MediaItemsInfo = zod.input<typeof MediaItemsInfo>;
export type MediaItemsInfoOutput = zod.output<typeof MediaItemsInfo>;

export const ProductMediaV3 = /*#__PURE__*/ zod.looseObject({
  main: /*#__PURE__*/ zod.optional(ProductMedium),
  itemsInfo: /*#__PURE__*/ zod.optional(MediaItemsInfo),
});

export type ProductMediaV3 = zod.input<typeof ProductMediaV3>;
export type ProductMediaV3Output = zod.output<typeof ProductMediaV3>;

export const OptionRenderType = /*#__PURE__*/ zod.enum(['TEXT_CHOICES', 'SWATCH_CHOICES']);

export type OptionRenderType = zod.input<typeof OptionRenderType>;
export type OptionRenderTypeOutput = zod.output<typeof OptionRenderType>;

export const ChoiceType = /*#__PURE__*/ zod.enum(['CHOICE_TEXT', 'ONE_COLOR']);

export type ChoiceType = zod.input<typeof ChoiceType>;
export type ChoiceTypeOutput = zod.output<typeof ChoiceType>;

export const mediaReferenceMediaIdMax = 200;

export const MediaReference = /*#__PURE__*/ zod.looseObject({
  mediaId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(mediaReferenceMediaIdMax)),
  ),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
});

export type MediaReference = zod.input<typeof MediaReference>;
export type MediaReferenceOutput = zod.output<typeof MediaReference>;

export const mediaReferencesItemsMax = 15;

export const MediaReferences = /*#__PURE__*/ zod.looseObject({
  items: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(MediaReference).check(/*#__PURE__*/ zod.maxLength(mediaReferencesItemsMax)),
  ),
});

export type MediaReferences = zod.input<typeof MediaReferences>;
export type MediaReferencesOutput = zod.output<typeof MediaReferences>;

export const connectedOptionChoiceKeyMax = 50;

export const connectedOptionChoiceNameMax = 50;

export const connectedOptionChoiceColorCodeMin = 3;
export const connectedOptionChoiceColorCodeMax = 20;

export const connectedOptionChoiceLinkedMediaMax = 15;

export const ConnectedOptionChoice = /*#__PURE__*/ zod.looseObject({
  choiceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  key: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionChoiceKeyMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionChoiceNameMax)),
  ),
  choiceType: /*#__PURE__*/ zod.optional(ChoiceType),
  colorCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(connectedOptionChoiceColorCodeMin))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionChoiceColorCodeMax)),
  ),
  inStock: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  linkedMedia: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductMedium)
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionChoiceLinkedMediaMax)),
  ),
  displayImage: /*#__PURE__*/ zod.optional(LimitedImage),
  media: /*#__PURE__*/ zod.optional(MediaReferences),
});

export type ConnectedOptionChoice = zod.input<typeof ConnectedOptionChoice>;
export type ConnectedOptionChoiceOutput = zod.output<typeof ConnectedOptionChoice>;

export const optionChoicesSettingsChoicesMax = 1000;

export const OptionChoicesSettings = /*#__PURE__*/ zod.looseObject({
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ConnectedOptionChoice)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(optionChoicesSettingsChoicesMax)),
  ),
});

export type OptionChoicesSettings = zod.input<typeof OptionChoicesSettings>;
export type OptionChoicesSettingsOutput = zod.output<typeof OptionChoicesSettings>;

export const connectedOptionIdMax = 36;

export const connectedOptionNameMax = 50;

export const connectedOptionKeyMax = 50;

export const ConnectedOption = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionNameMax)),
  ),
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(connectedOptionKeyMax)),
  optionRenderType: OptionRenderType,
  choicesSettings: /*#__PURE__*/ zod.optional(OptionChoicesSettings),
});

export type ConnectedOption = zod.input<typeof ConnectedOption>;
export type ConnectedOptionOutput = zod.output<typeof ConnectedOption>;

export const ModifierRenderType = /*#__PURE__*/ zod.enum(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES']);

export type ModifierRenderType = zod.input<typeof ModifierRenderType>;
export type ModifierRenderTypeOutput = zod.output<typeof ModifierRenderType>;

export const freeTextSettingsMinCharCountMin = 0;

export const freeTextSettingsMaxCharCountMin = 0;
export const freeTextSettingsMaxCharCountMax = 500;

export const freeTextSettingsDefaultAddedPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const freeTextSettingsTitleMax = 150;

export const freeTextSettingsKeyMax = 150;

export const FreeTextSettings = /*#__PURE__*/ zod.looseObject({
  minCharCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(freeTextSettingsMinCharCountMin)),
  maxCharCount: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(freeTextSettingsMaxCharCountMin))
    .check(/*#__PURE__*/ zod.lte(freeTextSettingsMaxCharCountMax)),
  defaultAddedPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', freeTextSettingsDefaultAddedPriceRegExp),
  ),
  title: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(freeTextSettingsTitleMax)),
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(freeTextSettingsKeyMax)),
});

export type FreeTextSettings = zod.input<typeof FreeTextSettings>;
export type FreeTextSettingsOutput = zod.output<typeof FreeTextSettings>;

export const connectedModifierChoiceKeyMax = 50;

export const connectedModifierChoiceNameMax = 50;

export const connectedModifierChoiceColorCodeMin = 3;
export const connectedModifierChoiceColorCodeMax = 20;

export const connectedModifierChoiceAddedPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const connectedModifierChoiceLinkedMediaMax = 15;

export const ConnectedModifierChoice = /*#__PURE__*/ zod.looseObject({
  choiceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  key: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierChoiceKeyMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierChoiceNameMax)),
  ),
  choiceType: /*#__PURE__*/ zod.optional(ChoiceType),
  colorCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(connectedModifierChoiceColorCodeMin))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierChoiceColorCodeMax)),
  ),
  addedPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', connectedModifierChoiceAddedPriceRegExp),
  ),
  linkedMedia: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductMedium)
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierChoiceLinkedMediaMax)),
  ),
  displayImage: /*#__PURE__*/ zod.optional(LimitedImage),
  media: /*#__PURE__*/ zod.optional(MediaReferences),
});

export type ConnectedModifierChoice = zod.input<typeof ConnectedModifierChoice>;
export type ConnectedModifierChoiceOutput = zod.output<typeof ConnectedModifierChoice>;

export const modifierChoicesSettingsChoicesMax = 1000;

export const ModifierChoicesSettings = /*#__PURE__*/ zod.looseObject({
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ConnectedModifierChoice)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(modifierChoicesSettingsChoicesMax)),
  ),
});

export type ModifierChoicesSettings = zod.input<typeof ModifierChoicesSettings>;
export type ModifierChoicesSettingsOutput = zod.output<typeof ModifierChoicesSettings>;

export const connectedModifierIdMax = 36;

export const connectedModifierNameMax = 50;

export const connectedModifierKeyMax = 50;

export const ConnectedModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierNameMax)),
  ),
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(connectedModifierKeyMax)),
  modifierRenderType: ModifierRenderType,
  mandatory: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  toBeRemovedMandatory: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  freeTextSettings: /*#__PURE__*/ zod.optional(FreeTextSettings),
  choicesSettings: /*#__PURE__*/ zod.optional(ModifierChoicesSettings),
});

export type ConnectedModifier = zod.input<typeof ConnectedModifier>;
export type ConnectedModifierOutput = zod.output<typeof ConnectedModifier>;

export const productBrandNameMax = 50;

export const ProductBrand = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productBrandNameMax)),
  ),
});

export type ProductBrand = zod.input<typeof ProductBrand>;
export type ProductBrandOutput = zod.output<typeof ProductBrand>;

export const productInfoSectionUniqueNameMax = 100;

export const productInfoSectionTitleMax = 50;

export const productInfoSectionPlainDescriptionMax = 16000;

export const ProductInfoSection = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  uniqueName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productInfoSectionUniqueNameMax)),
  ),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productInfoSectionTitleMax)),
  ),
  description: /*#__PURE__*/ zod.optional(RichContent),
  plainDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productInfoSectionPlainDescriptionMax)),
  ),
});

export type ProductInfoSection = zod.input<typeof ProductInfoSection>;
export type ProductInfoSectionOutput = zod.output<typeof ProductInfoSection>;

export const productRibbonIdMax = 36;

export const productRibbonNameMax = 30;

export const ProductRibbon = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productRibbonIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productRibbonNameMax)),
  ),
});

export type ProductRibbon = zod.input<typeof ProductRibbon>;
export type ProductRibbonOutput = zod.output<typeof ProductRibbon>;

export const productCategoryIndexMax = 200;

export const ProductCategory = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  index: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.lte(productCategoryIndexMax)),
  ),
});

export type ProductCategory = zod.input<typeof ProductCategory>;
export type ProductCategoryOutput = zod.output<typeof ProductCategory>;

export const productCategoriesInfoCategoriesMax = 2000;

export const ProductCategoriesInfo = /*#__PURE__*/ zod.looseObject({
  categories: /*#__PURE__*/ zod
    .array(ProductCategory)
    .check(/*#__PURE__*/ zod.maxLength(productCategoriesInfoCategoriesMax)),
});

export type ProductCategoriesInfo = zod.input<typeof ProductCategoriesInfo>;
export type ProductCategoriesInfoOutput = zod.output<typeof ProductCategoriesInfo>;

export const fixedMonetaryAmountAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const fixedMonetaryAmountFormattedAmountMax = 20;

export const FixedMonetaryAmount = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', fixedMonetaryAmountAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fixedMonetaryAmountFormattedAmountMax)),
  ),
});

export type FixedMonetaryAmount = zod.input<typeof FixedMonetaryAmount>;
export type FixedMonetaryAmountOutput = zod.output<typeof FixedMonetaryAmount>;

export const PriceRangeV3 = /*#__PURE__*/ zod.looseObject({
  minValue: FixedMonetaryAmount,
  maxValue: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type PriceRangeV3 = zod.input<typeof PriceRangeV3>;
export type PriceRangeV3Output = zod.output<typeof PriceRangeV3>;

export const InventoryStatus = /*#__PURE__*/ zod.enum(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']);

export type InventoryStatus = zod.input<typeof InventoryStatus>;
export type InventoryStatusOutput = zod.output<typeof InventoryStatus>;

export const PreorderStatus = /*#__PURE__*/ zod.enum(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED']);

export type PreorderStatus = zod.input<typeof PreorderStatus>;
export type PreorderStatusOutput = zod.output<typeof PreorderStatus>;

export const PreorderAvailability = /*#__PURE__*/ zod.enum(['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS']);

export type PreorderAvailability = zod.input<typeof PreorderAvailability>;
export type PreorderAvailabilityOutput = zod.output<typeof PreorderAvailability>;

export const ProductInventory = /*#__PURE__*/ zod.looseObject({
  availabilityStatus: InventoryStatus,
  preorderStatus: PreorderStatus,
  preorderAvailability: PreorderAvailability,
});

export type ProductInventory = zod.input<typeof ProductInventory>;
export type ProductInventoryOutput = zod.output<typeof ProductInventory>;

export const ProductTypeV3 = /*#__PURE__*/ zod.enum(['PHYSICAL', 'DIGITAL']);

export type ProductTypeV3 = zod.input<typeof ProductTypeV3>;
export type ProductTypeV3Output = zod.output<typeof ProductTypeV3>;

export const breadcrumbCategoryNameMax = 80;

export const breadcrumbCategorySlugMax = 100;

export const Breadcrumb = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.guid(),
  categoryName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(breadcrumbCategoryNameMax)),
  categorySlug: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(breadcrumbCategorySlugMax)),
});

export type Breadcrumb = zod.input<typeof Breadcrumb>;
export type BreadcrumbOutput = zod.output<typeof Breadcrumb>;

export const breadcrumbsInfoBreadcrumbsMax = 5;

export const BreadcrumbsInfo = /*#__PURE__*/ zod.looseObject({
  breadcrumbs: /*#__PURE__*/ zod
    .array(Breadcrumb)
    .check(/*#__PURE__*/ zod.maxLength(breadcrumbsInfoBreadcrumbsMax)),
});

export type BreadcrumbsInfo = zod.input<typeof BreadcrumbsInfo>;
export type BreadcrumbsInfoOutput = zod.output<typeof BreadcrumbsInfo>;

export const optionChoiceIdsOptionIdMax = 36;

export const OptionChoiceIds = /*#__PURE__*/ zod.looseObject({
  optionId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(optionChoiceIdsOptionIdMax)),
  ),
  choiceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type OptionChoiceIds = zod.input<typeof OptionChoiceIds>;
export type OptionChoiceIdsOutput = zod.output<typeof OptionChoiceIds>;

export const OptionChoiceNames = /*#__PURE__*/ zod.looseObject({
  optionName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  choiceName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  renderType: /*#__PURE__*/ zod.optional(OptionRenderType),
});

export type OptionChoiceNames = zod.input<typeof OptionChoiceNames>;
export type OptionChoiceNamesOutput = zod.output<typeof OptionChoiceNames>;

export const VariantOptionChoice = /*#__PURE__*/ zod.looseObject({
  optionChoiceIds: /*#__PURE__*/ zod.optional(OptionChoiceIds),
  optionChoiceNames: /*#__PURE__*/ zod.optional(OptionChoiceNames),
});

export type VariantOptionChoice = zod.input<typeof VariantOptionChoice>;
export type VariantOptionChoiceOutput = zod.output<typeof VariantOptionChoice>;

export const VariantPriceV3 = /*#__PURE__*/ zod.looseObject({
  actualPrice: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  compareAtPrice: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  priceAfterDiscount: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type VariantPriceV3 = zod.input<typeof VariantPriceV3>;
export type VariantPriceV3Output = zod.output<typeof VariantPriceV3>;

export const revenueDetailsProfitMarginMax = 1;

export const RevenueDetails = /*#__PURE__*/ zod.looseObject({
  cost: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  profit: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  profitMargin: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(revenueDetailsProfitMarginMax)),
});

export type RevenueDetails = zod.input<typeof RevenueDetails>;
export type RevenueDetailsOutput = zod.output<typeof RevenueDetails>;

export const subscriptionPricePerUnitValueRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const subscriptionPricePerUnitDescriptionMax = 20;

export const SubscriptionPricePerUnit = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', subscriptionPricePerUnitValueRegExp),
  ),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionPricePerUnitDescriptionMax)),
  ),
  priceAfterDiscount: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type SubscriptionPricePerUnit = zod.input<typeof SubscriptionPricePerUnit>;
export type SubscriptionPricePerUnitOutput = zod.output<typeof SubscriptionPricePerUnit>;

export const SubscriptionPrice = /*#__PURE__*/ zod.looseObject({
  subscriptionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  price: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  pricePerUnit: /*#__PURE__*/ zod.optional(SubscriptionPricePerUnit),
  priceAfterDiscount: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type SubscriptionPrice = zod.input<typeof SubscriptionPrice>;
export type SubscriptionPriceOutput = zod.output<typeof SubscriptionPrice>;

export const subscriptionPricesInfoSubscriptionPricesMax = 6;

export const SubscriptionPricesInfo = /*#__PURE__*/ zod.looseObject({
  subscriptionPrices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(SubscriptionPrice)
      .check(/*#__PURE__*/ zod.maxLength(subscriptionPricesInfoSubscriptionPricesMax)),
  ),
});

export type SubscriptionPricesInfo = zod.input<typeof SubscriptionPricesInfo>;
export type SubscriptionPricesInfoOutput = zod.output<typeof SubscriptionPricesInfo>;

export const VariantInventoryStatus = /*#__PURE__*/ zod.looseObject({
  inStock: /*#__PURE__*/ zod.boolean(),
  preorderEnabled: /*#__PURE__*/ zod.boolean(),
});

export type VariantInventoryStatus = zod.input<typeof VariantInventoryStatus>;
export type VariantInventoryStatusOutput = zod.output<typeof VariantInventoryStatus>;

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

export const pricePerUnitSettingsQuantityMin = 0.01;
export const pricePerUnitSettingsQuantityMax = 999999999.99;

export const PricePerUnitSettings = /*#__PURE__*/ zod.looseObject({
  quantity: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(pricePerUnitSettingsQuantityMin))
    .check(/*#__PURE__*/ zod.lte(pricePerUnitSettingsQuantityMax)),
  measurementUnit: MeasurementUnit,
});

export type PricePerUnitSettings = zod.input<typeof PricePerUnitSettings>;
export type PricePerUnitSettingsOutput = zod.output<typeof PricePerUnitSettings>;

export const variantPricePerUnitValueRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const variantPricePerUnitDescriptionMax = 100;

export const VariantPricePerUnit = /*#__PURE__*/ zod.looseObject({
  settings: /*#__PURE__*/ zod.optional(PricePerUnitSettings),
  value: /*#__PURE__*/ zod.stringFormat('decimal', variantPricePerUnitValueRegExp),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantPricePerUnitDescriptionMax)),
  ),
  priceAfterDiscount: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type VariantPricePerUnit = zod.input<typeof VariantPricePerUnit>;
export type VariantPricePerUnitOutput = zod.output<typeof VariantPricePerUnit>;

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

export const dimensionsLengthRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');
export const dimensionsWidthRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');
export const dimensionsHeightRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');

export const Dimensions = /*#__PURE__*/ zod.looseObject({
  length: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsLengthRegExp)),
  width: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsWidthRegExp)),
  height: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsHeightRegExp)),
  unit: DimensionsUnit,
});

export type Dimensions = zod.input<typeof Dimensions>;
export type DimensionsOutput = zod.output<typeof Dimensions>;

export const variantPhysicalPropertiesWeightMax = 999999999.99;

export const VariantPhysicalProperties = /*#__PURE__*/ zod.looseObject({
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(variantPhysicalPropertiesWeightMax)),
  ),
  pricePerUnit: /*#__PURE__*/ zod.optional(VariantPricePerUnit),
  productDimensions: /*#__PURE__*/ zod.optional(Dimensions),
  packageDimensions: /*#__PURE__*/ zod.optional(Dimensions),
});

export type VariantPhysicalProperties = zod.input<typeof VariantPhysicalProperties>;
export type VariantPhysicalPropertiesOutput = zod.output<typeof VariantPhysicalProperties>;

export const securedMediaIdMax = 100;

export const securedMediaFileNameMax = 1000;

export const securedMediaFileSizeMax = 1000;

export const SecuredMedia = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(securedMediaIdMax)),
  fileName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(securedMediaFileNameMax)),
  fileSize: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(securedMediaFileSizeMax)),
  ),
  fileType: DigitalFileType,
});

export type SecuredMedia = zod.input<typeof SecuredMedia>;
export type SecuredMediaOutput = zod.output<typeof SecuredMedia>;

export const VariantDigitalProperties = /*#__PURE__*/ zod.looseObject({
  digitalFile: /*#__PURE__*/ zod.optional(SecuredMedia),
});

export type VariantDigitalProperties = zod.input<typeof VariantDigitalProperties>;
export type VariantDigitalPropertiesOutput = zod.output<typeof VariantDigitalProperties>;

export const productVariantV3SkuMax = 40;

export const productVariantV3BarcodeMax = 40;

export const productVariantV3ChoicesMax = 6;

export const ProductVariantV3 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productVariantV3SkuMax)),
  ),
  barcode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productVariantV3BarcodeMax)),
  ),
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(VariantOptionChoice)
      .check(/*#__PURE__*/ zod.maxLength(productVariantV3ChoicesMax)),
  ),
  price: /*#__PURE__*/ zod.optional(VariantPriceV3),
  revenueDetails: /*#__PURE__*/ zod.optional(RevenueDetails),
  media: /*#__PURE__*/ zod.optional(ProductMedium),
  subscriptionPricesInfo: /*#__PURE__*/ zod.optional(SubscriptionPricesInfo),
  inventoryStatus: /*#__PURE__*/ zod.optional(VariantInventoryStatus),
  physicalProperties: /*#__PURE__*/ zod.optional(VariantPhysicalProperties),
  digitalProperties: /*#__PURE__*/ zod.optional(VariantDigitalProperties),
});

export type ProductVariantV3 = zod.input<typeof ProductVariantV3>;
export type ProductVariantV3Output = zod.output<typeof ProductVariantV3>;

export const variantsInfoVariantsMax = 1000;

export const VariantsInfo = /*#__PURE__*/ zod.looseObject({
  variants: /*#__PURE__*/ zod
    .array(ProductVariantV3)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(variantsInfoVariantsMax)),
});

export type VariantsInfo = zod.input<typeof VariantsInfo>;
export type VariantsInfoOutput = zod.output<typeof VariantsInfo>;

export const variantSummaryVariantCountMin = 0;

export const VariantSummary = /*#__PURE__*/ zod.looseObject({
  variantCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(variantSummaryVariantCountMin)),
  minPriceVariant: /*#__PURE__*/ zod.optional(ProductVariantV3),
});

export type VariantSummary = zod.input<typeof VariantSummary>;
export type VariantSummaryOutput = zod.output<typeof VariantSummary>;

export const UserCriteria = /*#__PURE__*/ zod.enum(['MEMBERS_ONLY']);

export type UserCriteria = zod.input<typeof UserCriteria>;
export type UserCriteriaOutput = zod.output<typeof UserCriteria>;

export const PurchaseEligibility = /*#__PURE__*/ zod.looseObject({
  userCriteria: UserCriteria,
});

export type PurchaseEligibility = zod.input<typeof PurchaseEligibility>;
export type PurchaseEligibilityOutput = zod.output<typeof PurchaseEligibility>;

export const weightRangeMinValueMax = 999999999.99;

export const weightRangeMaxValueMax = 999999999.99;

export const WeightRange = /*#__PURE__*/ zod.looseObject({
  minValue: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(weightRangeMinValueMax)),
  maxValue: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(weightRangeMaxValueMax)),
});

export type WeightRange = zod.input<typeof WeightRange>;
export type WeightRangeOutput = zod.output<typeof WeightRange>;

export const pricePerUnitValueValueRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const pricePerUnitValueDescriptionMax = 100;

export const PricePerUnitValue = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.stringFormat('decimal', pricePerUnitValueValueRegExp),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pricePerUnitValueDescriptionMax)),
  ),
});

export type PricePerUnitValue = zod.input<typeof PricePerUnitValue>;
export type PricePerUnitValueOutput = zod.output<typeof PricePerUnitValue>;

export const PricePerUnitRange = /*#__PURE__*/ zod.looseObject({
  minValue: /*#__PURE__*/ zod.optional(PricePerUnitValue),
  maxValue: /*#__PURE__*/ zod.optional(PricePerUnitValue),
});

export type PricePerUnitRange = zod.input<typeof PricePerUnitRange>;
export type PricePerUnitRangeOutput = zod.output<typeof PricePerUnitRange>;

export const WeightMeasurementUnitInfo = /*#__PURE__*/ zod.looseObject({
  weightMeasurementUnit: WeightUnit,
});

export type WeightMeasurementUnitInfo = zod.input<typeof WeightMeasurementUnitInfo>;
export type WeightMeasurementUnitInfoOutput = zod.output<typeof WeightMeasurementUnitInfo>;

export const ProductPhysicalProperties = /*#__PURE__*/ zod.looseObject({
  pricePerUnit: /*#__PURE__*/ zod.optional(PricePerUnitSettings),
  fulfillerId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  shippingWeightRange: /*#__PURE__*/ zod.optional(WeightRange),
  pricePerUnitRange: /*#__PURE__*/ zod.optional(PricePerUnitRange),
  weightMeasurementUnitInfo: /*#__PURE__*/ zod.optional(WeightMeasurementUnitInfo),
  deliveryProfileId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type ProductPhysicalProperties = zod.input<typeof ProductPhysicalProperties>;
export type ProductPhysicalPropertiesOutput = zod.output<typeof ProductPhysicalProperties>;

export const SubscriptionDiscountType = /*#__PURE__*/ zod.enum(['AMOUNT', 'PERCENT']);

export type SubscriptionDiscountType = zod.input<typeof SubscriptionDiscountType>;
export type SubscriptionDiscountTypeOutput = zod.output<typeof SubscriptionDiscountType>;

export const subscriptionDiscountAmountOffRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const subscriptionDiscountPercentOffMin = 0.1;
export const subscriptionDiscountPercentOffMax = 99.9;

export const SubscriptionDiscount = /*#__PURE__*/ zod.looseObject({
  type: SubscriptionDiscountType,
  amountOff: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', subscriptionDiscountAmountOffRegExp),
  ),
  percentOff: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(subscriptionDiscountPercentOffMin))
      .check(/*#__PURE__*/ zod.lte(subscriptionDiscountPercentOffMax)),
  ),
});

export type SubscriptionDiscount = zod.input<typeof SubscriptionDiscount>;
export type SubscriptionDiscountOutput = zod.output<typeof SubscriptionDiscount>;

export const productSubscriptionTitleMax = 20;

export const productSubscriptionDescriptionMax = 60;

export const productSubscriptionIntervalMax = 50;

export const productSubscriptionBillingCyclesMin = 2;
export const productSubscriptionBillingCyclesMax = 999;

export const ProductSubscription = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  title: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(productSubscriptionTitleMax)),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productSubscriptionDescriptionMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  frequency: SubscriptionFrequency,
  interval: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(productSubscriptionIntervalMax)),
  ),
  autoRenewal: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  billingCycles: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(productSubscriptionBillingCyclesMin))
      .check(/*#__PURE__*/ zod.lte(productSubscriptionBillingCyclesMax)),
  ),
  discount: /*#__PURE__*/ zod.optional(SubscriptionDiscount),
});

export type ProductSubscription = zod.input<typeof ProductSubscription>;
export type ProductSubscriptionOutput = zod.output<typeof ProductSubscription>;

export const subscriptionDetailsSubscriptionsMax = 6;

export const SubscriptionDetails = /*#__PURE__*/ zod.looseObject({
  subscriptions: /*#__PURE__*/ zod
    .array(ProductSubscription)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(subscriptionDetailsSubscriptionsMax)),
  allowOneTimePurchases: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type SubscriptionDetails = zod.input<typeof SubscriptionDetails>;
export type SubscriptionDetailsOutput = zod.output<typeof SubscriptionDetails>;

export const productTagListTagIdsItemMax = 5;

export const productTagListTagIdsMax = 100;

export const ProductTagList = /*#__PURE__*/ zod.looseObject({
  tagIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productTagListTagIdsItemMax)))
    .check(/*#__PURE__*/ zod.maxLength(productTagListTagIdsMax)),
});

export type ProductTagList = zod.input<typeof ProductTagList>;
export type ProductTagListOutput = zod.output<typeof ProductTagList>;

export const ProductTags = /*#__PURE__*/ zod.looseObject({
  privateTags: /*#__PURE__*/ zod.optional(ProductTagList),
  publicTags: /*#__PURE__*/ zod.optional(ProductTagList),
});

export type ProductTags = zod.input<typeof ProductTags>;
export type ProductTagsOutput = zod.output<typeof ProductTags>;

export const productV3IdMax = 36;

export const productV3NameMax = 80;

export const productV3SlugMax = 300;

export const productV3HandleMax = 100;

export const productV3PlainDescriptionMax = 16000;

export const productV3OptionsMax = 6;

export const productV3ModifiersMax = 10;

export const productV3InfoSectionsMax = 20;

export const productV3AdditionalRibbonsMax = 4;

export const ProductV3 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productV3IdMax)),
  ),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productV3NameMax)),
  ),
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productV3SlugMax)),
  ),
  handle: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productV3HandleMax)),
  ),
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
  description: /*#__PURE__*/ zod.optional(RichContent),
  plainDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productV3PlainDescriptionMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  visibleInPos: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  media: /*#__PURE__*/ zod.optional(ProductMediaV3),
  seoData: /*#__PURE__*/ zod.optional(SeoSchema),
  taxGroupId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  options: /*#__PURE__*/ zod.array(ConnectedOption).check(/*#__PURE__*/ zod.maxLength(productV3OptionsMax)),
  modifiers: /*#__PURE__*/ zod
    .array(ConnectedModifier)
    .check(/*#__PURE__*/ zod.maxLength(productV3ModifiersMax)),
  brand: /*#__PURE__*/ zod.optional(ProductBrand),
  infoSections: /*#__PURE__*/ zod
    .array(ProductInfoSection)
    .check(/*#__PURE__*/ zod.maxLength(productV3InfoSectionsMax)),
  ribbon: /*#__PURE__*/ zod.optional(ProductRibbon),
  additionalRibbons: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductRibbon).check(/*#__PURE__*/ zod.maxLength(productV3AdditionalRibbonsMax)),
  ),
  directCategoriesInfo: /*#__PURE__*/ zod.optional(ProductCategoriesInfo),
  allCategoriesInfo: /*#__PURE__*/ zod.optional(ProductCategoriesInfo),
  mainCategoryId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  costRange: /*#__PURE__*/ zod.optional(PriceRangeV3),
  inventory: /*#__PURE__*/ zod.optional(ProductInventory),
  productType: ProductTypeV3,
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
  breadcrumbsInfo: /*#__PURE__*/ zod.optional(BreadcrumbsInfo),
  actualPriceRange: /*#__PURE__*/ zod.optional(PriceRangeV3),
  compareAtPriceRange: /*#__PURE__*/ zod.optional(PriceRangeV3),
  variantsInfo: /*#__PURE__*/ zod.optional(VariantsInfo),
  variantSummary: /*#__PURE__*/ zod.optional(VariantSummary),
  purchaseEligibility: /*#__PURE__*/ zod.optional(PurchaseEligibility),
  physicalProperties: /*#__PURE__*/ zod.optional(ProductPhysicalProperties),
  subscriptionDetails: /*#__PURE__*/ zod.optional(SubscriptionDetails),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  tags: /*#__PURE__*/ zod.optional(ProductTags),
});

export type ProductV3 = zod.input<typeof ProductV3>;
export type ProductV3Output = zod.output<typeof ProductV3>;

export const NotifiedProductV3Creation = /*#__PURE__*/ zod.looseObject({
  entity: ProductV3,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedProductV3Creation = zod.input<typeof NotifiedProductV3Creation>;
export type NotifiedProductV3CreationOutput = zod.output<typeof NotifiedProductV3Creation>;

export const ProductCreatedV3Payload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedProductV3Creation,
  }),
);

export type ProductCreatedV3Payload = zod.input<typeof ProductCreatedV3Payload>;
export type ProductCreatedV3PayloadOutput = zod.output<typeof ProductCreatedV3Payload>;

export const ProductCreatedV3Notification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ProductCreatedV3Payload,
});

export type ProductCreatedV3Notification = zod.input<typeof ProductCreatedV3Notification>;
export type ProductCreatedV3NotificationOutput = zod.output<typeof ProductCreatedV3Notification>;

export const NotifiedProductV3Update = /*#__PURE__*/ zod.looseObject({
  currentEntity: ProductV3,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedProductV3Update = zod.input<typeof NotifiedProductV3Update>;
export type NotifiedProductV3UpdateOutput = zod.output<typeof NotifiedProductV3Update>;

export const ProductUpdatedV3Payload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedProductV3Update,
  }),
);

export type ProductUpdatedV3Payload = zod.input<typeof ProductUpdatedV3Payload>;
export type ProductUpdatedV3PayloadOutput = zod.output<typeof ProductUpdatedV3Payload>;

export const ProductUpdatedV3Notification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ProductUpdatedV3Payload,
});

export type ProductUpdatedV3Notification = zod.input<typeof ProductUpdatedV3Notification>;
export type ProductUpdatedV3NotificationOutput = zod.output<typeof ProductUpdatedV3Notification>;

export const NotifiedProductV3Deletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(ProductV3),
});

export type NotifiedProductV3Deletion = zod.input<typeof NotifiedProductV3Deletion>;
export type NotifiedProductV3DeletionOutput = zod.output<typeof NotifiedProductV3Deletion>;

export const ProductDeletedV3Payload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedProductV3Deletion,
  }),
);

export type ProductDeletedV3Payload = zod.input<typeof ProductDeletedV3Payload>;
export type ProductDeletedV3PayloadOutput = zod.output<typeof ProductDeletedV3Payload>;

export const ProductDeletedV3Notification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.product_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ProductDeletedV3Payload,
});

export type ProductDeletedV3Notification = zod.input<typeof ProductDeletedV3Notification>;
export type ProductDeletedV3NotificationOutput = zod.output<typeof ProductDeletedV3Notification>;

export const brandNameMax = 50;

export const brandAssignedProductsCountMin = 0;

export const Brand = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(brandNameMax)),
  assignedProductsCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(brandAssignedProductsCountMin)),
  ),
});

export type Brand = zod.input<typeof Brand>;
export type BrandOutput = zod.output<typeof Brand>;

export const NotifiedBrandCreation = /*#__PURE__*/ zod.looseObject({
  entity: Brand,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedBrandCreation = zod.input<typeof NotifiedBrandCreation>;
export type NotifiedBrandCreationOutput = zod.output<typeof NotifiedBrandCreation>;

export const BrandCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedBrandCreation,
  }),
);

export type BrandCreatedPayload = zod.input<typeof BrandCreatedPayload>;
export type BrandCreatedPayloadOutput = zod.output<typeof BrandCreatedPayload>;

export const BrandCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: BrandCreatedPayload,
});

export type BrandCreatedNotification = zod.input<typeof BrandCreatedNotification>;
export type BrandCreatedNotificationOutput = zod.output<typeof BrandCreatedNotification>;

export const NotifiedBrandUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: Brand,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedBrandUpdate = zod.input<typeof NotifiedBrandUpdate>;
export type NotifiedBrandUpdateOutput = zod.output<typeof NotifiedBrandUpdate>;

export const BrandUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedBrandUpdate,
  }),
);

export type BrandUpdatedPayload = zod.input<typeof BrandUpdatedPayload>;
export type BrandUpdatedPayloadOutput = zod.output<typeof BrandUpdatedPayload>;

export const BrandUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: BrandUpdatedPayload,
});

export type BrandUpdatedNotification = zod.input<typeof BrandUpdatedNotification>;
export type BrandUpdatedNotificationOutput = zod.output<typeof BrandUpdatedNotification>;

export const NotifiedBrandDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(Brand),
});

export type NotifiedBrandDeletion = zod.input<typeof NotifiedBrandDeletion>;
export type NotifiedBrandDeletionOutput = zod.output<typeof NotifiedBrandDeletion>;

export const BrandDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedBrandDeletion,
  }),
);

export type BrandDeletedPayload = zod.input<typeof BrandDeletedPayload>;
export type BrandDeletedPayloadOutput = zod.output<typeof BrandDeletedPayload>;

export const BrandDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.brand_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: BrandDeletedPayload,
});

export type BrandDeletedNotification = zod.input<typeof BrandDeletedNotification>;
export type BrandDeletedNotificationOutput = zod.output<typeof BrandDeletedNotification>;

export const ribbonV3NameMax = 30;

export const ribbonV3AssignedProductCountMin = 0;

export const RibbonV3 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(ribbonV3NameMax)),
  assignedProductCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ribbonV3AssignedProductCountMin)),
  ),
});

export type RibbonV3 = zod.input<typeof RibbonV3>;
export type RibbonV3Output = zod.output<typeof RibbonV3>;

export const NotifiedRibbonCreation = /*#__PURE__*/ zod.looseObject({
  entity: RibbonV3,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedRibbonCreation = zod.input<typeof NotifiedRibbonCreation>;
export type NotifiedRibbonCreationOutput = zod.output<typeof NotifiedRibbonCreation>;

export const RibbonCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedRibbonCreation,
  }),
);

export type RibbonCreatedPayload = zod.input<typeof RibbonCreatedPayload>;
export type RibbonCreatedPayloadOutput = zod.output<typeof RibbonCreatedPayload>;

export const RibbonCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: RibbonCreatedPayload,
});

export type RibbonCreatedNotification = zod.input<typeof RibbonCreatedNotification>;
export type RibbonCreatedNotificationOutput = zod.output<typeof RibbonCreatedNotification>;

export const NotifiedRibbonUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: RibbonV3,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedRibbonUpdate = zod.input<typeof NotifiedRibbonUpdate>;
export type NotifiedRibbonUpdateOutput = zod.output<typeof NotifiedRibbonUpdate>;

export const RibbonUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedRibbonUpdate,
  }),
);

export type RibbonUpdatedPayload = zod.input<typeof RibbonUpdatedPayload>;
export type RibbonUpdatedPayloadOutput = zod.output<typeof RibbonUpdatedPayload>;

export const RibbonUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: RibbonUpdatedPayload,
});

export type RibbonUpdatedNotification = zod.input<typeof RibbonUpdatedNotification>;
export type RibbonUpdatedNotificationOutput = zod.output<typeof RibbonUpdatedNotification>;

export const NotifiedRibbonDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(RibbonV3),
});

export type NotifiedRibbonDeletion = zod.input<typeof NotifiedRibbonDeletion>;
export type NotifiedRibbonDeletionOutput = zod.output<typeof NotifiedRibbonDeletion>;

export const RibbonDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedRibbonDeletion,
  }),
);

export type RibbonDeletedPayload = zod.input<typeof RibbonDeletedPayload>;
export type RibbonDeletedPayloadOutput = zod.output<typeof RibbonDeletedPayload>;

export const RibbonDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.stores.catalog.v3.ribbon_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: RibbonDeletedPayload,
});

export type RibbonDeletedNotification = zod.input<typeof RibbonDeletedNotification>;
export type RibbonDeletedNotificationOutput = zod.output<typeof RibbonDeletedNotification>;

export const rsvpInputValueInputNameMax = 100;

export const rsvpInputValueValueMax = 5000;

export const rsvpInputValueValuesItemMax = 5000;

export const rsvpInputValueValuesMax = 100;

export const RsvpInputValue = /*#__PURE__*/ zod.looseObject({
  inputName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rsvpInputValueInputNameMax)),
  value: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rsvpInputValueValueMax)),
  values: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rsvpInputValueValuesItemMax)))
      .check(/*#__PURE__*/ zod.maxLength(rsvpInputValueValuesMax)),
  ),
});

export type RsvpInputValue = zod.input<typeof RsvpInputValue>;
export type RsvpInputValueOutput = zod.output<typeof RsvpInputValue>;

export const rsvpFormResponseInputValuesMax = 200;

export const RsvpFormResponse = /*#__PURE__*/ zod.looseObject({
  inputValues: /*#__PURE__*/ zod
    .array(RsvpInputValue)
    .check(/*#__PURE__*/ zod.maxLength(rsvpFormResponseInputValuesMax)),
});

export type RsvpFormResponse = zod.input<typeof RsvpFormResponse>;
export type RsvpFormResponseOutput = zod.output<typeof RsvpFormResponse>;

export const RsvpStatus = /*#__PURE__*/ zod.enum(['YES', 'NO', 'WAITLIST']);

export type RsvpStatus = zod.input<typeof RsvpStatus>;
export type RsvpStatusOutput = zod.output<typeof RsvpStatus>;

export const RsvpCheckInDetails = /*#__PURE__*/ zod.looseObject({
  checkedIn: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  checkInDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  checkInCanceledDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  checkedInBy: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  checkInCanceledBy: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  checkedInByStaffMember: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  checkInCanceledByStaffMember: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type RsvpCheckInDetails = zod.input<typeof RsvpCheckInDetails>;
export type RsvpCheckInDetailsOutput = zod.output<typeof RsvpCheckInDetails>;

export const rsvpGuestIndexMin = 0;

export const rsvpGuestFullNameMax = 101;

export const RsvpGuest = /*#__PURE__*/ zod.looseObject({
  index: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpGuestIndexMin))),
  fullName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rsvpGuestFullNameMax)),
  ),
  checkInDetails: /*#__PURE__*/ zod.optional(RsvpCheckInDetails),
  guestId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
});

export type RsvpGuest = zod.input<typeof RsvpGuest>;
export type RsvpGuestOutput = zod.output<typeof RsvpGuest>;

export const rsvpGuestListGuestsMax = 11;

export const RsvpGuestList = /*#__PURE__*/ zod.looseObject({
  guests: /*#__PURE__*/ zod.array(RsvpGuest).check(/*#__PURE__*/ zod.maxLength(rsvpGuestListGuestsMax)),
});

export type RsvpGuestList = zod.input<typeof RsvpGuestList>;
export type RsvpGuestListOutput = zod.output<typeof RsvpGuestList>;

export const additionalGuestDetailsGuestCountMin = 0;
export const additionalGuestDetailsGuestCountMax = 10;

export const additionalGuestDetailsGuestNamesItemMax = 101;

export const additionalGuestDetailsGuestNamesMax = 10;

export const AdditionalGuestDetails = /*#__PURE__*/ zod.looseObject({
  guestCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(additionalGuestDetailsGuestCountMin))
      .check(/*#__PURE__*/ zod.lte(additionalGuestDetailsGuestCountMax)),
  ),
  guestNames: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(additionalGuestDetailsGuestNamesItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(additionalGuestDetailsGuestNamesMax)),
});

export type AdditionalGuestDetails = zod.input<typeof AdditionalGuestDetails>;
export type AdditionalGuestDetailsOutput = zod.output<typeof AdditionalGuestDetails>;

export const RsvpConferenceLogin = /*#__PURE__*/ zod.looseObject({
  link: /*#__PURE__*/ zod.url(),
  password: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type RsvpConferenceLogin = zod.input<typeof RsvpConferenceLogin>;
export type RsvpConferenceLoginOutput = zod.output<typeof RsvpConferenceLogin>;

export const rsvpFirstNameMax = 50;

export const rsvpLastNameMax = 50;

export const rsvpEmailMin = 4;
export const rsvpEmailMax = 255;

export const rsvpTotalGuestsMin = 0;

export const rsvpCheckedInGuestCountMin = 0;

export const Rsvp = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  revision: /*#__PURE__*/ zod.string(),
  eventId: /*#__PURE__*/ zod.guid(),
  createdDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  updatedDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  firstName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(rsvpFirstNameMax)),
  ),
  lastName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(rsvpLastNameMax)),
  ),
  email: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .email()
      .check(/*#__PURE__*/ zod.minLength(rsvpEmailMin))
      .check(/*#__PURE__*/ zod.maxLength(rsvpEmailMax)),
  ),
  form: /*#__PURE__*/ zod.optional(RsvpFormResponse),
  status: RsvpStatus,
  totalGuests: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpTotalGuestsMin)),
  ),
  guestList: /*#__PURE__*/ zod.optional(RsvpGuestList),
  language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  locale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  fullyCheckedIn: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  checkedInGuestCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpCheckedInGuestCountMin)),
  ),
  additionalGuestDetails: /*#__PURE__*/ zod.optional(AdditionalGuestDetails),
  disableNotifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  onlineConferencingLogin: /*#__PURE__*/ zod.optional(RsvpConferenceLogin),
  anonymized: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  marketingConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type Rsvp = zod.input<typeof Rsvp>;
export type RsvpOutput = zod.output<typeof Rsvp>;

export const NotifiedRsvpCreation = /*#__PURE__*/ zod.looseObject({
  entity: Rsvp,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedRsvpCreation = zod.input<typeof NotifiedRsvpCreation>;
export type NotifiedRsvpCreationOutput = zod.output<typeof NotifiedRsvpCreation>;

export const RsvpCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedRsvpCreation,
  }),
);

export type RsvpCreatedPayload = zod.input<typeof RsvpCreatedPayload>;
export type RsvpCreatedPayloadOutput = zod.output<typeof RsvpCreatedPayload>;

export const RsvpCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: RsvpCreatedPayload,
});

export type RsvpCreatedNotification = zod.input<typeof RsvpCreatedNotification>;
export type RsvpCreatedNotificationOutput = zod.output<typeof RsvpCreatedNotification>;

export const NotifiedRsvpUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: Rsvp,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedRsvpUpdate = zod.input<typeof NotifiedRsvpUpdate>;
export type NotifiedRsvpUpdateOutput = zod.output<typeof NotifiedRsvpUpdate>;

export const RsvpUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedRsvpUpdate,
  }),
);

export type RsvpUpdatedPayload = zod.input<typeof RsvpUpdatedPayload>;
export type RsvpUpdatedPayloadOutput = zod.output<typeof RsvpUpdatedPayload>;

export const RsvpUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: RsvpUpdatedPayload,
});

export type RsvpUpdatedNotification = zod.input<typeof RsvpUpdatedNotification>;
export type RsvpUpdatedNotificationOutput = zod.output<typeof RsvpUpdatedNotification>;

export const NotifiedRsvpDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(Rsvp),
});

export type NotifiedRsvpDeletion = zod.input<typeof NotifiedRsvpDeletion>;
export type NotifiedRsvpDeletionOutput = zod.output<typeof NotifiedRsvpDeletion>;

export const RsvpDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedRsvpDeletion,
  }),
);

export type RsvpDeletedPayload = zod.input<typeof RsvpDeletedPayload>;
export type RsvpDeletedPayloadOutput = zod.output<typeof RsvpDeletedPayload>;

export const RsvpDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.events.v2.rsvp_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: RsvpDeletedPayload,
});

export type RsvpDeletedNotification = zod.input<typeof RsvpDeletedNotification>;
export type RsvpDeletedNotificationOutput = zod.output<typeof RsvpDeletedNotification>;

export const MemberStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE']);

export type MemberStatus = zod.input<typeof MemberStatus>;
export type MemberStatusOutput = zod.output<typeof MemberStatus>;

export const memberStreetAddressNumberMax = 100;

export const memberStreetAddressNameMax = 200;

export const MemberStreetAddress = /*#__PURE__*/ zod.looseObject({
  number: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberStreetAddressNumberMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberStreetAddressNameMax)),
});

export type MemberStreetAddress = zod.input<typeof MemberStreetAddress>;
export type MemberStreetAddressOutput = zod.output<typeof MemberStreetAddress>;

export const memberAddressAddressLineMax = 200;

export const MemberAddress = /*#__PURE__*/ zod.looseObject({
  streetAddress: /*#__PURE__*/ zod.optional(MemberStreetAddress),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberAddressAddressLineMax)),
  ),
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  addressLine2: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type MemberAddress = zod.input<typeof MemberAddress>;
export type MemberAddressOutput = zod.output<typeof MemberAddress>;

export const MemberCustomField = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.unknown()),
});

export type MemberCustomField = zod.input<typeof MemberCustomField>;
export type MemberCustomFieldOutput = zod.output<typeof MemberCustomField>;

export const memberContactPhonesMax = 50;

export const memberContactEmailsMax = 50;

export const memberContactAddressesMax = 50;

export const memberContactBirthdateMax = 100;

export const memberContactCompanyMax = 100;

export const memberContactJobTitleMax = 100;

export const MemberContact = /*#__PURE__*/ zod.looseObject({
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  phones: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.maxLength(memberContactPhonesMax)),
  emails: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.email())
    .check(/*#__PURE__*/ zod.maxLength(memberContactEmailsMax)),
  addresses: /*#__PURE__*/ zod
    .array(MemberAddress)
    .check(/*#__PURE__*/ zod.maxLength(memberContactAddressesMax)),
  birthdate: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberContactBirthdateMax)),
  ),
  company: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberContactCompanyMax)),
  ),
  jobTitle: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberContactJobTitleMax)),
  ),
  customFields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), MemberCustomField),
  ),
});

export type MemberContact = zod.input<typeof MemberContact>;
export type MemberContactOutput = zod.output<typeof MemberContact>;

export const MemberImage = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.string(),
  height: /*#__PURE__*/ zod.int(),
  width: /*#__PURE__*/ zod.int(),
  offsetX: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  offsetY: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type MemberImage = zod.input<typeof MemberImage>;
export type MemberImageOutput = zod.output<typeof MemberImage>;

export const MemberProfile = /*#__PURE__*/ zod.looseObject({
  nickname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  slug: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  photo: /*#__PURE__*/ zod.optional(MemberImage),
  cover: /*#__PURE__*/ zod.optional(MemberImage),
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type MemberProfile = zod.input<typeof MemberProfile>;
export type MemberProfileOutput = zod.output<typeof MemberProfile>;

export const MemberPrivacyStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'PRIVATE', 'PUBLIC']);

export type MemberPrivacyStatus = zod.input<typeof MemberPrivacyStatus>;
export type MemberPrivacyStatusOutput = zod.output<typeof MemberPrivacyStatus>;

export const MemberActivityStatus = /*#__PURE__*/ zod.enum(['UNKNOWN', 'ACTIVE', 'MUTED']);

export type MemberActivityStatus = zod.input<typeof MemberActivityStatus>;
export type MemberActivityStatusOutput = zod.output<typeof MemberActivityStatus>;

export const Member = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  loginEmail: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
  loginEmailVerified: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  status: MemberStatus,
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  contact: /*#__PURE__*/ zod.optional(MemberContact),
  profile: /*#__PURE__*/ zod.optional(MemberProfile),
  privacyStatus: MemberPrivacyStatus,
  activityStatus: MemberActivityStatus,
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  lastLoginDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type Member = zod.input<typeof Member>;
export type MemberOutput = zod.output<typeof Member>;

export const NotifiedMemberCreation = /*#__PURE__*/ zod.looseObject({
  entity: Member,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedMemberCreation = zod.input<typeof NotifiedMemberCreation>;
export type NotifiedMemberCreationOutput = zod.output<typeof NotifiedMemberCreation>;

export const MemberCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.members.v1.member'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedMemberCreation,
  }),
);

export type MemberCreatedPayload = zod.input<typeof MemberCreatedPayload>;
export type MemberCreatedPayloadOutput = zod.output<typeof MemberCreatedPayload>;

export const MemberCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.members.v1.member_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: MemberCreatedPayload,
});

export type MemberCreatedNotification = zod.input<typeof MemberCreatedNotification>;
export type MemberCreatedNotificationOutput = zod.output<typeof MemberCreatedNotification>;

export const NotifiedMemberUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: Member,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedMemberUpdate = zod.input<typeof NotifiedMemberUpdate>;
export type NotifiedMemberUpdateOutput = zod.output<typeof NotifiedMemberUpdate>;

export const MemberUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.members.v1.member'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedMemberUpdate,
  }),
);

export type MemberUpdatedPayload = zod.input<typeof MemberUpdatedPayload>;
export type MemberUpdatedPayloadOutput = zod.output<typeof MemberUpdatedPayload>;

export const MemberUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.members.v1.member_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: MemberUpdatedPayload,
});

export type MemberUpdatedNotification = zod.input<typeof MemberUpdatedNotification>;
export type MemberUpdatedNotificationOutput = zod.output<typeof MemberUpdatedNotification>;

export const NotifiedMemberDeletion = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type NotifiedMemberDeletion = zod.input<typeof NotifiedMemberDeletion>;
export type NotifiedMemberDeletionOutput = zod.output<typeof NotifiedMemberDeletion>;

export const MemberDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.members.v1.member'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedMemberDeletion,
  }),
);

export type MemberDeletedPayload = zod.input<typeof MemberDeletedPayload>;
export type MemberDeletedPayloadOutput = zod.output<typeof MemberDeletedPayload>;

export const MemberDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.members.v1.member_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: MemberDeletedPayload,
});

export type MemberDeletedNotification = zod.input<typeof MemberDeletedNotification>;
export type MemberDeletedNotificationOutput = zod.output<typeof MemberDeletedNotification>;

export const formattedPrice2AmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const FormattedPrice2 = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', formattedPrice2AmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.string(),
});

export type FormattedPrice2 = zod.input<typeof FormattedPrice2>;
export type FormattedPrice2Output = zod.output<typeof FormattedPrice2>;

export const OrderTaxRateRegExp = new RegExp('^(0(\\.\\d{1,6})?|1(\\.0{1,6})?)$');

export const OrderTaxRate = /*#__PURE__*/ zod.stringFormat('rate', OrderTaxRateRegExp);

export type OrderTaxRate = zod.input<typeof OrderTaxRate>;
export type OrderTaxRateOutput = zod.output<typeof OrderTaxRate>;

export const OrderTaxDetails = /*#__PURE__*/ zod.looseObject({
  taxableAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxRate: OrderTaxRate,
  totalTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderTaxDetails = zod.input<typeof OrderTaxDetails>;
export type OrderTaxDetailsOutput = zod.output<typeof OrderTaxDetails>;

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

export const orderPartTaxBreakdownJurisdictionMax = 200;

export const orderPartTaxBreakdownTaxTypeMax = 200;

export const orderPartTaxBreakdownTaxNameMax = 200;

export const OrderPartTaxBreakdown = /*#__PURE__*/ zod.looseObject({
  jurisdiction: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPartTaxBreakdownJurisdictionMax)),
  ),
  rate: /*#__PURE__*/ zod.optional(OrderTaxRate),
  taxAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxType: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPartTaxBreakdownTaxTypeMax)),
  ),
  taxName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPartTaxBreakdownTaxNameMax)),
  ),
  jurisdictionType: /*#__PURE__*/ zod.optional(JurisdictionType),
  nonTaxableAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxableAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderPartTaxBreakdown = zod.input<typeof OrderPartTaxBreakdown>;
export type OrderPartTaxBreakdownOutput = zod.output<typeof OrderPartTaxBreakdown>;

export const orderPartTaxInfoTaxBreakdownMax = 7;

export const OrderPartTaxInfo = /*#__PURE__*/ zod.looseObject({
  taxAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxableAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxRate: /*#__PURE__*/ zod.optional(OrderTaxRate),
  taxGroupId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  taxIncludedInPrice: /*#__PURE__*/ zod.boolean(),
  taxBreakdown: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderPartTaxBreakdown)
      .check(/*#__PURE__*/ zod.maxLength(orderPartTaxInfoTaxBreakdownMax)),
  ),
});

export type OrderPartTaxInfo = zod.input<typeof OrderPartTaxInfo>;
export type OrderPartTaxInfoOutput = zod.output<typeof OrderPartTaxInfo>;

export const orderedFileFileIdMax = 100;

export const orderedFileLinkMax = 2000;

export const OrderedFile = /*#__PURE__*/ zod.looseObject({
  fileId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(orderedFileFileIdMax)),
  link: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .url()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderedFileLinkMax)),
  ),
  expirationDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type OrderedFile = zod.input<typeof OrderedFile>;
export type OrderedFileOutput = zod.output<typeof OrderedFile>;

export const orderedFreeTrialPeriodIntervalMax = 3650;

export const OrderedFreeTrialPeriod = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.optional(SubscriptionFrequency),
  interval: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(orderedFreeTrialPeriodIntervalMax)),
  ),
});

export type OrderedFreeTrialPeriod = zod.input<typeof OrderedFreeTrialPeriod>;
export type OrderedFreeTrialPeriodOutput = zod.output<typeof OrderedFreeTrialPeriod>;

export const orderedSubscriptionSettingsIntervalMax = 3650;

export const OrderedSubscriptionSettings = /*#__PURE__*/ zod.looseObject({
  frequency: SubscriptionFrequency,
  interval: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(orderedSubscriptionSettingsIntervalMax)),
  ),
  autoRenewal: /*#__PURE__*/ zod.boolean(),
  billingCycles: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  enableCustomerCancellation: /*#__PURE__*/ zod.boolean(),
  freeTrialPeriod: /*#__PURE__*/ zod.optional(OrderedFreeTrialPeriod),
});

export type OrderedSubscriptionSettings = zod.input<typeof OrderedSubscriptionSettings>;
export type OrderedSubscriptionSettingsOutput = zod.output<typeof OrderedSubscriptionSettings>;

export const orderedSubscriptionSubscriptionOptionTitleMax = 150;

export const orderedSubscriptionSubscriptionOptionDescriptionMax = 500;

export const orderedSubscriptionChargesDescriptionMax = 1000;

export const OrderedSubscription = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  cycleNumber: /*#__PURE__*/ zod.int(),
  subscriptionOptionTitle: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(orderedSubscriptionSubscriptionOptionTitleMax)),
  subscriptionOptionDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(orderedSubscriptionSubscriptionOptionDescriptionMax)),
  ),
  subscriptionSettings: /*#__PURE__*/ zod.optional(OrderedSubscriptionSettings),
  chargesDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderedSubscriptionChargesDescriptionMax)),
  ),
});

export type OrderedSubscription = zod.input<typeof OrderedSubscription>;
export type OrderedSubscriptionOutput = zod.output<typeof OrderedSubscription>;

export const orderedAtLocationQuantityMax = 100000;

export const orderedAtLocationNameMax = 500;

export const OrderedAtLocation = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  quantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(orderedAtLocationQuantityMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderedAtLocationNameMax)),
  ),
});

export type OrderedAtLocation = zod.input<typeof OrderedAtLocation>;
export type OrderedAtLocationOutput = zod.output<typeof OrderedAtLocation>;

export const orderedDecimalQuantityOtherUnitMax = 50;

export const orderedDecimalQuantityValueRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,4})?$');

export const OrderedDecimalQuantity = /*#__PURE__*/ zod.looseObject({
  measurementUnit: /*#__PURE__*/ zod.optional(MeasurementUnit),
  otherUnit: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderedDecimalQuantityOtherUnitMax)),
  ),
  value: /*#__PURE__*/ zod.stringFormat('decimal', orderedDecimalQuantityValueRegExp),
  description: /*#__PURE__*/ zod.optional(TranslatableString),
});

export type OrderedDecimalQuantity = zod.input<typeof OrderedDecimalQuantity>;
export type OrderedDecimalQuantityOutput = zod.output<typeof OrderedDecimalQuantity>;

export const orderedModifierIdMax = 36;

export const orderedModifierQuantityMax = 100000;

export const OrderedModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderedModifierIdMax)),
  ),
  quantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(orderedModifierQuantityMax)),
  ),
  label: /*#__PURE__*/ zod.optional(TranslatableString),
  details: /*#__PURE__*/ zod.optional(TranslatableString),
  price: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderedModifier = zod.input<typeof OrderedModifier>;
export type OrderedModifierOutput = zod.output<typeof OrderedModifier>;

export const orderedModifierGroupIdMax = 36;

export const orderedModifierGroupModifiersMax = 10;

export const OrderedModifierGroup = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderedModifierGroupIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  modifiers: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderedModifier)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderedModifierGroupModifiersMax)),
  ),
});

export type OrderedModifierGroup = zod.input<typeof OrderedModifierGroup>;
export type OrderedModifierGroupOutput = zod.output<typeof OrderedModifierGroup>;

export const shopOrderLineItemQuantityMax = 100000;

export const shopOrderLineItemDescriptionLinesMax = 20;

export const shopOrderLineItemRefundQuantityMax = 100000;

export const shopOrderLineItemRestockQuantityMax = 100000;

export const shopOrderLineItemLocationsMax = 5;

export const shopOrderLineItemModifierGroupsMax = 10;

export const ShopOrderLineItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  productName: /*#__PURE__*/ zod.optional(TranslatableString),
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  quantity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(shopOrderLineItemQuantityMax)),
  totalDiscount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderLineItemDescriptionLinesMax)),
  ),
  image: /*#__PURE__*/ zod.optional(Image),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalProperties),
  itemType: /*#__PURE__*/ zod.optional(ItemType),
  fulfillerId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  refundQuantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.lte(shopOrderLineItemRefundQuantityMax)),
  ),
  restockQuantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.lte(shopOrderLineItemRestockQuantityMax)),
  ),
  price: /*#__PURE__*/ zod.optional(FormattedPrice2),
  priceBeforeDiscounts: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalPriceBeforeTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalPriceAfterTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  paymentOption: PaymentOptionType,
  taxDetails: /*#__PURE__*/ zod.optional(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.optional(OrderPartTaxInfo),
  digitalFile: /*#__PURE__*/ zod.optional(OrderedFile),
  subscriptionInfo: /*#__PURE__*/ zod.optional(OrderedSubscription),
  priceDescription: /*#__PURE__*/ zod.optional(PriceDescription),
  depositAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  locations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderedAtLocation)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderLineItemLocationsMax)),
  ),
  lineItemPrice: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  priceUndetermined: /*#__PURE__*/ zod.boolean(),
  fixedQuantity: /*#__PURE__*/ zod.boolean(),
  decimalQuantity: /*#__PURE__*/ zod.optional(OrderedDecimalQuantity),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  modifierGroups: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderedModifierGroup)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderLineItemModifierGroupsMax)),
  ),
});

export type ShopOrderLineItem = zod.input<typeof ShopOrderLineItem>;
export type ShopOrderLineItemOutput = zod.output<typeof ShopOrderLineItem>;

export const OrderBuyer = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
});

export type OrderBuyer = zod.input<typeof OrderBuyer>;
export type OrderBuyerOutput = zod.output<typeof OrderBuyer>;

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

export const orderCurrencyConversionConversionRateRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const OrderCurrencyConversion = /*#__PURE__*/ zod.looseObject({
  originalCurrency: /*#__PURE__*/ zod.optional(CurrencyCode),
  conversionRate: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', orderCurrencyConversionConversionRateRegExp),
  ),
});

export type OrderCurrencyConversion = zod.input<typeof OrderCurrencyConversion>;
export type OrderCurrencyConversionOutput = zod.output<typeof OrderCurrencyConversion>;

export const OrderPriceSummary = /*#__PURE__*/ zod.looseObject({
  subtotal: /*#__PURE__*/ zod.optional(FormattedPrice2),
  shipping: /*#__PURE__*/ zod.optional(FormattedPrice2),
  tax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  discount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  total: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalAdditionalFees: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderPriceSummary = zod.input<typeof OrderPriceSummary>;
export type OrderPriceSummaryOutput = zod.output<typeof OrderPriceSummary>;

export const orderPickupAddressSubdivisionMax = 50;

export const orderPickupAddressCityMax = 1000;

export const orderPickupAddressPostalCodeMax = 1000;

export const orderPickupAddressAddressLineMax = 1000;

export const orderPickupAddressAddressLine2Max = 1000;

export const OrderPickupAddress = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPickupAddressSubdivisionMax)),
  ),
  city: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPickupAddressCityMax)),
  ),
  postalCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPickupAddressPostalCodeMax)),
  ),
  streetAddress: /*#__PURE__*/ zod.optional(StreetAddress),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPickupAddressAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPickupAddressAddressLine2Max)),
  ),
  countryFullname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type OrderPickupAddress = zod.input<typeof OrderPickupAddress>;
export type OrderPickupAddressOutput = zod.output<typeof OrderPickupAddress>;

export const PickupMethod = /*#__PURE__*/ zod.enum(['STORE_PICKUP', 'PICKUP_POINT']);

export type PickupMethod = zod.input<typeof PickupMethod>;
export type PickupMethodOutput = zod.output<typeof PickupMethod>;

export const OrderPickup = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.optional(OrderPickupAddress),
  pickupMethod: PickupMethod,
});

export type OrderPickup = zod.input<typeof OrderPickup>;
export type OrderPickupOutput = zod.output<typeof OrderPickup>;

export const OrderDeliveryTimeSlot = /*#__PURE__*/ zod.looseObject({
  from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type OrderDeliveryTimeSlot = zod.input<typeof OrderDeliveryTimeSlot>;
export type OrderDeliveryTimeSlotOutput = zod.output<typeof OrderDeliveryTimeSlot>;

export const orderDeliveryDeliveryTimeMax = 500;

export const orderDeliveryInstructionsMax = 1000;

export const OrderDelivery = /*#__PURE__*/ zod.looseObject({
  shippingDestination: /*#__PURE__*/ zod.optional(AddressWithContact),
  pickupDetails: /*#__PURE__*/ zod.optional(OrderPickup),
  deliveryTime: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderDeliveryDeliveryTimeMax)),
  ),
  instructions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderDeliveryInstructionsMax)),
  ),
  deliverByDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  deliveryTimeSlot: /*#__PURE__*/ zod.optional(OrderDeliveryTimeSlot),
});

export type OrderDelivery = zod.input<typeof OrderDelivery>;
export type OrderDeliveryOutput = zod.output<typeof OrderDelivery>;

export const OrderShippingCost = /*#__PURE__*/ zod.looseObject({
  price: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalPriceBeforeTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalPriceAfterTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxDetails: /*#__PURE__*/ zod.optional(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.optional(OrderPartTaxInfo),
  discount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderShippingCost = zod.input<typeof OrderShippingCost>;
export type OrderShippingCostOutput = zod.output<typeof OrderShippingCost>;

export const orderShippingRegionNameMax = 100;

export const OrderShippingRegion = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderShippingRegionNameMax)),
  ),
});

export type OrderShippingRegion = zod.input<typeof OrderShippingRegion>;
export type OrderShippingRegionOutput = zod.output<typeof OrderShippingRegion>;

export const orderShippingCarrierIdMax = 100;

export const orderShippingCodeMax = 100;

export const orderShippingTitleMax = 250;

export const OrderShipping = /*#__PURE__*/ zod.looseObject({
  carrierId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderShippingCarrierIdMax)),
  ),
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderShippingCodeMax)),
  ),
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderShippingTitleMax)),
  logistics: /*#__PURE__*/ zod.optional(OrderDelivery),
  cost: /*#__PURE__*/ zod.optional(OrderShippingCost),
  region: /*#__PURE__*/ zod.optional(OrderShippingRegion),
});

export type OrderShipping = zod.input<typeof OrderShipping>;
export type OrderShippingOutput = zod.output<typeof OrderShipping>;

export const ShopOrderStatus = /*#__PURE__*/ zod.enum([
  'INITIALIZED',
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
]);

export type ShopOrderStatus = zod.input<typeof ShopOrderStatus>;
export type ShopOrderStatusOutput = zod.output<typeof ShopOrderStatus>;

export const OrderTaxSummary = /*#__PURE__*/ zod.looseObject({
  totalTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderTaxSummary = zod.input<typeof OrderTaxSummary>;
export type OrderTaxSummaryOutput = zod.output<typeof OrderTaxSummary>;

export const orderTaxBreakdownTaxNameMax = 200;

export const orderTaxBreakdownTaxTypeMax = 200;

export const orderTaxBreakdownJurisdictionMax = 200;

export const OrderTaxBreakdown = /*#__PURE__*/ zod.looseObject({
  taxName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderTaxBreakdownTaxNameMax)),
  taxType: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderTaxBreakdownTaxTypeMax)),
  jurisdiction: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(orderTaxBreakdownJurisdictionMax)),
  jurisdictionType: JurisdictionType,
  rate: OrderTaxRate,
  aggregatedTaxAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderTaxBreakdown = zod.input<typeof OrderTaxBreakdown>;
export type OrderTaxBreakdownOutput = zod.output<typeof OrderTaxBreakdown>;

export const orderTaxInfoTaxBreakdownMax = 50;

export const OrderTaxInfo = /*#__PURE__*/ zod.looseObject({
  totalTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxBreakdown: /*#__PURE__*/ zod
    .array(OrderTaxBreakdown)
    .check(/*#__PURE__*/ zod.maxLength(orderTaxInfoTaxBreakdownMax)),
  taxExempt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type OrderTaxInfo = zod.input<typeof OrderTaxInfo>;
export type OrderTaxInfoOutput = zod.output<typeof OrderTaxInfo>;

export const OrderCoupon = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.string(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderCoupon = zod.input<typeof OrderCoupon>;
export type OrderCouponOutput = zod.output<typeof OrderCoupon>;

export const OrderDiscountReason = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'EXCHANGED_ITEMS',
  'BILLING_ADJUSTMENT',
]);

export type OrderDiscountReason = zod.input<typeof OrderDiscountReason>;
export type OrderDiscountReasonOutput = zod.output<typeof OrderDiscountReason>;

export const orderMerchantDiscountDescriptionMax = 200;

export const OrderMerchantDiscount = /*#__PURE__*/ zod.looseObject({
  discountReason: /*#__PURE__*/ zod.optional(OrderDiscountReason),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderMerchantDiscountDescriptionMax)),
  ),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderMerchantDiscount = zod.input<typeof OrderMerchantDiscount>;
export type OrderMerchantDiscountOutput = zod.output<typeof OrderMerchantDiscount>;

export const discountRuleNameOriginalMax = 256;

export const discountRuleNameTranslatedMax = 500;

export const DiscountRuleName = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(discountRuleNameOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(discountRuleNameTranslatedMax)),
  ),
});

export type DiscountRuleName = zod.input<typeof DiscountRuleName>;
export type DiscountRuleNameOutput = zod.output<typeof DiscountRuleName>;

export const OrderDiscountRule = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  name: /*#__PURE__*/ zod.optional(DiscountRuleName),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderDiscountRule = zod.input<typeof OrderDiscountRule>;
export type OrderDiscountRuleOutput = zod.output<typeof OrderDiscountRule>;

export const DiscountType = /*#__PURE__*/ zod.enum(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']);

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;

export const OrderLineDiscount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  totalDiscount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderLineDiscount = zod.input<typeof OrderLineDiscount>;
export type OrderLineDiscountOutput = zod.output<typeof OrderLineDiscount>;

export const orderDiscountLineItemIdsMax = 300;

export const orderDiscountLineItemDiscountsMax = 300;

export const OrderDiscount = /*#__PURE__*/ zod.looseObject({
  coupon: /*#__PURE__*/ zod.optional(OrderCoupon),
  merchantDiscount: /*#__PURE__*/ zod.optional(OrderMerchantDiscount),
  discountRule: /*#__PURE__*/ zod.optional(OrderDiscountRule),
  discountType: DiscountType,
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(orderDiscountLineItemIdsMax)),
  ),
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  lineItemDiscounts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderLineDiscount)
      .check(/*#__PURE__*/ zod.maxLength(orderDiscountLineItemDiscountsMax)),
  ),
});

export type OrderDiscount = zod.input<typeof OrderDiscount>;
export type OrderDiscountOutput = zod.output<typeof OrderDiscount>;

export const merchantCommentMessageMax = 5000;

export const MerchantComment = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(merchantCommentMessageMax)),
});

export type MerchantComment = zod.input<typeof MerchantComment>;
export type MerchantCommentOutput = zod.output<typeof MerchantComment>;

export const orderRefundReasonMax = 200;

export const OrderRefund = /*#__PURE__*/ zod.looseObject({
  manual: /*#__PURE__*/ zod.boolean(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  reason: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderRefundReasonMax)),
});

export type OrderRefund = zod.input<typeof OrderRefund>;
export type OrderRefundOutput = zod.output<typeof OrderRefund>;

export const OrderQuantityChangeType = /*#__PURE__*/ zod.enum(['QUANTITY_INCREASED', 'QUANTITY_DECREASED']);

export type OrderQuantityChangeType = zod.input<typeof OrderQuantityChangeType>;
export type OrderQuantityChangeTypeOutput = zod.output<typeof OrderQuantityChangeType>;

export const orderQuantityChangeOriginalQuantityMax = 1000000;

export const orderQuantityChangeNewQuantityMax = 1000000;

export const orderQuantityChangeDiffMax = 1000000;

export const OrderQuantityChange = /*#__PURE__*/ zod.looseObject({
  originalQuantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.lte(orderQuantityChangeOriginalQuantityMax)),
  ),
  newQuantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.lte(orderQuantityChangeNewQuantityMax)),
  ),
  diff: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(orderQuantityChangeDiffMax)),
  ),
  deltaType: /*#__PURE__*/ zod.optional(OrderQuantityChangeType),
});

export type OrderQuantityChange = zod.input<typeof OrderQuantityChange>;
export type OrderQuantityChangeOutput = zod.output<typeof OrderQuantityChange>;

export const OrderPriceChange = /*#__PURE__*/ zod.looseObject({
  originalPrice: /*#__PURE__*/ zod.optional(FormattedPrice2),
  newPrice: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderPriceChange = zod.input<typeof OrderPriceChange>;
export type OrderPriceChangeOutput = zod.output<typeof OrderPriceChange>;

export const OrderLineChange = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  quantity: /*#__PURE__*/ zod.optional(OrderQuantityChange),
  price: /*#__PURE__*/ zod.optional(OrderPriceChange),
});

export type OrderLineChange = zod.input<typeof OrderLineChange>;
export type OrderLineChangeOutput = zod.output<typeof OrderLineChange>;

export const orderManagedLineQuantityMax = 1000000;

export const OrderManagedLine = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  quantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(orderManagedLineQuantityMax)),
  ),
});

export type OrderManagedLine = zod.input<typeof OrderManagedLine>;
export type OrderManagedLineOutput = zod.output<typeof OrderManagedLine>;

export const OrderTranslatedValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  translated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
});

export type OrderTranslatedValue = zod.input<typeof OrderTranslatedValue>;
export type OrderTranslatedValueOutput = zod.output<typeof OrderTranslatedValue>;

export const OrderLineAmount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderLineAmount = zod.input<typeof OrderLineAmount>;
export type OrderLineAmountOutput = zod.output<typeof OrderLineAmount>;

export const orderManagedDiscountAffectedLineItemsMax = 300;

export const OrderManagedDiscount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(OrderTranslatedValue),
  affectedLineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderLineAmount)
      .check(/*#__PURE__*/ zod.maxLength(orderManagedDiscountAffectedLineItemsMax)),
  ),
  totalAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderManagedDiscount = zod.input<typeof OrderManagedDiscount>;
export type OrderManagedDiscountOutput = zod.output<typeof OrderManagedDiscount>;

export const orderManagedFeeAffectedLineItemsMax = 300;

export const OrderManagedFee = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(OrderTranslatedValue),
  affectedLineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderLineAmount)
      .check(/*#__PURE__*/ zod.maxLength(orderManagedFeeAffectedLineItemsMax)),
  ),
  totalAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderManagedFee = zod.input<typeof OrderManagedFee>;
export type OrderManagedFeeOutput = zod.output<typeof OrderManagedFee>;

export const OrderTotalChange = /*#__PURE__*/ zod.looseObject({
  originalTotal: /*#__PURE__*/ zod.optional(FormattedPrice2),
  newTotal: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderTotalChange = zod.input<typeof OrderTotalChange>;
export type OrderTotalChangeOutput = zod.output<typeof OrderTotalChange>;

export const orderShippingBriefShippingTitleMax = 250;

export const OrderShippingBrief = /*#__PURE__*/ zod.looseObject({
  total: /*#__PURE__*/ zod.optional(FormattedPrice2),
  shippingTitle: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderShippingBriefShippingTitleMax)),
  ),
});

export type OrderShippingBrief = zod.input<typeof OrderShippingBrief>;
export type OrderShippingBriefOutput = zod.output<typeof OrderShippingBrief>;

export const OrderShippingChange = /*#__PURE__*/ zod.looseObject({
  originalShippingInfo: /*#__PURE__*/ zod.optional(OrderShippingBrief),
  newShippingInfo: /*#__PURE__*/ zod.optional(OrderShippingBrief),
});

export type OrderShippingChange = zod.input<typeof OrderShippingChange>;
export type OrderShippingChangeOutput = zod.output<typeof OrderShippingChange>;

export const OrderChange = /*#__PURE__*/ zod.looseObject({
  lineItemChanged: /*#__PURE__*/ zod.optional(OrderLineChange),
  lineItemAdded: /*#__PURE__*/ zod.optional(OrderManagedLine),
  lineItemRemoved: /*#__PURE__*/ zod.optional(OrderManagedLine),
  discountAdded: /*#__PURE__*/ zod.optional(OrderManagedDiscount),
  discountRemoved: /*#__PURE__*/ zod.optional(OrderManagedDiscount),
  additionalFeeAdded: /*#__PURE__*/ zod.optional(OrderManagedFee),
  additionalFeeRemoved: /*#__PURE__*/ zod.optional(OrderManagedFee),
  totalPriceChanged: /*#__PURE__*/ zod.optional(OrderTotalChange),
  shippingInformationChanged: /*#__PURE__*/ zod.optional(OrderShippingChange),
});

export type OrderChange = zod.input<typeof OrderChange>;
export type OrderChangeOutput = zod.output<typeof OrderChange>;

export const orderDraftChangesReasonMax = 200;

export const orderDraftChangesChangesMax = 300;

export const OrderDraftChanges = /*#__PURE__*/ zod.looseObject({
  draftOrderId: /*#__PURE__*/ zod.string(),
  reason: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderDraftChangesReasonMax)),
  ),
  changes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderChange).check(/*#__PURE__*/ zod.maxLength(orderDraftChangesChangesMax)),
  ),
});

export type OrderDraftChanges = zod.input<typeof OrderDraftChanges>;
export type OrderDraftChangesOutput = zod.output<typeof OrderDraftChanges>;

export const orderSavedPaymentMethodNameMax = 100;

export const orderSavedPaymentMethodDescriptionMax = 100;

export const OrderSavedPaymentMethod = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(orderSavedPaymentMethodNameMax)),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderSavedPaymentMethodDescriptionMax)),
  ),
});

export type OrderSavedPaymentMethod = zod.input<typeof OrderSavedPaymentMethod>;
export type OrderSavedPaymentMethodOutput = zod.output<typeof OrderSavedPaymentMethod>;

export const orderAuthorizedPaymentLastFourDigitsMax = 4;

export const orderAuthorizedPaymentBrandMax = 100;

export const OrderAuthorizedPayment = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.guid(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  lastFourDigits: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderAuthorizedPaymentLastFourDigitsMax)),
  ),
  brand: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderAuthorizedPaymentBrandMax)),
  ),
});

export type OrderAuthorizedPayment = zod.input<typeof OrderAuthorizedPayment>;
export type OrderAuthorizedPaymentOutput = zod.output<typeof OrderAuthorizedPayment>;

export const orderRegularRefundLastFourDigitsMax = 4;

export const orderRegularRefundBrandMax = 100;

export const OrderRegularRefund = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  lastFourDigits: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderRegularRefundLastFourDigitsMax)),
  ),
  brand: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderRegularRefundBrandMax)),
  ),
});

export type OrderRegularRefund = zod.input<typeof OrderRegularRefund>;
export type OrderRegularRefundOutput = zod.output<typeof OrderRegularRefund>;

export const orderGiftCardRefundGiftCardPaymentIdMax = 100;

export const OrderGiftCardRefund = /*#__PURE__*/ zod.looseObject({
  giftCardPaymentId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderGiftCardRefundGiftCardPaymentIdMax)),
  ),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderGiftCardRefund = zod.input<typeof OrderGiftCardRefund>;
export type OrderGiftCardRefundOutput = zod.output<typeof OrderGiftCardRefund>;

export const orderMembershipRefundMembershipIdMax = 200;

export const OrderMembershipRefund = /*#__PURE__*/ zod.looseObject({
  membershipId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderMembershipRefundMembershipIdMax)),
  ),
});

export type OrderMembershipRefund = zod.input<typeof OrderMembershipRefund>;
export type OrderMembershipRefundOutput = zod.output<typeof OrderMembershipRefund>;

export const OrderRefundedPayment = /*#__PURE__*/ zod.looseObject({
  regular: /*#__PURE__*/ zod.optional(OrderRegularRefund),
  giftCard: /*#__PURE__*/ zod.optional(OrderGiftCardRefund),
  membership: /*#__PURE__*/ zod.optional(OrderMembershipRefund),
  paymentId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  externalRefund: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type OrderRefundedPayment = zod.input<typeof OrderRefundedPayment>;
export type OrderRefundedPaymentOutput = zod.output<typeof OrderRefundedPayment>;

export const orderRefundStartPaymentsMax = 50;

export const orderRefundStartReasonMax = 200;

export const OrderRefundStart = /*#__PURE__*/ zod.looseObject({
  refundId: /*#__PURE__*/ zod.guid(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  payments: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderRefundedPayment)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderRefundStartPaymentsMax)),
  ),
  reason: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderRefundStartReasonMax)),
  ),
});

export type OrderRefundStart = zod.input<typeof OrderRefundStart>;
export type OrderRefundStartOutput = zod.output<typeof OrderRefundStart>;

export const OrderRefundOutcome = /*#__PURE__*/ zod.looseObject({
  refundId: /*#__PURE__*/ zod.guid(),
  payment: /*#__PURE__*/ zod.optional(OrderRefundedPayment),
});

export type OrderRefundOutcome = zod.input<typeof OrderRefundOutcome>;
export type OrderRefundOutcomeOutput = zod.output<typeof OrderRefundOutcome>;

export const orderStoreCreditReasonMax = 100;

export const OrderStoreCredit = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  reason: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderStoreCreditReasonMax)),
  ),
});

export type OrderStoreCredit = zod.input<typeof OrderStoreCredit>;
export type OrderStoreCreditOutput = zod.output<typeof OrderStoreCredit>;

export const orderCreditCardLastFourDigitsMax = 4;

export const orderCreditCardBrandMax = 100;

export const OrderCreditCard = /*#__PURE__*/ zod.looseObject({
  lastFourDigits: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCreditCardLastFourDigitsMax)),
  ),
  brand: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCreditCardBrandMax)),
  ),
});

export type OrderCreditCard = zod.input<typeof OrderCreditCard>;
export type OrderCreditCardOutput = zod.output<typeof OrderCreditCard>;

export const OrderRegularPayment = /*#__PURE__*/ zod.looseObject({
  creditCardDetails: /*#__PURE__*/ zod.optional(OrderCreditCard),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
});

export type OrderRegularPayment = zod.input<typeof OrderRegularPayment>;
export type OrderRegularPaymentOutput = zod.output<typeof OrderRegularPayment>;

export const OrderPaymentAttempt = /*#__PURE__*/ zod.looseObject({
  regular: /*#__PURE__*/ zod.optional(OrderRegularPayment),
  paymentId: /*#__PURE__*/ zod.guid(),
});

export type OrderPaymentAttempt = zod.input<typeof OrderPaymentAttempt>;
export type OrderPaymentAttemptOutput = zod.output<typeof OrderPaymentAttempt>;

export const orderPlatformReceiptDisplayNumberMax = 40;

export const OrderPlatformReceipt = /*#__PURE__*/ zod.looseObject({
  receiptId: /*#__PURE__*/ zod.guid(),
  displayNumber: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderPlatformReceiptDisplayNumberMax)),
  ),
});

export type OrderPlatformReceipt = zod.input<typeof OrderPlatformReceipt>;
export type OrderPlatformReceiptOutput = zod.output<typeof OrderPlatformReceipt>;

export const orderExternalReceiptReceiptIdMax = 100;

export const orderExternalReceiptDisplayNumberMax = 40;

export const OrderExternalReceipt = /*#__PURE__*/ zod.looseObject({
  receiptId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderExternalReceiptReceiptIdMax)),
  ),
  displayNumber: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderExternalReceiptDisplayNumberMax)),
  ),
});

export type OrderExternalReceipt = zod.input<typeof OrderExternalReceipt>;
export type OrderExternalReceiptOutput = zod.output<typeof OrderExternalReceipt>;

export const OrderReceipt = /*#__PURE__*/ zod.looseObject({
  wixReceipt: /*#__PURE__*/ zod.optional(OrderPlatformReceipt),
  externalReceipt: /*#__PURE__*/ zod.optional(OrderExternalReceipt),
  paymentId: /*#__PURE__*/ zod.guid(),
});

export type OrderReceipt = zod.input<typeof OrderReceipt>;
export type OrderReceiptOutput = zod.output<typeof OrderReceipt>;

export const OrderChargeback = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.guid(),
  chargebackId: /*#__PURE__*/ zod.guid(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  paymentDetails: /*#__PURE__*/ zod.optional(OrderRegularPayment),
});

export type OrderChargeback = zod.input<typeof OrderChargeback>;
export type OrderChargebackOutput = zod.output<typeof OrderChargeback>;

export const OrderChargebackReversal = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.guid(),
  chargebackId: /*#__PURE__*/ zod.guid(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  reversalAmount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  paymentDetails: /*#__PURE__*/ zod.optional(OrderRegularPayment),
});

export type OrderChargebackReversal = zod.input<typeof OrderChargebackReversal>;
export type OrderChargebackReversalOutput = zod.output<typeof OrderChargebackReversal>;

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

export const OrderActivity = /*#__PURE__*/ zod.looseObject({
  merchantComment: /*#__PURE__*/ zod.optional(MerchantComment),
  orderRefunded: /*#__PURE__*/ zod.optional(OrderRefund),
  draftOrderChangesApplied: /*#__PURE__*/ zod.optional(OrderDraftChanges),
  savedPaymentMethod: /*#__PURE__*/ zod.optional(OrderSavedPaymentMethod),
  authorizedPaymentCreated: /*#__PURE__*/ zod.optional(OrderAuthorizedPayment),
  authorizedPaymentCaptured: /*#__PURE__*/ zod.optional(OrderAuthorizedPayment),
  authorizedPaymentVoided: /*#__PURE__*/ zod.optional(OrderAuthorizedPayment),
  refundInitiated: /*#__PURE__*/ zod.optional(OrderRefundStart),
  paymentRefunded: /*#__PURE__*/ zod.optional(OrderRefundOutcome),
  paymentRefundFailed: /*#__PURE__*/ zod.optional(OrderRefundOutcome),
  refundedAsStoreCredit: /*#__PURE__*/ zod.optional(OrderStoreCredit),
  paymentPending: /*#__PURE__*/ zod.optional(OrderPaymentAttempt),
  paymentCanceled: /*#__PURE__*/ zod.optional(OrderPaymentAttempt),
  paymentDeclined: /*#__PURE__*/ zod.optional(OrderPaymentAttempt),
  receiptCreated: /*#__PURE__*/ zod.optional(OrderReceipt),
  receiptSent: /*#__PURE__*/ zod.optional(OrderReceipt),
  chargebackCreated: /*#__PURE__*/ zod.optional(OrderChargeback),
  chargebackReversed: /*#__PURE__*/ zod.optional(OrderChargebackReversal),
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  authorEmail: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  type: FormerOrderActivityType,
  activityType: OrderActivityType,
});

export type OrderActivity = zod.input<typeof OrderActivity>;
export type OrderActivityOutput = zod.output<typeof OrderActivity>;

export const OrderAttributionSource = /*#__PURE__*/ zod.enum(['UNSPECIFIED', 'FACEBOOK_ADS']);

export type OrderAttributionSource = zod.input<typeof OrderAttributionSource>;
export type OrderAttributionSourceOutput = zod.output<typeof OrderAttributionSource>;

export const OrderCreator = /*#__PURE__*/ zod.looseObject({
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type OrderCreator = zod.input<typeof OrderCreator>;
export type OrderCreatorOutput = zod.output<typeof OrderCreator>;

export const orderChannelExternalOrderIdMax = 100;

export const orderChannelExternalOrderUrlMax = 300;

export const OrderChannel = /*#__PURE__*/ zod.looseObject({
  type: ChannelType,
  externalOrderId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderChannelExternalOrderIdMax)),
  ),
  externalOrderUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderChannelExternalOrderUrlMax)),
  ),
});

export type OrderChannel = zod.input<typeof OrderChannel>;
export type OrderChannelOutput = zod.output<typeof OrderChannel>;

export const orderCustomFieldTitleMax = 500;

export const orderCustomFieldTranslatedTitleMax = 500;

export const OrderCustomField = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.unknown()),
  title: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(orderCustomFieldTitleMax)),
  translatedTitle: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderCustomFieldTranslatedTitleMax)),
  ),
});

export type OrderCustomField = zod.input<typeof OrderCustomField>;
export type OrderCustomFieldOutput = zod.output<typeof OrderCustomField>;

export const orderBalanceAmountRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');

export const OrderBalance = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', orderBalanceAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.string(),
});

export type OrderBalance = zod.input<typeof OrderBalance>;
export type OrderBalanceOutput = zod.output<typeof OrderBalance>;

export const orderCashRoundingAmountRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');

export const OrderCashRounding = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', orderCashRoundingAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.string(),
});

export type OrderCashRounding = zod.input<typeof OrderCashRounding>;
export type OrderCashRoundingOutput = zod.output<typeof OrderCashRounding>;

export const OrderBalanceSummary = /*#__PURE__*/ zod.looseObject({
  balance: /*#__PURE__*/ zod.optional(OrderBalance),
  paid: /*#__PURE__*/ zod.optional(FormattedPrice2),
  refunded: /*#__PURE__*/ zod.optional(FormattedPrice2),
  authorized: /*#__PURE__*/ zod.optional(FormattedPrice2),
  pendingRefund: /*#__PURE__*/ zod.optional(FormattedPrice2),
  pending: /*#__PURE__*/ zod.optional(FormattedPrice2),
  chargeback: /*#__PURE__*/ zod.optional(FormattedPrice2),
  chargebackReversal: /*#__PURE__*/ zod.optional(FormattedPrice2),
  platformFees: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalMinusPlatformFees: /*#__PURE__*/ zod.optional(FormattedPrice2),
  cashRoundingAdjustment: /*#__PURE__*/ zod.optional(OrderCashRounding),
});

export type OrderBalanceSummary = zod.input<typeof OrderBalanceSummary>;
export type OrderBalanceSummaryOutput = zod.output<typeof OrderBalanceSummary>;

export const OrderFeeSource = /*#__PURE__*/ zod.enum([
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
]);

export type OrderFeeSource = zod.input<typeof OrderFeeSource>;
export type OrderFeeSourceOutput = zod.output<typeof OrderFeeSource>;

export const orderFeeCodeMax = 100;

export const orderFeeNameMax = 50;

export const orderFeeLineItemIdsMax = 300;

export const OrderFee = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderFeeCodeMax)),
  ),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(orderFeeNameMax)),
  price: /*#__PURE__*/ zod.optional(FormattedPrice2),
  taxDetails: /*#__PURE__*/ zod.optional(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.optional(OrderPartTaxInfo),
  providerAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  priceBeforeTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  priceAfterTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  id: /*#__PURE__*/ zod.guid(),
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(orderFeeLineItemIdsMax)),
  ),
  source: OrderFeeSource,
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
});

export type OrderFee = zod.input<typeof OrderFee>;
export type OrderFeeOutput = zod.output<typeof OrderFee>;

export const orderTagListTagIdsItemMax = 5;

export const orderTagListTagIdsMax = 100;

export const OrderTagList = /*#__PURE__*/ zod.looseObject({
  tagIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderTagListTagIdsItemMax)))
    .check(/*#__PURE__*/ zod.maxLength(orderTagListTagIdsMax)),
});

export type OrderTagList = zod.input<typeof OrderTagList>;
export type OrderTagListOutput = zod.output<typeof OrderTagList>;

export const OrderTags = /*#__PURE__*/ zod.looseObject({
  privateTags: /*#__PURE__*/ zod.optional(OrderTagList),
  tags: /*#__PURE__*/ zod.optional(OrderTagList),
});

export type OrderTags = zod.input<typeof OrderTags>;
export type OrderTagsOutput = zod.output<typeof OrderTags>;

export const orderLocationNameMax = 500;

export const OrderLocation = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(orderLocationNameMax)),
});

export type OrderLocation = zod.input<typeof OrderLocation>;
export type OrderLocationOutput = zod.output<typeof OrderLocation>;

export const PlatformFeeChargeType = /*#__PURE__*/ zod.enum(['PASS_ON', 'ABSORBED']);

export type PlatformFeeChargeType = zod.input<typeof PlatformFeeChargeType>;
export type PlatformFeeChargeTypeOutput = zod.output<typeof PlatformFeeChargeType>;

export const orderPlatformFeePercentageRateRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,4})?$');

export const OrderPlatformFee = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  lineItemId: /*#__PURE__*/ zod.guid(),
  chargeType: PlatformFeeChargeType,
  percentageRate: /*#__PURE__*/ zod.stringFormat('decimal', orderPlatformFeePercentageRateRegExp),
});

export type OrderPlatformFee = zod.input<typeof OrderPlatformFee>;
export type OrderPlatformFeeOutput = zod.output<typeof OrderPlatformFee>;

export const orderPlatformFeesFeesMax = 300;

export const OrderPlatformFees = /*#__PURE__*/ zod.looseObject({
  total: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalPassOn: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalAbsorbed: /*#__PURE__*/ zod.optional(FormattedPrice2),
  fees: /*#__PURE__*/ zod
    .array(OrderPlatformFee)
    .check(/*#__PURE__*/ zod.maxLength(orderPlatformFeesFeesMax)),
});

export type OrderPlatformFees = zod.input<typeof OrderPlatformFees>;
export type OrderPlatformFeesOutput = zod.output<typeof OrderPlatformFees>;

export const shopOrderLineItemsMax = 300;

export const shopOrderBuyerNoteMax = 1000;

export const shopOrderAppliedDiscountsMax = 320;

export const shopOrderActivitiesMax = 1000;

export const shopOrderCustomFieldsMax = 100;

export const shopOrderAdditionalFeesMax = 100;

export const ShopOrder = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  number: /*#__PURE__*/ zod.string(),
  createdDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  updatedDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  lineItems: /*#__PURE__*/ zod
    .array(ShopOrderLineItem)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(shopOrderLineItemsMax)),
  buyerInfo: /*#__PURE__*/ zod.optional(OrderBuyer),
  paymentStatus: ShopOrderPaymentStatus,
  fulfillmentStatus: ShopOrderFulfillmentStatus,
  buyerLanguage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  weightUnit: WeightUnit,
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
  currencyConversionDetails: /*#__PURE__*/ zod.optional(OrderCurrencyConversion),
  taxIncludedInPrices: /*#__PURE__*/ zod.boolean(),
  siteLanguage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  priceSummary: /*#__PURE__*/ zod.optional(OrderPriceSummary),
  billingInfo: /*#__PURE__*/ zod.optional(AddressWithContact),
  shippingInfo: /*#__PURE__*/ zod.optional(OrderShipping),
  buyerNote: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shopOrderBuyerNoteMax)),
  ),
  status: ShopOrderStatus,
  archived: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  taxSummary: /*#__PURE__*/ zod.optional(OrderTaxSummary),
  taxInfo: /*#__PURE__*/ zod.optional(OrderTaxInfo),
  appliedDiscounts: /*#__PURE__*/ zod
    .array(OrderDiscount)
    .check(/*#__PURE__*/ zod.maxLength(shopOrderAppliedDiscountsMax)),
  activities: /*#__PURE__*/ zod
    .array(OrderActivity)
    .check(/*#__PURE__*/ zod.maxLength(shopOrderActivitiesMax)),
  attributionSource: OrderAttributionSource,
  createdBy: /*#__PURE__*/ zod.optional(OrderCreator),
  channelInfo: /*#__PURE__*/ zod.optional(OrderChannel),
  seenByAHuman: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  checkoutId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  customFields: /*#__PURE__*/ zod
    .array(OrderCustomField)
    .check(/*#__PURE__*/ zod.maxLength(shopOrderCustomFieldsMax)),
  balanceSummary: /*#__PURE__*/ zod.optional(OrderBalanceSummary),
  additionalFees: /*#__PURE__*/ zod
    .array(OrderFee)
    .check(/*#__PURE__*/ zod.maxLength(shopOrderAdditionalFeesMax)),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  purchaseFlowId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  recipientInfo: /*#__PURE__*/ zod.optional(AddressWithContact),
  tags: /*#__PURE__*/ zod.optional(OrderTags),
  purchasedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  businessLocation: /*#__PURE__*/ zod.optional(OrderLocation),
  payAfterFreeTrial: /*#__PURE__*/ zod.optional(OrderPriceSummary),
  platformFeeSummary: /*#__PURE__*/ zod.optional(OrderPlatformFees),
  imported: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type ShopOrder = zod.input<typeof ShopOrder>;
export type ShopOrderOutput = zod.output<typeof ShopOrder>;

export const ApprovedShopOrder = /*#__PURE__*/ zod.looseObject({
  order: ShopOrder,
});

export type ApprovedShopOrder = zod.input<typeof ApprovedShopOrder>;
export type ApprovedShopOrderOutput = zod.output<typeof ApprovedShopOrder>;

export const ShopOrderApprovedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('approved'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: ApprovedShopOrder,
    }),
  }),
);

export type ShopOrderApprovedPayload = zod.input<typeof ShopOrderApprovedPayload>;
export type ShopOrderApprovedPayloadOutput = zod.output<typeof ShopOrderApprovedPayload>;

export const ShopOrderApprovedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_approved'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ShopOrderApprovedPayload,
});

export type ShopOrderApprovedNotification = zod.input<typeof ShopOrderApprovedNotification>;
export type ShopOrderApprovedNotificationOutput = zod.output<typeof ShopOrderApprovedNotification>;

export const CanceledShopOrder = /*#__PURE__*/ zod.looseObject({
  order: ShopOrder,
  restockAllItems: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sendOrderCanceledEmail: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  customMessage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type CanceledShopOrder = zod.input<typeof CanceledShopOrder>;
export type CanceledShopOrderOutput = zod.output<typeof CanceledShopOrder>;

export const ShopOrderCanceledPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('canceled'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: CanceledShopOrder,
    }),
  }),
);

export type ShopOrderCanceledPayload = zod.input<typeof ShopOrderCanceledPayload>;
export type ShopOrderCanceledPayloadOutput = zod.output<typeof ShopOrderCanceledPayload>;

export const ShopOrderCanceledNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_canceled'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ShopOrderCanceledPayload,
});

export type ShopOrderCanceledNotification = zod.input<typeof ShopOrderCanceledNotification>;
export type ShopOrderCanceledNotificationOutput = zod.output<typeof ShopOrderCanceledNotification>;

export const orderLineChangedDetailsQuantityBeforeChangeMax = 1000000;

export const OrderLineChangedDetails = /*#__PURE__*/ zod.looseObject({
  quantityBeforeChange: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(orderLineChangedDetailsQuantityBeforeChangeMax)),
  ),
  priceBeforeChange: /*#__PURE__*/ zod.optional(FormattedPrice2),
  priceDescriptionBeforeChange: /*#__PURE__*/ zod.optional(PriceDescription),
});

export type OrderLineChangedDetails = zod.input<typeof OrderLineChangedDetails>;
export type OrderLineChangedDetailsOutput = zod.output<typeof OrderLineChangedDetails>;

export const OrderDeltaPaymentOption = /*#__PURE__*/ zod.enum(['FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE']);

export type OrderDeltaPaymentOption = zod.input<typeof OrderDeltaPaymentOption>;
export type OrderDeltaPaymentOptionOutput = zod.output<typeof OrderDeltaPaymentOption>;

export const removedOrderLineQuantityMax = 100000;

export const removedOrderLineDescriptionLinesMax = 20;

export const removedOrderLineLocationsMax = 5;

export const removedOrderLineModifierGroupsMax = 10;

export const RemovedOrderLine = /*#__PURE__*/ zod.looseObject({
  productName: /*#__PURE__*/ zod.optional(TranslatableString),
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  quantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(removedOrderLineQuantityMax)),
  ),
  totalDiscount: /*#__PURE__*/ zod.optional(FormattedPrice2),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(removedOrderLineDescriptionLinesMax)),
  ),
  image: /*#__PURE__*/ zod.optional(Image),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalProperties),
  itemType: /*#__PURE__*/ zod.optional(ItemType),
  fulfillerId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  price: /*#__PURE__*/ zod.optional(FormattedPrice2),
  priceBeforeDiscounts: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalPriceAfterTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  paymentOption: /*#__PURE__*/ zod.optional(OrderDeltaPaymentOption),
  taxDetails: /*#__PURE__*/ zod.optional(OrderTaxDetails),
  priceDescription: /*#__PURE__*/ zod.optional(PriceDescription),
  lineItemPrice: /*#__PURE__*/ zod.optional(FormattedPrice2),
  totalPriceBeforeTax: /*#__PURE__*/ zod.optional(FormattedPrice2),
  locations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderedAtLocation)
      .check(/*#__PURE__*/ zod.maxLength(removedOrderLineLocationsMax)),
  ),
  subscriptionInfo: /*#__PURE__*/ zod.optional(OrderedSubscription),
  modifierGroups: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderedModifierGroup)
      .check(/*#__PURE__*/ zod.maxLength(removedOrderLineModifierGroupsMax)),
  ),
});

export type RemovedOrderLine = zod.input<typeof RemovedOrderLine>;
export type RemovedOrderLineOutput = zod.output<typeof RemovedOrderLine>;

export const OrderLineDelta = /*#__PURE__*/ zod.looseObject({
  lineItemAdded: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  changedDetails: /*#__PURE__*/ zod.optional(OrderLineChangedDetails),
  lineItemRemoved: /*#__PURE__*/ zod.optional(RemovedOrderLine),
  lineItemId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type OrderLineDelta = zod.input<typeof OrderLineDelta>;
export type OrderLineDeltaOutput = zod.output<typeof OrderLineDelta>;

export const OrderDiscountDelta = /*#__PURE__*/ zod.looseObject({
  editedDiscount: /*#__PURE__*/ zod.optional(OrderDiscount),
  discountRemoved: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  discountId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type OrderDiscountDelta = zod.input<typeof OrderDiscountDelta>;
export type OrderDiscountDeltaOutput = zod.output<typeof OrderDiscountDelta>;

export const OrderFeeDelta = /*#__PURE__*/ zod.looseObject({
  editedAdditionalFee: /*#__PURE__*/ zod.optional(OrderFee),
  additionalFeeRemoved: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  additionalFeeId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type OrderFeeDelta = zod.input<typeof OrderFeeDelta>;
export type OrderFeeDeltaOutput = zod.output<typeof OrderFeeDelta>;

export const committedOrderChangesLineItemsMax = 300;

export const committedOrderChangesAppliedDiscountsMax = 320;

export const committedOrderChangesAdditionalFeesMax = 100;

export const CommittedOrderChanges = /*#__PURE__*/ zod.looseObject({
  changedShippingInfo: /*#__PURE__*/ zod.optional(OrderShipping),
  shippingInfoRemoved: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  lineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderLineDelta)
      .check(/*#__PURE__*/ zod.maxLength(committedOrderChangesLineItemsMax)),
  ),
  appliedDiscounts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderDiscountDelta)
      .check(/*#__PURE__*/ zod.maxLength(committedOrderChangesAppliedDiscountsMax)),
  ),
  additionalFees: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderFeeDelta)
      .check(/*#__PURE__*/ zod.maxLength(committedOrderChangesAdditionalFeesMax)),
  ),
});

export type CommittedOrderChanges = zod.input<typeof CommittedOrderChanges>;
export type CommittedOrderChangesOutput = zod.output<typeof CommittedOrderChanges>;

export const OrderInventoryAction = /*#__PURE__*/ zod.enum(['RESTOCK', 'DECREASE']);

export type OrderInventoryAction = zod.input<typeof OrderInventoryAction>;
export type OrderInventoryActionOutput = zod.output<typeof OrderInventoryAction>;

export const OrderInventoryUpdate = /*#__PURE__*/ zod.looseObject({
  actionType: /*#__PURE__*/ zod.optional(OrderInventoryAction),
  lineItemId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  quantityChange: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type OrderInventoryUpdate = zod.input<typeof OrderInventoryUpdate>;
export type OrderInventoryUpdateOutput = zod.output<typeof OrderInventoryUpdate>;

export const orderCommitSettingsInventoryUpdatesMax = 300;

export const OrderCommitSettings = /*#__PURE__*/ zod.looseObject({
  sendNotificationsToBuyer: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sendNotificationsToBusiness: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  addActivitiesToOrder: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sendNotificationsToCustomFulfillers: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  inventoryUpdates: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderInventoryUpdate)
      .check(/*#__PURE__*/ zod.maxLength(orderCommitSettingsInventoryUpdatesMax)),
  ),
});

export type OrderCommitSettings = zod.input<typeof OrderCommitSettings>;
export type OrderCommitSettingsOutput = zod.output<typeof OrderCommitSettings>;

export const CommittedShopOrder = /*#__PURE__*/ zod.looseObject({
  order: ShopOrder,
  draftOrderId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  changes: /*#__PURE__*/ zod.optional(CommittedOrderChanges),
  commitSettings: /*#__PURE__*/ zod.optional(OrderCommitSettings),
  commitDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type CommittedShopOrder = zod.input<typeof CommittedShopOrder>;
export type CommittedShopOrderOutput = zod.output<typeof CommittedShopOrder>;

export const ShopOrderCommittedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('committed'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: CommittedShopOrder,
    }),
  }),
);

export type ShopOrderCommittedPayload = zod.input<typeof ShopOrderCommittedPayload>;
export type ShopOrderCommittedPayloadOutput = zod.output<typeof ShopOrderCommittedPayload>;

export const ShopOrderCommittedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_committed'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ShopOrderCommittedPayload,
});

export type ShopOrderCommittedNotification = zod.input<typeof ShopOrderCommittedNotification>;
export type ShopOrderCommittedNotificationOutput = zod.output<typeof ShopOrderCommittedNotification>;

export const NotifiedShopOrderCreation = /*#__PURE__*/ zod.looseObject({
  entity: ShopOrder,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedShopOrderCreation = zod.input<typeof NotifiedShopOrderCreation>;
export type NotifiedShopOrderCreationOutput = zod.output<typeof NotifiedShopOrderCreation>;

export const ShopOrderCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedShopOrderCreation,
  }),
);

export type ShopOrderCreatedPayload = zod.input<typeof ShopOrderCreatedPayload>;
export type ShopOrderCreatedPayloadOutput = zod.output<typeof ShopOrderCreatedPayload>;

export const ShopOrderCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ShopOrderCreatedPayload,
});

export type ShopOrderCreatedNotification = zod.input<typeof ShopOrderCreatedNotification>;
export type ShopOrderCreatedNotificationOutput = zod.output<typeof ShopOrderCreatedNotification>;

export const FulfilledShopOrder = /*#__PURE__*/ zod.looseObject({
  order: ShopOrder,
  previousFulfillmentStatus: /*#__PURE__*/ zod.optional(ShopOrderFulfillmentStatus),
  newFulfillmentStatus: /*#__PURE__*/ zod.optional(ShopOrderFulfillmentStatus),
  action: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type FulfilledShopOrder = zod.input<typeof FulfilledShopOrder>;
export type FulfilledShopOrderOutput = zod.output<typeof FulfilledShopOrder>;

export const ShopOrderFulfilledPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('fulfilled'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: FulfilledShopOrder,
    }),
  }),
);

export type ShopOrderFulfilledPayload = zod.input<typeof ShopOrderFulfilledPayload>;
export type ShopOrderFulfilledPayloadOutput = zod.output<typeof ShopOrderFulfilledPayload>;

export const ShopOrderFulfilledNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_fulfilled'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ShopOrderFulfilledPayload,
});

export type ShopOrderFulfilledNotification = zod.input<typeof ShopOrderFulfilledNotification>;
export type ShopOrderFulfilledNotificationOutput = zod.output<typeof ShopOrderFulfilledNotification>;

export const ImportedShopOrder = /*#__PURE__*/ zod.looseObject({
  order: ShopOrder,
});

export type ImportedShopOrder = zod.input<typeof ImportedShopOrder>;
export type ImportedShopOrderOutput = zod.output<typeof ImportedShopOrder>;

export const ShopOrderImportedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('imported'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: ImportedShopOrder,
    }),
  }),
);

export type ShopOrderImportedPayload = zod.input<typeof ShopOrderImportedPayload>;
export type ShopOrderImportedPayloadOutput = zod.output<typeof ShopOrderImportedPayload>;

export const ShopOrderImportedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_imported'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ShopOrderImportedPayload,
});

export type ShopOrderImportedNotification = zod.input<typeof ShopOrderImportedNotification>;
export type ShopOrderImportedNotificationOutput = zod.output<typeof ShopOrderImportedNotification>;

export const DeletedImportedShopOrder = /*#__PURE__*/ zod.looseObject({
  order: ShopOrder,
});

export type DeletedImportedShopOrder = zod.input<typeof DeletedImportedShopOrder>;
export type DeletedImportedShopOrderOutput = zod.output<typeof DeletedImportedShopOrder>;

export const ImportedShopOrderDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('imported_order_deleted'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: DeletedImportedShopOrder,
    }),
  }),
);

export type ImportedShopOrderDeletedPayload = zod.input<typeof ImportedShopOrderDeletedPayload>;
export type ImportedShopOrderDeletedPayloadOutput = zod.output<typeof ImportedShopOrderDeletedPayload>;

export const ImportedShopOrderDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_imported_order_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ImportedShopOrderDeletedPayload,
});

export type ImportedShopOrderDeletedNotification = zod.input<typeof ImportedShopOrderDeletedNotification>;
export type ImportedShopOrderDeletedNotificationOutput = zod.output<
  typeof ImportedShopOrderDeletedNotification
>;

export const PaidShopOrder = /*#__PURE__*/ zod.looseObject({
  order: ShopOrder,
  previousPaymentStatus: /*#__PURE__*/ zod.optional(ShopOrderPaymentStatus),
});

export type PaidShopOrder = zod.input<typeof PaidShopOrder>;
export type PaidShopOrderOutput = zod.output<typeof PaidShopOrder>;

export const ShopOrderPaymentStatusUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('payment_status_updated'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: PaidShopOrder,
    }),
  }),
);

export type ShopOrderPaymentStatusUpdatedPayload = zod.input<typeof ShopOrderPaymentStatusUpdatedPayload>;
export type ShopOrderPaymentStatusUpdatedPayloadOutput = zod.output<
  typeof ShopOrderPaymentStatusUpdatedPayload
>;

export const ShopOrderPaymentStatusUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_payment_status_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ShopOrderPaymentStatusUpdatedPayload,
});

export type ShopOrderPaymentStatusUpdatedNotification = zod.input<
  typeof ShopOrderPaymentStatusUpdatedNotification
>;
export type ShopOrderPaymentStatusUpdatedNotificationOutput = zod.output<
  typeof ShopOrderPaymentStatusUpdatedNotification
>;

export const NotifiedShopOrderUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: ShopOrder,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedShopOrderUpdate = zod.input<typeof NotifiedShopOrderUpdate>;
export type NotifiedShopOrderUpdateOutput = zod.output<typeof NotifiedShopOrderUpdate>;

export const ShopOrderUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.ecom.v1.order'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedShopOrderUpdate,
  }),
);

export type ShopOrderUpdatedPayload = zod.input<typeof ShopOrderUpdatedPayload>;
export type ShopOrderUpdatedPayloadOutput = zod.output<typeof ShopOrderUpdatedPayload>;

export const ShopOrderUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.ecom.v1.order_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: ShopOrderUpdatedPayload,
});

export type ShopOrderUpdatedNotification = zod.input<typeof ShopOrderUpdatedNotification>;
export type ShopOrderUpdatedNotificationOutput = zod.output<typeof ShopOrderUpdatedNotification>;

export const ParentCategory = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  index: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type ParentCategory = zod.input<typeof ParentCategory>;
export type ParentCategoryOutput = zod.output<typeof ParentCategory>;

export const treeReferenceAppNamespaceMin = 4;
export const treeReferenceAppNamespaceMax = 150;

export const treeReferenceTreeKeyMax = 44;

export const TreeReference = /*#__PURE__*/ zod.looseObject({
  appNamespace: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(treeReferenceAppNamespaceMin))
    .check(/*#__PURE__*/ zod.maxLength(treeReferenceAppNamespaceMax)),
  treeKey: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(treeReferenceTreeKeyMax)),
  ),
});

export type TreeReference = zod.input<typeof TreeReference>;
export type TreeReferenceOutput = zod.output<typeof TreeReference>;

export const MovedCategory = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.guid(),
  parentCategory: /*#__PURE__*/ zod.optional(ParentCategory),
  treeReference: /*#__PURE__*/ zod.optional(TreeReference),
});

export type MovedCategory = zod.input<typeof MovedCategory>;
export type MovedCategoryOutput = zod.output<typeof MovedCategory>;

export const CategoryMovedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.categories.v1.category'),
    slug: /*#__PURE__*/ zod.literal('category_moved'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: MovedCategory,
    }),
  }),
);

export type CategoryMovedPayload = zod.input<typeof CategoryMovedPayload>;
export type CategoryMovedPayloadOutput = zod.output<typeof CategoryMovedPayload>;

export const CategoryMovedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_category_moved'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CategoryMovedPayload,
});

export type CategoryMovedNotification = zod.input<typeof CategoryMovedNotification>;
export type CategoryMovedNotificationOutput = zod.output<typeof CategoryMovedNotification>;

export const categoryNameMax = 80;

export const categoryItemCounterMin = 0;

export const categoryDescriptionMax = 600;

export const categorySlugMax = 300;

export const Category = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.guid(),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(categoryNameMax)),
  image: /*#__PURE__*/ zod.optional(LimitedImage),
  itemCounter: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryItemCounterMin)),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(categoryDescriptionMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  breadcrumbsInfo: /*#__PURE__*/ zod.optional(BreadcrumbsInfo),
  parentCategory: /*#__PURE__*/ zod.optional(ParentCategory),
  slug: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(categorySlugMax)),
  seoData: /*#__PURE__*/ zod.optional(SeoSchema),
  richContentDescription: /*#__PURE__*/ zod.optional(RichContent),
  treeReference: /*#__PURE__*/ zod.optional(TreeReference),
  managingAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;

export const NotifiedCategoryCreation = /*#__PURE__*/ zod.looseObject({
  entity: Category,
  restoreInfo: /*#__PURE__*/ zod.optional(RestoreInfo),
});

export type NotifiedCategoryCreation = zod.input<typeof NotifiedCategoryCreation>;
export type NotifiedCategoryCreationOutput = zod.output<typeof NotifiedCategoryCreation>;

export const CategoryCreatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.categories.v1.category'),
    slug: /*#__PURE__*/ zod.literal('created'),
    createdEvent: NotifiedCategoryCreation,
  }),
);

export type CategoryCreatedPayload = zod.input<typeof CategoryCreatedPayload>;
export type CategoryCreatedPayloadOutput = zod.output<typeof CategoryCreatedPayload>;

export const CategoryCreatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_created'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CategoryCreatedPayload,
});

export type CategoryCreatedNotification = zod.input<typeof CategoryCreatedNotification>;
export type CategoryCreatedNotificationOutput = zod.output<typeof CategoryCreatedNotification>;

export const NotifiedCategoryDeletion = /*#__PURE__*/ zod.looseObject({
  deletedEntity: /*#__PURE__*/ zod.optional(Category),
});

export type NotifiedCategoryDeletion = zod.input<typeof NotifiedCategoryDeletion>;
export type NotifiedCategoryDeletionOutput = zod.output<typeof NotifiedCategoryDeletion>;

export const CategoryDeletedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.categories.v1.category'),
    slug: /*#__PURE__*/ zod.literal('deleted'),
    deletedEvent: NotifiedCategoryDeletion,
  }),
);

export type CategoryDeletedPayload = zod.input<typeof CategoryDeletedPayload>;
export type CategoryDeletedPayloadOutput = zod.output<typeof CategoryDeletedPayload>;

export const CategoryDeletedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_deleted'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CategoryDeletedPayload,
});

export type CategoryDeletedNotification = zod.input<typeof CategoryDeletedNotification>;
export type CategoryDeletedNotificationOutput = zod.output<typeof CategoryDeletedNotification>;

export const itemReferenceCatalogItemIdMax = 36;

export const itemReferenceAppIdMax = 36;

export const ItemReference = /*#__PURE__*/ zod.looseObject({
  catalogItemId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(itemReferenceCatalogItemIdMax)),
  appId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(itemReferenceAppIdMax)),
});

export type ItemReference = zod.input<typeof ItemReference>;
export type ItemReferenceOutput = zod.output<typeof ItemReference>;

export const ItemAddedToCategory = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.guid(),
  addedItem: /*#__PURE__*/ zod.optional(ItemReference),
  treeReference: /*#__PURE__*/ zod.optional(TreeReference),
});

export type ItemAddedToCategory = zod.input<typeof ItemAddedToCategory>;
export type ItemAddedToCategoryOutput = zod.output<typeof ItemAddedToCategory>;

export const CategoryItemAddedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.categories.v1.category'),
    slug: /*#__PURE__*/ zod.literal('item_added_to_category'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: ItemAddedToCategory,
    }),
  }),
);

export type CategoryItemAddedPayload = zod.input<typeof CategoryItemAddedPayload>;
export type CategoryItemAddedPayloadOutput = zod.output<typeof CategoryItemAddedPayload>;

export const CategoryItemAddedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_item_added_to_category'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CategoryItemAddedPayload,
});

export type CategoryItemAddedNotification = zod.input<typeof CategoryItemAddedNotification>;
export type CategoryItemAddedNotificationOutput = zod.output<typeof CategoryItemAddedNotification>;

export const ItemRemovedFromCategory = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.guid(),
  removedItem: /*#__PURE__*/ zod.optional(ItemReference),
  treeReference: /*#__PURE__*/ zod.optional(TreeReference),
});

export type ItemRemovedFromCategory = zod.input<typeof ItemRemovedFromCategory>;
export type ItemRemovedFromCategoryOutput = zod.output<typeof ItemRemovedFromCategory>;

export const CategoryItemRemovedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.categories.v1.category'),
    slug: /*#__PURE__*/ zod.literal('item_removed_from_category'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: ItemRemovedFromCategory,
    }),
  }),
);

export type CategoryItemRemovedPayload = zod.input<typeof CategoryItemRemovedPayload>;
export type CategoryItemRemovedPayloadOutput = zod.output<typeof CategoryItemRemovedPayload>;

export const CategoryItemRemovedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_item_removed_from_category'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CategoryItemRemovedPayload,
});

export type CategoryItemRemovedNotification = zod.input<typeof CategoryItemRemovedNotification>;
export type CategoryItemRemovedNotificationOutput = zod.output<typeof CategoryItemRemovedNotification>;

export const ItemsArrangedInCategory = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.guid(),
  treeReference: /*#__PURE__*/ zod.optional(TreeReference),
});

export type ItemsArrangedInCategory = zod.input<typeof ItemsArrangedInCategory>;
export type ItemsArrangedInCategoryOutput = zod.output<typeof ItemsArrangedInCategory>;

export const CategoryItemsArrangedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.categories.v1.category'),
    slug: /*#__PURE__*/ zod.literal('items_arranged_in_category'),
    actionEvent: /*#__PURE__*/ zod.looseObject({
      body: ItemsArrangedInCategory,
    }),
  }),
);

export type CategoryItemsArrangedPayload = zod.input<typeof CategoryItemsArrangedPayload>;
export type CategoryItemsArrangedPayloadOutput = zod.output<typeof CategoryItemsArrangedPayload>;

export const CategoryItemsArrangedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_items_arranged_in_category'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CategoryItemsArrangedPayload,
});

export type CategoryItemsArrangedNotification = zod.input<typeof CategoryItemsArrangedNotification>;
export type CategoryItemsArrangedNotificationOutput = zod.output<typeof CategoryItemsArrangedNotification>;

export const NotifiedCategoryUpdate = /*#__PURE__*/ zod.looseObject({
  currentEntity: Category,
  modifiedFields: /*#__PURE__*/ zod.optional(ModifiedFields),
});

export type NotifiedCategoryUpdate = zod.input<typeof NotifiedCategoryUpdate>;
export type NotifiedCategoryUpdateOutput = zod.output<typeof NotifiedCategoryUpdate>;

export const CategoryUpdatedPayload = /*#__PURE__*/ zod.intersection(
  EntityFacts,
  /*#__PURE__*/ zod.looseObject({
    entityFqdn: /*#__PURE__*/ zod.literal('wix.categories.v1.category'),
    slug: /*#__PURE__*/ zod.literal('updated'),
    updatedEvent: NotifiedCategoryUpdate,
  }),
);

export type CategoryUpdatedPayload = zod.input<typeof CategoryUpdatedPayload>;
export type CategoryUpdatedPayloadOutput = zod.output<typeof CategoryUpdatedPayload>;

export const CategoryUpdatedNotification = /*#__PURE__*/ zod.looseObject({
  eventType: /*#__PURE__*/ zod.literal('wix.categories.v1.category_updated'),
  instanceId: InstanceId,
  identity: /*#__PURE__*/ zod.optional(NotificationIdentity),
  accountInfo: /*#__PURE__*/ zod.optional(AccountInfo),
  webhookId: /*#__PURE__*/ zod.optional(WebhookId),
  data: CategoryUpdatedPayload,
});

export type CategoryUpdatedNotification = zod.input<typeof CategoryUpdatedNotification>;
export type CategoryUpdatedNotificationOutput = zod.output<typeof CategoryUpdatedNotification>;

export const Notification: zod.ZodMiniDiscriminatedUnion<
  [
    typeof EventCreatedNotification,
    typeof EventUpdatedNotification,
    typeof EventDeletedNotification,
    typeof EventStartedNotification,
    typeof EventEndedNotification,
    typeof EventReminderNotification,
    typeof EventPublishedNotification,
    typeof EventClonedNotification,
    typeof EventCanceledNotification,
    typeof CartCreatedNotification,
    typeof CartUpdatedNotification,
    typeof CartDeletedNotification,
    typeof CartV2CreatedNotification,
    typeof CartV2UpdatedNotification,
    typeof CartV2DeletedNotification,
    typeof CartCalculatedNotification,
    typeof OrderInitiatedNotification,
    typeof OrderConfirmedNotification,
    typeof OrderUpdatedNotification,
    typeof OrderDeletedNotification,
    typeof ReservationCreatedNotification,
    typeof ReservationUpdatedNotification,
    typeof TicketReservationCreatedNotification,
    typeof TicketReservationUpdatedNotification,
    typeof TicketReservationDeletedNotification,
    typeof TicketDefinitionCreatedNotification,
    typeof TicketDefinitionUpdatedNotification,
    typeof TicketDefinitionDeletedNotification,
    typeof TicketDefinitionSaleStartedNotification,
    typeof TicketDefinitionSaleEndedNotification,
    typeof TicketDefinitionSalePeriodUpdatedNotification,
    typeof ProductCreatedNotification,
    typeof ProductChangedNotification,
    typeof ProductDeletedNotification,
    typeof CollectionCreatedNotification,
    typeof CollectionChangedNotification,
    typeof CollectionDeletedNotification,
    typeof VariantsChangedNotification,
    typeof ProductCreatedV3Notification,
    typeof ProductUpdatedV3Notification,
    typeof ProductDeletedV3Notification,
    typeof BrandCreatedNotification,
    typeof BrandUpdatedNotification,
    typeof BrandDeletedNotification,
    typeof RibbonCreatedNotification,
    typeof RibbonUpdatedNotification,
    typeof RibbonDeletedNotification,
    typeof ShopOrderApprovedNotification,
    typeof ShopOrderCanceledNotification,
    typeof ShopOrderCommittedNotification,
    typeof ShopOrderCreatedNotification,
    typeof ShopOrderFulfilledNotification,
    typeof ShopOrderImportedNotification,
    typeof ImportedShopOrderDeletedNotification,
    typeof ShopOrderPaymentStatusUpdatedNotification,
    typeof ShopOrderUpdatedNotification,
    typeof CategoryMovedNotification,
    typeof CategoryCreatedNotification,
    typeof CategoryDeletedNotification,
    typeof CategoryItemAddedNotification,
    typeof CategoryItemRemovedNotification,
    typeof CategoryItemsArrangedNotification,
    typeof CategoryUpdatedNotification,
    typeof RsvpCreatedNotification,
    typeof RsvpUpdatedNotification,
    typeof RsvpDeletedNotification,
    typeof MemberCreatedNotification,
    typeof MemberUpdatedNotification,
    typeof MemberDeletedNotification,
  ],
  'eventType'
> = /*#__PURE__*/ zod.discriminatedUnion('eventType', [
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
]);
