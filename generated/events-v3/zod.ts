// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

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

export const NodeStyle = /*#__PURE__*/ zod.object({
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

export const richContentMetadataInputVersionMin = 0;

export const RichContentMetadataInput = /*#__PURE__*/ zod.object({
  version: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(richContentMetadataInputVersionMin)),
  ),
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  updatedTimestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type RichContentMetadataInput = zod.input<typeof RichContentMetadataInput>;
export type RichContentMetadataInputOutput = zod.output<typeof RichContentMetadataInput>;

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

export const TextNodeStyle = /*#__PURE__*/ zod.object({
  decorations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(TextDecoration).check(/*#__PURE__*/ zod.maxLength(textNodeStyleDecorationsMax)),
  ),
  nodeStyle: /*#__PURE__*/ zod.optional(NodeStyle),
  lineHeight: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type TextNodeStyle = zod.input<typeof TextNodeStyle>;
export type TextNodeStyleOutput = zod.output<typeof TextNodeStyle>;

export const DocumentStyle = /*#__PURE__*/ zod.object({
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

export const richContentInputNodesMax = 1000;

export const RichContentInput = /*#__PURE__*/ zod.object({
  nodes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RichContentNode).check(/*#__PURE__*/ zod.maxLength(richContentInputNodesMax)),
  ),
  metadata: /*#__PURE__*/ zod.optional(RichContentMetadataInput),
  documentStyle: /*#__PURE__*/ zod.optional(DocumentStyle),
});

export type RichContentInput = zod.input<typeof RichContentInput>;
export type RichContentInputOutput = zod.output<typeof RichContentInput>;

export const eventImageInputIdMax = 200;

export const eventImageInputHeightMin = 0;

export const eventImageInputWidthMin = 0;

export const EventImageInput = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventImageInputIdMax)),
  ),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  height: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventImageInputHeightMin)),
  ),
  width: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventImageInputWidthMin)),
  ),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type EventImageInput = zod.input<typeof EventImageInput>;
export type EventImageInputOutput = zod.output<typeof EventImageInput>;

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

export const StreetAddress = /*#__PURE__*/ zod.object({
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

export const AddressLocation = /*#__PURE__*/ zod.object({
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

export const eventAddressInputSubdivisionMax = 20;

export const eventAddressInputCityMax = 100;

export const eventAddressInputPostalCodeMax = 100;

export const eventAddressInputAddressLineMax = 250;

export const eventAddressInputAddressLine2Max = 250;

export const eventAddressInputFormattedAddressMax = 1000;

export const eventAddressInputHintMax = 1000;

export const EventAddressInput = /*#__PURE__*/ zod.object({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressInputSubdivisionMax)),
  ),
  city: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressInputCityMax)),
  ),
  postalCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressInputPostalCodeMax)),
  ),
  streetAddress: /*#__PURE__*/ zod.optional(StreetAddress),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressInputAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressInputAddressLine2Max)),
  ),
  formattedAddress: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressInputFormattedAddressMax)),
  ),
  hint: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventAddressInputHintMax)),
  ),
  geocode: /*#__PURE__*/ zod.optional(AddressLocation),
});

export type EventAddressInput = zod.input<typeof EventAddressInput>;
export type EventAddressInputOutput = zod.output<typeof EventAddressInput>;

export const eventLocationInputNameMax = 50;

export const EventLocationInput = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(LocationType),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventLocationInputNameMax)),
  ),
  address: /*#__PURE__*/ zod.optional(EventAddressInput),
  locationTbd: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventLocationInput = zod.input<typeof EventLocationInput>;
export type EventLocationInputOutput = zod.output<typeof EventLocationInput>;

export const occurrenceInputTimeZoneIdMax = 100;

export const OccurrenceInput = /*#__PURE__*/ zod.object({
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  timeZoneId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(occurrenceInputTimeZoneIdMax)),
  ),
  showTimeZone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type OccurrenceInput = zod.input<typeof OccurrenceInput>;
export type OccurrenceInputOutput = zod.output<typeof OccurrenceInput>;

export const recurrencesInputIndividualEventDatesMax = 1000;

export const RecurrencesInput = /*#__PURE__*/ zod.object({
  individualEventDates: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OccurrenceInput)
      .check(/*#__PURE__*/ zod.maxLength(recurrencesInputIndividualEventDatesMax)),
  ),
});

export type RecurrencesInput = zod.input<typeof RecurrencesInput>;
export type RecurrencesInputOutput = zod.output<typeof RecurrencesInput>;

export const dateAndTimeSettingsInputDateAndTimeTbdMessageMax = 100;

export const dateAndTimeSettingsInputTimeZoneIdMax = 100;

export const DateAndTimeSettingsInput = /*#__PURE__*/ zod.object({
  dateAndTimeTbd: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  dateAndTimeTbdMessage: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(dateAndTimeSettingsInputDateAndTimeTbdMessageMax)),
  ),
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  timeZoneId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dateAndTimeSettingsInputTimeZoneIdMax)),
  ),
  hideEndDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  showTimeZone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  recurringEvents: /*#__PURE__*/ zod.optional(RecurrencesInput),
});

export type DateAndTimeSettingsInput = zod.input<typeof DateAndTimeSettingsInput>;
export type DateAndTimeSettingsInputOutput = zod.output<typeof DateAndTimeSettingsInput>;

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

export const AcceptedMessages = /*#__PURE__*/ zod.object({
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

export const DeclinedMessages = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(declinedMessagesTitleMax)),
  ),
  shareActionLabel: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(declinedMessagesShareActionLabelMax)),
  ),
});

export type DeclinedMessages = zod.input<typeof DeclinedMessages>;
export type DeclinedMessagesOutput = zod.output<typeof DeclinedMessages>;

export const RsvpConfirmationMessages = /*#__PURE__*/ zod.object({
  positiveConfirmation: /*#__PURE__*/ zod.optional(AcceptedMessages),
  waitlistMessages: /*#__PURE__*/ zod.optional(AcceptedMessages),
  negativeMessages: /*#__PURE__*/ zod.optional(DeclinedMessages),
});

export type RsvpConfirmationMessages = zod.input<typeof RsvpConfirmationMessages>;
export type RsvpConfirmationMessagesOutput = zod.output<typeof RsvpConfirmationMessages>;

export const rsvpRegistrationInputLimitMin = 0;

export const RsvpRegistrationInput = /*#__PURE__*/ zod.object({
  responseType: /*#__PURE__*/ zod.optional(RsvpResponseType),
  limit: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rsvpRegistrationInputLimitMin)),
  ),
  waitlistEnabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  confirmationMessages: /*#__PURE__*/ zod.optional(RsvpConfirmationMessages),
});

export type RsvpRegistrationInput = zod.input<typeof RsvpRegistrationInput>;
export type RsvpRegistrationInputOutput = zod.output<typeof RsvpRegistrationInput>;

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

export const taxSettingsInputNameMax = 10;

export const TaxSettingsInput = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(EventTaxType),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(taxSettingsInputNameMax)),
  ),
  rate: /*#__PURE__*/ zod.optional(TaxRate),
  appliedToDonations: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TaxSettingsInput = zod.input<typeof TaxSettingsInput>;
export type TaxSettingsInputOutput = zod.output<typeof TaxSettingsInput>;

export const ticketsConfirmationMessagesTitleMax = 150;

export const ticketsConfirmationMessagesMessageMax = 350;

export const ticketsConfirmationMessagesDownloadTicketsLabelMax = 50;

export const ticketsConfirmationMessagesAddToCalendarActionLabelMax = 50;

export const ticketsConfirmationMessagesShareActionLabelMax = 50;

export const TicketsConfirmationMessages = /*#__PURE__*/ zod.object({
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

export const ticketsRegistrationInputTicketLimitPerOrderMin = 0;
export const ticketsRegistrationInputTicketLimitPerOrderMax = 50;

export const ticketsRegistrationInputReservationDurationInMinutesMin = 5;
export const ticketsRegistrationInputReservationDurationInMinutesMax = 30;

export const ticketsRegistrationInputGracePeriodInMinutesMin = 0;
export const ticketsRegistrationInputGracePeriodInMinutesMax = 120;

export const TicketsRegistrationInput = /*#__PURE__*/ zod.object({
  guestsAssignedSeparately: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  ticketLimitPerOrder: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(ticketsRegistrationInputTicketLimitPerOrderMin))
      .check(/*#__PURE__*/ zod.lte(ticketsRegistrationInputTicketLimitPerOrderMax)),
  ),
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
  taxSettings: /*#__PURE__*/ zod.optional(TaxSettingsInput),
  reservationDurationInMinutes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(ticketsRegistrationInputReservationDurationInMinutesMin))
      .check(/*#__PURE__*/ zod.lte(ticketsRegistrationInputReservationDurationInMinutesMax)),
  ),
  gracePeriodInMinutes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(ticketsRegistrationInputGracePeriodInMinutesMin))
      .check(/*#__PURE__*/ zod.lte(ticketsRegistrationInputGracePeriodInMinutesMax)),
  ),
  stockManagerAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  confirmationMessages: /*#__PURE__*/ zod.optional(TicketsConfirmationMessages),
});

export type TicketsRegistrationInput = zod.input<typeof TicketsRegistrationInput>;
export type TicketsRegistrationInputOutput = zod.output<typeof TicketsRegistrationInput>;

export const ExternalRegistration = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
});

export type ExternalRegistration = zod.input<typeof ExternalRegistration>;
export type ExternalRegistrationOutput = zod.output<typeof ExternalRegistration>;

export const NewRegistration = /*#__PURE__*/ zod.object({
  initialType: InitialRegistrationType,
  allowedGuestTypes: /*#__PURE__*/ zod.optional(GuestType),
  registrationPaused: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  registrationDisabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  rsvp: /*#__PURE__*/ zod.optional(RsvpRegistrationInput),
  tickets: /*#__PURE__*/ zod.optional(TicketsRegistrationInput),
  external: /*#__PURE__*/ zod.optional(ExternalRegistration),
});

export type NewRegistration = zod.input<typeof NewRegistration>;
export type NewRegistrationOutput = zod.output<typeof NewRegistration>;

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

export const optionSelectionOptionIndexMin = 0;
export const optionSelectionOptionIndexMax = 199;

export const optionSelectionPlaceholderTextMax = 200;

export const OptionSelection = /*#__PURE__*/ zod.object({
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

export const formFieldInputOptionsMax = 200;

export const formFieldInputMaxLengthMin = 0;

export const formFieldInputMaxSizeMin = 0;

export const FormFieldInput = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  label: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  additionalLabels: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  type: /*#__PURE__*/ zod.optional(FormValueType),
  array: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  mandatory: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  options: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(formFieldInputOptionsMax)),
  ),
  defaultOptionSelection: /*#__PURE__*/ zod.optional(OptionSelection),
  maxLength: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldInputMaxLengthMin)),
  ),
  maxSize: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldInputMaxSizeMin)),
  ),
});

export type FormFieldInput = zod.input<typeof FormFieldInput>;
export type FormFieldInputOutput = zod.output<typeof FormFieldInput>;

export const inputControlInputInputsMax = 50;

export const InputControlInput = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.optional(InputControlType),
  system: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  label: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  orderIndex: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  inputs: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(FormFieldInput).check(/*#__PURE__*/ zod.maxLength(inputControlInputInputsMax)),
  ),
});

export type InputControlInput = zod.input<typeof InputControlInput>;
export type InputControlInputOutput = zod.output<typeof InputControlInput>;

export const RsvpAcceptanceConfirmedInput = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  addToCalendarActionLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type RsvpAcceptanceConfirmedInput = zod.input<typeof RsvpAcceptanceConfirmedInput>;
export type RsvpAcceptanceConfirmedInputOutput = zod.output<typeof RsvpAcceptanceConfirmedInput>;

export const RsvpAcceptanceInput = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  confirmation: /*#__PURE__*/ zod.optional(RsvpAcceptanceConfirmedInput),
});

export type RsvpAcceptanceInput = zod.input<typeof RsvpAcceptanceInput>;
export type RsvpAcceptanceInputOutput = zod.output<typeof RsvpAcceptanceInput>;

export const RsvpRefusalConfirmedInput = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type RsvpRefusalConfirmedInput = zod.input<typeof RsvpRefusalConfirmedInput>;
export type RsvpRefusalConfirmedInputOutput = zod.output<typeof RsvpRefusalConfirmedInput>;

export const RsvpRefusalInput = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  confirmation: /*#__PURE__*/ zod.optional(RsvpRefusalConfirmedInput),
});

export type RsvpRefusalInput = zod.input<typeof RsvpRefusalInput>;
export type RsvpRefusalInputOutput = zod.output<typeof RsvpRefusalInput>;

export const RsvpFormMessagesInput = /*#__PURE__*/ zod.object({
  rsvpYesOption: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  rsvpNoOption: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  positiveMessages: /*#__PURE__*/ zod.optional(RsvpAcceptanceInput),
  waitlistMessages: /*#__PURE__*/ zod.optional(RsvpAcceptanceInput),
  negativeMessages: /*#__PURE__*/ zod.optional(RsvpRefusalInput),
  submitActionLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type RsvpFormMessagesInput = zod.input<typeof RsvpFormMessagesInput>;
export type RsvpFormMessagesInputOutput = zod.output<typeof RsvpFormMessagesInput>;

export const CheckoutConfirmedInput = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  downloadTicketsLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  addToCalendarLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  shareEventLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type CheckoutConfirmedInput = zod.input<typeof CheckoutConfirmedInput>;
export type CheckoutConfirmedInputOutput = zod.output<typeof CheckoutConfirmedInput>;

export const CheckoutFormMessagesInput = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  submitActionLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  confirmation: /*#__PURE__*/ zod.optional(CheckoutConfirmedInput),
});

export type CheckoutFormMessagesInput = zod.input<typeof CheckoutFormMessagesInput>;
export type CheckoutFormMessagesInputOutput = zod.output<typeof CheckoutFormMessagesInput>;

export const RegistrationClosedMessagesInput = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  exploreEventsActionLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type RegistrationClosedMessagesInput = zod.input<typeof RegistrationClosedMessagesInput>;
export type RegistrationClosedMessagesInputOutput = zod.output<typeof RegistrationClosedMessagesInput>;

export const TicketsUnavailableMessagesInput = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  exploreEventsActionLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type TicketsUnavailableMessagesInput = zod.input<typeof TicketsUnavailableMessagesInput>;
export type TicketsUnavailableMessagesInputOutput = zod.output<typeof TicketsUnavailableMessagesInput>;

export const FormMessagesInput = /*#__PURE__*/ zod.object({
  rsvp: /*#__PURE__*/ zod.optional(RsvpFormMessagesInput),
  checkout: /*#__PURE__*/ zod.optional(CheckoutFormMessagesInput),
  registrationClosed: /*#__PURE__*/ zod.optional(RegistrationClosedMessagesInput),
  ticketsUnavailable: /*#__PURE__*/ zod.optional(TicketsUnavailableMessagesInput),
});

export type FormMessagesInput = zod.input<typeof FormMessagesInput>;
export type FormMessagesInputOutput = zod.output<typeof FormMessagesInput>;

export const registrationFormInputControlsMax = 300;

export const RegistrationFormInput = /*#__PURE__*/ zod.object({
  controls: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(InputControlInput)
      .check(/*#__PURE__*/ zod.maxLength(registrationFormInputControlsMax)),
  ),
  messages: /*#__PURE__*/ zod.optional(FormMessagesInput),
});

export type RegistrationFormInput = zod.input<typeof RegistrationFormInput>;
export type RegistrationFormInputOutput = zod.output<typeof RegistrationFormInput>;

export const GuestListSettingsInput = /*#__PURE__*/ zod.object({
  displayedPublicly: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type GuestListSettingsInput = zod.input<typeof GuestListSettingsInput>;
export type GuestListSettingsInputOutput = zod.output<typeof GuestListSettingsInput>;

export const ConferenceType = /*#__PURE__*/ zod.enum(['MEETING', 'WEBINAR']);

export type ConferenceType = zod.input<typeof ConferenceType>;
export type ConferenceTypeOutput = zod.output<typeof ConferenceType>;

export const OnlineConferencingInput = /*#__PURE__*/ zod.object({
  enabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  type: /*#__PURE__*/ zod.optional(ConferenceType),
  providerId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type OnlineConferencingInput = zod.input<typeof OnlineConferencingInput>;
export type OnlineConferencingInputOutput = zod.output<typeof OnlineConferencingInput>;

export const SeoTagInput = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.string(),
  props: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  meta: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  children: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  custom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  disabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type SeoTagInput = zod.input<typeof SeoTagInput>;
export type SeoTagInputOutput = zod.output<typeof SeoTagInput>;

export const seoKeywordInputOriginMax = 1000;

export const SeoKeywordInput = /*#__PURE__*/ zod.object({
  term: /*#__PURE__*/ zod.string(),
  isMain: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  origin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seoKeywordInputOriginMax)),
  ),
});

export type SeoKeywordInput = zod.input<typeof SeoKeywordInput>;
export type SeoKeywordInputOutput = zod.output<typeof SeoKeywordInput>;

export const seoKeywordSettingsInputPreventAutoRedirectDefault = false;
export const seoKeywordSettingsInputKeywordsMax = 5;

export const SeoKeywordSettingsInput = /*#__PURE__*/ zod.object({
  preventAutoRedirect: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    seoKeywordSettingsInputPreventAutoRedirectDefault,
  ),
  keywords: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(SeoKeywordInput)
      .check(/*#__PURE__*/ zod.maxLength(seoKeywordSettingsInputKeywordsMax)),
  ),
});

export type SeoKeywordSettingsInput = zod.input<typeof SeoKeywordSettingsInput>;
export type SeoKeywordSettingsInputOutput = zod.output<typeof SeoKeywordSettingsInput>;

export const seoSchemaInputTagsMax = 100;

export const SeoSchemaInput = /*#__PURE__*/ zod.object({
  tags: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(SeoTagInput).check(/*#__PURE__*/ zod.maxLength(seoSchemaInputTagsMax)),
  ),
  settings: /*#__PURE__*/ zod.optional(SeoKeywordSettingsInput),
});

export type SeoSchemaInput = zod.input<typeof SeoSchemaInput>;
export type SeoSchemaInputOutput = zod.output<typeof SeoSchemaInput>;

export const seoSettingsInputSlugMax = 130;

export const SeoSettingsInput = /*#__PURE__*/ zod.object({
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seoSettingsInputSlugMax)),
  ),
  advancedSeoData: /*#__PURE__*/ zod.optional(SeoSchemaInput),
});

export type SeoSettingsInput = zod.input<typeof SeoSettingsInput>;
export type SeoSettingsInputOutput = zod.output<typeof SeoSettingsInput>;

export const AgendaSettingsInput = /*#__PURE__*/ zod.object({
  enabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type AgendaSettingsInput = zod.input<typeof AgendaSettingsInput>;
export type AgendaSettingsInputOutput = zod.output<typeof AgendaSettingsInput>;

export const EventDisplaySettings = /*#__PURE__*/ zod.object({
  hideEventDetailsButton: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  hideEventDetailsPage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type EventDisplaySettings = zod.input<typeof EventDisplaySettings>;
export type EventDisplaySettingsOutput = zod.output<typeof EventDisplaySettings>;

export const newEventTitleMax = 120;

export const newEventShortDescriptionMax = 500;

export const newEventDetailedDescriptionMax = 50000;

export const NewEvent = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newEventTitleMax)),
  shortDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newEventShortDescriptionMax)),
  ),
  detailedDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newEventDetailedDescriptionMax)),
  ),
  description: /*#__PURE__*/ zod.optional(RichContentInput),
  mainImage: /*#__PURE__*/ zod.optional(EventImageInput),
  location: EventLocationInput,
  dateAndTimeSettings: DateAndTimeSettingsInput,
  registration: NewRegistration,
  form: /*#__PURE__*/ zod.optional(RegistrationFormInput),
  guestListSettings: /*#__PURE__*/ zod.optional(GuestListSettingsInput),
  onlineConferencing: /*#__PURE__*/ zod.optional(OnlineConferencingInput),
  seoSettings: /*#__PURE__*/ zod.optional(SeoSettingsInput),
  agendaSettings: /*#__PURE__*/ zod.optional(AgendaSettingsInput),
  eventDisplaySettings: /*#__PURE__*/ zod.optional(EventDisplaySettings),
});

export type NewEvent = zod.input<typeof NewEvent>;
export type NewEventOutput = zod.output<typeof NewEvent>;

export const EventFieldset = /*#__PURE__*/ zod.enum([
  'DETAILS',
  'TEXTS',
  'REGISTRATION',
  'URLS',
  'FORM',
  'DASHBOARD',
  'FEED',
  'ONLINE_CONFERENCING_SESSION',
  'SEO_SETTINGS',
  'AGENDA',
  'CATEGORIES',
  'CUSTOMIZABLE_TICKETS',
  'BADGES',
]);

export type EventFieldset = zod.input<typeof EventFieldset>;
export type EventFieldsetOutput = zod.output<typeof EventFieldset>;

export const EventFieldsetsMax = 20;

export const EventFieldsets = /*#__PURE__*/ zod
  .array(EventFieldset)
  .check(/*#__PURE__*/ zod.maxLength(EventFieldsetsMax));

export type EventFieldsets = zod.input<typeof EventFieldsets>;
export type EventFieldsetsOutput = zod.output<typeof EventFieldsets>;

export const createEventRequestDraftDefault = false;

export const CreateEventRequest = /*#__PURE__*/ zod.object({
  event: NewEvent,
  draft: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createEventRequestDraftDefault),
  fields: /*#__PURE__*/ zod.optional(EventFieldsets),
});

export type CreateEventRequest = zod.input<typeof CreateEventRequest>;
export type CreateEventRequestOutput = zod.output<typeof CreateEventRequest>;

export const RegistrationChanges = /*#__PURE__*/ zod.object({
  allowedGuestTypes: /*#__PURE__*/ zod.optional(GuestType),
  registrationPaused: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  registrationDisabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  rsvp: /*#__PURE__*/ zod.optional(RsvpRegistrationInput),
  tickets: /*#__PURE__*/ zod.optional(TicketsRegistrationInput),
  external: /*#__PURE__*/ zod.optional(ExternalRegistration),
});

export type RegistrationChanges = zod.input<typeof RegistrationChanges>;
export type RegistrationChangesOutput = zod.output<typeof RegistrationChanges>;

export const eventChangesTitleMax = 120;

export const eventChangesShortDescriptionMax = 500;

export const eventChangesDetailedDescriptionMax = 50000;

export const EventChanges = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(eventChangesTitleMax)),
  ),
  shortDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventChangesShortDescriptionMax)),
  ),
  detailedDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventChangesDetailedDescriptionMax)),
  ),
  description: /*#__PURE__*/ zod.optional(RichContentInput),
  mainImage: /*#__PURE__*/ zod.optional(EventImageInput),
  location: /*#__PURE__*/ zod.optional(EventLocationInput),
  dateAndTimeSettings: /*#__PURE__*/ zod.optional(DateAndTimeSettingsInput),
  registration: /*#__PURE__*/ zod.optional(RegistrationChanges),
  form: /*#__PURE__*/ zod.optional(RegistrationFormInput),
  guestListSettings: /*#__PURE__*/ zod.optional(GuestListSettingsInput),
  onlineConferencing: /*#__PURE__*/ zod.optional(OnlineConferencingInput),
  seoSettings: /*#__PURE__*/ zod.optional(SeoSettingsInput),
  agendaSettings: /*#__PURE__*/ zod.optional(AgendaSettingsInput),
  eventDisplaySettings: /*#__PURE__*/ zod.optional(EventDisplaySettings),
});

export type EventChanges = zod.input<typeof EventChanges>;
export type EventChangesOutput = zod.output<typeof EventChanges>;

export const EventFieldMask = /*#__PURE__*/ zod.string();

export type EventFieldMask = zod.input<typeof EventFieldMask>;
export type EventFieldMaskOutput = zod.output<typeof EventFieldMask>;

export const CloneEventRequest = /*#__PURE__*/ zod.object({
  event: /*#__PURE__*/ zod.optional(EventChanges),
  draft: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  fields: /*#__PURE__*/ zod.optional(EventFieldsets),
  fieldmask: /*#__PURE__*/ zod.optional(EventFieldMask),
});

export type CloneEventRequest = zod.input<typeof CloneEventRequest>;
export type CloneEventRequestOutput = zod.output<typeof CloneEventRequest>;

export const UpdateEventRequest = /*#__PURE__*/ zod.object({
  event: EventChanges,
  fields: /*#__PURE__*/ zod.optional(EventFieldsets),
  fieldmask: /*#__PURE__*/ zod.optional(EventFieldMask),
});

export type UpdateEventRequest = zod.input<typeof UpdateEventRequest>;
export type UpdateEventRequestOutput = zod.output<typeof UpdateEventRequest>;

export const PublishDraftEventRequest = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(EventFieldsets),
});

export type PublishDraftEventRequest = zod.input<typeof PublishDraftEventRequest>;
export type PublishDraftEventRequestOutput = zod.output<typeof PublishDraftEventRequest>;

export const CancelEventRequest = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(EventFieldsets),
});

export type CancelEventRequest = zod.input<typeof CancelEventRequest>;
export type CancelEventRequestOutput = zod.output<typeof CancelEventRequest>;

export const NodeStyleReceived = /*#__PURE__*/ zod.looseObject({
  paddingTop: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  paddingBottom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  backgroundColor: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type NodeStyleReceived = zod.input<typeof NodeStyleReceived>;
export type NodeStyleReceivedOutput = zod.output<typeof NodeStyleReceived>;

export const RichContentNodeReceived = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nodes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.looseObject({}))),
  style: /*#__PURE__*/ zod.nullish(NodeStyleReceived),
});

export type RichContentNodeReceived = zod.input<typeof RichContentNodeReceived>;
export type RichContentNodeReceivedOutput = zod.output<typeof RichContentNodeReceived>;

export const RichContentMetadata = /*#__PURE__*/ zod.looseObject({
  version: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdTimestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedTimestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RichContentMetadata = zod.input<typeof RichContentMetadata>;
export type RichContentMetadataOutput = zod.output<typeof RichContentMetadata>;

export const TextDecorationReceived = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TextDecorationReceived = zod.input<typeof TextDecorationReceived>;
export type TextDecorationReceivedOutput = zod.output<typeof TextDecorationReceived>;

export const TextNodeStyleReceived = /*#__PURE__*/ zod.looseObject({
  decorations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TextDecorationReceived)),
  nodeStyle: /*#__PURE__*/ zod.nullish(NodeStyleReceived),
  lineHeight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TextNodeStyleReceived = zod.input<typeof TextNodeStyleReceived>;
export type TextNodeStyleReceivedOutput = zod.output<typeof TextNodeStyleReceived>;

export const DocumentStyleReceived = /*#__PURE__*/ zod.looseObject({
  headerOne: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
  headerTwo: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
  headerThree: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
  headerFour: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
  headerFive: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
  headerSix: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
  paragraph: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
  blockquote: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
  codeBlock: /*#__PURE__*/ zod.nullish(TextNodeStyleReceived),
});

export type DocumentStyleReceived = zod.input<typeof DocumentStyleReceived>;
export type DocumentStyleReceivedOutput = zod.output<typeof DocumentStyleReceived>;

export const RichContent = /*#__PURE__*/ zod.looseObject({
  nodes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(RichContentNodeReceived)),
  metadata: /*#__PURE__*/ zod.nullish(RichContentMetadata),
  documentStyle: /*#__PURE__*/ zod.nullish(DocumentStyleReceived),
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

export const StreetAddressReceived = /*#__PURE__*/ zod.looseObject({
  number: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  apt: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedAddressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type StreetAddressReceived = zod.input<typeof StreetAddressReceived>;
export type StreetAddressReceivedOutput = zod.output<typeof StreetAddressReceived>;

export const AddressLocationReceived = /*#__PURE__*/ zod.looseObject({
  latitude: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  longitude: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type AddressLocationReceived = zod.input<typeof AddressLocationReceived>;
export type AddressLocationReceivedOutput = zod.output<typeof AddressLocationReceived>;

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
  streetAddress: /*#__PURE__*/ zod.nullish(StreetAddressReceived),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedAddress: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hint: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  geocode: /*#__PURE__*/ zod.nullish(AddressLocationReceived),
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

export const AcceptedMessagesReceived = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addToCalendarActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type AcceptedMessagesReceived = zod.input<typeof AcceptedMessagesReceived>;
export type AcceptedMessagesReceivedOutput = zod.output<typeof AcceptedMessagesReceived>;

export const DeclinedMessagesReceived = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DeclinedMessagesReceived = zod.input<typeof DeclinedMessagesReceived>;
export type DeclinedMessagesReceivedOutput = zod.output<typeof DeclinedMessagesReceived>;

export const RsvpConfirmationMessagesReceived = /*#__PURE__*/ zod.looseObject({
  positiveConfirmation: /*#__PURE__*/ zod.nullish(AcceptedMessagesReceived),
  waitlistMessages: /*#__PURE__*/ zod.nullish(AcceptedMessagesReceived),
  negativeMessages: /*#__PURE__*/ zod.nullish(DeclinedMessagesReceived),
});

export type RsvpConfirmationMessagesReceived = zod.input<typeof RsvpConfirmationMessagesReceived>;
export type RsvpConfirmationMessagesReceivedOutput = zod.output<typeof RsvpConfirmationMessagesReceived>;

export const RsvpRegistration = /*#__PURE__*/ zod.looseObject({
  responseType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  limit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  waitlistEnabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  endDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  confirmationMessages: /*#__PURE__*/ zod.nullish(RsvpConfirmationMessagesReceived),
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

export const TicketsConfirmationMessagesReceived = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  downloadTicketsLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addToCalendarActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shareActionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketsConfirmationMessagesReceived = zod.input<typeof TicketsConfirmationMessagesReceived>;
export type TicketsConfirmationMessagesReceivedOutput = zod.output<
  typeof TicketsConfirmationMessagesReceived
>;

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
  confirmationMessages: /*#__PURE__*/ zod.nullish(TicketsConfirmationMessagesReceived),
  buyerFormId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketHolderFormId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  inactiveBuyerFormId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkoutType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketsRegistration = zod.input<typeof TicketsRegistration>;
export type TicketsRegistrationOutput = zod.output<typeof TicketsRegistration>;

export const ExternalRegistrationReceived = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ExternalRegistrationReceived = zod.input<typeof ExternalRegistrationReceived>;
export type ExternalRegistrationReceivedOutput = zod.output<typeof ExternalRegistrationReceived>;

export const Registration = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  initialType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  allowedGuestTypes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  registrationPaused: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  registrationDisabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  rsvp: /*#__PURE__*/ zod.nullish(RsvpRegistration),
  tickets: /*#__PURE__*/ zod.nullish(TicketsRegistration),
  external: /*#__PURE__*/ zod.nullish(ExternalRegistrationReceived),
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

export const OptionSelectionReceived = /*#__PURE__*/ zod.looseObject({
  optionIndex: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  placeholderText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OptionSelectionReceived = zod.input<typeof OptionSelectionReceived>;
export type OptionSelectionReceivedOutput = zod.output<typeof OptionSelectionReceived>;

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
  defaultOptionSelection: /*#__PURE__*/ zod.nullish(OptionSelectionReceived),
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

export const EventDisplaySettingsReceived = /*#__PURE__*/ zod.looseObject({
  hideEventDetailsButton: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  hideEventDetailsPage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type EventDisplaySettingsReceived = zod.input<typeof EventDisplaySettingsReceived>;
export type EventDisplaySettingsReceivedOutput = zod.output<typeof EventDisplaySettingsReceived>;

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
  eventDisplaySettings: /*#__PURE__*/ zod.nullish(EventDisplaySettingsReceived),
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

export const EventResponse = /*#__PURE__*/ zod.looseObject({
  event: /*#__PURE__*/ zod.nullish(SiteEvent),
});

export type EventResponse = zod.input<typeof EventResponse>;
export type EventResponseOutput = zod.output<typeof EventResponse>;

export const DeleteEventResponse = /*#__PURE__*/ zod.looseObject({
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DeleteEventResponse = zod.input<typeof DeleteEventResponse>;
export type DeleteEventResponseOutput = zod.output<typeof DeleteEventResponse>;

export const eventTextOperatorsInMax = 100;

export const EventTextOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(eventTextOperatorsInMax)),
  ),
});

export type EventTextOperators = zod.input<typeof EventTextOperators>;
export type EventTextOperatorsOutput = zod.output<typeof EventTextOperators>;

export const EventTextCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), EventTextOperators]);

export type EventTextCondition = zod.input<typeof EventTextCondition>;
export type EventTextConditionOutput = zod.output<typeof EventTextCondition>;

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

export const eventStatusOperatorsInMax = 100;

export const EventStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(EventStatus),
  $ne: /*#__PURE__*/ zod.optional(EventStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(EventStatus).check(/*#__PURE__*/ zod.maxLength(eventStatusOperatorsInMax)),
  ),
});

export type EventStatusOperators = zod.input<typeof EventStatusOperators>;
export type EventStatusOperatorsOutput = zod.output<typeof EventStatusOperators>;

export const EventStatusCondition = /*#__PURE__*/ zod.union([EventStatus, EventStatusOperators]);

export type EventStatusCondition = zod.input<typeof EventStatusCondition>;
export type EventStatusConditionOutput = zod.output<typeof EventStatusCondition>;

export const EventRegistrationOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(InitialRegistrationType),
});

export type EventRegistrationOperators = zod.input<typeof EventRegistrationOperators>;
export type EventRegistrationOperatorsOutput = zod.output<typeof EventRegistrationOperators>;

export const EventRegistrationCondition = /*#__PURE__*/ zod.union([
  InitialRegistrationType,
  EventRegistrationOperators,
]);

export type EventRegistrationCondition = zod.input<typeof EventRegistrationCondition>;
export type EventRegistrationConditionOutput = zod.output<typeof EventRegistrationCondition>;

export const eventMakerOperatorsInMax = 100;

export const EventMakerOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(eventMakerOperatorsInMax)),
  ),
});

export type EventMakerOperators = zod.input<typeof EventMakerOperators>;
export type EventMakerOperatorsOutput = zod.output<typeof EventMakerOperators>;

export const EventMakerCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.guid(), EventMakerOperators]);

export type EventMakerCondition = zod.input<typeof EventMakerCondition>;
export type EventMakerConditionOutput = zod.output<typeof EventMakerCondition>;

export const eventFilterAndMax = 100;

export const eventFilterOrMax = 100;

export type EventFilter = {
  id?: EventTextCondition;
  title?: EventTextCondition;
  slug?: EventTextCondition;
  createdDate?: EventInstantCondition;
  updatedDate?: EventInstantCondition;
  'dateAndTimeSettings.startDate'?: EventInstantCondition;
  'dateAndTimeSettings.endDate'?: EventInstantCondition;
  status?: EventStatusCondition;
  'registration.initialType'?: EventRegistrationCondition;
  userId?: EventMakerCondition;
  /**
   * All of these filters must match.
   * @maxItems 100
   */
  $and?: EventFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 100
   */
  $or?: EventFilter[];
  $not?: EventFilter;
};

export const EventFilter: zod.ZodMiniType<EventFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(EventTextCondition),
  title: /*#__PURE__*/ zod.optional(EventTextCondition),
  slug: /*#__PURE__*/ zod.optional(EventTextCondition),
  createdDate: /*#__PURE__*/ zod.optional(EventInstantCondition),
  updatedDate: /*#__PURE__*/ zod.optional(EventInstantCondition),
  'dateAndTimeSettings.startDate': /*#__PURE__*/ zod.optional(EventInstantCondition),
  'dateAndTimeSettings.endDate': /*#__PURE__*/ zod.optional(EventInstantCondition),
  status: /*#__PURE__*/ zod.optional(EventStatusCondition),
  'registration.initialType': /*#__PURE__*/ zod.optional(EventRegistrationCondition),
  userId: /*#__PURE__*/ zod.optional(EventMakerCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => EventFilter))
      .check(/*#__PURE__*/ zod.maxLength(eventFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => EventFilter))
      .check(/*#__PURE__*/ zod.maxLength(eventFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => EventFilter)),
});

export type EventFilterOutput = zod.output<typeof EventFilter>;

export const EventSortField = /*#__PURE__*/ zod.enum([
  'id',
  'title',
  'slug',
  'createdDate',
  'updatedDate',
  'dateAndTimeSettings.startDate',
  'dateAndTimeSettings.endDate',
]);

export type EventSortField = zod.input<typeof EventSortField>;
export type EventSortFieldOutput = zod.output<typeof EventSortField>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const EventSorting = /*#__PURE__*/ zod.object({
  fieldName: EventSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
  origin: /*#__PURE__*/ zod.optional(AddressLocation),
});

export type EventSorting = zod.input<typeof EventSorting>;
export type EventSortingOutput = zod.output<typeof EventSorting>;

export const eventPagingLimitDefault = 50;
export const eventPagingLimitMin = 0;
export const eventPagingLimitMax = 1000;

export const eventPagingOffsetDefault = 0;
export const eventPagingOffsetMin = 0;

export const EventPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(eventPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(eventPagingLimitMax)),
    eventPagingLimitDefault,
  ),
  offset: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventPagingOffsetMin)),
    eventPagingOffsetDefault,
  ),
});

export type EventPaging = zod.input<typeof EventPaging>;
export type EventPagingOutput = zod.output<typeof EventPaging>;

export const eventQuerySortMax = 20;

export const EventQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(EventFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(EventSorting).check(/*#__PURE__*/ zod.maxLength(eventQuerySortMax)),
  ),
  paging: /*#__PURE__*/ zod.optional(EventPaging),
});

export type EventQuery = zod.input<typeof EventQuery>;
export type EventQueryOutput = zod.output<typeof EventQuery>;

export const queryEventsRequestIncludeDraftsDefault = false;

export const QueryEventsRequest = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(EventQuery),
  fields: /*#__PURE__*/ zod.optional(EventFieldsets),
  includeDrafts: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    queryEventsRequestIncludeDraftsDefault,
  ),
});

export type QueryEventsRequest = zod.input<typeof QueryEventsRequest>;
export type QueryEventsRequestOutput = zod.output<typeof QueryEventsRequest>;

export const Cursors = /*#__PURE__*/ zod.looseObject({
  next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Cursors = zod.input<typeof Cursors>;
export type CursorsOutput = zod.output<typeof Cursors>;

export const PlatformPagingMetadata = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  offset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  total: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  tooManyToCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  cursors: /*#__PURE__*/ zod.nullish(Cursors),
});

export type PlatformPagingMetadata = zod.input<typeof PlatformPagingMetadata>;
export type PlatformPagingMetadataOutput = zod.output<typeof PlatformPagingMetadata>;

export const QueryEventsResponse = /*#__PURE__*/ zod.looseObject({
  events: /*#__PURE__*/ zod.array(SiteEvent),
  pagingMetadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type QueryEventsResponse = zod.input<typeof QueryEventsResponse>;
export type QueryEventsResponseOutput = zod.output<typeof QueryEventsResponse>;

export const countEventsByStatusRequestFacetItemMax = 100;

export const countEventsByStatusRequestFacetMax = 20;

export const countEventsByStatusRequestIncludeDraftsDefault = false;

export const CountEventsByStatusRequest = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(EventFilter),
  facet: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(countEventsByStatusRequestFacetItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(countEventsByStatusRequestFacetMax)),
  ),
  includeDrafts: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    countEventsByStatusRequestIncludeDraftsDefault,
  ),
});

export type CountEventsByStatusRequest = zod.input<typeof CountEventsByStatusRequest>;
export type CountEventsByStatusRequestOutput = zod.output<typeof CountEventsByStatusRequest>;

export const CountByValue = /*#__PURE__*/ zod.catchall(
  /*#__PURE__*/ zod.looseObject({
    SCHEDULED: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
    STARTED: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
    ENDED: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
    CANCELED: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  }),
  /*#__PURE__*/ zod.number(),
);

export type CountByValue = zod.input<typeof CountByValue>;
export type CountByValueOutput = zod.output<typeof CountByValue>;

export const FacetCounts = /*#__PURE__*/ zod.looseObject({
  counts: /*#__PURE__*/ zod.nullish(CountByValue),
});

export type FacetCounts = zod.input<typeof FacetCounts>;
export type FacetCountsOutput = zod.output<typeof FacetCounts>;

export const CountEventsByStatusResponse = /*#__PURE__*/ zod.looseObject({
  pagingMetadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
  facets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), FacetCounts)),
});

export type CountEventsByStatusResponse = zod.input<typeof CountEventsByStatusResponse>;
export type CountEventsByStatusResponseOutput = zod.output<typeof CountEventsByStatusResponse>;

export const bulkEventQuerySortMax = 20;

export const BulkEventQuery = /*#__PURE__*/ zod.object({
  filter: EventFilter,
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(EventSorting).check(/*#__PURE__*/ zod.maxLength(bulkEventQuerySortMax)),
  ),
  paging: /*#__PURE__*/ zod.optional(EventPaging),
});

export type BulkEventQuery = zod.input<typeof BulkEventQuery>;
export type BulkEventQueryOutput = zod.output<typeof BulkEventQuery>;

export const BulkCancelEventsByFilterRequest = /*#__PURE__*/ zod.object({
  filter: BulkEventQuery,
});

export type BulkCancelEventsByFilterRequest = zod.input<typeof BulkCancelEventsByFilterRequest>;
export type BulkCancelEventsByFilterRequestOutput = zod.output<typeof BulkCancelEventsByFilterRequest>;

export const BulkCancelEventsByFilterResponse = /*#__PURE__*/ zod.looseObject({});

export type BulkCancelEventsByFilterResponse = zod.input<typeof BulkCancelEventsByFilterResponse>;
export type BulkCancelEventsByFilterResponseOutput = zod.output<typeof BulkCancelEventsByFilterResponse>;

export const BulkDeleteEventsByFilterRequest = /*#__PURE__*/ zod.object({
  filter: BulkEventQuery,
});

export type BulkDeleteEventsByFilterRequest = zod.input<typeof BulkDeleteEventsByFilterRequest>;
export type BulkDeleteEventsByFilterRequestOutput = zod.output<typeof BulkDeleteEventsByFilterRequest>;

export const BulkDeleteEventsByFilterResponse = /*#__PURE__*/ zod.looseObject({});

export type BulkDeleteEventsByFilterResponse = zod.input<typeof BulkDeleteEventsByFilterResponse>;
export type BulkDeleteEventsByFilterResponseOutput = zod.output<typeof BulkDeleteEventsByFilterResponse>;

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

export const EventCheckoutType = /*#__PURE__*/ zod.enum(['EVENTS_APP', 'ECOMM_PLATFORM']);

export type EventCheckoutType = zod.input<typeof EventCheckoutType>;
export type EventCheckoutTypeOutput = zod.output<typeof EventCheckoutType>;

export const CancellationActorType = /*#__PURE__*/ zod.enum(['USER', 'APP', 'SYSTEM']);

export type CancellationActorType = zod.input<typeof CancellationActorType>;
export type CancellationActorTypeOutput = zod.output<typeof CancellationActorType>;

export const EventCategoryType = /*#__PURE__*/ zod.enum(['MANUAL', 'RECURRING_EVENT', 'COMPONENT']);

export type EventCategoryType = zod.input<typeof EventCategoryType>;
export type EventCategoryTypeOutput = zod.output<typeof EventCategoryType>;

export const BadgePriority = /*#__PURE__*/ zod.enum(['FIRST_PRIORITY', 'SECOND_PRIORITY', 'THIRD_PRIORITY']);

export type BadgePriority = zod.input<typeof BadgePriority>;
export type BadgePriorityOutput = zod.output<typeof BadgePriority>;

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
 * Creates an event and publishes it, unless `draft` is true. Required are a title, a location, the dates (or the
 * note that they are to be decided) and the kind of registration, which cannot be changed later.
 *
 * A list of dates in `recurringEvents` creates one event per date; the events of a series share a category.
 * @summary Create an event
 */
export const CreateEventBody = CreateEventRequest;

export const CreateEventResponse = EventResponse;

/**
 * Fails with 404 if the event does not exist, and with 403 if it is a draft that the caller may not read.
 * @summary Get an event
 */
export const GetEventParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const getEventQueryFieldsMax = 20;

export const GetEventQueryParams = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(EventFieldset).check(/*#__PURE__*/ zod.maxLength(getEventQueryFieldsMax)),
  ),
  resolveFullAddress: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  consistentRead: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export const GetEventResponse = EventResponse;

/**
 * Changes the fields in the request and leaves the others unchanged. `dateAndTimeSettings` is replaced as a whole:
 * send start and end together. Whether other objects are merged or replaced is not known.
 *
 * The kind of registration cannot be changed. To change the slug, set `seoSettings.slug`.
 * @summary Update an event
 */
export const UpdateEventParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const UpdateEventBody = UpdateEventRequest;

export const UpdateEventResponse = EventResponse;

/**
 * Deletes the event, whatever its status; it need not be canceled first.
 * @summary Delete an event
 */
export const DeleteEventParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const DeleteEventResponseSchema = DeleteEventResponse;

/**
 * Creates a copy with its own id: form, messages and ticket settings are copied, counters start at zero. The copy
 * starts 14 days from now at the same local time and has the same duration, and its title gets a number in
 * parentheses. Values in `event` override the copied ones.
 *
 * The copy is a draft.
 * @summary Clone an event
 */
export const CloneEventParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const CloneEventBody = CloneEventRequest;

export const CloneEventResponse = EventResponse;

/**
 * Makes a draft visible to everyone. Its status becomes UPCOMING, or the status that follows from the clock. It cannot become a draft again. An event that is not a draft is rejected with 428.
 * @summary Publish a draft
 */
export const PublishDraftEventParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const PublishDraftEventBody = PublishDraftEventRequest;

export const PublishDraftEventResponse = EventResponse;

/**
 * Closes the registration permanently; the event is kept. A canceled event cannot be restored. Guests may be notified by e-mail. Orders are not changed; the owner makes the refunds.
 * @summary Cancel an event
 */
export const CancelEventParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const CancelEventBody = CancelEventRequest;

export const CancelEventResponse = EventResponse;

/**
 * Fails with 404 if no event has this slug, and with 403 if it is a draft that the caller may not read.
 * @summary Get an event by its slug
 */
export const getEventBySlugPathSlugMax = 130;

export const GetEventBySlugParams = /*#__PURE__*/ zod.object({
  slug: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getEventBySlugPathSlugMax)),
});

export const getEventBySlugQueryFieldsMax = 20;

export const GetEventBySlugQueryParams = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(EventFieldset).check(/*#__PURE__*/ zod.maxLength(getEventBySlugQueryFieldsMax)),
  ),
  resolveFullAddress: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export const GetEventBySlugResponse = EventResponse;

/**
 * Returns one page of events that match a filter, in the given order; the default order is by creation date.
 * Drafts are omitted, unless `includeDrafts` is set and the caller may read drafts.
 *
 * Always send `paging.limit`. Without it, releases of the platform differ: some assume 50, others assume 0 and
 * return an empty page.
 * @summary Query events
 */
export const QueryEventsBody = QueryEventsRequest;

export const QueryEventsResponseSchema = QueryEventsResponse;

/**
 * Counts the events that match a filter, per value of each facet. Without a facet nothing is counted and `facets` is empty. Drafts are counted only with `includeDrafts`.
 * @summary Count events by status
 */
export const CountEventsByStatusBody = CountEventsByStatusRequest;

export const CountEventsByStatusResponseSchema = CountEventsByStatusResponse;

/**
 * Cancels each matching event permanently, as `cancelEvent` does. The response contains neither the events nor
 * their number: call `queryEvents` with the same filter first.
 *
 * An empty filter would match every event of the site, and is rejected.
 * @summary Cancel all events that match a filter
 */
export const BulkCancelEventsByFilterBody = BulkCancelEventsByFilterRequest;

export const BulkCancelEventsByFilterResponseSchema = BulkCancelEventsByFilterResponse;

/**
 * Deletes each matching event, as `deleteEvent` does. The response contains neither the events nor their number:
 * call `queryEvents` with the same filter first.
 *
 * An empty filter would match every event of the site, and is rejected.
 * @summary Delete all events that match a filter
 */
export const BulkDeleteEventsByFilterBody = BulkDeleteEventsByFilterRequest;

export const BulkDeleteEventsByFilterResponseSchema = BulkDeleteEventsByFilterResponse;
