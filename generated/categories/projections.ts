// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Projected, Replaced } from '../../src/core/projected.ts';
import type { CallOptions, Reply } from '../../src/core/types.ts';
import type {
  GetCategoryErrorCode,
  GetCategoryBySlugErrorCode,
  QueryCategoriesErrorCode,
  SearchCategoriesErrorCode,
} from './facts.ts';
import type {
  Category,
  CategoryField,
  GetCategoryBySlugParams,
  GetCategoryBySlugResponse,
  GetCategoryParams,
  GetCategoryResponse,
  QueryCategoriesRequest,
  QueryCategoriesResponse,
  SearchCategoriesRequest,
  SearchCategoriesResponse,
} from './types.ts';

/** The values of a request that ask for each member of {@link Category} which is absent otherwise. */
export interface CategorySilent {
  readonly description: 'DESCRIPTION';
  readonly breadcrumbsInfo: 'BREADCRUMBS_INFO';
  readonly richContentDescription: 'RICH_CONTENT_DESCRIPTION';
}

/** {@link Category} with the members for which `Field` asks. By default it lacks the members that a request has to name. */
export type CategoryWith<Field extends CategoryField = never> = Projected<Category, CategorySilent, Field>;

/** The response of {@link getCategory} to a request that asks for `Field`. */
export type GetCategoryResponseWith<Field extends CategoryField = never> = Replaced<
  GetCategoryResponse,
  'category',
  CategoryWith<Field>
>;

/** The response of {@link getCategoryBySlug} to a request that asks for `Field`. */
export type GetCategoryBySlugResponseWith<Field extends CategoryField = never> = Replaced<
  GetCategoryBySlugResponse,
  'category',
  CategoryWith<Field>
>;

/** The response of {@link queryCategories} to a request that asks for `Field`. */
export type QueryCategoriesResponseWith<Field extends CategoryField = never> = Replaced<
  QueryCategoriesResponse,
  'categories',
  CategoryWith<Field>[]
>;

/** The response of {@link searchCategories} to a request that asks for `Field`. */
export type SearchCategoriesResponseWith<Field extends CategoryField = never> = Replaced<
  SearchCategoriesResponse,
  'categories',
  CategoryWith<Field>[]
>;

/** The calls whose responses follow from the fields that a request asks for, as a client has them. */
export interface ProjectedCalls {
  readonly getCategory: <const Field extends CategoryField = never>(
    categoryId: string,
    params: GetCategoryParams & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<GetCategoryResponseWith<Field>, GetCategoryErrorCode>;
  readonly getCategoryBySlug: <const Field extends CategoryField = never>(
    slug: string,
    params: GetCategoryBySlugParams & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<GetCategoryBySlugResponseWith<Field>, GetCategoryBySlugErrorCode>;
  readonly queryCategories: <const Field extends CategoryField = never>(
    queryCategoriesRequest: QueryCategoriesRequest & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<QueryCategoriesResponseWith<Field>, QueryCategoriesErrorCode>;
  readonly searchCategories: <const Field extends CategoryField = never>(
    searchCategoriesRequest: SearchCategoriesRequest & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<SearchCategoriesResponseWith<Field>, SearchCategoriesErrorCode>;
}
