// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const TranslatableString = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TranslatableString = zod.input<typeof TranslatableString>;
export type TranslatableStringOutput = zod.output<typeof TranslatableString>;

export const CatalogReference = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  catalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  options: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type CatalogReference = zod.input<typeof CatalogReference>;
export type CatalogReferenceOutput = zod.output<typeof CatalogReference>;

export const FormattedPrice = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  formattedAmount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FormattedPrice = zod.input<typeof FormattedPrice>;
export type FormattedPriceOutput = zod.output<typeof FormattedPrice>;

export const DescriptionLineName = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DescriptionLineName = zod.input<typeof DescriptionLineName>;
export type DescriptionLineNameOutput = zod.output<typeof DescriptionLineName>;

export const PlainTextValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PlainTextValue = zod.input<typeof PlainTextValue>;
export type PlainTextValueOutput = zod.output<typeof PlainTextValue>;

export const ColorValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ColorValue = zod.input<typeof ColorValue>;
export type ColorValueOutput = zod.output<typeof ColorValue>;

export const DescriptionLine = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(DescriptionLineName),
  plainText: /*#__PURE__*/ zod.nullish(PlainTextValue),
  colorInfo: /*#__PURE__*/ zod.nullish(ColorValue),
});

export type DescriptionLine = zod.input<typeof DescriptionLine>;
export type DescriptionLineOutput = zod.output<typeof DescriptionLine>;

export const Image = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Image = zod.input<typeof Image>;
export type ImageOutput = zod.output<typeof Image>;

export const PhysicalProperties = /*#__PURE__*/ zod.looseObject({
  weight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shippable: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type PhysicalProperties = zod.input<typeof PhysicalProperties>;
export type PhysicalPropertiesOutput = zod.output<typeof PhysicalProperties>;

export const ItemType = /*#__PURE__*/ zod.looseObject({
  preset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  custom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ItemType = zod.input<typeof ItemType>;
export type ItemTypeOutput = zod.output<typeof ItemType>;

export const OrderTaxDetails = /*#__PURE__*/ zod.looseObject({
  taxableAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxRate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  totalTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderTaxDetails = zod.input<typeof OrderTaxDetails>;
export type OrderTaxDetailsOutput = zod.output<typeof OrderTaxDetails>;

export const OrderPartTaxBreakdown = /*#__PURE__*/ zod.looseObject({
  jurisdiction: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  jurisdictionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nonTaxableAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxableAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderPartTaxBreakdown = zod.input<typeof OrderPartTaxBreakdown>;
export type OrderPartTaxBreakdownOutput = zod.output<typeof OrderPartTaxBreakdown>;

export const OrderPartTaxInfo = /*#__PURE__*/ zod.looseObject({
  taxAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxableAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxRate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxIncludedInPrice: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  taxBreakdown: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderPartTaxBreakdown)),
});

export type OrderPartTaxInfo = zod.input<typeof OrderPartTaxInfo>;
export type OrderPartTaxInfoOutput = zod.output<typeof OrderPartTaxInfo>;

export const OrderedFile = /*#__PURE__*/ zod.looseObject({
  fileId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  link: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  expirationDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderedFile = zod.input<typeof OrderedFile>;
export type OrderedFileOutput = zod.output<typeof OrderedFile>;

export const OrderedFreeTrialPeriod = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type OrderedFreeTrialPeriod = zod.input<typeof OrderedFreeTrialPeriod>;
export type OrderedFreeTrialPeriodOutput = zod.output<typeof OrderedFreeTrialPeriod>;

export const OrderedSubscriptionSettings = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  autoRenewal: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  billingCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  enableCustomerCancellation: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  freeTrialPeriod: /*#__PURE__*/ zod.nullish(OrderedFreeTrialPeriod),
});

export type OrderedSubscriptionSettings = zod.input<typeof OrderedSubscriptionSettings>;
export type OrderedSubscriptionSettingsOutput = zod.output<typeof OrderedSubscriptionSettings>;

export const OrderedSubscription = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  cycleNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  subscriptionOptionTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subscriptionOptionDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subscriptionSettings: /*#__PURE__*/ zod.nullish(OrderedSubscriptionSettings),
  chargesDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderedSubscription = zod.input<typeof OrderedSubscription>;
export type OrderedSubscriptionOutput = zod.output<typeof OrderedSubscription>;

export const PriceDescription = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PriceDescription = zod.input<typeof PriceDescription>;
export type PriceDescriptionOutput = zod.output<typeof PriceDescription>;

export const OrderedAtLocation = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderedAtLocation = zod.input<typeof OrderedAtLocation>;
export type OrderedAtLocationOutput = zod.output<typeof OrderedAtLocation>;

export const TaxableAddress = /*#__PURE__*/ zod.looseObject({
  addressType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TaxableAddress = zod.input<typeof TaxableAddress>;
export type TaxableAddressOutput = zod.output<typeof TaxableAddress>;

export const OrderedDecimalQuantity = /*#__PURE__*/ zod.looseObject({
  measurementUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  otherUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  description: /*#__PURE__*/ zod.nullish(TranslatableString),
});

export type OrderedDecimalQuantity = zod.input<typeof OrderedDecimalQuantity>;
export type OrderedDecimalQuantityOutput = zod.output<typeof OrderedDecimalQuantity>;

export const ExtendedFields = /*#__PURE__*/ zod.looseObject({
  namespaces: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.looseObject({})),
  ),
});

export type ExtendedFields = zod.input<typeof ExtendedFields>;
export type ExtendedFieldsOutput = zod.output<typeof ExtendedFields>;

export const OrderedModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  label: /*#__PURE__*/ zod.nullish(TranslatableString),
  details: /*#__PURE__*/ zod.nullish(TranslatableString),
  price: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderedModifier = zod.input<typeof OrderedModifier>;
export type OrderedModifierOutput = zod.output<typeof OrderedModifier>;

export const OrderedModifierGroup = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  modifiers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedModifier)),
});

export type OrderedModifierGroup = zod.input<typeof OrderedModifierGroup>;
export type OrderedModifierGroupOutput = zod.output<typeof OrderedModifierGroup>;

export const ShopOrderLineItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  productName: /*#__PURE__*/ zod.nullish(TranslatableString),
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReference),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalDiscount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLine)),
  image: /*#__PURE__*/ zod.nullish(Image),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalProperties),
  itemType: /*#__PURE__*/ zod.nullish(ItemType),
  fulfillerId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  refundQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  restockQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  price: /*#__PURE__*/ zod.nullish(FormattedPrice),
  priceBeforeDiscounts: /*#__PURE__*/ zod.nullish(FormattedPrice),
  totalPriceBeforeTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
  totalPriceAfterTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
  paymentOption: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxDetails: /*#__PURE__*/ zod.nullish(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.nullish(OrderPartTaxInfo),
  digitalFile: /*#__PURE__*/ zod.nullish(OrderedFile),
  subscriptionInfo: /*#__PURE__*/ zod.nullish(OrderedSubscription),
  priceDescription: /*#__PURE__*/ zod.nullish(PriceDescription),
  depositAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  locations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedAtLocation)),
  lineItemPrice: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxableAddress: /*#__PURE__*/ zod.nullish(TaxableAddress),
  priceUndetermined: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  fixedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  decimalQuantity: /*#__PURE__*/ zod.nullish(OrderedDecimalQuantity),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  modifierGroups: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderedModifierGroup)),
});

export type ShopOrderLineItem = zod.input<typeof ShopOrderLineItem>;
export type ShopOrderLineItemOutput = zod.output<typeof ShopOrderLineItem>;

export const OrderBuyer = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderBuyer = zod.input<typeof OrderBuyer>;
export type OrderBuyerOutput = zod.output<typeof OrderBuyer>;

export const OrderCurrencyConversion = /*#__PURE__*/ zod.looseObject({
  originalCurrency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  conversionRate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type OrderCurrencyConversion = zod.input<typeof OrderCurrencyConversion>;
export type OrderCurrencyConversionOutput = zod.output<typeof OrderCurrencyConversion>;

export const OrderPriceSummary = /*#__PURE__*/ zod.looseObject({
  subtotal: /*#__PURE__*/ zod.nullish(FormattedPrice),
  shipping: /*#__PURE__*/ zod.nullish(FormattedPrice),
  tax: /*#__PURE__*/ zod.nullish(FormattedPrice),
  discount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  total: /*#__PURE__*/ zod.nullish(FormattedPrice),
  totalAdditionalFees: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderPriceSummary = zod.input<typeof OrderPriceSummary>;
export type OrderPriceSummaryOutput = zod.output<typeof OrderPriceSummary>;

export const StreetAddress = /*#__PURE__*/ zod.looseObject({
  number: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  apt: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  formattedAddressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type StreetAddress = zod.input<typeof StreetAddress>;
export type StreetAddressOutput = zod.output<typeof StreetAddress>;

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
  streetAddress: /*#__PURE__*/ zod.nullish(StreetAddress),
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

export const VatId = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type VatId = zod.input<typeof VatId>;
export type VatIdOutput = zod.output<typeof VatId>;

export const ContactDetails = /*#__PURE__*/ zod.looseObject({
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  vatId: /*#__PURE__*/ zod.nullish(VatId),
});

export type ContactDetails = zod.input<typeof ContactDetails>;
export type ContactDetailsOutput = zod.output<typeof ContactDetails>;

export const AddressWithContact = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(Address),
  contactDetails: /*#__PURE__*/ zod.nullish(ContactDetails),
});

export type AddressWithContact = zod.input<typeof AddressWithContact>;
export type AddressWithContactOutput = zod.output<typeof AddressWithContact>;

export const OrderPickupAddress = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  streetAddress: /*#__PURE__*/ zod.nullish(StreetAddress),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  countryFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderPickupAddress = zod.input<typeof OrderPickupAddress>;
export type OrderPickupAddressOutput = zod.output<typeof OrderPickupAddress>;

export const OrderPickup = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(OrderPickupAddress),
  pickupMethod: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderPickup = zod.input<typeof OrderPickup>;
export type OrderPickupOutput = zod.output<typeof OrderPickup>;

export const DeliveryTimeSlot = /*#__PURE__*/ zod.looseObject({
  from: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  to: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DeliveryTimeSlot = zod.input<typeof DeliveryTimeSlot>;
export type DeliveryTimeSlotOutput = zod.output<typeof DeliveryTimeSlot>;

export const OrderDelivery = /*#__PURE__*/ zod.looseObject({
  shippingDestination: /*#__PURE__*/ zod.nullish(AddressWithContact),
  pickupDetails: /*#__PURE__*/ zod.nullish(OrderPickup),
  deliveryTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  instructions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  deliverByDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  deliveryTimeSlot: /*#__PURE__*/ zod.nullish(DeliveryTimeSlot),
});

export type OrderDelivery = zod.input<typeof OrderDelivery>;
export type OrderDeliveryOutput = zod.output<typeof OrderDelivery>;

export const OrderShippingCost = /*#__PURE__*/ zod.looseObject({
  price: /*#__PURE__*/ zod.nullish(FormattedPrice),
  totalPriceBeforeTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
  totalPriceAfterTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxDetails: /*#__PURE__*/ zod.nullish(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.nullish(OrderPartTaxInfo),
  discount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderShippingCost = zod.input<typeof OrderShippingCost>;
export type OrderShippingCostOutput = zod.output<typeof OrderShippingCost>;

export const OrderShippingRegion = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderShippingRegion = zod.input<typeof OrderShippingRegion>;
export type OrderShippingRegionOutput = zod.output<typeof OrderShippingRegion>;

export const OrderShipping = /*#__PURE__*/ zod.looseObject({
  carrierId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  logistics: /*#__PURE__*/ zod.nullish(OrderDelivery),
  cost: /*#__PURE__*/ zod.nullish(OrderShippingCost),
  region: /*#__PURE__*/ zod.nullish(OrderShippingRegion),
});

export type OrderShipping = zod.input<typeof OrderShipping>;
export type OrderShippingOutput = zod.output<typeof OrderShipping>;

export const OrderTaxSummary = /*#__PURE__*/ zod.looseObject({
  totalTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderTaxSummary = zod.input<typeof OrderTaxSummary>;
export type OrderTaxSummaryOutput = zod.output<typeof OrderTaxSummary>;

export const OrderTaxBreakdown = /*#__PURE__*/ zod.looseObject({
  taxName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  jurisdiction: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  jurisdictionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  rate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  aggregatedTaxAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderTaxBreakdown = zod.input<typeof OrderTaxBreakdown>;
export type OrderTaxBreakdownOutput = zod.output<typeof OrderTaxBreakdown>;

export const OrderTaxInfo = /*#__PURE__*/ zod.looseObject({
  totalTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxBreakdown: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderTaxBreakdown)),
  taxExempt: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type OrderTaxInfo = zod.input<typeof OrderTaxInfo>;
export type OrderTaxInfoOutput = zod.output<typeof OrderTaxInfo>;

export const OrderCoupon = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderCoupon = zod.input<typeof OrderCoupon>;
export type OrderCouponOutput = zod.output<typeof OrderCoupon>;

export const OrderMerchantDiscount = /*#__PURE__*/ zod.looseObject({
  discountReason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderMerchantDiscount = zod.input<typeof OrderMerchantDiscount>;
export type OrderMerchantDiscountOutput = zod.output<typeof OrderMerchantDiscount>;

export const DiscountRuleName = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DiscountRuleName = zod.input<typeof DiscountRuleName>;
export type DiscountRuleNameOutput = zod.output<typeof DiscountRuleName>;

export const OrderDiscountRule = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullish(DiscountRuleName),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderDiscountRule = zod.input<typeof OrderDiscountRule>;
export type OrderDiscountRuleOutput = zod.output<typeof OrderDiscountRule>;

export const OrderLineDiscount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  totalDiscount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderLineDiscount = zod.input<typeof OrderLineDiscount>;
export type OrderLineDiscountOutput = zod.output<typeof OrderLineDiscount>;

export const OrderDiscount = /*#__PURE__*/ zod.looseObject({
  coupon: /*#__PURE__*/ zod.nullish(OrderCoupon),
  merchantDiscount: /*#__PURE__*/ zod.nullish(OrderMerchantDiscount),
  discountRule: /*#__PURE__*/ zod.nullish(OrderDiscountRule),
  discountType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderLineDiscount)),
});

export type OrderDiscount = zod.input<typeof OrderDiscount>;
export type OrderDiscountOutput = zod.output<typeof OrderDiscount>;

export const MerchantComment = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MerchantComment = zod.input<typeof MerchantComment>;
export type MerchantCommentOutput = zod.output<typeof MerchantComment>;

export const OrderRefund = /*#__PURE__*/ zod.looseObject({
  manual: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderRefund = zod.input<typeof OrderRefund>;
export type OrderRefundOutput = zod.output<typeof OrderRefund>;

export const OrderQuantityChange = /*#__PURE__*/ zod.looseObject({
  originalQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  newQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  diff: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  deltaType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderQuantityChange = zod.input<typeof OrderQuantityChange>;
export type OrderQuantityChangeOutput = zod.output<typeof OrderQuantityChange>;

export const OrderPriceChange = /*#__PURE__*/ zod.looseObject({
  originalPrice: /*#__PURE__*/ zod.nullish(FormattedPrice),
  newPrice: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderPriceChange = zod.input<typeof OrderPriceChange>;
export type OrderPriceChangeOutput = zod.output<typeof OrderPriceChange>;

export const OrderLineChange = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  quantity: /*#__PURE__*/ zod.nullish(OrderQuantityChange),
  price: /*#__PURE__*/ zod.nullish(OrderPriceChange),
});

export type OrderLineChange = zod.input<typeof OrderLineChange>;
export type OrderLineChangeOutput = zod.output<typeof OrderLineChange>;

export const OrderManagedLine = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type OrderManagedLine = zod.input<typeof OrderManagedLine>;
export type OrderManagedLineOutput = zod.output<typeof OrderManagedLine>;

export const OrderTranslatedValue = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderTranslatedValue = zod.input<typeof OrderTranslatedValue>;
export type OrderTranslatedValueOutput = zod.output<typeof OrderTranslatedValue>;

export const OrderLineAmount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderLineAmount = zod.input<typeof OrderLineAmount>;
export type OrderLineAmountOutput = zod.output<typeof OrderLineAmount>;

export const OrderManagedDiscount = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(OrderTranslatedValue),
  affectedLineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderLineAmount)),
  totalAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderManagedDiscount = zod.input<typeof OrderManagedDiscount>;
export type OrderManagedDiscountOutput = zod.output<typeof OrderManagedDiscount>;

export const OrderManagedFee = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(OrderTranslatedValue),
  affectedLineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderLineAmount)),
  totalAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderManagedFee = zod.input<typeof OrderManagedFee>;
export type OrderManagedFeeOutput = zod.output<typeof OrderManagedFee>;

export const OrderTotalChange = /*#__PURE__*/ zod.looseObject({
  originalTotal: /*#__PURE__*/ zod.nullish(FormattedPrice),
  newTotal: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderTotalChange = zod.input<typeof OrderTotalChange>;
export type OrderTotalChangeOutput = zod.output<typeof OrderTotalChange>;

export const OrderShippingBrief = /*#__PURE__*/ zod.looseObject({
  total: /*#__PURE__*/ zod.nullish(FormattedPrice),
  shippingTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderShippingBrief = zod.input<typeof OrderShippingBrief>;
export type OrderShippingBriefOutput = zod.output<typeof OrderShippingBrief>;

export const OrderShippingChange = /*#__PURE__*/ zod.looseObject({
  originalShippingInfo: /*#__PURE__*/ zod.nullish(OrderShippingBrief),
  newShippingInfo: /*#__PURE__*/ zod.nullish(OrderShippingBrief),
});

export type OrderShippingChange = zod.input<typeof OrderShippingChange>;
export type OrderShippingChangeOutput = zod.output<typeof OrderShippingChange>;

export const OrderChange = /*#__PURE__*/ zod.looseObject({
  lineItemChanged: /*#__PURE__*/ zod.nullish(OrderLineChange),
  lineItemAdded: /*#__PURE__*/ zod.nullish(OrderManagedLine),
  lineItemRemoved: /*#__PURE__*/ zod.nullish(OrderManagedLine),
  discountAdded: /*#__PURE__*/ zod.nullish(OrderManagedDiscount),
  discountRemoved: /*#__PURE__*/ zod.nullish(OrderManagedDiscount),
  additionalFeeAdded: /*#__PURE__*/ zod.nullish(OrderManagedFee),
  additionalFeeRemoved: /*#__PURE__*/ zod.nullish(OrderManagedFee),
  totalPriceChanged: /*#__PURE__*/ zod.nullish(OrderTotalChange),
  shippingInformationChanged: /*#__PURE__*/ zod.nullish(OrderShippingChange),
});

export type OrderChange = zod.input<typeof OrderChange>;
export type OrderChangeOutput = zod.output<typeof OrderChange>;

export const OrderDraftChanges = /*#__PURE__*/ zod.looseObject({
  draftOrderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  changes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderChange)),
});

export type OrderDraftChanges = zod.input<typeof OrderDraftChanges>;
export type OrderDraftChangesOutput = zod.output<typeof OrderDraftChanges>;

export const OrderSavedPaymentMethod = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderSavedPaymentMethod = zod.input<typeof OrderSavedPaymentMethod>;
export type OrderSavedPaymentMethodOutput = zod.output<typeof OrderSavedPaymentMethod>;

export const OrderAuthorizedPayment = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  lastFourDigits: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  brand: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderAuthorizedPayment = zod.input<typeof OrderAuthorizedPayment>;
export type OrderAuthorizedPaymentOutput = zod.output<typeof OrderAuthorizedPayment>;

export const OrderRegularRefund = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  lastFourDigits: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  brand: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderRegularRefund = zod.input<typeof OrderRegularRefund>;
export type OrderRegularRefundOutput = zod.output<typeof OrderRegularRefund>;

export const OrderGiftCardRefund = /*#__PURE__*/ zod.looseObject({
  giftCardPaymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderGiftCardRefund = zod.input<typeof OrderGiftCardRefund>;
export type OrderGiftCardRefundOutput = zod.output<typeof OrderGiftCardRefund>;

export const OrderMembershipRefund = /*#__PURE__*/ zod.looseObject({
  membershipId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderMembershipRefund = zod.input<typeof OrderMembershipRefund>;
export type OrderMembershipRefundOutput = zod.output<typeof OrderMembershipRefund>;

export const OrderRefundedPayment = /*#__PURE__*/ zod.looseObject({
  regular: /*#__PURE__*/ zod.nullish(OrderRegularRefund),
  giftCard: /*#__PURE__*/ zod.nullish(OrderGiftCardRefund),
  membership: /*#__PURE__*/ zod.nullish(OrderMembershipRefund),
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalRefund: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type OrderRefundedPayment = zod.input<typeof OrderRefundedPayment>;
export type OrderRefundedPaymentOutput = zod.output<typeof OrderRefundedPayment>;

export const OrderRefundStart = /*#__PURE__*/ zod.looseObject({
  refundId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  payments: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderRefundedPayment)),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderRefundStart = zod.input<typeof OrderRefundStart>;
export type OrderRefundStartOutput = zod.output<typeof OrderRefundStart>;

export const OrderRefundOutcome = /*#__PURE__*/ zod.looseObject({
  refundId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  payment: /*#__PURE__*/ zod.nullish(OrderRefundedPayment),
});

export type OrderRefundOutcome = zod.input<typeof OrderRefundOutcome>;
export type OrderRefundOutcomeOutput = zod.output<typeof OrderRefundOutcome>;

export const OrderStoreCredit = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderStoreCredit = zod.input<typeof OrderStoreCredit>;
export type OrderStoreCreditOutput = zod.output<typeof OrderStoreCredit>;

export const OrderCreditCard = /*#__PURE__*/ zod.looseObject({
  lastFourDigits: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  brand: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderCreditCard = zod.input<typeof OrderCreditCard>;
export type OrderCreditCardOutput = zod.output<typeof OrderCreditCard>;

export const OrderRegularPayment = /*#__PURE__*/ zod.looseObject({
  creditCardDetails: /*#__PURE__*/ zod.nullish(OrderCreditCard),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type OrderRegularPayment = zod.input<typeof OrderRegularPayment>;
export type OrderRegularPaymentOutput = zod.output<typeof OrderRegularPayment>;

export const OrderPaymentAttempt = /*#__PURE__*/ zod.looseObject({
  regular: /*#__PURE__*/ zod.nullish(OrderRegularPayment),
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderPaymentAttempt = zod.input<typeof OrderPaymentAttempt>;
export type OrderPaymentAttemptOutput = zod.output<typeof OrderPaymentAttempt>;

export const OrderPlatformReceipt = /*#__PURE__*/ zod.looseObject({
  receiptId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  displayNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderPlatformReceipt = zod.input<typeof OrderPlatformReceipt>;
export type OrderPlatformReceiptOutput = zod.output<typeof OrderPlatformReceipt>;

export const OrderExternalReceipt = /*#__PURE__*/ zod.looseObject({
  receiptId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  displayNumber: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderExternalReceipt = zod.input<typeof OrderExternalReceipt>;
export type OrderExternalReceiptOutput = zod.output<typeof OrderExternalReceipt>;

export const OrderReceipt = /*#__PURE__*/ zod.looseObject({
  wixReceipt: /*#__PURE__*/ zod.nullish(OrderPlatformReceipt),
  externalReceipt: /*#__PURE__*/ zod.nullish(OrderExternalReceipt),
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderReceipt = zod.input<typeof OrderReceipt>;
export type OrderReceiptOutput = zod.output<typeof OrderReceipt>;

export const OrderChargeback = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  chargebackId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  paymentDetails: /*#__PURE__*/ zod.nullish(OrderRegularPayment),
});

export type OrderChargeback = zod.input<typeof OrderChargeback>;
export type OrderChargebackOutput = zod.output<typeof OrderChargeback>;

export const OrderChargebackReversal = /*#__PURE__*/ zod.looseObject({
  paymentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  chargebackId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  reversalAmount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  paymentDetails: /*#__PURE__*/ zod.nullish(OrderRegularPayment),
});

export type OrderChargebackReversal = zod.input<typeof OrderChargebackReversal>;
export type OrderChargebackReversalOutput = zod.output<typeof OrderChargebackReversal>;

export const OrderActivity = /*#__PURE__*/ zod.looseObject({
  merchantComment: /*#__PURE__*/ zod.nullish(MerchantComment),
  orderRefunded: /*#__PURE__*/ zod.nullish(OrderRefund),
  draftOrderChangesApplied: /*#__PURE__*/ zod.nullish(OrderDraftChanges),
  savedPaymentMethod: /*#__PURE__*/ zod.nullish(OrderSavedPaymentMethod),
  authorizedPaymentCreated: /*#__PURE__*/ zod.nullish(OrderAuthorizedPayment),
  authorizedPaymentCaptured: /*#__PURE__*/ zod.nullish(OrderAuthorizedPayment),
  authorizedPaymentVoided: /*#__PURE__*/ zod.nullish(OrderAuthorizedPayment),
  refundInitiated: /*#__PURE__*/ zod.nullish(OrderRefundStart),
  paymentRefunded: /*#__PURE__*/ zod.nullish(OrderRefundOutcome),
  paymentRefundFailed: /*#__PURE__*/ zod.nullish(OrderRefundOutcome),
  refundedAsStoreCredit: /*#__PURE__*/ zod.nullish(OrderStoreCredit),
  paymentPending: /*#__PURE__*/ zod.nullish(OrderPaymentAttempt),
  paymentCanceled: /*#__PURE__*/ zod.nullish(OrderPaymentAttempt),
  paymentDeclined: /*#__PURE__*/ zod.nullish(OrderPaymentAttempt),
  receiptCreated: /*#__PURE__*/ zod.nullish(OrderReceipt),
  receiptSent: /*#__PURE__*/ zod.nullish(OrderReceipt),
  chargebackCreated: /*#__PURE__*/ zod.nullish(OrderChargeback),
  chargebackReversed: /*#__PURE__*/ zod.nullish(OrderChargebackReversal),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  authorEmail: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  activityType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderActivity = zod.input<typeof OrderActivity>;
export type OrderActivityOutput = zod.output<typeof OrderActivity>;

export const OrderCreator = /*#__PURE__*/ zod.looseObject({
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderCreator = zod.input<typeof OrderCreator>;
export type OrderCreatorOutput = zod.output<typeof OrderCreator>;

export const OrderChannel = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalOrderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalOrderUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderChannel = zod.input<typeof OrderChannel>;
export type OrderChannelOutput = zod.output<typeof OrderChannel>;

export const OrderCustomField = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.unknown()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translatedTitle: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderCustomField = zod.input<typeof OrderCustomField>;
export type OrderCustomFieldOutput = zod.output<typeof OrderCustomField>;

export const OrderBalance = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  formattedAmount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderBalance = zod.input<typeof OrderBalance>;
export type OrderBalanceOutput = zod.output<typeof OrderBalance>;

export const OrderCashRounding = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  formattedAmount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderCashRounding = zod.input<typeof OrderCashRounding>;
export type OrderCashRoundingOutput = zod.output<typeof OrderCashRounding>;

export const OrderBalanceSummary = /*#__PURE__*/ zod.looseObject({
  balance: /*#__PURE__*/ zod.nullish(OrderBalance),
  paid: /*#__PURE__*/ zod.nullish(FormattedPrice),
  refunded: /*#__PURE__*/ zod.nullish(FormattedPrice),
  authorized: /*#__PURE__*/ zod.nullish(FormattedPrice),
  pendingRefund: /*#__PURE__*/ zod.nullish(FormattedPrice),
  pending: /*#__PURE__*/ zod.nullish(FormattedPrice),
  chargeback: /*#__PURE__*/ zod.nullish(FormattedPrice),
  chargebackReversal: /*#__PURE__*/ zod.nullish(FormattedPrice),
  platformFees: /*#__PURE__*/ zod.nullish(FormattedPrice),
  totalMinusPlatformFees: /*#__PURE__*/ zod.nullish(FormattedPrice),
  cashRoundingAdjustment: /*#__PURE__*/ zod.nullish(OrderCashRounding),
});

export type OrderBalanceSummary = zod.input<typeof OrderBalanceSummary>;
export type OrderBalanceSummaryOutput = zod.output<typeof OrderBalanceSummary>;

export const OrderFee = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(FormattedPrice),
  taxDetails: /*#__PURE__*/ zod.nullish(OrderTaxDetails),
  taxInfo: /*#__PURE__*/ zod.nullish(OrderPartTaxInfo),
  providerAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  priceBeforeTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
  priceAfterTax: /*#__PURE__*/ zod.nullish(FormattedPrice),
  id: /*#__PURE__*/ zod.string(),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  source: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  taxableAddress: /*#__PURE__*/ zod.nullish(TaxableAddress),
});

export type OrderFee = zod.input<typeof OrderFee>;
export type OrderFeeOutput = zod.output<typeof OrderFee>;

export const OrderTagList = /*#__PURE__*/ zod.looseObject({
  tagIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type OrderTagList = zod.input<typeof OrderTagList>;
export type OrderTagListOutput = zod.output<typeof OrderTagList>;

export const OrderTags = /*#__PURE__*/ zod.looseObject({
  privateTags: /*#__PURE__*/ zod.nullish(OrderTagList),
  tags: /*#__PURE__*/ zod.nullish(OrderTagList),
});

export type OrderTags = zod.input<typeof OrderTags>;
export type OrderTagsOutput = zod.output<typeof OrderTags>;

export const OrderLocation = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OrderLocation = zod.input<typeof OrderLocation>;
export type OrderLocationOutput = zod.output<typeof OrderLocation>;

export const OrderPlatformFee = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableString),
  amount: /*#__PURE__*/ zod.nullish(FormattedPrice),
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  chargeType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  percentageRate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type OrderPlatformFee = zod.input<typeof OrderPlatformFee>;
export type OrderPlatformFeeOutput = zod.output<typeof OrderPlatformFee>;

export const OrderPlatformFees = /*#__PURE__*/ zod.looseObject({
  total: /*#__PURE__*/ zod.nullish(FormattedPrice),
  totalPassOn: /*#__PURE__*/ zod.nullish(FormattedPrice),
  totalAbsorbed: /*#__PURE__*/ zod.nullish(FormattedPrice),
  fees: /*#__PURE__*/ zod.array(OrderPlatformFee),
});

export type OrderPlatformFees = zod.input<typeof OrderPlatformFees>;
export type OrderPlatformFeesOutput = zod.output<typeof OrderPlatformFees>;

export const ShopOrder = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  number: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ShopOrderLineItem)),
  buyerInfo: /*#__PURE__*/ zod.nullish(OrderBuyer),
  paymentStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fulfillmentStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  buyerLanguage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  weightUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currencyConversionDetails: /*#__PURE__*/ zod.nullish(OrderCurrencyConversion),
  taxIncludedInPrices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  siteLanguage: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  priceSummary: /*#__PURE__*/ zod.nullish(OrderPriceSummary),
  billingInfo: /*#__PURE__*/ zod.nullish(AddressWithContact),
  shippingInfo: /*#__PURE__*/ zod.nullish(OrderShipping),
  buyerNote: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  archived: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  taxSummary: /*#__PURE__*/ zod.nullish(OrderTaxSummary),
  taxInfo: /*#__PURE__*/ zod.nullish(OrderTaxInfo),
  appliedDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderDiscount)),
  activities: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderActivity)),
  attributionSource: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdBy: /*#__PURE__*/ zod.nullish(OrderCreator),
  channelInfo: /*#__PURE__*/ zod.nullish(OrderChannel),
  seenByAHuman: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  checkoutId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  customFields: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderCustomField)),
  balanceSummary: /*#__PURE__*/ zod.nullish(OrderBalanceSummary),
  additionalFees: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OrderFee)),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
  purchaseFlowId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  recipientInfo: /*#__PURE__*/ zod.nullish(AddressWithContact),
  tags: /*#__PURE__*/ zod.nullish(OrderTags),
  purchasedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  businessLocation: /*#__PURE__*/ zod.nullish(OrderLocation),
  payAfterFreeTrial: /*#__PURE__*/ zod.nullish(OrderPriceSummary),
  platformFeeSummary: /*#__PURE__*/ zod.nullish(OrderPlatformFees),
  imported: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type ShopOrder = zod.input<typeof ShopOrder>;
export type ShopOrderOutput = zod.output<typeof ShopOrder>;

export const GetShopOrderResponse = /*#__PURE__*/ zod.looseObject({
  order: /*#__PURE__*/ zod.nullish(ShopOrder),
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

export const ShopOrderStatus = /*#__PURE__*/ zod.enum([
  'INITIALIZED',
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
]);

export type ShopOrderStatus = zod.input<typeof ShopOrderStatus>;
export type ShopOrderStatusOutput = zod.output<typeof ShopOrderStatus>;

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

export const ShopOrderFulfillmentStatus = /*#__PURE__*/ zod.enum([
  'NOT_FULFILLED',
  'FULFILLED',
  'PARTIALLY_FULFILLED',
]);

export type ShopOrderFulfillmentStatus = zod.input<typeof ShopOrderFulfillmentStatus>;
export type ShopOrderFulfillmentStatusOutput = zod.output<typeof ShopOrderFulfillmentStatus>;

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

export const Cursors = /*#__PURE__*/ zod.looseObject({
  next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Cursors = zod.input<typeof Cursors>;
export type CursorsOutput = zod.output<typeof Cursors>;

export const CursorPagingMetadata = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  cursors: /*#__PURE__*/ zod.nullish(Cursors),
  hasNext: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CursorPagingMetadata = zod.input<typeof CursorPagingMetadata>;
export type CursorPagingMetadataOutput = zod.output<typeof CursorPagingMetadata>;

export const SearchOrdersResponse = /*#__PURE__*/ zod.looseObject({
  orders: /*#__PURE__*/ zod.array(ShopOrder),
  metadata: /*#__PURE__*/ zod.nullish(CursorPagingMetadata),
});

export type SearchOrdersResponse = zod.input<typeof SearchOrdersResponse>;
export type SearchOrdersResponseOutput = zod.output<typeof SearchOrdersResponse>;

export const OrderAttributionSource = /*#__PURE__*/ zod.enum(['UNSPECIFIED', 'FACEBOOK_ADS']);

export type OrderAttributionSource = zod.input<typeof OrderAttributionSource>;
export type OrderAttributionSourceOutput = zod.output<typeof OrderAttributionSource>;

export const OrderTaxRateRegExp = new RegExp('^(0(\\.\\d{1,6})?|1(\\.0{1,6})?)$');

export const OrderTaxRate = /*#__PURE__*/ zod.stringFormat('rate', OrderTaxRateRegExp);

export type OrderTaxRate = zod.input<typeof OrderTaxRate>;
export type OrderTaxRateOutput = zod.output<typeof OrderTaxRate>;

export const OrderDiscountReason = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'EXCHANGED_ITEMS',
  'BILLING_ADJUSTMENT',
]);

export type OrderDiscountReason = zod.input<typeof OrderDiscountReason>;
export type OrderDiscountReasonOutput = zod.output<typeof OrderDiscountReason>;

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

export const OrderQuantityChangeType = /*#__PURE__*/ zod.enum(['QUANTITY_INCREASED', 'QUANTITY_DECREASED']);

export type OrderQuantityChangeType = zod.input<typeof OrderQuantityChangeType>;
export type OrderQuantityChangeTypeOutput = zod.output<typeof OrderQuantityChangeType>;

export const OrderFeeSource = /*#__PURE__*/ zod.enum([
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
]);

export type OrderFeeSource = zod.input<typeof OrderFeeSource>;
export type OrderFeeSourceOutput = zod.output<typeof OrderFeeSource>;

export const PlatformFeeChargeType = /*#__PURE__*/ zod.enum(['PASS_ON', 'ABSORBED']);

export type PlatformFeeChargeType = zod.input<typeof PlatformFeeChargeType>;
export type PlatformFeeChargeTypeOutput = zod.output<typeof PlatformFeeChargeType>;

export const ItemTypePreset = /*#__PURE__*/ zod.enum([
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
]);

export type ItemTypePreset = zod.input<typeof ItemTypePreset>;
export type ItemTypePresetOutput = zod.output<typeof ItemTypePreset>;

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

export const SubscriptionFrequency = /*#__PURE__*/ zod.enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

export type SubscriptionFrequency = zod.input<typeof SubscriptionFrequency>;
export type SubscriptionFrequencyOutput = zod.output<typeof SubscriptionFrequency>;

export const TaxableAddressType = /*#__PURE__*/ zod.enum(['BUSINESS', 'BILLING', 'SHIPPING']);

export type TaxableAddressType = zod.input<typeof TaxableAddressType>;
export type TaxableAddressTypeOutput = zod.output<typeof TaxableAddressType>;

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

export const WeightUnit = /*#__PURE__*/ zod.enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']);

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = /*#__PURE__*/ zod.stringFormat('country-code', CountryCodeRegExp);

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const SubdivisionMax = 50;

export const Subdivision = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SubdivisionMax));

export type Subdivision = zod.input<typeof Subdivision>;
export type SubdivisionOutput = zod.output<typeof Subdivision>;

export const VatType = /*#__PURE__*/ zod.enum(['UNSPECIFIED', 'CPF', 'CNPJ']);

export type VatType = zod.input<typeof VatType>;
export type VatTypeOutput = zod.output<typeof VatType>;

export const PickupMethod = /*#__PURE__*/ zod.enum(['STORE_PICKUP', 'PICKUP_POINT']);

export type PickupMethod = zod.input<typeof PickupMethod>;
export type PickupMethodOutput = zod.output<typeof PickupMethod>;

export const DiscountType = /*#__PURE__*/ zod.enum(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']);

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;

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
