// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Projected, Replaced } from '../../src/core/projected.ts';
import type { CallOptions, Reply } from '../../src/core/types.ts';
import type {
  GetProductV3ErrorCode,
  GetProductBySlugErrorCode,
  QueryProductsV3ErrorCode,
  SearchProductsErrorCode,
  QueryVariantsErrorCode,
  SearchVariantsErrorCode,
  QueryBrandsErrorCode,
  QueryRibbonsErrorCode,
} from './facts.ts';
import type {
  Brand,
  BrandField,
  GetProductBySlugParams,
  GetProductBySlugResponse,
  GetProductV3Params,
  GetProductV3Response,
  ProductField,
  ProductListField,
  ProductV3,
  QueryBrandsParams,
  QueryBrandsResponse,
  QueryProductsV3Params,
  QueryProductsV3Response,
  QueryRibbonsRequest,
  QueryRibbonsResponse,
  QueryVariantsRequest,
  QueryVariantsResponse,
  ReadOnlyVariant,
  RibbonField,
  RibbonV3,
  SearchProductsParams,
  SearchProductsResponse,
  SearchVariantsRequest,
  SearchVariantsResponse,
  VariantField,
} from './types.ts';

/** The values of a request that ask for each member of {@link ProductV3} which is absent otherwise. */
export interface ProductV3Silent {
  readonly url: 'URL';
  readonly description: 'DESCRIPTION';
  readonly plainDescription: 'PLAIN_DESCRIPTION';
  readonly directCategoriesInfo: 'DIRECT_CATEGORIES_INFO';
  readonly allCategoriesInfo: 'ALL_CATEGORIES_INFO';
  readonly costRange: 'MERCHANT_DATA';
  readonly currency: 'CURRENCY';
  readonly breadcrumbsInfo: 'BREADCRUMBS_INFO';
}

/** {@link ProductV3} with the members for which `Field` asks. By default it lacks the members that a request has to name. */
export type ProductV3With<Field extends ProductField | ProductListField = never> = Projected<
  ProductV3,
  ProductV3Silent,
  Field
>;

/** The values of a request that ask for each member of {@link ReadOnlyVariant} which is absent otherwise. */
export interface ReadOnlyVariantSilent {
  readonly revenueDetails: 'MERCHANT_DATA';
  readonly subscriptionPricesInfo: 'SUBSCRIPTION_PRICES_INFO';
}

/** {@link ReadOnlyVariant} with the members for which `Field` asks. By default it lacks the members that a request has to name. */
export type ReadOnlyVariantWith<Field extends VariantField = never> = Projected<
  ReadOnlyVariant,
  ReadOnlyVariantSilent,
  Field
>;

/** The values of a request that ask for each member of {@link Brand} which is absent otherwise. */
export interface BrandSilent {
  readonly assignedProductsCount: 'ASSIGNED_PRODUCTS_COUNT';
}

/** {@link Brand} with the members for which `Field` asks. By default it lacks the members that a request has to name. */
export type BrandWith<Field extends BrandField = never> = Projected<Brand, BrandSilent, Field>;

/** The values of a request that ask for each member of {@link RibbonV3} which is absent otherwise. */
export interface RibbonV3Silent {
  readonly assignedProductCount: 'ASSIGNED_PRODUCT_COUNT';
}

/** {@link RibbonV3} with the members for which `Field` asks. By default it lacks the members that a request has to name. */
export type RibbonV3With<Field extends RibbonField = never> = Projected<RibbonV3, RibbonV3Silent, Field>;

/** The response of {@link getProductV3} to a request that asks for `Field`. */
export type GetProductV3ResponseWith<Field extends ProductField = never> = Replaced<
  GetProductV3Response,
  'product',
  ProductV3With<Field>
>;

/** The response of {@link getProductBySlug} to a request that asks for `Field`. */
export type GetProductBySlugResponseWith<Field extends ProductField = never> = Replaced<
  GetProductBySlugResponse,
  'product',
  ProductV3With<Field>
>;

/** The response of {@link queryProductsV3} to a request that asks for `Field`. */
export type QueryProductsV3ResponseWith<Field extends ProductListField = never> = Replaced<
  QueryProductsV3Response,
  'products',
  ProductV3With<Field>[]
>;

/** The response of {@link searchProducts} to a request that asks for `Field`. */
export type SearchProductsResponseWith<Field extends ProductListField = never> = Replaced<
  SearchProductsResponse,
  'products',
  ProductV3With<Field>[]
>;

/** The response of {@link queryVariants} to a request that asks for `Field`. */
export type QueryVariantsResponseWith<Field extends VariantField = never> = Replaced<
  QueryVariantsResponse,
  'variants',
  ReadOnlyVariantWith<Field>[]
>;

/** The response of {@link searchVariants} to a request that asks for `Field`. */
export type SearchVariantsResponseWith<Field extends VariantField = never> = Replaced<
  SearchVariantsResponse,
  'variants',
  ReadOnlyVariantWith<Field>[]
>;

/** The response of {@link queryBrands} to a request that asks for `Field`. */
export type QueryBrandsResponseWith<Field extends BrandField = never> = Replaced<
  QueryBrandsResponse,
  'brands',
  BrandWith<Field>[]
>;

/** The response of {@link queryRibbons} to a request that asks for `Field`. */
export type QueryRibbonsResponseWith<Field extends RibbonField = never> = Replaced<
  QueryRibbonsResponse,
  'ribbons',
  RibbonV3With<Field>[]
>;

/** The calls whose responses follow from the fields that a request asks for, as a client has them. */
export interface ProjectedCalls {
  readonly getProductV3: <const Field extends ProductField = never>(
    productId: string,
    params?: GetProductV3Params & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<GetProductV3ResponseWith<Field>, GetProductV3ErrorCode>;
  readonly getProductBySlug: <const Field extends ProductField = never>(
    slug: string,
    params?: GetProductBySlugParams & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<GetProductBySlugResponseWith<Field>, GetProductBySlugErrorCode>;
  readonly queryProductsV3: <const Field extends ProductListField = never>(
    params?: QueryProductsV3Params & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<QueryProductsV3ResponseWith<Field>, QueryProductsV3ErrorCode>;
  readonly searchProducts: <const Field extends ProductListField = never>(
    params: SearchProductsParams & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<SearchProductsResponseWith<Field>, SearchProductsErrorCode>;
  readonly queryVariants: <const Field extends VariantField = never>(
    queryVariantsRequest: QueryVariantsRequest & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<QueryVariantsResponseWith<Field>, QueryVariantsErrorCode>;
  readonly searchVariants: <const Field extends VariantField = never>(
    searchVariantsRequest: SearchVariantsRequest & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<SearchVariantsResponseWith<Field>, SearchVariantsErrorCode>;
  readonly queryBrands: <const Field extends BrandField = never>(
    params?: QueryBrandsParams & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<QueryBrandsResponseWith<Field>, QueryBrandsErrorCode>;
  readonly queryRibbons: <const Field extends RibbonField = never>(
    queryRibbonsRequest: QueryRibbonsRequest & { readonly fields?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<QueryRibbonsResponseWith<Field>, QueryRibbonsErrorCode>;
}
