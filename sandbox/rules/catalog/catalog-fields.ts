import type { CollectionRecord, ProductRecord, VariantRecord } from '../../records/state.ts';
import type { FieldLookup, QueryField } from '../../engine/query.ts';
import { inventoryStatus, isInStock, isVisible, skuOf } from './stock.ts';

const memberOf: QueryField<ProductRecord> = {
  read: ({ collectionIds }) => collectionIds,
  operators: ['$hasSome', '$hasAll'],
};
const entryOperators = ['$eq', '$ne', '$hasSome', '$hasAll'];
const price: QueryField<ProductRecord> = { read: (product) => Number(product.price), sortable: true };

const productFields = new Map<string, QueryField<ProductRecord>>([
  ['id', { read: ({ id }) => id, sortable: true }],
  ['name', { read: ({ name }) => name, sortable: true }],
  ['slug', { read: ({ slug }) => slug, sortable: true }],
  ['productType', { read: ({ type }) => type, sortable: true }],
  ['description', { read: ({ description }) => description }],
  ['sku', { read: ({ sku }) => sku, sortable: true }],
  ['price', price],
  ['priceData.price', price],
  ['numericId', { read: ({ numericId }) => numericId, sortable: true }],
  ['lastUpdated', { read: ({ lastUpdated }) => lastUpdated, sortable: true }],
  ['createdDate', { read: ({ createdDate }) => createdDate }],
  ['inventoryStatus', { read: inventoryStatus, operators: ['$eq', '$ne', '$hasSome'] }],
  ['collectionIds', memberOf],
  ['collections.id', { ...memberOf, operators: entryOperators }],
]);

/** A query field such as `options.Size`, which reads the choices of the option that are in stock. */
const optionField = (name: string): QueryField<ProductRecord> => ({
  read: (product) => [
    ...new Set(
      product.variants
        .filter((variant) => isVisible(product, variant) && isInStock(product, variant))
        .flatMap(({ choices }) => choices[name] ?? []),
    ),
  ],
  operators: entryOperators,
});

/** The fields of a product that a query may name (R113). */
export const productField: FieldLookup<ProductRecord> = (name) =>
  productFields.get(name) ??
  (name.startsWith('options.') ? optionField(name.slice('options.'.length)) : undefined);

/** The fields of a collection that a query may name (R113). */
export const collectionField: FieldLookup<CollectionRecord> = (name) => collectionFields.get(name);

const collectionFields = new Map<string, QueryField<CollectionRecord>>([
  ['id', { read: ({ id }) => id, sortable: true }],
  ['name', { read: ({ name }) => name, sortable: true }],
]);

/** A variant with its product. */
export interface Sellable {
  product: ProductRecord;
  variant: VariantRecord;
}

/** The fields of a store variant that a query may name (R113). */
export const storeVariantField: FieldLookup<Sellable> = (name) => storeVariantFields.get(name);

const storeVariantFields = new Map<string, QueryField<Sellable>>([
  ['id', { read: ({ product, variant }) => `${product.id}-${variant.id}`, sortable: true }],
  ['variantId', { read: ({ variant }) => variant.id, sortable: true }],
  ['productId', { read: ({ product }) => product.id, sortable: true }],
  ['productName', { read: ({ product }) => product.name, sortable: true }],
  ['variantName', { read: ({ variant }) => Object.values(variant.choices).join(' | '), sortable: true }],
  ['managedVariant', { read: ({ product }) => product.manageVariants }],
  ['sku', { read: ({ product, variant }) => skuOf(product, variant), sortable: true }],
  ['stock.inStock', { read: ({ product, variant }) => isInStock(product, variant) }],
  ['collectionIds', { read: ({ product }) => product.collectionIds, operators: ['$hasSome', '$hasAll'] }],
]);
