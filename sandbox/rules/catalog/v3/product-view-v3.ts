import Big from 'big.js';
import type { World } from '../../../engine/context.ts';
import type { ProductRecord } from '../../../records/state.ts';
import { decimal } from '../../../engine/values/money.ts';
import { isAbsent } from '../absent.ts';
import { costOf, pricePerUnit, rangeOf, weightOf } from '../prices.ts';
import { actualPrice, compareAtPrice, rangeOfAmounts } from './amounts.ts';
import { labelsView, sectionsView } from './labels.ts';
import { productMediaView } from './media.ts';
import { modifiersOnV3, optionsOnV3 } from './option-views.ts';
import type { Parts } from './parts.ts';
import { richContent } from './rich-content.ts';
import { statusOnV3, variantOnV3, variantsOnV3 } from './variant-view.ts';

/** The stock of a product, and its pre-orders, over all variants; the two are independent of each other (R330). */
const inventoryView = (product: ProductRecord) => {
  const variants = variantsOnV3(product);
  const ready = variants.filter(({ preorder }) => preorder).length;
  const some = ready === 0 ? 'none' : ready === variants.length ? 'all' : 'some';
  return { availabilityStatus: statusOnV3(product), ...preorder[some] };
};

const preorder = {
  all: { preorderStatus: 'ENABLED', preorderAvailability: 'ALL_VARIANTS' },
  none: { preorderStatus: 'DISABLED', preorderAvailability: 'NO_VARIANTS' },
  some: { preorderStatus: 'ENABLED', preorderAvailability: 'SOME_VARIANTS' },
} as const;

/** The ranges of the variants' prices, hidden variants included (R326). */
const rangesView = (world: World, product: ProductRecord, { has, prices }: Parts) => {
  const { currency } = world.state.settings;
  const variants = variantsOnV3(product);
  const actual = rangeOfAmounts(
    prices,
    variants.map((variant) => actualPrice(product, currency, variant)),
  );
  const former = rangeOfAmounts(
    prices,
    variants.flatMap((variant) => compareAtPrice(product, currency, variant) ?? []),
  );
  const cost = has('MERCHANT_DATA')
    ? rangeOfAmounts(
        prices,
        variants.map((variant) => new Big(costOf(product, variant))),
      )
    : undefined;
  return {
    ...(actual && { actualPriceRange: actual }),
    ...(former && { compareAtPriceRange: former }),
    ...(cost && { costRange: cost }),
  };
};

/** Weight and price by measure of a physical product; empty rather than absent (R322). */
const physicalView = (world: World, product: ProductRecord, { has, prices }: Parts) => {
  if (product.type !== 'physical') return {};
  const { currency } = world.state.settings;
  const variants = variantsOnV3(product);
  const perUnit = variants.flatMap(
    (variant) => pricePerUnit(product, actualPrice(product, currency, variant)) ?? [],
  );
  const range = rangeOfAmounts(prices, perUnit);
  const value = ({ amount, formattedAmount }: { amount: string; formattedAmount?: string }) => ({
    value: decimal(new Big(amount), prices.currency),
    ...(formattedAmount !== undefined && { description: formattedAmount }),
  });
  return {
    physicalProperties: {
      ...(product.perUnit && {
        pricePerUnit: { quantity: Number(product.perUnit.base), measurementUnit: product.perUnit.baseUnit },
      }),
      ...(range && {
        pricePerUnitRange: { minValue: value(range.minValue), maxValue: value(range.maxValue) },
      }),
      ...(!isAbsent(product, 'shippingWeightRange') && {
        shippingWeightRange: rangeOf(variants.map((variant) => weightOf(product, variant))),
      }),
      ...(has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
        weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' as const },
      }),
    },
  };
};

/** The categories of a product, each part on request (R413, R432). */
const categoriesView = (product: ProductRecord, { has, categories }: Parts) => {
  const { direct, all, mainCategoryId, way } = categories(product);
  return {
    ...(mainCategoryId !== undefined && { mainCategoryId }),
    ...(has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: { categories: [...direct] } }),
    ...(has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: { categories: [...all] } }),
    ...(has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: way.slice(-5).map(({ record: { id, name, slug } }) => ({
          categoryId: id,
          categoryName: name,
          categorySlug: slug,
        })),
      },
    }),
  };
};

/** The texts of a product, each on request (R432). */
const textsView = ({ state }: World, { slug, description }: ProductRecord, { has, prices }: Parts) => {
  const { siteUrl, productPath } = state.settings;
  const relativePath = `${productPath}${slug}`;
  return {
    ...(has('URL') && { url: { relativePath, url: `${siteUrl}${relativePath}` } }),
    ...(has('DESCRIPTION') && { description: richContent(description) }),
    ...(has('PLAIN_DESCRIPTION') && { plainDescription: description }),
    ...(has('CURRENCY') && { currency: prices.currency }),
  };
};

/** The variant with the lowest price, for lists (R328); hidden variants are left out. */
const cheapest = (world: World, product: ProductRecord) => {
  const { currency } = world.state.settings;
  const visible = variantsOnV3(product).filter((variant) => variant.visible);
  return visible.reduce(
    (least, variant) =>
      least && actualPrice(product, currency, variant).gte(actualPrice(product, currency, least))
        ? least
        : variant,
    visible[0],
  );
};

/** A product as the newer catalog shows it: its base, and the parts that the call asks for (R432, R433). */
const wholeProduct = (world: World, product: ProductRecord, parts: Parts) => ({
  id: product.id,
  revision: String(product.revision ?? 1),
  createdDate: product.createdDate,
  updatedDate: product.lastUpdated,
  name: product.name,
  slug: product.slug,
  handle: product.handle ?? product.slug,
  visible: product.visible,
  visibleInPos: true,
  productType: product.type === 'digital' ? ('DIGITAL' as const) : ('PHYSICAL' as const),
  ...(product.seo && { seoData: product.seo }),
  ...textsView(world, product, parts),
  ...rangesView(world, product, parts),
  inventory: inventoryView(product),
  media: productMediaView(world, product.pictures, parts),
  options: optionsOnV3(world, product, parts),
  modifiers: modifiersOnV3(world, product, parts),
  ...labelsView(world, product),
  infoSections: sectionsView(world, product, parts),
  ...categoriesView(product, parts),
  ...physicalView(world, product, parts),
  ...(product.membersOnly && { purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' as const } }),
  variantSummary: { variantCount: variantsOnV3(product).length },
});

/** A product as the newer catalog shows it, without the members that are absent for it (R721). */
export const productOnV3 = (world: World, product: ProductRecord, parts: Parts) => {
  const { additionalRibbons, ...view } = wholeProduct(world, product, parts);
  return { ...view, ...(!isAbsent(product, 'additionalRibbons') && { additionalRibbons }) };
};

/** A product of a list: never with its variants (R378), on request with the one of the lowest price. */
export const listedProduct = (world: World, product: ProductRecord, parts: Parts) => {
  const view = productOnV3(world, product, parts);
  const least = parts.has('MIN_PRICE_VARIANT') ? cheapest(world, product) : undefined;
  return {
    ...view,
    variantSummary: {
      ...view.variantSummary,
      ...(least && { minPriceVariant: variantOnV3(world, product, least, parts) }),
    },
  };
};

/**
 * A single product with its variants, if the call asks for the names of their choices or the site gives them without
 * being asked (R379).
 */
export const singleProduct = (world: World, product: ProductRecord, parts: Parts, seesHidden: boolean) => {
  const withVariants = parts.has('VARIANT_OPTION_CHOICE_NAMES') || world.state.settings.bareVariants;
  const shown = variantsOnV3(product).filter((variant) => seesHidden || variant.visible);
  return {
    ...productOnV3(world, product, parts),
    ...(withVariants &&
      shown.length > 0 && {
        variantsInfo: { variants: shown.map((variant) => variantOnV3(world, product, variant, parts)) },
      }),
  };
};
