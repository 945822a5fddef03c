// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

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

export const TicketPricingPlan = /*#__PURE__*/ zod.object({
  orderId: /*#__PURE__*/ zod.guid(),
  planId: /*#__PURE__*/ zod.guid(),
});

export type TicketPricingPlan = zod.input<typeof TicketPricingPlan>;
export type TicketPricingPlanOutput = zod.output<typeof TicketPricingPlan>;

export const OverridingPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,4})?$');

export const OverridingPrice = /*#__PURE__*/ zod.stringFormat('decimal', OverridingPriceRegExp);

export type OverridingPrice = zod.input<typeof OverridingPrice>;
export type OverridingPriceOutput = zod.output<typeof OverridingPrice>;

export const NewTicketInfo = /*#__PURE__*/ zod.object({
  seatId: /*#__PURE__*/ zod.optional(SeatId),
  guestPrice: /*#__PURE__*/ zod.optional(GuestPrice),
  pricingOptionId: /*#__PURE__*/ zod.optional(ChosenPricingOption),
  pricingPlan: /*#__PURE__*/ zod.optional(TicketPricingPlan),
  priceOverride: /*#__PURE__*/ zod.optional(OverridingPrice),
});

export type NewTicketInfo = zod.input<typeof NewTicketInfo>;
export type NewTicketInfoOutput = zod.output<typeof NewTicketInfo>;

export const NewTicketLine = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
  quantity: TicketQuantity,
  ticketInfo: /*#__PURE__*/ zod.optional(NewTicketInfo),
});

export type NewTicketLine = zod.input<typeof NewTicketLine>;
export type NewTicketLineOutput = zod.output<typeof NewTicketLine>;

export const AdditionalReservationSettings = /*#__PURE__*/ zod.object({
  disableTicketLimitValidation: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  enableHiddenTicketReservation: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type AdditionalReservationSettings = zod.input<typeof AdditionalReservationSettings>;
export type AdditionalReservationSettingsOutput = zod.output<typeof AdditionalReservationSettings>;

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

export const tagListTagIdsItemMax = 5;

export const tagListTagIdsMax = 100;

export const TagList = /*#__PURE__*/ zod.object({
  tagIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tagListTagIdsItemMax)))
    .check(/*#__PURE__*/ zod.maxLength(tagListTagIdsMax)),
});

export type TagList = zod.input<typeof TagList>;
export type TagListOutput = zod.output<typeof TagList>;

export const Tags = /*#__PURE__*/ zod.object({
  privateTags: /*#__PURE__*/ zod.optional(TagList),
  tags: /*#__PURE__*/ zod.optional(TagList),
});

export type Tags = zod.input<typeof Tags>;
export type TagsOutput = zod.output<typeof Tags>;

export const newTicketReservationTicketsMax = 50;

export const NewTicketReservation = /*#__PURE__*/ zod.object({
  tickets: /*#__PURE__*/ zod
    .array(NewTicketLine)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newTicketReservationTicketsMax)),
  additionalReservationSettings: /*#__PURE__*/ zod.optional(AdditionalReservationSettings),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  tags: /*#__PURE__*/ zod.optional(Tags),
});

export type NewTicketReservation = zod.input<typeof NewTicketReservation>;
export type NewTicketReservationOutput = zod.output<typeof NewTicketReservation>;

export const CreateTicketReservationRequest = /*#__PURE__*/ zod.object({
  ticketReservation: NewTicketReservation,
});

export type CreateTicketReservationRequest = zod.input<typeof CreateTicketReservationRequest>;
export type CreateTicketReservationRequestOutput = zod.output<typeof CreateTicketReservationRequest>;

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

export const TicketPricingPlanReceived = /*#__PURE__*/ zod.looseObject({
  orderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  planId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketPricingPlanReceived = zod.input<typeof TicketPricingPlanReceived>;
export type TicketPricingPlanReceivedOutput = zod.output<typeof TicketPricingPlanReceived>;

export const TicketInfo = /*#__PURE__*/ zod.looseObject({
  seatId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  seatInfo: /*#__PURE__*/ zod.nullish(SeatInfo),
  guestPrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  pricingOptionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  pricingOptionName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  pricingPlan: /*#__PURE__*/ zod.nullish(TicketPricingPlanReceived),
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

export const AdditionalReservationSettingsReceived = /*#__PURE__*/ zod.looseObject({
  disableTicketLimitValidation: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  enableHiddenTicketReservation: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type AdditionalReservationSettingsReceived = zod.input<typeof AdditionalReservationSettingsReceived>;
export type AdditionalReservationSettingsReceivedOutput = zod.output<
  typeof AdditionalReservationSettingsReceived
>;

export const ExtendedFieldsReceived = /*#__PURE__*/ zod.looseObject({
  namespaces: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.looseObject({})),
  ),
});

export type ExtendedFieldsReceived = zod.input<typeof ExtendedFieldsReceived>;
export type ExtendedFieldsReceivedOutput = zod.output<typeof ExtendedFieldsReceived>;

export const TagListReceived = /*#__PURE__*/ zod.looseObject({
  tagIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type TagListReceived = zod.input<typeof TagListReceived>;
export type TagListReceivedOutput = zod.output<typeof TagListReceived>;

export const TagsReceived = /*#__PURE__*/ zod.looseObject({
  privateTags: /*#__PURE__*/ zod.nullish(TagListReceived),
  tags: /*#__PURE__*/ zod.nullish(TagListReceived),
});

export type TagsReceived = zod.input<typeof TagsReceived>;
export type TagsReceivedOutput = zod.output<typeof TagsReceived>;

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
  additionalReservationSettings: /*#__PURE__*/ zod.nullish(AdditionalReservationSettingsReceived),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFieldsReceived),
  tags: /*#__PURE__*/ zod.nullish(TagsReceived),
});

export type TicketReservation = zod.input<typeof TicketReservation>;
export type TicketReservationOutput = zod.output<typeof TicketReservation>;

export const PromotionError = /*#__PURE__*/ zod.looseObject({
  promotionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PromotionError = zod.input<typeof PromotionError>;
export type PromotionErrorOutput = zod.output<typeof PromotionError>;

export const PromotionErrors = /*#__PURE__*/ zod.looseObject({
  error: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(PromotionError)),
});

export type PromotionErrors = zod.input<typeof PromotionErrors>;
export type PromotionErrorsOutput = zod.output<typeof PromotionErrors>;

export const CreateTicketReservationResponse = /*#__PURE__*/ zod.looseObject({
  ticketReservation: /*#__PURE__*/ zod.nullish(TicketReservation),
  promotionErrors: /*#__PURE__*/ zod.nullish(PromotionErrors),
});

export type CreateTicketReservationResponse = zod.input<typeof CreateTicketReservationResponse>;
export type CreateTicketReservationResponseOutput = zod.output<typeof CreateTicketReservationResponse>;

export const GetTicketReservationResponse = /*#__PURE__*/ zod.looseObject({
  ticketReservation: /*#__PURE__*/ zod.nullish(TicketReservation),
  promotionErrors: /*#__PURE__*/ zod.nullish(PromotionErrors),
});

export type GetTicketReservationResponse = zod.input<typeof GetTicketReservationResponse>;
export type GetTicketReservationResponseOutput = zod.output<typeof GetTicketReservationResponse>;

export const CancelTicketReservationResponse = /*#__PURE__*/ zod.looseObject({
  ticketReservation: /*#__PURE__*/ zod.nullish(TicketReservation),
});

export type CancelTicketReservationResponse = zod.input<typeof CancelTicketReservationResponse>;
export type CancelTicketReservationResponseOutput = zod.output<typeof CancelTicketReservationResponse>;

export const DeleteTicketReservationResponse = /*#__PURE__*/ zod.looseObject({
  ticketReservation: /*#__PURE__*/ zod.nullish(TicketReservation),
});

export type DeleteTicketReservationResponse = zod.input<typeof DeleteTicketReservationResponse>;
export type DeleteTicketReservationResponseOutput = zod.output<typeof DeleteTicketReservationResponse>;

export const TicketReservationStatus = /*#__PURE__*/ zod.enum([
  'PENDING',
  'CONFIRMED',
  'CANCELED',
  'CANCELED_MANUALLY',
  'EXPIRED',
]);

export type TicketReservationStatus = zod.input<typeof TicketReservationStatus>;
export type TicketReservationStatusOutput = zod.output<typeof TicketReservationStatus>;

export const PromotionType = /*#__PURE__*/ zod.enum([
  'UNKNOWN_PROMOTION_TYPE',
  'OTHER',
  'COUPON_CODE',
  'PAID_PLAN_BENEFIT',
  'GIFT_CARD',
]);

export type PromotionType = zod.input<typeof PromotionType>;
export type PromotionTypeOutput = zod.output<typeof PromotionType>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

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
 * Holds all given tickets, or none, until `expirationDate`. No event is given: it follows from the ticket
 * definitions. A line whose `eventId` differs from its definition's is rejected with 400, and so are lines of
 * several events; both are assumed.
 *
 * A donation requires `ticketInfo.guestPrice`, not below the definition's least price; a ticket with several prices
 * requires `ticketInfo.pricingOptionId`; a ticket with a seating plan requires `ticketInfo.seatId`. Paid tickets are
 * rejected with `NO_PAYMENT_METHOD_CONFIGURED` if the site cannot accept payments.
 *
 * `priceOverride` and `additionalReservationSettings` are for the owner and apps; a visitor or member who gives
 * them is rejected with 403. That, and the statuses of the codes except 403, are assumed.
 * @summary Reserve tickets
 */
export const CreateTicketReservationBody = CreateTicketReservationRequest;

export const CreateTicketReservationResponseSchema = CreateTicketReservationResponse;

/**
 * Returns a reservation in any status, so that a page finds its tickets again after a reload, or learns whether they
 * were paid when the buyer does not return from the hosted page.
 *
 * Visitors and members read their own reservations; another person's reservation is answered with 404, which is
 * assumed. After `deleteTicketReservation` the reservation no longer exists.
 * @summary Get a reservation
 */
export const GetTicketReservationParams = /*#__PURE__*/ zod.object({
  ticketReservationId: /*#__PURE__*/ zod.guid(),
});

export const GetTicketReservationResponseSchema = GetTicketReservationResponse;

/**
 * Removes the reservation and puts its tickets back on sale; reading it then fails with 404. For the owner and apps: a
 * buyer cancels instead, which keeps the reservation readable. What becomes of the order of a confirmed reservation
 * is not documented; assume that it stays.
 * @summary Delete a reservation
 */
export const DeleteTicketReservationParams = /*#__PURE__*/ zod.object({
  ticketReservationId: /*#__PURE__*/ zod.guid(),
});

export const DeleteTicketReservationResponseSchema = DeleteTicketReservationResponse;

/**
 * Puts the tickets of a PENDING or CONFIRMED reservation back on sale and sets its status to CANCELED_MANUALLY. The
 * reservation stays readable. A reservation in another status is rejected with 428, so a second call fails although
 * the state is the same; status and code of that refusal are assumed.
 *
 * Visitors and members cancel their own reservations. Canceling a CONFIRMED reservation does not refund its order.
 * @summary Cancel a reservation
 */
export const CancelTicketReservationParams = /*#__PURE__*/ zod.object({
  ticketReservationId: /*#__PURE__*/ zod.guid(),
});

export const CancelTicketReservationResponseSchema = CancelTicketReservationResponse;
