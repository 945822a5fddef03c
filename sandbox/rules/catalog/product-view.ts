import { ownValue } from '../../engine/values/objects.ts';
import { idFrom } from '../../engine/ids.ts';
import type { CollectionRecord, ProductRecord, VariantRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { belongsTo, imageView, mediaView, pictureOf } from './media-view.ts';
import { isAbsent } from './absent.ts';
import { costAndProfit, costOf, priceData, rangeOf, weightOf } from './prices.ts';
import { isInStock, isVisible, skuOf, stockOf, variantStock } from './stock.ts';

/** The options of a product. `inStock` and `visible` of a choice consider the variants that `among` accepts. */
export const optionsView = (
  world: World,
  product: ProductRecord,
  among: (variant: VariantRecord, option: string) => boolean = () => true,
) =>
  product.options.map(({ name, type, choices }) => ({
    optionType: type,
    name,
    choices: choices.map(({ value, description }) => {
      const having = product.variants.filter(
        (variant) => ownValue(variant.choices, name) === description && among(variant, name),
      );
      const pictures = product.pictures.filter((medium) => belongsTo(medium, { [name]: description }));
      return {
        value,
        description,
        ...(pictures.length > 0 && { media: mediaView(world, pictures) }),
        inStock: having.some((variant) => isInStock(product, variant) && isVisible(product, variant)),
        visible: having.some((variant) => isVisible(product, variant)),
      };
    }),
  }));

/** A variant as product responses show it. Cost and profit are for owner and app only (R106). */
export const variantView = (world: World, product: ProductRecord, variant: VariantRecord, owner: boolean) => {
  const { currency } = world.state.settings;
  const price = priceData(product, currency, variant);
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData: price,
      convertedPriceData: price,
      ...(owner && { costAndProfitData: costAndProfit(product, currency, variant) }),
      weight: weightOf(product, variant),
      sku: skuOf(product, variant),
      visible: isVisible(product, variant),
      ...(product.manageVariants && variant.sizes ? variant.sizes : product.sizes),
    },
    stock: variantStock(product, variant),
  };
};

/** A product as the catalog shows it. Cost and profit are for owner and app only (R106). */
export const productView = (world: World, product: ProductRecord, owner: boolean) => {
  const { currency, siteUrl, productPath, catalogRecords } = world.state.settings;
  const isTidy = catalogRecords === 'tidy';
  const price = priceData(product, currency);
  const prices = product.variants.map((variant) => priceData(product, currency, variant).price);
  const weights = product.variants.map((variant) => weightOf(product, variant));
  const { perUnit, discount, ribbon, brand } = product;
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.type,
    description: product.description,
    ...(!isAbsent(product, 'sku') && { sku: product.sku }),
    ...product.sizes,
    ...(product.seo && { seoData: product.seo }),
    ...(!isAbsent(product, 'weight') && { weight: Number(product.weight) }),
    weightRange: rangeOf(weights),
    stock: stockOf(product),
    price,
    priceData: price,
    convertedPriceData: price,
    priceRange: rangeOf(prices),
    ...(owner && {
      costAndProfitData: costAndProfit(product, currency),
      costRange: rangeOf(product.variants.map((variant) => Number(costOf(product, variant)))),
    }),
    ...(perUnit && {
      pricePerUnitData: {
        totalQuantity: Number(perUnit.total),
        totalMeasurementUnit: perUnit.totalUnit,
        baseQuantity: Number(perUnit.base),
        baseMeasurementUnit: perUnit.baseUnit,
      },
    }),
    additionalInfoSections: product.sections,
    ribbons: [...(ribbon ? [ribbon] : []), ...(product.additionalRibbons ?? [])].map((text) => ({ text })),
    ribbon: ribbon ?? '',
    ...(brand && { brand }),
    media: mediaView(world, product.pictures),
    customTextFields: product.customTextFields,
    manageVariants: product.manageVariants,
    productOptions: optionsView(world, product),
    productPageUrl: { base: isTidy ? `${siteUrl}/` : '', path: `${productPath}${product.slug}` },
    numericId: product.numericId,
    inventoryItemId: idFrom(`${world.state.seed}:inventory:${product.id}`),
    discount: discount
      ? { type: discount.type, value: Number(discount.value) }
      : { type: 'NONE' as const, value: 0 },
    collectionIds: product.collectionIds,
    variants: product.variants.map((variant) => variantView(world, product, variant, owner)),
    lastUpdated: product.lastUpdated,
    createdDate: product.createdDate,
  };
};

/** A variant as queryStoreVariants and getStoreVariant show it. */
export const storeVariantView = (world: World, product: ProductRecord, variant: VariantRecord) => {
  const picture = pictureOf(product, variant);
  return {
    id: `${product.id}-${variant.id}`,
    variantId: variant.id,
    productId: product.id,
    variantName: Object.values(variant.choices).join(' | ') || product.name,
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: skuOf(product, variant),
    stock: variantStock(product, variant),
    choices: variant.choices,
    collectionIds: product.collectionIds,
    ...(picture && { media: { image: imageView(world, picture) } }),
    preorderInfo: { enabled: false },
  };
};

/** The number of visible products in each collection, by collection id. */
export const productCounts = ({ state }: World): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { visible, collectionIds } of state.products)
    if (visible) for (const id of collectionIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** A collection with the number of its visible products. */
export const collectionView = (
  world: World,
  collection: CollectionRecord,
  counts: ReadonlyMap<string, number> = productCounts(world),
) => ({
  id: collection.id,
  name: collection.name,
  media: mediaView(world, collection.picture ? [collection.picture] : []),
  numberOfProducts: counts.get(collection.id) ?? 0,
  description: collection.description,
  slug: collection.slug,
  visible: collection.visible,
});
