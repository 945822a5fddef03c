import {
  useGetProduct,
  useQueryProducts,
  useQueryStoreVariants,
} from '../../generated/catalog-v1/queries.ts';
import {
  getCollectionBySlugV1,
  getProduct,
  getProductOptionsAvailability,
  type InventoryStatus,
  type Product,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
  type Stock,
} from '../../generated/catalog-v1/index.ts';
import { openApiClient, catalogV1Service } from '../../generated/catalog-v1/openapi.ts';
import { createClient, isDeclared, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Catalog reads that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, catalogV1Service);
const query = '/v1/products/query-platformized';

export const answers = async (): Promise<void> => {
  const { product } = await getProduct('id', undefined, { client });
  exactly<string | undefined>()(product?.name);
  exactly<number | undefined>()(product?.priceData?.price);
  exactly<string | undefined>()(product?.priceData?.formatted?.price);
  exactly<string | undefined>()(product?.media?.mainMedia?.image?.url);
  exactly<InventoryStatus | Undeclared | undefined>()(product?.stock?.inventoryStatus);
  const { products, metadata } = await queryProducts({ query: {} }, { client: owner });
  exactly<number | undefined>()(products[0]?.priceData?.discountedPrice);
  exactly<number | undefined>()(metadata?.total);
  const { variants } = await queryProductVariants('id', {}, { client });
  exactly<number | undefined>()(variants[0]?.variant?.priceData?.price);
  exactly<string | undefined>()((await getCollectionBySlugV1('light', { client })).collection?.name);
  // @ts-expect-error The product has no such field.
  void product.title;
  // @ts-expect-error The platform sets this member; a program cannot.
  product.numericId = '';
};

export const requests = (): void => {
  void getProductOptionsAvailability('id', { options: { Size: 'M' } }, { client });
  // @ts-expect-error A product is read by its id.
  void getProduct({ slug: 'low-carafe' }, undefined, { client });
  // @ts-expect-error A parameter that the call does not have.
  void getProduct('id', { fields: [] }, { client });
  // @ts-expect-error The choices are missing.
  void getProductOptionsAvailability('id', {}, { client });
  // @ts-expect-error A choice is a text.
  void getProductOptionsAvailability('id', { options: { Size: 42 } }, { client });
  // @ts-expect-error A field that the call does not have.
  void queryProductVariants('id', { options: { Size: 'M' } }, { client });
  // @ts-expect-error A member that `paging` does not have.
  void queryProductVariants('id', { paging: { page: 2 } }, { client });
  // @ts-expect-error The query of variants is missing.
  void queryStoreVariants({}, { client });
};

export const queries = (size: string): void => {
  void queryProducts({ query: { filter: { 'priceData.price': { $lt: 20 } } } }, { client });
  void queryProducts(
    { query: { filter: { [`options.${size}`]: 'M' }, sort: [{ fieldName: 'name' }] } },
    { client },
  );
  // @ts-expect-error A field that cannot be filtered.
  void queryProducts({ query: { filter: { brand: 'Halm' } } }, { client });
  // @ts-expect-error A nested field that cannot be filtered.
  void queryProducts({ query: { filter: { $not: { brand: 'Halm' } } } }, { client });
  // @ts-expect-error An operator that texts do not support.
  void queryProducts({ query: { filter: { name: { $hasAll: ['a'] } } } }, { client });
  // @ts-expect-error A price is not a text.
  void queryProducts({ query: { filter: { price: '12' } } }, { client });
  // @ts-expect-error Not a stock status.
  void queryProducts({ query: { filter: { inventoryStatus: 'GONE' } } }, { client });
  // @ts-expect-error A field that can be filtered, but not sorted.
  void queryProducts({ query: { sort: [{ fieldName: 'description' }] } }, { client });
  // @ts-expect-error Not a direction.
  void queryProducts({ query: { sort: [{ fieldName: 'name', order: 'UP' }] } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST(query, { body: { query: { filter: { slug: 'low-carafe' } } } });
  exactly<number | undefined>()(data?.products[0]?.priceData?.price);
  const answer = await openApi.GET('/v1/products/{id}', {
    params: { path: { id: 'a' } },
  });
  exactly<InventoryStatus | Undeclared | undefined>()(answer.data?.product?.stock?.inventoryStatus);
  // @ts-expect-error Products are made by `catalogWrite`.
  await openApi.POST('/v1/products', { body: {} });
  // @ts-expect-error A field that cannot be filtered.
  await openApi.POST(query, { body: { query: { filter: { brand: 'Halm' } } } });
  // @ts-expect-error A field that cannot be sorted.
  await openApi.POST(query, { body: { query: { sort: [{ fieldName: 'description' }] } } });
  // @ts-expect-error The id is missing.
  await openApi.GET('/v1/products/{id}');
};

export const useCatalog = (): void => {
  exactly<number | undefined>()(useGetProduct('id').data?.product?.priceData?.price);
  exactly<Product[] | undefined>()(useQueryProducts({ query: { filter: { name: 'a' } } }).data?.products);
  // @ts-expect-error A field that cannot be filtered.
  useQueryProducts({ query: { filter: { brand: 'Halm' } } });
  // @ts-expect-error A field that cannot be sorted.
  useQueryStoreVariants({ query: { sort: [{ fieldName: 'price' }] } });
  // @ts-expect-error A parameter that the call does not have.
  useGetProduct('id', { fields: [] });
};

const labels: Record<InventoryStatus, string> = {
  IN_STOCK: '',
  PARTIALLY_OUT_OF_STOCK: 'some left',
  OUT_OF_STOCK: 'sold out',
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const availability = ({ inventoryStatus }: Stock): string => {
  switch (inventoryStatus) {
    case 'IN_STOCK':
    case 'PARTIALLY_OUT_OF_STOCK':
    case 'OUT_OF_STOCK':
      return labels[inventoryStatus];
    default:
      return inventoryStatus satisfies Undeclared;
  }
};

export const looked = ({ inventoryStatus }: Stock): string => {
  // @ts-expect-error The table lacks fields that are not listed.
  if (labels[inventoryStatus]) return '';
  return isDeclared(labels, inventoryStatus) ? labels[inventoryStatus] : inventoryStatus;
};
