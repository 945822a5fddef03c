// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const TranslatableStringReceived = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TranslatableStringReceived = zod.input<typeof TranslatableStringReceived>;
export type TranslatableStringReceivedOutput = zod.output<typeof TranslatableStringReceived>;

export const CartLineQuantity = /*#__PURE__*/ zod.looseObject({
  confirmedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  requestedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  availableQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  fixedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartLineQuantity = zod.input<typeof CartLineQuantity>;
export type CartLineQuantityOutput = zod.output<typeof CartLineQuantity>;

export const ConvertedMoney = /*#__PURE__*/ zod.looseObject({
  amount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  convertedAmount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type ConvertedMoney = zod.input<typeof ConvertedMoney>;
export type ConvertedMoneyOutput = zod.output<typeof ConvertedMoney>;

export const PriceDescriptionReceived = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PriceDescriptionReceived = zod.input<typeof PriceDescriptionReceived>;
export type PriceDescriptionReceivedOutput = zod.output<typeof PriceDescriptionReceived>;

export const CartLinePriceBreakdown = /*#__PURE__*/ zod.looseObject({
  fullPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  salePrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  totalModifiersPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartLinePriceBreakdown = zod.input<typeof CartLinePriceBreakdown>;
export type CartLinePriceBreakdownOutput = zod.output<typeof CartLinePriceBreakdown>;

export const CartLinePricing = /*#__PURE__*/ zod.looseObject({
  unitPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  totalPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  priceDescription: /*#__PURE__*/ zod.nullish(PriceDescriptionReceived),
  priceUndetermined: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  breakdown: /*#__PURE__*/ zod.nullish(CartLinePriceBreakdown),
});

export type CartLinePricing = zod.input<typeof CartLinePricing>;
export type CartLinePricingOutput = zod.output<typeof CartLinePricing>;

export const CatalogReferenceReceived = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  catalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  options: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type CatalogReferenceReceived = zod.input<typeof CatalogReferenceReceived>;
export type CatalogReferenceReceivedOutput = zod.output<typeof CatalogReferenceReceived>;

export const DescriptionLineNameReceived = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DescriptionLineNameReceived = zod.input<typeof DescriptionLineNameReceived>;
export type DescriptionLineNameReceivedOutput = zod.output<typeof DescriptionLineNameReceived>;

export const PlainTextValueReceived = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PlainTextValueReceived = zod.input<typeof PlainTextValueReceived>;
export type PlainTextValueReceivedOutput = zod.output<typeof PlainTextValueReceived>;

export const ColorValueReceived = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ColorValueReceived = zod.input<typeof ColorValueReceived>;
export type ColorValueReceivedOutput = zod.output<typeof ColorValueReceived>;

export const DescriptionLineReceived = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(DescriptionLineNameReceived),
  plainText: /*#__PURE__*/ zod.nullish(PlainTextValueReceived),
  colorInfo: /*#__PURE__*/ zod.nullish(ColorValueReceived),
});

export type DescriptionLineReceived = zod.input<typeof DescriptionLineReceived>;
export type DescriptionLineReceivedOutput = zod.output<typeof DescriptionLineReceived>;

export const PhysicalProperties = /*#__PURE__*/ zod.looseObject({
  weight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shippable: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type PhysicalProperties = zod.input<typeof PhysicalProperties>;
export type PhysicalPropertiesOutput = zod.output<typeof PhysicalProperties>;

export const LimitedImage = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type LimitedImage = zod.input<typeof LimitedImage>;
export type LimitedImageOutput = zod.output<typeof LimitedImage>;

export const PaymentOptionReceived = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PaymentOptionReceived = zod.input<typeof PaymentOptionReceived>;
export type PaymentOptionReceivedOutput = zod.output<typeof PaymentOptionReceived>;

export const CartLineOverrides = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  salePrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  fullPrice: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLineReceived)),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalProperties),
  image: /*#__PURE__*/ zod.nullish(LimitedImage),
  paymentOption: /*#__PURE__*/ zod.nullish(PaymentOptionReceived),
  depositAmount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  savePaymentMethod: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  inventoryAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartLineOverrides = zod.input<typeof CartLineOverrides>;
export type CartLineOverridesOutput = zod.output<typeof CartLineOverrides>;

export const CartLineSource = /*#__PURE__*/ zod.looseObject({
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReferenceReceived),
  catalogOverrideFields: /*#__PURE__*/ zod.nullish(CartLineOverrides),
  rootCatalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  inventoryAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartLineSource = zod.input<typeof CartLineSource>;
export type CartLineSourceOutput = zod.output<typeof CartLineSource>;

export const ItemPageUrlReceived = /*#__PURE__*/ zod.looseObject({
  relativePath: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ItemPageUrlReceived = zod.input<typeof ItemPageUrlReceived>;
export type ItemPageUrlReceivedOutput = zod.output<typeof ItemPageUrlReceived>;

export const Policy = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  content: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Policy = zod.input<typeof Policy>;
export type PolicyOutput = zod.output<typeof Policy>;

export const ItemTypeReceived = /*#__PURE__*/ zod.looseObject({
  preset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  custom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ItemTypeReceived = zod.input<typeof ItemTypeReceived>;
export type ItemTypeReceivedOutput = zod.output<typeof ItemTypeReceived>;

export const FreeTrialPeriod = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type FreeTrialPeriod = zod.input<typeof FreeTrialPeriod>;
export type FreeTrialPeriodOutput = zod.output<typeof FreeTrialPeriod>;

export const SubscriptionSettings = /*#__PURE__*/ zod.looseObject({
  frequency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  interval: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  autoRenewal: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  billingCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  enableCustomerCancellation: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  startDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  freeTrialPeriod: /*#__PURE__*/ zod.nullish(FreeTrialPeriod),
});

export type SubscriptionSettings = zod.input<typeof SubscriptionSettings>;
export type SubscriptionSettingsOutput = zod.output<typeof SubscriptionSettings>;

export const SubscriptionTitle = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SubscriptionTitle = zod.input<typeof SubscriptionTitle>;
export type SubscriptionTitleOutput = zod.output<typeof SubscriptionTitle>;

export const SubscriptionDescription = /*#__PURE__*/ zod.looseObject({
  original: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  translated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SubscriptionDescription = zod.input<typeof SubscriptionDescription>;
export type SubscriptionDescriptionOutput = zod.output<typeof SubscriptionDescription>;

export const SubscriptionOptionInfo = /*#__PURE__*/ zod.looseObject({
  subscriptionSettings: /*#__PURE__*/ zod.nullish(SubscriptionSettings),
  title: /*#__PURE__*/ zod.nullish(SubscriptionTitle),
  description: /*#__PURE__*/ zod.nullish(SubscriptionDescription),
});

export type SubscriptionOptionInfo = zod.input<typeof SubscriptionOptionInfo>;
export type SubscriptionOptionInfoOutput = zod.output<typeof SubscriptionOptionInfo>;

export const ServicePropertiesReceived = /*#__PURE__*/ zod.looseObject({
  scheduledDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  numberOfParticipants: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type ServicePropertiesReceived = zod.input<typeof ServicePropertiesReceived>;
export type ServicePropertiesReceivedOutput = zod.output<typeof ServicePropertiesReceived>;

export const CartLineAttributes = /*#__PURE__*/ zod.looseObject({
  descriptionLines: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DescriptionLineReceived)),
  image: /*#__PURE__*/ zod.nullish(LimitedImage),
  url: /*#__PURE__*/ zod.nullish(ItemPageUrlReceived),
  policies: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Policy)),
  itemType: /*#__PURE__*/ zod.nullish(ItemTypeReceived),
  physicalProperties: /*#__PURE__*/ zod.nullish(PhysicalProperties),
  subscriptionInfo: /*#__PURE__*/ zod.nullish(SubscriptionOptionInfo),
  serviceProperties: /*#__PURE__*/ zod.nullish(ServicePropertiesReceived),
  membersOnly: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartLineAttributes = zod.input<typeof CartLineAttributes>;
export type CartLineAttributesOutput = zod.output<typeof CartLineAttributes>;

export const CartLineDeliveryConfig = /*#__PURE__*/ zod.looseObject({
  deliveryProfileId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fulfillerId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartLineDeliveryConfig = zod.input<typeof CartLineDeliveryConfig>;
export type CartLineDeliveryConfigOutput = zod.output<typeof CartLineDeliveryConfig>;

export const TaxableAddressReceived = /*#__PURE__*/ zod.looseObject({
  addressType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TaxableAddressReceived = zod.input<typeof TaxableAddressReceived>;
export type TaxableAddressReceivedOutput = zod.output<typeof TaxableAddressReceived>;

export const CartLineTaxConfigReceived = /*#__PURE__*/ zod.looseObject({
  taxableAddress: /*#__PURE__*/ zod.nullish(TaxableAddressReceived),
  taxGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartLineTaxConfigReceived = zod.input<typeof CartLineTaxConfigReceived>;
export type CartLineTaxConfigReceivedOutput = zod.output<typeof CartLineTaxConfigReceived>;

export const SelectedMembershipV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
});

export type SelectedMembershipV2 = zod.input<typeof SelectedMembershipV2>;
export type SelectedMembershipV2Output = zod.output<typeof SelectedMembershipV2>;

export const ExistingMembershipReceived = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  membershipId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ExistingMembershipReceived = zod.input<typeof ExistingMembershipReceived>;
export type ExistingMembershipReceivedOutput = zod.output<typeof ExistingMembershipReceived>;

export const FutureMembershipReceived = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  benefitId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FutureMembershipReceived = zod.input<typeof FutureMembershipReceived>;
export type FutureMembershipReceivedOutput = zod.output<typeof FutureMembershipReceived>;

export const LineMembership = /*#__PURE__*/ zod.looseObject({
  existingMembership: /*#__PURE__*/ zod.nullish(ExistingMembershipReceived),
  futureMembership: /*#__PURE__*/ zod.nullish(FutureMembershipReceived),
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  redemptionCost: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  redemptionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type LineMembership = zod.input<typeof LineMembership>;
export type LineMembershipOutput = zod.output<typeof LineMembership>;

export const CartLinePaymentConfig = /*#__PURE__*/ zod.looseObject({
  savePaymentMethod: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  consentRequiredPaymentPolicy: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  depositAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  selectedMembership: /*#__PURE__*/ zod.nullish(SelectedMembershipV2),
  paymentOption: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  membership: /*#__PURE__*/ zod.nullish(LineMembership),
});

export type CartLinePaymentConfig = zod.input<typeof CartLinePaymentConfig>;
export type CartLinePaymentConfigOutput = zod.output<typeof CartLinePaymentConfig>;

export const ExtendedFieldsReceived = /*#__PURE__*/ zod.looseObject({
  namespaces: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.looseObject({})),
  ),
});

export type ExtendedFieldsReceived = zod.input<typeof ExtendedFieldsReceived>;
export type ExtendedFieldsReceivedOutput = zod.output<typeof ExtendedFieldsReceived>;

export const CartModifier = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  label: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  details: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  price: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartModifier = zod.input<typeof CartModifier>;
export type CartModifierOutput = zod.output<typeof CartModifier>;

export const CartModifierGroup = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  modifiers: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartModifier)),
});

export type CartModifierGroup = zod.input<typeof CartModifierGroup>;
export type CartModifierGroupOutput = zod.output<typeof CartModifierGroup>;

export const DiscountSource = /*#__PURE__*/ zod.looseObject({
  sourceType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  couponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DiscountSource = zod.input<typeof DiscountSource>;
export type DiscountSourceOutput = zod.output<typeof DiscountSource>;

export const CartLineDiscount = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  amountOff: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  source: /*#__PURE__*/ zod.nullish(DiscountSource),
});

export type CartLineDiscount = zod.input<typeof CartLineDiscount>;
export type CartLineDiscountOutput = zod.output<typeof CartLineDiscount>;

export const CartLine = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  quantityInfo: /*#__PURE__*/ zod.nullish(CartLineQuantity),
  pricing: /*#__PURE__*/ zod.nullish(CartLinePricing),
  source: /*#__PURE__*/ zod.nullish(CartLineSource),
  attributes: /*#__PURE__*/ zod.nullish(CartLineAttributes),
  deliveryConfig: /*#__PURE__*/ zod.nullish(CartLineDeliveryConfig),
  taxConfig: /*#__PURE__*/ zod.nullish(CartLineTaxConfigReceived),
  paymentConfig: /*#__PURE__*/ zod.nullish(CartLinePaymentConfig),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFieldsReceived),
  modifierGroups: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartModifierGroup)),
  discounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartLineDiscount)),
  customLineItem: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartLine = zod.input<typeof CartLine>;
export type CartLineOutput = zod.output<typeof CartLine>;

export const CartCouponV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartCouponV2 = zod.input<typeof CartCouponV2>;
export type CartCouponV2Output = zod.output<typeof CartCouponV2>;

export const ExternalReference = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  resourceId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ExternalReference = zod.input<typeof ExternalReference>;
export type ExternalReferenceOutput = zod.output<typeof ExternalReference>;

export const CartCreator = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartCreator = zod.input<typeof CartCreator>;
export type CartCreatorOutput = zod.output<typeof CartCreator>;

export const CustomContentReferenceReceived = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  componentId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CustomContentReferenceReceived = zod.input<typeof CustomContentReferenceReceived>;
export type CustomContentReferenceReceivedOutput = zod.output<typeof CustomContentReferenceReceived>;

export const CartSource = /*#__PURE__*/ zod.looseObject({
  channelType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalReferences: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ExternalReference)),
  createdBy: /*#__PURE__*/ zod.nullish(CartCreator),
  customContentReference: /*#__PURE__*/ zod.nullish(CustomContentReferenceReceived),
});

export type CartSource = zod.input<typeof CartSource>;
export type CartSourceOutput = zod.output<typeof CartSource>;

export const CartBusinessInfo = /*#__PURE__*/ zod.looseObject({
  locationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  languageCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currencyCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartBusinessInfo = zod.input<typeof CartBusinessInfo>;
export type CartBusinessInfoOutput = zod.output<typeof CartBusinessInfo>;

export const VatIdReceived = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type VatIdReceived = zod.input<typeof VatIdReceived>;
export type VatIdReceivedOutput = zod.output<typeof VatIdReceived>;

export const CartCustomer = /*#__PURE__*/ zod.looseObject({
  visitorId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  memberId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  userId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  openAccess: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  vatId: /*#__PURE__*/ zod.nullish(VatIdReceived),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  languageCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currencyCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartCustomer = zod.input<typeof CartCustomer>;
export type CartCustomerOutput = zod.output<typeof CartCustomer>;

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

export const CartAddress = /*#__PURE__*/ zod.looseObject({
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  city: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  postalCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  streetAddress: /*#__PURE__*/ zod.nullish(StreetAddressReceived),
  addressLine: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  addressLine2: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  geocode: /*#__PURE__*/ zod.nullish(AddressLocationReceived),
  countryFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subdivisionFullname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartAddress = zod.input<typeof CartAddress>;
export type CartAddressOutput = zod.output<typeof CartAddress>;

export const CartDeliveryMethod = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  pickup: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartDeliveryMethod = zod.input<typeof CartDeliveryMethod>;
export type CartDeliveryMethodOutput = zod.output<typeof CartDeliveryMethod>;

export const CartDelivery = /*#__PURE__*/ zod.looseObject({
  address: /*#__PURE__*/ zod.nullish(CartAddress),
  method: /*#__PURE__*/ zod.nullish(CartDeliveryMethod),
  weightUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartDelivery = zod.input<typeof CartDelivery>;
export type CartDeliveryOutput = zod.output<typeof CartDelivery>;

export const CartTaxInfo = /*#__PURE__*/ zod.looseObject({
  pricesIncludeTax: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  taxExemptGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartTaxInfo = zod.input<typeof CartTaxInfo>;
export type CartTaxInfoOutput = zod.output<typeof CartTaxInfo>;

export const CartGiftCard = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  obfuscatedCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  externalId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  requestedRedeemAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartGiftCard = zod.input<typeof CartGiftCard>;
export type CartGiftCardOutput = zod.output<typeof CartGiftCard>;

export const ContactDetailsReceived = /*#__PURE__*/ zod.looseObject({
  firstName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lastName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  vatId: /*#__PURE__*/ zod.nullish(VatIdReceived),
});

export type ContactDetailsReceived = zod.input<typeof ContactDetailsReceived>;
export type ContactDetailsReceivedOutput = zod.output<typeof ContactDetailsReceived>;

export const CartPaymentInfo = /*#__PURE__*/ zod.looseObject({
  giftCards: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartGiftCard)),
  currencyCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  billingAddress: /*#__PURE__*/ zod.nullish(CartAddress),
  billingContact: /*#__PURE__*/ zod.nullish(ContactDetailsReceived),
});

export type CartPaymentInfo = zod.input<typeof CartPaymentInfo>;
export type CartPaymentInfoOutput = zod.output<typeof CartPaymentInfo>;

export const CartSettings = /*#__PURE__*/ zod.looseObject({
  lockGiftCard: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  lockCouponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  policyAgreementCheckboxDisabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  manualPaymentDisabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartSettings = zod.input<typeof CartSettings>;
export type CartSettingsOutput = zod.output<typeof CartSettings>;

export const CartV2 = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartLine)),
  subtotal: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  note: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  coupons: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartCouponV2)),
  source: /*#__PURE__*/ zod.nullish(CartSource),
  businessInfo: /*#__PURE__*/ zod.nullish(CartBusinessInfo),
  customerInfo: /*#__PURE__*/ zod.nullish(CartCustomer),
  deliveryInfo: /*#__PURE__*/ zod.nullish(CartDelivery),
  taxInfo: /*#__PURE__*/ zod.nullish(CartTaxInfo),
  paymentInfo: /*#__PURE__*/ zod.nullish(CartPaymentInfo),
  orderPlaced: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  orderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  purchaseFlowId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  settings: /*#__PURE__*/ zod.nullish(CartSettings),
  customCheckoutUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFieldsReceived),
  currentCart: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  demo: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CartV2 = zod.input<typeof CartV2>;
export type CartV2Output = zod.output<typeof CartV2>;

export const CartV2Response = /*#__PURE__*/ zod.looseObject({
  cart: /*#__PURE__*/ zod.nullish(CartV2),
});

export type CartV2Response = zod.input<typeof CartV2Response>;
export type CartV2ResponseOutput = zod.output<typeof CartV2Response>;

export const CartLineSummary = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  unitPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  totalPrice: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartLineSummary = zod.input<typeof CartLineSummary>;
export type CartLineSummaryOutput = zod.output<typeof CartLineSummary>;

export const LineDiscountAmount = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amountOff: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type LineDiscountAmount = zod.input<typeof LineDiscountAmount>;
export type LineDiscountAmountOutput = zod.output<typeof LineDiscountAmount>;

export const CartSummaryDiscount = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  source: /*#__PURE__*/ zod.nullish(DiscountSource),
  scope: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  subscriptionCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  total: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  lineItemDiscounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(LineDiscountAmount)),
});

export type CartSummaryDiscount = zod.input<typeof CartSummaryDiscount>;
export type CartSummaryDiscountOutput = zod.output<typeof CartSummaryDiscount>;

export const DeliverySummary = /*#__PURE__*/ zod.looseObject({
  method: /*#__PURE__*/ zod.nullish(CartDeliveryMethod),
  price: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type DeliverySummary = zod.input<typeof DeliverySummary>;
export type DeliverySummaryOutput = zod.output<typeof DeliverySummary>;

export const CartFee = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  providerAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  price: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  subscriptionCycles: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  source: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartFee = zod.input<typeof CartFee>;
export type CartFeeOutput = zod.output<typeof CartFee>;

export const CartTax = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(TranslatableStringReceived),
  taxableAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  exemptAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  amount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartTax = zod.input<typeof CartTax>;
export type CartTaxOutput = zod.output<typeof CartTax>;

export const LineTax = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tax: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  rate: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
});

export type LineTax = zod.input<typeof LineTax>;
export type LineTaxOutput = zod.output<typeof LineTax>;

export const FeeTax = /*#__PURE__*/ zod.looseObject({
  additionalFeeCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  tax: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type FeeTax = zod.input<typeof FeeTax>;
export type FeeTaxOutput = zod.output<typeof FeeTax>;

export const CartTaxSummary = /*#__PURE__*/ zod.looseObject({
  taxes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartTax)),
  totalExempt: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  pricesIncludeTax: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  lineItemTaxes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(LineTax)),
  deliveryTax: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  additionalFeeTaxes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FeeTax)),
});

export type CartTaxSummary = zod.input<typeof CartTaxSummary>;
export type CartTaxSummaryOutput = zod.output<typeof CartTaxSummary>;

export const CartPriceSummary = /*#__PURE__*/ zod.looseObject({
  subtotal: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  discount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  delivery: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  additionalFees: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  tax: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  total: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type CartPriceSummary = zod.input<typeof CartPriceSummary>;
export type CartPriceSummaryOutput = zod.output<typeof CartPriceSummary>;

export const GiftCardSummary = /*#__PURE__*/ zod.looseObject({
  giftCardId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  redeemAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type GiftCardSummary = zod.input<typeof GiftCardSummary>;
export type GiftCardSummaryOutput = zod.output<typeof GiftCardSummary>;

export const MembershipSummary = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type MembershipSummary = zod.input<typeof MembershipSummary>;
export type MembershipSummaryOutput = zod.output<typeof MembershipSummary>;

export const SubscriptionCharge = /*#__PURE__*/ zod.looseObject({
  cycleFrom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  cycleCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  cycleBillingDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SubscriptionCharge = zod.input<typeof SubscriptionCharge>;
export type SubscriptionChargeOutput = zod.output<typeof SubscriptionCharge>;

export const SubscriptionCharges = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  charges: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SubscriptionCharge)),
});

export type SubscriptionCharges = zod.input<typeof SubscriptionCharges>;
export type SubscriptionChargesOutput = zod.output<typeof SubscriptionCharges>;

export const PaymentSummary = /*#__PURE__*/ zod.looseObject({
  giftCards: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(GiftCardSummary)),
  memberships: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MembershipSummary)),
  subscriptionCharges: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SubscriptionCharges)),
  requiresPaymentAfterGiftCard: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  totalAfterGiftCards: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  payNow: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  payLater: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  payAfterFreeTrial: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type PaymentSummary = zod.input<typeof PaymentSummary>;
export type PaymentSummaryOutput = zod.output<typeof PaymentSummary>;

export const ApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

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

export const CarrierError = /*#__PURE__*/ zod.looseObject({
  carrierId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  error: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type CarrierError = zod.input<typeof CarrierError>;
export type CarrierErrorOutput = zod.output<typeof CarrierError>;

export const CarrierErrors = /*#__PURE__*/ zod.looseObject({
  errors: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CarrierError)),
});

export type CarrierErrors = zod.input<typeof CarrierErrors>;
export type CarrierErrorsOutput = zod.output<typeof CarrierErrors>;

export const CartCalculationErrors = /*#__PURE__*/ zod.looseObject({
  generalShippingCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  carrierErrors: /*#__PURE__*/ zod.nullish(CarrierErrors),
  selectedShippingOptionError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  taxCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  couponCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  giftCardCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  orderValidationErrors: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ApplicationError)),
  membershipError: /*#__PURE__*/ zod.nullish(ErrorDetails),
  discountsCalculationError: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type CartCalculationErrors = zod.input<typeof CartCalculationErrors>;
export type CartCalculationErrorsOutput = zod.output<typeof CartCalculationErrors>;

export const LineItemTarget = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  suggestedFix: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type LineItemTarget = zod.input<typeof LineItemTarget>;
export type LineItemTargetOutput = zod.output<typeof LineItemTarget>;

export const OtherTarget = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OtherTarget = zod.input<typeof OtherTarget>;
export type OtherTargetOutput = zod.output<typeof OtherTarget>;

export const ViolationTarget = /*#__PURE__*/ zod.looseObject({
  lineItem: /*#__PURE__*/ zod.nullish(LineItemTarget),
  other: /*#__PURE__*/ zod.nullish(OtherTarget),
});

export type ViolationTarget = zod.input<typeof ViolationTarget>;
export type ViolationTargetOutput = zod.output<typeof ViolationTarget>;

export const Violation = /*#__PURE__*/ zod.looseObject({
  severity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  target: /*#__PURE__*/ zod.nullish(ViolationTarget),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Violation = zod.input<typeof Violation>;
export type ViolationOutput = zod.output<typeof Violation>;

export const CustomValidationData = /*#__PURE__*/ zod.looseObject({
  target: /*#__PURE__*/ zod.nullish(ViolationTarget),
});

export type CustomValidationData = zod.input<typeof CustomValidationData>;
export type CustomValidationDataOutput = zod.output<typeof CustomValidationData>;

export const MinimumQuantityDetails = /*#__PURE__*/ zod.looseObject({
  requiredMinimumQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type MinimumQuantityDetails = zod.input<typeof MinimumQuantityDetails>;
export type MinimumQuantityDetailsOutput = zod.output<typeof MinimumQuantityDetails>;

export const MinimumSubtotalDetails = /*#__PURE__*/ zod.looseObject({
  requiredMinimumSubtotal: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  originalDescription: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MinimumSubtotalDetails = zod.input<typeof MinimumSubtotalDetails>;
export type MinimumSubtotalDetailsOutput = zod.output<typeof MinimumSubtotalDetails>;

export const CouponStatusData = /*#__PURE__*/ zod.looseObject({
  couponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  minLineItemQuantityNotReachedDetails: /*#__PURE__*/ zod.nullish(MinimumQuantityDetails),
  minSubtotalNotReachedDetails: /*#__PURE__*/ zod.nullish(MinimumSubtotalDetails),
});

export type CouponStatusData = zod.input<typeof CouponStatusData>;
export type CouponStatusDataOutput = zod.output<typeof CouponStatusData>;

export const CouponCodeData = /*#__PURE__*/ zod.looseObject({
  couponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CouponCodeData = zod.input<typeof CouponCodeData>;
export type CouponCodeDataOutput = zod.output<typeof CouponCodeData>;

export const GiftCardCodeData = /*#__PURE__*/ zod.looseObject({
  giftCardCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  giftCardId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type GiftCardCodeData = zod.input<typeof GiftCardCodeData>;
export type GiftCardCodeDataOutput = zod.output<typeof GiftCardCodeData>;

export const GiftCardStatusData = /*#__PURE__*/ zod.looseObject({
  giftCardCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  giftCardId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type GiftCardStatusData = zod.input<typeof GiftCardStatusData>;
export type GiftCardStatusDataOutput = zod.output<typeof GiftCardStatusData>;

export const OutOfStockData = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  allLineItemsOutOfStock: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type OutOfStockData = zod.input<typeof OutOfStockData>;
export type OutOfStockDataOutput = zod.output<typeof OutOfStockData>;

export const MembersOnlyData = /*#__PURE__*/ zod.looseObject({
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type MembersOnlyData = zod.input<typeof MembersOnlyData>;
export type MembersOnlyDataOutput = zod.output<typeof MembersOnlyData>;

export const OrderMinimumData = /*#__PURE__*/ zod.looseObject({
  minimumOrderSubtotal: /*#__PURE__*/ zod.nullish(ConvertedMoney),
  remainingAmount: /*#__PURE__*/ zod.nullish(ConvertedMoney),
});

export type OrderMinimumData = zod.input<typeof OrderMinimumData>;
export type OrderMinimumDataOutput = zod.output<typeof OrderMinimumData>;

export const MembershipStatusData = /*#__PURE__*/ zod.looseObject({
  membershipId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MembershipStatusData = zod.input<typeof MembershipStatusData>;
export type MembershipStatusDataOutput = zod.output<typeof MembershipStatusData>;

export const CartViolation = /*#__PURE__*/ zod.looseObject({
  scope: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  severity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  customValidationData: /*#__PURE__*/ zod.nullish(CustomValidationData),
  invalidCouponStatusData: /*#__PURE__*/ zod.nullish(CouponStatusData),
  invalidCouponCodeData: /*#__PURE__*/ zod.nullish(CouponCodeData),
  invalidGiftCardCodeData: /*#__PURE__*/ zod.nullish(GiftCardCodeData),
  invalidGiftCardStatusData: /*#__PURE__*/ zod.nullish(GiftCardStatusData),
  lineItemsOutOfStockData: /*#__PURE__*/ zod.nullish(OutOfStockData),
  membersOnlyItemData: /*#__PURE__*/ zod.nullish(MembersOnlyData),
  subtotalBelowOrderMinimumData: /*#__PURE__*/ zod.nullish(OrderMinimumData),
  invalidMembershipStatusData: /*#__PURE__*/ zod.nullish(MembershipStatusData),
});

export type CartViolation = zod.input<typeof CartViolation>;
export type CartViolationOutput = zod.output<typeof CartViolation>;

export const CartSummary = /*#__PURE__*/ zod.looseObject({
  cartId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  cartRevision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  calculationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  lineItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartLineSummary)),
  discounts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartSummaryDiscount)),
  deliverySummary: /*#__PURE__*/ zod.nullish(DeliverySummary),
  additionalFees: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartFee)),
  taxSummary: /*#__PURE__*/ zod.nullish(CartTaxSummary),
  priceSummary: /*#__PURE__*/ zod.nullish(CartPriceSummary),
  paymentSummary: /*#__PURE__*/ zod.nullish(PaymentSummary),
  priceVerificationToken: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  calculationErrors: /*#__PURE__*/ zod.nullish(CartCalculationErrors),
  spiViolations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Violation)),
  violations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartViolation)),
});

export type CartSummary = zod.input<typeof CartSummary>;
export type CartSummaryOutput = zod.output<typeof CartSummary>;

export const CalculatedCartResponse = /*#__PURE__*/ zod.looseObject({
  cart: /*#__PURE__*/ zod.nullish(CartV2),
  summary: /*#__PURE__*/ zod.nullish(CartSummary),
});

export type CalculatedCartResponse = zod.input<typeof CalculatedCartResponse>;
export type CalculatedCartResponseOutput = zod.output<typeof CalculatedCartResponse>;

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

export const CustomContentReference = /*#__PURE__*/ zod.object({
  appId: /*#__PURE__*/ zod.guid(),
  componentId: /*#__PURE__*/ zod.guid(),
});

export type CustomContentReference = zod.input<typeof CustomContentReference>;
export type CustomContentReferenceOutput = zod.output<typeof CustomContentReference>;

export const CartSourceInput = /*#__PURE__*/ zod.object({
  channelType: /*#__PURE__*/ zod.optional(ChannelType),
  customContentReference: /*#__PURE__*/ zod.optional(CustomContentReference),
});

export type CartSourceInput = zod.input<typeof CartSourceInput>;
export type CartSourceInputOutput = zod.output<typeof CartSourceInput>;

export const CartBusinessInfoInput = /*#__PURE__*/ zod.object({
  locationId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.guid()),
});

export type CartBusinessInfoInput = zod.input<typeof CartBusinessInfoInput>;
export type CartBusinessInfoInputOutput = zod.output<typeof CartBusinessInfoInput>;

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

export const cartCustomerInputFirstNameMax = 100;

export const cartCustomerInputLastNameMax = 100;

export const cartCustomerInputCompanyMax = 1000;

export const CartCustomerInput = /*#__PURE__*/ zod.object({
  firstName: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartCustomerInputFirstNameMax)),
  ),
  lastName: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartCustomerInputLastNameMax)),
  ),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartCustomerInputCompanyMax)),
  ),
  vatId: /*#__PURE__*/ zod.optional(VatId),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email()),
});

export type CartCustomerInput = zod.input<typeof CartCustomerInput>;
export type CartCustomerInputOutput = zod.output<typeof CartCustomerInput>;

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

export const cartAddressInputCityMax = 50;

export const cartAddressInputPostalCodeMax = 50;

export const cartAddressInputAddressLineMax = 150;

export const cartAddressInputAddressLine2Max = 100;

export const CartAddressInput = /*#__PURE__*/ zod.object({
  country: /*#__PURE__*/ zod.optional(CountryCode),
  subdivision: /*#__PURE__*/ zod.optional(Subdivision),
  city: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartAddressInputCityMax)),
  ),
  postalCode: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartAddressInputPostalCodeMax)),
  ),
  streetAddress: /*#__PURE__*/ zod.optional(StreetAddress),
  addressLine: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartAddressInputAddressLineMax)),
  ),
  addressLine2: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartAddressInputAddressLine2Max)),
  ),
  geocode: /*#__PURE__*/ zod.optional(AddressLocation),
});

export type CartAddressInput = zod.input<typeof CartAddressInput>;
export type CartAddressInputOutput = zod.output<typeof CartAddressInput>;

export const CartDeliveryInput = /*#__PURE__*/ zod.object({
  address: /*#__PURE__*/ zod.optional(CartAddressInput),
});

export type CartDeliveryInput = zod.input<typeof CartDeliveryInput>;
export type CartDeliveryInputOutput = zod.output<typeof CartDeliveryInput>;

export const CartTaxInfoInput = /*#__PURE__*/ zod.object({
  taxExemptGroupId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.guid()),
});

export type CartTaxInfoInput = zod.input<typeof CartTaxInfoInput>;
export type CartTaxInfoInputOutput = zod.output<typeof CartTaxInfoInput>;

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

export const CartPaymentInfoInput = /*#__PURE__*/ zod.object({
  billingAddress: /*#__PURE__*/ zod.optional(CartAddressInput),
  billingContact: /*#__PURE__*/ zod.optional(ContactDetails),
});

export type CartPaymentInfoInput = zod.input<typeof CartPaymentInfoInput>;
export type CartPaymentInfoInputOutput = zod.output<typeof CartPaymentInfoInput>;

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

export const cartV2ChangesNoteMax = 1000;

export const cartV2ChangesCustomCheckoutUrlMax = 2048;

export const CartV2Changes = /*#__PURE__*/ zod.object({
  note: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartV2ChangesNoteMax)),
  ),
  source: /*#__PURE__*/ zod.optional(CartSourceInput),
  businessInfo: /*#__PURE__*/ zod.optional(CartBusinessInfoInput),
  customerInfo: /*#__PURE__*/ zod.optional(CartCustomerInput),
  deliveryInfo: /*#__PURE__*/ zod.optional(CartDeliveryInput),
  taxInfo: /*#__PURE__*/ zod.optional(CartTaxInfoInput),
  paymentInfo: /*#__PURE__*/ zod.optional(CartPaymentInfoInput),
  customCheckoutUrl: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartV2ChangesCustomCheckoutUrlMax)),
  ),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  demo: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CartV2Changes = zod.input<typeof CartV2Changes>;
export type CartV2ChangesOutput = zod.output<typeof CartV2Changes>;

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

export const QuantityMax = 100000;

export const Quantity = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(QuantityMax));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const selectedMembershipInputIdMax = 200;

export const SelectedMembershipInput = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(selectedMembershipInputIdMax)),
  appId: /*#__PURE__*/ zod.guid(),
});

export type SelectedMembershipInput = zod.input<typeof SelectedMembershipInput>;
export type SelectedMembershipInputOutput = zod.output<typeof SelectedMembershipInput>;

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

export const physicalPropertiesInputWeightMin = 0;

export const physicalPropertiesInputSkuMax = 40;

export const physicalPropertiesInputShippableDefault = false;

export const PhysicalPropertiesInput = /*#__PURE__*/ zod.object({
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(physicalPropertiesInputWeightMin)),
  ),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(physicalPropertiesInputSkuMax)),
  ),
  shippable: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), physicalPropertiesInputShippableDefault),
});

export type PhysicalPropertiesInput = zod.input<typeof PhysicalPropertiesInput>;
export type PhysicalPropertiesInputOutput = zod.output<typeof PhysicalPropertiesInput>;

export const cartImageInputIdMax = 400;

export const cartImageInputAltTextMax = 200;

export const CartImageInput = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartImageInputIdMax)),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  altText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartImageInputAltTextMax)),
  ),
});

export type CartImageInput = zod.input<typeof CartImageInput>;
export type CartImageInputOutput = zod.output<typeof CartImageInput>;

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

export const PaymentOption = /*#__PURE__*/ zod.object({
  value: PaymentOptionType,
});

export type PaymentOption = zod.input<typeof PaymentOption>;
export type PaymentOptionOutput = zod.output<typeof PaymentOption>;

export const cartLineOverridesInputSalePriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const cartLineOverridesInputFullPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const cartLineOverridesInputDescriptionLinesMax = 20;

export const cartLineOverridesInputDepositAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const cartLineOverridesInputSavePaymentMethodDefault = false;

export const CartLineOverridesInput = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  salePrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', cartLineOverridesInputSalePriceRegExp),
  ),
  fullPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', cartLineOverridesInputFullPriceRegExp),
  ),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(cartLineOverridesInputDescriptionLinesMax)),
  ),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalPropertiesInput),
  image: /*#__PURE__*/ zod.optional(CartImageInput),
  paymentOption: /*#__PURE__*/ zod.optional(PaymentOption),
  depositAmount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', cartLineOverridesInputDepositAmountRegExp),
  ),
  savePaymentMethod: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    cartLineOverridesInputSavePaymentMethodDefault,
  ),
  inventoryAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CartLineOverridesInput = zod.input<typeof CartLineOverridesInput>;
export type CartLineOverridesInputOutput = zod.output<typeof CartLineOverridesInput>;

export const existingMembershipMembershipIdMax = 200;

export const ExistingMembership = /*#__PURE__*/ zod.object({
  appId: /*#__PURE__*/ zod.guid(),
  membershipId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(existingMembershipMembershipIdMax)),
});

export type ExistingMembership = zod.input<typeof ExistingMembership>;
export type ExistingMembershipOutput = zod.output<typeof ExistingMembership>;

export const futureMembershipBenefitIdMax = 200;

export const FutureMembership = /*#__PURE__*/ zod.object({
  lineItemId: /*#__PURE__*/ zod.guid(),
  benefitId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(futureMembershipBenefitIdMax)),
});

export type FutureMembership = zod.input<typeof FutureMembership>;
export type FutureMembershipOutput = zod.output<typeof FutureMembership>;

export const MembershipInput = /*#__PURE__*/ zod.object({
  existingMembership: /*#__PURE__*/ zod.optional(ExistingMembership),
  futureMembership: /*#__PURE__*/ zod.optional(FutureMembership),
});

export type MembershipInput = zod.input<typeof MembershipInput>;
export type MembershipInputOutput = zod.output<typeof MembershipInput>;

export const NewCartItem = /*#__PURE__*/ zod.object({
  catalogReference: CatalogReference,
  quantity: Quantity,
  selectedMembership: /*#__PURE__*/ zod.optional(SelectedMembershipInput),
  catalogOverrideFields: /*#__PURE__*/ zod.optional(CartLineOverridesInput),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  inventoryAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  membershipPayment: /*#__PURE__*/ zod.optional(MembershipInput),
});

export type NewCartItem = zod.input<typeof NewCartItem>;
export type NewCartItemOutput = zod.output<typeof NewCartItem>;

export const customItemQuantityFixedQuantityDefault = false;

export const CustomItemQuantity = /*#__PURE__*/ zod.object({
  requestedQuantity: Quantity,
  availableQuantity: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  fixedQuantity: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    customItemQuantityFixedQuantityDefault,
  ),
});

export type CustomItemQuantity = zod.input<typeof CustomItemQuantity>;
export type CustomItemQuantityOutput = zod.output<typeof CustomItemQuantity>;

export const moneyInputAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');

export const MoneyInput = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', moneyInputAmountRegExp),
});

export type MoneyInput = zod.input<typeof MoneyInput>;
export type MoneyInputOutput = zod.output<typeof MoneyInput>;

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

export const CustomItemPricing = /*#__PURE__*/ zod.object({
  price: MoneyInput,
  fullPrice: /*#__PURE__*/ zod.optional(MoneyInput),
  priceDescription: /*#__PURE__*/ zod.optional(PriceDescription),
  priceUndetermined: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CustomItemPricing = zod.input<typeof CustomItemPricing>;
export type CustomItemPricingOutput = zod.output<typeof CustomItemPricing>;

export const customItemSourceRootCatalogItemIdMax = 36;

export const CustomItemSource = /*#__PURE__*/ zod.object({
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  rootCatalogItemId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(customItemSourceRootCatalogItemIdMax)),
  ),
  inventoryAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CustomItemSource = zod.input<typeof CustomItemSource>;
export type CustomItemSourceOutput = zod.output<typeof CustomItemSource>;

export const ItemPageUrl = /*#__PURE__*/ zod.object({
  relativePath: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ItemPageUrl = zod.input<typeof ItemPageUrl>;
export type ItemPageUrlOutput = zod.output<typeof ItemPageUrl>;

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

export const servicePropertiesNumberOfParticipantsMax = 10000;

export const ServiceProperties = /*#__PURE__*/ zod.object({
  scheduledDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  numberOfParticipants: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(servicePropertiesNumberOfParticipantsMax)),
  ),
});

export type ServiceProperties = zod.input<typeof ServiceProperties>;
export type ServicePropertiesOutput = zod.output<typeof ServiceProperties>;

export const customItemAttributesDescriptionLinesMax = 100;

export const customItemAttributesMembersOnlyDefault = false;

export const CustomItemAttributes = /*#__PURE__*/ zod.object({
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(customItemAttributesDescriptionLinesMax)),
  ),
  image: /*#__PURE__*/ zod.optional(CartImageInput),
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
  itemType: ItemType,
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalPropertiesInput),
  serviceProperties: /*#__PURE__*/ zod.optional(ServiceProperties),
  membersOnly: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    customItemAttributesMembersOnlyDefault,
  ),
});

export type CustomItemAttributes = zod.input<typeof CustomItemAttributes>;
export type CustomItemAttributesOutput = zod.output<typeof CustomItemAttributes>;

export const CustomItemDeliveryConfig = /*#__PURE__*/ zod.object({
  deliveryProfileId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CustomItemDeliveryConfig = zod.input<typeof CustomItemDeliveryConfig>;
export type CustomItemDeliveryConfigOutput = zod.output<typeof CustomItemDeliveryConfig>;

export const TaxableAddressType = /*#__PURE__*/ zod.enum(['BUSINESS', 'BILLING', 'SHIPPING']);

export type TaxableAddressType = zod.input<typeof TaxableAddressType>;
export type TaxableAddressTypeOutput = zod.output<typeof TaxableAddressType>;

export const TaxableAddress = /*#__PURE__*/ zod.object({
  addressType: TaxableAddressType,
});

export type TaxableAddress = zod.input<typeof TaxableAddress>;
export type TaxableAddressOutput = zod.output<typeof TaxableAddress>;

export const cartLineTaxConfigTaxGroupIdMax = 50;

export const CartLineTaxConfig = /*#__PURE__*/ zod.object({
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  taxGroupId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartLineTaxConfigTaxGroupIdMax)),
  ),
});

export type CartLineTaxConfig = zod.input<typeof CartLineTaxConfig>;
export type CartLineTaxConfigOutput = zod.output<typeof CartLineTaxConfig>;

export const CustomItemPaymentConfig = /*#__PURE__*/ zod.object({
  depositAmount: /*#__PURE__*/ zod.optional(MoneyInput),
  paymentOption: /*#__PURE__*/ zod.optional(PaymentOptionType),
});

export type CustomItemPaymentConfig = zod.input<typeof CustomItemPaymentConfig>;
export type CustomItemPaymentConfigOutput = zod.output<typeof CustomItemPaymentConfig>;

export const NewCartModifier = /*#__PURE__*/ zod.object({
  quantity: /*#__PURE__*/ zod.optional(Quantity),
  label: /*#__PURE__*/ zod.optional(TranslatableString),
  details: /*#__PURE__*/ zod.optional(TranslatableString),
  price: /*#__PURE__*/ zod.optional(MoneyInput),
});

export type NewCartModifier = zod.input<typeof NewCartModifier>;
export type NewCartModifierOutput = zod.output<typeof NewCartModifier>;

export const newCartModifierGroupModifiersMax = 25;

export const NewCartModifierGroup = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  modifiers: /*#__PURE__*/ zod
    .array(NewCartModifier)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newCartModifierGroupModifiersMax)),
});

export type NewCartModifierGroup = zod.input<typeof NewCartModifierGroup>;
export type NewCartModifierGroupOutput = zod.output<typeof NewCartModifierGroup>;

export const newCustomItemModifierGroupsMax = 25;

export const NewCustomItem = /*#__PURE__*/ zod.object({
  name: TranslatableString,
  quantityInfo: CustomItemQuantity,
  pricing: CustomItemPricing,
  source: /*#__PURE__*/ zod.optional(CustomItemSource),
  attributes: CustomItemAttributes,
  deliveryConfig: /*#__PURE__*/ zod.optional(CustomItemDeliveryConfig),
  taxConfig: /*#__PURE__*/ zod.optional(CartLineTaxConfig),
  paymentConfig: /*#__PURE__*/ zod.optional(CustomItemPaymentConfig),
  modifierGroups: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewCartModifierGroup)
      .check(/*#__PURE__*/ zod.maxLength(newCustomItemModifierGroupsMax)),
  ),
});

export type NewCustomItem = zod.input<typeof NewCustomItem>;
export type NewCustomItemOutput = zod.output<typeof NewCustomItem>;

export const couponInputCodeMax = 50;

export const CouponInput = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(couponInputCodeMax)),
});

export type CouponInput = zod.input<typeof CouponInput>;
export type CouponInputOutput = zod.output<typeof CouponInput>;

export const deliveryMethodInputCodeMax = 100;

export const DeliveryMethodInput = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deliveryMethodInputCodeMax)),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.guid()),
});

export type DeliveryMethodInput = zod.input<typeof DeliveryMethodInput>;
export type DeliveryMethodInputOutput = zod.output<typeof DeliveryMethodInput>;

export const giftCardInputCodeMin = 8;
export const giftCardInputCodeMax = 20;

export const GiftCardInput = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(giftCardInputCodeMin))
    .check(/*#__PURE__*/ zod.maxLength(giftCardInputCodeMax)),
  redeemAmount: /*#__PURE__*/ zod.optional(MoneyInput),
});

export type GiftCardInput = zod.input<typeof GiftCardInput>;
export type GiftCardInputOutput = zod.output<typeof GiftCardInput>;

export const createCurrentCartRequestCatalogItemsMax = 300;

export const createCurrentCartRequestCustomItemsMax = 300;

export const createCurrentCartRequestCouponsMax = 1;

export const createCurrentCartRequestGiftCardsMax = 5;

export const CreateCurrentCartRequest = /*#__PURE__*/ zod.object({
  cart: /*#__PURE__*/ zod.optional(CartV2Changes),
  catalogItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewCartItem)
      .check(/*#__PURE__*/ zod.maxLength(createCurrentCartRequestCatalogItemsMax)),
  ),
  customItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewCustomItem)
      .check(/*#__PURE__*/ zod.maxLength(createCurrentCartRequestCustomItemsMax)),
  ),
  coupons: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CouponInput)
      .check(/*#__PURE__*/ zod.maxLength(createCurrentCartRequestCouponsMax)),
  ),
  deliveryMethod: /*#__PURE__*/ zod.optional(DeliveryMethodInput),
  giftCards: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(GiftCardInput)
      .check(/*#__PURE__*/ zod.maxLength(createCurrentCartRequestGiftCardsMax)),
  ),
});

export type CreateCurrentCartRequest = zod.input<typeof CreateCurrentCartRequest>;
export type CreateCurrentCartRequestOutput = zod.output<typeof CreateCurrentCartRequest>;

export const UpdateCartV2Request = /*#__PURE__*/ zod.object({
  cart: CartV2Changes,
});

export type UpdateCartV2Request = zod.input<typeof UpdateCartV2Request>;
export type UpdateCartV2RequestOutput = zod.output<typeof UpdateCartV2Request>;

export const DeleteCartV2Response = /*#__PURE__*/ zod.looseObject({});

export type DeleteCartV2Response = zod.input<typeof DeleteCartV2Response>;
export type DeleteCartV2ResponseOutput = zod.output<typeof DeleteCartV2Response>;

export const calculateCurrentCartRequestRefreshCartDefault = false;

export const CalculateCurrentCartRequest = /*#__PURE__*/ zod.object({
  refreshCart: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    calculateCurrentCartRequestRefreshCartDefault,
  ),
});

export type CalculateCurrentCartRequest = zod.input<typeof CalculateCurrentCartRequest>;
export type CalculateCurrentCartRequestOutput = zod.output<typeof CalculateCurrentCartRequest>;

export const ValidationConfig = /*#__PURE__*/ zod.enum([
  'SKIP_VALIDATIONS',
  'PRE_CHECKOUT_VALIDATIONS',
  'CHECKOUT_VALIDATIONS',
]);

export type ValidationConfig = zod.input<typeof ValidationConfig>;
export type ValidationConfigOutput = zod.output<typeof ValidationConfig>;

export const estimateCurrentCartRequestRefreshCartDefault = false;
export const estimateCurrentCartRequestCalculateDeliveryDefault = false;
export const estimateCurrentCartRequestCalculateAdditionalFeesDefault = false;
export const estimateCurrentCartRequestCalculateTaxDefault = false;
export const estimateCurrentCartRequestCalculateGiftCardsDefault = false;

export const EstimateCurrentCartRequest = /*#__PURE__*/ zod.object({
  refreshCart: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    estimateCurrentCartRequestRefreshCartDefault,
  ),
  validationConfig: /*#__PURE__*/ zod.optional(ValidationConfig),
  calculateDelivery: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    estimateCurrentCartRequestCalculateDeliveryDefault,
  ),
  calculateAdditionalFees: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    estimateCurrentCartRequestCalculateAdditionalFeesDefault,
  ),
  calculateTax: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    estimateCurrentCartRequestCalculateTaxDefault,
  ),
  calculateGiftCards: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    estimateCurrentCartRequestCalculateGiftCardsDefault,
  ),
});

export type EstimateCurrentCartRequest = zod.input<typeof EstimateCurrentCartRequest>;
export type EstimateCurrentCartRequestOutput = zod.output<typeof EstimateCurrentCartRequest>;

export const addLineItemsToCurrentCartRequestCatalogItemsMax = 300;

export const addLineItemsToCurrentCartRequestCustomItemsMax = 300;

export const AddLineItemsToCurrentCartRequest = /*#__PURE__*/ zod.object({
  catalogItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewCartItem)
      .check(/*#__PURE__*/ zod.maxLength(addLineItemsToCurrentCartRequestCatalogItemsMax)),
  ),
  customItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewCustomItem)
      .check(/*#__PURE__*/ zod.maxLength(addLineItemsToCurrentCartRequestCustomItemsMax)),
  ),
});

export type AddLineItemsToCurrentCartRequest = zod.input<typeof AddLineItemsToCurrentCartRequest>;
export type AddLineItemsToCurrentCartRequestOutput = zod.output<typeof AddLineItemsToCurrentCartRequest>;

export const removeLineItemsFromCurrentCartRequestLineItemIdsMax = 100;

export const RemoveLineItemsFromCurrentCartRequest = /*#__PURE__*/ zod.object({
  lineItemIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.guid())
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(removeLineItemsFromCurrentCartRequestLineItemIdsMax)),
});

export type RemoveLineItemsFromCurrentCartRequest = zod.input<typeof RemoveLineItemsFromCurrentCartRequest>;
export type RemoveLineItemsFromCurrentCartRequestOutput = zod.output<
  typeof RemoveLineItemsFromCurrentCartRequest
>;

export const CartLineQuantityUpdate = /*#__PURE__*/ zod.object({
  newQuantity: Quantity,
});

export type CartLineQuantityUpdate = zod.input<typeof CartLineQuantityUpdate>;
export type CartLineQuantityUpdateOutput = zod.output<typeof CartLineQuantityUpdate>;

export const SelectedMembershipUpdate = /*#__PURE__*/ zod.object({
  newMembership: /*#__PURE__*/ zod.optional(SelectedMembershipInput),
});

export type SelectedMembershipUpdate = zod.input<typeof SelectedMembershipUpdate>;
export type SelectedMembershipUpdateOutput = zod.output<typeof SelectedMembershipUpdate>;

export const CartLineUpdate = /*#__PURE__*/ zod.object({
  lineItemId: /*#__PURE__*/ zod.guid(),
  quantity: /*#__PURE__*/ zod.optional(CartLineQuantityUpdate),
  selectedMembership: /*#__PURE__*/ zod.optional(SelectedMembershipUpdate),
  membershipPayment: /*#__PURE__*/ zod.optional(MembershipInput),
});

export type CartLineUpdate = zod.input<typeof CartLineUpdate>;
export type CartLineUpdateOutput = zod.output<typeof CartLineUpdate>;

export const updateLineItemsInCurrentCartRequestLineItemsMax = 100;

export const UpdateLineItemsInCurrentCartRequest = /*#__PURE__*/ zod.object({
  lineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CartLineUpdate)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateLineItemsInCurrentCartRequestLineItemsMax)),
  ),
});

export type UpdateLineItemsInCurrentCartRequest = zod.input<typeof UpdateLineItemsInCurrentCartRequest>;
export type UpdateLineItemsInCurrentCartRequestOutput = zod.output<
  typeof UpdateLineItemsInCurrentCartRequest
>;

export const AddCouponToCurrentCartRequest = /*#__PURE__*/ zod.object({
  coupon: CouponInput,
});

export type AddCouponToCurrentCartRequest = zod.input<typeof AddCouponToCurrentCartRequest>;
export type AddCouponToCurrentCartRequestOutput = zod.output<typeof AddCouponToCurrentCartRequest>;

export const RemoveCouponFromCurrentCartRequest = /*#__PURE__*/ zod.object({
  couponId: /*#__PURE__*/ zod.guid(),
});

export type RemoveCouponFromCurrentCartRequest = zod.input<typeof RemoveCouponFromCurrentCartRequest>;
export type RemoveCouponFromCurrentCartRequestOutput = zod.output<typeof RemoveCouponFromCurrentCartRequest>;

export const SetDeliveryMethodForCurrentCartRequest = /*#__PURE__*/ zod.object({
  deliveryMethod: DeliveryMethodInput,
});

export type SetDeliveryMethodForCurrentCartRequest = zod.input<typeof SetDeliveryMethodForCurrentCartRequest>;
export type SetDeliveryMethodForCurrentCartRequestOutput = zod.output<
  typeof SetDeliveryMethodForCurrentCartRequest
>;

export const AddGiftCardToCurrentCartRequest = /*#__PURE__*/ zod.object({
  giftCard: GiftCardInput,
});

export type AddGiftCardToCurrentCartRequest = zod.input<typeof AddGiftCardToCurrentCartRequest>;
export type AddGiftCardToCurrentCartRequestOutput = zod.output<typeof AddGiftCardToCurrentCartRequest>;

export const RemoveGiftCardFromCurrentCartRequest = /*#__PURE__*/ zod.object({
  giftCardId: /*#__PURE__*/ zod.guid(),
});

export type RemoveGiftCardFromCurrentCartRequest = zod.input<typeof RemoveGiftCardFromCurrentCartRequest>;
export type RemoveGiftCardFromCurrentCartRequestOutput = zod.output<
  typeof RemoveGiftCardFromCurrentCartRequest
>;

export const FormSubmission = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  formSubmissionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type FormSubmission = zod.input<typeof FormSubmission>;
export type FormSubmissionOutput = zod.output<typeof FormSubmission>;

export const updateFormSubmissionsInCurrentCartRequestFormSubmissionsMax = 1000;

export const UpdateFormSubmissionsInCurrentCartRequest = /*#__PURE__*/ zod.object({
  formSubmissions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(FormSubmission)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateFormSubmissionsInCurrentCartRequestFormSubmissionsMax)),
  ),
});

export type UpdateFormSubmissionsInCurrentCartRequest = zod.input<
  typeof UpdateFormSubmissionsInCurrentCartRequest
>;
export type UpdateFormSubmissionsInCurrentCartRequestOutput = zod.output<
  typeof UpdateFormSubmissionsInCurrentCartRequest
>;

export const CartLineStatus = /*#__PURE__*/ zod.enum([
  'IN_STOCK',
  'PARTIALLY_IN_STOCK',
  'OUT_OF_STOCK',
  'REMOVED_FROM_CATALOG',
]);

export type CartLineStatus = zod.input<typeof CartLineStatus>;
export type CartLineStatusOutput = zod.output<typeof CartLineStatus>;

export const RedemptionType = /*#__PURE__*/ zod.enum(['CREDITS', 'SESSIONS']);

export type RedemptionType = zod.input<typeof RedemptionType>;
export type RedemptionTypeOutput = zod.output<typeof RedemptionType>;

export const DiscountSourceType = /*#__PURE__*/ zod.enum(['AUTOMATIC_RULE', 'COUPON']);

export type DiscountSourceType = zod.input<typeof DiscountSourceType>;
export type DiscountSourceTypeOutput = zod.output<typeof DiscountSourceType>;

export const DiscountScope = /*#__PURE__*/ zod.enum([
  'UNKNOWN_DISCOUNT_SCOPE',
  'CART_SUBTOTAL',
  'LINE_ITEM',
  'DELIVERY',
]);

export type DiscountScope = zod.input<typeof DiscountScope>;
export type DiscountScopeOutput = zod.output<typeof DiscountScope>;

export const CartFeeSource = /*#__PURE__*/ zod.enum([
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'LINE_ITEM',
  'DELIVERY',
  'PLATFORM',
]);

export type CartFeeSource = zod.input<typeof CartFeeSource>;
export type CartFeeSourceOutput = zod.output<typeof CartFeeSource>;

export const CartViolationScope = /*#__PURE__*/ zod.enum([
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
]);

export type CartViolationScope = zod.input<typeof CartViolationScope>;
export type CartViolationScopeOutput = zod.output<typeof CartViolationScope>;

export const CartViolationCode = /*#__PURE__*/ zod.enum([
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'INVALID_MEMBERSHIP_STATUS',
  'INVALID_POSTAL_CODE',
  'INVALID_SUBDIVISION',
  'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
]);

export type CartViolationCode = zod.input<typeof CartViolationCode>;
export type CartViolationCodeOutput = zod.output<typeof CartViolationCode>;

export const CartErrorItemId = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReferenceReceived),
});

export type CartErrorItemId = zod.input<typeof CartErrorItemId>;
export type CartErrorItemIdOutput = zod.output<typeof CartErrorItemId>;

export const CartErrorItem = /*#__PURE__*/ zod.looseObject({
  lineItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReferenceReceived),
  id: /*#__PURE__*/ zod.nullish(CartErrorItemId),
  requestedQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  availableQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  invalidItemId: /*#__PURE__*/ zod.nullish(CartErrorItemId),
  selectedMembership: /*#__PURE__*/ zod.nullish(SelectedMembershipV2),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  catalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  options: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type CartErrorItem = zod.input<typeof CartErrorItem>;
export type CartErrorItemOutput = zod.output<typeof CartErrorItem>;

export const CartErrorData = /*#__PURE__*/ zod.looseObject({
  invalidItems: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CartErrorItem)),
  lineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  duplicateLineItemIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  requestCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  maxCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  couponCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  couponId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  giftCardCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  giftCardId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  minLineItemQuantityNotReachedDetails: /*#__PURE__*/ zod.nullish(MinimumQuantityDetails),
  minSubtotalNotReachedDetails: /*#__PURE__*/ zod.nullish(MinimumSubtotalDetails),
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  cartId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  orderId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type CartErrorData = zod.input<typeof CartErrorData>;
export type CartErrorDataOutput = zod.output<typeof CartErrorData>;

export const CartApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(CartErrorData),
});

export type CartApplicationError = zod.input<typeof CartApplicationError>;
export type CartApplicationErrorOutput = zod.output<typeof CartApplicationError>;

export const CartErrorDetails = /*#__PURE__*/ zod.looseObject({
  applicationError: /*#__PURE__*/ zod.nullish(CartApplicationError),
  validationError: /*#__PURE__*/ zod.nullish(ValidationError),
  systemError: /*#__PURE__*/ zod.nullish(SystemError),
});

export type CartErrorDetails = zod.input<typeof CartErrorDetails>;
export type CartErrorDetailsOutput = zod.output<typeof CartErrorDetails>;

export const CartErrorBody = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  details: /*#__PURE__*/ zod.nullish(CartErrorDetails),
});

export type CartErrorBody = zod.input<typeof CartErrorBody>;
export type CartErrorBodyOutput = zod.output<typeof CartErrorBody>;

export const CouponRefusalReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_INVALID_COUPON_REASON',
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
]);

export type CouponRefusalReason = zod.input<typeof CouponRefusalReason>;
export type CouponRefusalReasonOutput = zod.output<typeof CouponRefusalReason>;

export const GiftCardRefusalReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_INVALID_GIFT_CARD_REASON',
  'EXPIRED',
  'DISABLED',
  'EMPTY_BALANCE',
]);

export type GiftCardRefusalReason = zod.input<typeof GiftCardRefusalReason>;
export type GiftCardRefusalReasonOutput = zod.output<typeof GiftCardRefusalReason>;

export const MembershipRefusalReason = /*#__PURE__*/ zod.enum([
  'UNKNOWN_INVALID_MEMBERSHIP_REASON',
  'INSUFFICIENT_FUNDS',
  'MEMBERSHIP_NOT_FOUND',
  'NOT_APPLICABLE_TO_LINE_ITEMS',
  'LINE_ITEM_NOT_FOUND',
]);

export type MembershipRefusalReason = zod.input<typeof MembershipRefusalReason>;
export type MembershipRefusalReasonOutput = zod.output<typeof MembershipRefusalReason>;

export const SubscriptionFrequency = /*#__PURE__*/ zod.enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

export type SubscriptionFrequency = zod.input<typeof SubscriptionFrequency>;
export type SubscriptionFrequencyOutput = zod.output<typeof SubscriptionFrequency>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const WeightUnit = /*#__PURE__*/ zod.enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']);

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

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

export const ErrorBody = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  details: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;

export const ViolationSeverity = /*#__PURE__*/ zod.enum(['WARNING', 'ERROR']);

export type ViolationSeverity = zod.input<typeof ViolationSeverity>;
export type ViolationSeverityOutput = zod.output<typeof ViolationSeverity>;

export const LineItemTargetName = /*#__PURE__*/ zod.enum(['LINE_ITEM_DEFAULT']);

export type LineItemTargetName = zod.input<typeof LineItemTargetName>;
export type LineItemTargetNameOutput = zod.output<typeof LineItemTargetName>;

export const SuggestedFix = /*#__PURE__*/ zod.enum(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM']);

export type SuggestedFix = zod.input<typeof SuggestedFix>;
export type SuggestedFixOutput = zod.output<typeof SuggestedFix>;

export const OtherTargetName = /*#__PURE__*/ zod.enum(['OTHER_DEFAULT']);

export type OtherTargetName = zod.input<typeof OtherTargetName>;
export type OtherTargetNameOutput = zod.output<typeof OtherTargetName>;
/**
 * Returns the cart as it is stored. The read does not query the catalogs: prices and statuses of lines are those
 * of the last refresh or change. That is assumed; `refreshCurrentCart` brings them up to date.
 *
 * The cart has no totals except `subtotal`; use `calculateCurrentCart` or `estimateCurrentCart` for them.
 * @summary Get the current cart
 */
export const GetCurrentCartV2Response = CartV2Response;

/**
 * Creates the caller's cart with the given content. To add lines, `addLineItemsToCurrentCart` is enough, because
 * it creates the cart if there is none.
 *
 * If the caller has a cart already, the new cart takes its place. That is assumed: the platform does not say
 * whether the previous cart is replaced.
 *
 * Custom lines and `catalogOverrideFields` are for the owner and apps.
 * @summary Create the current cart
 */
export const CreateCurrentCartBody = CreateCurrentCartRequest;

export const CreateCurrentCartResponse = CartV2Response;

/**
 * Changes only the fields that `cart` contains; there is no field mask. `null` clears a field. An object such as
 * the address replaces the previous one as a whole, while the members of `customerInfo`, `deliveryInfo` and
 * `paymentInfo` are set one by one; that is assumed.
 *
 * Lines, coupon, gift card and delivery method have calls of their own. A delivery address that the delivery
 * method does not serve is accepted; the totals then contain a violation.
 * @summary Update the current cart
 */
export const UpdateCurrentCartV2Body = UpdateCartV2Request;

export const UpdateCurrentCartV2Response = CartV2Response;

/**
 * Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.
 * @summary Delete the current cart
 */
export const DeleteCurrentCartV2Response = DeleteCartV2Response;

/**
 * Reads the catalogs and brings prices, discounts, stock and statuses of the lines up to date. If fewer units are
 * left than requested, `confirmedQuantity` falls to the available number and `requestedQuantity` stays, so that
 * the line fills up again when the stock returns.
 *
 * The request has no body. The revision increases only if the refresh changed something; that is assumed.
 * @summary Refresh the current cart
 */
export const RefreshCurrentCartResponse = CartV2Response;

/**
 * Computes all totals of the cart and runs the checks of the order: discounts, delivery, fees, tax, gift card.
 * Address and delivery method are those of the cart.
 *
 * Problems are listed, not thrown: the call succeeds with status 200, and `summary.violations` names what prevents
 * the order. Read the violations before you show a total. The platform sends the notification about a calculated
 * cart.
 * @summary Calculate the current cart
 */
export const CalculateCurrentCartBody = CalculateCurrentCartRequest;

export const CalculateCurrentCartResponse = CalculatedCartResponse;

/**
 * Computes the totals of the cart for a cart page. Lines and discounts are always computed; delivery, fees, tax
 * and the gift card only if they are requested. A part that was not requested is 0 and not in the total.
 *
 * Problems are listed in `summary.violations`, as for `calculateCurrentCart`. A cart without lines is rejected
 * with 404, as if there were none.
 * @summary Estimate the current cart
 */
export const EstimateCurrentCartBody = EstimateCurrentCartRequest;

export const EstimateCurrentCartResponse = CalculatedCartResponse;

/**
 * Adds catalog items, custom lines, or both, and creates the cart if there is none. All lines are added or none;
 * that is assumed. If the cart already contains an item with the same options, its quantity is increased.
 *
 * An item of the store is identified by its `variantId`, also if the product has only one variant. On a site with
 * the first catalog, a product without managed variants is identified by the names of its options instead. An item
 * that the catalog does not have is rejected, and so is a quantity above the stock. Some hosts accept such a
 * quantity and confirm a lower one, so look at `status` and `quantityInfo` of the returned line.
 *
 * Custom lines and `catalogOverrideFields` are for the owner and apps.
 * @summary Add lines to the current cart
 */
export const AddLineItemsToCurrentCartBody = AddLineItemsToCurrentCartRequest;

export const AddLineItemsToCurrentCartResponse = CartV2Response;

/**
 * Removes the given lines, regardless of their quantity. A cart without lines continues to exist. If one of the ids is unknown, nothing is removed; that is assumed.
 * @summary Remove lines from the current cart
 */
export const RemoveLineItemsFromCurrentCartV2Body = RemoveLineItemsFromCurrentCartRequest;

export const RemoveLineItemsFromCurrentCartV2Response = CartV2Response;

/**
 * Sets quantity or membership of the given lines; the quantity is not added to the current one. A quantity above the stock is rejected, and the cart stays as it was. To remove a line, use `removeLineItemsFromCurrentCartV2`. That a fixed quantity is rejected with `FIXED_QUANTITY_ITEM` is assumed: the platform lists this code for adding only.
 * @summary Update lines in the current cart
 */
export const UpdateLineItemsInCurrentCartBody = UpdateLineItemsInCurrentCartRequest;

export const UpdateLineItemsInCurrentCartResponse = CartV2Response;

/**
 * Adds the coupon with the given code. Codes are not case-sensitive. A cart has at most one coupon: a second one
 * is rejected and replaces nothing, so remove the first one before.
 *
 * A code to which no coupon belongs is rejected with 400. A coupon that cannot be used is rejected with 428 and a
 * `reason`; two of the reasons state the required quantity or subtotal. A coupon that becomes invalid later stays
 * in the cart, deducts nothing, and the totals contain a violation.
 * @summary Add a coupon to the current cart
 */
export const AddCouponToCurrentCartBody = AddCouponToCurrentCartRequest;

export const AddCouponToCurrentCartResponse = CartV2Response;

/**
 * Removes the coupon with the given id, which is the id of the entry in `coupons`.
 * @summary Remove the coupon from the current cart
 */
export const RemoveCouponFromCurrentCartV2Body = RemoveCouponFromCurrentCartRequest;

export const RemoveCouponFromCurrentCartV2Response = CartV2Response;

/**
 * Sets the delivery method, in place of the previous one. The cart needs a delivery address and a line first. No call of the cart lists the methods of the site, and none is chosen automatically.
 * @summary Set the delivery method of the current cart
 */
export const SetDeliveryMethodForCurrentCartBody = SetDeliveryMethodForCurrentCartRequest;

export const SetDeliveryMethodForCurrentCartResponse = CartV2Response;

/**
 * Removes the delivery method. A cart without a method is returned unchanged. The request has no body.
 * @summary Remove the delivery method from the current cart
 */
export const RemoveDeliveryMethodFromCurrentCartResponse = CartV2Response;

/**
 * Adds the gift card with the given code. Its balance is not used before the order is placed. A cart has at most one gift card, and shows its code masked.
 * @summary Add a gift card to the current cart
 */
export const AddGiftCardToCurrentCartBody = AddGiftCardToCurrentCartRequest;

export const AddGiftCardToCurrentCartResponse = CartV2Response;

/**
 * Removes the gift card with the given id, which is the id of the entry in `paymentInfo.giftCards`.
 * @summary Remove the gift card from the current cart
 */
export const RemoveGiftCardFromCurrentCartBody = RemoveGiftCardFromCurrentCartRequest;

export const RemoveGiftCardFromCurrentCartResponse = CartV2Response;

/**
 * Attaches submissions of forms of the site, such as the checkout form, to the cart. An entry with the id of an earlier one replaces it; that is assumed.
 * @summary Attach form submissions to the current cart
 */
export const UpdateFormSubmissionsInCurrentCartBody = UpdateFormSubmissionsInCurrentCartRequest;

export const UpdateFormSubmissionsInCurrentCartResponse = CartV2Response;
