import { useGetCollection, useQueryCollections } from '../../generated/catalog-v2/queries.ts';
import {
  type Collection,
  getCollection,
  getCollectionBySlug,
  type MediaItem,
  queryCollections,
} from '../../generated/catalog-v2/index.ts';
import { openApiClient, catalogV2Service } from '../../generated/catalog-v2/openapi.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Collection reads that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const openApi = openApiClient(client, catalogV2Service);
const query = '/v2/collections/query';

export const answers = async (): Promise<void> => {
  const { collection } = await getCollection('id', { client });
  exactly<string | undefined>()(collection?.name);
  exactly<number | undefined>()(collection?.numberOfProducts);
  exactly<string | undefined>()((await getCollectionBySlug('light', { client })).collection?.slug);
  const { collections, metadata } = await queryCollections({}, { client });
  exactly<string | undefined>()(collections[0]?.media?.mainMedia?.image?.url);
  exactly<number | undefined>()(metadata?.total);
  // @ts-expect-error The collection has no such field.
  void collection.title;
  // @ts-expect-error The platform counts the products; a program cannot set the number.
  collection.numberOfProducts = 3;
};

export const requests = (): void => {
  // @ts-expect-error A collection is read by its id.
  void getCollection({ id: 'a' }, { client });
  // @ts-expect-error Not a client.
  void getCollection('id', { client: 'https://example.com' });
  // @ts-expect-error A field that the call does not have.
  void queryCollections({ filter: { name: 'a' } }, { client });
  // @ts-expect-error A member that `paging` does not have.
  void queryCollections({ query: { paging: { page: 2 } } }, { client });
};

export const queries = (): void => {
  void queryCollections(
    { query: { filter: { name: { $startsWith: 'L' } }, sort: [{ fieldName: 'name' }] } },
    { client },
  );
  // @ts-expect-error A field that cannot be filtered.
  void queryCollections({ query: { filter: { slug: 'light' } } }, { client });
  // @ts-expect-error An operator that names do not support.
  void queryCollections({ query: { filter: { name: { $hasAll: ['a'] } } } }, { client });
  // @ts-expect-error A field that cannot be sorted.
  void queryCollections({ query: { sort: [{ fieldName: 'slug' }] } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST(query, { body: { query: { filter: { name: 'a' } } } });
  exactly<string | undefined>()(data?.collections[0]?.name);
  // @ts-expect-error A field that cannot be filtered.
  await openApi.POST(query, { body: { query: { filter: { slug: 'light' } } } });
  // @ts-expect-error Collections are changed by `catalogWrite`.
  await openApi.PATCH('/v2/collections/{id}', {
    params: { path: { id: 'a' } },
  });
};

export const useCollections = (): void => {
  exactly<string | undefined>()(useGetCollection('id').data?.collection?.name);
  exactly<Collection[] | undefined>()(useQueryCollections({}).data?.collections);
  // @ts-expect-error A field that cannot be filtered.
  useQueryCollections({ query: { filter: { slug: 'light' } } });
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const shown = ({ mediaType }: MediaItem): string => {
  switch (mediaType) {
    case 'image':
    case 'video':
    case 'audio':
      return mediaType;
    case 'document':
    case 'zip':
    case 'unspecified_media_item_type':
      return 'file';
    default:
      return mediaType satisfies Undeclared;
  }
};
