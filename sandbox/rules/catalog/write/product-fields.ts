import Big from 'big.js';
import type {
  DimensionsInput,
  NewProduct,
  ProductChanges,
  SeoSchema,
  SeoSchemaInput,
} from '../../../../generated/catalog-write/types.ts';
import { fieldError } from '../../../engine/errors.ts';
import { slugFrom } from '../../../engine/ids.ts';
import { lookUp } from '../../../engine/values/lookup.ts';
import type { ProductRecord, SizesRecord } from '../../../records/state.ts';
import type { World } from '../../../engine/context.ts';
import { readOptions, variantsFor } from './variants-of.ts';

/** A number of a request as decimal text. */
export const decimalOf = (value: number): string => new Big(value).toFixed();

/** A slug that no other item of a list has (R3). */
export const freeSlug = (list: readonly { slug: string }[], wanted: string, own?: string): string =>
  slugFrom(wanted, { has: (slug) => slug !== own && lookUp(list, 'slug', slug) !== undefined });

const dimensionsOf = ({ unit = 'UNKNOWN_DIMENSIONS_UNIT', ...sizes }: DimensionsInput) => ({
  unit,
  ...sizes,
});

/** The sizes of a product after a request, which may give one of them, both or none. */
export const sizesOf = (
  before: SizesRecord | undefined,
  { productDimensions, packageDimensions }: Pick<NewProduct, 'productDimensions' | 'packageDimensions'>,
): SizesRecord | undefined =>
  productDimensions || packageDimensions
    ? {
        ...before,
        ...(productDimensions && { productDimensions: dimensionsOf(productDimensions) }),
        ...(packageDimensions && { packageDimensions: dimensionsOf(packageDimensions) }),
      }
    : before;

const seoOf = ({ tags = [], settings }: SeoSchemaInput): SeoSchema => ({
  tags: tags.map(({ children = '', custom = false, disabled = false, ...tag }) => ({
    ...tag,
    children,
    custom,
    disabled,
  })),
  ...(settings && {
    settings: {
      preventAutoRedirect: settings.preventAutoRedirect ?? false,
      keywords: (settings.keywords ?? []).map(({ isMain = false, ...keyword }) => ({ ...keyword, isMain })),
    },
  }),
});

const discountOf = ({ type, value }: NonNullable<NewProduct['discount']>): ProductRecord['discount'] => {
  if (value < 0) throw fieldError('product.discount.value', 'MIN', 'must be greater than or equal to 0');
  return type === 'AMOUNT' || type === 'PERCENT' ? { type, value: decimalOf(value) } : undefined;
};

/** The type of a new product. Throws a 400 unless it is physical, or digital on a site that allows this (R112). */
export const typeOf = (
  { state }: World,
  type: NonNullable<NewProduct['productType']>,
): ProductRecord['type'] => {
  if (type === 'physical' || (type === 'digital' && state.settings.createDigital)) return type;
  throw fieldError(
    'product.productType',
    'VALIDATION',
    `must be physical for a product created by call, not ${type}`,
  );
};

type Setter<Key extends keyof ProductChanges> = (
  world: World,
  product: ProductRecord,
  value: NonNullable<ProductChanges[Key]>,
) => void;

const setOrDrop = <Key extends 'brand' | 'ribbon' | 'discount'>(
  product: ProductRecord,
  key: Key,
  value: ProductRecord[Key],
): void => {
  if (value) product[key] = value;
  else delete product[key];
};

/** The function that sets each field of a request in a product. */
const setters: { [Key in keyof Required<Omit<ProductChanges, 'id'>>]: Setter<Key> } = {
  name: (_, product, name) => {
    product.name = name;
  },
  slug: ({ state }, product, slug) => {
    const free = freeSlug(state.products, slug, product.slug);
    if (free === product.slug) return;
    // The handle keeps the first slug of the product (R320).
    product.handle ??= product.slug;
    product.slug = free;
    // The index by slug belongs to the list: a new list gets a new index.
    state.products = [...state.products];
  },
  visible: (_, product, visible) => {
    product.visible = visible;
  },
  productType: (world, product, type) => {
    product.type = typeOf(world, type);
  },
  description: (_, product, description) => {
    product.description = description;
  },
  sku: (_, product, sku) => {
    product.sku = sku;
  },
  weight: (_, product, weight) => {
    product.weight = decimalOf(weight);
  },
  productDimensions: (_, product, productDimensions) => {
    product.sizes = { ...product.sizes, productDimensions: dimensionsOf(productDimensions) };
  },
  packageDimensions: (_, product, packageDimensions) => {
    product.sizes = { ...product.sizes, packageDimensions: dimensionsOf(packageDimensions) };
  },
  priceData: (_, product, { price }) => {
    product.price = decimalOf(price);
  },
  costAndProfitData: (_, product, { itemCost }) => {
    product.cost = decimalOf(itemCost);
  },
  pricePerUnitData: (_, product, per) => {
    product.perUnit = {
      total: decimalOf(per.totalQuantity),
      totalUnit: per.totalMeasurementUnit,
      base: decimalOf(per.baseQuantity),
      baseUnit: per.baseMeasurementUnit,
    };
  },
  additionalInfoSections: (_, product, sections) => {
    product.sections = sections.map(({ title, description }) => ({ title, description }));
  },
  ribbon: (_, product, ribbon) => setOrDrop(product, 'ribbon', ribbon),
  brand: (_, product, brand) => setOrDrop(product, 'brand', brand),
  manageVariants: (_, product, manageVariants) => {
    product.manageVariants = manageVariants;
  },
  productOptions: (world, product, inputs) => {
    product.options = readOptions(world, inputs, 'product.productOptions');
    product.variants = variantsFor(world, product.options, product.variants);
    // A medium cannot belong to a choice that no longer exists.
    for (const medium of product.pictures) {
      const option = product.options.find(({ name }) => name === medium.choice?.option);
      const left = medium.choice?.descriptions.filter((known) =>
        option?.choices.some(({ description }) => description === known),
      );
      if (medium.choice && left && left.length > 0) medium.choice.descriptions = left;
      else delete medium.choice;
    }
  },
  discount: (_, product, discount) => setOrDrop(product, 'discount', discountOf(discount)),
  seoData: (_, product, seo) => {
    product.seo = seoOf(seo);
  },
};

/** The names of fields in notifications, where they differ from those in requests. */
const notificationNames: Partial<Record<string, string>> = { priceData: 'price' };

const isField = (name: string): name is keyof typeof setters => Object.hasOwn(setters, name);

const take = <Key extends keyof typeof setters>(
  world: World,
  product: ProductRecord,
  key: Key,
  changes: ProductChanges,
): void => {
  const value = changes[key];
  if (value !== undefined && value !== null) setters[key](world, product, value);
};

/**
 * Sets all given fields of a product, or none, and returns the names of the changed fields. Throws a 400 for a value
 * that a product cannot have.
 */
export const applyFields = (world: World, product: ProductRecord, changes: ProductChanges): string[] => {
  const changed: string[] = [];
  const draft = structuredClone(product);
  for (const key of Object.keys(changes).filter(isField)) {
    const before = JSON.stringify(draft);
    take(world, draft, key, changes);
    if (JSON.stringify(draft) !== before) changed.push(notificationNames[key] ?? key);
  }
  for (const key of Object.keys(product))
    if (!Object.hasOwn(draft, key)) Reflect.deleteProperty(product, key);
  Object.assign(product, draft);
  return changed;
};
