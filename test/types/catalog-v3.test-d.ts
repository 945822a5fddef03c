import {
  countProducts,
  getAllProductsCategory,
  getProductBySlug,
  getProductV3,
  type GetProductV3ErrorCode,
  type ProductFields,
  queryBrands,
  queryProductsV3,
  queryRibbons,
  queryVariants,
  searchProducts,
  searchVariants,
} from '../../generated/catalog-v3/index.ts';
import { catalogV3Service, openApiClient } from '../../generated/catalog-v3/openapi.ts';
import {
  searchProductsPages,
  useGetProductV3,
  useSearchProducts,
} from '../../generated/catalog-v3/queries.ts';
import { createClient, items } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Calls of the newer catalog that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const openApi = openApiClient(client, catalogV3Service);

export const answers = async (): Promise<void> => {
  const { product } = await getProductV3('id', {}, { client });
  exactly<string | undefined>()(product?.revision);
  exactly<string | undefined>()(product?.actualPriceRange?.minValue?.amount);
  const [variant] = product?.variantsInfo?.variants ?? [];
  exactly<boolean | undefined>()(variant?.inventoryStatus?.inStock);
  exactly<number>()((await countProducts({}, { client })).count);
  exactly<string>()((await getAllProductsCategory({ client })).categoryId);
  exactly<string>()((await queryBrands({}, { client })).brands[0]?.name ?? '');
  exactly<string>()((await queryRibbons({}, { client })).ribbons[0]?.name ?? '');
  const { pagingMetadata } = await queryProductsV3({}, { client });
  exactly<string | undefined>()(pagingMetadata?.cursors?.next);
  // @ts-expect-error A page by cursor has no total.
  void pagingMetadata.total;
  // @ts-expect-error The price of the first family.
  void product.priceData;
  for await (const found of items(searchProducts, { search: {} }, { client }))
    exactly<string | undefined>()(found.name);
};

export const parts = async (chosen: ProductFields): Promise<void> => {
  const { product } = await getProductV3('id', { fields: ['CURRENCY'] }, { client });
  exactly<string | undefined>()(product?.currency);
  // @ts-expect-error The HTML description comes with PLAIN_DESCRIPTION only.
  void product.plainDescription;
  // The parts are known at run time only: each may be absent.
  const read = await getProductV3('id', { fields: chosen }, { client });
  exactly<string | undefined>()(read.product?.plainDescription);
  const { products } = await queryProductsV3({ fields: ['PLAIN_DESCRIPTION'] }, { client });
  exactly<string | undefined>()(products[0]?.plainDescription);
};

export const failures = (code: GetProductV3ErrorCode): boolean =>
  code === 'PRODUCT_NOT_FOUND' || code === 'NO_PERMISSION_TO_READ_MERCHANT_DATA';

export const requests = (): void => {
  void getProductBySlug('shirt', { fields: ['CURRENCY', 'VARIANT_OPTION_CHOICE_NAMES'] }, { client });
  // @ts-expect-error A field, not a part on request.
  void getProductBySlug('shirt', { fields: ['currency'] }, { client });
  // @ts-expect-error A part of lists only.
  void getProductBySlug('shirt', { fields: ['MIN_PRICE_VARIANT'] }, { client });
  void queryProductsV3({ query: { filter: { slug: { $startsWith: 'a' } } } }, { client });
  // @ts-expect-error A field that only a search can filter.
  void queryProductsV3({ query: { filter: { name: 'a' } } }, { client });
  // @ts-expect-error A field that cannot be sorted.
  void queryProductsV3({ query: { sort: [{ fieldName: 'handle' }] } }, { client });
  // @ts-expect-error Pages are found by cursor only.
  void queryProductsV3({ query: { paging: { offset: 2 } } }, { client });
  void searchProducts(
    { search: { filter: { 'allCategoriesInfo.categories': { $matchItems: [{ id: 'a' }] } } } },
    { client },
  );
  const someCategory = { $hasSome: ['a'] };
  // @ts-expect-error Categories are matched as items.
  void searchProducts({ search: { filter: { 'allCategoriesInfo.categories': someCategory } } }, { client });
  // @ts-expect-error A search needs its `search`.
  void searchProducts({}, { client });
  const number = { $gte: 1 };
  // @ts-expect-error An amount is a text.
  void searchProducts({ search: { filter: { 'actualPriceRange.minValue.amount': number } } }, { client });
  void queryVariants({ query: { filter: { 'productData.productId': { $in: ['a'] } } } }, { client });
  // @ts-expect-error A field that only a search can filter.
  void queryVariants({ query: { filter: { sku: 'a' } } }, { client });
  void searchVariants({ search: { filter: { sku: 'a' } }, fields: ['CURRENCY'] }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.GET('/v3/products/{productId}', {
    params: { path: { productId: 'a' }, query: { fields: ['CURRENCY'] } },
  });
  exactly<string | undefined>()(data?.product?.name);
  // @ts-expect-error A sort that the call does not know.
  await openApi.POST('/v3/ribbons/query', { body: { query: { sort: [{ fieldName: 'id' }] } } });
};

export const useProducts = (): void => {
  exactly<string | undefined>()(useGetProductV3('id', {}).data?.product?.slug);
  exactly<number | undefined>()(useSearchProducts({ search: {} }).data?.pagingMetadata?.count);
  void searchProductsPages({ search: { search: { expression: 'cup' } } });
  // @ts-expect-error The expression is one text, not a list of words.
  void searchProductsPages({ search: { search: { expression: ['cup'] } } });
};
