import { entryOf } from '../core/json.ts';
import type {
  CustomTextField,
  Media,
  MediaItem,
  PriceData,
  Product,
  ProductOption,
  StockLevel,
  Variant,
} from '../../generated/catalog-v1/types.ts';
import type { Collection } from '../../generated/catalog-v2/types.ts';
import type {
  CatalogCategory,
  CatalogModifier,
  CatalogOption,
  CatalogPicture,
  CatalogPrice,
  CatalogProduct,
  CatalogStock,
  CatalogText,
  CatalogUnitPrice,
  CatalogVariant,
  ListedProduct,
} from './model.ts';
import { priceOf, rangeOf } from './prices.ts';

const stocks: Readonly<Record<string, CatalogStock>> = {
  IN_STOCK: 'in-stock',
  PARTIALLY_OUT_OF_STOCK: 'some-sold-out',
  OUT_OF_STOCK: 'sold-out',
};

/** `price` is the former price here, and `discountedPrice` the price to pay. */
const priceFrom = ({ currency, price, discountedPrice, formatted }: PriceData): CatalogPrice =>
  priceOf(
    { amount: String(discountedPrice), currency, text: formatted.discountedPrice },
    { amount: String(price), currency, text: formatted.price },
  );

const pictureOf = ({ id, title, image, thumbnail }: MediaItem): CatalogPicture[] => {
  const file = image ?? thumbnail;
  return file
    ? [{ id, url: file.url, width: file.width, height: file.height, alt: file.altText ?? title }]
    : [];
};

const picturesOf = (media: Media | undefined): CatalogPicture[] =>
  (media?.items ?? []).flatMap((item) => pictureOf(item));

const colorOf = ({ optionType }: ProductOption, value: string): string | undefined =>
  optionType === 'color' ? value : undefined;

const optionOf = (option: ProductOption): CatalogOption => ({
  name: option.name,
  choices: option.choices.map(({ value, description, inStock, visible, media }) => ({
    name: description,
    color: colorOf(option, value),
    inStock,
    visible,
    pictureIds: picturesOf(media).map(({ id }) => id),
  })),
});

/** If a product does not manage its variants, its choices share the product's stock: its options count as modifiers. */
const modifierOf = (option: ProductOption): CatalogModifier => ({
  key: option.name,
  name: option.name,
  mandatory: true,
  choices: option.choices
    .filter(({ visible }) => visible)
    .map(({ value, description }) => ({
      key: description,
      name: description,
      color: colorOf(option, value),
      addedPrice: undefined,
    })),
});

const textOf = ({ title, mandatory, maxLength }: CustomTextField): CatalogText => ({
  key: title,
  title,
  mandatory,
  maxLength,
  addedPrice: undefined,
});

const stockOf = (stock: StockLevel | undefined): CatalogStock => {
  if (!stock) return 'unknown';
  return stock.inStock ? 'in-stock' : 'sold-out';
};

const unitPriceOf = (
  { pricePerUnit }: PriceData,
  { pricePerUnitData }: Product,
): CatalogUnitPrice | undefined =>
  pricePerUnit !== undefined && pricePerUnitData
    ? {
        amount: String(pricePerUnit),
        quantity: pricePerUnitData.baseQuantity,
        unit: pricePerUnitData.baseMeasurementUnit,
      }
    : undefined;

const variantOf = ({ id, choices, variant, stock }: Variant, product: Product): CatalogVariant => {
  const price = variant.convertedPriceData ?? variant.priceData;
  return {
    id,
    choices,
    price: priceFrom(price),
    unitPrice: unitPriceOf(price, product),
    sku: variant.sku,
    stock: stockOf(stock),
    left: stock?.trackQuantity ? stock.quantity : undefined,
  };
};

/**
 * The id of the only variant of a product without options, which carts of the second family need. If there are options,
 * a reference names their choices.
 */
const onlyVariantId = ({ productOptions, variants }: Product): string | undefined =>
  productOptions.length === 0 ? variants[0]?.id : undefined;

/** The only variant of a product that does not manage its variants. */
const onlyVariant = (product: Product): CatalogVariant => {
  const { convertedPriceData, priceData, sku, stock } = product;
  const price = convertedPriceData ?? priceData;
  return {
    id: onlyVariantId(product),
    choices: {},
    price: priceFrom(price),
    unitPrice: unitPriceOf(price, product),
    sku: sku ?? '',
    stock: stockOf(stock && { ...stock, trackQuantity: stock.trackInventory }),
    left: stock?.trackInventory ? stock.quantity : undefined,
  };
};

/** The prices of all variants, hidden ones included, as in the newer catalog. */
const pricesOf = (product: Product): CatalogPrice[] =>
  product.manageVariants
    ? product.variants.map(({ variant }) => priceFrom(variant.convertedPriceData ?? variant.priceData))
    : [];

/** The visible variants; undefined if the platform sent none. */
const variantsOf = (product: Product): CatalogVariant[] | undefined => {
  if (!product.manageVariants) return [onlyVariant(product)];
  if (product.variants.length === 0) return undefined;
  return product.variants
    .filter(({ variant }) => variant.visible)
    .map((variant) => variantOf(variant, product));
};

/** A product of the first catalog in a list. */
export const listedV1 = (product: Product): ListedProduct => {
  const { name, slug, brand, media, ribbon, ribbons, manageVariants, productOptions } = product;
  const labels = [ribbon ?? '', ...ribbons.map(({ text }) => text)].filter((text) => text !== '');
  return {
    id: product.id,
    name,
    slug,
    html: product.description ?? '',
    pictures: picturesOf(media),
    price: rangeOf(pricesOf(product)) ?? priceFrom(product.convertedPriceData ?? product.priceData),
    ribbons: [...new Set(labels)],
    brand,
    stock: entryOf(stocks, product.stock?.inventoryStatus) ?? 'unknown',
    options: manageVariants ? productOptions.map((option) => optionOf(option)) : [],
    modifiers: manageVariants ? [] : productOptions.map((option) => modifierOf(option)),
    texts: product.customTextFields.map((field) => textOf(field)),
    variantId: onlyVariantId(product),
  };
};

/** A product of the first catalog on its page. */
export const productV1 = (product: Product): CatalogProduct => ({
  ...listedV1(product),
  variants: variantsOf(product),
  sections: product.additionalInfoSections.map(({ title, description }) => ({
    title: title ?? '',
    html: description ?? '',
  })),
  digital: product.productType === 'digital',
  categoryIds: product.collectionIds,
});

/** A collection as a category. */
export const categoryV1 = ({
  id,
  name,
  slug,
  description,
  media,
  numberOfProducts,
}: Collection): CatalogCategory => ({
  id,
  name,
  slug,
  parentId: undefined,
  description: description ?? '',
  picture: picturesOf(media)[0],
  count: numberOfProducts,
});
