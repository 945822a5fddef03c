import * as catalog from '../../generated/catalog-v3/index.ts';
import {
  getProductV3Query,
  queryVariantsPages,
  useGetProductV3,
  useGetProductV3Suspense,
} from '../../generated/catalog-v3/queries.ts';
import { apiKey, createClient, oauth, pages, type Reply, type RequestOptions } from '../index.ts';
import type { Projected } from './projected.ts';

// Members of responses that must compile and members that must not. Only the compiler runs these lines.

const client = createClient({ auth: oauth({ clientId: 'shop' }), services: { catalog } });

/** Whether two types are the same. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

export const free = async (many: catalog.ProductField[]): Promise<void> => {
  const { product: plain } = await catalog.getProductV3('id', undefined, { client });
  // @ts-expect-error Without `fields` the member is not there.
  void plain?.url;
  const { product } = await catalog.getProductV3('id', { fields: ['URL', 'CURRENCY'] }, { client });
  const same: Same<NonNullable<typeof product>['currency'], string | undefined> = true;
  void [same, product?.url];
  // @ts-expect-error A value that the list does not have.
  void product?.costRange;
  const { product: wide } = await catalog.getProductV3('id', { fields: many }, { client });
  void [wide?.url, wide?.costRange, wide?.currency];
  const { product: named } = await catalog.getProductV3('id', { fields: ['URL'] as const }, { client });
  // @ts-expect-error A value that the list does not have.
  void named?.currency;
  // @ts-expect-error Not a field.
  await catalog.getProductV3('id', { fields: ['WRONG'] }, { client });
  const { brands } = await catalog.queryBrands(undefined, { client });
  // @ts-expect-error The entities of a list are narrowed too.
  void brands?.[0]?.assignedProductsCount;
};

export const bound = async (many: catalog.ProductField[]): Promise<void> => {
  const { product } = await client.catalog.getProductV3('id', { fields: ['URL'] });
  void product?.url;
  // @ts-expect-error A value that the list does not have.
  void product?.currency;
  const { product: plain } = await client.catalog.getProductV3('id');
  // @ts-expect-error Without `fields` the member is not there.
  void plain?.url;
  const { product: wide } = await client.catalog.getProductV3('id', { fields: many }, { timeout: 1000 });
  void [wide?.url, wide?.currency];
  // @ts-expect-error A bound call has its client already.
  await client.catalog.getProductV3('id', {}, { client });
  const owner = createClient({ auth: apiKey({ key: 'key' }), services: { catalog } });
  void (await owner.catalog.queryRibbons({ fields: ['ASSIGNED_PRODUCT_COUNT'] })).ribbons?.[0]
    ?.assignedProductCount;
};

/** A response with the silent members is taken wherever the whole entity is. */
export const passed = async (show: (product: catalog.ProductV3) => void): Promise<void> => {
  const { product } = await client.catalog.getProductV3('id', { fields: ['URL'] });
  if (!product) return;
  show(product);
  const kept: catalog.ProductV3With<'URL'> = product;
  show(kept);
};

export const useProducts = (): void => {
  const { data } = useGetProductV3('id', { fields: ['CURRENCY'] });
  void data?.product?.currency;
  // @ts-expect-error A value that the list does not have.
  void data?.product.url;
  const { data: selected } = useGetProductV3(
    'id',
    { fields: ['CURRENCY'] },
    { query: { select: ({ product }) => product?.currency } },
  );
  const currency: string | undefined = selected;
  const suspended = useGetProductV3Suspense('id', { fields: ['URL'] });
  void [currency, suspended.data.product?.url];
  // @ts-expect-error A value that the list does not have.
  void suspended.data.product.currency;
  const { queryKey } = getProductV3Query('id', { fields: ['URL'] });
  void [queryKey, queryVariantsPages({ fields: ['MERCHANT_DATA'] })];
};

interface Thing {
  readonly id: string;
  readonly price?: string;
}

declare const queryThings: <const Field extends 'PRICE' = never>(
  request: { paging?: { limit?: number; offset?: number } } & { readonly fields?: readonly Field[] },
  options: RequestOptions<'visitor'>,
) => Reply<{ things: Projected<Thing, { price: 'PRICE' }, Field>[]; metadata: { total?: number } }>;

export const paged = async (): Promise<void> => {
  for await (const { things } of pages(queryThings, { paging: {} }, { client })) void things[0]?.price;
};
