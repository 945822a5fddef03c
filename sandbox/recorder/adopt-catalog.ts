import type { MediaItem, Product, Variant } from '../../generated/catalog-v1/types.ts';
import type { Collection } from '../../generated/catalog-v2/types.ts';
import { DEFAULT_VARIANT_ID } from '../engine/ids.ts';
import type { CollectionRecord, LinkedRecord, ProductRecord, VariantRecord } from '../records/state.ts';

const decimal = (value: number | undefined): string => String(value ?? 0);

const linked = ({ id, title, image, thumbnail }: MediaItem): LinkedRecord[] => {
  const url = image?.url ?? thumbnail?.url;
  return url === undefined ? [] : [{ id, altText: title, url }];
};

const variantOf = ({ id, choices, variant, stock }: Variant): VariantRecord => ({
  id: id ?? DEFAULT_VARIANT_ID,
  choices: { ...choices },
  ...(variant?.sku !== undefined && { sku: variant.sku }),
  ...(variant?.priceData && { price: decimal(variant.priceData.price) }),
  ...(variant?.weight !== undefined && { weight: decimal(variant.weight) }),
  visible: variant?.visible ?? true,
  quantity: stock?.trackQuantity === true ? (stock.quantity ?? 0) : null,
  inStock: stock?.inStock ?? true,
});

/** A record of the sandbox made from a recorded product. Its pictures keep their addresses. */
export const adoptedProduct = (product: Product, now: string): ProductRecord => {
  const { stock, discount, media, ribbon, brand } = product;
  const items = media?.items ?? (media?.mainMedia ? [media.mainMedia] : []);
  const variants = product.variants.map(variantOf);
  const inStock = stock?.inStock ?? true;
  const quantity = stock?.trackInventory === true ? (stock.quantity ?? 0) : null;
  const whole = { id: DEFAULT_VARIANT_ID, choices: {}, visible: true, quantity, inStock };
  return {
    id: product.id,
    numericId: product.numericId,
    slug: product.slug,
    name: product.name ?? '',
    description: product.description ?? '',
    visible: product.visible ?? true,
    type: product.productType === 'digital' ? 'digital' : 'physical',
    ...(brand !== undefined && { brand }),
    ...(ribbon !== undefined && { ribbon }),
    price: decimal(product.priceData?.price),
    cost: '0',
    ...((discount?.type === 'AMOUNT' || discount?.type === 'PERCENT') && {
      discount: { type: discount.type, value: decimal(discount.value) },
    }),
    weight: decimal(product.weight),
    sku: product.sku ?? '',
    taxClass: 'standard',
    manageVariants: product.manageVariants ?? false,
    options: product.productOptions.map(({ name, optionType, choices }) => ({
      name: name ?? '',
      type: optionType === 'color' ? 'color' : 'drop_down',
      choices: (choices ?? []).map(({ value, description }) => ({
        value: value ?? description ?? '',
        description: description ?? value ?? '',
      })),
    })),
    variants: variants.length > 0 ? variants : [whole],
    quantity,
    inStock,
    customTextFields: product.customTextFields.map(({ title, maxLength, mandatory }) => ({
      title: title ?? '',
      maxLength: maxLength ?? 500,
      mandatory: mandatory ?? false,
    })),
    sections: product.additionalInfoSections.map(({ title, description }) => ({
      title: title ?? '',
      description: description ?? '',
    })),
    collectionIds: [...product.collectionIds],
    pictures: items.flatMap(linked),
    createdDate: product.createdDate ?? now,
    lastUpdated: product.lastUpdated ?? now,
  };
};

/** A record of the sandbox made from a recorded collection. */
export const adoptedCollection = ({
  id,
  name,
  slug,
  description,
  visible,
}: Collection): CollectionRecord => ({
  id: id ?? '',
  slug: slug ?? '',
  name: name ?? '',
  description: description ?? '',
  visible: visible ?? true,
});
