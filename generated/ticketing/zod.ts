// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

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

export const addressCityMax = 50;

export const addressPostalCodeMax = 50;

export const addressAddressLineMax = 150;

export const addressAddressLine2Max = 100;

export const addressFormattedAddressMax = 1000;

export const addressHintMax = 1000;

export const Address = /*#__PURE__*/ zod.object({
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

export const formattedAddressFormattedMax = 200;

export const FormattedAddress = /*#__PURE__*/ zod.object({
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

export const InputValue = /*#__PURE__*/ zod.object({
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

export const FormResponse = /*#__PURE__*/ zod.object({
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

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const moneyAmountRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');
export const moneyValueRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');

export const Money = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', moneyAmountRegExp),
  currency: CurrencyCode,
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', moneyValueRegExp)),
});

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const CheckIn = /*#__PURE__*/ zod.object({
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type CheckIn = zod.input<typeof CheckIn>;
export type CheckInOutput = zod.output<typeof CheckIn>;

export const GuestDetails = /*#__PURE__*/ zod.object({
  guestAssigned: /*#__PURE__*/ zod.boolean(),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
  phone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  form: /*#__PURE__*/ zod.optional(FormResponse),
});

export type GuestDetails = zod.input<typeof GuestDetails>;
export type GuestDetailsOutput = zod.output<typeof GuestDetails>;

export const OrderChannel = /*#__PURE__*/ zod.enum(['ONLINE', 'OFFLINE_POS']);

export type OrderChannel = zod.input<typeof OrderChannel>;
export type OrderChannelOutput = zod.output<typeof OrderChannel>;

export const Ticket = /*#__PURE__*/ zod.object({
  ticketNumber: /*#__PURE__*/ zod.string(),
  orderNumber: /*#__PURE__*/ zod.string(),
  ticketDefinitionId: /*#__PURE__*/ zod.guid(),
  name: /*#__PURE__*/ zod.string(),
  price: /*#__PURE__*/ zod.optional(Money),
  free: /*#__PURE__*/ zod.boolean(),
  policy: /*#__PURE__*/ zod.string(),
  checkIn: /*#__PURE__*/ zod.optional(CheckIn),
  orderStatus: OrderStatus,
  orderArchived: /*#__PURE__*/ zod.boolean(),
  orderFullName: /*#__PURE__*/ zod.string(),
  guestFullName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  guestDetails: /*#__PURE__*/ zod.optional(GuestDetails),
  archived: /*#__PURE__*/ zod.boolean(),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  anonymized: /*#__PURE__*/ zod.boolean(),
  checkInUrl: /*#__PURE__*/ zod.string(),
  ticketPdfUrl: /*#__PURE__*/ zod.string(),
  walletPassUrl: /*#__PURE__*/ zod.url(),
  channel: OrderChannel,
  canceled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type Ticket = zod.input<typeof Ticket>;
export type TicketOutput = zod.output<typeof Ticket>;

export const CouponDiscount = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  couponId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type CouponDiscount = zod.input<typeof CouponDiscount>;
export type CouponDiscountOutput = zod.output<typeof CouponDiscount>;

export const percentDiscountRateRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');
export const percentDiscountQuantityDiscountedMin = 0;

export const PercentDiscount = /*#__PURE__*/ zod.object({
  rate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', percentDiscountRateRegExp)),
  quantityDiscounted: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(percentDiscountQuantityDiscountedMin)),
  ),
});

export type PercentDiscount = zod.input<typeof PercentDiscount>;
export type PercentDiscountOutput = zod.output<typeof PercentDiscount>;

export const PaidPlanDiscount = /*#__PURE__*/ zod.object({
  percentDiscount: /*#__PURE__*/ zod.optional(PercentDiscount),
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type PaidPlanDiscount = zod.input<typeof PaidPlanDiscount>;
export type PaidPlanDiscountOutput = zod.output<typeof PaidPlanDiscount>;

export const DiscountItem = /*#__PURE__*/ zod.object({
  coupon: /*#__PURE__*/ zod.optional(CouponDiscount),
  paidPlan: /*#__PURE__*/ zod.optional(PaidPlanDiscount),
  amount: /*#__PURE__*/ zod.optional(Money),
});

export type DiscountItem = zod.input<typeof DiscountItem>;
export type DiscountItemOutput = zod.output<typeof DiscountItem>;

export const discountDiscountsMax = 20;

export const Discount = /*#__PURE__*/ zod.object({
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

export const Tax = /*#__PURE__*/ zod.object({
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

export const Fee = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(FeeName),
  type: /*#__PURE__*/ zod.optional(FeeType),
  rate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', feeRateRegExp)),
  amount: /*#__PURE__*/ zod.optional(Money),
});

export type Fee = zod.input<typeof Fee>;
export type FeeOutput = zod.output<typeof Fee>;

export const invoiceItemQuantityMax = 50;

export const invoiceItemFeesMax = 10;

export const InvoiceItem = /*#__PURE__*/ zod.object({
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

export const Invoice = /*#__PURE__*/ zod.object({
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

export const giftCardPaymentDetailsObfuscatedCodeMax = 30;

export const giftCardPaymentDetailsCodeMax = 30;

export const GiftCardPaymentDetails = /*#__PURE__*/ zod.object({
  giftCardPaymentId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  voided: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  amount: /*#__PURE__*/ zod.optional(Money),
  obfuscatedCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(giftCardPaymentDetailsObfuscatedCodeMax)),
  ),
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(giftCardPaymentDetailsCodeMax)),
  ),
});

export type GiftCardPaymentDetails = zod.input<typeof GiftCardPaymentDetails>;
export type GiftCardPaymentDetailsOutput = zod.output<typeof GiftCardPaymentDetails>;

export const ScheduledPaymentAction = /*#__PURE__*/ zod.enum(['UNKNOWN_ACTION', 'CAPTURE', 'VOID']);

export type ScheduledPaymentAction = zod.input<typeof ScheduledPaymentAction>;
export type ScheduledPaymentActionOutput = zod.output<typeof ScheduledPaymentAction>;

export const PaymentTransaction = /*#__PURE__*/ zod.object({
  transactionId: /*#__PURE__*/ zod.guid(),
  method: /*#__PURE__*/ zod.string(),
  scheduledAction: /*#__PURE__*/ zod.optional(ScheduledPaymentAction),
  scheduledActionExecutionDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type PaymentTransaction = zod.input<typeof PaymentTransaction>;
export type PaymentTransactionOutput = zod.output<typeof PaymentTransaction>;

export const PaymentDetails = /*#__PURE__*/ zod.object({
  transaction: /*#__PURE__*/ zod.optional(PaymentTransaction),
});

export type PaymentDetails = zod.input<typeof PaymentDetails>;
export type PaymentDetailsOutput = zod.output<typeof PaymentDetails>;

export const OrderAction = /*#__PURE__*/ zod.enum(['ARCHIVE', 'UNARCHIVE', 'CONFIRM', 'CAPTURE', 'VOID']);

export type OrderAction = zod.input<typeof OrderAction>;
export type OrderActionOutput = zod.output<typeof OrderAction>;

export const orderOrderNumberMax = 36;

export const orderSnapshotIdMax = 36;

export const orderContactIdMax = 36;

export const orderMemberIdMax = 36;

export const orderTicketsQuantityMin = 0;

export const orderTicketsMax = 50;

export const orderGiftCardPaymentDetailsMax = 10;

export const orderAvailableActionsMax = 10;

export const Order = /*#__PURE__*/ zod.object({
  orderNumber: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderOrderNumberMax)),
  reservationId: /*#__PURE__*/ zod.guid(),
  snapshotId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderSnapshotIdMax)),
  eventId: /*#__PURE__*/ zod.guid(),
  contactId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderContactIdMax)),
  memberId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderMemberIdMax)),
  created: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  firstName: /*#__PURE__*/ zod.string(),
  lastName: /*#__PURE__*/ zod.string(),
  fullName: /*#__PURE__*/ zod.string(),
  email: /*#__PURE__*/ zod.string(),
  checkoutForm: /*#__PURE__*/ zod.optional(FormResponse),
  confirmed: /*#__PURE__*/ zod.boolean(),
  status: OrderStatus,
  method: /*#__PURE__*/ zod.string(),
  ticketsQuantity: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTicketsQuantityMin)),
  totalPrice: /*#__PURE__*/ zod.optional(Money),
  ticketsPdf: /*#__PURE__*/ zod.string(),
  tickets: /*#__PURE__*/ zod.array(Ticket).check(/*#__PURE__*/ zod.maxLength(orderTicketsMax)),
  archived: /*#__PURE__*/ zod.boolean(),
  anonymized: /*#__PURE__*/ zod.boolean(),
  invoice: /*#__PURE__*/ zod.optional(Invoice),
  giftCardPaymentDetails: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(GiftCardPaymentDetails)
      .check(/*#__PURE__*/ zod.maxLength(orderGiftCardPaymentDetailsMax)),
  ),
  fullyCheckedIn: /*#__PURE__*/ zod.boolean(),
  paymentDetails: /*#__PURE__*/ zod.optional(PaymentDetails),
  channel: OrderChannel,
  availableActions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderAction).check(/*#__PURE__*/ zod.maxLength(orderAvailableActionsMax)),
  ),
  marketingConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const facetCountsCountsMinOne = 0;

export const FacetCounts = /*#__PURE__*/ zod.object({
  counts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(
      /*#__PURE__*/ zod.string(),
      /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(facetCountsCountsMinOne)),
    ),
  ),
});

export type FacetCounts = zod.input<typeof FacetCounts>;
export type FacetCountsOutput = zod.output<typeof FacetCounts>;

export const orderFacetNumbersCountMin = 0;

export const orderFacetNumbersTicketsMin = 0;

export const orderFacetNumbersTicketsCheckInMin = 0;

export const OrderFacetNumbers = /*#__PURE__*/ zod.object({
  count: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderFacetNumbersCountMin)),
  ),
  tickets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderFacetNumbersTicketsMin)),
  ),
  ticketsCheckIn: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderFacetNumbersTicketsCheckInMin)),
  ),
});

export type OrderFacetNumbers = zod.input<typeof OrderFacetNumbers>;
export type OrderFacetNumbersOutput = zod.output<typeof OrderFacetNumbers>;

export const OrderFacetCounts = /*#__PURE__*/ zod.object({
  counts: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), OrderFacetNumbers)),
});

export type OrderFacetCounts = zod.input<typeof OrderFacetCounts>;
export type OrderFacetCountsOutput = zod.output<typeof OrderFacetCounts>;

export const OrderFacets = /*#__PURE__*/ zod.object({
  facets: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), OrderFacetCounts)),
});

export type OrderFacets = zod.input<typeof OrderFacets>;
export type OrderFacetsOutput = zod.output<typeof OrderFacets>;

export const listOrdersResponseTotalMin = 0;

export const listOrdersResponseOffsetMin = 0;

export const listOrdersResponseLimitMin = 0;
export const listOrdersResponseLimitMax = 400;

export const listOrdersResponseOrdersMax = 400;

export const ListOrdersResponse = /*#__PURE__*/ zod.object({
  total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseTotalMin)),
  offset: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersResponseOffsetMin)),
  limit: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(listOrdersResponseLimitMin))
    .check(/*#__PURE__*/ zod.lte(listOrdersResponseLimitMax)),
  tooManyToCount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  orders: /*#__PURE__*/ zod.array(Order).check(/*#__PURE__*/ zod.maxLength(listOrdersResponseOrdersMax)),
  facets: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), FacetCounts)),
  orderFacets: /*#__PURE__*/ zod.optional(OrderFacets),
});

export type ListOrdersResponse = zod.input<typeof ListOrdersResponse>;
export type ListOrdersResponseOutput = zod.output<typeof ListOrdersResponse>;

export const CalendarLinks = /*#__PURE__*/ zod.object({
  google: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  ics: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
});

export type CalendarLinks = zod.input<typeof CalendarLinks>;
export type CalendarLinksOutput = zod.output<typeof CalendarLinks>;

export const GetOrderResponse = /*#__PURE__*/ zod.object({
  order: /*#__PURE__*/ zod.optional(Order),
  calendarLinks: /*#__PURE__*/ zod.optional(CalendarLinks),
});

export type GetOrderResponse = zod.input<typeof GetOrderResponse>;
export type GetOrderResponseOutput = zod.output<typeof GetOrderResponse>;

export const FieldMaskMax = 1000;

export const FieldMask = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(FieldMaskMax));

export type FieldMask = zod.input<typeof FieldMask>;
export type FieldMaskOutput = zod.output<typeof FieldMask>;

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

export const UpdateOrderResponse = /*#__PURE__*/ zod.object({
  order: /*#__PURE__*/ zod.optional(Order),
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

export const bulkUpdateOrdersResponseOrdersMax = 100;

export const BulkUpdateOrdersResponse = /*#__PURE__*/ zod.object({
  orders: /*#__PURE__*/ zod
    .array(Order)
    .check(/*#__PURE__*/ zod.maxLength(bulkUpdateOrdersResponseOrdersMax)),
});

export type BulkUpdateOrdersResponse = zod.input<typeof BulkUpdateOrdersResponse>;
export type BulkUpdateOrdersResponseOutput = zod.output<typeof BulkUpdateOrdersResponse>;

export const ConfirmOrderRequest = /*#__PURE__*/ zod.object({
  orderNumber: OrderNumbers,
});

export type ConfirmOrderRequest = zod.input<typeof ConfirmOrderRequest>;
export type ConfirmOrderRequestOutput = zod.output<typeof ConfirmOrderRequest>;

export const confirmOrderResponseOrdersMax = 100;

export const ConfirmOrderResponse = /*#__PURE__*/ zod.object({
  orders: /*#__PURE__*/ zod.array(Order).check(/*#__PURE__*/ zod.maxLength(confirmOrderResponseOrdersMax)),
});

export type ConfirmOrderResponse = zod.input<typeof ConfirmOrderResponse>;
export type ConfirmOrderResponseOutput = zod.output<typeof ConfirmOrderResponse>;

export const ticketSalesTotalOrdersMin = 0;

export const ticketSalesTotalTicketsMin = 0;

export const TicketSales = /*#__PURE__*/ zod.object({
  total: /*#__PURE__*/ zod.optional(Money),
  totalOrders: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketSalesTotalOrdersMin)),
  totalTickets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketSalesTotalTicketsMin)),
  ),
  revenue: /*#__PURE__*/ zod.optional(Money),
});

export type TicketSales = zod.input<typeof TicketSales>;
export type TicketSalesOutput = zod.output<typeof TicketSales>;

export const getSummaryResponseSalesMax = 200;

export const GetSummaryResponse = /*#__PURE__*/ zod.object({
  sales: /*#__PURE__*/ zod.array(TicketSales).check(/*#__PURE__*/ zod.maxLength(getSummaryResponseSalesMax)),
});

export type GetSummaryResponse = zod.input<typeof GetSummaryResponse>;
export type GetSummaryResponseOutput = zod.output<typeof GetSummaryResponse>;

export const CaptureAuthorizedPaymentRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CaptureAuthorizedPaymentRequest = zod.input<typeof CaptureAuthorizedPaymentRequest>;
export type CaptureAuthorizedPaymentRequestOutput = zod.output<typeof CaptureAuthorizedPaymentRequest>;

export const CaptureAuthorizedPaymentResponse = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type CaptureAuthorizedPaymentResponse = zod.input<typeof CaptureAuthorizedPaymentResponse>;
export type CaptureAuthorizedPaymentResponseOutput = zod.output<typeof CaptureAuthorizedPaymentResponse>;

export const VoidAuthorizedPaymentRequest = /*#__PURE__*/ zod.object({
  eventId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type VoidAuthorizedPaymentRequest = zod.input<typeof VoidAuthorizedPaymentRequest>;
export type VoidAuthorizedPaymentRequestOutput = zod.output<typeof VoidAuthorizedPaymentRequest>;

export const VoidAuthorizedPaymentResponse = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type VoidAuthorizedPaymentResponse = zod.input<typeof VoidAuthorizedPaymentResponse>;
export type VoidAuthorizedPaymentResponseOutput = zod.output<typeof VoidAuthorizedPaymentResponse>;

export const GetCheckoutOptionsResponse = /*#__PURE__*/ zod.object({
  paymentMethodConfigured: /*#__PURE__*/ zod.boolean(),
  acceptCoupons: /*#__PURE__*/ zod.boolean(),
  premiumServices: /*#__PURE__*/ zod.boolean(),
  paidTickets: /*#__PURE__*/ zod.boolean(),
  acceptGiftCards: /*#__PURE__*/ zod.boolean(),
});

export type GetCheckoutOptionsResponse = zod.input<typeof GetCheckoutOptionsResponse>;
export type GetCheckoutOptionsResponseOutput = zod.output<typeof GetCheckoutOptionsResponse>;

export const ticketPageMetadataCountMin = 0;

export const ticketPageMetadataOffsetMin = 0;

export const ticketPageMetadataTotalMin = 0;

export const TicketPageMetadata = /*#__PURE__*/ zod.object({
  count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketPageMetadataCountMin)),
  offset: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketPageMetadataOffsetMin)),
  total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketPageMetadataTotalMin)),
  tooManyToCount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TicketPageMetadata = zod.input<typeof TicketPageMetadata>;
export type TicketPageMetadataOutput = zod.output<typeof TicketPageMetadata>;

export const ticketDashboardSoldMin = 0;

export const ticketDashboardQuantityMin = 0;

export const ticketDashboardUnsoldMin = 0;

export const ticketDashboardTicketsSoldMin = 0;

export const ticketDashboardTicketsReservedMin = 0;

export const TicketDashboard = /*#__PURE__*/ zod.object({
  hidden: /*#__PURE__*/ zod.boolean(),
  sold: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDashboardSoldMin)),
  limited: /*#__PURE__*/ zod.boolean(),
  quantity: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDashboardQuantityMin)),
  ),
  unsold: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDashboardUnsoldMin)),
  ),
  ticketsSold: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDashboardTicketsSoldMin)),
  ticketsReserved: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDashboardTicketsReservedMin)),
});

export type TicketDashboard = zod.input<typeof TicketDashboard>;
export type TicketDashboardOutput = zod.output<typeof TicketDashboard>;

export const PlatformFeeConfig = /*#__PURE__*/ zod.object({
  type: FeeType,
});

export type PlatformFeeConfig = zod.input<typeof PlatformFeeConfig>;
export type PlatformFeeConfigOutput = zod.output<typeof PlatformFeeConfig>;

export const TicketSalePeriod = /*#__PURE__*/ zod.object({
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  hideNotOnSale: /*#__PURE__*/ zod.boolean(),
});

export type TicketSalePeriod = zod.input<typeof TicketSalePeriod>;
export type TicketSalePeriodOutput = zod.output<typeof TicketSalePeriod>;

export const TicketSaleStatus = /*#__PURE__*/ zod.enum(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED']);

export type TicketSaleStatus = zod.input<typeof TicketSaleStatus>;
export type TicketSaleStatusOutput = zod.output<typeof TicketSaleStatus>;

export const TicketState = /*#__PURE__*/ zod.enum(['INCLUDE_HIDDEN_NOT_ON_SALE']);

export type TicketState = zod.input<typeof TicketState>;
export type TicketStateOutput = zod.output<typeof TicketState>;

export const pricingOptionNameMax = 200;

export const PricingOption = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(pricingOptionNameMax)),
  ),
  price: /*#__PURE__*/ zod.optional(Money),
});

export type PricingOption = zod.input<typeof PricingOption>;
export type PricingOptionOutput = zod.output<typeof PricingOption>;

export const pricingOptionsOptionsMax = 100;

export const PricingOptions = /*#__PURE__*/ zod.object({
  options: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(PricingOption).check(/*#__PURE__*/ zod.maxLength(pricingOptionsOptionsMax)),
  ),
});

export type PricingOptions = zod.input<typeof PricingOptions>;
export type PricingOptionsOutput = zod.output<typeof PricingOptions>;

export const TicketPricingKind = /*#__PURE__*/ zod.enum(['STANDARD', 'DONATION']);

export type TicketPricingKind = zod.input<typeof TicketPricingKind>;
export type TicketPricingKindOutput = zod.output<typeof TicketPricingKind>;

export const TicketPricing = /*#__PURE__*/ zod.object({
  fixedPrice: /*#__PURE__*/ zod.optional(Money),
  minPrice: /*#__PURE__*/ zod.optional(Money),
  pricingOptions: /*#__PURE__*/ zod.optional(PricingOptions),
  pricingType: TicketPricingKind,
});

export type TicketPricing = zod.input<typeof TicketPricing>;
export type TicketPricingOutput = zod.output<typeof TicketPricing>;

export const ticketDefinitionLimitPerCheckoutMin = 0;
export const ticketDefinitionLimitPerCheckoutMax = 50;

export const ticketDefinitionStateMax = 10;

export const TicketDefinition = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  price: /*#__PURE__*/ zod.optional(Money),
  free: /*#__PURE__*/ zod.boolean(),
  name: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  limitPerCheckout: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(ticketDefinitionLimitPerCheckoutMin))
    .check(/*#__PURE__*/ zod.lte(ticketDefinitionLimitPerCheckoutMax)),
  orderIndex: /*#__PURE__*/ zod.int(),
  policy: /*#__PURE__*/ zod.string(),
  dashboard: /*#__PURE__*/ zod.optional(TicketDashboard),
  eventId: /*#__PURE__*/ zod.guid(),
  wixFeeConfig: /*#__PURE__*/ zod.optional(PlatformFeeConfig),
  salePeriod: /*#__PURE__*/ zod.optional(TicketSalePeriod),
  saleStatus: TicketSaleStatus,
  state: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(TicketState).check(/*#__PURE__*/ zod.maxLength(ticketDefinitionStateMax)),
  ),
  pricing: /*#__PURE__*/ zod.optional(TicketPricing),
});

export type TicketDefinition = zod.input<typeof TicketDefinition>;
export type TicketDefinitionOutput = zod.output<typeof TicketDefinition>;

export const listAvailableTicketsResponseDefinitionsMax = 100;

export const ListAvailableTicketsResponse = /*#__PURE__*/ zod.object({
  metaData: /*#__PURE__*/ zod.optional(TicketPageMetadata),
  definitions: /*#__PURE__*/ zod
    .array(TicketDefinition)
    .check(/*#__PURE__*/ zod.maxLength(listAvailableTicketsResponseDefinitionsMax)),
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

export const queryAvailableTicketsResponseDefinitionsMax = 1000;

export const QueryAvailableTicketsResponse = /*#__PURE__*/ zod.object({
  metaData: /*#__PURE__*/ zod.optional(TicketPageMetadata),
  definitions: /*#__PURE__*/ zod
    .array(TicketDefinition)
    .check(/*#__PURE__*/ zod.maxLength(queryAvailableTicketsResponseDefinitionsMax)),
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

export const ticketDetailsSeatIdMax = 36;

export const TicketDetails = /*#__PURE__*/ zod.object({
  seatId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(ticketDetailsSeatIdMax)),
  ),
  sectionLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  areaLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  tableLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  rowLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  seatLabel: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  planId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  capacity: /*#__PURE__*/ zod.optional(TicketCapacity),
  priceOverride: /*#__PURE__*/ zod.optional(TicketPriceOverride),
  pricingOptionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  pricingOptionName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type TicketDetails = zod.input<typeof TicketDetails>;
export type TicketDetailsOutput = zod.output<typeof TicketDetails>;

export const ticketReservationQuantityMax = 50;

export const ticketReservationTicketDetailsMax = 50;

export const TicketReservation = /*#__PURE__*/ zod.object({
  quantity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(ticketReservationQuantityMax)),
  ticket: /*#__PURE__*/ zod.optional(TicketDefinition),
  ticketDetails: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(TicketDetails)
      .check(/*#__PURE__*/ zod.maxLength(ticketReservationTicketDetailsMax)),
  ),
});

export type TicketReservation = zod.input<typeof TicketReservation>;
export type TicketReservationOutput = zod.output<typeof TicketReservation>;

export const ReservationStatus = /*#__PURE__*/ zod.enum([
  'RESERVATION_PENDING',
  'RESERVATION_CONFIRMED',
  'RESERVATION_CANCELED',
  'RESERVATION_CANCELED_MANUALLY',
  'RESERVATION_EXPIRED',
]);

export type ReservationStatus = zod.input<typeof ReservationStatus>;
export type ReservationStatusOutput = zod.output<typeof ReservationStatus>;

export const createReservationResponseReservationsMax = 50;

export const CreateReservationResponse = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  expires: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  reservations: /*#__PURE__*/ zod
    .array(TicketReservation)
    .check(/*#__PURE__*/ zod.maxLength(createReservationResponseReservationsMax)),
  invoice: /*#__PURE__*/ zod.optional(Invoice),
  reservationStatus: ReservationStatus,
});

export type CreateReservationResponse = zod.input<typeof CreateReservationResponse>;
export type CreateReservationResponseOutput = zod.output<typeof CreateReservationResponse>;

export const CancelReservationResponse = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

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

export const DiscountError = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string(),
});

export type DiscountError = zod.input<typeof DiscountError>;
export type DiscountErrorOutput = zod.output<typeof DiscountError>;

export const discountErrorsErrorMax = 20;

export const DiscountErrors = /*#__PURE__*/ zod.object({
  error: /*#__PURE__*/ zod.array(DiscountError).check(/*#__PURE__*/ zod.maxLength(discountErrorsErrorMax)),
});

export type DiscountErrors = zod.input<typeof DiscountErrors>;
export type DiscountErrorsOutput = zod.output<typeof DiscountErrors>;

export const giftCardErrorCodeMax = 100;

export const GiftCardError = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(giftCardErrorCodeMax)),
  ),
});

export type GiftCardError = zod.input<typeof GiftCardError>;
export type GiftCardErrorOutput = zod.output<typeof GiftCardError>;

export const giftCardErrorsErrorMax = 10;

export const GiftCardErrors = /*#__PURE__*/ zod.object({
  error: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(GiftCardError).check(/*#__PURE__*/ zod.maxLength(giftCardErrorsErrorMax)),
  ),
});

export type GiftCardErrors = zod.input<typeof GiftCardErrors>;
export type GiftCardErrorsOutput = zod.output<typeof GiftCardErrors>;

export const getInvoiceResponseGiftCardPaymentDetailsMax = 10;

export const getInvoiceResponseReservationsMax = 50;

export const GetInvoiceResponse = /*#__PURE__*/ zod.object({
  invoice: /*#__PURE__*/ zod.optional(Invoice),
  discountErrors: /*#__PURE__*/ zod.optional(DiscountErrors),
  giftCardPaymentDetails: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(GiftCardPaymentDetails)
      .check(/*#__PURE__*/ zod.maxLength(getInvoiceResponseGiftCardPaymentDetailsMax)),
  ),
  giftCardErrors: /*#__PURE__*/ zod.optional(GiftCardErrors),
  expires: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  reservationStatus: ReservationStatus,
  reservationOccupied: /*#__PURE__*/ zod.boolean(),
  reservations: /*#__PURE__*/ zod
    .array(TicketReservation)
    .check(/*#__PURE__*/ zod.maxLength(getInvoiceResponseReservationsMax)),
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

export const checkoutResponseReservationsMax = 50;

export const CheckoutResponse = /*#__PURE__*/ zod.object({
  order: /*#__PURE__*/ zod.optional(Order),
  expires: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  reservations: /*#__PURE__*/ zod
    .array(TicketReservation)
    .check(/*#__PURE__*/ zod.maxLength(checkoutResponseReservationsMax)),
  orderPageUrl: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
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

export const UpdateCheckoutResponse = /*#__PURE__*/ zod.object({
  order: /*#__PURE__*/ zod.optional(Order),
  orderPageUrl: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
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

export const posCheckoutResponseReservationsMax = 50;

export const PosCheckoutResponse = /*#__PURE__*/ zod.object({
  order: /*#__PURE__*/ zod.optional(Order),
  expires: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  reservations: /*#__PURE__*/ zod
    .array(TicketReservation)
    .check(/*#__PURE__*/ zod.maxLength(posCheckoutResponseReservationsMax)),
});

export type PosCheckoutResponse = zod.input<typeof PosCheckoutResponse>;
export type PosCheckoutResponseOutput = zod.output<typeof PosCheckoutResponse>;

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

export const OrderFieldset = /*#__PURE__*/ zod.enum(['TICKETS', 'DETAILS', 'FORM', 'INVOICE']);

export type OrderFieldset = zod.input<typeof OrderFieldset>;
export type OrderFieldsetOutput = zod.output<typeof OrderFieldset>;

export const ApplicationError = /*#__PURE__*/ zod.object({
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

export const FieldViolation = /*#__PURE__*/ zod.object({
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

export const ValidationError = /*#__PURE__*/ zod.object({
  fieldViolations: /*#__PURE__*/ zod
    .array(FieldViolation)
    .check(/*#__PURE__*/ zod.maxLength(validationErrorFieldViolationsMax)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.object({
  errorCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.object({
  applicationError: /*#__PURE__*/ zod.optional(ApplicationError),
  validationError: /*#__PURE__*/ zod.optional(ValidationError),
  systemError: /*#__PURE__*/ zod.optional(SystemError),
  tracing: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string(),
  details: /*#__PURE__*/ zod.optional(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
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
