import { entryOf } from '../core/json.ts';
import type { Category } from '../../generated/categories/types.ts';
import type { ProductInfoSection, ProductV3 } from '../../generated/catalog-v3/types.ts';
import type {
  ConnectedModifier,
  ConnectedOption,
  FixedMonetaryAmount,
  ProductMedium,
  ProductVariantV3,
  VariantPriceV3,
} from '../../generated/shared/types.ts';
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
import { isLess, priceOf, rangeOf } from './prices.ts';

const moneyIn =
  (currency: string) =>
  (money: FixedMonetaryAmount | undefined): CatalogMoney | undefined =>
    money && { amount: money.amount, currency, text: money.formattedAmount ?? money.amount };

/** The price of a variant: after automatic discounts if the platform sends it, otherwise the variant's own. */
const variantPrice = (price: VariantPriceV3 | undefined, currency: string): CatalogPrice | undefined => {
  const money = moneyIn(currency);
  const [actual, after] = [money(price?.actualPrice), money(price?.priceAfterDiscount)];
  const now = after ?? actual;
  if (!now) return undefined;
  return priceOf(now, isLess(now, actual) ? actual : money(price?.compareAtPrice));
};

/** A product has one price or a range. The list sends the cheapest variant, whose price includes discounts. */
const productPrice = (product: ProductV3, currency: string): CatalogPrice | undefined => {
  const money = moneyIn(currency);
  const { actualPriceRange, compareAtPriceRange, variantSummary } = product;
  const [lowest, highest] = [money(actualPriceRange?.minValue), money(actualPriceRange?.maxValue)];
  const cheapest = variantPrice(variantSummary?.minPriceVariant?.price, currency);
  if (lowest && isLess(lowest, highest))
    return { now: cheapest?.now ?? lowest, upTo: highest, was: undefined };
  return cheapest ?? (lowest && priceOf(lowest, money(compareAtPriceRange?.minValue)));
};

const pictureOf = (medium: ProductMedium): CatalogPicture => {
  const { width = 0, height = 0, altText } = medium.image ?? medium.thumbnail ?? {};
  const alt = altText ?? medium.altText ?? medium.displayName ?? '';
  return { id: medium.id, url: medium.image?.url ?? medium.url, width, height, alt };
};

const picturesOf = ({ media }: ProductV3): CatalogPicture[] =>
  (media?.itemsInfo?.items ?? (media?.main ? [media.main] : [])).map((medium) => pictureOf(medium));

const optionOf = ({ name = '', choicesSettings }: ConnectedOption): CatalogOption => ({
  name,
  choices: (choicesSettings?.choices ?? []).map((choice) => ({
    name: choice.name ?? '',
    color: choice.colorCode,
    inStock: choice.inStock ?? false,
    visible: choice.visible ?? true,
    pictureIds: (choice.media?.items ?? []).flatMap(({ mediaId }) => mediaId ?? []),
  })),
});

const isText = ({ modifierRenderType }: ConnectedModifier): boolean => modifierRenderType === 'FREE_TEXT';

const modifierOf = (modifier: ConnectedModifier): CatalogModifier => ({
  key: modifier.key,
  name: modifier.name ?? modifier.key,
  mandatory: modifier.mandatory ?? false,
  choices: (modifier.choicesSettings?.choices ?? []).map(
    ({ key = '', name = key, colorCode, addedPrice }) => ({
      key,
      name,
      color: colorCode,
      addedPrice,
    }),
  ),
});

const textOf = ({ key, name, mandatory, freeTextSettings }: ConnectedModifier): CatalogText => ({
  key: freeTextSettings?.key ?? key,
  title: freeTextSettings?.title ?? name ?? key,
  mandatory: mandatory ?? false,
  maxLength: freeTextSettings?.maxCharCount ?? 500,
  addedPrice: freeTextSettings?.defaultAddedPrice,
});

const stocks: Readonly<Record<string, CatalogStock>> = {
  IN_STOCK: 'in-stock',
  PARTIALLY_OUT_OF_STOCK: 'some-sold-out',
  OUT_OF_STOCK: 'sold-out',
};

const productStock = ({ inventory }: ProductV3): CatalogStock => {
  const stock = entryOf(stocks, inventory?.availabilityStatus) ?? 'unknown';
  const ahead = inventory?.preorderAvailability;
  return stock === 'sold-out' && (ahead === 'ALL_VARIANTS' || ahead === 'SOME_VARIANTS')
    ? 'pre-order'
    : stock;
};

const variantStock = ({ inventoryStatus }: ProductVariantV3): CatalogStock => {
  if (!inventoryStatus) return 'unknown';
  if (inventoryStatus.inStock) return 'in-stock';
  return inventoryStatus.preorderEnabled ? 'pre-order' : 'sold-out';
};

const unitPriceOf = ({ physicalProperties }: ProductVariantV3): CatalogUnitPrice | undefined => {
  const { settings, value, priceAfterDiscount } = physicalProperties?.pricePerUnit ?? {};
  const amount = priceAfterDiscount?.amount ?? value;
  return amount !== undefined && settings
    ? { amount, quantity: settings.quantity, unit: settings.measurementUnit }
    : undefined;
};

const choicesOf = ({ choices = [] }: ProductVariantV3): Record<string, string> =>
  Object.fromEntries(
    choices.map(({ optionChoiceNames: { optionName = '', choiceName = '' } = {} }) => [
      optionName,
      choiceName,
    ]),
  );

const variantsOf = ({ variantsInfo, currency = '' }: ProductV3): CatalogVariant[] | undefined =>
  variantsInfo?.variants.flatMap((variant) => {
    const price = variantPrice(variant.price, currency);
    if (!price || variant.visible === false) return [];
    return [
      {
        id: variant.id,
        choices: choicesOf(variant),
        price,
        unitPrice: unitPriceOf(variant),
        sku: variant.sku ?? '',
        stock: variantStock(variant),
        left: undefined,
      },
    ];
  });

/** A product of the newer catalog in a list. */
export const listedV3 = (product: ProductV3): ListedProduct => {
  const { id = '', name = '', slug = '', options, modifiers, ribbon, additionalRibbons } = product;
  const only = variantsOf(product)?.[0]?.id ?? product.variantSummary?.minPriceVariant?.id;
  return {
    id,
    name,
    slug,
    html: product.plainDescription ?? '',
    pictures: picturesOf(product),
    price: productPrice(product, product.currency ?? ''),
    ribbons: [ribbon, ...additionalRibbons].flatMap((label) => label?.name ?? []),
    brand: product.brand?.name,
    stock: productStock(product),
    options: options.map((option) => optionOf(option)),
    modifiers: modifiers.filter((modifier) => !isText(modifier)).map((modifier) => modifierOf(modifier)),
    texts: modifiers.filter(isText).map((modifier) => textOf(modifier)),
    variantId: options.length === 0 ? only : undefined,
  };
};

const sectionOf = ({ title, uniqueName, plainDescription }: ProductInfoSection) => ({
  title: title ?? uniqueName ?? '',
  html: plainDescription ?? '',
});

/**
 * A product of the newer catalog on its page. Its price is made of the prices of its variants, which include automatic
 * discounts, as the price in a list does.
 */
export const productV3 = (product: ProductV3): CatalogProduct => {
  const listed = listedV3(product);
  const prices = product.variantsInfo?.variants.flatMap(
    ({ price }) => variantPrice(price, product.currency ?? '') ?? [],
  );
  return {
    ...listed,
    price: rangeOf(prices ?? []) ?? listed.price,
    variants: variantsOf(product),
    sections: product.infoSections.map((section) => sectionOf(section)),
    digital: product.productType === 'DIGITAL',
    categoryIds: (product.directCategoriesInfo?.categories ?? []).map(({ id }) => id),
  };
};

/** A category of the newer catalog. */
export const categoryV3 = ({
  id,
  name,
  slug,
  parentCategory,
  description,
  image,
  itemCounter,
}: Category): CatalogCategory => ({
  id,
  name,
  slug,
  parentId: parentCategory?.id,
  description: description ?? '',
  picture: image && {
    id: image.id,
    url: image.url,
    width: image.width,
    height: image.height,
    alt: image.altText ?? '',
  },
  count: itemCounter,
});
