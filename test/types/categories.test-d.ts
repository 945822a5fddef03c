import {
  countCategories,
  getCategory,
  getCategoryBySlug,
  type GetCategoryErrorCode,
  listCategoriesForItem,
  listItemsInCategory,
  listTrees,
  queryCategories,
  searchCategories,
} from '../../generated/categories/index.ts';
import { categoriesService, openApiClient } from '../../generated/categories/openapi.ts';
import { useGetCategory, useQueryCategories } from '../../generated/categories/queries.ts';
import { createClient } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Calls of categories that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const openApi = openApiClient(client, categoriesService);
const treeReference = { appNamespace: '@wix/stores' };
const item = { catalogItemId: 'bowl', appId: 'store' };

export const answers = async (): Promise<void> => {
  const { category } = await getCategory('id', { treeReference }, { client });
  exactly<string | undefined>()(category?.name);
  exactly<number | undefined>()(category?.itemCounter);
  exactly<string | undefined>()(category?.parentCategory?.id);
  exactly<string | undefined>()(
    (await getCategoryBySlug('light', { treeReference }, { client })).category?.slug,
  );
  const { categories, pagingMetadata } = await queryCategories({ treeReference }, { client });
  exactly<string | undefined>()(categories[0]?.image?.url);
  exactly<boolean | undefined>()(pagingMetadata?.hasNext);
  exactly<number>()((await countCategories({ treeReference }, { client })).count);
  const { items } = await listItemsInCategory('id', { treeReference }, { client });
  exactly<string | undefined>()(items[0]?.catalogItemId);
  exactly<string[]>()((await listCategoriesForItem({ item, treeReference }, { client })).allCategoryIds);
  exactly<string | undefined>()((await listTrees({ client })).trees[0]?.appNamespace);
  // @ts-expect-error A page by cursor has no total.
  void pagingMetadata.total;
  // @ts-expect-error The member of collections.
  void category.numberOfProducts;
};

export const requests = (): void => {
  // @ts-expect-error Every call names its tree.
  void getCategory('id', {}, { client });
  // @ts-expect-error Every call with a body names its tree.
  void queryCategories({ query: {} }, { client });
  // @ts-expect-error A search needs its search.
  void searchCategories({ treeReference }, { client });
  // @ts-expect-error A part that categories do not have.
  void getCategory('id', { treeReference, fields: ['URL'] }, { client });
  // @ts-expect-error The item is an object.
  void listCategoriesForItem({ item: 'bowl', treeReference }, { client });
  // @ts-expect-error Categories have no pages by offset.
  void queryCategories({ treeReference, query: { paging: { offset: 10 } } }, { client });
  void listItemsInCategory('id', { treeReference, cursorPaging: { limit: 5 } }, { client });
};

export const queries = (): void => {
  const filter = { 'parentCategory.id': { $exists: false }, visible: true } as const;
  const sort = [{ fieldName: 'parentCategory.index', order: 'ASC' }] as const;
  void queryCategories({ treeReference, query: { filter, sort } }, { client });
  void searchCategories(
    { treeReference, search: { search: { expression: 'linen', fields: ['name'] } } },
    { client },
  );
  // @ts-expect-error A field that cannot be filtered.
  void queryCategories({ treeReference, query: { filter: { itemCounter: 2 } } }, { client });
  // @ts-expect-error An operator that booleans do not support.
  void queryCategories({ treeReference, query: { filter: { visible: { $startsWith: 't' } } } }, { client });
  // @ts-expect-error A field that cannot be sorted.
  void queryCategories({ treeReference, query: { sort: [{ fieldName: 'slug' }] } }, { client });
  // @ts-expect-error A field that the text search does not cover.
  void searchCategories({ treeReference, search: { search: { fields: ['slug'] } } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.GET('/v1/categories/{categoryId}', {
    params: { path: { categoryId: 'id' }, query: { treeReference, fields: ['DESCRIPTION'] } },
  });
  exactly<string | undefined>()(data?.category?.description);
  // @ts-expect-error Every call names its tree.
  await openApi.POST('/v1/categories/count', { body: {} });
  // @ts-expect-error Categories are not changed by a described call.
  await openApi.DELETE('/v1/categories/{categoryId}', { params: { path: { categoryId: 'id' } } });
};

export const useCategories = (): void => {
  exactly<string | undefined>()(useGetCategory('id', { treeReference }).data?.category?.name);
  const { data } = useQueryCategories({ treeReference });
  exactly<string | undefined>()(data?.categories?.[0]?.name);
  // @ts-expect-error The description was not asked for.
  void data?.categories?.[0]?.description;
  // @ts-expect-error Every call names its tree.
  useQueryCategories({});
};

export const advice = (code: GetCategoryErrorCode): string => {
  switch (code) {
    case 'CATEGORY_NOT_FOUND':
    case 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API':
    case 'CATALOG_V3_SITE_PROVISIONING':
    case 'REQUIRED_APP_NOT_INSTALLED':
      return code;
  }
};
