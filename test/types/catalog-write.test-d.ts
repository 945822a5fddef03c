import { useCreateProduct, useUpdateProduct } from '../../generated/catalog-write/queries.ts';
import {
  addProductsToCollection,
  bulkAdjustProductProperty,
  bulkUpdateProductsProperty,
  createCollection,
  createProduct,
  deleteProduct,
  type ProductOption,
  removeBrand,
  updateProduct,
  updateProductVariants,
} from '../../generated/catalog-write/index.ts';
import { openApiClient, catalogWriteService } from '../../generated/catalog-write/openapi.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Catalog writes that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.owner });
const installed = createClient({ auth: callers.installed });
const shopper = createClient({ auth: callers.shopper });
const openApi = openApiClient(client, catalogWriteService);
const shopperOpenApi = openApiClient(shopper, catalogWriteService);
const priceData = { price: 20 };
const product = { name: 'Bowl', priceData };

export const answers = async (): Promise<void> => {
  const { product: made } = await createProduct({ product }, { client });
  exactly<string | undefined>()(made?.id);
  exactly<number | undefined>()(made?.priceData?.price);
  const { collection } = await createCollection({ collection: { name: 'Light' } }, { client });
  exactly<string | undefined>()(collection?.slug);
  const { variants } = await updateProductVariants('id', { variants: [] }, { client });
  exactly<number | undefined>()(variants[0]?.variant?.priceData?.price);
  const { results, bulkActionMetadata } = await bulkUpdateProductsProperty(
    { ids: ['a'], set: priceData },
    { client },
  );
  exactly<boolean | undefined>()(results[0]?.itemMetadata?.success);
  exactly<number | undefined>()(bulkActionMetadata?.totalFailures);
  // @ts-expect-error The product has no such field.
  void made.title;
};

export const identities = (): void => {
  void deleteProduct('id', { client: installed });
  // @ts-expect-error Visitors and members make no products.
  void createProduct({ product }, { client: shopper });
  // @ts-expect-error Visitors and members delete no products.
  void deleteProduct('id', { client: shopper });
  // @ts-expect-error Visitors and members change no brands.
  void removeBrand('id', { client: shopper });
};

export const requests = (): void => {
  void updateProduct('id', { product: { visible: false } }, { client });
  // @ts-expect-error A field that the call does not have.
  void createProduct({ product, draft: true }, { client });
  // @ts-expect-error A field that the product does not have.
  void createProduct({ product: { ...product, title: 'Bowl' } }, { client });
  // @ts-expect-error A field that the price does not have.
  void createProduct({ product: { ...product, priceData: { price: 2, currency: 'EUR' } } }, { client });
  // @ts-expect-error A product without its price.
  void createProduct({ product: { name: 'Bowl' } }, { client });
  // @ts-expect-error A price is not a text.
  void createProduct({ product: { name: 'Bowl', priceData: { price: '20' } } }, { client });
  // @ts-expect-error Not a kind of product.
  void createProduct({ product: { ...product, productType: 'service' } }, { client });
  // @ts-expect-error The platform counts the products; a call cannot send the number.
  void createCollection({ collection: { name: 'Light', numberOfProducts: 3 } }, { client });
  // @ts-expect-error A collection without its name.
  void createCollection({ collection: {} }, { client });
  // @ts-expect-error Ids are a list.
  void addProductsToCollection('id', { productIds: 'a' }, { client });
  // @ts-expect-error A property that is not changed in bulk.
  void bulkUpdateProductsProperty({ ids: ['a'], set: { name: 'Bowl' } }, { client });
  // @ts-expect-error A property that is not adjusted in bulk.
  void bulkAdjustProductProperty({ ids: ['a'], adjust: { ribbon: {} } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST('/v1/products', { body: { product } });
  exactly<number | undefined>()(data?.product?.priceData?.price);
  // @ts-expect-error Visitors and members make no products.
  await shopperOpenApi.POST('/v1/products', { body: { product } });
  // @ts-expect-error A field that a product does not have.
  await openApi.POST('/v1/products', { body: { product: { ...product, title: '' } } });
  // @ts-expect-error A product without its price.
  await openApi.POST('/v1/products', { body: { product: { name: 'Bowl' } } });
  // @ts-expect-error The id is missing.
  await openApi.DELETE('/v1/products/{id}');
};

export const useWriting = (): void => {
  exactly<string | undefined>()(useCreateProduct().data?.product?.id);
  useUpdateProduct().mutate({ id: 'id', data: { product: { visible: false } } });
  // @ts-expect-error The id is missing.
  useUpdateProduct().mutate({ data: { product: { visible: false } } });
  // @ts-expect-error A field that a product does not have.
  useCreateProduct().mutate({ data: { product: { ...product, title: '' } } });
  // @ts-expect-error Visitors and members make no products.
  useCreateProduct({ request: { client: shopper } });
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const asked = ({ optionType }: ProductOption): string => {
  switch (optionType) {
    case 'color':
      return 'swatches';
    case 'drop_down':
    case 'unspecified_option_type':
      return 'list';
    default:
      return optionType satisfies Undeclared;
  }
};

export const sent = ({ optionType }: ProductOption): void => {
  // @ts-expect-error Fields that are not listed are not sent.
  void updateProduct('id', { product: { productOptions: [{ name: 'Size', optionType }] } }, { client });
};
