// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AdditionalReservationSettings,
  ChosenPricingOption,
  DecimalMoney,
  ErrorBody,
  ExtendedFields,
  GuestPrice,
  OverridingPrice,
  SeatId,
  Tags,
  TicketLineEventSettingsSnapshot,
  TicketPricingPlan,
  TicketQuantity,
  TicketReservationStatus,
} from '../shared/types.ts';

export type {
  AdditionalReservationSettings,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  ChosenPricingOption,
  CurrencyCode,
  DecimalMoney,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  GuestPrice,
  OverridingPrice,
  SeatId,
  SystemError,
  TagList,
  Tags,
  TicketLineEventSettingsSnapshot,
  TicketPricingPlan,
  TicketQuantity,
  TicketReservationStatus,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

export interface CancelTicketReservationResponse {
  ticketReservation?: TicketReservation;
}

export interface CreateTicketReservationRequest {
  ticketReservation: NewTicketReservation;
}

export interface CreateTicketReservationResponse {
  ticketReservation?: TicketReservation;
  promotionErrors?: PromotionErrors;
}

export interface DeleteTicketReservationResponse {
  ticketReservation?: TicketReservation;
}

export interface GetTicketReservationResponse {
  ticketReservation?: TicketReservation;
  promotionErrors?: PromotionErrors;
}

/**
 * Seat and price of the tickets, as sent in a request.
 */
export interface NewTicketInfo {
  seatId?: SeatId;
  guestPrice?: GuestPrice;
  pricingOptionId?: ChosenPricingOption;
  pricingPlan?: TicketPricingPlan;
  priceOverride?: OverridingPrice;
}

/**
 * Tickets of one kind to reserve.
 */
export interface NewTicketLine {
  /** Not needed, because it follows from the definition. Another event than that is rejected with 400. */
  eventId?: string;
  /** Kind of ticket. */
  ticketDefinitionId: string;
  quantity: TicketQuantity;
  ticketInfo?: NewTicketInfo;
}

/**
 * Tickets to reserve.
 */
export interface NewTicketReservation {
  /**
   * One entry for tickets of the same kind, price and seat.
   * @minItems 1
   * @maxItems 50
   */
  tickets: readonly NewTicketLine[];
  additionalReservationSettings?: AdditionalReservationSettings;
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

/**
 * Promotion that does not apply, and the reason.
 */
export interface PromotionError {
  promotionType?: PromotionType | Undeclared;
  /** @maxLength 50 */
  readonly code?: string;
  /**
   * Reason in English, for developers.
   * @maxLength 200
   */
  readonly message?: string;
}

/**
 * Promotions that do not apply to the reservation. They are data, not a refusal.
 */
export interface PromotionErrors {
  /** @maxItems 10 */
  readonly error?: readonly PromotionError[];
}

/**
 * Kind of promotion: coupon, benefit of a pricing plan, gift card, or another kind.
 */
export type PromotionType =
  | 'UNKNOWN_PROMOTION_TYPE'
  | 'OTHER'
  | 'COUPON_CODE'
  | 'PAID_PLAN_BENEFIT'
  | 'GIFT_CARD';

/**
 * The caller may not give a member of the request, or paid tickets cannot be paid on this site.
 */
export type ReservationNotAllowedResponse = ErrorBody;

/**
 * A field is not valid, or the price of a ticket was not chosen as its definition requires.
 */
export type ReservationNotValidResponse = ErrorBody;

/**
 * Labels of the seat.
 */
export interface SeatInfo {
  /** @maxLength 20 */
  readonly sectionLabel?: string;
  /**
   * Area without numbered seats.
   * @maxLength 50
   */
  readonly areaLabel?: string;
  /** @maxLength 50 */
  readonly tableLabel?: string;
  /** @maxLength 50 */
  readonly rowLabel?: string;
  /**
   * Number of the seat in its row.
   * @maxLength 4
   */
  readonly seatLabel?: string;
  /** Seating plan. */
  readonly configurationId?: string;
}

/**
 * Seat and price of reserved tickets. The labels come from the seating plan and are absent without one.
 */
export interface TicketInfo {
  seatId?: SeatId;
  seatInfo?: SeatInfo;
  guestPrice?: GuestPrice;
  pricingOptionId?: ChosenPricingOption;
  /** @maxLength 200 */
  readonly pricingOptionName?: string;
  pricingPlan?: TicketPricingPlan;
  priceOverride?: OverridingPrice;
}

/**
 * Reserved tickets of one kind, with their price at the time of the reservation.
 */
export interface TicketLine {
  readonly ticketLineItemId?: string;
  /** Event of the tickets, as the checkout needs it. */
  readonly eventId?: string;
  /** Kind of ticket. */
  ticketDefinitionId?: string;
  quantity?: TicketQuantity;
  ticketInfo?: TicketInfo;
  /** Settings of the event at the time of the reservation. The platform documents none of its members. */
  readonly eventSettingsSnapshot?: TicketLineEventSettingsSnapshot;
  /**
   * Number of tickets that were taken out of the line since.
   * @minimum 0
   * @maximum 50
   */
  readonly removedQuantity?: number;
  /**
   * Terms of the ticket. Absent without terms.
   * @minLength 1
   * @maxLength 50000
   */
  readonly policy?: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  readonly ticketName?: string;
  /** Price of one ticket. */
  price?: DecimalMoney;
  /** Price of all tickets of the line, without fees and tax. */
  subTotal?: DecimalMoney;
}

/**
 * There is no such ticket definition, or its event is not published. Nothing is reserved.
 */
export type TicketOrEventNotFoundResponse = ErrorBody;

/**
 * Tickets that are held for one buyer, or were.
 */
export interface TicketReservation {
  /** Also the id for invoice, checkout and redirect session. */
  readonly id: string;
  /** Number that grows by 1 with each change. No call takes it. */
  readonly revision?: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  /** Time until which the tickets are held. It has a meaning only while the status is PENDING. */
  readonly expirationDate?: string;
  status: TicketReservationStatus | Undeclared;
  /** Member who reserved; absent for a visitor. */
  readonly memberId?: string;
  /** Visitor who reserved; absent for a member. */
  readonly visitorId?: string;
  /**
   * The reserved tickets, by kind, price and seat.
   * @minItems 1
   * @maxItems 50
   */
  tickets: TicketLine[];
  additionalReservationSettings?: AdditionalReservationSettings;
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

/**
 * The reservation is over. Nothing was changed.
 */
export type TicketReservationNotCancelableResponse = ErrorBody;

/**
 * There is no such reservation, or it belongs to another person.
 */
export type TicketReservationNotFoundResponse = ErrorBody;

/**
 * Tickets are not on sale, are hidden, or fewer are left than requested. Nothing is reserved.
 */
export type TicketsNotOnSaleResponse = ErrorBody;
