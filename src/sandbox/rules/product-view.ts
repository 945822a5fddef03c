import { idFrom } from '../ids.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../media/frame.ts';
import type { CollectionRecord, PictureRecord, ProductRecord, VariantRecord } from '../state.ts';
import type { World } from './context.ts';
import { costAndProfit, priceData, rangeOf, weightOf } from './prices.ts';
import { isInStock, isVisible, stockOf, variantStock } from './stock.ts';

/** Address of a picture, under the origin that the sandbox was reached under. */
export const pictureUrl = ({ origin }: World, { id }: PictureRecord): string => `${origin}/media/${id}`;

const mediaItem = (world: World, picture: PictureRecord) => {
  const file = {
    url: pictureUrl(world, picture),
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    format: 'svg',
    altText: picture.altText,
  };
  return {
    id: picture.id,
    mediaType: 'image' as const,
    title: picture.altText,
    image: file,
    thumbnail: { ...file, width: PICTURE_WIDTH / 10, height: PICTURE_HEIGHT / 10 },
  };
};

/** The pictures of a product, a collection or a choice; the first is the main one. */
export const mediaView = (world: World, pictures: readonly PictureRecord[]) => {
  const items = pictures.map((picture) => mediaItem(world, picture));
  const [mainMedia] = items;
  return { ...(mainMedia && { mainMedia }), items };
};

/** A picture as cart lines and store variants carry it. */
export const imageView = (world: World, picture: PictureRecord) => ({
  id: picture.id,
  url: pictureUrl(world, picture),
  height: PICTURE_HEIGHT,
  width: PICTURE_WIDTH,
  altText: picture.altText,
  filename: picture.id,
});

/** The picture that shows a variant best: the one of its choice, else the first. */
export const pictureOf = (product: ProductRecord, variant: VariantRecord): PictureRecord | undefined =>
  product.pictures.find(({ choice }) => choice && variant.choices[choice.option] === choice.description) ??
  product.pictures[0];

/** The options of a product; `inStock` and `visible` of a choice by the variants that `among` lets through. */
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
        (variant) => variant.choices[name] === description && among(variant, name),
      );
      const pictures = product.pictures.filter(
        ({ choice }) => choice?.option === name && choice.description === description,
      );
      return {
        value,
        description,
        ...(pictures.length > 0 && { media: mediaView(world, pictures) }),
        inStock: having.some((variant) => isInStock(product, variant) && isVisible(product, variant)),
        visible: having.some((variant) => isVisible(product, variant)),
      };
    }),
  }));

/** A variant as product answers carry it. Cost and profit only for those who may see them (R106). */
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
      sku: variant.sku,
      visible: isVisible(product, variant),
    },
    stock: variantStock(product, variant),
  };
};

/** A product as the catalog answers it. Cost and profit only for those who may see them (R106). */
export const productView = (world: World, product: ProductRecord, owner: boolean) => {
  const { currency, siteUrl, productPath } = world.state.settings;
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
    sku: product.sku,
    weight: Number(product.weight),
    weightRange: rangeOf(weights),
    stock: stockOf(product),
    price,
    priceData: price,
    convertedPriceData: price,
    priceRange: rangeOf(prices),
    ...(owner && {
      costAndProfitData: costAndProfit(product, currency),
      costRange: rangeOf([Number(product.cost)]),
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
    ribbons: ribbon ? [{ text: ribbon }] : [],
    ...(ribbon && { ribbon }),
    ...(brand && { brand }),
    media: mediaView(world, product.pictures),
    customTextFields: product.customTextFields,
    manageVariants: product.manageVariants,
    productOptions: optionsView(world, product),
    productPageUrl: { base: `${siteUrl}/`, path: `${productPath}${product.slug}` },
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

/** A variant as a record of its own. */
export const storeVariantView = (world: World, product: ProductRecord, variant: VariantRecord) => {
  const picture = pictureOf(product, variant);
  return {
    id: `${product.id}-${variant.id}`,
    variantId: variant.id,
    productId: product.id,
    variantName: Object.values(variant.choices).join(' | ') || product.name,
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.sku,
    stock: variantStock(product, variant),
    choices: variant.choices,
    collectionIds: product.collectionIds,
    ...(picture && { media: { image: imageView(world, picture) } }),
    preorderInfo: { enabled: false },
  };
};

/** A collection with the number of products that visitors see in it. */
export const collectionView = (world: World, collection: CollectionRecord) => ({
  id: collection.id,
  name: collection.name,
  media: mediaView(world, [collection.picture]),
  numberOfProducts: world.state.products.filter(
    ({ visible, collectionIds }) => visible && collectionIds.includes(collection.id),
  ).length,
  description: collection.description,
  slug: collection.slug,
  visible: collection.visible,
});
