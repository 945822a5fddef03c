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
import { isLess, priceOf, rangeOf } from './prices.ts';

const moneyIn =
  (currency: string) =>
  (money: FixedMonetaryAmount | null | undefined): CatalogMoney | undefined => {
    const amount = amountOf(money?.amount);
    return amount === undefined
      ? undefined
      : { amount, currency, text: wordsOf(money?.formattedAmount) || amount };
  };

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

const pictureOf = (medium: ProductMedium): CatalogPicture[] => {
  const file = medium.image ?? medium.thumbnail;
  const url = wordsOf(medium.image?.url ?? medium.url);
  if (url === '') return [];
  const [width = 0, height = 0] = [numberOf(file?.width), numberOf(file?.height)];
  const alt = wordsOf(file?.altText ?? medium.altText ?? medium.displayName);
  return [{ id: wordsOf(medium.id), url, width, height, alt }];
};

const picturesOf = ({ media }: ProductV3): CatalogPicture[] =>
  entriesOf(media?.itemsInfo?.items ?? [media?.main]).flatMap((medium) => (medium ? pictureOf(medium) : []));

const optionOf = ({ name, choicesSettings }: ConnectedOption): CatalogOption => ({
  name: wordsOf(name),
  choices: entriesOf(choicesSettings?.choices).map((choice) => ({
    name: wordsOf(choice.name),
    color: choice.colorCode ?? undefined,
    inStock: choice.inStock ?? false,
    visible: choice.visible ?? true,
    pictureIds: entriesOf(choice.media?.items).flatMap(({ mediaId }) => mediaId ?? []),
  })),
});

const isText = ({ modifierRenderType }: ConnectedModifier): boolean => modifierRenderType === 'FREE_TEXT';

const modifierOf = (modifier: ConnectedModifier): CatalogModifier => ({
  key: wordsOf(modifier.key),
  name: wordsOf(modifier.name ?? modifier.key),
  mandatory: modifier.mandatory ?? false,
  choices: entriesOf(modifier.choicesSettings?.choices).map(({ key, name, colorCode, addedPrice }) => ({
    key: wordsOf(key),
    name: wordsOf(name ?? key),
    color: colorCode ?? undefined,
    addedPrice: amountOf(addedPrice),
  })),
});

const textOf = ({ key, name, mandatory, freeTextSettings }: ConnectedModifier): CatalogText => ({
  key: wordsOf(freeTextSettings?.key ?? key),
  title: wordsOf(freeTextSettings?.title ?? name ?? key),
  mandatory: mandatory ?? false,
  maxLength: numberOf(freeTextSettings?.maxCharCount) ?? 500,
  addedPrice: amountOf(freeTextSettings?.defaultAddedPrice),
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
  if (inventoryStatus?.inStock) return 'in-stock';
  if (inventoryStatus?.preorderEnabled) return 'pre-order';
  return inventoryStatus?.inStock === false ? 'sold-out' : 'unknown';
};

/** Whether a digital variant has no file. Digital properties that are absent as a whole say nothing about it. */
const lacksFile = ({ digitalProperties }: ProductVariantV3): boolean =>
  digitalProperties != null && digitalProperties.digitalFile == null;

const unitPriceOf = ({ physicalProperties }: ProductVariantV3): CatalogUnitPrice | undefined => {
  const { settings, value, priceAfterDiscount } = physicalProperties?.pricePerUnit ?? {};
  const amount = amountOf(priceAfterDiscount?.amount ?? value);
  const quantity = numberOf(settings?.quantity);
  return amount !== undefined && quantity !== undefined
    ? { amount, quantity, unit: wordsOf(settings?.measurementUnit) }
    : undefined;
};

/** The choices of a variant by name. A variant without names has ids, whose names the options of the product have. */
const choicesOf = ({ choices }: ProductVariantV3, { options }: ProductV3): Record<string, string> =>
  Object.fromEntries(
    entriesOf(choices).flatMap(({ optionChoiceNames: names, optionChoiceIds: ids }) => {
      const option = entriesOf(options).find(({ id }) => id != null && id === ids?.optionId);
      const choice = entriesOf(option?.choicesSettings?.choices).find(
        ({ choiceId }) => choiceId != null && choiceId === ids?.choiceId,
      );
      const named = [wordsOf(names?.optionName ?? option?.name), wordsOf(names?.choiceName ?? choice?.name)];
      return named.includes('') ? [] : [named];
    }),
  );

/** The variants of a product; undefined if the platform sent none. */
const sentVariants = ({ variantsInfo }: ProductV3): readonly ProductVariantV3[] | undefined =>
  variantsInfo?.variants && entriesOf(variantsInfo.variants);

const variantsOf = (product: ProductV3): CatalogVariant[] | undefined =>
  sentVariants(product)?.flatMap((variant) => {
    const price = variantPrice(variant.price, wordsOf(product.currency));
    if (!price || variant.visible === false) return [];
    return [
      {
        id: variant.id,
        choices: choicesOf(variant, product),
        price,
        unitPrice: unitPriceOf(variant),
        sku: wordsOf(variant.sku),
        stock: variantStock(variant),
        left: undefined,
        ...(lacksFile(variant) && { withoutFile: true as const }),
      },
    ];
  });

/** A product of the newer catalog in a list. */
export const listedV3 = (product: ProductV3): ListedProduct => {
  const { id = '', ribbon } = product;
  const [options, modifiers] = [entriesOf(product.options), entriesOf(product.modifiers)];
  const only = variantsOf(product)?.[0]?.id ?? product.variantSummary?.minPriceVariant?.id;
  return {
    id,
    name: wordsOf(product.name),
    slug: wordsOf(product.slug),
    html: wordsOf(product.plainDescription),
    pictures: picturesOf(product),
    price: productPrice(product, wordsOf(product.currency)),
    ribbons: [ribbon, ...entriesOf(product.additionalRibbons)].flatMap((label) => label?.name ?? []),
    brand: product.brand?.name ?? undefined,
    stock: productStock(product),
    options: options.map((option) => optionOf(option)),
    modifiers: modifiers.filter((modifier) => !isText(modifier)).map((modifier) => modifierOf(modifier)),
    texts: modifiers.filter(isText).map((modifier) => textOf(modifier)),
    variantId: options.length === 0 ? only : undefined,
  };
};

const sectionOf = ({ title, uniqueName, plainDescription }: ProductInfoSection) => ({
  title: wordsOf(title ?? uniqueName),
  html: wordsOf(plainDescription),
});

/**
 * A product of the newer catalog on its page. Its price is made of the prices of its variants, which include automatic
 * discounts, as the price in a list does.
 */
export const productV3 = (product: ProductV3): CatalogProduct => {
  const listed = listedV3(product);
  const prices = sentVariants(product)?.flatMap(
    ({ price }) => variantPrice(price, wordsOf(product.currency)) ?? [],
  );
  return {
    ...listed,
    price: rangeOf(prices ?? []) ?? listed.price,
    variants: variantsOf(product),
    sections: entriesOf(product.infoSections).map((section) => sectionOf(section)),
    digital: product.productType === 'DIGITAL',
    categoryIds: entriesOf(product.directCategoriesInfo?.categories).flatMap(({ id }) => wordsOf(id) || []),
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
  name: wordsOf(name),
  slug: wordsOf(slug),
  parentId: parentCategory?.id,
  description: wordsOf(description),
  picture: image?.url
    ? {
        id: wordsOf(image.id),
        url: image.url,
        width: numberOf(image.width) ?? 0,
        height: numberOf(image.height) ?? 0,
        alt: wordsOf(image.altText),
      }
    : undefined,
  count: numberOf(itemCounter) ?? 0,
});
