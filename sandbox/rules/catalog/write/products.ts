import type {
  CreateProductRequest,
  UpdateProductRequest,
} from '../../../../generated/catalog-write/types.ts';
import { fieldError } from '../../../engine/errors.ts';
import type { ProductRecord } from '../../../records/state.ts';
import { productById } from '../catalog.ts';
import { newId, type Rule } from '../../../engine/context.ts';
import { productView } from '../product-view.ts';
import { productChanged, productCreated, productDeleted, variantsChanged } from './changes.ts';
import { applyFields, freeSlug } from './product-fields.ts';
import { variantsFor } from './variants-of.ts';

/** The first numeric id of products created by call; those of the seeds are lower. */
const FIRST_NUMBER = 1_700_000_001_000_000;

/** createProduct (R100, R101, R112): the slug is derived from the name (R3), the variants from the choices. */
export const createProduct: Rule = (call) => {
  const { product: given } = call.body as CreateProductRequest;
  const { slug, ...fields } = given;
  const now = call.clock.iso();
  const id = newId(call, 'product');
  const product: ProductRecord = {
    id,
    numericId: String(FIRST_NUMBER + call.state.counter),
    slug: freeSlug(call.state.products, slug || given.name),
    name: given.name,
    description: '',
    visible: true,
    type: 'physical',
    price: '0',
    cost: '0',
    weight: '0',
    sku: '',
    taxClass: 'standard',
    manageVariants: false,
    options: [],
    variants: variantsFor(call, []),
    quantity: null,
    inStock: true,
    customTextFields: [],
    sections: [],
    collectionIds: [],
    pictures: [],
    createdDate: now,
    lastUpdated: now,
  };
  applyFields(call, product, fields);
  call.state.products.push(product);
  productCreated(call, product);
  return { product: productView(call, product, true) };
};

/** updateProduct (R100, R101, R112, R114): sets all given fields or none. */
export const updateProduct: Rule = (call) => {
  const { product: changes } = call.body as UpdateProductRequest;
  const product = productById(call);
  if (changes.id !== undefined && changes.id !== product.id)
    throw fieldError('product.id', 'VALIDATION', 'is not the id of the path');
  productChanged(call, product, applyFields(call, product, changes));
  return { product: productView(call, product, true) };
};

/** deleteProduct (R114): cart lines of the product become NOT_FOUND (R54). */
export const deleteProduct: Rule = (call) => {
  const { id } = productById(call);
  call.state.products = call.state.products.filter((product) => product.id !== id);
  productDeleted(call, id);
  return {};
};

/** deleteProductOptions: possible only while variants are not managed (R109). Pictures lose their choices. */
export const deleteProductOptions: Rule = (call) => {
  const product = productById(call);
  if (product.manageVariants)
    throw fieldError('manageVariants', 'VALIDATION', 'must be false before the options can be deleted');
  const changed = product.options.length > 0 ? ['productOptions', 'variants'] : [];
  product.options = [];
  product.variants = variantsFor(call, [], product.variants);
  for (const medium of product.pictures) delete medium.choice;
  productChanged(call, product, changed);
  return {};
};

const removeField =
  (key: 'brand' | 'ribbon'): Rule =>
  (call) => {
    const product = productById(call);
    const changed = product[key] === undefined ? [] : [key];
    delete product[key];
    productChanged(call, product, changed);
    return {};
  };

/** removeBrand (R114). */
export const removeBrand: Rule = removeField('brand');

/** removeRibbon (R114). */
export const removeRibbon: Rule = removeField('ribbon');

/** resetAllProductVariantData (R111): variants get the price, cost, weight, SKU and sizes of the product again. */
export const resetAllProductVariantData: Rule = (call) => {
  const product = productById(call);
  const changes = product.variants.map((variant) => {
    const own = (['price', 'cost', 'weight', 'sku', 'sizes'] as const).filter(
      (key) => variant[key] !== undefined,
    );
    for (const key of own) delete variant[key];
    return { variant, changedFields: own.map(String) };
  });
  variantsChanged(call, product, changes);
  return {};
};
