// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const BuyerInfo = /*#__PURE__*/ zod.object({
  visitorId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  userId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
});

export type BuyerInfo = zod.input<typeof BuyerInfo>;
export type BuyerInfoOutput = zod.output<typeof BuyerInfo>;

export const QuantityMax = 100000;

export const Quantity = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(QuantityMax));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

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

export const productNameOriginalMax = 200;

export const productNameTranslatedMax = 400;

export const ProductName = /*#__PURE__*/ zod.object({
  original: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(productNameOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productNameTranslatedMax)),
  ),
});

export type ProductName = zod.input<typeof ProductName>;
export type ProductNameOutput = zod.output<typeof ProductName>;

export const ItemPageUrl = /*#__PURE__*/ zod.object({
  relativePath: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ItemPageUrl = zod.input<typeof ItemPageUrl>;
export type ItemPageUrlOutput = zod.output<typeof ItemPageUrl>;

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

export const multiCurrencyPriceAmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');
export const multiCurrencyPriceConvertedAmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const MultiCurrencyPrice = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', multiCurrencyPriceAmountRegExp),
  convertedAmount: /*#__PURE__*/ zod.stringFormat('decimal', multiCurrencyPriceConvertedAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.string(),
  formattedConvertedAmount: /*#__PURE__*/ zod.string(),
});

export type MultiCurrencyPrice = zod.input<typeof MultiCurrencyPrice>;
export type MultiCurrencyPriceOutput = zod.output<typeof MultiCurrencyPrice>;

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

export const selectedMembershipIdMax = 100;

export const SelectedMembership = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(selectedMembershipIdMax)),
  appId: /*#__PURE__*/ zod.guid(),
});

export type SelectedMembership = zod.input<typeof SelectedMembership>;
export type SelectedMembershipOutput = zod.output<typeof SelectedMembership>;

export const ItemAvailabilityStatus = /*#__PURE__*/ zod.enum([
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
]);

export type ItemAvailabilityStatus = zod.input<typeof ItemAvailabilityStatus>;
export type ItemAvailabilityStatusOutput = zod.output<typeof ItemAvailabilityStatus>;

export const itemAvailabilityQuantityAvailableMin = 0;

export const ItemAvailability = /*#__PURE__*/ zod.object({
  status: ItemAvailabilityStatus,
  quantityAvailable: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(itemAvailabilityQuantityAvailableMin)),
  ),
});

export type ItemAvailability = zod.input<typeof ItemAvailability>;
export type ItemAvailabilityOutput = zod.output<typeof ItemAvailability>;

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

export const TaxableAddressType = /*#__PURE__*/ zod.enum(['BUSINESS', 'BILLING', 'SHIPPING']);

export type TaxableAddressType = zod.input<typeof TaxableAddressType>;
export type TaxableAddressTypeOutput = zod.output<typeof TaxableAddressType>;

export const TaxableAddress = /*#__PURE__*/ zod.object({
  addressType: TaxableAddressType,
});

export type TaxableAddress = zod.input<typeof TaxableAddress>;
export type TaxableAddressOutput = zod.output<typeof TaxableAddress>;

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

export const SubscriptionFrequency = /*#__PURE__*/ zod.enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

export type SubscriptionFrequency = zod.input<typeof SubscriptionFrequency>;
export type SubscriptionFrequencyOutput = zod.output<typeof SubscriptionFrequency>;

export const freeTrialPeriodIntervalMax = 999;

export const FreeTrialPeriod = /*#__PURE__*/ zod.object({
  frequency: SubscriptionFrequency,
  interval: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(freeTrialPeriodIntervalMax)),
});

export type FreeTrialPeriod = zod.input<typeof FreeTrialPeriod>;
export type FreeTrialPeriodOutput = zod.output<typeof FreeTrialPeriod>;

export const subscriptionSettingsIntervalDefault = 1;
export const subscriptionSettingsIntervalMax = 3650;

export const SubscriptionSettings = /*#__PURE__*/ zod.object({
  frequency: SubscriptionFrequency,
  interval: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(subscriptionSettingsIntervalMax)),
    subscriptionSettingsIntervalDefault,
  ),
  autoRenewal: /*#__PURE__*/ zod.boolean(),
  billingCycles: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  enableCustomerCancellation: /*#__PURE__*/ zod.boolean(),
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  freeTrialPeriod: /*#__PURE__*/ zod.optional(FreeTrialPeriod),
});

export type SubscriptionSettings = zod.input<typeof SubscriptionSettings>;
export type SubscriptionSettingsOutput = zod.output<typeof SubscriptionSettings>;

export const subscriptionTitleOriginalMax = 150;

export const subscriptionTitleTranslatedMax = 150;

export const SubscriptionTitle = /*#__PURE__*/ zod.object({
  original: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(subscriptionTitleOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(subscriptionTitleTranslatedMax)),
  ),
});

export type SubscriptionTitle = zod.input<typeof SubscriptionTitle>;
export type SubscriptionTitleOutput = zod.output<typeof SubscriptionTitle>;

export const subscriptionDescriptionOriginalMax = 500;

export const subscriptionDescriptionTranslatedMax = 500;

export const SubscriptionDescription = /*#__PURE__*/ zod.object({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionDescriptionOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionDescriptionTranslatedMax)),
  ),
});

export type SubscriptionDescription = zod.input<typeof SubscriptionDescription>;
export type SubscriptionDescriptionOutput = zod.output<typeof SubscriptionDescription>;

export const SubscriptionOptionInfo = /*#__PURE__*/ zod.object({
  subscriptionSettings: SubscriptionSettings,
  title: SubscriptionTitle,
  description: /*#__PURE__*/ zod.optional(SubscriptionDescription),
});

export type SubscriptionOptionInfo = zod.input<typeof SubscriptionOptionInfo>;
export type SubscriptionOptionInfoOutput = zod.output<typeof SubscriptionOptionInfo>;

export const policyTitleMax = 29;

export const policyContentMax = 3000;

export const Policy = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(policyTitleMax)),
  ),
  content: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(policyContentMax)),
});

export type Policy = zod.input<typeof Policy>;
export type PolicyOutput = zod.output<typeof Policy>;

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

export const itemModifierIdMax = 36;

export const ItemModifier = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(itemModifierIdMax)),
  quantity: /*#__PURE__*/ zod.optional(Quantity),
  label: /*#__PURE__*/ zod.optional(TranslatableString),
  details: /*#__PURE__*/ zod.optional(TranslatableString),
  price: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
});

export type ItemModifier = zod.input<typeof ItemModifier>;
export type ItemModifierOutput = zod.output<typeof ItemModifier>;

export const modifierGroupIdMax = 36;

export const modifierGroupModifiersMax = 25;

export const ModifierGroup = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(modifierGroupIdMax)),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  modifiers: /*#__PURE__*/ zod
    .array(ItemModifier)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(modifierGroupModifiersMax)),
});

export type ModifierGroup = zod.input<typeof ModifierGroup>;
export type ModifierGroupOutput = zod.output<typeof ModifierGroup>;

export const DigitalFileType = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
]);

export type DigitalFileType = zod.input<typeof DigitalFileType>;
export type DigitalFileTypeOutput = zod.output<typeof DigitalFileType>;

export const digitalFileIdMax = 100;

export const digitalFileFileNameMax = 1000;

export const DigitalFile = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(digitalFileIdMax)),
  fileName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(digitalFileFileNameMax)),
  fileType: DigitalFileType,
});

export type DigitalFile = zod.input<typeof DigitalFile>;
export type DigitalFileOutput = zod.output<typeof DigitalFile>;

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

export const imageReferenceHeightMin = 0;

export const imageReferenceWidthMin = 0;

export const ImageReference = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  height: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageReferenceHeightMin)),
  ),
  width: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageReferenceWidthMin)),
  ),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ImageReference = zod.input<typeof ImageReference>;
export type ImageReferenceOutput = zod.output<typeof ImageReference>;

export const PaymentOption = /*#__PURE__*/ zod.object({
  value: PaymentOptionType,
});

export type PaymentOption = zod.input<typeof PaymentOption>;
export type PaymentOptionOutput = zod.output<typeof PaymentOption>;

export const catalogOverrideFieldsPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const catalogOverrideFieldsFullPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const catalogOverrideFieldsDepositAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const catalogOverrideFieldsDescriptionLinesMax = 20;

export const catalogOverrideFieldsSavePaymentMethodDefault = false;

export const CatalogOverrideFields = /*#__PURE__*/ zod.object({
  productName: /*#__PURE__*/ zod.optional(ProductName),
  price: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', catalogOverrideFieldsPriceRegExp),
  ),
  fullPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', catalogOverrideFieldsFullPriceRegExp),
  ),
  depositAmount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', catalogOverrideFieldsDepositAmountRegExp),
  ),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(catalogOverrideFieldsDescriptionLinesMax)),
  ),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalPropertiesInput),
  image: /*#__PURE__*/ zod.optional(ImageReference),
  paymentOption: /*#__PURE__*/ zod.optional(PaymentOption),
  savePaymentMethod: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    catalogOverrideFieldsSavePaymentMethodDefault,
  ),
  inventoryAppId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type CatalogOverrideFields = zod.input<typeof CatalogOverrideFields>;
export type CatalogOverrideFieldsOutput = zod.output<typeof CatalogOverrideFields>;

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

export const lineItemRootCatalogItemIdMax = 36;

export const lineItemDescriptionLinesMax = 20;

export const lineItemConsentRequiredPaymentPolicyMax = 2500;

export const lineItemPoliciesMax = 5;

export const lineItemModifierGroupsMax = 25;

export const LineItem = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  quantity: Quantity,
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  rootCatalogItemId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(lineItemRootCatalogItemIdMax)),
  ),
  productName: ProductName,
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
  image: /*#__PURE__*/ zod.optional(Image),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(DescriptionLine).check(/*#__PURE__*/ zod.maxLength(lineItemDescriptionLinesMax)),
  ),
  itemType: ItemType,
  customLineItem: /*#__PURE__*/ zod.boolean(),
  price: MultiCurrencyPrice,
  fullPrice: MultiCurrencyPrice,
  priceBeforeDiscounts: MultiCurrencyPrice,
  lineItemPrice: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  depositAmount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  priceDescription: /*#__PURE__*/ zod.optional(PriceDescription),
  priceUndetermined: /*#__PURE__*/ zod.boolean(),
  paymentOption: PaymentOptionType,
  savePaymentMethod: /*#__PURE__*/ zod.boolean(),
  consentRequiredPaymentPolicy: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(lineItemConsentRequiredPaymentPolicyMax)),
  ),
  selectedMembership: /*#__PURE__*/ zod.optional(SelectedMembership),
  membersOnly: /*#__PURE__*/ zod.boolean(),
  availability: ItemAvailability,
  fixedQuantity: /*#__PURE__*/ zod.boolean(),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalProperties),
  deliveryProfileId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  taxGroupId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  serviceProperties: /*#__PURE__*/ zod.optional(ServiceProperties),
  subscriptionOptionInfo: /*#__PURE__*/ zod.optional(SubscriptionOptionInfo),
  policies: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(Policy).check(/*#__PURE__*/ zod.maxLength(lineItemPoliciesMax)),
  ),
  modifierGroups: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ModifierGroup).check(/*#__PURE__*/ zod.maxLength(lineItemModifierGroupsMax)),
  ),
  modifiersTotalPrice: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  digitalFile: /*#__PURE__*/ zod.optional(DigitalFile),
  catalogOverrideFields: /*#__PURE__*/ zod.optional(CatalogOverrideFields),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type LineItem = zod.input<typeof LineItem>;
export type LineItemOutput = zod.output<typeof LineItem>;

export const CartCoupon = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.string(),
});

export type CartCoupon = zod.input<typeof CartCoupon>;
export type CartCouponOutput = zod.output<typeof CartCoupon>;

export const MerchantDiscount = /*#__PURE__*/ zod.object({
  amount: MultiCurrencyPrice,
});

export type MerchantDiscount = zod.input<typeof MerchantDiscount>;
export type MerchantDiscountOutput = zod.output<typeof MerchantDiscount>;

export const CartDiscount = /*#__PURE__*/ zod.object({
  coupon: /*#__PURE__*/ zod.optional(CartCoupon),
  merchantDiscount: /*#__PURE__*/ zod.optional(MerchantDiscount),
});

export type CartDiscount = zod.input<typeof CartDiscount>;
export type CartDiscountOutput = zod.output<typeof CartDiscount>;

export const CustomLineItem = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  quantity: Quantity,
  productName: ProductName,
  itemType: ItemType,
  price: MultiCurrencyPrice,
  media: /*#__PURE__*/ zod.optional(Image),
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
});

export type CustomLineItem = zod.input<typeof CustomLineItem>;
export type CustomLineItemOutput = zod.output<typeof CustomLineItem>;

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

export const selectedShippingOptionCodeMax = 100;

export const SelectedShippingOption = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(selectedShippingOptionCodeMax)),
  carrierId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type SelectedShippingOption = zod.input<typeof SelectedShippingOption>;
export type SelectedShippingOptionOutput = zod.output<typeof SelectedShippingOption>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const WeightUnit = /*#__PURE__*/ zod.enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']);

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

export const cartLineItemsMax = 300;

export const cartAppliedDiscountsMax = 100;

export const cartMerchantDiscountsMax = 100;

export const cartCustomLineItemsMax = 300;

export const cartBuyerNoteMax = 1000;

export const cartOverrideCheckoutUrlMax = 1000;

export const Cart = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  checkoutId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  purchaseFlowId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  buyerInfo: /*#__PURE__*/ zod.optional(BuyerInfo),
  lineItems: /*#__PURE__*/ zod.array(LineItem).check(/*#__PURE__*/ zod.maxLength(cartLineItemsMax)),
  appliedDiscounts: /*#__PURE__*/ zod
    .array(CartDiscount)
    .check(/*#__PURE__*/ zod.maxLength(cartAppliedDiscountsMax)),
  couponCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  merchantDiscounts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(MerchantDiscount).check(/*#__PURE__*/ zod.maxLength(cartMerchantDiscountsMax)),
  ),
  customLineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(CustomLineItem).check(/*#__PURE__*/ zod.maxLength(cartCustomLineItemsMax)),
  ),
  buyerNote: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBuyerNoteMax)),
  ),
  contactInfo: /*#__PURE__*/ zod.optional(AddressWithContact),
  selectedShippingOption: /*#__PURE__*/ zod.optional(SelectedShippingOption),
  currency: CurrencyCode,
  conversionCurrency: CurrencyCode,
  paymentCurrency: CurrencyCode,
  taxIncludedInPrices: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  weightUnit: WeightUnit,
  buyerLanguage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  siteLanguage: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  overrideCheckoutUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(cartOverrideCheckoutUrlMax)),
  ),
  businessLocationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  createdDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  updatedDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
});

export type Cart = zod.input<typeof Cart>;
export type CartOutput = zod.output<typeof Cart>;

export const CartResponse = /*#__PURE__*/ zod.object({
  cart: Cart,
});

export type CartResponse = zod.input<typeof CartResponse>;
export type CartResponseOutput = zod.output<typeof CartResponse>;

export const BuyerInfoInput = /*#__PURE__*/ zod.object({
  contactId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
});

export type BuyerInfoInput = zod.input<typeof BuyerInfoInput>;
export type BuyerInfoInputOutput = zod.output<typeof BuyerInfoInput>;

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

export const AddressWithContactInput = /*#__PURE__*/ zod.object({
  address: /*#__PURE__*/ zod.optional(AddressInput),
  contactDetails: /*#__PURE__*/ zod.optional(ContactDetails),
});

export type AddressWithContactInput = zod.input<typeof AddressWithContactInput>;
export type AddressWithContactInputOutput = zod.output<typeof AddressWithContactInput>;

export const cartInfoBuyerNoteMax = 1000;

export const cartInfoOverrideCheckoutUrlMax = 1000;

export const CartInfo = /*#__PURE__*/ zod.object({
  buyerNote: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartInfoBuyerNoteMax)),
  ),
  buyerInfo: /*#__PURE__*/ zod.optional(BuyerInfoInput),
  contactInfo: /*#__PURE__*/ zod.optional(AddressWithContactInput),
  selectedShippingOption: /*#__PURE__*/ zod.optional(SelectedShippingOption),
  overrideCheckoutUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(cartInfoOverrideCheckoutUrlMax)),
  ),
  businessLocationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type CartInfo = zod.input<typeof CartInfo>;
export type CartInfoOutput = zod.output<typeof CartInfo>;

export const merchantDiscountAmountAmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const MerchantDiscountAmount = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', merchantDiscountAmountAmountRegExp),
});

export type MerchantDiscountAmount = zod.input<typeof MerchantDiscountAmount>;
export type MerchantDiscountAmountOutput = zod.output<typeof MerchantDiscountAmount>;

export const newMerchantDiscountLineItemIdsMax = 300;

export const NewMerchantDiscount = /*#__PURE__*/ zod.object({
  amount: MerchantDiscountAmount,
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(newMerchantDiscountLineItemIdsMax)),
  ),
});

export type NewMerchantDiscount = zod.input<typeof NewMerchantDiscount>;
export type NewMerchantDiscountOutput = zod.output<typeof NewMerchantDiscount>;

export const UpdatedLineItem = /*#__PURE__*/ zod.object({
  catalogReference: CatalogReference,
  quantity: /*#__PURE__*/ zod.optional(Quantity),
  selectedMembership: /*#__PURE__*/ zod.optional(SelectedMembership),
  catalogOverrideFields: /*#__PURE__*/ zod.optional(CatalogOverrideFields),
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type UpdatedLineItem = zod.input<typeof UpdatedLineItem>;
export type UpdatedLineItemOutput = zod.output<typeof UpdatedLineItem>;

export const newItemModifierIdMax = 36;

export const newItemModifierPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d{1,3})?$');

export const NewItemModifier = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newItemModifierIdMax)),
  quantity: /*#__PURE__*/ zod.optional(Quantity),
  label: /*#__PURE__*/ zod.optional(TranslatableString),
  details: /*#__PURE__*/ zod.optional(TranslatableString),
  price: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', newItemModifierPriceRegExp)),
});

export type NewItemModifier = zod.input<typeof NewItemModifier>;
export type NewItemModifierOutput = zod.output<typeof NewItemModifier>;

export const newModifierGroupIdMax = 36;

export const newModifierGroupModifiersMax = 25;

export const NewModifierGroup = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newModifierGroupIdMax)),
  name: /*#__PURE__*/ zod.optional(TranslatableString),
  modifiers: /*#__PURE__*/ zod
    .array(NewItemModifier)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newModifierGroupModifiersMax)),
});

export type NewModifierGroup = zod.input<typeof NewModifierGroup>;
export type NewModifierGroupOutput = zod.output<typeof NewModifierGroup>;

export const newCustomLineItemRootCatalogItemIdMax = 36;

export const newCustomLineItemDescriptionLinesMax = 10;

export const newCustomLineItemPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');
export const newCustomLineItemFullPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');
export const newCustomLineItemDepositAmountRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');
export const newCustomLineItemPriceUndeterminedDefault = false;
export const newCustomLineItemQuantityAvailableMin = 0;
export const newCustomLineItemQuantityAvailableMax = 100000;

export const newCustomLineItemFixedQuantityDefault = false;
export const newCustomLineItemMembersOnlyDefault = false;
export const newCustomLineItemPoliciesMax = 5;

export const newCustomLineItemModifierGroupsMax = 25;

export const NewCustomLineItem = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  quantity: Quantity,
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  rootCatalogItemId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(newCustomLineItemRootCatalogItemIdMax)),
  ),
  productName: ProductName,
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
  media: /*#__PURE__*/ zod.optional(ImageReference),
  descriptionLines: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DescriptionLine)
      .check(/*#__PURE__*/ zod.maxLength(newCustomLineItemDescriptionLinesMax)),
  ),
  itemType: ItemType,
  price: /*#__PURE__*/ zod.stringFormat('decimal', newCustomLineItemPriceRegExp),
  fullPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', newCustomLineItemFullPriceRegExp),
  ),
  depositAmount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', newCustomLineItemDepositAmountRegExp),
  ),
  priceDescription: /*#__PURE__*/ zod.optional(PriceDescription),
  priceUndetermined: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    newCustomLineItemPriceUndeterminedDefault,
  ),
  paymentOption: /*#__PURE__*/ zod.optional(PaymentOptionType),
  quantityAvailable: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(newCustomLineItemQuantityAvailableMin))
      .check(/*#__PURE__*/ zod.lte(newCustomLineItemQuantityAvailableMax)),
  ),
  fixedQuantity: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    newCustomLineItemFixedQuantityDefault,
  ),
  membersOnly: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), newCustomLineItemMembersOnlyDefault),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalPropertiesInput),
  digitalFile: /*#__PURE__*/ zod.optional(DigitalFile),
  deliveryProfileId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  taxGroupId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  serviceProperties: /*#__PURE__*/ zod.optional(ServiceProperties),
  policies: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(Policy).check(/*#__PURE__*/ zod.maxLength(newCustomLineItemPoliciesMax)),
  ),
  modifierGroups: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewModifierGroup)
      .check(/*#__PURE__*/ zod.maxLength(newCustomLineItemModifierGroupsMax)),
  ),
});

export type NewCustomLineItem = zod.input<typeof NewCustomLineItem>;
export type NewCustomLineItemOutput = zod.output<typeof NewCustomLineItem>;

export const updateCartRequestCouponCodeMax = 20;

export const updateCartRequestMerchantDiscountsMax = 100;

export const updateCartRequestLineItemsMax = 300;

export const updateCartRequestCustomLineItemsMax = 300;

export const updateCartRequestCartFieldmaskMax = 1000;

export const UpdateCartRequest = /*#__PURE__*/ zod.object({
  cartInfo: /*#__PURE__*/ zod.optional(CartInfo),
  couponCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateCartRequestCouponCodeMax)),
  ),
  merchantDiscounts: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewMerchantDiscount)
      .check(/*#__PURE__*/ zod.maxLength(updateCartRequestMerchantDiscountsMax)),
  ),
  lineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(UpdatedLineItem)
      .check(/*#__PURE__*/ zod.maxLength(updateCartRequestLineItemsMax)),
  ),
  customLineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewCustomLineItem)
      .check(/*#__PURE__*/ zod.maxLength(updateCartRequestCustomLineItemsMax)),
  ),
  cartFieldmask: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateCartRequestCartFieldmaskMax)),
  ),
});

export type UpdateCartRequest = zod.input<typeof UpdateCartRequest>;
export type UpdateCartRequestOutput = zod.output<typeof UpdateCartRequest>;

export const DeleteCartResponse = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type DeleteCartResponse = zod.input<typeof DeleteCartResponse>;
export type DeleteCartResponseOutput = zod.output<typeof DeleteCartResponse>;

export const NewLineItem = /*#__PURE__*/ zod.object({
  catalogReference: CatalogReference,
  quantity: Quantity,
  selectedMembership: /*#__PURE__*/ zod.optional(SelectedMembership),
  catalogOverrideFields: /*#__PURE__*/ zod.optional(CatalogOverrideFields),
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
});

export type NewLineItem = zod.input<typeof NewLineItem>;
export type NewLineItemOutput = zod.output<typeof NewLineItem>;

export const addToCartRequestLineItemsMax = 100;

export const addToCartRequestCustomLineItemsMax = 100;

export const AddToCartRequest = /*#__PURE__*/ zod.object({
  lineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(NewLineItem).check(/*#__PURE__*/ zod.maxLength(addToCartRequestLineItemsMax)),
  ),
  customLineItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NewCustomLineItem)
      .check(/*#__PURE__*/ zod.maxLength(addToCartRequestCustomLineItemsMax)),
  ),
  businessLocationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type AddToCartRequest = zod.input<typeof AddToCartRequest>;
export type AddToCartRequestOutput = zod.output<typeof AddToCartRequest>;

export const removeLineItemsRequestLineItemIdsMax = 100;

export const RemoveLineItemsRequest = /*#__PURE__*/ zod.object({
  lineItemIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.guid())
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(removeLineItemsRequestLineItemIdsMax)),
});

export type RemoveLineItemsRequest = zod.input<typeof RemoveLineItemsRequest>;
export type RemoveLineItemsRequestOutput = zod.output<typeof RemoveLineItemsRequest>;

export const LineItemQuantityUpdate = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  quantity: Quantity,
});

export type LineItemQuantityUpdate = zod.input<typeof LineItemQuantityUpdate>;
export type LineItemQuantityUpdateOutput = zod.output<typeof LineItemQuantityUpdate>;

export const updateLineItemsQuantityRequestLineItemsMax = 100;

export const UpdateLineItemsQuantityRequest = /*#__PURE__*/ zod.object({
  lineItems: /*#__PURE__*/ zod
    .array(LineItemQuantityUpdate)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(updateLineItemsQuantityRequestLineItemsMax)),
});

export type UpdateLineItemsQuantityRequest = zod.input<typeof UpdateLineItemsQuantityRequest>;
export type UpdateLineItemsQuantityRequestOutput = zod.output<typeof UpdateLineItemsQuantityRequest>;

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

export const CreateCheckoutRequest = /*#__PURE__*/ zod.object({
  channelType: /*#__PURE__*/ zod.optional(ChannelType),
  shippingAddress: /*#__PURE__*/ zod.optional(AddressInput),
  billingAddress: /*#__PURE__*/ zod.optional(AddressInput),
  selectedShippingOption: /*#__PURE__*/ zod.optional(SelectedShippingOption),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
});

export type CreateCheckoutRequest = zod.input<typeof CreateCheckoutRequest>;
export type CreateCheckoutRequestOutput = zod.output<typeof CreateCheckoutRequest>;

export const CreateCheckoutResponse = /*#__PURE__*/ zod.object({
  checkoutId: /*#__PURE__*/ zod.guid(),
});

export type CreateCheckoutResponse = zod.input<typeof CreateCheckoutResponse>;
export type CreateCheckoutResponseOutput = zod.output<typeof CreateCheckoutResponse>;

export const membershipSelectionIdMax = 200;

export const membershipSelectionLineItemIdsItemMax = 100;

export const membershipSelectionLineItemIdsMax = 300;

export const MembershipSelection = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(membershipSelectionIdMax)),
  appId: /*#__PURE__*/ zod.guid(),
  lineItemIds: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(membershipSelectionLineItemIdsItemMax)),
    )
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(membershipSelectionLineItemIdsMax)),
});

export type MembershipSelection = zod.input<typeof MembershipSelection>;
export type MembershipSelectionOutput = zod.output<typeof MembershipSelection>;

export const selectedMembershipsMembershipsMax = 300;

export const SelectedMemberships = /*#__PURE__*/ zod.object({
  memberships: /*#__PURE__*/ zod
    .array(MembershipSelection)
    .check(/*#__PURE__*/ zod.maxLength(selectedMembershipsMembershipsMax)),
});

export type SelectedMemberships = zod.input<typeof SelectedMemberships>;
export type SelectedMembershipsOutput = zod.output<typeof SelectedMemberships>;

export const estimateTotalsRequestCalculateTaxDefault = true;
export const estimateTotalsRequestCalculateShippingDefault = true;
export const estimateTotalsRequestCalculateAdditionalFeesDefault = true;

export const EstimateTotalsRequest = /*#__PURE__*/ zod.object({
  selectedShippingOption: /*#__PURE__*/ zod.optional(SelectedShippingOption),
  shippingAddress: /*#__PURE__*/ zod.optional(AddressInput),
  billingAddress: /*#__PURE__*/ zod.optional(AddressInput),
  selectedMemberships: /*#__PURE__*/ zod.optional(SelectedMemberships),
  calculateTax: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    estimateTotalsRequestCalculateTaxDefault,
  ),
  calculateShipping: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    estimateTotalsRequestCalculateShippingDefault,
  ),
  calculateAdditionalFees: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    estimateTotalsRequestCalculateAdditionalFeesDefault,
  ),
});

export type EstimateTotalsRequest = zod.input<typeof EstimateTotalsRequest>;
export type EstimateTotalsRequestOutput = zod.output<typeof EstimateTotalsRequest>;

export const TaxRateRegExp = new RegExp('^(0(\\.\\d{1,6})?|1(\\.0{1,6})?)$');

export const TaxRate = /*#__PURE__*/ zod.stringFormat('rate', TaxRateRegExp);

export type TaxRate = zod.input<typeof TaxRate>;
export type TaxRateOutput = zod.output<typeof TaxRate>;

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

export const taxBreakdownJurisdictionMax = 200;

export const taxBreakdownTaxNameMax = 200;

export const taxBreakdownTaxTypeMax = 200;

export const TaxBreakdown = /*#__PURE__*/ zod.object({
  jurisdictionType: JurisdictionType,
  jurisdiction: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taxBreakdownJurisdictionMax)),
  ),
  taxName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taxBreakdownTaxNameMax)),
  ),
  taxType: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taxBreakdownTaxTypeMax)),
  ),
  rate: /*#__PURE__*/ zod.optional(TaxRate),
  taxableAmount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  nonTaxableAmount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  taxAmount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
});

export type TaxBreakdown = zod.input<typeof TaxBreakdown>;
export type TaxBreakdownOutput = zod.output<typeof TaxBreakdown>;

export const taxRateBreakdownNameMax = 100;

export const TaxRateBreakdown = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taxRateBreakdownNameMax)),
  rate: TaxRate,
  tax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
});

export type TaxRateBreakdown = zod.input<typeof TaxRateBreakdown>;
export type TaxRateBreakdownOutput = zod.output<typeof TaxRateBreakdown>;

export const taxDetailsTaxBreakdownMax = 1000;

export const taxDetailsRateBreakdownMax = 1000;

export const TaxDetails = /*#__PURE__*/ zod.object({
  taxRate: TaxRate,
  taxableAmount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  totalTax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  taxBreakdown: /*#__PURE__*/ zod
    .array(TaxBreakdown)
    .check(/*#__PURE__*/ zod.maxLength(taxDetailsTaxBreakdownMax)),
  rateBreakdown: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(TaxRateBreakdown).check(/*#__PURE__*/ zod.maxLength(taxDetailsRateBreakdownMax)),
  ),
});

export type TaxDetails = zod.input<typeof TaxDetails>;
export type TaxDetailsOutput = zod.output<typeof TaxDetails>;

export const LineItemPrices = /*#__PURE__*/ zod.object({
  price: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  fullPrice: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  priceBeforeDiscounts: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  modifiers: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  depositAmount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  lineItemPrice: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  totalDiscount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  totalPriceBeforeTax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  totalPriceAfterTax: MultiCurrencyPrice,
  taxDetails: /*#__PURE__*/ zod.optional(TaxDetails),
});

export type LineItemPrices = zod.input<typeof LineItemPrices>;
export type LineItemPricesOutput = zod.output<typeof LineItemPrices>;

export const CalculatedLineItem = /*#__PURE__*/ zod.object({
  lineItemId: /*#__PURE__*/ zod.string(),
  pricesBreakdown: LineItemPrices,
  paymentOption: PaymentOptionType,
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
});

export type CalculatedLineItem = zod.input<typeof CalculatedLineItem>;
export type CalculatedLineItemOutput = zod.output<typeof CalculatedLineItem>;

export const PriceSummary = /*#__PURE__*/ zod.object({
  subtotal: MultiCurrencyPrice,
  discount: MultiCurrencyPrice,
  shipping: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  additionalFees: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  tax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  total: MultiCurrencyPrice,
});

export type PriceSummary = zod.input<typeof PriceSummary>;
export type PriceSummaryOutput = zod.output<typeof PriceSummary>;

export const TaxRateType = /*#__PURE__*/ zod.enum([
  'NO_TAX_COLLECTED',
  'MANUAL_RATE',
  'AUTO_RATE',
  'FALLBACK_RATE',
]);

export type TaxRateType = zod.input<typeof TaxRateType>;
export type TaxRateTypeOutput = zod.output<typeof TaxRateType>;

export const ManualRateReason = /*#__PURE__*/ zod.enum([
  'GLOBAL_SETTING_TO_MANUAL',
  'REGION_SETTING_TO_MANUAL',
]);

export type ManualRateReason = zod.input<typeof ManualRateReason>;
export type ManualRateReasonOutput = zod.output<typeof ManualRateReason>;

export const FallbackReason = /*#__PURE__*/ zod.enum(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED']);

export type FallbackReason = zod.input<typeof FallbackReason>;
export type FallbackReasonOutput = zod.output<typeof FallbackReason>;

export const ApplicationError = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

export const AutoTaxFallbackDetails = /*#__PURE__*/ zod.object({
  fallbackReason: FallbackReason,
  error: /*#__PURE__*/ zod.optional(ApplicationError),
});

export type AutoTaxFallbackDetails = zod.input<typeof AutoTaxFallbackDetails>;
export type AutoTaxFallbackDetailsOutput = zod.output<typeof AutoTaxFallbackDetails>;

export const TaxCalculationDetails = /*#__PURE__*/ zod.object({
  rateType: TaxRateType,
  manualRateReason: /*#__PURE__*/ zod.optional(ManualRateReason),
  autoTaxFallbackDetails: /*#__PURE__*/ zod.optional(AutoTaxFallbackDetails),
});

export type TaxCalculationDetails = zod.input<typeof TaxCalculationDetails>;
export type TaxCalculationDetailsOutput = zod.output<typeof TaxCalculationDetails>;

export const TaxSummary = /*#__PURE__*/ zod.object({
  taxableAmount: MultiCurrencyPrice,
  totalTax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  calculationDetails: /*#__PURE__*/ zod.optional(TaxCalculationDetails),
});

export type TaxSummary = zod.input<typeof TaxSummary>;
export type TaxSummaryOutput = zod.output<typeof TaxSummary>;

export const shippingRegionNameMax = 100;

export const ShippingRegion = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shippingRegionNameMax)),
});

export type ShippingRegion = zod.input<typeof ShippingRegion>;
export type ShippingRegionOutput = zod.output<typeof ShippingRegion>;

export const DeliveryTimeSlot = /*#__PURE__*/ zod.object({
  from: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  to: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
});

export type DeliveryTimeSlot = zod.input<typeof DeliveryTimeSlot>;
export type DeliveryTimeSlotOutput = zod.output<typeof DeliveryTimeSlot>;

export const PickupMethod = /*#__PURE__*/ zod.enum(['STORE_PICKUP', 'PICKUP_POINT']);

export type PickupMethod = zod.input<typeof PickupMethod>;
export type PickupMethodOutput = zod.output<typeof PickupMethod>;

export const PickupDetails = /*#__PURE__*/ zod.object({
  pickupMethod: PickupMethod,
  address: /*#__PURE__*/ zod.optional(Address),
  businessLocation: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type PickupDetails = zod.input<typeof PickupDetails>;
export type PickupDetailsOutput = zod.output<typeof PickupDetails>;

export const deliveryLogisticsDeliveryTimeMax = 500;

export const deliveryLogisticsInstructionsMax = 1000;

export const DeliveryLogistics = /*#__PURE__*/ zod.object({
  deliveryTime: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deliveryLogisticsDeliveryTimeMax)),
  ),
  deliveryTimeSlot: /*#__PURE__*/ zod.optional(DeliveryTimeSlot),
  instructions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deliveryLogisticsInstructionsMax)),
  ),
  pickupDetails: /*#__PURE__*/ zod.optional(PickupDetails),
});

export type DeliveryLogistics = zod.input<typeof DeliveryLogistics>;
export type DeliveryLogisticsOutput = zod.output<typeof DeliveryLogistics>;

export const ShippingCost = /*#__PURE__*/ zod.object({
  price: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  totalDiscount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  totalPriceBeforeTax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  totalPriceAfterTax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  taxDetails: /*#__PURE__*/ zod.optional(TaxDetails),
});

export type ShippingCost = zod.input<typeof ShippingCost>;
export type ShippingCostOutput = zod.output<typeof ShippingCost>;

export const carrierCodeMax = 250;

export const Carrier = /*#__PURE__*/ zod.object({
  appId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(carrierCodeMax)),
});

export type Carrier = zod.input<typeof Carrier>;
export type CarrierOutput = zod.output<typeof Carrier>;

export const deliveryRegionNameMax = 100;

export const DeliveryRegion = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deliveryRegionNameMax)),
  ),
});

export type DeliveryRegion = zod.input<typeof DeliveryRegion>;
export type DeliveryRegionOutput = zod.output<typeof DeliveryRegion>;

export const applicableLineItemsLineItemIdsItemMax = 100;

export const applicableLineItemsLineItemIdsMax = 300;

export const ApplicableLineItems = /*#__PURE__*/ zod.object({
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(applicableLineItemsLineItemIdsItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(applicableLineItemsLineItemIdsMax)),
  ),
});

export type ApplicableLineItems = zod.input<typeof ApplicableLineItems>;
export type ApplicableLineItemsOutput = zod.output<typeof ApplicableLineItems>;

export const DeliveryAllocation = /*#__PURE__*/ zod.object({
  deliveryCarrier: Carrier,
  deliveryRegion: /*#__PURE__*/ zod.optional(DeliveryRegion),
  applicableLineItems: /*#__PURE__*/ zod.optional(ApplicableLineItems),
});

export type DeliveryAllocation = zod.input<typeof DeliveryAllocation>;
export type DeliveryAllocationOutput = zod.output<typeof DeliveryAllocation>;

export const ChargeType = /*#__PURE__*/ zod.enum(['HANDLING_FEE', 'INSURANCE']);

export type ChargeType = zod.input<typeof ChargeType>;
export type ChargeTypeOutput = zod.output<typeof ChargeType>;

export const selectedOptionChargeDetailsMax = 200;

export const SelectedOptionCharge = /*#__PURE__*/ zod.object({
  type: ChargeType,
  details: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(selectedOptionChargeDetailsMax)),
  ),
  cost: /*#__PURE__*/ zod.optional(ShippingCost),
});

export type SelectedOptionCharge = zod.input<typeof SelectedOptionCharge>;
export type SelectedOptionChargeOutput = zod.output<typeof SelectedOptionCharge>;

export const selectedCarrierServiceOptionCodeMax = 100;

export const selectedCarrierServiceOptionTitleMax = 250;

export const selectedCarrierServiceOptionDeliveryAllocationsMax = 300;

export const selectedCarrierServiceOptionOtherChargesMax = 100;

export const SelectedCarrierServiceOption = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(selectedCarrierServiceOptionCodeMax)),
  carrierId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(selectedCarrierServiceOptionTitleMax)),
  requestedShippingOption: /*#__PURE__*/ zod.boolean(),
  logistics: /*#__PURE__*/ zod.optional(DeliveryLogistics),
  cost: ShippingCost,
  deliveryAllocations: /*#__PURE__*/ zod
    .array(DeliveryAllocation)
    .check(/*#__PURE__*/ zod.maxLength(selectedCarrierServiceOptionDeliveryAllocationsMax)),
  partial: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  otherCharges: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(SelectedOptionCharge)
      .check(/*#__PURE__*/ zod.maxLength(selectedCarrierServiceOptionOtherChargesMax)),
  ),
});

export type SelectedCarrierServiceOption = zod.input<typeof SelectedCarrierServiceOption>;
export type SelectedCarrierServiceOptionOutput = zod.output<typeof SelectedCarrierServiceOption>;

export const shippingChargeDetailsMax = 250;

export const ShippingCharge = /*#__PURE__*/ zod.object({
  type: ChargeType,
  price: MultiCurrencyPrice,
  details: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shippingChargeDetailsMax)),
  ),
});

export type ShippingCharge = zod.input<typeof ShippingCharge>;
export type ShippingChargeOutput = zod.output<typeof ShippingCharge>;

export const shippingPriceOtherChargesMax = 100;

export const ShippingPrice = /*#__PURE__*/ zod.object({
  price: MultiCurrencyPrice,
  otherCharges: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ShippingCharge).check(/*#__PURE__*/ zod.maxLength(shippingPriceOtherChargesMax)),
  ),
});

export type ShippingPrice = zod.input<typeof ShippingPrice>;
export type ShippingPriceOutput = zod.output<typeof ShippingPrice>;

export const shippingOptionCodeMax = 100;

export const shippingOptionTitleMax = 250;

export const shippingOptionDeliveryAllocationsMax = 300;

export const ShippingOption = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shippingOptionCodeMax)),
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shippingOptionTitleMax)),
  logistics: /*#__PURE__*/ zod.optional(DeliveryLogistics),
  cost: ShippingPrice,
  deliveryAllocations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DeliveryAllocation)
      .check(/*#__PURE__*/ zod.maxLength(shippingOptionDeliveryAllocationsMax)),
  ),
  partial: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type ShippingOption = zod.input<typeof ShippingOption>;
export type ShippingOptionOutput = zod.output<typeof ShippingOption>;

export const carrierServiceOptionShippingOptionsMax = 100;

export const CarrierServiceOption = /*#__PURE__*/ zod.object({
  carrierId: /*#__PURE__*/ zod.guid(),
  shippingOptions: /*#__PURE__*/ zod
    .array(ShippingOption)
    .check(/*#__PURE__*/ zod.maxLength(carrierServiceOptionShippingOptionsMax)),
});

export type CarrierServiceOption = zod.input<typeof CarrierServiceOption>;
export type CarrierServiceOptionOutput = zod.output<typeof CarrierServiceOption>;

export const shippingInformationCarrierServiceOptionsMax = 100;

export const ShippingInformation = /*#__PURE__*/ zod.object({
  region: /*#__PURE__*/ zod.optional(ShippingRegion),
  selectedCarrierServiceOption: /*#__PURE__*/ zod.optional(SelectedCarrierServiceOption),
  carrierServiceOptions: /*#__PURE__*/ zod
    .array(CarrierServiceOption)
    .check(/*#__PURE__*/ zod.maxLength(shippingInformationCarrierServiceOptionsMax)),
});

export type ShippingInformation = zod.input<typeof ShippingInformation>;
export type ShippingInformationOutput = zod.output<typeof ShippingInformation>;

export const DiscountType = /*#__PURE__*/ zod.enum(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']);

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;

export const AppliedCoupon = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  code: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.string(),
  amount: MultiCurrencyPrice,
});

export type AppliedCoupon = zod.input<typeof AppliedCoupon>;
export type AppliedCouponOutput = zod.output<typeof AppliedCoupon>;

export const appliedMerchantDiscountPercentageMin = 0.01;
export const appliedMerchantDiscountPercentageMax = 100;

export const AppliedMerchantDiscount = /*#__PURE__*/ zod.object({
  amount: MultiCurrencyPrice,
  percentage: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(appliedMerchantDiscountPercentageMin))
      .check(/*#__PURE__*/ zod.lte(appliedMerchantDiscountPercentageMax)),
  ),
});

export type AppliedMerchantDiscount = zod.input<typeof AppliedMerchantDiscount>;
export type AppliedMerchantDiscountOutput = zod.output<typeof AppliedMerchantDiscount>;

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

export const AppliedDiscountRule = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  name: DiscountRuleName,
  amount: MultiCurrencyPrice,
});

export type AppliedDiscountRule = zod.input<typeof AppliedDiscountRule>;
export type AppliedDiscountRuleOutput = zod.output<typeof AppliedDiscountRule>;

export const appliedDiscountLineItemIdsMax = 300;

export const AppliedDiscount = /*#__PURE__*/ zod.object({
  discountType: DiscountType,
  coupon: /*#__PURE__*/ zod.optional(AppliedCoupon),
  merchantDiscount: /*#__PURE__*/ zod.optional(AppliedMerchantDiscount),
  discountRule: /*#__PURE__*/ zod.optional(AppliedDiscountRule),
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(appliedDiscountLineItemIdsMax)),
  ),
});

export type AppliedDiscount = zod.input<typeof AppliedDiscount>;
export type AppliedDiscountOutput = zod.output<typeof AppliedDiscount>;

export const AdditionalFeeSource = /*#__PURE__*/ zod.enum([
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
]);

export type AdditionalFeeSource = zod.input<typeof AdditionalFeeSource>;
export type AdditionalFeeSourceOutput = zod.output<typeof AdditionalFeeSource>;

export const additionalFeeCodeMax = 100;

export const additionalFeeNameMax = 50;

export const additionalFeeTranslatedNameMax = 50;

export const additionalFeeProviderAppIdMax = 100;

export const additionalFeeLineItemIdsMax = 300;

export const AdditionalFee = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(additionalFeeCodeMax)),
  ),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(additionalFeeNameMax)),
  translatedName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(additionalFeeTranslatedNameMax)),
  ),
  source: AdditionalFeeSource,
  providerAppId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(additionalFeeProviderAppIdMax)),
  ),
  price: MultiCurrencyPrice,
  priceBeforeTax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  priceAfterTax: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
  taxDetails: /*#__PURE__*/ zod.optional(TaxDetails),
  taxableAddress: /*#__PURE__*/ zod.optional(TaxableAddress),
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(additionalFeeLineItemIdsMax)),
  ),
});

export type AdditionalFee = zod.input<typeof AdditionalFee>;
export type AdditionalFeeOutput = zod.output<typeof AdditionalFee>;

export const giftCardExternalIdMax = 50;

export const GiftCard = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  externalId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(giftCardExternalIdMax)),
  ),
  appId: /*#__PURE__*/ zod.guid(),
  obfuscatedCode: /*#__PURE__*/ zod.string(),
  amount: MultiCurrencyPrice,
  requestedAmount: /*#__PURE__*/ zod.optional(MultiCurrencyPrice),
});

export type GiftCard = zod.input<typeof GiftCard>;
export type GiftCardOutput = zod.output<typeof GiftCard>;

export const membershipNameOriginalMax = 100;

export const membershipNameTranslatedMax = 100;

export const MembershipName = /*#__PURE__*/ zod.object({
  original: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(membershipNameOriginalMax)),
  translated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(membershipNameTranslatedMax)),
  ),
});

export type MembershipName = zod.input<typeof MembershipName>;
export type MembershipNameOutput = zod.output<typeof MembershipName>;

export const membershipCreditsRemainingMin = 0;

export const MembershipCredits = /*#__PURE__*/ zod.object({
  total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  remaining: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipCreditsRemainingMin)),
});

export type MembershipCredits = zod.input<typeof MembershipCredits>;
export type MembershipCreditsOutput = zod.output<typeof MembershipCredits>;

export const membershipIdMax = 200;

export const membershipLineItemIdsItemMax = 100;

export const membershipLineItemIdsMax = 300;

export const Membership = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(membershipIdMax)),
  appId: /*#__PURE__*/ zod.guid(),
  name: MembershipName,
  credits: /*#__PURE__*/ zod.optional(MembershipCredits),
  lineItemIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(membershipLineItemIdsItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(membershipLineItemIdsMax)),
  ),
  expirationDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  additionalData: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type Membership = zod.input<typeof Membership>;
export type MembershipOutput = zod.output<typeof Membership>;

export const invalidMembershipReasonMax = 100;

export const InvalidMembership = /*#__PURE__*/ zod.object({
  membership: Membership,
  reason: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(invalidMembershipReasonMax)),
});

export type InvalidMembership = zod.input<typeof InvalidMembership>;
export type InvalidMembershipOutput = zod.output<typeof InvalidMembership>;

export const membershipOptionsEligibleMembershipsMax = 300;

export const membershipOptionsInvalidMembershipsMax = 300;

export const membershipOptionsSelectedMembershipsMax = 300;

export const MembershipOptions = /*#__PURE__*/ zod.object({
  eligibleMemberships: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Membership)
      .check(/*#__PURE__*/ zod.maxLength(membershipOptionsEligibleMembershipsMax)),
  ),
  invalidMemberships: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(InvalidMembership)
      .check(/*#__PURE__*/ zod.maxLength(membershipOptionsInvalidMembershipsMax)),
  ),
  selectedMemberships: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(MembershipSelection)
      .check(/*#__PURE__*/ zod.maxLength(membershipOptionsSelectedMembershipsMax)),
  ),
});

export type MembershipOptions = zod.input<typeof MembershipOptions>;
export type MembershipOptionsOutput = zod.output<typeof MembershipOptions>;

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

export const CarrierError = /*#__PURE__*/ zod.object({
  carrierId: /*#__PURE__*/ zod.string(),
  error: /*#__PURE__*/ zod.optional(ErrorDetails),
});

export type CarrierError = zod.input<typeof CarrierError>;
export type CarrierErrorOutput = zod.output<typeof CarrierError>;

export const carrierErrorsErrorsMax = 100;

export const CarrierErrors = /*#__PURE__*/ zod.object({
  errors: /*#__PURE__*/ zod.array(CarrierError).check(/*#__PURE__*/ zod.maxLength(carrierErrorsErrorsMax)),
});

export type CarrierErrors = zod.input<typeof CarrierErrors>;
export type CarrierErrorsOutput = zod.output<typeof CarrierErrors>;

export const calculationErrorsOrderValidationErrorsMax = 300;

export const CalculationErrors = /*#__PURE__*/ zod.object({
  generalShippingCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  carrierErrors: /*#__PURE__*/ zod.optional(CarrierErrors),
  selectedShippingOptionError: /*#__PURE__*/ zod.optional(ErrorDetails),
  taxCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  couponCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  giftCardCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  discountsCalculationError: /*#__PURE__*/ zod.optional(ErrorDetails),
  membershipError: /*#__PURE__*/ zod.optional(ErrorDetails),
  orderValidationErrors: /*#__PURE__*/ zod
    .array(ApplicationError)
    .check(/*#__PURE__*/ zod.maxLength(calculationErrorsOrderValidationErrorsMax)),
});

export type CalculationErrors = zod.input<typeof CalculationErrors>;
export type CalculationErrorsOutput = zod.output<typeof CalculationErrors>;

export const ViolationSeverity = /*#__PURE__*/ zod.enum(['WARNING', 'ERROR']);

export type ViolationSeverity = zod.input<typeof ViolationSeverity>;
export type ViolationSeverityOutput = zod.output<typeof ViolationSeverity>;

export const LineItemTargetName = /*#__PURE__*/ zod.enum(['LINE_ITEM_DEFAULT']);

export type LineItemTargetName = zod.input<typeof LineItemTargetName>;
export type LineItemTargetNameOutput = zod.output<typeof LineItemTargetName>;

export const SuggestedFix = /*#__PURE__*/ zod.enum(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM']);

export type SuggestedFix = zod.input<typeof SuggestedFix>;
export type SuggestedFixOutput = zod.output<typeof SuggestedFix>;

export const LineItemTarget = /*#__PURE__*/ zod.object({
  name: LineItemTargetName,
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  suggestedFix: /*#__PURE__*/ zod.optional(SuggestedFix),
});

export type LineItemTarget = zod.input<typeof LineItemTarget>;
export type LineItemTargetOutput = zod.output<typeof LineItemTarget>;

export const OtherTargetName = /*#__PURE__*/ zod.enum(['OTHER_DEFAULT']);

export type OtherTargetName = zod.input<typeof OtherTargetName>;
export type OtherTargetNameOutput = zod.output<typeof OtherTargetName>;

export const OtherTarget = /*#__PURE__*/ zod.object({
  name: OtherTargetName,
});

export type OtherTarget = zod.input<typeof OtherTarget>;
export type OtherTargetOutput = zod.output<typeof OtherTarget>;

export const ViolationTarget = /*#__PURE__*/ zod.object({
  lineItem: /*#__PURE__*/ zod.optional(LineItemTarget),
  other: /*#__PURE__*/ zod.optional(OtherTarget),
});

export type ViolationTarget = zod.input<typeof ViolationTarget>;
export type ViolationTargetOutput = zod.output<typeof ViolationTarget>;

export const violationDescriptionMax = 1000;

export const Violation = /*#__PURE__*/ zod.object({
  severity: ViolationSeverity,
  target: /*#__PURE__*/ zod.optional(ViolationTarget),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(violationDescriptionMax)),
  ),
});

export type Violation = zod.input<typeof Violation>;
export type ViolationOutput = zod.output<typeof Violation>;

export const estimateTotalsResponseCalculatedLineItemsMax = 300;

export const estimateTotalsResponseAppliedDiscountsMax = 300;

export const estimateTotalsResponseAdditionalFeesMax = 100;

export const estimateTotalsResponseViolationsMax = 300;

export const EstimateTotalsResponse = /*#__PURE__*/ zod.object({
  cart: Cart,
  currency: CurrencyCode,
  weightUnit: WeightUnit,
  calculatedLineItems: /*#__PURE__*/ zod
    .array(CalculatedLineItem)
    .check(/*#__PURE__*/ zod.maxLength(estimateTotalsResponseCalculatedLineItemsMax)),
  priceSummary: PriceSummary,
  payNow: PriceSummary,
  payLater: PriceSummary,
  taxSummary: /*#__PURE__*/ zod.optional(TaxSummary),
  shippingInfo: /*#__PURE__*/ zod.optional(ShippingInformation),
  appliedDiscounts: /*#__PURE__*/ zod
    .array(AppliedDiscount)
    .check(/*#__PURE__*/ zod.maxLength(estimateTotalsResponseAppliedDiscountsMax)),
  additionalFees: /*#__PURE__*/ zod
    .array(AdditionalFee)
    .check(/*#__PURE__*/ zod.maxLength(estimateTotalsResponseAdditionalFeesMax)),
  giftCard: /*#__PURE__*/ zod.optional(GiftCard),
  membershipOptions: /*#__PURE__*/ zod.optional(MembershipOptions),
  calculationErrors: CalculationErrors,
  violations: /*#__PURE__*/ zod
    .array(Violation)
    .check(/*#__PURE__*/ zod.maxLength(estimateTotalsResponseViolationsMax)),
});

export type EstimateTotalsResponse = zod.input<typeof EstimateTotalsResponse>;
export type EstimateTotalsResponseOutput = zod.output<typeof EstimateTotalsResponse>;

export const ErrorBody = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string(),
  details: /*#__PURE__*/ zod.optional(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
/**
 * Returns the cart with the current prices and availability of its lines. Coupons and discounts are listed, but not applied to the prices; use `estimateCurrentCartTotals` for that.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `getCurrentCartV2` of `carts-v2`.
 * @summary Get the current cart
 */
export const GetCurrentCartResponse = CartResponse;

/**
 * Changes only the fields that the body contains. `cartInfo` contains fields of the cart itself; the other members
 * set a coupon code, set merchant discounts and add lines.
 *
 * A cart has one coupon; a new code replaces the previous one. Codes are not case-sensitive. A code that cannot be
 * used changes nothing and is rejected with one of the listed coupon errors: 400 if the coupon does not exist, 428
 * if it exists but may not be used now.
 *
 * `merchantDiscounts` and `cartFieldmask` belong to the call but are not in the platform's newest packages; a host
 * may ignore them.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateCurrentCartV2` of `carts-v2`.
 * @summary Update the current cart
 */
export const UpdateCurrentCartBody = UpdateCartRequest;

export const UpdateCurrentCartResponse = CartResponse;

/**
 * Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `deleteCurrentCartV2` of `carts-v2`.
 * @summary Delete the current cart
 */
export const DeleteCurrentCartResponse = DeleteCartResponse;

/**
 * Adds catalog items, custom lines, or both, and creates the cart if there is none. If the cart already contains
 * an item with the same options, its quantity is increased. A quantity above the stock is reduced to the stock.
 *
 * A reference that the catalog does not know, or that lacks a variant or a mandatory choice, is ignored without an
 * error: the call succeeds without that line. Compare the lines of the response with those that were sent.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `addLineItemsToCurrentCart` of `carts-v2`.
 * @summary Add lines to the current cart
 */
export const AddToCurrentCartBody = AddToCartRequest;

export const AddToCurrentCartResponse = CartResponse;

/**
 * Removes the given lines, regardless of their quantity. A cart without lines continues to exist. Unknown ids are ignored.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeLineItemsFromCurrentCartV2` of `carts-v2`.
 * @summary Remove lines from the current cart
 */
export const RemoveLineItemsFromCurrentCartBody = RemoveLineItemsRequest;

export const RemoveLineItemsFromCurrentCartResponse = CartResponse;

/**
 * Sets the quantity of the given lines; it does not add to the current quantity. A quantity above the stock is reduced to the stock, so read the quantity in the response. To remove a line, use `removeLineItemsFromCurrentCart`.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateLineItemsInCurrentCart` of `carts-v2`.
 * @summary Set quantities in the current cart
 */
export const UpdateCurrentCartLineItemQuantityBody = UpdateLineItemsQuantityRequest;

export const UpdateCurrentCartLineItemQuantityResponse = CartResponse;

/**
 * Removes the coupon. A cart without a coupon is returned unchanged. The request has no body.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeCouponFromCurrentCartV2` of `carts-v2`.
 * @summary Remove the coupon from the current cart
 */
export const RemoveCouponFromCurrentCartResponse = CartResponse;

/**
 * Creates a checkout with the lines, the coupon and the addresses of the cart. To send the visitor to the payment
 * page, create a redirect session. The cart continues to exist. If the cart already has a checkout, that checkout
 * is updated and its id is returned.
 *
 * The call fails if there is a violation of severity ERROR, if a line is not available, or if the site cannot
 * accept payments.
 *
 * If the response is lost, read the cart: its `checkoutId` identifies the checkout, if one was created.
 * @deprecated The platform has announced the end of this call for 2027-02-01. A cart of the second version is also the checkout.
 * @summary Create a checkout from the current cart
 */
export const CreateCheckoutFromCurrentCartBody = CreateCheckoutRequest;

export const CreateCheckoutFromCurrentCartResponse = CreateCheckoutResponse;

/**
 * Computes what the cart would cost: discounts, shipping, fees, tax, gift card. Nothing is saved and the cart does
 * not change; an address or a shipping option in the request applies to this computation only.
 *
 * If a part cannot be computed, the call still succeeds: the response has status 200 with the other parts, and
 * `calculationErrors` lists the missing ones.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `estimateCurrentCart` of `carts-v2`.
 * @summary Estimate the totals of the current cart
 */
export const EstimateCurrentCartTotalsBody = EstimateTotalsRequest;

export const EstimateCurrentCartTotalsResponse = EstimateTotalsResponse;
