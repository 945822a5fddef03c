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
import { amountOf, entriesOf, numberOf, wordsOf } from '../core/parts.ts';
import type {
  CatalogCategory,
  CatalogModifier,
  CatalogMoney,
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
const priceFrom = (data: PriceData | undefined): CatalogPrice | undefined => {
  const { currency, price, discountedPrice, formatted } = data ?? {};
  const moneyOf = (value: number | undefined, text: string | undefined): CatalogMoney | undefined => {
    const amount = amountOf(value);
    return amount === undefined
      ? undefined
      : { amount, currency: wordsOf(currency), text: wordsOf(text) || amount };
  };
  const now = moneyOf(discountedPrice ?? price, formatted?.discountedPrice ?? formatted?.price);
  return now && priceOf(now, moneyOf(price, formatted?.price));
};

const pictureOf = ({ id, title, image, thumbnail }: MediaItem): CatalogPicture[] => {
  const file = image ?? thumbnail;
  const url = wordsOf(file?.url);
  if (!file || url === '') return [];
  const [width = 0, height = 0] = [numberOf(file.width), numberOf(file.height)];
  return [{ id: wordsOf(id), url, width, height, alt: wordsOf(file.altText ?? title) }];
};

const picturesOf = (media: Media | undefined): CatalogPicture[] =>
  entriesOf(media?.items).flatMap((item) => pictureOf(item));

const colorOf = ({ optionType }: ProductOption, value: string | undefined): string | undefined =>
  optionType === 'color' ? (value ?? undefined) : undefined;

const optionOf = (option: ProductOption): CatalogOption => ({
  name: wordsOf(option.name),
  choices: entriesOf(option.choices).map(({ value, description, inStock, visible, media }) => ({
    name: wordsOf(description ?? value),
    color: colorOf(option, value),
    inStock: inStock ?? false,
    visible: visible ?? true,
    pictureIds: picturesOf(media).map(({ id }) => id),
  })),
});

/** If a product does not manage its variants, its choices share the product's stock: its options count as modifiers. */
const modifierOf = (option: ProductOption): CatalogModifier => ({
  key: wordsOf(option.name),
  name: wordsOf(option.name),
  mandatory: true,
  choices: entriesOf(option.choices)
    .filter(({ visible }) => visible !== false)
    .map(({ value, description }) => ({
      key: wordsOf(description ?? value),
      name: wordsOf(description ?? value),
      color: colorOf(option, value),
      addedPrice: undefined,
    })),
});

/** Limit of a text whose limit is absent. */
const LONGEST_TEXT = 500;

const textOf = ({ title, mandatory, maxLength }: CustomTextField): CatalogText => ({
  key: wordsOf(title),
  title: wordsOf(title),
  mandatory: mandatory ?? false,
  maxLength: numberOf(maxLength) ?? LONGEST_TEXT,
  addedPrice: undefined,
});

const stockOf = (stock: Partial<StockLevel> | undefined): CatalogStock => {
  const { inStock } = stock ?? {};
  if (inStock == null) return 'unknown';
  return inStock ? 'in-stock' : 'sold-out';
};

/** The stock of a product; `inStock`, its former member, counts only without the newer one. */
const productStock = ({ stock }: Product): CatalogStock =>
  entryOf(stocks, stock?.inventoryStatus) ?? stockOf(stock);

const unitPriceOf = (
  data: PriceData | undefined,
  { pricePerUnitData }: Product,
): CatalogUnitPrice | undefined => {
  const amount = amountOf(data?.pricePerUnit);
  const quantity = numberOf(pricePerUnitData?.baseQuantity);
  return amount !== undefined && pricePerUnitData && quantity !== undefined
    ? { amount, quantity, unit: wordsOf(pricePerUnitData.baseMeasurementUnit) }
    : undefined;
};

/** A visible variant with a price; a variant without one cannot be sold. */
const variantOf = ({ id, choices, variant, stock }: Variant, product: Product): CatalogVariant[] => {
  const data = variant?.convertedPriceData ?? variant?.priceData;
  const price = priceFrom(data);
  if (!price || variant?.visible === false) return [];
  return [
    {
      id,
      choices: choices ?? {},
      price,
      unitPrice: unitPriceOf(data, product),
      sku: wordsOf(variant?.sku),
      stock: stockOf(stock),
      left: stock?.trackQuantity ? numberOf(stock.quantity) : undefined,
    },
  ];
};

/**
 * The id of the only variant of a product without options, which carts of the second family need. If there are options,
 * a reference names their choices.
 */
const onlyVariantId = ({ productOptions, variants }: Product): string | undefined =>
  entriesOf(productOptions).length === 0 ? entriesOf(variants)[0]?.id : undefined;

/** The only variant of a product that does not manage its variants; undefined if the platform sent no price. */
const onlyVariant = (product: Product): CatalogVariant[] | undefined => {
  const { convertedPriceData, priceData, sku, stock } = product;
  const shared = productStock(product);
  const data = convertedPriceData ?? priceData;
  const price = priceFrom(data);
  if (!price) return undefined;
  return [
    {
      id: onlyVariantId(product),
      choices: {},
      price,
      unitPrice: unitPriceOf(data, product),
      sku: wordsOf(sku),
      stock: shared === 'some-sold-out' ? 'in-stock' : shared,
      left: stock?.trackInventory ? numberOf(stock.quantity) : undefined,
    },
  ];
};

/** The prices of all variants, hidden ones included, as in the newer catalog. */
const pricesOf = (product: Product): CatalogPrice[] =>
  product.manageVariants
    ? entriesOf(product.variants).flatMap(
        ({ variant }) => priceFrom(variant?.convertedPriceData ?? variant?.priceData) ?? [],
      )
    : [];

/** The visible variants; undefined if the platform sent none. */
const variantsOf = (product: Product): CatalogVariant[] | undefined => {
  if (!product.manageVariants) return onlyVariant(product);
  const variants = entriesOf(product.variants);
  return variants.length === 0 ? undefined : variants.flatMap((variant) => variantOf(variant, product));
};

/** A product of the first catalog in a list. */
export const listedV1 = (product: Product): ListedProduct => {
  const { name, slug, brand, media, ribbon, ribbons, manageVariants } = product;
  const productOptions = entriesOf(product.productOptions);
  const labels = [ribbon, ...entriesOf(ribbons).map(({ text }) => text)].map(wordsOf);
  return {
    id: product.id,
    name: wordsOf(name),
    slug: wordsOf(slug),
    html: wordsOf(product.description),
    pictures: picturesOf(media),
    price: rangeOf(pricesOf(product)) ?? priceFrom(product.convertedPriceData ?? product.priceData),
    ribbons: [...new Set(labels.filter((label) => label !== ''))],
    brand: brand ?? undefined,
    stock: productStock(product),
    options: manageVariants ? productOptions.map((option) => optionOf(option)) : [],
    modifiers: manageVariants ? [] : productOptions.map((option) => modifierOf(option)),
    texts: entriesOf(product.customTextFields).map((field) => textOf(field)),
    variantId: onlyVariantId(product),
  };
};

/** A product of the first catalog on its page. */
export const productV1 = (product: Product): CatalogProduct => ({
  ...listedV1(product),
  variants: variantsOf(product),
  sections: entriesOf(product.additionalInfoSections).map(({ title, description }) => ({
    title: wordsOf(title),
    html: wordsOf(description),
  })),
  digital: product.productType === 'digital',
  categoryIds: entriesOf(product.collectionIds),
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
  name: wordsOf(name),
  slug: wordsOf(slug),
  parentId: undefined,
  description: wordsOf(description),
  picture: picturesOf(media)[0],
  count: numberOf(numberOfProducts) ?? 0,
});
