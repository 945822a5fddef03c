// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

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

export const Address = /*#__PURE__*/ zod.looseObject({
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
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

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

export const CheckIn = /*#__PURE__*/ zod.looseObject({
  created: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CheckIn = zod.input<typeof CheckIn>;
export type CheckInOutput = zod.output<typeof CheckIn>;

export const GuestDetails = /*#__PURE__*/ zod.looseObject({
  guestAssigned: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  form: /*#__PURE__*/ zod.nullish(FormResponse),
});

export type GuestDetails = zod.input<typeof GuestDetails>;
export type GuestDetailsOutput = zod.output<typeof GuestDetails>;

export const Ticket = /*#__PURE__*/ zod.looseObject({
  ticketNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  orderNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketDefinitionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(Money),
  free: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  policy: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkIn: /*#__PURE__*/ zod.nullish(CheckIn),
  orderStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  orderArchived: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  orderFullName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  guestFullName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  guestDetails: /*#__PURE__*/ zod.nullish(GuestDetails),
  archived: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  anonymized: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  checkInUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketPdfUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  walletPassUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  channel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  canceled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type Ticket = zod.input<typeof Ticket>;
export type TicketOutput = zod.output<typeof Ticket>;

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

export const GiftCardPaymentDetails = /*#__PURE__*/ zod.looseObject({
  giftCardPaymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  voided: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  amount: /*#__PURE__*/ zod.nullish(Money),
  obfuscatedCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type GiftCardPaymentDetails = zod.input<typeof GiftCardPaymentDetails>;
export type GiftCardPaymentDetailsOutput = zod.output<typeof GiftCardPaymentDetails>;

export const PaymentTransaction = /*#__PURE__*/ zod.looseObject({
  transactionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  method: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  scheduledAction: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  scheduledActionExecutionDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PaymentTransaction = zod.input<typeof PaymentTransaction>;
export type PaymentTransactionOutput = zod.output<typeof PaymentTransaction>;

export const PaymentDetails = /*#__PURE__*/ zod.looseObject({
  transaction: /*#__PURE__*/ zod.nullish(PaymentTransaction),
});

export type PaymentDetails = zod.input<typeof PaymentDetails>;
export type PaymentDetailsOutput = zod.output<typeof PaymentDetails>;

export const Order = /*#__PURE__*/ zod.looseObject({
  orderNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reservationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  snapshotId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  created: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fullName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  checkoutForm: /*#__PURE__*/ zod.nullish(FormResponse),
  confirmed: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  method: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ticketsQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalPrice: /*#__PURE__*/ zod.nullish(Money),
  ticketsPdf: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Ticket)),
  archived: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  anonymized: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  invoice: /*#__PURE__*/ zod.nullish(Invoice),
  giftCardPaymentDetails: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(GiftCardPaymentDetails)),
  fullyCheckedIn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  paymentDetails: /*#__PURE__*/ zod.nullish(PaymentDetails),
  channel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  availableActions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  marketingConsent: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const FacetCounts = /*#__PURE__*/ zod.looseObject({
  counts: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()),
  ),
});

export type FacetCounts = zod.input<typeof FacetCounts>;
export type FacetCountsOutput = zod.output<typeof FacetCounts>;

export const OrderFacetNumbers = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  tickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  ticketsCheckIn: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type OrderFacetNumbers = zod.input<typeof OrderFacetNumbers>;
export type OrderFacetNumbersOutput = zod.output<typeof OrderFacetNumbers>;

export const OrderFacetCounts = /*#__PURE__*/ zod.looseObject({
  counts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), OrderFacetNumbers)),
});

export type OrderFacetCounts = zod.input<typeof OrderFacetCounts>;
export type OrderFacetCountsOutput = zod.output<typeof OrderFacetCounts>;

export const OrderFacets = /*#__PURE__*/ zod.looseObject({
  facets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), OrderFacetCounts)),
});

export type OrderFacets = zod.input<typeof OrderFacets>;
export type OrderFacetsOutput = zod.output<typeof OrderFacets>;

export const ListOrdersResponse = /*#__PURE__*/ zod.looseObject({
  total: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  offset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  limit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  tooManyToCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  orders: /*#__PURE__*/ zod.array(Order),
  facets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), FacetCounts)),
  orderFacets: /*#__PURE__*/ zod.nullish(OrderFacets),
});

export type ListOrdersResponse = zod.input<typeof ListOrdersResponse>;
export type ListOrdersResponseOutput = zod.output<typeof ListOrdersResponse>;

export const CalendarLinks = /*#__PURE__*/ zod.looseObject({
  google: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ics: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CalendarLinks = zod.input<typeof CalendarLinks>;
export type CalendarLinksOutput = zod.output<typeof CalendarLinks>;

export const GetOrderResponse = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(Order),
  calendarLinks: /*#__PURE__*/ zod.nullish(CalendarLinks),
});

export type GetOrderResponse = zod.input<typeof GetOrderResponse>;
export type GetOrderResponseOutput = zod.output<typeof GetOrderResponse>;

export const FieldMaskMax = 1000;

export const FieldMask = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(FieldMaskMax));

export type FieldMask = zod.input<typeof FieldMask>;
export type FieldMaskOutput = zod.output<typeof FieldMask>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = /*#__PURE__*/ zod.stringFormat('country-code', CountryCodeRegExp);

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const SubdivisionMax = 50;

export const Subdivision = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SubdivisionMax));

export type Subdivision = zod.input<typeof Subdivision>;
export type SubdivisionOutput = zod.output<typeof Subdivision>;

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

export const addressInputCityMax = 50;

export const addressInputPostalCodeMax = 50;

export const addressInputAddressLineMax = 150;

export const addressInputAddressLine2Max = 100;

export const addressInputFormattedAddressMax = 1000;

export const addressInputHintMax = 1000;

export const AddressInput = /*#__PURE__*/ zod.object({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(Subdivision),
  city: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressInputCityMax)),
  ),
  postalCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressInputPostalCodeMax)),
  ),
  streetAddress: /*#__PURE__*/ zod.optional(StreetAddress),
  addressLine: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressInputAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressInputAddressLine2Max)),
  ),
  formattedAddress: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressInputFormattedAddressMax)),
  ),
  hint: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressInputHintMax)),
  ),
  geocode: /*#__PURE__*/ zod.optional(AddressLocation),
});

export type AddressInput = zod.input<typeof AddressInput>;
export type AddressInputOutput = zod.output<typeof AddressInput>;

export const formattedAddressInputFormattedMax = 200;

export const FormattedAddressInput = /*#__PURE__*/ zod.object({
  formatted: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formattedAddressInputFormattedMax)),
  ),
  address: /*#__PURE__*/ zod.optional(AddressInput),
});

export type FormattedAddressInput = zod.input<typeof FormattedAddressInput>;
export type FormattedAddressInputOutput = zod.output<typeof FormattedAddressInput>;

export const inputValueInputInputNameMax = 100;

export const inputValueInputValueMax = 5000;

export const inputValueInputValuesItemMax = 5000;

export const inputValueInputValuesMax = 100;

export const InputValueInput = /*#__PURE__*/ zod.object({
  inputName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(inputValueInputInputNameMax)),
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(inputValueInputValueMax)),
  ),
  values: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(inputValueInputValuesItemMax)))
      .check(/*#__PURE__*/ zod.maxLength(inputValueInputValuesMax)),
  ),
  number: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  dateTime: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  address: /*#__PURE__*/ zod.optional(FormattedAddressInput),
});

export type InputValueInput = zod.input<typeof InputValueInput>;
export type InputValueInputOutput = zod.output<typeof InputValueInput>;

export const formResponseInputInputValuesMax = 200;

export const FormResponseInput = /*#__PURE__*/ zod.object({
  inputValues: /*#__PURE__*/ zod
    .array(InputValueInput)
    .check(/*#__PURE__*/ zod.maxLength(formResponseInputInputValuesMax)),
});

export type FormResponseInput = zod.input<typeof FormResponseInput>;
export type FormResponseInputOutput = zod.output<typeof FormResponseInput>;

export const UpdateOrderRequest = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(FieldMask),
  checkoutForm: /*#__PURE__*/ zod.optional(FormResponseInput),
  archived: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type UpdateOrderRequest = zod.input<typeof UpdateOrderRequest>;
export type UpdateOrderRequestOutput = zod.output<typeof UpdateOrderRequest>;

export const UpdateOrderResponse = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(Order),
});

export type UpdateOrderResponse = zod.input<typeof UpdateOrderResponse>;
export type UpdateOrderResponseOutput = zod.output<typeof UpdateOrderResponse>;

export const OrderNumbersMax = 100;

export const orderNumbersItemMax = 36;

export const OrderNumbers = /*#__PURE__*/ zod
  .array(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderNumbersItemMax)),
  )
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(OrderNumbersMax));

export type OrderNumbers = zod.input<typeof OrderNumbers>;
export type OrderNumbersOutput = zod.output<typeof OrderNumbers>;

export const BulkUpdateOrdersRequest = /*#__PURE__*/ zod.object({
  orderNumber: OrderNumbers,
  fields: /*#__PURE__*/ zod.optional(FieldMask),
  archived: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type BulkUpdateOrdersRequest = zod.input<typeof BulkUpdateOrdersRequest>;
export type BulkUpdateOrdersRequestOutput = zod.output<typeof BulkUpdateOrdersRequest>;

export const BulkUpdateOrdersResponse = /*#__PURE__*/ zod.looseObject({
  orders: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Order)),
});

export type BulkUpdateOrdersResponse = zod.input<typeof BulkUpdateOrdersResponse>;
export type BulkUpdateOrdersResponseOutput = zod.output<typeof BulkUpdateOrdersResponse>;

export const ConfirmOrderRequest = /*#__PURE__*/ zod.object({
  orderNumber: OrderNumbers,
});

export type ConfirmOrderRequest = zod.input<typeof ConfirmOrderRequest>;
export type ConfirmOrderRequestOutput = zod.output<typeof ConfirmOrderRequest>;

export const ConfirmOrderResponse = /*#__PURE__*/ zod.looseObject({
  orders: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Order)),
});

export type ConfirmOrderResponse = zod.input<typeof ConfirmOrderResponse>;
export type ConfirmOrderResponseOutput = zod.output<typeof ConfirmOrderResponse>;

export const TicketSales = /*#__PURE__*/ zod.looseObject({
  total: /*#__PURE__*/ zod.nullish(Money),
  totalOrders: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalTickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  revenue: /*#__PURE__*/ zod.nullish(Money),
});

export type TicketSales = zod.input<typeof TicketSales>;
export type TicketSalesOutput = zod.output<typeof TicketSales>;

export const GetSummaryResponse = /*#__PURE__*/ zod.looseObject({
  sales: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketSales)),
});

export type GetSummaryResponse = zod.input<typeof GetSummaryResponse>;
export type GetSummaryResponseOutput = zod.output<typeof GetSummaryResponse>;

export const CaptureAuthorizedPaymentRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CaptureAuthorizedPaymentRequest = zod.input<typeof CaptureAuthorizedPaymentRequest>;
export type CaptureAuthorizedPaymentRequestOutput = zod.output<typeof CaptureAuthorizedPaymentRequest>;

export const CaptureAuthorizedPaymentResponse = /*#__PURE__*/ zod.looseObject({});

export type CaptureAuthorizedPaymentResponse = zod.input<typeof CaptureAuthorizedPaymentResponse>;
export type CaptureAuthorizedPaymentResponseOutput = zod.output<typeof CaptureAuthorizedPaymentResponse>;

export const VoidAuthorizedPaymentRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type VoidAuthorizedPaymentRequest = zod.input<typeof VoidAuthorizedPaymentRequest>;
export type VoidAuthorizedPaymentRequestOutput = zod.output<typeof VoidAuthorizedPaymentRequest>;

export const VoidAuthorizedPaymentResponse = /*#__PURE__*/ zod.looseObject({});

export type VoidAuthorizedPaymentResponse = zod.input<typeof VoidAuthorizedPaymentResponse>;
export type VoidAuthorizedPaymentResponseOutput = zod.output<typeof VoidAuthorizedPaymentResponse>;

export const GetCheckoutOptionsResponse = /*#__PURE__*/ zod.looseObject({
  paymentMethodConfigured: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  acceptCoupons: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  premiumServices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  paidTickets: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  acceptGiftCards: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type GetCheckoutOptionsResponse = zod.input<typeof GetCheckoutOptionsResponse>;
export type GetCheckoutOptionsResponseOutput = zod.output<typeof GetCheckoutOptionsResponse>;

export const TicketPageMetadata = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  offset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  total: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  tooManyToCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type TicketPageMetadata = zod.input<typeof TicketPageMetadata>;
export type TicketPageMetadataOutput = zod.output<typeof TicketPageMetadata>;

export const TicketDashboard = /*#__PURE__*/ zod.looseObject({
  hidden: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  sold: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  limited: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  unsold: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  ticketsSold: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  ticketsReserved: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type TicketDashboard = zod.input<typeof TicketDashboard>;
export type TicketDashboardOutput = zod.output<typeof TicketDashboard>;

export const PlatformFeeConfig = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PlatformFeeConfig = zod.input<typeof PlatformFeeConfig>;
export type PlatformFeeConfigOutput = zod.output<typeof PlatformFeeConfig>;

export const TicketSalePeriod = /*#__PURE__*/ zod.looseObject({
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  endDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hideNotOnSale: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type TicketSalePeriod = zod.input<typeof TicketSalePeriod>;
export type TicketSalePeriodOutput = zod.output<typeof TicketSalePeriod>;

export const PricingOption = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(Money),
});

export type PricingOption = zod.input<typeof PricingOption>;
export type PricingOptionOutput = zod.output<typeof PricingOption>;

export const PricingOptions = /*#__PURE__*/ zod.looseObject({
  options: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(PricingOption)),
});

export type PricingOptions = zod.input<typeof PricingOptions>;
export type PricingOptionsOutput = zod.output<typeof PricingOptions>;

export const TicketPricing = /*#__PURE__*/ zod.looseObject({
  fixedPrice: /*#__PURE__*/ zod.nullish(Money),
  minPrice: /*#__PURE__*/ zod.nullish(Money),
  pricingOptions: /*#__PURE__*/ zod.nullish(PricingOptions),
  pricingType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketPricing = zod.input<typeof TicketPricing>;
export type TicketPricingOutput = zod.output<typeof TicketPricing>;

export const TicketDefinition = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  price: /*#__PURE__*/ zod.nullish(Money),
  free: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  limitPerCheckout: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  orderIndex: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  policy: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  dashboard: /*#__PURE__*/ zod.nullish(TicketDashboard),
  eventId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  wixFeeConfig: /*#__PURE__*/ zod.nullish(PlatformFeeConfig),
  salePeriod: /*#__PURE__*/ zod.nullish(TicketSalePeriod),
  saleStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  state: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  pricing: /*#__PURE__*/ zod.nullish(TicketPricing),
});

export type TicketDefinition = zod.input<typeof TicketDefinition>;
export type TicketDefinitionOutput = zod.output<typeof TicketDefinition>;

export const ListAvailableTicketsResponse = /*#__PURE__*/ zod.looseObject({
  metaData: /*#__PURE__*/ zod.nullish(TicketPageMetadata),
  definitions: /*#__PURE__*/ zod.array(TicketDefinition),
});

export type ListAvailableTicketsResponse = zod.input<typeof ListAvailableTicketsResponse>;
export type ListAvailableTicketsResponseOutput = zod.output<typeof ListAvailableTicketsResponse>;

export const ticketIdOperatorsInMax = 100;

export const ticketIdOperatorsHasSomeMax = 100;

export const TicketIdOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(ticketIdOperatorsInMax)),
  ),
  $hasSome: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(ticketIdOperatorsHasSomeMax)),
  ),
});

export type TicketIdOperators = zod.input<typeof TicketIdOperators>;
export type TicketIdOperatorsOutput = zod.output<typeof TicketIdOperators>;

export const TicketIdCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.guid(), TicketIdOperators]);

export type TicketIdCondition = zod.input<typeof TicketIdCondition>;
export type TicketIdConditionOutput = zod.output<typeof TicketIdCondition>;

export const ticketNameOperatorsInMax = 100;

export const ticketNameOperatorsHasSomeMax = 100;

export const TicketNameOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(ticketNameOperatorsInMax)),
  ),
  $hasSome: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(ticketNameOperatorsHasSomeMax)),
  ),
  $contains: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $urlized: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type TicketNameOperators = zod.input<typeof TicketNameOperators>;
export type TicketNameOperatorsOutput = zod.output<typeof TicketNameOperators>;

export const TicketNameCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), TicketNameOperators]);

export type TicketNameCondition = zod.input<typeof TicketNameCondition>;
export type TicketNameConditionOutput = zod.output<typeof TicketNameCondition>;

export const ticketFilterAndMax = 50;

export const ticketFilterOrMax = 50;

export type TicketFilter = {
  eventId?: TicketIdCondition;
  ticketDefinitionId?: TicketIdCondition;
  name?: TicketNameCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: TicketFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: TicketFilter[];
  $not?: TicketFilter;
};

export const TicketFilter: zod.ZodMiniType<TicketFilter> = /*#__PURE__*/ zod.strictObject({
  eventId: /*#__PURE__*/ zod.optional(TicketIdCondition),
  ticketDefinitionId: /*#__PURE__*/ zod.optional(TicketIdCondition),
  name: /*#__PURE__*/ zod.optional(TicketNameCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => TicketFilter))
      .check(/*#__PURE__*/ zod.maxLength(ticketFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => TicketFilter))
      .check(/*#__PURE__*/ zod.maxLength(ticketFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => TicketFilter)),
});

export type TicketFilterOutput = zod.output<typeof TicketFilter>;

export const TicketDefinitionFieldset = /*#__PURE__*/ zod.enum(['POLICY', 'DASHBOARD']);

export type TicketDefinitionFieldset = zod.input<typeof TicketDefinitionFieldset>;
export type TicketDefinitionFieldsetOutput = zod.output<typeof TicketDefinitionFieldset>;

export const TicketSortDefault = `created:asc`;

export const TicketSort = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum([
    'created:asc',
    'created:desc',
    'name:asc',
    'name:desc',
    'orderIndex:asc',
    'orderIndex:desc',
    'price:asc',
    'price:desc',
  ]),
  TicketSortDefault,
);

export type TicketSort = zod.input<typeof TicketSort>;
export type TicketSortOutput = zod.output<typeof TicketSort>;

export const queryAvailableTicketsRequestOffsetDefault = 0;
export const queryAvailableTicketsRequestOffsetMin = 0;

export const queryAvailableTicketsRequestLimitDefault = 0;
export const queryAvailableTicketsRequestLimitMin = 0;
export const queryAvailableTicketsRequestLimitMax = 1000;

export const queryAvailableTicketsRequestFieldsetMax = 20;

export const QueryAvailableTicketsRequest = /*#__PURE__*/ zod.object({
  offset: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(queryAvailableTicketsRequestOffsetMin)),
    queryAvailableTicketsRequestOffsetDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(queryAvailableTicketsRequestLimitMin))
      .check(/*#__PURE__*/ zod.lte(queryAvailableTicketsRequestLimitMax)),
    queryAvailableTicketsRequestLimitDefault,
  ),
  filter: /*#__PURE__*/ zod.optional(TicketFilter),
  fieldset: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(TicketDefinitionFieldset)
      .check(/*#__PURE__*/ zod.maxLength(queryAvailableTicketsRequestFieldsetMax)),
  ),
  sort: /*#__PURE__*/ zod.optional(TicketSort),
});

export type QueryAvailableTicketsRequest = zod.input<typeof QueryAvailableTicketsRequest>;
export type QueryAvailableTicketsRequestOutput = zod.output<typeof QueryAvailableTicketsRequest>;

export const OrderSortDefault = `created:asc`;

export const OrderSort = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum([
    'created:asc',
    'created:desc',
    'name:asc',
    'name:desc',
    'orderNumber:asc',
    'orderNumber:desc',
    'score:asc',
    'score:desc',
  ]),
  OrderSortDefault,
);

export type OrderSort = zod.input<typeof OrderSort>;
export type OrderSortOutput = zod.output<typeof OrderSort>;

export const QueryAvailableTicketsResponse = /*#__PURE__*/ zod.looseObject({
  metaData: /*#__PURE__*/ zod.nullish(TicketPageMetadata),
  definitions: /*#__PURE__*/ zod.array(TicketDefinition),
});

export type QueryAvailableTicketsResponse = zod.input<typeof QueryAvailableTicketsResponse>;
export type QueryAvailableTicketsResponseOutput = zod.output<typeof QueryAvailableTicketsResponse>;

export const TicketCapacityDefault = 1;
export const TicketCapacityMax = 50;

export const TicketCapacity = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(TicketCapacityMax)),
  TicketCapacityDefault,
);

export type TicketCapacity = zod.input<typeof TicketCapacity>;
export type TicketCapacityOutput = zod.output<typeof TicketCapacity>;

export const TicketPriceOverrideRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const TicketPriceOverride = /*#__PURE__*/ zod.stringFormat('decimal', TicketPriceOverrideRegExp);

export type TicketPriceOverride = zod.input<typeof TicketPriceOverride>;
export type TicketPriceOverrideOutput = zod.output<typeof TicketPriceOverride>;

export const ticketDetailsInputSeatIdMax = 36;

export const TicketDetailsInput = /*#__PURE__*/ zod.object({
  seatId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(ticketDetailsInputSeatIdMax)),
  ),
  capacity: /*#__PURE__*/ zod.optional(TicketCapacity),
  priceOverride: /*#__PURE__*/ zod.optional(TicketPriceOverride),
  pricingOptionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type TicketDetailsInput = zod.input<typeof TicketDetailsInput>;
export type TicketDetailsInputOutput = zod.output<typeof TicketDetailsInput>;

export const ticketReservationQuantityQuantityMax = 50;

export const ticketReservationQuantityPriceOverrideRegExp = new RegExp('^\\d{1,10}(\\.\\d+)?$');

export const ticketReservationQuantityPriceOverrideMax = 13;

export const ticketReservationQuantityTicketDetailsMax = 50;

export const TicketReservationQuantity = /*#__PURE__*/ zod.object({
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
  quantity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(ticketReservationQuantityQuantityMax)),
  priceOverride: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .stringFormat('decimal', ticketReservationQuantityPriceOverrideRegExp)
      .check(/*#__PURE__*/ zod.maxLength(ticketReservationQuantityPriceOverrideMax)),
  ),
  ticketDetails: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(TicketDetailsInput)
      .check(/*#__PURE__*/ zod.maxLength(ticketReservationQuantityTicketDetailsMax)),
  ),
});

export type TicketReservationQuantity = zod.input<typeof TicketReservationQuantity>;
export type TicketReservationQuantityOutput = zod.output<typeof TicketReservationQuantity>;

export const createReservationRequestTicketQuantitiesMax = 50;

export const createReservationRequestIgnoreLimitsDefault = false;
export const createReservationRequestAllowHiddenTicketsDefault = false;

export const CreateReservationRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  ticketQuantities: /*#__PURE__*/ zod
    .array(TicketReservationQuantity)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(createReservationRequestTicketQuantitiesMax)),
  ignoreLimits: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    createReservationRequestIgnoreLimitsDefault,
  ),
  allowHiddenTickets: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    createReservationRequestAllowHiddenTicketsDefault,
  ),
});

export type CreateReservationRequest = zod.input<typeof CreateReservationRequest>;
export type CreateReservationRequestOutput = zod.output<typeof CreateReservationRequest>;

export const TicketDetails = /*#__PURE__*/ zod.looseObject({
  seatId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  sectionLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  areaLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tableLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rowLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  seatLabel: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  planId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  capacity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  priceOverride: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  pricingOptionId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  pricingOptionName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TicketDetails = zod.input<typeof TicketDetails>;
export type TicketDetailsOutput = zod.output<typeof TicketDetails>;

export const TicketReservation = /*#__PURE__*/ zod.looseObject({
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  ticket: /*#__PURE__*/ zod.nullish(TicketDefinition),
  ticketDetails: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketDetails)),
});

export type TicketReservation = zod.input<typeof TicketReservation>;
export type TicketReservationOutput = zod.output<typeof TicketReservation>;

export const CreateReservationResponse = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  expires: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reservations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketReservation)),
  invoice: /*#__PURE__*/ zod.nullish(Invoice),
  reservationStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CreateReservationResponse = zod.input<typeof CreateReservationResponse>;
export type CreateReservationResponseOutput = zod.output<typeof CreateReservationResponse>;

export const CancelReservationResponse = /*#__PURE__*/ zod.looseObject({});

export type CancelReservationResponse = zod.input<typeof CancelReservationResponse>;
export type CancelReservationResponseOutput = zod.output<typeof CancelReservationResponse>;

export const discountRequestCouponCodeMax = 20;

export const DiscountRequest = /*#__PURE__*/ zod.object({
  couponCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(discountRequestCouponCodeMax)),
  ),
});

export type DiscountRequest = zod.input<typeof DiscountRequest>;
export type DiscountRequestOutput = zod.output<typeof DiscountRequest>;

export const PaidPlanBenefit = /*#__PURE__*/ zod.object({
  planOrderId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  benefitId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type PaidPlanBenefit = zod.input<typeof PaidPlanBenefit>;
export type PaidPlanBenefitOutput = zod.output<typeof PaidPlanBenefit>;

export const GiftCardCodeMax = 30;

export const GiftCardCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(GiftCardCodeMax));

export type GiftCardCode = zod.input<typeof GiftCardCode>;
export type GiftCardCodeOutput = zod.output<typeof GiftCardCode>;

export const GetInvoiceRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  withDiscount: /*#__PURE__*/ zod.optional(DiscountRequest),
  paidPlanBenefit: /*#__PURE__*/ zod.optional(PaidPlanBenefit),
  giftCardCode: /*#__PURE__*/ zod.optional(GiftCardCode),
});

export type GetInvoiceRequest = zod.input<typeof GetInvoiceRequest>;
export type GetInvoiceRequestOutput = zod.output<typeof GetInvoiceRequest>;

export const DiscountError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DiscountError = zod.input<typeof DiscountError>;
export type DiscountErrorOutput = zod.output<typeof DiscountError>;

export const DiscountErrors = /*#__PURE__*/ zod.looseObject({
  error: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DiscountError)),
});

export type DiscountErrors = zod.input<typeof DiscountErrors>;
export type DiscountErrorsOutput = zod.output<typeof DiscountErrors>;

export const GiftCardError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type GiftCardError = zod.input<typeof GiftCardError>;
export type GiftCardErrorOutput = zod.output<typeof GiftCardError>;

export const GiftCardErrors = /*#__PURE__*/ zod.looseObject({
  error: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(GiftCardError)),
});

export type GiftCardErrors = zod.input<typeof GiftCardErrors>;
export type GiftCardErrorsOutput = zod.output<typeof GiftCardErrors>;

export const GetInvoiceResponse = /*#__PURE__*/ zod.looseObject({
  invoice: /*#__PURE__*/ zod.nullish(Invoice),
  discountErrors: /*#__PURE__*/ zod.nullish(DiscountErrors),
  giftCardPaymentDetails: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(GiftCardPaymentDetails)),
  giftCardErrors: /*#__PURE__*/ zod.nullish(GiftCardErrors),
  expires: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reservationStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reservationOccupied: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  reservations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketReservation)),
});

export type GetInvoiceResponse = zod.input<typeof GetInvoiceResponse>;
export type GetInvoiceResponseOutput = zod.output<typeof GetInvoiceResponse>;

export const buyerFirstNameMax = 50;

export const buyerLastNameMax = 50;

export const buyerEmailMin = 5;
export const buyerEmailMax = 255;

export const Buyer = /*#__PURE__*/ zod.object({
  firstName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(buyerFirstNameMax)),
  ),
  lastName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(buyerLastNameMax)),
  ),
  email: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .email()
      .check(/*#__PURE__*/ zod.minLength(buyerEmailMin))
      .check(/*#__PURE__*/ zod.maxLength(buyerEmailMax)),
  ),
});

export type Buyer = zod.input<typeof Buyer>;
export type BuyerOutput = zod.output<typeof Buyer>;

export const Guest = /*#__PURE__*/ zod.object({
  form: FormResponseInput,
});

export type Guest = zod.input<typeof Guest>;
export type GuestOutput = zod.output<typeof Guest>;

export const checkoutOptionsSilentDefault = false;
export const checkoutOptionsPayInPersonDefault = false;
export const checkoutOptionsIgnoreFormValidationDefault = false;
export const checkoutOptionsMarkAsPaidDefault = false;

export const CheckoutOptions = /*#__PURE__*/ zod.object({
  silent: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), checkoutOptionsSilentDefault),
  payInPerson: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), checkoutOptionsPayInPersonDefault),
  ignoreFormValidation: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    checkoutOptionsIgnoreFormValidationDefault,
  ),
  markAsPaid: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), checkoutOptionsMarkAsPaidDefault),
});

export type CheckoutOptions = zod.input<typeof CheckoutOptions>;
export type CheckoutOptionsOutput = zod.output<typeof CheckoutOptions>;

export const checkoutRequestGuestsMax = 50;

export const CheckoutRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  reservationId: /*#__PURE__*/ zod.guid(),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  discount: /*#__PURE__*/ zod.optional(DiscountRequest),
  buyer: /*#__PURE__*/ zod.optional(Buyer),
  guests: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Guest)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(checkoutRequestGuestsMax)),
  ),
  paidPlanBenefit: /*#__PURE__*/ zod.optional(PaidPlanBenefit),
  giftCardCode: /*#__PURE__*/ zod.optional(GiftCardCode),
  options: /*#__PURE__*/ zod.optional(CheckoutOptions),
  marketingConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CheckoutRequest = zod.input<typeof CheckoutRequest>;
export type CheckoutRequestOutput = zod.output<typeof CheckoutRequest>;

export const CheckoutResponse = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(Order),
  expires: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reservations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketReservation)),
  orderPageUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CheckoutResponse = zod.input<typeof CheckoutResponse>;
export type CheckoutResponseOutput = zod.output<typeof CheckoutResponse>;

export const updateCheckoutRequestGuestsMax = 20;

export const UpdateCheckoutRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  buyer: /*#__PURE__*/ zod.optional(Buyer),
  guests: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Guest)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateCheckoutRequestGuestsMax)),
  ),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  discount: /*#__PURE__*/ zod.optional(DiscountRequest),
  paidPlanBenefit: /*#__PURE__*/ zod.optional(PaidPlanBenefit),
  giftCardCode: /*#__PURE__*/ zod.optional(GiftCardCode),
});

export type UpdateCheckoutRequest = zod.input<typeof UpdateCheckoutRequest>;
export type UpdateCheckoutRequestOutput = zod.output<typeof UpdateCheckoutRequest>;

export const UpdateCheckoutResponse = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(Order),
  orderPageUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type UpdateCheckoutResponse = zod.input<typeof UpdateCheckoutResponse>;
export type UpdateCheckoutResponseOutput = zod.output<typeof UpdateCheckoutResponse>;

export const PosCheckoutRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  reservationId: /*#__PURE__*/ zod.guid(),
  paymentDetailsId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type PosCheckoutRequest = zod.input<typeof PosCheckoutRequest>;
export type PosCheckoutRequestOutput = zod.output<typeof PosCheckoutRequest>;

export const PosCheckoutResponse = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(Order),
  expires: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reservations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TicketReservation)),
});

export type PosCheckoutResponse = zod.input<typeof PosCheckoutResponse>;
export type PosCheckoutResponseOutput = zod.output<typeof PosCheckoutResponse>;

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

export const OrderTag = /*#__PURE__*/ zod.enum([
  'CONFIRMED',
  'UNCONFIRMED',
  'MEMBER',
  'ARCHIVED',
  'NON_ARCHIVED',
  'FULLY_CHECKED_IN',
  'NOT_FULLY_CHECKED_IN',
]);

export type OrderTag = zod.input<typeof OrderTag>;
export type OrderTagOutput = zod.output<typeof OrderTag>;

export const OrderAction = /*#__PURE__*/ zod.enum(['ARCHIVE', 'UNARCHIVE', 'CONFIRM', 'CAPTURE', 'VOID']);

export type OrderAction = zod.input<typeof OrderAction>;
export type OrderActionOutput = zod.output<typeof OrderAction>;

export const OrderChannel = /*#__PURE__*/ zod.enum(['ONLINE', 'OFFLINE_POS']);

export type OrderChannel = zod.input<typeof OrderChannel>;
export type OrderChannelOutput = zod.output<typeof OrderChannel>;

export const OrderFieldset = /*#__PURE__*/ zod.enum(['TICKETS', 'DETAILS', 'FORM', 'INVOICE']);

export type OrderFieldset = zod.input<typeof OrderFieldset>;
export type OrderFieldsetOutput = zod.output<typeof OrderFieldset>;

export const ScheduledPaymentAction = /*#__PURE__*/ zod.enum(['UNKNOWN_ACTION', 'CAPTURE', 'VOID']);

export type ScheduledPaymentAction = zod.input<typeof ScheduledPaymentAction>;
export type ScheduledPaymentActionOutput = zod.output<typeof ScheduledPaymentAction>;

export const FeeType = /*#__PURE__*/ zod.enum(['FEE_ADDED', 'FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT']);

export type FeeType = zod.input<typeof FeeType>;
export type FeeTypeOutput = zod.output<typeof FeeType>;

export const TicketState = /*#__PURE__*/ zod.enum(['INCLUDE_HIDDEN_NOT_ON_SALE']);

export type TicketState = zod.input<typeof TicketState>;
export type TicketStateOutput = zod.output<typeof TicketState>;

export const ReservationStatus = /*#__PURE__*/ zod.enum([
  'RESERVATION_PENDING',
  'RESERVATION_CONFIRMED',
  'RESERVATION_CANCELED',
  'RESERVATION_CANCELED_MANUALLY',
  'RESERVATION_EXPIRED',
]);

export type ReservationStatus = zod.input<typeof ReservationStatus>;
export type ReservationStatusOutput = zod.output<typeof ReservationStatus>;

export const TaxType = /*#__PURE__*/ zod.enum(['INCLUDED', 'ADDED', 'ADDED_AT_CHECKOUT']);

export type TaxType = zod.input<typeof TaxType>;
export type TaxTypeOutput = zod.output<typeof TaxType>;

export const FeeName = /*#__PURE__*/ zod.enum(['WIX_FEE']);

export type FeeName = zod.input<typeof FeeName>;
export type FeeNameOutput = zod.output<typeof FeeName>;

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

export const TicketSaleStatus = /*#__PURE__*/ zod.enum(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED']);

export type TicketSaleStatus = zod.input<typeof TicketSaleStatus>;
export type TicketSaleStatusOutput = zod.output<typeof TicketSaleStatus>;

export const TicketPricingKind = /*#__PURE__*/ zod.enum(['STANDARD', 'DONATION']);

export type TicketPricingKind = zod.input<typeof TicketPricingKind>;
export type TicketPricingKindOutput = zod.output<typeof TicketPricingKind>;
/**
 * Returns the orders of the site that match all given conditions, one page at a time. Several values of one
 * condition are alternatives: two event ids select the orders of either event. The default `limit` is 50, the
 * default `offset` is 0, and the oldest orders come first by default (`created:asc`); the platform does not
 * document a maximum limit.
 *
 * `fieldset` selects the parts of an order. Without DETAILS the status is NA_ORDER_STATUS and the texts about the
 * buyer are empty; without TICKETS the list of tickets is empty; without FORM and INVOICE these members are
 * absent.
 *
 * If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to
 * `/v1/orders/query`. That form is specified but not observed; on a host that does not support it, request fewer
 * orders at a time.
 * @summary List orders
 */
export const listOrdersQueryOffsetDefault = 0;
export const listOrdersQueryOffsetMin = 0;

export const listOrdersQueryLimitDefault = 50;
export const listOrdersQueryLimitMin = 0;
export const listOrdersQueryLimitMax = 400;

export const listOrdersQueryFieldsetMax = 20;

export const listOrdersQueryStatusMax = 11;

export const listOrdersQueryEventIdMax = 100;

export const listOrdersQueryOrderNumberItemMax = 36;

export const listOrdersQueryOrderNumberMax = 500;

export const listOrdersQueryMemberIdMax = 500;

export const listOrdersQueryFacetItemMax = 100;

export const listOrdersQueryFacetMax = 20;

export const listOrdersQuerySearchPhraseMax = 200;

export const listOrdersQueryEventCreatorIdMax = 50;

export const listOrdersQuerySortDefault = `created:asc`;
export const listOrdersQueryTagMax = 7;

export const listOrdersQueryContactIdMax = 100;

export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  offset: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersQueryOffsetMin)),
    listOrdersQueryOffsetDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(listOrdersQueryLimitMin))
      .check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax)),
    listOrdersQueryLimitDefault,
  ),
  fieldset: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderFieldset).check(/*#__PURE__*/ zod.maxLength(listOrdersQueryFieldsetMax)),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderStatus).check(/*#__PURE__*/ zod.maxLength(listOrdersQueryStatusMax)),
  ),
  eventId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(listOrdersQueryEventIdMax)),
  ),
  orderNumber: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersQueryOrderNumberItemMax)))
      .check(/*#__PURE__*/ zod.maxLength(listOrdersQueryOrderNumberMax)),
  ),
  memberId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(listOrdersQueryMemberIdMax)),
  ),
  facet: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersQueryFacetItemMax)))
      .check(/*#__PURE__*/ zod.maxLength(listOrdersQueryFacetMax)),
  ),
  searchPhrase: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersQuerySearchPhraseMax)),
  ),
  eventCreatorId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(listOrdersQueryEventCreatorIdMax)),
  ),
  sort: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum([
      'created:asc',
      'created:desc',
      'name:asc',
      'name:desc',
      'orderNumber:asc',
      'orderNumber:desc',
      'score:asc',
      'score:desc',
    ]),
    listOrdersQuerySortDefault,
  ),
  tag: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderTag).check(/*#__PURE__*/ zod.maxLength(listOrdersQueryTagMax)),
  ),
  contactId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(listOrdersQueryContactIdMax)),
  ),
});

export const ListOrdersResponseSchema = ListOrdersResponse;

/**
 * Returns one order. To find out whether the tickets were issued after a payment, request TICKETS repeatedly until
 * there are as many as `ticketsQuantity` says.
 *
 * Visitors and members can read only their own order, whose event and number they know, with any fieldset; a page
 * uses this to wait for the tickets. The platform's documentation guarantees them a response only without
 * `fieldset`, so a host may reject a fieldset with 403 unless the caller is the owner or an app.
 * @summary Get an order
 */
export const getOrderPathOrderNumberMax = 36;

export const GetOrderParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getOrderPathOrderNumberMax)),
});

export const getOrderQueryFieldsetMax = 20;

export const GetOrderQueryParams = /*#__PURE__*/ zod.object({
  fieldset: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderFieldset).check(/*#__PURE__*/ zod.maxLength(getOrderQueryFieldsetMax)),
  ),
});

export const GetOrderResponseSchema = GetOrderResponse;

/**
 * Changes the answers to the checkout form, or archives or unarchives the order. Archiving affects neither payment nor tickets. If the order's status does not allow the change, the call is rejected with `ORDER_ACTION_NOT_AVAILABLE`.
 * @summary Update an order
 */
export const updateOrderPathOrderNumberMax = 36;

export const UpdateOrderParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
  orderNumber: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(updateOrderPathOrderNumberMax)),
});

export const UpdateOrderBody = UpdateOrderRequest;

export const UpdateOrderResponseSchema = UpdateOrderResponse;

/**
 * Archives or unarchives up to 100 orders of one event. The call is never retried automatically, because it affects many orders at once.
 * @summary Update several orders
 */
export const BulkUpdateOrdersParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const BulkUpdateOrdersBody = BulkUpdateOrdersRequest;

export const BulkUpdateOrdersResponseSchema = BulkUpdateOrdersResponse;

/**
 * Marks orders that are INITIATED, PENDING or OFFLINE_PENDING as paid: they become PAID, and for the first two the platform sends the tickets by e-mail. An order that is PAID or FREE stays unchanged. CANCELED, DECLINED and VOIDED orders are rejected with `ORDER_ACTION_NOT_AVAILABLE`.
 * @summary Confirm orders
 */
export const ConfirmOrderParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const ConfirmOrderBody = ConfirmOrderRequest;

export const ConfirmOrderResponseSchema = ConfirmOrderResponse;

/**
 * Sums the confirmed orders (PAID and FREE) of the site, or of one event; one entry per currency.
 * @summary Summarize the sales
 */
export const GetSummaryQueryParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export const GetSummaryResponseSchema = GetSummaryResponse;

/**
 * Captures the amount that the buyer's bank has authorized. Only for an AUTHORIZED order. The call returns immediately; the order becomes PAID shortly afterwards, so read it again, also if the response is lost.
 * @summary Capture an authorized payment
 */
export const captureAuthorizedPaymentPathOrderNumberMax = 36;

export const CaptureAuthorizedPaymentParams = /*#__PURE__*/ zod.object({
  orderNumber: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(captureAuthorizedPaymentPathOrderNumberMax)),
});

export const CaptureAuthorizedPaymentBody = CaptureAuthorizedPaymentRequest;

export const CaptureAuthorizedPaymentResponseSchema = CaptureAuthorizedPaymentResponse;

/**
 * Releases the amount that the buyer's bank has authorized. Only for an AUTHORIZED order. The call returns immediately; the order becomes VOIDED shortly afterwards, and its tickets become available again. If the response is lost, read the order.
 * @summary Void an authorized payment
 */
export const voidAuthorizedPaymentPathOrderNumberMax = 36;

export const VoidAuthorizedPaymentParams = /*#__PURE__*/ zod.object({
  orderNumber: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(voidAuthorizedPaymentPathOrderNumberMax)),
});

export const VoidAuthorizedPaymentBody = VoidAuthorizedPaymentRequest;

export const VoidAuthorizedPaymentResponseSchema = VoidAuthorizedPaymentResponse;

/**
 * Returns the options that the site supports at a checkout, so that a page can warn before the last step, for example if paid tickets cannot be paid.
 * @summary Get the options of the checkout
 */
export const GetCheckoutOptionsResponseSchema = GetCheckoutOptionsResponse;

/**
 * Returns the available tickets, one page at a time: tickets that are not hidden, for events with open
 * registration. A sold-out ticket stays in the list with `limitPerCheckout` 0.
 *
 * The default `limit` is 0, which returns only `metaData`, the default `offset` is 0, and tickets are in order of
 * creation by default (`created:asc`). The platform's documentation requires elevated permission for this call; if
 * a host rejects a visitor, `queryAvailableTickets` returns the same tickets.
 *
 * If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to
 * `/v1/checkout/available-tickets/list`. That form is specified but not observed.
 * @summary List available tickets
 */
export const listAvailableTicketsQueryOffsetDefault = 0;
export const listAvailableTicketsQueryOffsetMin = 0;

export const listAvailableTicketsQueryLimitDefault = 0;
export const listAvailableTicketsQueryLimitMin = 0;
export const listAvailableTicketsQueryLimitMax = 100;

export const listAvailableTicketsQuerySortDefault = `created:asc`;
export const listAvailableTicketsQueryStateMax = 1;

export const ListAvailableTicketsQueryParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  offset: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAvailableTicketsQueryOffsetMin)),
    listAvailableTicketsQueryOffsetDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(listAvailableTicketsQueryLimitMin))
      .check(/*#__PURE__*/ zod.lte(listAvailableTicketsQueryLimitMax)),
    listAvailableTicketsQueryLimitDefault,
  ),
  sort: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum([
      'created:asc',
      'created:desc',
      'name:asc',
      'name:desc',
      'orderIndex:asc',
      'orderIndex:desc',
      'price:asc',
      'price:desc',
    ]),
    listAvailableTicketsQuerySortDefault,
  ),
  state: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(TicketState)
      .check(/*#__PURE__*/ zod.maxLength(listAvailableTicketsQueryStateMax)),
  ),
});

export const ListAvailableTicketsResponseSchema = ListAvailableTicketsResponse;

/**
 * Returns the same tickets as `listAvailableTickets`, selected by a filter. Policy texts and sales statistics are
 * returned only with a fieldset. According to the platform's documentation, only the owner and apps may request
 * one: a visitor or member who does may be rejected with 403.
 *
 * The default `limit` is 0, which returns only `metaData`, the default `offset` is 0, and tickets are in order of
 * creation by default (`created:asc`).
 * @summary Query available tickets
 */
export const QueryAvailableTicketsBody = QueryAvailableTicketsRequest;

export const QueryAvailableTicketsResponseSchema = QueryAvailableTicketsResponse;

/**
 * Holds tickets until `expires`, 20 minutes unless the event sets another time. During that time they are not
 * available to others; a reservation that expires or is cancelled releases them. A reservation cannot be extended,
 * but a new one can be made.
 *
 * Free and paid tickets may be combined. A donation requires a price (`priceOverride`), a ticket with several
 * prices requires the id of one of them, and a ticket with a seating plan requires its seats. Paid tickets are
 * rejected with `NO_PAYMENT_METHOD_CONFIGURED` if the site cannot accept payments.
 * @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `createTicketReservation`.
 * @summary Reserve tickets
 */
export const CreateReservationBody = CreateReservationRequest;

export const CreateReservationResponseSchema = CreateReservationResponse;

/**
 * Releases the tickets before the reservation expires; its status becomes RESERVATION_CANCELED_MANUALLY.
 *
 * The platform's documentation requires elevated permission for this call; if a host rejects a visitor, the
 * reservation simply expires.
 * @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `cancelTicketReservation`.
 * @summary Cancel a reservation
 */
export const CancelReservationParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const CancelReservationQueryParams = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.guid(),
});

export const CancelReservationResponseSchema = CancelReservationResponse;

/**
 * Computes the price of the reserved tickets, with a coupon or a benefit of a pricing plan if one is given.
 * Nothing is saved: to receive the discount, give it again at the checkout.
 *
 * A coupon that cannot be used does not cause an error: the call returns 200 with an invoice without the discount,
 * and `discountErrors` contains the reason.
 * @summary Get the invoice of a reservation
 */
export const GetInvoiceParams = /*#__PURE__*/ zod.object({
  reservationId: /*#__PURE__*/ zod.guid(),
});

export const GetInvoiceBody = GetInvoiceRequest;

export const GetInvoiceResponseSchema = GetInvoiceResponse;

/**
 * Turns a reservation into an order, once. The order becomes FREE if it costs nothing, OFFLINE_PENDING with
 * `options.payInPerson`, PAID with `options.markAsPaid`, and otherwise INITIATED; the buyer then pays on the
 * hosted page of a redirect session. An unpaid order is cancelled two hours after the end of the reservation.
 *
 * `guests` contains the answers to the event's form: one entry for the whole order, or one per ticket if the event
 * requires the details of every guest. If a mandatory answer is missing, or an answer is not among those that the
 * form offers, the call is rejected with `INVALID_FORM_RESPONSE`.
 * @summary Check out
 */
export const CheckoutBody = CheckoutRequest;

export const CheckoutResponseSchema = CheckoutResponse;

/**
 * Changes buyer, guests or discount of an order that is not yet confirmed (INITIATED, PENDING, OFFLINE_PENDING). Absent fields stay unchanged. A confirmed order is rejected with `ORDER_ACTION_NOT_AVAILABLE`.
 * @summary Update a checkout
 */
export const updateCheckoutPathOrderNumberMax = 36;

export const UpdateCheckoutParams = /*#__PURE__*/ zod.object({
  orderNumber: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(updateCheckoutPathOrderNumberMax)),
});

export const UpdateCheckoutBody = UpdateCheckoutRequest;

export const UpdateCheckoutResponseSchema = UpdateCheckoutResponse;

/**
 * Turns a reservation into an order that was paid at a point of sale. The order is PAID and its channel OFFLINE_POS. There is no form to fill in.
 * @summary Check out at a point of sale
 */
export const PosCheckoutBody = PosCheckoutRequest;

export const PosCheckoutResponseSchema = PosCheckoutResponse;
