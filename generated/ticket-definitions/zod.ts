// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const TicketNameMax = 30;

export const TicketName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(TicketNameMax));

export type TicketName = zod.input<typeof TicketName>;
export type TicketNameOutput = zod.output<typeof TicketName>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const decimalMoneyValueRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const DecimalMoney = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.stringFormat('decimal', decimalMoneyValueRegExp),
  currency: CurrencyCode,
});

export type DecimalMoney = zod.input<typeof DecimalMoney>;
export type DecimalMoneyOutput = zod.output<typeof DecimalMoney>;

export const ticketPricingOptionNameMax = 200;

export const TicketPricingOption = /*#__PURE__*/ zod.object({
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

export const TicketPricingOptions = /*#__PURE__*/ zod.object({
  optionDetails: /*#__PURE__*/ zod
    .array(TicketPricingOption)
    .check(/*#__PURE__*/ zod.maxLength(ticketPricingOptionsOptionDetailsMax)),
});

export type TicketPricingOptions = zod.input<typeof TicketPricingOptions>;
export type TicketPricingOptionsOutput = zod.output<typeof TicketPricingOptions>;

export const PricingMethodInput = /*#__PURE__*/ zod.object({
  fixedPrice: /*#__PURE__*/ zod.optional(DecimalMoney),
  guestPrice: /*#__PURE__*/ zod.optional(DecimalMoney),
  pricingOptions: /*#__PURE__*/ zod.optional(TicketPricingOptions),
});

export type PricingMethodInput = zod.input<typeof PricingMethodInput>;
export type PricingMethodInputOutput = zod.output<typeof PricingMethodInput>;

export const TicketFeeType = /*#__PURE__*/ zod.enum(['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE']);

export type TicketFeeType = zod.input<typeof TicketFeeType>;
export type TicketFeeTypeOutput = zod.output<typeof TicketFeeType>;

export const salePeriodInputDisplayNotOnSaleDefault = false;

export const SalePeriodInput = /*#__PURE__*/ zod.object({
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  displayNotOnSale: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    salePeriodInputDisplayNotOnSaleDefault,
  ),
});

export type SalePeriodInput = zod.input<typeof SalePeriodInput>;
export type SalePeriodInputOutput = zod.output<typeof SalePeriodInput>;

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

export const newTicketDefinitionDescriptionMax = 500;

export const newTicketDefinitionPolicyTextMax = 1000;

export const newTicketDefinitionHiddenDefault = false;
export const newTicketDefinitionInitialLimitMin = 0;

export const NewTicketDefinition = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  name: TicketName,
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newTicketDefinitionDescriptionMax)),
  ),
  policyText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newTicketDefinitionPolicyTextMax)),
  ),
  hidden: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), newTicketDefinitionHiddenDefault),
  initialLimit: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newTicketDefinitionInitialLimitMin)),
  ),
  pricingMethod: PricingMethodInput,
  feeType: TicketFeeType,
  salePeriod: /*#__PURE__*/ zod.optional(SalePeriodInput),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type NewTicketDefinition = zod.input<typeof NewTicketDefinition>;
export type NewTicketDefinitionOutput = zod.output<typeof NewTicketDefinition>;

export const TicketDefinitionPart = /*#__PURE__*/ zod.enum([
  'SALES_DETAILS',
  'EVENT_DETAILS',
  'SEATING_DETAILS',
]);

export type TicketDefinitionPart = zod.input<typeof TicketDefinitionPart>;
export type TicketDefinitionPartOutput = zod.output<typeof TicketDefinitionPart>;

export const TicketDefinitionPartsMax = 5;

export const TicketDefinitionParts = /*#__PURE__*/ zod
  .array(TicketDefinitionPart)
  .check(/*#__PURE__*/ zod.maxLength(TicketDefinitionPartsMax));

export type TicketDefinitionParts = zod.input<typeof TicketDefinitionParts>;
export type TicketDefinitionPartsOutput = zod.output<typeof TicketDefinitionParts>;

export const CreateTicketDefinitionRequest = /*#__PURE__*/ zod.object({
  ticketDefinition: NewTicketDefinition,
  fields: /*#__PURE__*/ zod.optional(TicketDefinitionParts),
});

export type CreateTicketDefinitionRequest = zod.input<typeof CreateTicketDefinitionRequest>;
export type CreateTicketDefinitionRequestOutput = zod.output<typeof CreateTicketDefinitionRequest>;

export const DecimalMoneyReceived = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DecimalMoneyReceived = zod.input<typeof DecimalMoneyReceived>;
export type DecimalMoneyReceivedOutput = zod.output<typeof DecimalMoneyReceived>;

export const TicketPricingOptionReceived = /*#__PURE__*/ zod.looseObject({
  optionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(DecimalMoneyReceived),
});

export type TicketPricingOptionReceived = zod.input<typeof TicketPricingOptionReceived>;
export type TicketPricingOptionReceivedOutput = zod.output<typeof TicketPricingOptionReceived>;

export const TicketPricingOptionsReceived = /*#__PURE__*/ zod.looseObject({
  optionDetails: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketPricingOptionReceived)),
});

export type TicketPricingOptionsReceived = zod.input<typeof TicketPricingOptionsReceived>;
export type TicketPricingOptionsReceivedOutput = zod.output<typeof TicketPricingOptionsReceived>;

export const PricingMethod = /*#__PURE__*/ zod.looseObject({
  fixedPrice: /*#__PURE__*/ zod.nullish(DecimalMoneyReceived),
  guestPrice: /*#__PURE__*/ zod.nullish(DecimalMoneyReceived),
  pricingOptions: /*#__PURE__*/ zod.nullish(TicketPricingOptionsReceived),
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

export const ExtendedFieldsReceived = /*#__PURE__*/ zod.looseObject({
  namespaces: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.looseObject({})),
  ),
});

export type ExtendedFieldsReceived = zod.input<typeof ExtendedFieldsReceived>;
export type ExtendedFieldsReceivedOutput = zod.output<typeof ExtendedFieldsReceived>;

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

export const PageUrl = /*#__PURE__*/ zod.looseObject({
  base: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  path: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PageUrl = zod.input<typeof PageUrl>;
export type PageUrlOutput = zod.output<typeof PageUrl>;

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
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFieldsReceived),
  eventDetails: /*#__PURE__*/ zod.nullish(EventDetails),
  seatingDetails: /*#__PURE__*/ zod.nullish(SeatingDetails),
});

export type TicketDefinitionV3 = zod.input<typeof TicketDefinitionV3>;
export type TicketDefinitionV3Output = zod.output<typeof TicketDefinitionV3>;

export const CreateTicketDefinitionResponse = /*#__PURE__*/ zod.looseObject({
  ticketDefinition: /*#__PURE__*/ zod.nullish(TicketDefinitionV3),
});

export type CreateTicketDefinitionResponse = zod.input<typeof CreateTicketDefinitionResponse>;
export type CreateTicketDefinitionResponseOutput = zod.output<typeof CreateTicketDefinitionResponse>;

export const GetTicketDefinitionResponse = /*#__PURE__*/ zod.looseObject({
  ticketDefinition: /*#__PURE__*/ zod.nullish(TicketDefinitionV3),
});

export type GetTicketDefinitionResponse = zod.input<typeof GetTicketDefinitionResponse>;
export type GetTicketDefinitionResponseOutput = zod.output<typeof GetTicketDefinitionResponse>;

export const ticketDefinitionChangesDescriptionMax = 500;

export const ticketDefinitionChangesPolicyTextMax = 1000;

export const ticketDefinitionChangesInitialLimitMin = 0;

export const TicketDefinitionChanges = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  revision: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.optional(TicketName),
  description: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketDefinitionChangesDescriptionMax)),
  ),
  policyText: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketDefinitionChangesPolicyTextMax)),
  ),
  hidden: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  initialLimit: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDefinitionChangesInitialLimitMin)),
  ),
  pricingMethod: /*#__PURE__*/ zod.optional(PricingMethodInput),
  feeType: /*#__PURE__*/ zod.optional(TicketFeeType),
  salePeriod: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([SalePeriodInput, /*#__PURE__*/ zod.null()]),
  ),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type TicketDefinitionChanges = zod.input<typeof TicketDefinitionChanges>;
export type TicketDefinitionChangesOutput = zod.output<typeof TicketDefinitionChanges>;

export const UpdateTicketDefinitionRequest = /*#__PURE__*/ zod.object({
  ticketDefinition: TicketDefinitionChanges,
  fields: /*#__PURE__*/ zod.optional(TicketDefinitionParts),
});

export type UpdateTicketDefinitionRequest = zod.input<typeof UpdateTicketDefinitionRequest>;
export type UpdateTicketDefinitionRequestOutput = zod.output<typeof UpdateTicketDefinitionRequest>;

export const UpdateTicketDefinitionResponse = /*#__PURE__*/ zod.looseObject({
  ticketDefinition: /*#__PURE__*/ zod.nullish(TicketDefinitionV3),
});

export type UpdateTicketDefinitionResponse = zod.input<typeof UpdateTicketDefinitionResponse>;
export type UpdateTicketDefinitionResponseOutput = zod.output<typeof UpdateTicketDefinitionResponse>;

export const DeleteTicketDefinitionResponse = /*#__PURE__*/ zod.looseObject({});

export type DeleteTicketDefinitionResponse = zod.input<typeof DeleteTicketDefinitionResponse>;
export type DeleteTicketDefinitionResponseOutput = zod.output<typeof DeleteTicketDefinitionResponse>;

export const ticketDefinitionIdOperatorsInMax = 100;

export const TicketDefinitionIdOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(ticketDefinitionIdOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TicketDefinitionIdOperators = zod.input<typeof TicketDefinitionIdOperators>;
export type TicketDefinitionIdOperatorsOutput = zod.output<typeof TicketDefinitionIdOperators>;

export const TicketDefinitionIdCondition = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.guid(),
  TicketDefinitionIdOperators,
]);

export type TicketDefinitionIdCondition = zod.input<typeof TicketDefinitionIdCondition>;
export type TicketDefinitionIdConditionOutput = zod.output<typeof TicketDefinitionIdCondition>;

export const digitsOperatorsInMax = 100;

export const DigitsOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(digitsOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type DigitsOperators = zod.input<typeof DigitsOperators>;
export type DigitsOperatorsOutput = zod.output<typeof DigitsOperators>;

export const DigitsCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), DigitsOperators]);

export type DigitsCondition = zod.input<typeof DigitsCondition>;
export type DigitsConditionOutput = zod.output<typeof DigitsCondition>;

export const instantOperatorsInMax = 100;

export const InstantOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.iso.datetime({ offset: true }))
      .check(/*#__PURE__*/ zod.maxLength(instantOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type InstantOperators = zod.input<typeof InstantOperators>;
export type InstantOperatorsOutput = zod.output<typeof InstantOperators>;

export const InstantCondition = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  InstantOperators,
]);

export type InstantCondition = zod.input<typeof InstantCondition>;
export type InstantConditionOutput = zod.output<typeof InstantCondition>;

export const ticketTextOperatorsEqMax = 500;

export const ticketTextOperatorsNeMax = 500;

export const ticketTextOperatorsLtMax = 500;

export const ticketTextOperatorsLteMax = 500;

export const ticketTextOperatorsGtMax = 500;

export const ticketTextOperatorsGteMax = 500;

export const ticketTextOperatorsInItemMax = 500;

export const ticketTextOperatorsInMax = 100;

export const TicketTextOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketTextOperatorsEqMax)),
  ),
  $ne: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketTextOperatorsNeMax)),
  ),
  $lt: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketTextOperatorsLtMax)),
  ),
  $lte: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketTextOperatorsLteMax)),
  ),
  $gt: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketTextOperatorsGtMax)),
  ),
  $gte: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketTextOperatorsGteMax)),
  ),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketTextOperatorsInItemMax)))
      .check(/*#__PURE__*/ zod.maxLength(ticketTextOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TicketTextOperators = zod.input<typeof TicketTextOperators>;
export type TicketTextOperatorsOutput = zod.output<typeof TicketTextOperators>;

export const ticketTextConditionOneMax = 500;

export const TicketTextCondition = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketTextConditionOneMax)),
  TicketTextOperators,
]);

export type TicketTextCondition = zod.input<typeof TicketTextCondition>;
export type TicketTextConditionOutput = zod.output<typeof TicketTextCondition>;

export const booleanOperatorsInMax = 2;

export const BooleanOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.boolean())
      .check(/*#__PURE__*/ zod.maxLength(booleanOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type BooleanOperators = zod.input<typeof BooleanOperators>;
export type BooleanOperatorsOutput = zod.output<typeof BooleanOperators>;

export const BooleanCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.boolean(), BooleanOperators]);

export type BooleanCondition = zod.input<typeof BooleanCondition>;
export type BooleanConditionOutput = zod.output<typeof BooleanCondition>;

export const amountOperatorsInMax = 100;

export const AmountOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.number())
      .check(/*#__PURE__*/ zod.maxLength(amountOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type AmountOperators = zod.input<typeof AmountOperators>;
export type AmountOperatorsOutput = zod.output<typeof AmountOperators>;

export const AmountCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number(), AmountOperators]);

export type AmountCondition = zod.input<typeof AmountCondition>;
export type AmountConditionOutput = zod.output<typeof AmountCondition>;

export const TicketPricingKind = /*#__PURE__*/ zod.enum(['STANDARD', 'DONATION']);

export type TicketPricingKind = zod.input<typeof TicketPricingKind>;
export type TicketPricingKindOutput = zod.output<typeof TicketPricingKind>;

export const pricingTypeOperatorsInMax = 2;

export const PricingTypeOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(TicketPricingKind),
  $ne: /*#__PURE__*/ zod.optional(TicketPricingKind),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(TicketPricingKind).check(/*#__PURE__*/ zod.maxLength(pricingTypeOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type PricingTypeOperators = zod.input<typeof PricingTypeOperators>;
export type PricingTypeOperatorsOutput = zod.output<typeof PricingTypeOperators>;

export const PricingTypeCondition = /*#__PURE__*/ zod.union([TicketPricingKind, PricingTypeOperators]);

export type PricingTypeCondition = zod.input<typeof PricingTypeCondition>;
export type PricingTypeConditionOutput = zod.output<typeof PricingTypeCondition>;

export const ticketFeeTypeOperatorsInMax = 3;

export const TicketFeeTypeOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(TicketFeeType),
  $ne: /*#__PURE__*/ zod.optional(TicketFeeType),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(TicketFeeType).check(/*#__PURE__*/ zod.maxLength(ticketFeeTypeOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TicketFeeTypeOperators = zod.input<typeof TicketFeeTypeOperators>;
export type TicketFeeTypeOperatorsOutput = zod.output<typeof TicketFeeTypeOperators>;

export const TicketFeeTypeCondition = /*#__PURE__*/ zod.union([TicketFeeType, TicketFeeTypeOperators]);

export type TicketFeeTypeCondition = zod.input<typeof TicketFeeTypeCondition>;
export type TicketFeeTypeConditionOutput = zod.output<typeof TicketFeeTypeCondition>;

export const TicketSaleStatus = /*#__PURE__*/ zod.enum(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED']);

export type TicketSaleStatus = zod.input<typeof TicketSaleStatus>;
export type TicketSaleStatusOutput = zod.output<typeof TicketSaleStatus>;

export const saleStatusOperatorsInMax = 3;

export const SaleStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(TicketSaleStatus),
  $ne: /*#__PURE__*/ zod.optional(TicketSaleStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(TicketSaleStatus).check(/*#__PURE__*/ zod.maxLength(saleStatusOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type SaleStatusOperators = zod.input<typeof SaleStatusOperators>;
export type SaleStatusOperatorsOutput = zod.output<typeof SaleStatusOperators>;

export const SaleStatusCondition = /*#__PURE__*/ zod.union([TicketSaleStatus, SaleStatusOperators]);

export type SaleStatusCondition = zod.input<typeof SaleStatusCondition>;
export type SaleStatusConditionOutput = zod.output<typeof SaleStatusCondition>;

export const ticketDefinitionFilterAndMax = 50;

export const ticketDefinitionFilterOrMax = 50;

export type TicketDefinitionFilter = {
  id?: TicketDefinitionIdCondition;
  eventId?: TicketDefinitionIdCondition;
  revision?: DigitsCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  name?: TicketTextCondition;
  description?: TicketTextCondition;
  hidden?: BooleanCondition;
  initialLimit?: AmountCondition;
  'pricingMethod.fixedPrice.value'?: DigitsCondition;
  'pricingMethod.fixedPrice.currency'?: TicketTextCondition;
  'pricingMethod.pricingType'?: PricingTypeCondition;
  'pricingMethod.free'?: BooleanCondition;
  feeType?: TicketFeeTypeCondition;
  saleStatus?: SaleStatusCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: TicketDefinitionFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: TicketDefinitionFilter[];
  $not?: TicketDefinitionFilter;
};

export const TicketDefinitionFilter: zod.ZodMiniType<TicketDefinitionFilter> = /*#__PURE__*/ zod.strictObject(
  {
    id: /*#__PURE__*/ zod.optional(TicketDefinitionIdCondition),
    eventId: /*#__PURE__*/ zod.optional(TicketDefinitionIdCondition),
    revision: /*#__PURE__*/ zod.optional(DigitsCondition),
    createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
    updatedDate: /*#__PURE__*/ zod.optional(InstantCondition),
    name: /*#__PURE__*/ zod.optional(TicketTextCondition),
    description: /*#__PURE__*/ zod.optional(TicketTextCondition),
    hidden: /*#__PURE__*/ zod.optional(BooleanCondition),
    initialLimit: /*#__PURE__*/ zod.optional(AmountCondition),
    'pricingMethod.fixedPrice.value': /*#__PURE__*/ zod.optional(DigitsCondition),
    'pricingMethod.fixedPrice.currency': /*#__PURE__*/ zod.optional(TicketTextCondition),
    'pricingMethod.pricingType': /*#__PURE__*/ zod.optional(PricingTypeCondition),
    'pricingMethod.free': /*#__PURE__*/ zod.optional(BooleanCondition),
    feeType: /*#__PURE__*/ zod.optional(TicketFeeTypeCondition),
    saleStatus: /*#__PURE__*/ zod.optional(SaleStatusCondition),
    $and: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod
        .array(/*#__PURE__*/ zod.lazy(() => TicketDefinitionFilter))
        .check(/*#__PURE__*/ zod.maxLength(ticketDefinitionFilterAndMax)),
    ),
    $or: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod
        .array(/*#__PURE__*/ zod.lazy(() => TicketDefinitionFilter))
        .check(/*#__PURE__*/ zod.maxLength(ticketDefinitionFilterOrMax)),
    ),
    $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => TicketDefinitionFilter)),
  },
);

export type TicketDefinitionFilterOutput = zod.output<typeof TicketDefinitionFilter>;

export const TicketDefinitionSortField = /*#__PURE__*/ zod.enum([
  'sortIndex',
  'id',
  'eventId',
  'revision',
  'createdDate',
  'updatedDate',
  'name',
  'description',
  'hidden',
  'initialLimit',
  'pricingMethod.fixedPrice.value',
  'pricingMethod.fixedPrice.currency',
  'pricingMethod.pricingType',
  'pricingMethod.free',
  'feeType',
  'saleStatus',
]);

export type TicketDefinitionSortField = zod.input<typeof TicketDefinitionSortField>;
export type TicketDefinitionSortFieldOutput = zod.output<typeof TicketDefinitionSortField>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const TicketDefinitionSorting = /*#__PURE__*/ zod.object({
  fieldName: TicketDefinitionSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type TicketDefinitionSorting = zod.input<typeof TicketDefinitionSorting>;
export type TicketDefinitionSortingOutput = zod.output<typeof TicketDefinitionSorting>;

export const ticketDefinitionPagingLimitDefault = 100;
export const ticketDefinitionPagingLimitMin = 0;
export const ticketDefinitionPagingLimitMax = 100;

export const ticketDefinitionPagingOffsetDefault = 0;
export const ticketDefinitionPagingOffsetMin = 0;

export const TicketDefinitionPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(ticketDefinitionPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(ticketDefinitionPagingLimitMax)),
    ticketDefinitionPagingLimitDefault,
  ),
  offset: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDefinitionPagingOffsetMin)),
    ticketDefinitionPagingOffsetDefault,
  ),
});

export type TicketDefinitionPaging = zod.input<typeof TicketDefinitionPaging>;
export type TicketDefinitionPagingOutput = zod.output<typeof TicketDefinitionPaging>;

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

export const ticketDefinitionQuerySortMax = 10;

export const TicketDefinitionQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(TicketDefinitionFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(TicketDefinitionSorting)
      .check(/*#__PURE__*/ zod.maxLength(ticketDefinitionQuerySortMax)),
  ),
  paging: /*#__PURE__*/ zod.optional(TicketDefinitionPaging),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
});

export type TicketDefinitionQuery = zod.input<typeof TicketDefinitionQuery>;
export type TicketDefinitionQueryOutput = zod.output<typeof TicketDefinitionQuery>;

export const QueryTicketDefinitionsRequest = /*#__PURE__*/ zod.object({
  query: TicketDefinitionQuery,
  fields: /*#__PURE__*/ zod.optional(TicketDefinitionParts),
});

export type QueryTicketDefinitionsRequest = zod.input<typeof QueryTicketDefinitionsRequest>;
export type QueryTicketDefinitionsRequestOutput = zod.output<typeof QueryTicketDefinitionsRequest>;

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

export const QueryTicketDefinitionsResponse = /*#__PURE__*/ zod.looseObject({
  ticketDefinitions: /*#__PURE__*/ zod.array(TicketDefinitionV3),
  metadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type QueryTicketDefinitionsResponse = zod.input<typeof QueryTicketDefinitionsResponse>;
export type QueryTicketDefinitionsResponseOutput = zod.output<typeof QueryTicketDefinitionsResponse>;

export const QueryAvailableTicketDefinitionsRequest = /*#__PURE__*/ zod.object({
  query: TicketDefinitionQuery,
  fields: /*#__PURE__*/ zod.optional(TicketDefinitionParts),
});

export type QueryAvailableTicketDefinitionsRequest = zod.input<typeof QueryAvailableTicketDefinitionsRequest>;
export type QueryAvailableTicketDefinitionsRequestOutput = zod.output<
  typeof QueryAvailableTicketDefinitionsRequest
>;

export const QueryAvailableTicketDefinitionsResponse = /*#__PURE__*/ zod.looseObject({
  ticketDefinitions: /*#__PURE__*/ zod.array(TicketDefinitionV3),
  metadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type QueryAvailableTicketDefinitionsResponse = zod.input<
  typeof QueryAvailableTicketDefinitionsResponse
>;
export type QueryAvailableTicketDefinitionsResponseOutput = zod.output<
  typeof QueryAvailableTicketDefinitionsResponse
>;

export const CountAvailableTicketDefinitionsRequest = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(TicketDefinitionFilter),
});

export type CountAvailableTicketDefinitionsRequest = zod.input<typeof CountAvailableTicketDefinitionsRequest>;
export type CountAvailableTicketDefinitionsRequestOutput = zod.output<
  typeof CountAvailableTicketDefinitionsRequest
>;

export const CountAvailableTicketDefinitionsResponse = /*#__PURE__*/ zod.looseObject({
  metadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type CountAvailableTicketDefinitionsResponse = zod.input<
  typeof CountAvailableTicketDefinitionsResponse
>;
export type CountAvailableTicketDefinitionsResponseOutput = zod.output<
  typeof CountAvailableTicketDefinitionsResponse
>;

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
 * Adds one kind of ticket to an event that sells tickets, at most 100 an event. Required are the event, a name, the
 * payer of the platform's fee and one pricing method. Without `initialLimit` the number of tickets is unlimited;
 * without `salePeriod` they are on sale until the event starts. The sale period is rounded down to the minute.
 *
 * A second identical call adds another definition. After a lost response, query the definitions of the event.
 *
 * For the owner and apps; other callers need elevated rights. The number of tickets in one order, the tax and the
 * duration of a reservation belong to the event.
 * @summary Create a ticket definition
 */
export const CreateTicketDefinitionBody = CreateTicketDefinitionRequest;

export const CreateTicketDefinitionResponseSchema = CreateTicketDefinitionResponse;

/**
 * Returns a definition in every state, also a hidden one. For the owner and apps: a visitor or member is rejected with
 * 403, and uses `queryAvailableTicketDefinitions`.
 * @summary Get a ticket definition
 */
export const GetTicketDefinitionParams = /*#__PURE__*/ zod.object({
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
});

export const getTicketDefinitionQueryFieldsMax = 5;

export const GetTicketDefinitionQueryParams = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(TicketDefinitionPart)
      .check(/*#__PURE__*/ zod.maxLength(getTicketDefinitionQueryFieldsMax)),
  ),
});

export const GetTicketDefinitionResponseSchema = GetTicketDefinitionResponse;

/**
 * Changes only the given members. `revision` must be the current one; a stale one is rejected with 409, which is assumed
 * for this service. Read the definition again before the next attempt. The event cannot be changed.
 *
 * A pricing method replaces the previous one as a whole, and its options replace the list: keep `optionId` for the
 * options that stay. `null` clears a text, the limit or the sale period; that is assumed. What the platform answers for
 * another price after the first sale is not documented.
 * @summary Update a ticket definition
 */
export const UpdateTicketDefinitionParams = /*#__PURE__*/ zod.object({
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
});

export const UpdateTicketDefinitionBody = UpdateTicketDefinitionRequest;

export const UpdateTicketDefinitionResponseSchema = UpdateTicketDefinitionResponse;

/**
 * Removes one kind of ticket from the event. Issued tickets and orders stay, which is assumed: what the platform answers
 * for a definition with sold or reserved tickets is not documented. To end the sale only, set `hidden` or the end of the
 * sale period.
 * @summary Delete a ticket definition
 */
export const DeleteTicketDefinitionParams = /*#__PURE__*/ zod.object({
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
});

export const DeleteTicketDefinitionResponseSchema = DeleteTicketDefinitionResponse;

/**
 * Returns one page of the site's definitions, hidden ones included; the oldest first unless `sort` says otherwise. For the
 * owner and apps: a visitor or member is rejected with 403, and uses `queryAvailableTicketDefinitions`.
 * @summary Query ticket definitions
 */
export const QueryTicketDefinitionsBody = QueryTicketDefinitionsRequest;

export const QueryTicketDefinitionsResponseSchema = QueryTicketDefinitionsResponse;

/**
 * Returns one page of the definitions that visitors see: those of published events with open registration, without
 * hidden ones. Sold-out tickets are included, with `limitPerCheckout` 0. Tickets outside their sale period are included if
 * `displayNotOnSale` is true. The oldest come first unless `sort` says otherwise; the owner's order is `sortIndex`.
 *
 * Sales figures are for those who manage the tickets: for a visitor or member `salesDetails` is absent even if it is
 * requested.
 * @summary Query available ticket definitions
 */
export const QueryAvailableTicketDefinitionsBody = QueryAvailableTicketDefinitionsRequest;

export const QueryAvailableTicketDefinitionsResponseSchema = QueryAvailableTicketDefinitionsResponse;

/**
 * Returns the number of definitions that `queryAvailableTicketDefinitions` would return, as `metadata.total`. Without a
 * filter, those of all events of the site.
 * @summary Count available ticket definitions
 */
export const CountAvailableTicketDefinitionsBody = CountAvailableTicketDefinitionsRequest;

export const CountAvailableTicketDefinitionsResponseSchema = CountAvailableTicketDefinitionsResponse;
