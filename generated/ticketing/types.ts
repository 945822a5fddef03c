// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressInput,
  AddressLocation,
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
} from '../shared/types.ts';

export type {
  AddressInput,
  AddressLocation,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
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
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * A postal address as the platform answers it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`).
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
   * How to find the place.
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
 * Which orders to change, and how.
 */
export interface BulkUpdateOrdersRequest {
  orderNumber: OrderNumbers;
  fields?: FieldMask;
  /** True puts the orders into the archive, false takes them out. */
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
 * Who buys; the tickets go to the e-mail address.
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

/**
 * Addresses that put the event into the buyer's calendar.
 */
export interface CalendarLinks {
  /** For the calendar of Google. */
  google?: string;
  /** A file for any other calendar (iCalendar, RFC 5545). */
  ics?: string;
}

export type CancelReservationParams = {
  /**
   * Id of the event that the tickets are for.
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
 * May be empty; the number in the path names the order.
 */
export interface CaptureAuthorizedPaymentRequest {
  /** Id of the event that the order belongs to. */
  eventId?: string;
}

/**
 * An empty object.
 */
export interface CaptureAuthorizedPaymentResponse {
  [key: string]: unknown;
}

/**
 * How to carry out the checkout.
 */
export interface CheckoutOptions {
  /** True sends no mail to the buyer. */
  silent?: boolean;
  /** True leaves the payment for later, outside the platform; the order is OFFLINE_PENDING. */
  payInPerson?: boolean;
  /** True takes the answers as they are, whatever the form asks for. For the owner and apps. */
  ignoreFormValidation?: boolean;
  /** True takes the order for paid. For the owner and apps. */
  markAsPaid?: boolean;
}

/**
 * A field is not valid, or the answers do not meet the event's form.
 */
export type CheckoutRejectedResponse = ErrorBody;

/**
 * Which reservation to turn into an order, and for whom. Name a coupon or a benefit, not both.
 */
export interface CheckoutRequest {
  /** Id of the event that the tickets are for. */
  eventId: string;
  /** As `createReservation` answered it. */
  reservationId: string;
  /** Id of the member of the site who buys. Absent for a visitor. */
  memberId?: string;
  discount?: DiscountRequest;
  buyer?: Buyer;
  /**
   * Answers to the event's form, one entry for the order or one per ticket, as the event has it.
   * @minItems 1
   * @maxItems 50
   */
  guests?: readonly Guest[];
  paidPlanBenefit?: PaidPlanBenefit;
  giftCardCode?: GiftCardCode;
  options?: CheckoutOptions;
  /** Whether the buyer agreed to be sent news of the site. */
  marketingConsent?: boolean;
}

/**
 * The order that was made.
 */
export interface CheckoutResponse {
  order: Order;
  /** Until when an order that is INITIATED can be paid. Absent otherwise. */
  expires?: string;
  /**
   * How many of each kind of ticket the order is for.
   * @maxItems 50
   */
  reservations: TicketReservation[];
  /** Page of the site that shows the order. */
  orderPageUrl?: string;
}

/**
 * Which orders are paid.
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
 * Which tickets to hold.
 */
export interface CreateReservationRequest {
  /** Id of the event that the tickets are for. */
  eventId: string;
  /**
   * How many of each kind of ticket.
   * @minItems 1
   * @maxItems 50
   */
  ticketQuantities: readonly TicketReservationQuantity[];
  /** True passes over the stock and the limit per checkout. For the owner and apps. */
  ignoreLimits?: boolean;
  /** True allows tickets that are hidden from visitors. For the owner and apps. */
  allowHiddenTickets?: boolean;
}

/**
 * The reservation that was made.
 */
export interface CreateReservationResponse {
  /** Id of the reservation, for invoice and checkout. */
  id: string;
  /** Until when the tickets are held. */
  expires?: string;
  /**
   * How many of each kind of ticket are held.
   * @maxItems 50
   */
  reservations: TicketReservation[];
  /** What the tickets cost without a discount. */
  invoice?: Invoice;
  reservationStatus: ReservationStatus | Undeclared;
}

/**
 * What is taken off. Absent without a discount.
 */
export interface Discount {
  /** How much is taken off. */
  amount?: Money;
  /** What remains, before tax and fees. */
  afterDiscount?: Money;
  /**
   * Code of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  code: string;
  /**
   * Name of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  name: string;
  /**
   * Id of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  couponId: string;
  /**
   * The discounts one by one.
   * @maxItems 20
   */
  discounts?: readonly DiscountItem[];
}

/**
 * One reason why the discount was not given.
 */
export interface DiscountError {
  /** Stable name of the reason. */
  code: string;
}

/**
 * Why the discount was not given. Absent when it was, or when none was asked for.
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
   * As the buyer types it.
   * @maxLength 20
   */
  couponCode?: string;
}

/**
 * Number of orders by value of one field.
 */
export interface FacetCounts {
  /** The value to the number of orders that have it. */
  counts?: FacetCountsCounts;
}

/**
 * The value to the number of orders that have it.
 */
export type FacetCountsCounts = { [key: string]: number };

/**
 * A fee of the platform.
 */
export interface Fee {
  name?: FeeName | Undeclared;
  type?: FeeType | Undeclared;
  /**
   * In percent of the discounted price with the added tax.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  readonly rate?: string;
  /** The fee itself. */
  amount?: Money;
}

/**
 * Names of the fields to set, joined by commas. With it, exactly these fields are set, and one that is named but absent is cleared. Without it, the fields that the body has are set.
 */
export type FieldMask = string | readonly string[];

/**
 * The caller may not do this, or not with this fieldset; then the owner or an app must ask.
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
 * Answers to a form, to send.
 */
export interface FormResponseInput {
  /**
   * One entry per input; an input that is left out has no answer.
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
 * The answer to an input that asks for an address, to send.
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
 * What the site can take at a checkout.
 */
export interface GetCheckoutOptionsResponse {
  /** Whether a way to pay is set up. Without one only free tickets can be had. */
  paymentMethodConfigured: boolean;
  /** Whether the site has coupons that could be used. */
  acceptCoupons: boolean;
  /** Whether the site's plan includes selling tickets. */
  premiumServices: boolean;
  /** Whether there are paid tickets on sale. */
  paidTickets: boolean;
  /** Whether gift cards can be used for paying. */
  acceptGiftCards: boolean;
}

/**
 * What to reckon with. Name a coupon or a benefit, not both.
 */
export interface GetInvoiceRequest {
  /** Id of the event that the tickets are for. */
  eventId: string;
  withDiscount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
  giftCardCode?: GiftCardCode;
}

/**
 * What the held tickets cost, and how the reservation stands.
 */
export interface GetInvoiceResponse {
  invoice: Invoice;
  discountErrors?: DiscountErrors;
  /**
   * What gift cards pay of the invoice. Absent without a gift card.
   * @maxItems 10
   */
  giftCardPaymentDetails?: GiftCardPaymentDetails[];
  giftCardErrors?: GiftCardErrors;
  /** Until when the tickets are held. */
  expires?: string;
  reservationStatus: ReservationStatus | Undeclared;
  /** Whether the reservation was checked out and so cannot be checked out again. */
  reservationOccupied: boolean;
  /**
   * How many of each kind of ticket are held.
   * @maxItems 50
   */
  reservations: TicketReservation[];
}

export type GetOrderParams = {
  /**
   * Parts of the order to answer beside the number, the event, the reservation and the quantity.
   * @maxItems 20
   */
  fieldset?: OrderFieldsetsParameter;
};

/**
 * The order, and links for the buyer's calendar.
 */
export interface GetOrderResponse {
  order: Order;
  calendarLinks?: CalendarLinks;
}

export type GetSummaryParams = {
  /**
   * Only orders of this event. Absent for all events of the site.
   */
  eventId?: string;
};

/**
 * What was sold.
 */
export interface GetSummaryResponse {
  /**
   * One entry per currency; empty when nothing was sold.
   * @maxItems 200
   */
  sales: TicketSales[];
}

/**
 * Code of a gift card to pay with, as the buyer types it.
 * @minLength 1
 * @maxLength 30
 */
export type GiftCardCode = string;

/**
 * One reason why a gift card does not pay.
 */
export interface GiftCardError {
  /**
   * Code of the reason; the platform documents none.
   * @maxLength 100
   */
  code?: string;
}

/**
 * Why a gift card does not pay. Absent when it does, or when none was given.
 */
export interface GiftCardErrors {
  /**
   * The reasons.
   * @maxItems 10
   */
  error?: GiftCardError[];
}

/**
 * What one gift card pays.
 */
export interface GiftCardPaymentDetails {
  /** Id of the payment. Absent before it is made. */
  giftCardPaymentId?: string;
  /** App that issued the gift card. */
  appId?: string;
  /** Whether the payment was taken back. */
  voided?: boolean;
  /** What the gift card pays. */
  amount?: Money;
  /**
   * The code with all but its end hidden, to show.
   * @maxLength 30
   */
  obfuscatedCode?: string;
  /**
   * The whole code, for the owner and for apps.
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
 * Who comes with the ticket.
 */
export interface GuestDetails {
  /** Whether the ticket has a guest of its own; if not, the buyer stands here. */
  guestAssigned: boolean;
  /** First name of the guest. */
  firstName?: string;
  /** Last name of the guest. */
  lastName?: string;
  /** E-mail address of the guest. */
  email?: string;
  /** Phone number of the guest. */
  phone?: string;
  /** The guest in the contact list of the site. */
  contactId?: string;
  /** What the guest answered to the event's form. */
  form?: FormResponse;
}

/**
 * The answer to one input. `value` has it as text; the typed members are there for inputs of that type.
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
   * The answers to an input that takes several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: string[];
  /** The answer to an input that asks for a number. */
  number?: number;
  /** The answer to an input that asks for a day or an instant. */
  dateTime?: string;
  address?: FormattedAddress;
}

/**
 * The answer to one input, to send. Give it in `value`, or in `values` where an input takes several.
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
   * The answers to an input that takes several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: readonly string[];
  /** The answer to an input that asks for a number. */
  number?: number;
  /** The answer to an input that asks for a day or an instant. */
  dateTime?: string;
  address?: FormattedAddressInput;
}

/**
 * How a price comes about: the items, less the discount, plus the tax that prices do not include, plus the fees that the buyer bears.
 */
export interface Invoice {
  /**
   * One entry per kind of ticket.
   * @maxItems 50
   */
  items: InvoiceItem[];
  /** Old form of `grandTotal`; may lack the fees. Deprecated. */
  total?: Money;
  discount?: Discount;
  tax?: Tax;
  /** Sum of the items before discount, tax and fees. */
  subTotal?: Money;
  /** What the buyer pays: all included. */
  grandTotal?: Money;
  /**
   * Fees of the platform; empty for free tickets.
   * @maxItems 10
   */
  readonly fees: readonly Fee[];
  /** What is left for the owner, fees left out. */
  revenue?: Money;
  /** Page that shows the invoice. Absent before there is one. */
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
  /** Price of one. */
  price?: Money;
  /** Price of all of them, before discount, tax and fees. */
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
   * Only tickets of this event.
   */
  eventId?: string;
  /**
   * How many tickets to leave out first.
   * @minimum 0
   */
  offset?: number;
  /**
   * Most tickets of one page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * Order of the tickets.
   */
  sort?: TicketSort;
  /**
   * Widens the list beyond what can be had now.
   * @maxItems 1
   */
  state?: readonly TicketState[];
};

/**
 * One page of tickets.
 */
export interface ListAvailableTicketsResponse {
  metaData: TicketPageMetadata;
  /**
   * The tickets of this page; empty with limit 0.
   * @maxItems 100
   */
  definitions: TicketDefinition[];
}

export type ListOrdersParams = {
  /**
   * How many orders to leave out first.
   * @minimum 0
   */
  offset?: number;
  /**
   * Most orders of one page.
   * @minimum 0
   * @maximum 400
   */
  limit?: number;
  /**
   * Parts of the order to answer beside the number, the event, the reservation and the quantity.
   * @maxItems 20
   */
  fieldset?: OrderFieldsetsParameter;
  /**
   * Only orders in one of these states.
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
   * Names of fields to count the orders by; the counts come back in `facets` and `orderFacets`.
   * @maxItems 20
   * @items.maxLength 100
   */
  facet?: readonly string[];
  /**
   * Only orders in whose buyer name, e-mail address or number the text occurs.
   * @maxLength 200
   */
  searchPhrase?: string;
  /**
   * Only orders of events that one of these users created.
   * @maxItems 50
   */
  eventCreatorId?: readonly string[];
  /**
   * Order of the orders.
   */
  sort?: OrderSort;
  /**
   * Only orders that have one of these properties.
   * @maxItems 7
   */
  tag?: readonly OrderTag[];
  /**
   * Only orders of these contacts of the site.
   * @maxItems 100
   */
  contactId?: readonly string[];
};

/**
 * One page of orders.
 */
export interface ListOrdersResponse {
  /**
   * Number of orders that match, on all pages.
   * @minimum 0
   */
  total: number;
  /**
   * Offset that the page was asked for with.
   * @minimum 0
   */
  offset: number;
  /**
   * Most orders of this page.
   * @minimum 0
   * @maximum 400
   */
  limit: number;
  /** True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
  tooManyToCount?: boolean;
  /** @maxItems 400 */
  orders: Order[];
  /** How many orders there are by each value of the fields that `facet` named, as name of the field to counts. Absent when no field was named. */
  facets?: ListOrdersResponseFacets;
  orderFacets?: OrderFacets;
}

/**
 * How many orders there are by each value of the fields that `facet` named, as name of the field to counts. Absent when no field was named.
 */
export type ListOrdersResponseFacets = { [key: string]: FacetCounts };

/**
 * What somebody ordered for one event. Number, event, reservation and quantity are always told; the fieldsets of the question add the rest. What was not asked for is empty or false, or absent where a member may be.
 */
export interface Order {
  /**
   * Number of the order, unique within the site.
   * @maxLength 36
   */
  orderNumber: string;
  /** Id of the reservation that the order was made of. */
  reservationId: string;
  /**
   * Id of the order in the payment system of the platform. Empty when no payment was begun.
   * @maxLength 36
   */
  readonly snapshotId: string;
  /** Id of the event that the tickets are for. */
  eventId: string;
  /**
   * The buyer in the contact list of the site.
   * @maxLength 36
   */
  contactId: string;
  /**
   * The member who bought. Empty when a visitor did.
   * @maxLength 36
   */
  memberId: string;
  /** When the order was made. */
  readonly created?: string;
  /** When the order changed last. */
  readonly updated?: string;
  /** First name of the buyer. */
  firstName: string;
  /** Last name of the buyer. */
  lastName: string;
  /** Both names of the buyer. */
  fullName: string;
  /** E-mail address of the buyer; the tickets go there. */
  email: string;
  /** What the buyer answered to the event's form. With the fieldset FORM. */
  checkoutForm?: FormResponse;
  /** Whether the order is PAID or FREE. */
  confirmed: boolean;
  status: OrderStatus | Undeclared;
  /** How the order is paid, in the words of the payment provider. Empty before. */
  method: string;
  /**
   * Number of tickets that were ordered.
   * @minimum 0
   */
  ticketsQuantity: number;
  /** What the order costs in all. With the fieldset DETAILS. */
  totalPrice?: Money;
  /** Address of one file with all tickets. Empty before they are issued. */
  ticketsPdf: string;
  /**
   * The tickets that are issued so far, with the fieldset TICKETS. They are all there when there are `ticketsQuantity` of them. Empty without the fieldset.
   * @maxItems 50
   */
  tickets: Ticket[];
  /** Whether the order is in the archive. */
  archived: boolean;
  /** Whether the data about the buyer were made unreadable. */
  anonymized: boolean;
  /** How the price comes about. With the fieldset INVOICE. */
  invoice?: Invoice;
  /**
   * What gift cards paid of the order. Absent without a gift card.
   * @maxItems 10
   */
  giftCardPaymentDetails?: GiftCardPaymentDetails[];
  /** Whether every ticket was checked in at the door. */
  fullyCheckedIn: boolean;
  paymentDetails?: PaymentDetails;
  channel: OrderChannel | Undeclared;
  /**
   * What the owner may do with the order in its present state. Not every host tells.
   * @maxItems 10
   */
  readonly availableActions?: readonly (OrderAction | Undeclared)[];
  /** Whether the buyer agreed to be sent news of the site. */
  marketingConsent?: boolean;
}

/**
 * Something that the owner can do with an order.
 */
export type OrderAction = 'ARCHIVE' | 'UNARCHIVE' | 'CONFIRM' | 'CAPTURE' | 'VOID';

/**
 * The order is in a state that does not allow this. Nothing changed.
 */
export type OrderActionNotAvailableResponse = ErrorBody;

/**
 * Where the order was made: on the site (ONLINE) or at a till (OFFLINE_POS).
 */
export type OrderChannel = 'ONLINE' | 'OFFLINE_POS';

/**
 * Orders and tickets by value of one field.
 */
export interface OrderFacetCounts {
  /** The value to what was counted. */
  counts?: OrderFacetCountsCounts;
}

/**
 * The value to what was counted.
 */
export type OrderFacetCountsCounts = { [key: string]: OrderFacetNumbers };

/**
 * What was counted for one value of one field.
 */
export interface OrderFacetNumbers {
  /**
   * Number of orders.
   * @minimum 0
   */
  count?: number;
  /**
   * Number of their tickets.
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
 * The same counts with the number of tickets beside them.
 */
export interface OrderFacets {
  /** Name of the field to its counts. */
  facets?: OrderFacetsFacets;
}

/**
 * Name of the field to its counts.
 */
export type OrderFacetsFacets = { [key: string]: OrderFacetCounts };

/**
 * A part of an order. TICKETS: the tickets. DETAILS: buyer, state, price, instants. FORM: answers to the form. INVOICE: how the price comes about.
 */
export type OrderFieldset = 'TICKETS' | 'DETAILS' | 'FORM' | 'INVOICE';

/**
 * Parts of the order to answer beside the number, the event, the reservation and the quantity.
 */
export type OrderFieldsetsParameter = readonly OrderFieldset[];

/**
 * There is no such order, or the caller may not see it.
 */
export type OrderNotFoundResponse = ErrorBody;

/**
 * Which ones of the event are meant.
 * @minItems 1
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 36
 */
export type OrderNumbers = readonly string[];

/**
 * Field and direction, joined by a colon. `score` is how well a search phrase fits.
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
 * The payment of the order is not AUTHORIZED. Nothing changed.
 */
export type OrderStatusNotAuthorizedResponse = ErrorBody;

/**
 * A property to look for. CONFIRMED: PAID or FREE; UNCONFIRMED: any other state. MEMBER: bought by a member. ARCHIVED, NON_ARCHIVED: in the archive or not. FULLY_CHECKED_IN, NOT_FULLY_CHECKED_IN: every ticket was checked in or not.
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
 * The benefit of a pricing plan to use; the plan must be the buyer's.
 */
export interface PaidPlanBenefit {
  /** Id of the order by which the buyer got the plan. */
  planOrderId?: string;
  /** Id of the benefit within the plan. */
  benefitId?: string;
}

/**
 * How the order was paid. Absent before a payment.
 */
export interface PaymentDetails {
  transaction?: PaymentTransaction;
}

/**
 * The payment in the payment system of the platform.
 */
export interface PaymentTransaction {
  /** Id of the payment. */
  readonly transactionId: string;
  /** Way of paying, in the words of the payment provider. */
  readonly method: string;
  readonly scheduledAction?: ScheduledPaymentAction | Undeclared;
  /** When the platform will do `scheduledAction` by itself. Absent when nothing is planned. */
  readonly scheduledActionExecutionDate?: string;
}

/**
 * Who bears the platform's fee for a sold ticket.
 */
export interface PlatformFeeConfig {
  readonly type: FeeType | Undeclared;
}

/**
 * Which reservation was paid at the till.
 */
export interface PosCheckoutRequest {
  /** Id of the event that the tickets are for. */
  eventId: string;
  /** As `createReservation` answered it. */
  reservationId: string;
  /** Id of the payment that the till has made. */
  paymentDetailsId?: string;
}

/**
 * The order that was made.
 */
export interface PosCheckoutResponse {
  order: Order;
  /** Until when the order can be paid. Absent once paid. */
  expires?: string;
  /**
   * How many of each kind of ticket the order is for.
   * @maxItems 50
   */
  reservations: TicketReservation[];
}

/**
 * One of several prices.
 */
export interface PricingOption {
  /** What a reservation names as `pricingOptionId`. */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  name?: string;
  price?: Money;
}

/**
 * Several prices, out of which the buyer chooses one.
 */
export interface PricingOptions {
  /** @maxItems 100 */
  options?: PricingOption[];
}

/**
 * Which tickets, in which order, which page.
 */
export interface QueryAvailableTicketsRequest {
  /**
   * How many tickets to leave out first.
   * @minimum 0
   */
  offset?: number;
  /**
   * Most tickets of one page. With 0 only `metaData` comes back.
   * @minimum 0
   * @maximum 1000
   */
  limit?: number;
  filter?: TicketFilter;
  /**
   * Parts of the ticket to answer beside the usual ones.
   * @maxItems 20
   */
  fieldset?: readonly TicketDefinitionFieldset[];
  sort?: TicketSort;
}

/**
 * One page of tickets.
 */
export interface QueryAvailableTicketsResponse {
  metaData: TicketPageMetadata;
  /**
   * The tickets of this page; empty with limit 0.
   * @maxItems 1000
   */
  definitions: TicketDefinition[];
}

/**
 * The caller may not do this, or the tickets cost money and the site cannot take payments.
 */
export type ReservationForbiddenResponse = ErrorBody;

/**
 * There is no such reservation, or it has expired.
 */
export type ReservationNotFoundResponse = ErrorBody;

/**
 * The reservation was checked out before. Look for its order instead.
 */
export type ReservationOccupiedResponse = ErrorBody;

/**
 * What the platform will do with an AUTHORIZED payment by itself if nobody does anything before.
 */
export type ScheduledPaymentAction = 'UNKNOWN_ACTION' | 'CAPTURE' | 'VOID';

/**
 * The tax of an invoice or of one of its items. Absent when the event has no tax.
 */
export interface Tax {
  type: TaxType | Undeclared;
  /** Name that the owner gave. */
  readonly name: string;
  /**
   * In percent.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate: string;
  /** What the tax is reckoned on. */
  taxable?: Money;
  /** The tax itself. */
  amount?: Money;
}

/**
 * One issued ticket, good for one person at the door.
 */
export interface Ticket {
  /** Number of the ticket, unique. */
  ticketNumber: string;
  /** Which one the ticket was bought with. */
  orderNumber: string;
  /** Id of the kind of ticket. */
  ticketDefinitionId: string;
  /** Name of the kind of ticket. */
  name: string;
  /** Price of this ticket before discount and fees. */
  price?: Money;
  /** Whether the ticket costs nothing. */
  readonly free: boolean;
  /** Terms of the ticket; may be empty. */
  policy: string;
  checkIn?: CheckIn;
  orderStatus: OrderStatus | Undeclared;
  /** Whether the order is in the archive. */
  orderArchived: boolean;
  /** Name of the buyer. */
  orderFullName: string;
  /** Name of the guest. Absent when the event does not ask every guest. */
  guestFullName?: string;
  guestDetails?: GuestDetails;
  /** Whether the ticket is in the archive. */
  archived: boolean;
  /** The member who bought. Absent when a visitor did. */
  memberId?: string;
  /** Whether the data about the guest were made unreadable. */
  anonymized: boolean;
  /** Address that checks the ticket in; the content of its QR code. */
  checkInUrl: string;
  /** Address of the printable ticket. */
  ticketPdfUrl: string;
  /** Address of the pass for the wallet of a phone. */
  readonly walletPassUrl: string;
  channel: OrderChannel | Undeclared;
  /** Whether the ticket is no longer good. */
  readonly canceled?: boolean;
}

/**
 * How many people the seat or table is for.
 * @minimum 1
 * @maximum 50
 */
export type TicketCapacity = number;

/**
 * Figures of the sale. With the fieldset DASHBOARD.
 */
export interface TicketDashboard {
  /** Whether the owner hides the ticket from visitors. */
  hidden: boolean;
  /**
   * The same as `ticketsSold` under its old name.
   * @deprecated
   * @minimum 0
   */
  sold: number;
  /** Whether there is a fixed number of these tickets. */
  limited: boolean;
  /**
   * That number. Absent without one.
   * @minimum 0
   */
  quantity?: number;
  /**
   * How many are left. Absent without a fixed number.
   * @minimum 0
   */
  unsold?: number;
  /**
   * How many were sold.
   * @minimum 0
   */
  ticketsSold: number;
  /**
   * How many are held by reservations.
   * @minimum 0
   */
  ticketsReserved: number;
}

/**
 * One kind of ticket of one event, as it is offered.
 */
export interface TicketDefinition {
  /** What a reservation names as `ticketDefinitionId`. */
  id: string;
  /** Price of one ticket; the least for a donation. `pricing` tells more. Absent for several prices. */
  price?: Money;
  /** Whether the ticket costs nothing. */
  free: boolean;
  /** What the buyer sees first. */
  name: string;
  /** What the ticket is for; may be empty. */
  description: string;
  /**
   * Most tickets of this kind that one checkout may have now: what is left or the event's own limit, whichever is less; 20 for a ticket without limit, 0 when it is sold out.
   * @minimum 0
   * @maximum 50
   */
  limitPerCheckout: number;
  /** Place in the owner's order of the tickets. */
  orderIndex: number;
  /** Terms of the ticket. Empty without the fieldset POLICY. */
  policy: string;
  dashboard?: TicketDashboard;
  /** Id of the event that the ticket is for. */
  eventId: string;
  wixFeeConfig?: PlatformFeeConfig;
  salePeriod?: TicketSalePeriod;
  saleStatus: TicketSaleStatus | Undeclared;
  /**
   * What of the question's `state` the ticket is in the list for.
   * @maxItems 10
   */
  state?: (TicketState | Undeclared)[];
  pricing?: TicketPricing;
}

/**
 * A part of a ticket. POLICY: its terms. DASHBOARD: the figures of its sale.
 */
export type TicketDefinitionFieldset = 'POLICY' | 'DASHBOARD';

/**
 * Seat and price of one held ticket. The labels come from the seat plan and are absent without one.
 */
export interface TicketDetails {
  /**
   * Id of the seat in the event's seat plan.
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
  /** Id of the seat plan. */
  readonly planId?: string;
  capacity?: TicketCapacity;
  priceOverride?: TicketPriceOverride;
  /** Which of several prices was chosen. */
  pricingOptionId?: string;
  /** Name of that price. */
  readonly pricingOptionName?: string;
}

/**
 * Seat and price of one ticket, to send.
 */
export interface TicketDetailsInput {
  /**
   * Id of the seat in the event's seat plan.
   * @minLength 1
   * @maxLength 36
   */
  seatId?: string;
  capacity?: TicketCapacity;
  priceOverride?: TicketPriceOverride;
  /** Which of several prices was chosen (`pricingOptions.options[].id`). */
  pricingOptionId?: string;
}

/**
 * Conditions that a ticket must meet, all of them; without any, all tickets of the site are meant. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
 */
export interface TicketFilter {
  eventId?: TicketIdCondition;
  ticketDefinitionId?: TicketIdCondition;
  name?: TicketNameCondition;
  /**
   * All of these must be met.
   * @maxItems 50
   */
  $and?: readonly TicketFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 50
   */
  $or?: readonly TicketFilter[];
  $not?: TicketFilter;
}

/**
 * Id that the field must equal, or what is asked of it.
 */
export type TicketIdCondition = string | TicketIdOperators;

/**
 * Operators on an id. Several in one object must all hold.
 */
export interface TicketIdOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /**
   * One of these.
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
 * Name that the ticket must have, or what is asked of it.
 */
export type TicketNameCondition = string | TicketNameOperators;

/**
 * Operators on the name of a ticket. Several in one object must all hold.
 */
export interface TicketNameOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /** Before this, in the order of characters. */
  $lt?: string;
  /** Before this or equal to it. */
  $lte?: string;
  /** After this, in the order of characters. */
  $gt?: string;
  /** After this or equal to it. */
  $gte?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /**
   * The same as `$in`.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
  /** Has this in it. */
  $contains?: string;
  /** Equal to this in the form that names have in addresses. */
  $urlized?: string;
}

/**
 * Where the answered page stands in the whole result.
 */
export interface TicketPageMetadata {
  /**
   * Number of tickets on this page.
   * @minimum 0
   */
  count: number;
  /**
   * Offset that the page was asked for with.
   * @minimum 0
   */
  offset: number;
  /**
   * Number of tickets that match, on all pages.
   * @minimum 0
   */
  total: number;
  /** True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
  tooManyToCount?: boolean;
}

/**
 * Price that was named for this one ticket, in place of its usual one.
 * @pattern ^\d{1,16}(\.\d+)?$
 */
export type TicketPriceOverride = string;

/**
 * How the ticket is priced. Exactly one of `fixedPrice`, `minPrice` and `pricingOptions` is there.
 */
export interface TicketPricing {
  /** One price for everybody. */
  fixedPrice?: Money;
  /** The buyer names the price, this one or more (`pricingType` DONATION). */
  minPrice?: Money;
  pricingOptions?: PricingOptions;
  pricingType: TicketPricingKind | Undeclared;
}

/**
 * Type of a ticket: the owner sets the price (STANDARD) or the buyer does (DONATION). Read-only.
 */
export type TicketPricingKind = 'STANDARD' | 'DONATION';

/**
 * How many of one kind of ticket are held.
 */
export interface TicketReservation {
  /**
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  ticket: TicketDefinition;
  /**
   * Seats and chosen prices, one entry per ticket. Absent for tickets that have neither.
   * @maxItems 50
   */
  ticketDetails?: TicketDetails[];
}

/**
 * How many of one kind of ticket to hold.
 */
export interface TicketReservationQuantity {
  /** Id of the kind of ticket. */
  ticketDefinitionId: string;
  /**
   * How many tickets to hold.
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  /**
   * Price of one ticket that the buyer names for a donation, `minPrice` or more. For other tickets only the owner and apps may name a price.
   * @maxLength 13
   * @pattern ^\d{1,10}(\.\d+)?$
   */
  priceOverride?: string;
  /**
   * Seats or chosen prices, one entry per ticket. Only for tickets that have them.
   * @maxItems 50
   */
  ticketDetails?: readonly TicketDetailsInput[];
}

/**
 * When the ticket is on sale. Absent when it is on sale until the event begins.
 */
export interface TicketSalePeriod {
  /** Beginning of the sale. Absent if it has begun always. */
  startDate?: string;
  /** End of the sale. Absent if the event ends it. */
  endDate?: string;
  /** Whether the ticket is hidden outside this period. */
  hideNotOnSale: boolean;
}

/**
 * Whether the sale is yet to come (SALE_SCHEDULED), runs (SALE_STARTED) or is over (SALE_ENDED). Read-only.
 */
export type TicketSaleStatus = 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED';

/**
 * What was sold in one currency.
 */
export interface TicketSales {
  /** What the buyers paid, fees included. */
  total?: Money;
  /**
   * Number of confirmed orders.
   * @minimum 0
   */
  totalOrders: number;
  /**
   * Number of their tickets. The platform has announced 2026-12-31 as the end of this field, in favour of the figures of each ticket.
   * @deprecated
   * @minimum 0
   */
  totalTickets?: number;
  /** What is left for the owner, fees left out. */
  revenue?: Money;
}

/**
 * Field and direction, joined by a colon.
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
 * INCLUDE_HIDDEN_NOT_ON_SALE: also tickets that are hidden because they are not on sale now.
 */
export type TicketState = 'INCLUDE_HIDDEN_NOT_ON_SALE';

/**
 * The tickets cannot be held as asked. Nothing is held.
 */
export type TicketsNotAvailableResponse = ErrorBody;

/**
 * What to change; what is absent stays as it is. Name a coupon or a benefit, not both.
 */
export interface UpdateCheckoutRequest {
  /** Id of the event that the order belongs to. */
  eventId: string;
  buyer?: Buyer;
  /**
   * Answers to the event's form, in place of all those that are there.
   * @minItems 1
   * @maxItems 20
   */
  guests?: readonly Guest[];
  /** Id of the member of the site who buys. */
  memberId?: string;
  discount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
  giftCardCode?: GiftCardCode;
}

/**
 * The order after the change.
 */
export interface UpdateCheckoutResponse {
  order: Order;
  /** Page of the site that shows the order. */
  orderPageUrl?: string;
}

/**
 * What to change; what is absent stays as it is.
 */
export interface UpdateOrderRequest {
  fields?: FieldMask;
  /** Answers of the buyer, in place of all those that are there. */
  checkoutForm?: FormResponseInput;
  /** True puts the order into the archive, false takes it out. */
  archived?: boolean;
}

/**
 * The order after the change.
 */
export interface UpdateOrderResponse {
  order: Order;
}

/**
 * May be empty; the number in the path names the order.
 */
export interface VoidAuthorizedPaymentRequest {
  /** Id of the event that the order belongs to. */
  eventId?: string;
}

/**
 * An empty object.
 */
export interface VoidAuthorizedPaymentResponse {
  [key: string]: unknown;
}
