// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const translatableStringOriginalMax = 200;

export const translatableStringTranslatedMax = 400;

export const TranslatableString = /*#__PURE__*/ zod.object({
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

export const catalogReferenceCatalogItemIdMax = 36;

export const CatalogReference = /*#__PURE__*/ zod.object({
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

export const formattedPriceAmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const FormattedPrice = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', formattedPriceAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.string(),
});

export type FormattedPrice = zod.input<typeof FormattedPrice>;
export type FormattedPriceOutput = zod.output<typeof FormattedPrice>;

export const descriptionLineNameOriginalMax = 100;

export const descriptionLineNameTranslatedMax = 200;

export const DescriptionLineName = /*#__PURE__*/ zod.object({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(descriptionLineNameOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(descriptionLineNameTranslatedMax)),
  ),
});

export type DescriptionLineName = zod.input<typeof DescriptionLineName>;
export type DescriptionLineNameOutput = zod.output<typeof DescriptionLineName>;

export const plainTextValueOriginalMax = 600;

export const plainTextValueTranslatedMax = 600;

export const PlainTextValue = /*#__PURE__*/ zod.object({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(plainTextValueOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(plainTextValueTranslatedMax)),
  ),
});

export type PlainTextValue = zod.input<typeof PlainTextValue>;
export type PlainTextValueOutput = zod.output<typeof PlainTextValue>;

export const colorValueOriginalMax = 500;

export const colorValueTranslatedMax = 500;

export const ColorValue = /*#__PURE__*/ zod.object({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(colorValueOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(colorValueTranslatedMax)),
  ),
  code: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ColorValue = zod.input<typeof ColorValue>;
export type ColorValueOutput = zod.output<typeof ColorValue>;

export const DescriptionLine = /*#__PURE__*/ zod.object({
  name: DescriptionLineName,
  plainText: /*#__PURE__*/ zod.optional(PlainTextValue),
  colorInfo: /*#__PURE__*/ zod.optional(ColorValue),
});

export type DescriptionLine = zod.input<typeof DescriptionLine>;
export type DescriptionLineOutput = zod.output<typeof DescriptionLine>;

export const imageHeightMin = 0;

export const imageWidthMin = 0;

export const Image = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageWidthMin)),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type Image = zod.input<typeof Image>;
export type ImageOutput = zod.output<typeof Image>;

export const physicalPropertiesWeightMin = 0;

export const physicalPropertiesSkuMax = 40;

export const PhysicalProperties = /*#__PURE__*/ zod.object({
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

export const ItemTypePreset = /*#__PURE__*/ zod.enum([
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
]);

export type ItemTypePreset = zod.input<typeof ItemTypePreset>;
export type ItemTypePresetOutput = zod.output<typeof ItemTypePreset>;

export const ItemType = /*#__PURE__*/ zod.object({
  preset: /*#__PURE__*/ zod.optional(ItemTypePreset),
  custom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ItemType = zod.input<typeof ItemType>;
export type ItemTypeOutput = zod.output<typeof ItemType>;

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

export const OrderTaxRateRegExp = new RegExp('^(0(\\.\\d{1,6})?|1(\\.0{1,6})?)$');

export const OrderTaxRate = /*#__PURE__*/ zod.stringFormat('rate', OrderTaxRateRegExp);

export type OrderTaxRate = zod.input<typeof OrderTaxRate>;
export type OrderTaxRateOutput = zod.output<typeof OrderTaxRate>;

export const OrderTaxDetails = /*#__PURE__*/ zod.object({
  taxableAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
  taxRate: OrderTaxRate,
  totalTax: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderPartTaxBreakdown = /*#__PURE__*/ zod.object({
  jurisdiction: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPartTaxBreakdownJurisdictionMax)),
  ),
  rate: /*#__PURE__*/ zod.optional(OrderTaxRate),
  taxAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
  taxType: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPartTaxBreakdownTaxTypeMax)),
  ),
  taxName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPartTaxBreakdownTaxNameMax)),
  ),
  jurisdictionType: /*#__PURE__*/ zod.optional(JurisdictionType),
  nonTaxableAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
  taxableAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderPartTaxBreakdown = zod.input<typeof OrderPartTaxBreakdown>;
export type OrderPartTaxBreakdownOutput = zod.output<typeof OrderPartTaxBreakdown>;

export const orderPartTaxInfoTaxBreakdownMax = 7;

export const OrderPartTaxInfo = /*#__PURE__*/ zod.object({
  taxAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
  taxableAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderedFile = /*#__PURE__*/ zod.object({
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

export const SubscriptionFrequency = /*#__PURE__*/ zod.enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

export type SubscriptionFrequency = zod.input<typeof SubscriptionFrequency>;
export type SubscriptionFrequencyOutput = zod.output<typeof SubscriptionFrequency>;

export const orderedFreeTrialPeriodIntervalMax = 3650;

export const OrderedFreeTrialPeriod = /*#__PURE__*/ zod.object({
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

export const OrderedSubscriptionSettings = /*#__PURE__*/ zod.object({
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

export const OrderedSubscription = /*#__PURE__*/ zod.object({
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

export const priceDescriptionOriginalMax = 100;

export const priceDescriptionTranslatedMax = 100;

export const PriceDescription = /*#__PURE__*/ zod.object({
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

export const orderedAtLocationQuantityMax = 100000;

export const orderedAtLocationNameMax = 500;

export const OrderedAtLocation = /*#__PURE__*/ zod.object({
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

export const TaxableAddressType = /*#__PURE__*/ zod.enum(['BUSINESS', 'BILLING', 'SHIPPING']);

export type TaxableAddressType = zod.input<typeof TaxableAddressType>;
export type TaxableAddressTypeOutput = zod.output<typeof TaxableAddressType>;

export const TaxableAddress = /*#__PURE__*/ zod.object({
  addressType: TaxableAddressType,
});

export type TaxableAddress = zod.input<typeof TaxableAddress>;
export type TaxableAddressOutput = zod.output<typeof TaxableAddress>;

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

export const orderedDecimalQuantityOtherUnitMax = 50;

export const orderedDecimalQuantityValueRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,4})?$');

export const OrderedDecimalQuantity = /*#__PURE__*/ zod.object({
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

export const orderedModifierIdMax = 36;

export const orderedModifierQuantityMax = 100000;

export const OrderedModifier = /*#__PURE__*/ zod.object({
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
  price: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderedModifier = zod.input<typeof OrderedModifier>;
export type OrderedModifierOutput = zod.output<typeof OrderedModifier>;

export const orderedModifierGroupIdMax = 36;

export const orderedModifierGroupModifiersMax = 10;

export const OrderedModifierGroup = /*#__PURE__*/ zod.object({
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

export const ShopOrderLineItem = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  productName: /*#__PURE__*/ zod.optional(TranslatableString),
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  quantity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(shopOrderLineItemQuantityMax)),
  totalDiscount: /*#__PURE__*/ zod.optional(FormattedPrice),
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
  price: /*#__PURE__*/ zod.optional(FormattedPrice),
  priceBeforeDiscounts: /*#__PURE__*/ zod.optional(FormattedPrice),
  totalPriceBeforeTax: /*#__PURE__*/ zod.optional(FormattedPrice),
  totalPriceAfterTax: /*#__PURE__*/ zod.optional(FormattedPrice),
  paymentOption: PaymentOptionType,
  taxDetails: /*#__PURE__*/ zod.optional(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.optional(OrderPartTaxInfo),
  digitalFile: /*#__PURE__*/ zod.optional(OrderedFile),
  subscriptionInfo: /*#__PURE__*/ zod.optional(OrderedSubscription),
  priceDescription: /*#__PURE__*/ zod.optional(PriceDescription),
  depositAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
  locations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderedAtLocation)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderLineItemLocationsMax)),
  ),
  lineItemPrice: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderBuyer = /*#__PURE__*/ zod.object({
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

export const WeightUnit = /*#__PURE__*/ zod.enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']);

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const orderCurrencyConversionConversionRateRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const OrderCurrencyConversion = /*#__PURE__*/ zod.object({
  originalCurrency: /*#__PURE__*/ zod.optional(CurrencyCode),
  conversionRate: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', orderCurrencyConversionConversionRateRegExp),
  ),
});

export type OrderCurrencyConversion = zod.input<typeof OrderCurrencyConversion>;
export type OrderCurrencyConversionOutput = zod.output<typeof OrderCurrencyConversion>;

export const OrderPriceSummary = /*#__PURE__*/ zod.object({
  subtotal: /*#__PURE__*/ zod.optional(FormattedPrice),
  shipping: /*#__PURE__*/ zod.optional(FormattedPrice),
  tax: /*#__PURE__*/ zod.optional(FormattedPrice),
  discount: /*#__PURE__*/ zod.optional(FormattedPrice),
  total: /*#__PURE__*/ zod.optional(FormattedPrice),
  totalAdditionalFees: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderPriceSummary = zod.input<typeof OrderPriceSummary>;
export type OrderPriceSummaryOutput = zod.output<typeof OrderPriceSummary>;

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

export const VatType = /*#__PURE__*/ zod.enum(['UNSPECIFIED', 'CPF', 'CNPJ']);

export type VatType = zod.input<typeof VatType>;
export type VatTypeOutput = zod.output<typeof VatType>;

export const vatIdIdMax = 100;

export const VatId = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(vatIdIdMax)),
  type: VatType,
});

export type VatId = zod.input<typeof VatId>;
export type VatIdOutput = zod.output<typeof VatId>;

export const contactDetailsFirstNameMax = 100;

export const contactDetailsLastNameMax = 100;

export const contactDetailsPhoneMax = 50;

export const contactDetailsCompanyMax = 1000;

export const ContactDetails = /*#__PURE__*/ zod.object({
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

export const AddressWithContact = /*#__PURE__*/ zod.object({
  address: /*#__PURE__*/ zod.optional(Address),
  contactDetails: /*#__PURE__*/ zod.optional(ContactDetails),
});

export type AddressWithContact = zod.input<typeof AddressWithContact>;
export type AddressWithContactOutput = zod.output<typeof AddressWithContact>;

export const orderPickupAddressSubdivisionMax = 50;

export const orderPickupAddressCityMax = 1000;

export const orderPickupAddressPostalCodeMax = 1000;

export const orderPickupAddressAddressLineMax = 1000;

export const orderPickupAddressAddressLine2Max = 1000;

export const OrderPickupAddress = /*#__PURE__*/ zod.object({
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

export const OrderPickup = /*#__PURE__*/ zod.object({
  address: /*#__PURE__*/ zod.optional(OrderPickupAddress),
  pickupMethod: PickupMethod,
});

export type OrderPickup = zod.input<typeof OrderPickup>;
export type OrderPickupOutput = zod.output<typeof OrderPickup>;

export const OrderDeliveryTimeSlot = /*#__PURE__*/ zod.object({
  from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type OrderDeliveryTimeSlot = zod.input<typeof OrderDeliveryTimeSlot>;
export type OrderDeliveryTimeSlotOutput = zod.output<typeof OrderDeliveryTimeSlot>;

export const orderDeliveryDeliveryTimeMax = 500;

export const orderDeliveryInstructionsMax = 1000;

export const OrderDelivery = /*#__PURE__*/ zod.object({
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

export const OrderShippingCost = /*#__PURE__*/ zod.object({
  price: /*#__PURE__*/ zod.optional(FormattedPrice),
  totalPriceBeforeTax: /*#__PURE__*/ zod.optional(FormattedPrice),
  totalPriceAfterTax: /*#__PURE__*/ zod.optional(FormattedPrice),
  taxDetails: /*#__PURE__*/ zod.optional(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.optional(OrderPartTaxInfo),
  discount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderShippingCost = zod.input<typeof OrderShippingCost>;
export type OrderShippingCostOutput = zod.output<typeof OrderShippingCost>;

export const orderShippingRegionNameMax = 100;

export const OrderShippingRegion = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderShippingRegionNameMax)),
  ),
});

export type OrderShippingRegion = zod.input<typeof OrderShippingRegion>;
export type OrderShippingRegionOutput = zod.output<typeof OrderShippingRegion>;

export const orderShippingCarrierIdMax = 100;

export const orderShippingCodeMax = 100;

export const orderShippingTitleMax = 250;

export const OrderShipping = /*#__PURE__*/ zod.object({
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

export const OrderTaxSummary = /*#__PURE__*/ zod.object({
  totalTax: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderTaxSummary = zod.input<typeof OrderTaxSummary>;
export type OrderTaxSummaryOutput = zod.output<typeof OrderTaxSummary>;

export const orderTaxBreakdownTaxNameMax = 200;

export const orderTaxBreakdownTaxTypeMax = 200;

export const orderTaxBreakdownJurisdictionMax = 200;

export const OrderTaxBreakdown = /*#__PURE__*/ zod.object({
  taxName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderTaxBreakdownTaxNameMax)),
  taxType: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderTaxBreakdownTaxTypeMax)),
  jurisdiction: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(orderTaxBreakdownJurisdictionMax)),
  jurisdictionType: JurisdictionType,
  rate: OrderTaxRate,
  aggregatedTaxAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderTaxBreakdown = zod.input<typeof OrderTaxBreakdown>;
export type OrderTaxBreakdownOutput = zod.output<typeof OrderTaxBreakdown>;

export const orderTaxInfoTaxBreakdownMax = 50;

export const OrderTaxInfo = /*#__PURE__*/ zod.object({
  totalTax: /*#__PURE__*/ zod.optional(FormattedPrice),
  taxBreakdown: /*#__PURE__*/ zod
    .array(OrderTaxBreakdown)
    .check(/*#__PURE__*/ zod.maxLength(orderTaxInfoTaxBreakdownMax)),
  taxExempt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type OrderTaxInfo = zod.input<typeof OrderTaxInfo>;
export type OrderTaxInfoOutput = zod.output<typeof OrderTaxInfo>;

export const OrderCoupon = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.string(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderMerchantDiscount = /*#__PURE__*/ zod.object({
  discountReason: /*#__PURE__*/ zod.optional(OrderDiscountReason),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderMerchantDiscountDescriptionMax)),
  ),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderMerchantDiscount = zod.input<typeof OrderMerchantDiscount>;
export type OrderMerchantDiscountOutput = zod.output<typeof OrderMerchantDiscount>;

export const discountRuleNameOriginalMax = 256;

export const discountRuleNameTranslatedMax = 500;

export const DiscountRuleName = /*#__PURE__*/ zod.object({
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

export const OrderDiscountRule = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  name: /*#__PURE__*/ zod.optional(DiscountRuleName),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderDiscountRule = zod.input<typeof OrderDiscountRule>;
export type OrderDiscountRuleOutput = zod.output<typeof OrderDiscountRule>;

export const DiscountType = /*#__PURE__*/ zod.enum(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']);

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;

export const OrderLineDiscount = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  totalDiscount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderLineDiscount = zod.input<typeof OrderLineDiscount>;
export type OrderLineDiscountOutput = zod.output<typeof OrderLineDiscount>;

export const orderDiscountLineItemIdsMax = 300;

export const orderDiscountLineItemDiscountsMax = 300;

export const OrderDiscount = /*#__PURE__*/ zod.object({
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

export const MerchantComment = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(merchantCommentMessageMax)),
});

export type MerchantComment = zod.input<typeof MerchantComment>;
export type MerchantCommentOutput = zod.output<typeof MerchantComment>;

export const orderRefundReasonMax = 200;

export const OrderRefund = /*#__PURE__*/ zod.object({
  manual: /*#__PURE__*/ zod.boolean(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderQuantityChange = /*#__PURE__*/ zod.object({
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

export const OrderPriceChange = /*#__PURE__*/ zod.object({
  originalPrice: /*#__PURE__*/ zod.optional(FormattedPrice),
  newPrice: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderPriceChange = zod.input<typeof OrderPriceChange>;
export type OrderPriceChangeOutput = zod.output<typeof OrderPriceChange>;

export const OrderLineChange = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  quantity: /*#__PURE__*/ zod.optional(OrderQuantityChange),
  price: /*#__PURE__*/ zod.optional(OrderPriceChange),
});

export type OrderLineChange = zod.input<typeof OrderLineChange>;
export type OrderLineChangeOutput = zod.output<typeof OrderLineChange>;

export const orderManagedLineQuantityMax = 1000000;

export const OrderManagedLine = /*#__PURE__*/ zod.object({
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

export const OrderTranslatedValue = /*#__PURE__*/ zod.object({
  original: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  translated: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
});

export type OrderTranslatedValue = zod.input<typeof OrderTranslatedValue>;
export type OrderTranslatedValueOutput = zod.output<typeof OrderTranslatedValue>;

export const OrderLineAmount = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderLineAmount = zod.input<typeof OrderLineAmount>;
export type OrderLineAmountOutput = zod.output<typeof OrderLineAmount>;

export const orderManagedDiscountAffectedLineItemsMax = 300;

export const OrderManagedDiscount = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(OrderTranslatedValue),
  affectedLineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderLineAmount)
      .check(/*#__PURE__*/ zod.maxLength(orderManagedDiscountAffectedLineItemsMax)),
  ),
  totalAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderManagedDiscount = zod.input<typeof OrderManagedDiscount>;
export type OrderManagedDiscountOutput = zod.output<typeof OrderManagedDiscount>;

export const orderManagedFeeAffectedLineItemsMax = 300;

export const OrderManagedFee = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(OrderTranslatedValue),
  affectedLineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OrderLineAmount)
      .check(/*#__PURE__*/ zod.maxLength(orderManagedFeeAffectedLineItemsMax)),
  ),
  totalAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderManagedFee = zod.input<typeof OrderManagedFee>;
export type OrderManagedFeeOutput = zod.output<typeof OrderManagedFee>;

export const OrderTotalChange = /*#__PURE__*/ zod.object({
  originalTotal: /*#__PURE__*/ zod.optional(FormattedPrice),
  newTotal: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderTotalChange = zod.input<typeof OrderTotalChange>;
export type OrderTotalChangeOutput = zod.output<typeof OrderTotalChange>;

export const orderShippingBriefShippingTitleMax = 250;

export const OrderShippingBrief = /*#__PURE__*/ zod.object({
  total: /*#__PURE__*/ zod.optional(FormattedPrice),
  shippingTitle: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderShippingBriefShippingTitleMax)),
  ),
});

export type OrderShippingBrief = zod.input<typeof OrderShippingBrief>;
export type OrderShippingBriefOutput = zod.output<typeof OrderShippingBrief>;

export const OrderShippingChange = /*#__PURE__*/ zod.object({
  originalShippingInfo: /*#__PURE__*/ zod.optional(OrderShippingBrief),
  newShippingInfo: /*#__PURE__*/ zod.optional(OrderShippingBrief),
});

export type OrderShippingChange = zod.input<typeof OrderShippingChange>;
export type OrderShippingChangeOutput = zod.output<typeof OrderShippingChange>;

export const OrderChange = /*#__PURE__*/ zod.object({
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

export const OrderDraftChanges = /*#__PURE__*/ zod.object({
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

export const OrderSavedPaymentMethod = /*#__PURE__*/ zod.object({
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

export const OrderAuthorizedPayment = /*#__PURE__*/ zod.object({
  paymentId: /*#__PURE__*/ zod.guid(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderRegularRefund = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderGiftCardRefund = /*#__PURE__*/ zod.object({
  giftCardPaymentId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderGiftCardRefundGiftCardPaymentIdMax)),
  ),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderGiftCardRefund = zod.input<typeof OrderGiftCardRefund>;
export type OrderGiftCardRefundOutput = zod.output<typeof OrderGiftCardRefund>;

export const orderMembershipRefundMembershipIdMax = 200;

export const OrderMembershipRefund = /*#__PURE__*/ zod.object({
  membershipId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(orderMembershipRefundMembershipIdMax)),
  ),
});

export type OrderMembershipRefund = zod.input<typeof OrderMembershipRefund>;
export type OrderMembershipRefundOutput = zod.output<typeof OrderMembershipRefund>;

export const OrderRefundedPayment = /*#__PURE__*/ zod.object({
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

export const OrderRefundStart = /*#__PURE__*/ zod.object({
  refundId: /*#__PURE__*/ zod.guid(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderRefundOutcome = /*#__PURE__*/ zod.object({
  refundId: /*#__PURE__*/ zod.guid(),
  payment: /*#__PURE__*/ zod.optional(OrderRefundedPayment),
});

export type OrderRefundOutcome = zod.input<typeof OrderRefundOutcome>;
export type OrderRefundOutcomeOutput = zod.output<typeof OrderRefundOutcome>;

export const orderStoreCreditReasonMax = 100;

export const OrderStoreCredit = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
  reason: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderStoreCreditReasonMax)),
  ),
});

export type OrderStoreCredit = zod.input<typeof OrderStoreCredit>;
export type OrderStoreCreditOutput = zod.output<typeof OrderStoreCredit>;

export const orderCreditCardLastFourDigitsMax = 4;

export const orderCreditCardBrandMax = 100;

export const OrderCreditCard = /*#__PURE__*/ zod.object({
  lastFourDigits: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCreditCardLastFourDigitsMax)),
  ),
  brand: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCreditCardBrandMax)),
  ),
});

export type OrderCreditCard = zod.input<typeof OrderCreditCard>;
export type OrderCreditCardOutput = zod.output<typeof OrderCreditCard>;

export const OrderRegularPayment = /*#__PURE__*/ zod.object({
  creditCardDetails: /*#__PURE__*/ zod.optional(OrderCreditCard),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
});

export type OrderRegularPayment = zod.input<typeof OrderRegularPayment>;
export type OrderRegularPaymentOutput = zod.output<typeof OrderRegularPayment>;

export const OrderPaymentAttempt = /*#__PURE__*/ zod.object({
  regular: /*#__PURE__*/ zod.optional(OrderRegularPayment),
  paymentId: /*#__PURE__*/ zod.guid(),
});

export type OrderPaymentAttempt = zod.input<typeof OrderPaymentAttempt>;
export type OrderPaymentAttemptOutput = zod.output<typeof OrderPaymentAttempt>;

export const orderPlatformReceiptDisplayNumberMax = 40;

export const OrderPlatformReceipt = /*#__PURE__*/ zod.object({
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

export const OrderExternalReceipt = /*#__PURE__*/ zod.object({
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

export const OrderReceipt = /*#__PURE__*/ zod.object({
  wixReceipt: /*#__PURE__*/ zod.optional(OrderPlatformReceipt),
  externalReceipt: /*#__PURE__*/ zod.optional(OrderExternalReceipt),
  paymentId: /*#__PURE__*/ zod.guid(),
});

export type OrderReceipt = zod.input<typeof OrderReceipt>;
export type OrderReceiptOutput = zod.output<typeof OrderReceipt>;

export const OrderChargeback = /*#__PURE__*/ zod.object({
  paymentId: /*#__PURE__*/ zod.guid(),
  chargebackId: /*#__PURE__*/ zod.guid(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
  paymentDetails: /*#__PURE__*/ zod.optional(OrderRegularPayment),
});

export type OrderChargeback = zod.input<typeof OrderChargeback>;
export type OrderChargebackOutput = zod.output<typeof OrderChargeback>;

export const OrderChargebackReversal = /*#__PURE__*/ zod.object({
  paymentId: /*#__PURE__*/ zod.guid(),
  chargebackId: /*#__PURE__*/ zod.guid(),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
  reversalAmount: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderActivity = /*#__PURE__*/ zod.object({
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

export const OrderCreator = /*#__PURE__*/ zod.object({
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type OrderCreator = zod.input<typeof OrderCreator>;
export type OrderCreatorOutput = zod.output<typeof OrderCreator>;

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

export const orderChannelExternalOrderIdMax = 100;

export const orderChannelExternalOrderUrlMax = 300;

export const OrderChannel = /*#__PURE__*/ zod.object({
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

export const OrderCustomField = /*#__PURE__*/ zod.object({
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

export const OrderBalance = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', orderBalanceAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.string(),
});

export type OrderBalance = zod.input<typeof OrderBalance>;
export type OrderBalanceOutput = zod.output<typeof OrderBalance>;

export const orderCashRoundingAmountRegExp = new RegExp('^-?\\d{1,16}(\\.\\d+)?$');

export const OrderCashRounding = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', orderCashRoundingAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.string(),
});

export type OrderCashRounding = zod.input<typeof OrderCashRounding>;
export type OrderCashRoundingOutput = zod.output<typeof OrderCashRounding>;

export const OrderBalanceSummary = /*#__PURE__*/ zod.object({
  balance: /*#__PURE__*/ zod.optional(OrderBalance),
  paid: /*#__PURE__*/ zod.optional(FormattedPrice),
  refunded: /*#__PURE__*/ zod.optional(FormattedPrice),
  authorized: /*#__PURE__*/ zod.optional(FormattedPrice),
  pendingRefund: /*#__PURE__*/ zod.optional(FormattedPrice),
  pending: /*#__PURE__*/ zod.optional(FormattedPrice),
  chargeback: /*#__PURE__*/ zod.optional(FormattedPrice),
  chargebackReversal: /*#__PURE__*/ zod.optional(FormattedPrice),
  platformFees: /*#__PURE__*/ zod.optional(FormattedPrice),
  totalMinusPlatformFees: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderFee = /*#__PURE__*/ zod.object({
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
  price: /*#__PURE__*/ zod.optional(FormattedPrice),
  taxDetails: /*#__PURE__*/ zod.optional(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.optional(OrderPartTaxInfo),
  providerAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  priceBeforeTax: /*#__PURE__*/ zod.optional(FormattedPrice),
  priceAfterTax: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const OrderTagList = /*#__PURE__*/ zod.object({
  tagIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderTagListTagIdsItemMax)))
    .check(/*#__PURE__*/ zod.maxLength(orderTagListTagIdsMax)),
});

export type OrderTagList = zod.input<typeof OrderTagList>;
export type OrderTagListOutput = zod.output<typeof OrderTagList>;

export const OrderTags = /*#__PURE__*/ zod.object({
  privateTags: /*#__PURE__*/ zod.optional(OrderTagList),
  tags: /*#__PURE__*/ zod.optional(OrderTagList),
});

export type OrderTags = zod.input<typeof OrderTags>;
export type OrderTagsOutput = zod.output<typeof OrderTags>;

export const orderLocationNameMax = 500;

export const OrderLocation = /*#__PURE__*/ zod.object({
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

export const OrderPlatformFee = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  amount: /*#__PURE__*/ zod.optional(FormattedPrice),
  lineItemId: /*#__PURE__*/ zod.guid(),
  chargeType: PlatformFeeChargeType,
  percentageRate: /*#__PURE__*/ zod.stringFormat('decimal', orderPlatformFeePercentageRateRegExp),
});

export type OrderPlatformFee = zod.input<typeof OrderPlatformFee>;
export type OrderPlatformFeeOutput = zod.output<typeof OrderPlatformFee>;

export const orderPlatformFeesFeesMax = 300;

export const OrderPlatformFees = /*#__PURE__*/ zod.object({
  total: /*#__PURE__*/ zod.optional(FormattedPrice),
  totalPassOn: /*#__PURE__*/ zod.optional(FormattedPrice),
  totalAbsorbed: /*#__PURE__*/ zod.optional(FormattedPrice),
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

export const ShopOrder = /*#__PURE__*/ zod.object({
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

export const GetShopOrderResponse = /*#__PURE__*/ zod.object({
  order: ShopOrder,
});

export type GetShopOrderResponse = zod.input<typeof GetShopOrderResponse>;
export type GetShopOrderResponseOutput = zod.output<typeof GetShopOrderResponse>;

export const orderCursorPagingLimitDefault = 100;
export const orderCursorPagingLimitMin = 0;
export const orderCursorPagingLimitMax = 100;

export const orderCursorPagingCursorMax = 16000;

export const OrderCursorPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(orderCursorPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(orderCursorPagingLimitMax)),
    orderCursorPagingLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCursorPagingCursorMax)),
  ),
});

export type OrderCursorPaging = zod.input<typeof OrderCursorPaging>;
export type OrderCursorPagingOutput = zod.output<typeof OrderCursorPaging>;

export const exactTextOperatorsInMax = 100;

export const exactTextOperatorsNinMax = 100;

export const ExactTextOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(exactTextOperatorsInMax)),
  ),
  $nin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(exactTextOperatorsNinMax)),
  ),
});

export type ExactTextOperators = zod.input<typeof ExactTextOperators>;
export type ExactTextOperatorsOutput = zod.output<typeof ExactTextOperators>;

export const ExactTextCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), ExactTextOperators]);

export type ExactTextCondition = zod.input<typeof ExactTextCondition>;
export type ExactTextConditionOutput = zod.output<typeof ExactTextCondition>;

export const textOperatorsInMax = 100;

export const TextOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(textOperatorsInMax)),
  ),
  $startsWith: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TextOperators = zod.input<typeof TextOperators>;
export type TextOperatorsOutput = zod.output<typeof TextOperators>;

export const TextCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), TextOperators]);

export type TextCondition = zod.input<typeof TextCondition>;
export type TextConditionOutput = zod.output<typeof TextCondition>;

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

export const shopOrderStatusOperatorsInMax = 20;

export const shopOrderStatusOperatorsNinMax = 20;

export const ShopOrderStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(ShopOrderStatus),
  $ne: /*#__PURE__*/ zod.optional(ShopOrderStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ShopOrderStatus)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderStatusOperatorsInMax)),
  ),
  $nin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ShopOrderStatus)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderStatusOperatorsNinMax)),
  ),
});

export type ShopOrderStatusOperators = zod.input<typeof ShopOrderStatusOperators>;
export type ShopOrderStatusOperatorsOutput = zod.output<typeof ShopOrderStatusOperators>;

export const ShopOrderStatusCondition = /*#__PURE__*/ zod.union([ShopOrderStatus, ShopOrderStatusOperators]);

export type ShopOrderStatusCondition = zod.input<typeof ShopOrderStatusCondition>;
export type ShopOrderStatusConditionOutput = zod.output<typeof ShopOrderStatusCondition>;

export const shopOrderPaymentStatusOperatorsInMax = 20;

export const shopOrderPaymentStatusOperatorsNinMax = 20;

export const ShopOrderPaymentStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(ShopOrderPaymentStatus),
  $ne: /*#__PURE__*/ zod.optional(ShopOrderPaymentStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ShopOrderPaymentStatus)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderPaymentStatusOperatorsInMax)),
  ),
  $nin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ShopOrderPaymentStatus)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderPaymentStatusOperatorsNinMax)),
  ),
});

export type ShopOrderPaymentStatusOperators = zod.input<typeof ShopOrderPaymentStatusOperators>;
export type ShopOrderPaymentStatusOperatorsOutput = zod.output<typeof ShopOrderPaymentStatusOperators>;

export const ShopOrderPaymentStatusCondition = /*#__PURE__*/ zod.union([
  ShopOrderPaymentStatus,
  ShopOrderPaymentStatusOperators,
]);

export type ShopOrderPaymentStatusCondition = zod.input<typeof ShopOrderPaymentStatusCondition>;
export type ShopOrderPaymentStatusConditionOutput = zod.output<typeof ShopOrderPaymentStatusCondition>;

export const shopOrderFulfillmentStatusOperatorsInMax = 20;

export const shopOrderFulfillmentStatusOperatorsNinMax = 20;

export const ShopOrderFulfillmentStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(ShopOrderFulfillmentStatus),
  $ne: /*#__PURE__*/ zod.optional(ShopOrderFulfillmentStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ShopOrderFulfillmentStatus)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderFulfillmentStatusOperatorsInMax)),
  ),
  $nin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ShopOrderFulfillmentStatus)
      .check(/*#__PURE__*/ zod.maxLength(shopOrderFulfillmentStatusOperatorsNinMax)),
  ),
});

export type ShopOrderFulfillmentStatusOperators = zod.input<typeof ShopOrderFulfillmentStatusOperators>;
export type ShopOrderFulfillmentStatusOperatorsOutput = zod.output<
  typeof ShopOrderFulfillmentStatusOperators
>;

export const ShopOrderFulfillmentStatusCondition = /*#__PURE__*/ zod.union([
  ShopOrderFulfillmentStatus,
  ShopOrderFulfillmentStatusOperators,
]);

export type ShopOrderFulfillmentStatusCondition = zod.input<typeof ShopOrderFulfillmentStatusCondition>;
export type ShopOrderFulfillmentStatusConditionOutput = zod.output<
  typeof ShopOrderFulfillmentStatusCondition
>;

export const membershipOperatorsHasSomeMax = 100;

export const membershipOperatorsHasAllMax = 100;

export const MembershipOperators = /*#__PURE__*/ zod.strictObject({
  $hasSome: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(membershipOperatorsHasSomeMax)),
  ),
  $hasAll: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(membershipOperatorsHasAllMax)),
  ),
});

export type MembershipOperators = zod.input<typeof MembershipOperators>;
export type MembershipOperatorsOutput = zod.output<typeof MembershipOperators>;

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

export const channelTypeOperatorsInMax = 20;

export const channelTypeOperatorsNinMax = 20;

export const ChannelTypeOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(ChannelType),
  $ne: /*#__PURE__*/ zod.optional(ChannelType),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ChannelType).check(/*#__PURE__*/ zod.maxLength(channelTypeOperatorsInMax)),
  ),
  $nin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ChannelType).check(/*#__PURE__*/ zod.maxLength(channelTypeOperatorsNinMax)),
  ),
});

export type ChannelTypeOperators = zod.input<typeof ChannelTypeOperators>;
export type ChannelTypeOperatorsOutput = zod.output<typeof ChannelTypeOperators>;

export const ChannelTypeCondition = /*#__PURE__*/ zod.union([ChannelType, ChannelTypeOperators]);

export type ChannelTypeCondition = zod.input<typeof ChannelTypeCondition>;
export type ChannelTypeConditionOutput = zod.output<typeof ChannelTypeCondition>;

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

export const shopOrderFilterAndMax = 50;

export const shopOrderFilterOrMax = 50;

export type ShopOrderFilter = {
  id?: ExactTextCondition;
  number?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  purchasedDate?: InstantCondition;
  status?: ShopOrderStatusCondition;
  paymentStatus?: ShopOrderPaymentStatusCondition;
  fulfillmentStatus?: ShopOrderFulfillmentStatusCondition;
  /** Statuses of the parts that are delivered separately. */
  'fulfillmentStatusesAggregate.statuses'?: MembershipOperators;
  archived?: BooleanCondition;
  imported?: BooleanCondition;
  seenByAHuman?: BooleanCondition;
  /** Whether the order was made to try the shop. Orders do not return this field. */
  demo?: BooleanCondition;
  checkoutId?: ExactTextCondition;
  'buyerInfo.contactId'?: ExactTextCondition;
  'buyerInfo.memberId'?: ExactTextCondition;
  'buyerInfo.email'?: TextCondition;
  'billingInfo.contactDetails.firstName'?: TextCondition;
  'billingInfo.contactDetails.lastName'?: TextCondition;
  'createdBy.userId'?: ExactTextCondition;
  'channelInfo.type'?: ChannelTypeCondition;
  'channelInfo.externalOrderId'?: ExactTextCondition;
  'businessLocation.id'?: TextCondition;
  'businessLocation.name'?: TextCondition;
  'shippingInfo.title'?: ExactTextCondition;
  'shippingInfo.region.name'?: ExactTextCondition;
  'shippingInfo.logistics.deliveryTime'?: TextCondition;
  'shippingInfo.logistics.deliveryTimeSlot.from'?: InstantCondition;
  'shippingInfo.logistics.deliveryTimeSlot.to'?: InstantCondition;
  'priceSummary.total.amount'?: DigitsCondition;
  'balanceSummary.authorized.amount'?: DigitsCondition;
  'balanceSummary.pending.amount'?: DigitsCondition;
  'balanceSummary.pendingRefund.amount'?: DigitsCondition;
  'taxInfo.totalTax.amount'?: DigitsCondition;
  'taxInfo.totalExempt.amount'?: DigitsCondition;
  'lineItems.productName.original'?: MembershipOperators;
  'lineItems.catalogReference.appId'?: MembershipOperators;
  'lineItems.catalogReference.catalogItemId'?: MembershipOperators;
  'lineItems.locations.id'?: MembershipOperators;
  'lineItems.subscriptionInfo.id'?: ExactTextCondition;
  'appliedDiscounts.coupon.id'?: MembershipOperators;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: ShopOrderFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: ShopOrderFilter[];
  $not?: ShopOrderFilter;
};

export const ShopOrderFilter: zod.ZodMiniType<ShopOrderFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(ExactTextCondition),
  number: /*#__PURE__*/ zod.optional(TextCondition),
  createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
  updatedDate: /*#__PURE__*/ zod.optional(InstantCondition),
  purchasedDate: /*#__PURE__*/ zod.optional(InstantCondition),
  status: /*#__PURE__*/ zod.optional(ShopOrderStatusCondition),
  paymentStatus: /*#__PURE__*/ zod.optional(ShopOrderPaymentStatusCondition),
  fulfillmentStatus: /*#__PURE__*/ zod.optional(ShopOrderFulfillmentStatusCondition),
  'fulfillmentStatusesAggregate.statuses': /*#__PURE__*/ zod.optional(MembershipOperators),
  archived: /*#__PURE__*/ zod.optional(BooleanCondition),
  imported: /*#__PURE__*/ zod.optional(BooleanCondition),
  seenByAHuman: /*#__PURE__*/ zod.optional(BooleanCondition),
  demo: /*#__PURE__*/ zod.optional(BooleanCondition),
  checkoutId: /*#__PURE__*/ zod.optional(ExactTextCondition),
  'buyerInfo.contactId': /*#__PURE__*/ zod.optional(ExactTextCondition),
  'buyerInfo.memberId': /*#__PURE__*/ zod.optional(ExactTextCondition),
  'buyerInfo.email': /*#__PURE__*/ zod.optional(TextCondition),
  'billingInfo.contactDetails.firstName': /*#__PURE__*/ zod.optional(TextCondition),
  'billingInfo.contactDetails.lastName': /*#__PURE__*/ zod.optional(TextCondition),
  'createdBy.userId': /*#__PURE__*/ zod.optional(ExactTextCondition),
  'channelInfo.type': /*#__PURE__*/ zod.optional(ChannelTypeCondition),
  'channelInfo.externalOrderId': /*#__PURE__*/ zod.optional(ExactTextCondition),
  'businessLocation.id': /*#__PURE__*/ zod.optional(TextCondition),
  'businessLocation.name': /*#__PURE__*/ zod.optional(TextCondition),
  'shippingInfo.title': /*#__PURE__*/ zod.optional(ExactTextCondition),
  'shippingInfo.region.name': /*#__PURE__*/ zod.optional(ExactTextCondition),
  'shippingInfo.logistics.deliveryTime': /*#__PURE__*/ zod.optional(TextCondition),
  'shippingInfo.logistics.deliveryTimeSlot.from': /*#__PURE__*/ zod.optional(InstantCondition),
  'shippingInfo.logistics.deliveryTimeSlot.to': /*#__PURE__*/ zod.optional(InstantCondition),
  'priceSummary.total.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'balanceSummary.authorized.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'balanceSummary.pending.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'balanceSummary.pendingRefund.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'taxInfo.totalTax.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'taxInfo.totalExempt.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'lineItems.productName.original': /*#__PURE__*/ zod.optional(MembershipOperators),
  'lineItems.catalogReference.appId': /*#__PURE__*/ zod.optional(MembershipOperators),
  'lineItems.catalogReference.catalogItemId': /*#__PURE__*/ zod.optional(MembershipOperators),
  'lineItems.locations.id': /*#__PURE__*/ zod.optional(MembershipOperators),
  'lineItems.subscriptionInfo.id': /*#__PURE__*/ zod.optional(ExactTextCondition),
  'appliedDiscounts.coupon.id': /*#__PURE__*/ zod.optional(MembershipOperators),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => ShopOrderFilter))
      .check(/*#__PURE__*/ zod.maxLength(shopOrderFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => ShopOrderFilter))
      .check(/*#__PURE__*/ zod.maxLength(shopOrderFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => ShopOrderFilter)),
});

export type ShopOrderFilterOutput = zod.output<typeof ShopOrderFilter>;

export const ShopOrderSortField = /*#__PURE__*/ zod.enum([
  'balanceSummary.authorized.amount',
  'balanceSummary.pending.amount',
  'balanceSummary.pendingRefund.amount',
  'billingInfo.contactDetails.firstName',
  'billingInfo.contactDetails.lastName',
  'businessLocation.id',
  'businessLocation.name',
  'buyerInfo.email',
  'channelInfo.type',
  'createdDate',
  'fulfillmentStatus',
  'fulfillmentStatusesAggregate.statuses',
  'lineItems.productName.original',
  'number',
  'paymentStatus',
  'priceSummary.total.amount',
  'purchasedDate',
  'shippingInfo.logistics.deliveryTime',
  'shippingInfo.logistics.deliveryTimeSlot.from',
  'shippingInfo.logistics.deliveryTimeSlot.to',
  'shippingInfo.region.name',
  'shippingInfo.title',
  'status',
  'taxInfo.totalExempt.amount',
  'taxInfo.totalTax.amount',
  'updatedDate',
]);

export type ShopOrderSortField = zod.input<typeof ShopOrderSortField>;
export type ShopOrderSortFieldOutput = zod.output<typeof ShopOrderSortField>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const OrderSorting = /*#__PURE__*/ zod.object({
  fieldName: ShopOrderSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
  origin: /*#__PURE__*/ zod.optional(AddressLocation),
});

export type OrderSorting = zod.input<typeof OrderSorting>;
export type OrderSortingOutput = zod.output<typeof OrderSorting>;

export const orderSearchSortMax = 4;

export const OrderSearch = /*#__PURE__*/ zod.object({
  cursorPaging: /*#__PURE__*/ zod.optional(OrderCursorPaging),
  filter: /*#__PURE__*/ zod.optional(ShopOrderFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(OrderSorting).check(/*#__PURE__*/ zod.maxLength(orderSearchSortMax)),
  ),
});

export type OrderSearch = zod.input<typeof OrderSearch>;
export type OrderSearchOutput = zod.output<typeof OrderSearch>;

export const SearchOrdersRequest = /*#__PURE__*/ zod.object({
  search: OrderSearch,
});

export type SearchOrdersRequest = zod.input<typeof SearchOrdersRequest>;
export type SearchOrdersRequestOutput = zod.output<typeof SearchOrdersRequest>;

export const cursorsNextMax = 16000;

export const cursorsPrevMax = 16000;

export const Cursors = /*#__PURE__*/ zod.object({
  next: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorsNextMax)),
  ),
  prev: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorsPrevMax)),
  ),
});

export type Cursors = zod.input<typeof Cursors>;
export type CursorsOutput = zod.output<typeof Cursors>;

export const cursorPagingMetadataCountMin = 0;

export const CursorPagingMetadata = /*#__PURE__*/ zod.object({
  count: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cursorPagingMetadataCountMin)),
  ),
  cursors: /*#__PURE__*/ zod.optional(Cursors),
  hasNext: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CursorPagingMetadata = zod.input<typeof CursorPagingMetadata>;
export type CursorPagingMetadataOutput = zod.output<typeof CursorPagingMetadata>;

export const searchOrdersResponseOrdersMax = 100;

export const SearchOrdersResponse = /*#__PURE__*/ zod.object({
  orders: /*#__PURE__*/ zod
    .array(ShopOrder)
    .check(/*#__PURE__*/ zod.maxLength(searchOrdersResponseOrdersMax)),
  metadata: CursorPagingMetadata,
});

export type SearchOrdersResponse = zod.input<typeof SearchOrdersResponse>;
export type SearchOrdersResponseOutput = zod.output<typeof SearchOrdersResponse>;

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
 * Returns one order. A thank-you page reads the order whose id the checkout appended to its URL.
 *
 * The platform's declarations name the owner and apps as callers. Visitors and members may read an own order:
 * the
 * platform's templates do so on their thank-you pages, with the token of the session that bought. An order of
 * another buyer is rejected with 403. Some applications are prepared for a rejection of every visitor; a page
 * should then show its thanks without the order.
 * @summary Get an order of the store
 */
export const getShopOrderPathIdMax = 100;

export const GetShopOrderParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getShopOrderPathIdMax)),
});

export const GetShopOrderResponseSchema = GetShopOrderResponse;

/**
 * Returns one page of orders that match a filter, in the given order. Without a sort, the newest orders come
 * first; without a limit, a page has 100 orders. Orders that are PENDING or REJECTED are left out unless the
 * filter names their status. INITIALIZED orders are never returned.
 *
 * For following pages, send only `cursorPaging` with the cursor from `metadata.cursors.next`.
 *
 * The owner and apps search all orders of the site. A member finds own orders only, with or without a condition
 * on
 * the buyer. The platform's documentation says that a member's own orders need the member's token and nothing
 * more, but shows no such call; that members may call this one is inferred. No source shows it with a visitor's
 * token.
 * @summary Search orders of the store
 */
export const SearchOrdersBody = SearchOrdersRequest;

export const SearchOrdersResponseSchema = SearchOrdersResponse;
