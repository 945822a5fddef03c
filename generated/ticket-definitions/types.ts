// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressLocation,
  AddressSubdivision,
  AmountCondition,
  BooleanCondition,
  CountryCode,
  CursorPaging,
  DecimalMoney,
  DigitsCondition,
  ErrorBody,
  EventStatus,
  ExtendedFields,
  InstantCondition,
  LocationType,
  Occurrence,
  PlatformPagingMetadata,
  RecurrenceStatus,
  SalePeriod,
  SortOrder,
  StreetAddress,
  TicketFeeType,
  TicketName,
  TicketPricingKind,
  TicketPricingOptions,
  TicketSaleStatus,
} from '../shared/types.ts';

export type {
  AddressLocation,
  AddressSubdivision,
  AmountCondition,
  AmountOperators,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  BooleanCondition,
  BooleanOperators,
  CountryCode,
  CurrencyCode,
  CursorPaging,
  Cursors,
  DecimalMoney,
  DigitsCondition,
  DigitsOperators,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  EventStatus,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  InstantCondition,
  InstantOperators,
  LocationType,
  Occurrence,
  PlatformPagingMetadata,
  RecurrenceStatus,
  SalePeriod,
  SortOrder,
  StreetAddress,
  SubdivisionLevel,
  SystemError,
  TicketFeeType,
  TicketName,
  TicketPricingKind,
  TicketPricingOption,
  TicketPricingOptions,
  TicketSaleStatus,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * A seat, table or area that is left.
 */
export interface AvailablePlace {
  /**
   * Use it as `seatId` in a reservation.
   * @minLength 1
   * @maxLength 20
   */
  readonly placeId: string;
  /**
   * @minLength 1
   * @maxLength 4
   */
  readonly label: string;
  /**
   * @minLength 1
   * @maxLength 20
   */
  readonly sectionLabel?: string;
  /**
   * Row or table of the place.
   * @minLength 1
   * @maxLength 50
   */
  readonly elementLabel?: string;
  /**
   * Number of people for whom the place is free.
   * @minimum 0
   * @maximum 50000
   */
  readonly availableCapacity: number;
}

export interface CountAvailableTicketDefinitionsRequest {
  filter?: TicketDefinitionFilter;
}

export interface CountAvailableTicketDefinitionsResponse {
  metadata?: PlatformPagingMetadata;
}

export interface CreateTicketDefinitionRequest {
  ticketDefinition: NewTicketDefinition;
  fields?: TicketDefinitionParts;
}

export interface CreateTicketDefinitionResponse {
  ticketDefinition?: TicketDefinitionV3;
}

/**
 * Dates of the event. Start and end are absent while they are to be decided.
 */
export interface DateAndTimeSettings {
  /** True if the dates are to be decided. */
  dateAndTimeTbd?: boolean;
  /**
   * Text shown to guests in place of the dates.
   * @maxLength 100
   */
  dateAndTimeTbdMessage?: string;
  /** Start of the event, inclusive. */
  startDate?: string;
  /** End of the event, exclusive; after the start. */
  endDate?: string;
  /**
   * Time zone in which guests see the dates, by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Whether guests see only the start. */
  hideEndDate?: boolean;
  /** Whether guests see the time zone beside the time. */
  showTimeZone?: boolean;
  recurrenceStatus: RecurrenceStatus | Undeclared;
  recurringEvents?: Recurrences;
  formatted?: FormattedDates;
}

/**
 * An empty object.
 */
export interface DeleteTicketDefinitionResponse {
  [key: string]: unknown;
}

/**
 * Address of the location. The street is given either in parts (`streetAddress`) or as one line (`addressLine`).
 */
export interface EventAddress {
  country?: CountryCode;
  /**
   * State, region or province as a code with the country before it (ISO 3166-2).
   * @maxLength 20
   */
  subdivision?: string;
  /** @maxLength 100 */
  city?: string;
  /** @maxLength 100 */
  postalCode?: string;
  streetAddress?: StreetAddress;
  /**
   * Street and number in one line.
   * @maxLength 250
   */
  addressLine?: string;
  /**
   * Apartment, suite, floor.
   * @maxLength 250
   */
  addressLine2?: string;
  /**
   * The whole address in one line.
   * @maxLength 1000
   */
  formattedAddress?: string;
  /**
   * Directions for finding the place.
   * @maxLength 1000
   */
  hint?: string;
  geocode?: AddressLocation;
  /**
   * Name of the country, filled in by the platform.
   * @maxLength 100
   */
  readonly countryFullname?: string;
  /**
   * Name of the state, region or province, filled in by the platform.
   * @maxLength 250
   */
  readonly subdivisionFullname?: string;
  /**
   * All levels between country and city. Known only from the platform's own packages.
   * @maxItems 6
   */
  readonly subdivisions?: readonly AddressSubdivision[];
}

/**
 * The event of a ticket.
 */
export interface EventDetails {
  /**
   * @minLength 1
   * @maxLength 120
   */
  readonly title?: string;
  /**
   * Teaser of the event.
   * @maxLength 500
   */
  readonly shortDescription?: string;
  readonly location?: EventLocation;
  readonly dateAndTimeSettings?: DateAndTimeSettings;
  readonly eventPageUrl?: PageUrl;
  readonly status: EventStatus | Undeclared;
}

/**
 * Venue or online location of the event.
 */
export interface EventLocation {
  type: LocationType | Undeclared;
  /**
   * Name of the location, as shown to guests.
   * @maxLength 50
   */
  name?: string;
  address?: EventAddress;
  /** True if the location is to be decided; then `name` says so. */
  locationTbd?: boolean;
}

/**
 * There is no such event. The code is assumed, because the platform's package declares none here.
 */
export type EventOfTicketsNotFoundResponse = ErrorBody;

/**
 * The dates as texts in the language of the site and the time zone of the event, for display only.
 */
export interface FormattedDates {
  /**
   * Start and end in one line.
   * @maxLength 500
   */
  readonly dateAndTime?: string;
  /**
   * Day of the start.
   * @maxLength 500
   */
  readonly startDate?: string;
  /**
   * Local time of the start, in the event's time zone.
   * @maxLength 500
   */
  readonly startTime?: string;
  /**
   * Day of the end.
   * @maxLength 500
   */
  readonly endDate?: string;
  /**
   * Local time of the end.
   * @maxLength 500
   */
  readonly endTime?: string;
}

export type GetTicketDefinitionParams = {
  /**
   * Parts to add to a definition.
   * @maxItems 5
   */
  fields?: TicketDefinitionPartsParameter;
};

export interface GetTicketDefinitionResponse {
  ticketDefinition?: TicketDefinitionV3;
}

/**
 * One kind of ticket to add to an event.
 */
export interface NewTicketDefinition {
  /** Event of the tickets. It cannot be changed later. */
  eventId: string;
  name: TicketName;
  /**
   * Text that buyers see under the name.
   * @maxLength 500
   */
  description?: string;
  /**
   * Terms of the ticket.
   * @maxLength 1000
   */
  policyText?: string;
  /** Whether buyers cannot see the ticket. */
  hidden?: boolean;
  /**
   * Total number of tickets. Unlimited if it is absent.
   * @minimum 0
   */
  initialLimit?: number;
  pricingMethod: PricingMethodInput;
  feeType: TicketFeeType;
  salePeriod?: SalePeriodInput;
  extendedFields?: ExtendedFields;
}

/**
 * URL of a page of the site, in two parts that are to be joined. Generated by the platform.
 */
export interface PageUrl {
  /** @maxLength 500 */
  readonly base: string;
  /** @maxLength 500 */
  readonly path: string;
}

/**
 * Price of the ticket. Exactly one of `fixedPrice`, `guestPrice` and `pricingOptions` is present.
 */
export interface PricingMethod {
  /** One price for all buyers. */
  fixedPrice?: DecimalMoney;
  /** Least price that the buyer may set (`pricingType` DONATION). */
  guestPrice?: DecimalMoney;
  pricingOptions?: TicketPricingOptions;
  pricingType: TicketPricingKind | Undeclared;
  /** Whether the ticket is free of charge. */
  readonly free: boolean;
}

/**
 * Exactly one of these members. With two of them the call is rejected.
 */
export interface PricingMethodInput {
  /** One price for all buyers. With the value `0` the ticket is free. */
  fixedPrice?: DecimalMoney;
  /** Least price that the buyer may set. The value may be `0`. */
  guestPrice?: DecimalMoney;
  pricingOptions?: TicketPricingOptions;
}

/**
 * Kind of pricing that the field must equal, or an object of operators.
 */
export type PricingTypeCondition = TicketPricingKind | PricingTypeOperators;

/**
 * Operators on the kind of pricing. If there are several, all must match.
 */
export interface PricingTypeOperators {
  $eq?: TicketPricingKind;
  $ne?: TicketPricingKind;
  /**
   * Equal to one of these values.
   * @maxItems 2
   */
  $in?: readonly TicketPricingKind[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

export interface QueryAvailableTicketDefinitionsRequest {
  query: TicketDefinitionQuery;
  fields?: TicketDefinitionParts;
}

export interface QueryAvailableTicketDefinitionsResponse {
  /** @maxItems 100 */
  ticketDefinitions: TicketDefinitionV3[];
  metadata?: PlatformPagingMetadata;
}

export interface QueryTicketDefinitionsRequest {
  query: TicketDefinitionQuery;
  fields?: TicketDefinitionParts;
}

export interface QueryTicketDefinitionsResponse {
  /** @maxItems 100 */
  ticketDefinitions: TicketDefinitionV3[];
  metadata?: PlatformPagingMetadata;
}

/**
 * The series that the event belongs to.
 */
export interface Recurrences {
  /**
   * The dates of the series, one per event.
   * @maxItems 1000
   */
  individualEventDates: Occurrence[];
  /**
   * Id of the category that all events of the series share.
   * @maxLength 100
   */
  readonly categoryId?: string;
}

/**
 * Period in which the ticket is on sale, rounded down to the minute.
 */
export interface SalePeriodInput {
  /** Start of the sale. */
  startDate?: string;
  /** End of the sale; after the start. */
  endDate?: string;
  /** Whether buyers see the ticket outside this period. */
  displayNotOnSale?: boolean;
}

/**
 * The sale period is not possible. Nothing was changed.
 */
export type SalePeriodRefusedResponse = ErrorBody;

/**
 * Sale status that the field must equal, or an object of operators.
 */
export type SaleStatusCondition = TicketSaleStatus | SaleStatusOperators;

/**
 * Operators on the sale status. If there are several, all must match.
 */
export interface SaleStatusOperators {
  $eq?: TicketSaleStatus;
  $ne?: TicketSaleStatus;
  /**
   * Equal to one of these values.
   * @maxItems 3
   */
  $in?: readonly TicketSaleStatus[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * Numbers of tickets.
 */
export interface SalesDetails {
  /**
   * Tickets that are left. Absent if the number is not limited.
   * @minimum 0
   */
  readonly unsoldCount?: number;
  /**
   * Tickets in orders.
   * @minimum 0
   */
  readonly soldCount?: number;
  /**
   * Tickets in pending reservations.
   * @minimum 0
   */
  readonly reservedCount?: number;
  /** Whether no ticket is left. */
  readonly soldOut?: boolean;
}

/**
 * Seating plan of the ticket.
 */
export interface SeatingDetails {
  /** @maxItems 50000 */
  readonly places: AvailablePlace[];
}

/**
 * The entity was changed since this revision. Nothing was changed.
 */
export type StaleRevisionResponse = ErrorBody;

/**
 * Members of a definition to change. Absent members keep their value.
 */
export interface TicketDefinitionChanges {
  /** The id of the path once more. */
  id?: string;
  /** Current revision of the definition. */
  revision: string;
  name?: TicketName;
  /**
   * Text that buyers see under the name.
   * @maxLength 500
   * @nullable
   */
  description?: string | null;
  /**
   * Terms of the ticket.
   * @maxLength 1000
   * @nullable
   */
  policyText?: string | null;
  /** Whether buyers cannot see the ticket. */
  hidden?: boolean;
  /**
   * Total number of tickets. `null` removes the limit.
   * @minimum 0
   * @nullable
   */
  initialLimit?: number | null;
  pricingMethod?: PricingMethodInput;
  feeType?: TicketFeeType;
  /** `null` puts the tickets on sale until the event starts. */
  salePeriod?: SalePeriodInput | null;
  extendedFields?: ExtendedFields;
}

/**
 * Conditions on a definition, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface TicketDefinitionFilter {
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
  $and?: readonly TicketDefinitionFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly TicketDefinitionFilter[];
  $not?: TicketDefinitionFilter;
}

/**
 * Id that the field must equal, or an object of operators.
 */
export type TicketDefinitionIdCondition = string | TicketDefinitionIdOperators;

/**
 * Operators on an id. If there are several, all must match.
 */
export interface TicketDefinitionIdOperators {
  /** Equal to this value. */
  $eq?: string;
  /** Not equal to this value. */
  $ne?: string;
  /** Less than this value, in character order. */
  $lt?: string;
  /** Less than or equal to this value, in character order. */
  $lte?: string;
  /** Greater than this value, in character order. */
  $gt?: string;
  /** Greater than or equal to this value, in character order. */
  $gte?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * There is no such definition. The code is assumed, because the platform's package declares none here.
 */
export type TicketDefinitionNotFoundResponse = ErrorBody;

/**
 * Page to return, by offset.
 */
export interface TicketDefinitionPaging {
  /**
   * Maximum number of definitions per page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * Number of definitions to skip.
   * @minimum 0
   */
  offset?: number;
}

/**
 * A part of a definition. SALES_DETAILS: numbers of sold, reserved and unsold tickets, for the owner and apps. EVENT_DETAILS: title, place, dates and page of the event. SEATING_DETAILS: places of the seating plan.
 */
export type TicketDefinitionPart = 'SALES_DETAILS' | 'EVENT_DETAILS' | 'SEATING_DETAILS';

/**
 * Parts to add to a definition.
 * @maxItems 5
 */
export type TicketDefinitionParts = readonly TicketDefinitionPart[];

export type TicketDefinitionPartsParameter = TicketDefinitionParts;

/**
 * Filter, sort order and page. Give `paging` or `cursorPaging`, not both. With a cursor from an earlier response, omit `filter` and `sort`.
 */
export interface TicketDefinitionQuery {
  filter?: TicketDefinitionFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 10
   */
  sort?: readonly TicketDefinitionSorting[];
  paging?: TicketDefinitionPaging;
  cursorPaging?: CursorPaging;
}

/**
 * The event does not sell tickets, has 100 definitions already, or the sale period is not possible.
 */
export type TicketDefinitionRefusedResponse = ErrorBody;

/**
 * A field by which definitions can be sorted. `sortIndex` is the owner's order; the platform's guides sort by it, but its package does not list it, and no response contains it.
 */
export type TicketDefinitionSortField =
  | 'sortIndex'
  | 'id'
  | 'eventId'
  | 'revision'
  | 'createdDate'
  | 'updatedDate'
  | 'name'
  | 'description'
  | 'hidden'
  | 'initialLimit'
  | 'pricingMethod.fixedPrice.value'
  | 'pricingMethod.fixedPrice.currency'
  | 'pricingMethod.pricingType'
  | 'pricingMethod.free'
  | 'feeType'
  | 'saleStatus';

/**
 * One sort key; earlier keys have precedence.
 */
export interface TicketDefinitionSorting {
  fieldName: TicketDefinitionSortField;
  order?: SortOrder;
}

/**
 * One kind of ticket of an event. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them.
 */
export interface TicketDefinitionV3 {
  /** Use it as `ticketDefinitionId` in a reservation. */
  readonly id: string;
  /** Event of the tickets. */
  eventId?: string;
  /** Number that grows by 1 with each change. An update must carry the current one. */
  readonly revision?: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  name?: TicketName;
  /**
   * Text that buyers see under the name. Absent if empty.
   * @maxLength 500
   */
  description?: string;
  /**
   * Terms of the ticket. Absent if empty.
   * @maxLength 1000
   */
  policyText?: string;
  /** Whether buyers cannot see the ticket. */
  hidden: boolean;
  /** Whether the number of tickets is limited. */
  readonly limited: boolean;
  /**
   * Total number of tickets as the owner set it. Absent if it is not limited.
   * @minimum 0
   */
  initialLimit?: number;
  /**
   * Total number of tickets at present. With a seating plan it follows from the plan.
   * @minimum 0
   */
  readonly actualLimit?: number;
  pricingMethod?: PricingMethod;
  feeType: TicketFeeType | Undeclared;
  salePeriod?: SalePeriod;
  saleStatus: TicketSaleStatus | Undeclared;
  /** Sales figures, for callers who manage the tickets. */
  salesDetails?: SalesDetails;
  /**
   * Number of these tickets that a checkout may have now. 0 if they are sold out.
   * @minimum 0
   * @maximum 50
   */
  readonly limitPerCheckout?: number;
  extendedFields?: ExtendedFields;
  /** The event, for a page that lists tickets of several events. */
  eventDetails?: EventDetails;
  /** Places of the seating plan that the ticket is for. */
  seatingDetails?: SeatingDetails;
}

/**
 * Payer of the fee that the field must equal, or an object of operators.
 */
export type TicketFeeTypeCondition = TicketFeeType | TicketFeeTypeOperators;

/**
 * Operators on the payer of the fee. If there are several, all must match.
 */
export interface TicketFeeTypeOperators {
  $eq?: TicketFeeType;
  $ne?: TicketFeeType;
  /**
   * Equal to one of these values.
   * @maxItems 3
   */
  $in?: readonly TicketFeeType[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * The filter is malformed, or a field is not valid.
 */
export type TicketFilterRefusedResponse = ErrorBody;

/**
 * Text that the field must equal, or an object of operators.
 */
export type TicketTextCondition = string | TicketTextOperators;

/**
 * Operators on a text of a definition. If there are several, all must match.
 */
export interface TicketTextOperators {
  /**
   * Equal to this value.
   * @maxLength 500
   */
  $eq?: string;
  /**
   * Not equal to this value.
   * @maxLength 500
   */
  $ne?: string;
  /**
   * Less than this value, in character order.
   * @maxLength 500
   */
  $lt?: string;
  /**
   * Less than or equal to this value, in character order.
   * @maxLength 500
   */
  $lte?: string;
  /**
   * Greater than this value, in character order.
   * @maxLength 500
   */
  $gt?: string;
  /**
   * Greater than or equal to this value, in character order.
   * @maxLength 500
   */
  $gte?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   * @items.maxLength 500
   */
  $in?: readonly string[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

export interface UpdateTicketDefinitionRequest {
  ticketDefinition: TicketDefinitionChanges;
  fields?: TicketDefinitionParts;
}

export interface UpdateTicketDefinitionResponse {
  ticketDefinition?: TicketDefinitionV3;
}
