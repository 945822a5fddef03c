// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressInput,
  AddressLocation,
  CalendarLinks,
  CheckIn,
  CountryCode,
  DiscountItem,
  ErrorBody,
  FeeName,
  FeeType,
  Money,
  OrderStatus,
  ReservationStatus,
  StreetAddress,
  Subdivision,
  TaxType,
  TicketPricingKind,
  TicketSaleStatus,
} from '../shared/types.ts';

export type {
  AddressInput,
  AddressLocation,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  CalendarLinks,
  CheckIn,
  CountryCode,
  CouponDiscount,
  CurrencyCode,
  DiscountItem,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FeeName,
  FeeType,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  Money,
  NotFoundResponse,
  OrderStatus,
  PaidPlanDiscount,
  PercentDiscount,
  ReservationStatus,
  StreetAddress,
  Subdivision,
  SystemError,
  TaxType,
  TicketPricingKind,
  TicketSaleStatus,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * A postal address as the platform returns it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`).
 */
export interface Address {
  country?: CountryCode;
  subdivision?: Subdivision;
  /** @maxLength 50 */
  city?: string;
  /** @maxLength 50 */
  postalCode?: string;
  streetAddress?: StreetAddress;
  /**
   * Street and number in one line.
   * @maxLength 150
   */
  addressLine?: string;
  /**
   * Apartment, suite, floor.
   * @maxLength 100
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
  /** Name of the country, filled in by the platform. */
  readonly countryFullname?: string;
  /** Name of the state, region or province, filled in by the platform. */
  readonly subdivisionFullname?: string;
}

/**
 * Selection of orders, and their changes.
 */
export interface BulkUpdateOrdersRequest {
  orderNumber: OrderNumbers;
  fields?: FieldMask;
  /** True archives the orders, false unarchives them. */
  archived?: boolean;
}

/**
 * The orders after the change.
 */
export interface BulkUpdateOrdersResponse {
  /** @maxItems 100 */
  orders: Order[];
}

/**
 * The person who buys the tickets; the e-mail address receives them.
 */
export interface Buyer {
  /**
   * @minLength 1
   * @maxLength 50
   */
  firstName?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  lastName?: string;
  /**
   * @minLength 5
   * @maxLength 255
   */
  email?: string;
}

export type CancelReservationParams = {
  /**
   * Event of the tickets.
   */
  eventId: string;
};

/**
 * An empty object.
 */
export interface CancelReservationResponse {
  [key: string]: unknown;
}

/**
 * May be empty; the number in the path identifies the order.
 */
export interface CaptureAuthorizedPaymentRequest {
  /** Event of the order. */
  eventId?: string;
}

/**
 * An empty object.
 */
export interface CaptureAuthorizedPaymentResponse {
  [key: string]: unknown;
}

/**
 * Payment, e-mail and validation options of the checkout.
 */
export interface CheckoutOptions {
  /** True: do not send an e-mail to the buyer. */
  silent?: boolean;
  /** True: the buyer pays later, outside the platform; the order is OFFLINE_PENDING. */
  payInPerson?: boolean;
  /** True: accept the answers without checking them against the form. For the owner and apps. */
  ignoreFormValidation?: boolean;
  /** True: mark the order as paid. For the owner and apps. */
  markAsPaid?: boolean;
}

/**
 * A field is not valid, or the answers do not meet the requirements of the event's form.
 */
export type CheckoutRejectedResponse = ErrorBody;

/**
 * The reservation to turn into an order, and the data of the buyer. Give a coupon or a benefit, not both.
 */
export interface CheckoutRequest {
  /** Event of the tickets. */
  eventId: string;
  /** Id returned by `createReservation`. */
  reservationId: string;
  /** Member of the site who buys. Absent for a visitor. */
  memberId?: string;
  discount?: DiscountRequest;
  buyer?: Buyer;
  /**
   * Answers to the event's form: one entry for the order or one per ticket, as the event requires.
   * @minItems 1
   * @maxItems 50
   */
  guests?: readonly Guest[];
  paidPlanBenefit?: PaidPlanBenefit;
  giftCardCode?: GiftCardCode;
  options?: CheckoutOptions;
  /** Whether the buyer agreed to receive marketing messages of the site. */
  marketingConsent?: boolean;
}

/**
 * The new order.
 */
export interface CheckoutResponse {
  order?: Order;
  /** Time until which an INITIATED order can be paid. Absent for other orders. */
  expires?: string;
  /**
   * Ordered number of tickets of each kind.
   * @maxItems 50
   */
  reservations: TicketReservation[];
  /** Page of the site that shows the order. */
  orderPageUrl?: string;
}

/**
 * The orders to mark as paid.
 */
export interface ConfirmOrderRequest {
  orderNumber: OrderNumbers;
}

/**
 * The orders after the change.
 */
export interface ConfirmOrderResponse {
  /** @maxItems 100 */
  orders: Order[];
}

/**
 * Tickets to reserve.
 */
export interface CreateReservationRequest {
  /** Event of the tickets. */
  eventId: string;
  /**
   * Number of tickets of each kind.
   * @minItems 1
   * @maxItems 50
   */
  ticketQuantities: readonly TicketReservationQuantity[];
  /** True ignores the stock and the limit per checkout. For the owner and apps. */
  ignoreLimits?: boolean;
  /** True allows tickets that are hidden from visitors. For the owner and apps. */
  allowHiddenTickets?: boolean;
}

/**
 * The new reservation.
 */
export interface CreateReservationResponse {
  /** Id of the reservation, for invoice and checkout. */
  id: string;
  /** Time until which the tickets are held. */
  expires?: string;
  /**
   * Reserved number of tickets of each kind.
   * @maxItems 50
   */
  reservations: TicketReservation[];
  /** Price of the tickets without a discount. */
  invoice?: Invoice;
  reservationStatus: ReservationStatus | Undeclared;
}

/**
 * Deduction from the price. Absent without a discount.
 */
export interface Discount {
  /** Amount deducted. */
  amount?: Money;
  /** Amount that remains, before tax and fees. */
  afterDiscount?: Money;
  /**
   * Code of the coupon, also in `discounts`. Empty without a coupon.
   * @deprecated
   */
  code: string;
  /**
   * Name of the coupon, also in `discounts`. Empty without a coupon.
   * @deprecated
   */
  name: string;
  /**
   * Id of the coupon, also in `discounts`. Empty without a coupon.
   * @deprecated
   */
  couponId: string;
  /**
   * All discounts.
   * @maxItems 20
   */
  discounts?: readonly DiscountItem[];
}

/**
 * One reason why the discount was not applied.
 */
export interface DiscountError {
  /** Stable name of the reason. */
  code: string;
}

/**
 * Reasons why the discount was not applied. Absent if it was, or if none was requested.
 */
export interface DiscountErrors {
  /** @maxItems 20 */
  error: DiscountError[];
}

/**
 * The coupon to use.
 */
export interface DiscountRequest {
  /**
   * Code as entered by the buyer.
   * @maxLength 20
   */
  couponCode?: string;
}

/**
 * Number of orders per value of one field.
 */
export interface FacetCounts {
  /** Maps each value to its number of orders. */
  counts?: FacetCountsCounts;
}

/**
 * Maps each value to its number of orders.
 */
export type FacetCountsCounts = { [key: string]: number };

/**
 * A fee of the platform.
 */
export interface Fee {
  name?: FeeName | Undeclared;
  type?: FeeType | Undeclared;
  /**
   * In percent of the discounted price, including added tax.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  readonly rate?: string;
  /** Amount of the fee. */
  amount?: Money;
}

/**
 * Names of the fields to set, separated by commas. If given, exactly these fields are set, and a listed field that is absent is cleared. If not given, the fields present in the body are set.
 */
export type FieldMask = string | readonly string[];

/**
 * The caller may not make this call, or not with this fieldset; then only the owner or an app may.
 */
export type FieldsetNotAllowedResponse = ErrorBody;

/**
 * Answers to a form.
 */
export interface FormResponse {
  /**
   * One entry per input that has an answer.
   * @maxItems 200
   */
  inputValues: InputValue[];
}

/**
 * Answers to a form, as sent in a request.
 */
export interface FormResponseInput {
  /**
   * One entry per input; an omitted input has no answer.
   * @maxItems 200
   */
  inputValues: readonly InputValueInput[];
}

/**
 * The answer to an input that asks for an address.
 */
export interface FormattedAddress {
  /**
   * The address in one line.
   * @maxLength 200
   */
  formatted?: string;
  address?: Address;
}

/**
 * The answer to an input that asks for an address, as sent in a request.
 */
export interface FormattedAddressInput {
  /**
   * The address in one line.
   * @maxLength 200
   */
  formatted?: string;
  address?: AddressInput;
}

/**
 * Options that the site supports at a checkout.
 */
export interface GetCheckoutOptionsResponse {
  /** Whether a payment method is set up. Without one, only free tickets are available. */
  paymentMethodConfigured: boolean;
  /** Whether the site has coupons that can be used. */
  acceptCoupons: boolean;
  /** Whether the site's plan includes selling tickets. */
  premiumServices: boolean;
  /** Whether paid tickets are on sale. */
  paidTickets: boolean;
  /** Whether gift cards can be used for payment. */
  acceptGiftCards: boolean;
}

/**
 * Discounts and gift card for the invoice. Give a coupon or a benefit, not both.
 */
export interface GetInvoiceRequest {
  /** Event of the tickets. */
  eventId: string;
  withDiscount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
  giftCardCode?: GiftCardCode;
}

/**
 * Price of the reserved tickets, and status of the reservation.
 */
export interface GetInvoiceResponse {
  invoice?: Invoice;
  discountErrors?: DiscountErrors;
  /**
   * Payments by gift card. Absent without a gift card.
   * @maxItems 10
   */
  giftCardPaymentDetails?: GiftCardPaymentDetails[];
  giftCardErrors?: GiftCardErrors;
  /** Time until which the tickets are held. */
  expires?: string;
  reservationStatus: ReservationStatus | Undeclared;
  /** Whether the reservation was already checked out, so that it cannot be checked out again. */
  reservationOccupied: boolean;
  /**
   * Reserved number of tickets of each kind.
   * @maxItems 50
   */
  reservations: TicketReservation[];
}

export type GetOrderParams = {
  /**
   * Parts of the order to return in addition to number, event, reservation and quantity.
   * @maxItems 20
   */
  fieldset?: OrderFieldsetsParameter;
};

/**
 * The order, with links for the buyer's calendar.
 */
export interface GetOrderResponse {
  order?: Order;
  calendarLinks?: CalendarLinks;
}

export type GetSummaryParams = {
  /**
   * Only orders of this event. Absent for all events of the site.
   */
  eventId?: string;
};

/**
 * Sums of the sales.
 */
export interface GetSummaryResponse {
  /**
   * One entry per currency; empty if nothing was sold.
   * @maxItems 200
   */
  sales: TicketSales[];
}

/**
 * Code of a gift card for payment, as entered by the buyer.
 * @minLength 1
 * @maxLength 30
 */
export type GiftCardCode = string;

/**
 * One reason why a gift card cannot be used.
 */
export interface GiftCardError {
  /**
   * Code of the reason; the platform documents none.
   * @maxLength 100
   */
  code?: string;
}

/**
 * Reasons why a gift card cannot be used. Absent if it can, or if none was given.
 */
export interface GiftCardErrors {
  /**
   * List of the reasons.
   * @maxItems 10
   */
  error?: GiftCardError[];
}

/**
 * Payment by one gift card.
 */
export interface GiftCardPaymentDetails {
  /** Id of the payment. Absent until it is made. */
  giftCardPaymentId?: string;
  /** App that issued the gift card. */
  appId?: string;
  /** Whether the payment was reversed. */
  voided?: boolean;
  /** Amount paid by the gift card. */
  amount?: Money;
  /**
   * Code with all but its last characters masked, for display.
   * @maxLength 30
   */
  obfuscatedCode?: string;
  /**
   * The full code, for the owner and apps.
   * @maxLength 30
   */
  code?: string;
}

/**
 * Answers of one guest, or of the buyer for the whole order.
 */
export interface Guest {
  form: FormResponseInput;
}

/**
 * The guest who uses the ticket.
 */
export interface GuestDetails {
  /** Whether the ticket has its own guest; if not, the details are those of the buyer. */
  guestAssigned: boolean;
  /** First name of the guest. */
  firstName?: string;
  /** Last name of the guest. */
  lastName?: string;
  /** E-mail address of the guest. */
  email?: string;
  /** Phone number of the guest. */
  phone?: string;
  /** Id of the guest in the site's contact list. */
  contactId?: string;
  /** Answers of the guest to the event's form. */
  form?: FormResponse;
}

/**
 * The answer to one input. `value` contains it as text; the typed members are present for inputs of that type.
 */
export interface InputValue {
  /**
   * Name of the input in the form.
   * @maxLength 100
   */
  inputName: string;
  /**
   * The answer; empty when `values` has it.
   * @maxLength 5000
   */
  value: string;
  /**
   * The answers to an input that accepts several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: string[];
  /** The answer to an input that asks for a number. */
  number?: number;
  /** The answer to an input that asks for a date or a time. */
  dateTime?: string;
  address?: FormattedAddress;
}

/**
 * The answer to one input, as sent in a request. Give it in `value`, or in `values` if the input accepts several.
 */
export interface InputValueInput {
  /**
   * Name of the input in the form.
   * @maxLength 100
   */
  inputName: string;
  /**
   * The answer as text.
   * @maxLength 5000
   */
  value?: string;
  /**
   * The answers to an input that accepts several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: readonly string[];
  /** The answer to an input that asks for a number. */
  number?: number;
  /** The answer to an input that asks for a date or a time. */
  dateTime?: string;
  address?: FormattedAddressInput;
}

/**
 * Composition of a price: the items, minus the discount, plus tax that is not included in the prices, plus the fees that the buyer pays.
 */
export interface Invoice {
  /**
   * One entry per kind of ticket.
   * @maxItems 50
   */
  items: InvoiceItem[];
  /** Former version of `grandTotal`; may not include the fees. Deprecated. */
  total?: Money;
  discount?: Discount;
  tax?: Tax;
  /** Sum of the items before discount, tax and fees. */
  subTotal?: Money;
  /** Amount that the buyer pays, with everything included. */
  grandTotal?: Money;
  /**
   * Fees of the platform; empty for free tickets.
   * @maxItems 10
   */
  readonly fees: readonly Fee[];
  /** Amount that remains for the owner, without fees. */
  revenue?: Money;
  /** Page that shows the invoice. Absent until there is one. */
  previewUrl?: string;
}

/**
 * One kind of ticket in an invoice.
 */
export interface InvoiceItem {
  /** Id of the kind of ticket. */
  id: string;
  /**
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  /** Name of the kind of ticket. */
  name: string;
  /** Unit price. */
  price?: Money;
  /** Price of all these tickets, before discount, tax and fees. */
  total?: Money;
  discount?: Discount;
  tax?: Tax;
  /**
   * The platform's fees for these tickets.
   * @maxItems 10
   */
  readonly fees?: readonly Fee[];
}

export type ListAvailableTicketsParams = {
  /**
   * Only tickets for this event.
   */
  eventId?: string;
  /**
   * Number of tickets to skip.
   * @minimum 0
   */
  offset?: number;
  /**
   * Maximum number of tickets per page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * Sort order of the tickets.
   */
  sort?: TicketSort;
  /**
   * Extends the list to tickets that are not available now.
   * @maxItems 1
   */
  state?: readonly TicketState[];
};

/**
 * One page of tickets.
 */
export interface ListAvailableTicketsResponse {
  metaData?: TicketPageMetadata;
  /**
   * The tickets of this page; empty with limit 0.
   * @maxItems 100
   */
  definitions: TicketDefinition[];
}

export type ListOrdersParams = {
  /**
   * Number of orders to skip.
   * @minimum 0
   */
  offset?: number;
  /**
   * Maximum number of orders per page.
   * @minimum 0
   * @maximum 400
   */
  limit?: number;
  /**
   * Parts of the order to return in addition to number, event, reservation and quantity.
   * @maxItems 20
   */
  fieldset?: OrderFieldsetsParameter;
  /**
   * Only orders with one of these statuses.
   * @maxItems 11
   */
  status?: readonly OrderStatus[];
  /**
   * Only orders of these events.
   * @maxItems 100
   */
  eventId?: readonly string[];
  /**
   * Only orders with these numbers.
   * @maxItems 500
   * @items.maxLength 36
   */
  orderNumber?: readonly string[];
  /**
   * Only orders of these members.
   * @maxItems 500
   */
  memberId?: readonly string[];
  /**
   * Names of fields by which to count the orders; `facets` and `orderFacets` contain the counts.
   * @maxItems 20
   * @items.maxLength 100
   */
  facet?: readonly string[];
  /**
   * Only orders whose number, buyer name or e-mail address contains this text.
   * @maxLength 200
   */
  searchPhrase?: string;
  /**
   * Only orders for events created by these users.
   * @maxItems 50
   */
  eventCreatorId?: readonly string[];
  /**
   * Sort order of the list.
   */
  sort?: OrderSort;
  /**
   * Only orders with one of these properties.
   * @maxItems 7
   */
  tag?: readonly OrderTag[];
  /**
   * Only orders of these contacts.
   * @maxItems 100
   */
  contactId?: readonly string[];
};

/**
 * One page of orders.
 */
export interface ListOrdersResponse {
  /**
   * Number of matching orders on all pages.
   * @minimum 0
   */
  total: number;
  /**
   * Offset that was requested.
   * @minimum 0
   */
  offset: number;
  /**
   * Maximum number of orders on this page.
   * @minimum 0
   * @maximum 400
   */
  limit: number;
  /** True if the platform stopped counting; then neither the total nor the last page is known. Specified for every query, but not observed in responses of this one. */
  tooManyToCount?: boolean;
  /** @maxItems 400 */
  orders: Order[];
  /** Number of orders per value, for each of the fields in `facet`: name of the field to counts. Absent if no field was requested. */
  facets?: ListOrdersResponseFacets;
  orderFacets?: OrderFacets;
}

/**
 * Number of orders per value, for each of the fields in `facet`: name of the field to counts. Absent if no field was requested.
 */
export type ListOrdersResponseFacets = { [key: string]: FacetCounts };

/**
 * A purchase of tickets for one event. Number, event, reservation and quantity are always present; the requested fieldsets add the rest. Parts that were not requested are empty, false or absent.
 */
export interface Order {
  /**
   * Number of the order, unique within the site.
   * @maxLength 36
   */
  orderNumber: string;
  /** Reservation from which the order was created. */
  reservationId: string;
  /**
   * Id of the order in the platform's payment system. Empty if no payment was started.
   * @maxLength 36
   */
  readonly snapshotId: string;
  /** Event of the tickets. */
  eventId: string;
  /**
   * Id of the buyer in the site's contact list.
   * @maxLength 36
   */
  contactId: string;
  /**
   * The member who bought the tickets. Empty for a visitor.
   * @maxLength 36
   */
  memberId: string;
  /** Time at which the order was created. */
  readonly created?: string;
  /** Time of the last change. */
  readonly updated?: string;
  /** First name of the buyer. */
  firstName: string;
  /** Last name of the buyer. */
  lastName: string;
  /** First and last name of the buyer. */
  fullName: string;
  /** E-mail address of the buyer, to which the tickets are sent. */
  email: string;
  /** Answers of the buyer to the event's form. With the fieldset FORM. */
  checkoutForm?: FormResponse;
  /** Whether the order is PAID or FREE. */
  confirmed: boolean;
  status: OrderStatus | Undeclared;
  /** Payment method, as named by the payment provider. Empty before the payment. */
  method: string;
  /**
   * Number of ordered tickets.
   * @minimum 0
   */
  ticketsQuantity: number;
  /** Total price of the order. With the fieldset DETAILS. */
  totalPrice?: Money;
  /** URL of one file with all tickets. Empty until they are issued. */
  ticketsPdf: string;
  /**
   * The tickets issued so far, with the fieldset TICKETS. All are issued when there are `ticketsQuantity` of them. Empty without the fieldset.
   * @maxItems 50
   */
  tickets: Ticket[];
  /** Whether the order is archived. */
  archived: boolean;
  /** Whether the data about the buyer were anonymized. */
  anonymized: boolean;
  /** Composition of the price. With the fieldset INVOICE. */
  invoice?: Invoice;
  /**
   * Payments by gift card. Absent without a gift card.
   * @maxItems 10
   */
  giftCardPaymentDetails?: GiftCardPaymentDetails[];
  /** Whether all tickets were checked in. */
  fullyCheckedIn: boolean;
  paymentDetails?: PaymentDetails;
  channel: OrderChannel | Undeclared;
  /**
   * Actions that the owner can take with the order in its current status. Not returned by every host.
   * @maxItems 10
   */
  readonly availableActions?: readonly (OrderAction | Undeclared)[];
  /** Whether the buyer agreed to receive marketing messages of the site. */
  marketingConsent?: boolean;
}

/**
 * An action that the owner can take with an order.
 */
export type OrderAction = 'ARCHIVE' | 'UNARCHIVE' | 'CONFIRM' | 'CAPTURE' | 'VOID';

/**
 * The status of the order does not allow this call. Nothing was changed.
 */
export type OrderActionNotAvailableResponse = ErrorBody;

/**
 * Channel of the order: the site (ONLINE) or a point of sale (OFFLINE_POS).
 */
export type OrderChannel = 'ONLINE' | 'OFFLINE_POS';

/**
 * Orders and tickets per value of one field.
 */
export interface OrderFacetCounts {
  /** Maps each value to its counts. */
  counts?: OrderFacetCountsCounts;
}

/**
 * Maps each value to its counts.
 */
export type OrderFacetCountsCounts = { [key: string]: OrderFacetNumbers };

/**
 * Counts for one value of one field.
 */
export interface OrderFacetNumbers {
  /**
   * Number of orders.
   * @minimum 0
   */
  count?: number;
  /**
   * Number of tickets in these orders.
   * @minimum 0
   */
  tickets?: number;
  /**
   * Number of tickets that were checked in.
   * @minimum 0
   */
  ticketsCheckIn?: number;
}

/**
 * The same counts, with the number of tickets.
 */
export interface OrderFacets {
  /** Maps the name of each field to its counts. */
  facets?: OrderFacetsFacets;
}

/**
 * Maps the name of each field to its counts.
 */
export type OrderFacetsFacets = { [key: string]: OrderFacetCounts };

/**
 * A part of an order. TICKETS: the tickets. DETAILS: buyer, status, price, times. FORM: answers to the form. INVOICE: composition of the price.
 */
export type OrderFieldset = 'TICKETS' | 'DETAILS' | 'FORM' | 'INVOICE';

/**
 * Parts of the order to return in addition to number, event, reservation and quantity.
 */
export type OrderFieldsetsParameter = readonly OrderFieldset[];

/**
 * The order does not exist, or the caller may not see it.
 */
export type OrderNotFoundResponse = ErrorBody;

/**
 * The orders of the event to select.
 * @minItems 1
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 36
 */
export type OrderNumbers = readonly string[];

/**
 * Field and direction, separated by a colon. `score` is the relevance for a search phrase.
 */
export type OrderSort =
  | 'created:asc'
  | 'created:desc'
  | 'name:asc'
  | 'name:desc'
  | 'orderNumber:asc'
  | 'orderNumber:desc'
  | 'score:asc'
  | 'score:desc';

/**
 * The payment of the order is not AUTHORIZED. Nothing was changed.
 */
export type OrderStatusNotAuthorizedResponse = ErrorBody;

/**
 * A property by which to select orders. CONFIRMED: PAID or FREE; UNCONFIRMED: any other status. MEMBER: bought by a member. ARCHIVED, NON_ARCHIVED: archived or not. FULLY_CHECKED_IN, NOT_FULLY_CHECKED_IN: whether all tickets were checked in.
 */
export type OrderTag =
  | 'CONFIRMED'
  | 'UNCONFIRMED'
  | 'MEMBER'
  | 'ARCHIVED'
  | 'NON_ARCHIVED'
  | 'FULLY_CHECKED_IN'
  | 'NOT_FULLY_CHECKED_IN';

/**
 * The benefit of a pricing plan to use; the buyer must own the plan.
 */
export interface PaidPlanBenefit {
  /** Id of the order with which the buyer bought the plan. */
  planOrderId?: string;
  /** Id of the benefit within the plan. */
  benefitId?: string;
}

/**
 * Payment of the order. Absent before the payment.
 */
export interface PaymentDetails {
  transaction?: PaymentTransaction;
}

/**
 * The payment in the platform's payment system.
 */
export interface PaymentTransaction {
  /** Id of the payment. */
  readonly transactionId: string;
  /** Payment method, as named by the payment provider. */
  readonly method: string;
  readonly scheduledAction?: ScheduledPaymentAction | Undeclared;
  /** Time at which the platform will execute `scheduledAction`. Absent if nothing is scheduled. */
  readonly scheduledActionExecutionDate?: string;
}

/**
 * Payer of the platform's fee for a sold ticket, either the buyer or the owner.
 */
export interface PlatformFeeConfig {
  readonly type: FeeType | Undeclared;
}

/**
 * The reservation that was paid at a point of sale.
 */
export interface PosCheckoutRequest {
  /** Event of the tickets. */
  eventId: string;
  /** Id returned by `createReservation`. */
  reservationId: string;
  /** Id of the payment that was made at the point of sale. */
  paymentDetailsId?: string;
}

/**
 * The new order.
 */
export interface PosCheckoutResponse {
  order?: Order;
  /** Time until which the order can be paid. Absent once it is paid. */
  expires?: string;
  /**
   * Ordered number of tickets of each kind.
   * @maxItems 50
   */
  reservations: TicketReservation[];
}

/**
 * One of several prices.
 */
export interface PricingOption {
  /** Use it as `pricingOptionId` in a reservation. */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  name?: string;
  price?: Money;
}

/**
 * Several prices, of which the buyer chooses one.
 */
export interface PricingOptions {
  /** @maxItems 100 */
  options?: PricingOption[];
}

/**
 * Filter, sort order and page of a ticket query.
 */
export interface QueryAvailableTicketsRequest {
  /**
   * Number of tickets to skip.
   * @minimum 0
   */
  offset?: number;
  /**
   * Maximum number of tickets per page. With 0, only `metaData` is returned.
   * @minimum 0
   * @maximum 1000
   */
  limit?: number;
  filter?: TicketFilter;
  /**
   * Parts of the ticket to return in addition to the default ones.
   * @maxItems 20
   */
  fieldset?: readonly TicketDefinitionFieldset[];
  sort?: TicketSort;
}

/**
 * One page of tickets.
 */
export interface QueryAvailableTicketsResponse {
  metaData?: TicketPageMetadata;
  /**
   * The tickets of this page; empty with limit 0.
   * @maxItems 1000
   */
  definitions: TicketDefinition[];
}

/**
 * The caller may not make this call, or the tickets have a price and the site cannot accept payments.
 */
export type ReservationForbiddenResponse = ErrorBody;

/**
 * The reservation does not exist, or it has expired.
 */
export type ReservationNotFoundResponse = ErrorBody;

/**
 * The reservation was already checked out. Look for its order instead.
 */
export type ReservationOccupiedResponse = ErrorBody;

/**
 * Action that the platform takes automatically on an AUTHORIZED payment, unless the owner acts first.
 */
export type ScheduledPaymentAction = 'UNKNOWN_ACTION' | 'CAPTURE' | 'VOID';

/**
 * The tax of an invoice or of one of its items. Absent if the event has no tax.
 */
export interface Tax {
  type: TaxType | Undeclared;
  /** Name given by the owner. */
  readonly name: string;
  /**
   * In percent.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate: string;
  /** Amount on which the tax is computed. */
  taxable?: Money;
  /** Amount of the tax. */
  amount?: Money;
}

/**
 * One issued ticket, valid for one person.
 */
export interface Ticket {
  /** Number of the ticket; unique. */
  ticketNumber: string;
  /** Order with which the ticket was bought. */
  orderNumber: string;
  /** Id of the kind of ticket. */
  ticketDefinitionId: string;
  /** Name of the kind of ticket. */
  name: string;
  /** Price of this ticket before discount and fees. */
  price?: Money;
  /** Whether the ticket is free of charge. */
  readonly free: boolean;
  /** Terms of the ticket; may be empty. */
  policy: string;
  checkIn?: CheckIn;
  orderStatus: OrderStatus | Undeclared;
  /** Whether the order is archived. */
  orderArchived: boolean;
  /** Name of the buyer. */
  orderFullName: string;
  /** Name of the guest. Absent if the event does not require the details of every guest. */
  guestFullName?: string;
  guestDetails?: GuestDetails;
  /** Whether the ticket is archived. */
  archived: boolean;
  /** The member who bought the ticket. Absent for a visitor. */
  memberId?: string;
  /** Whether the data about the guest were anonymized. */
  anonymized: boolean;
  /** URL that checks the ticket in; the content of its QR code. */
  checkInUrl: string;
  /** URL of the printable ticket. */
  ticketPdfUrl: string;
  /** URL of the wallet pass for a phone. */
  readonly walletPassUrl: string;
  channel: OrderChannel | Undeclared;
  /** Whether the ticket is no longer valid. */
  readonly canceled?: boolean;
}

/**
 * Number of people for whom the seat or table is intended.
 * @minimum 1
 * @maximum 50
 */
export type TicketCapacity = number;

/**
 * Sales statistics. With the fieldset DASHBOARD.
 */
export interface TicketDashboard {
  /** Whether the ticket is hidden from visitors. */
  hidden: boolean;
  /**
   * Former name of `ticketsSold`, with the same value.
   * @deprecated
   * @minimum 0
   */
  sold: number;
  /** Whether the number of these tickets is limited. */
  limited: boolean;
  /**
   * Total number of these tickets. Absent if it is not limited.
   * @minimum 0
   */
  quantity?: number;
  /**
   * Number of tickets left. Absent if the total number is not limited.
   * @minimum 0
   */
  unsold?: number;
  /**
   * Number of tickets sold.
   * @minimum 0
   */
  ticketsSold: number;
  /**
   * Number of tickets held by reservations.
   * @minimum 0
   */
  ticketsReserved: number;
}

/**
 * One kind of ticket for one event, as offered to buyers.
 */
export interface TicketDefinition {
  /** Use it as `ticketDefinitionId` in a reservation. */
  id: string;
  /** Price of one ticket; for a donation, the minimum. `pricing` has the details. Absent if there are several prices. */
  price?: Money;
  /** Whether the ticket is free of charge. */
  free: boolean;
  /** Title shown to the buyer. */
  name: string;
  /** Description of the ticket; may be empty. */
  description: string;
  /**
   * Maximum number of these tickets in one checkout at present: the remaining stock or the event's limit, whichever is lower; 20 for a ticket without a limit, 0 if it is sold out.
   * @minimum 0
   * @maximum 50
   */
  limitPerCheckout: number;
  /** Position in the owner's order of the tickets. */
  orderIndex: number;
  /** Terms of the ticket. Empty without the fieldset POLICY. */
  policy: string;
  dashboard?: TicketDashboard;
  /** Event of the ticket. */
  eventId: string;
  wixFeeConfig?: PlatformFeeConfig;
  salePeriod?: TicketSalePeriod;
  saleStatus: TicketSaleStatus | Undeclared;
  /**
   * Values of the requested `state` for which the ticket is in the list.
   * @maxItems 10
   */
  state?: (TicketState | Undeclared)[];
  pricing?: TicketPricing;
}

/**
 * A part of a ticket. POLICY: its terms. DASHBOARD: its sales statistics.
 */
export type TicketDefinitionFieldset = 'POLICY' | 'DASHBOARD';

/**
 * Seat and price of one reserved ticket. The labels come from the seating plan and are absent without one.
 */
export interface TicketDetails {
  /**
   * Id of the seat in the event's seating plan.
   * @minLength 1
   * @maxLength 36
   */
  seatId?: string;
  /** Section of the seat. */
  readonly sectionLabel?: string;
  /** Area without numbered seats. */
  readonly areaLabel?: string;
  /** Table of the seat. */
  readonly tableLabel?: string;
  /** Row of the seat. */
  readonly rowLabel?: string;
  /** Number of the seat in its row. */
  readonly seatLabel?: string;
  /** Id of the seating plan. */
  readonly planId?: string;
  capacity?: TicketCapacity;
  priceOverride?: TicketPriceOverride;
  /** Id of the chosen price, if the ticket has several. */
  pricingOptionId?: string;
  /** Name of the chosen price. */
  readonly pricingOptionName?: string;
}

/**
 * Seat and price of one ticket, as sent in a request.
 */
export interface TicketDetailsInput {
  /**
   * Id of the seat in the event's seating plan.
   * @minLength 1
   * @maxLength 36
   */
  seatId?: string;
  capacity?: TicketCapacity;
  priceOverride?: TicketPriceOverride;
  /** Id of the chosen price (`pricingOptions.options[].id`). */
  pricingOptionId?: string;
}

/**
 * Conditions on a ticket, all of which must match; without conditions, all tickets of the site match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface TicketFilter {
  eventId?: TicketIdCondition;
  ticketDefinitionId?: TicketIdCondition;
  name?: TicketNameCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly TicketFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly TicketFilter[];
  $not?: TicketFilter;
}

/**
 * Id that the field must equal, or an object of operators.
 */
export type TicketIdCondition = string | TicketIdOperators;

/**
 * Operators on an id. If there are several, all must match.
 */
export interface TicketIdOperators {
  /** Equal to this value. */
  $eq?: string;
  /** Not equal to this value. */
  $ne?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly string[];
  /**
   * The same as `$in`.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
}

/**
 * Name that the field must equal, or an object of operators.
 */
export type TicketNameCondition = string | TicketNameOperators;

/**
 * Operators on the name of a ticket. If there are several, all must match.
 */
export interface TicketNameOperators {
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
  /**
   * The same as `$in`.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
  /** Contains this text. */
  $contains?: string;
  /** Equal to this value in the form that names have in URLs. */
  $urlized?: string;
}

/**
 * Position of the returned page in the whole result.
 */
export interface TicketPageMetadata {
  /**
   * Number of tickets on this page.
   * @minimum 0
   */
  count: number;
  /**
   * Offset that was requested.
   * @minimum 0
   */
  offset: number;
  /**
   * Number of matching tickets on all pages.
   * @minimum 0
   */
  total: number;
  /** True if the platform stopped counting; then neither the total nor the last page is known. Specified for every query, but not observed in responses of this one. */
  tooManyToCount?: boolean;
}

/**
 * Price that was set for this ticket, in place of its usual one.
 * @pattern ^\d{1,16}(\.\d+)?$
 */
export type TicketPriceOverride = string;

/**
 * Pricing of the ticket. Exactly one of `fixedPrice`, `minPrice` and `pricingOptions` is present.
 */
export interface TicketPricing {
  /** One price for all buyers. */
  fixedPrice?: Money;
  /** Minimum of the price that the buyer sets (`pricingType` DONATION). */
  minPrice?: Money;
  pricingOptions?: PricingOptions;
  pricingType: TicketPricingKind | Undeclared;
}

/**
 * Number of reserved tickets of one kind.
 */
export interface TicketReservation {
  /**
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  ticket?: TicketDefinition;
  /**
   * Seats and chosen prices, one entry per ticket. Absent for tickets that have neither.
   * @maxItems 50
   */
  ticketDetails?: TicketDetails[];
}

/**
 * Number of tickets of one kind to reserve.
 */
export interface TicketReservationQuantity {
  /** Id of the kind of ticket. */
  ticketDefinitionId: string;
  /**
   * Number of tickets to reserve.
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  /**
   * Unit price that the buyer sets for a donation, `minPrice` or more. For other tickets, only the owner and apps may set a price.
   * @maxLength 13
   * @pattern ^\d{1,10}(\.\d+)?$
   */
  priceOverride?: string;
  /**
   * Seats or chosen prices, one entry per ticket. Only for tickets that have seats or several prices.
   * @maxItems 50
   */
  ticketDetails?: readonly TicketDetailsInput[];
}

/**
 * Period in which the ticket is on sale. Absent if it is on sale until the event starts.
 */
export interface TicketSalePeriod {
  /** Start of the sale. Absent if there is no start. */
  startDate?: string;
  /** End of the sale. Absent if the sale ends with the event. */
  endDate?: string;
  /** Whether the ticket is hidden outside this period. */
  hideNotOnSale: boolean;
}

/**
 * Sales in one currency.
 */
export interface TicketSales {
  /** Amount paid by the buyers, including fees. */
  total?: Money;
  /**
   * Number of confirmed orders.
   * @minimum 0
   */
  totalOrders: number;
  /**
   * Number of tickets in these orders.
   * @deprecated The platform has announced the end of this field for 2026-12-31. The statistics of each ticket replace it.
   * @minimum 0
   */
  totalTickets?: number;
  /** Amount that remains for the owner, without fees. */
  revenue?: Money;
}

/**
 * Field and direction, separated by a colon.
 */
export type TicketSort =
  | 'created:asc'
  | 'created:desc'
  | 'name:asc'
  | 'name:desc'
  | 'orderIndex:asc'
  | 'orderIndex:desc'
  | 'price:asc'
  | 'price:desc';

/**
 * INCLUDE_HIDDEN_NOT_ON_SALE also includes tickets that are hidden because they are not on sale now.
 */
export type TicketState = 'INCLUDE_HIDDEN_NOT_ON_SALE';

/**
 * The tickets cannot be reserved as requested. Nothing is reserved.
 */
export type TicketsNotAvailableResponse = ErrorBody;

/**
 * Fields to change; absent fields stay unchanged. Give a coupon or a benefit, not both.
 */
export interface UpdateCheckoutRequest {
  /** Event of the order. */
  eventId: string;
  buyer?: Buyer;
  /**
   * Answers to the event's form, replacing all current ones.
   * @minItems 1
   * @maxItems 20
   */
  guests?: readonly Guest[];
  /** Member of the site who buys. */
  memberId?: string;
  discount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
  giftCardCode?: GiftCardCode;
}

/**
 * The order after the change.
 */
export interface UpdateCheckoutResponse {
  order?: Order;
  /** Page of the site that shows the order. */
  orderPageUrl?: string;
}

/**
 * Fields to change; absent fields stay unchanged.
 */
export interface UpdateOrderRequest {
  fields?: FieldMask;
  /** Answers of the buyer, replacing all current ones. */
  checkoutForm?: FormResponseInput;
  /** True archives the order, false unarchives it. */
  archived?: boolean;
}

/**
 * The order after the change.
 */
export interface UpdateOrderResponse {
  order?: Order;
}

/**
 * May be empty; the number in the path identifies the order.
 */
export interface VoidAuthorizedPaymentRequest {
  /** Event of the order. */
  eventId?: string;
}

/**
 * An empty object.
 */
export interface VoidAuthorizedPaymentResponse {
  [key: string]: unknown;
}
