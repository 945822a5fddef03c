import { ownValue } from '../../../engine/values/objects.ts';
import Big from 'big.js';
import type { World } from '../../../engine/context.ts';
import { idFrom } from '../../../engine/ids.ts';
import type { ProductRecord, VariantRecord } from '../../../records/state.ts';
import { priceAfterDiscount } from '../automatic-discounts.ts';
import { pictureOf } from '../media-view.ts';
import { costOf, pricePerUnit, weightOf } from '../prices.ts';
import { isAbsent } from '../absent.ts';
import { isInStock, skuOf } from '../stock.ts';
import { actualPrice, compareAtPrice } from './amounts.ts';
import { choiceId, customizationId, MOST, renderType, variantOptions } from './customizations.ts';
import { mediumView } from './media.ts';
import type { Parts } from './parts.ts';
import { onlyVariantId } from './reference.ts';

/**
 * The variants of a product in the newer catalog: every combination of managed options, otherwise the only variant
 * (R321, R381).
 */
export const variantsOnV3 = (product: ProductRecord): readonly VariantRecord[] => {
  const [first] = product.variants;
  if (product.manageVariants || !first) return product.variants;
  const { quantity, inStock } = product;
  return [
    { ...first, id: onlyVariantId(product), choices: {}, sku: product.sku, visible: true, quantity, inStock },
  ];
};

/** The stock of a product over its visible variants at the default location (R330). */
export const statusOnV3 = (
  product: ProductRecord,
): 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' => {
  const variants = variantsOnV3(product).filter(({ visible }) => visible);
  const inStock = variants.filter((variant) => isInStock(product, variant)).length;
  if (inStock === 0) return 'OUT_OF_STOCK';
  return inStock === variants.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK';
};

/** Whether a variant can be chosen: the only variant follows its product, others are independent of it (R331). */
const isChoosable = (product: ProductRecord, variant: VariantRecord): boolean =>
  variantOptions(product).length === 0 ? product.visible : variant.visible;

const inventoryStatus = (product: ProductRecord, variant: VariantRecord) => ({
  inStock: isInStock(product, variant),
  preorderEnabled: variant.preorder ?? false,
});

const choicesView = (world: World, product: ProductRecord, variant: VariantRecord, withNames: boolean) =>
  variantOptions(product)
    .slice(0, MOST.options)
    .map((option) => {
      const choice = ownValue(variant.choices, option.name) ?? '';
      return {
        optionChoiceIds: {
          optionId: customizationId(world, option.type, option.name),
          choiceId: choiceId(world, option.type, option.name, choice),
        },
        ...(withNames && {
          optionChoiceNames: { optionName: option.name, choiceName: choice, renderType: renderType(option) },
        }),
      };
    });

const revenueDetails = (world: World, product: ProductRecord, variant: VariantRecord, { prices }: Parts) => {
  const price = actualPrice(product, world.state.settings.currency, variant);
  const cost = new Big(costOf(product, variant));
  const profit = price.minus(cost);
  return {
    cost: prices.amount(cost),
    // An amount has no sign: a loss shows as no profit, and as a negative margin.
    profit: prices.amount(profit.lt(0) ? new Big(0) : profit),
    profitMargin: price.eq(0) ? 0 : profit.div(price).round(4, Big.roundHalfUp).toNumber(),
  };
};

const pricePerUnitView = (product: ProductRecord, price: Big, { has, prices }: Parts) => {
  const value = pricePerUnit(product, price);
  if (!value || !product.perUnit) return undefined;
  const { base, baseUnit } = product.perUnit;
  return {
    settings: { quantity: Number(base), measurementUnit: baseUnit },
    value: prices.decimal(value),
    ...(has('CURRENCY') && { description: `${prices.text(value)} / ${base} ${baseUnit}` }),
  };
};

/** The members that variants of a product and variants of the store have in common. */
const commonView = (world: World, product: ProductRecord, variant: VariantRecord, parts: Parts) => {
  const { currency } = world.state.settings;
  const price = actualPrice(product, currency, variant);
  const former = compareAtPrice(product, currency, variant);
  const picture = pictureOf(product, variant);
  const sku = skuOf(product, variant);
  return {
    visible: isChoosable(product, variant),
    ...(sku !== '' && !isAbsent(product, 'sku') && { sku }),
    ...(variant.barcode !== undefined && { barcode: variant.barcode }),
    price: {
      actualPrice: parts.prices.amount(price),
      ...(former && { compareAtPrice: parts.prices.amount(former) }),
    },
    ...(parts.has('MERCHANT_DATA') && { revenueDetails: revenueDetails(world, product, variant, parts) }),
    ...(picture && { media: mediumView(world, picture) }),
    inventoryStatus: inventoryStatus(product, variant),
  };
};

const digitalProperties = ({ state }: World, product: ProductRecord) => {
  const { secureFileType } = state.settings;
  if (product.type !== 'digital') return undefined;
  if (secureFileType === null) return { digitalProperties: {} };
  const digitalFile = { id: `file-${product.id}`, fileName: product.slug, fileType: secureFileType };
  return { digitalProperties: { digitalFile } };
};

/** The price of a variant after an automatic discount, on request (R328). */
const discountView = ({ state }: World, product: ProductRecord, price: Big, { has, prices }: Parts) => {
  const reduced = has('DISCOUNT_INFO') ? priceAfterDiscount(state.settings, product, price) : undefined;
  return reduced && { priceAfterDiscount: prices.amount(reduced) };
};

/** A variant within its product (R324). */
export const variantOnV3 = (world: World, product: ProductRecord, variant: VariantRecord, parts: Parts) => {
  const price = actualPrice(product, world.state.settings.currency, variant);
  const perUnit = pricePerUnitView(product, price, parts);
  const common = commonView(world, product, variant, parts);
  const sizes = product.manageVariants && variant.sizes ? variant.sizes : product.sizes;
  return {
    id: variant.id,
    ...common,
    price: { ...common.price, ...discountView(world, product, price, parts) },
    choices: choicesView(world, product, variant, parts.has('VARIANT_OPTION_CHOICE_NAMES')),
    ...(product.type === 'physical' && {
      physicalProperties: {
        ...(!isAbsent(product, 'weight') && { weight: weightOf(product, variant) }),
        ...(perUnit && { pricePerUnit: perUnit }),
        ...sizes,
      },
    }),
    ...digitalProperties(world, product),
  };
};

/** A variant as a record of the store, with data of its product (R380). */
export const readOnlyVariant = (
  world: World,
  product: ProductRecord,
  variant: VariantRecord,
  parts: Parts,
) => {
  const unit = { weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' as const } };
  const perUnit = pricePerUnitView(
    product,
    actualPrice(product, world.state.settings.currency, variant),
    parts,
  );
  const withWeight = parts.has('WEIGHT_MEASUREMENT_UNIT_INFO');
  return {
    id: idFrom(`${product.id}:${variant.id}`),
    variantId: variant.id,
    ...commonView(world, product, variant, parts),
    optionChoices: choicesView(world, product, variant, true),
    productData: {
      productId: product.id,
      name: product.name,
      productType: product.type === 'digital' ? ('DIGITAL' as const) : ('PHYSICAL' as const),
      slug: product.slug,
      handle: product.handle ?? product.slug,
      visible: product.visible,
      visibleInPos: true,
      revision: String(product.revision ?? 1),
      ...(parts.has('CURRENCY') && { currency: parts.prices.currency }),
      ...(withWeight && { physicalProperties: unit }),
    },
    ...(product.type === 'physical' && {
      physicalProperties: {
        ...(withWeight && { weight: weightOf(product, variant) }),
        ...(perUnit && { pricePerUnit: perUnit }),
      },
    }),
    ...digitalProperties(world, product),
  };
};
