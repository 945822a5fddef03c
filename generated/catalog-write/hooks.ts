// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  createProduct,
  updateProduct,
  deleteProduct,
  deleteProductOptions,
  removeBrand,
  removeRibbon,
  updateProductVariants,
  resetAllProductVariantData,
  addProductMedia,
  removeProductMedia,
  addProductMediaToChoices,
  removeProductMediaFromChoices,
  createCollection,
  updateCollection,
  deleteCollection,
  addProductsToCollection,
  removeProductsFromCollection,
  bulkUpdateProductsProperty,
  bulkAdjustProductProperty,
} from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import { type CallError, calledBy, useCache, withQueryPolicy } from '../../src/react/binding.ts';
import { queriesOf } from '../../src/react/queries-of.ts';
import type {
  AddProductMediaRequest,
  AddProductMediaToChoicesRequest,
  AddProductsToCollectionRequest,
  BulkAdjustProductPropertyRequest,
  BulkUpdateProductsPropertyRequest,
  CreateCollectionRequest,
  CreateProductRequest,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaRequest,
  RemoveProductsFromCollectionRequest,
  UpdateCollectionRequest,
  UpdateProductRequest,
  UpdateProductVariantsRequest,
} from './types.ts';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

export const getCreateProductMutationKey = () => ['createProduct'] as const;

export const getCreateProductMutationOptions = <
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createProduct>>,
      TError,
      CreateProductMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof createProduct>>,
  TError,
  CreateProductMutationVariables,
  TContext
> => {
  const mutationKey = getCreateProductMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createProduct>>,
    CreateProductMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return createProduct(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof createProduct>>,
    variables: CreateProductMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'POST /v1/products/query-platformized',
            'POST /v1/variants/query',
            'GET /v2/collections/{id}',
            'GET /v2/collections/slug/{slug}',
            'POST /v2/collections/query',
            'GET /v1/collections/slug/{slug}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CreateProductMutationResult = NonNullable<Awaited<ReturnType<typeof createProduct>>>;
export type CreateProductMutationBody = CreateProductRequest;
export type CreateProductMutationError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>;
export type CreateProductMutationVariables = { data: CreateProductRequest };

/**
 * @summary Create a product
 */
/**
 * Create a product.
 *
 * Who may call: owner, app. It calls {@link createProduct}.
 */
export const useCreateProduct = <
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createProduct>>,
      TError,
      CreateProductMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createProduct>>,
  TError,
  CreateProductMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getCreateProductMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getUpdateProductMutationKey = () => ['updateProduct'] as const;

export const getUpdateProductMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateProduct>>,
      TError,
      UpdateProductMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof updateProduct>>,
  TError,
  UpdateProductMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateProductMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateProduct>>,
    UpdateProductMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return updateProduct(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof updateProduct>>,
    variables: UpdateProductMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type UpdateProductMutationResult = NonNullable<Awaited<ReturnType<typeof updateProduct>>>;
export type UpdateProductMutationBody = UpdateProductRequest;
export type UpdateProductMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type UpdateProductMutationVariables = { id: string; data: UpdateProductRequest };

/**
 * @summary Update a product
 */
/**
 * Update a product.
 *
 * Who may call: owner, app. It calls {@link updateProduct}.
 */
export const useUpdateProduct = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateProduct>>,
      TError,
      UpdateProductMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateProduct>>,
  TError,
  UpdateProductMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getUpdateProductMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getDeleteProductMutationKey = () => ['deleteProduct'] as const;

export const getDeleteProductMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteProduct>>,
      TError,
      DeleteProductMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof deleteProduct>>,
  TError,
  DeleteProductMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteProductMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteProduct>>,
    DeleteProductMutationVariables
  > = (props, context) => {
    const { id } = props ?? {};

    return deleteProduct(id, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof deleteProduct>>,
    variables: DeleteProductMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
            'GET /v2/collections/{id}',
            'GET /v2/collections/slug/{slug}',
            'POST /v2/collections/query',
            'GET /v1/collections/slug/{slug}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DeleteProductMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProduct>>>;

export type DeleteProductMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type DeleteProductMutationVariables = { id: string };

/**
 * @summary Delete a product
 */
/**
 * Delete a product.
 *
 * Who may call: owner, app. It calls {@link deleteProduct}.
 */
export const useDeleteProduct = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteProduct>>,
      TError,
      DeleteProductMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteProduct>>,
  TError,
  DeleteProductMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getDeleteProductMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getDeleteProductOptionsMutationKey = () => ['deleteProductOptions'] as const;

export const getDeleteProductOptionsMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteProductOptions>>,
      TError,
      DeleteProductOptionsMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof deleteProductOptions>>,
  TError,
  DeleteProductOptionsMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteProductOptionsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteProductOptions>>,
    DeleteProductOptionsMutationVariables
  > = (props, context) => {
    const { id } = props ?? {};

    return deleteProductOptions(id, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof deleteProductOptions>>,
    variables: DeleteProductOptionsMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DeleteProductOptionsMutationResult = NonNullable<
  Awaited<ReturnType<typeof deleteProductOptions>>
>;

export type DeleteProductOptionsMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type DeleteProductOptionsMutationVariables = { id: string };

/**
 * @summary Delete all options of a product
 */
/**
 * Delete all options of a product.
 *
 * Who may call: owner, app. It calls {@link deleteProductOptions}.
 */
export const useDeleteProductOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteProductOptions>>,
      TError,
      DeleteProductOptionsMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteProductOptions>>,
  TError,
  DeleteProductOptionsMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getDeleteProductOptionsMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getRemoveBrandMutationKey = () => ['removeBrand'] as const;

export const getRemoveBrandMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeBrand>>,
      TError,
      RemoveBrandMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof removeBrand>>,
  TError,
  RemoveBrandMutationVariables,
  TContext
> => {
  const mutationKey = getRemoveBrandMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof removeBrand>>,
    RemoveBrandMutationVariables
  > = (props, context) => {
    const { id } = props ?? {};

    return removeBrand(id, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof removeBrand>>,
    variables: RemoveBrandMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf('GET /v1/products/{id}', 'POST /v1/products/query-platformized').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type RemoveBrandMutationResult = NonNullable<Awaited<ReturnType<typeof removeBrand>>>;

export type RemoveBrandMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type RemoveBrandMutationVariables = { id: string };

/**
 * @summary Remove the brand of a product
 */
/**
 * Remove the brand of a product.
 *
 * Who may call: owner, app. It calls {@link removeBrand}.
 */
export const useRemoveBrand = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeBrand>>,
      TError,
      RemoveBrandMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof removeBrand>>,
  TError,
  RemoveBrandMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getRemoveBrandMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getRemoveRibbonMutationKey = () => ['removeRibbon'] as const;

export const getRemoveRibbonMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeRibbon>>,
      TError,
      RemoveRibbonMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof removeRibbon>>,
  TError,
  RemoveRibbonMutationVariables,
  TContext
> => {
  const mutationKey = getRemoveRibbonMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof removeRibbon>>,
    RemoveRibbonMutationVariables
  > = (props, context) => {
    const { id } = props ?? {};

    return removeRibbon(id, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof removeRibbon>>,
    variables: RemoveRibbonMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf('GET /v1/products/{id}', 'POST /v1/products/query-platformized').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type RemoveRibbonMutationResult = NonNullable<Awaited<ReturnType<typeof removeRibbon>>>;

export type RemoveRibbonMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type RemoveRibbonMutationVariables = { id: string };

/**
 * @summary Remove the ribbon of a product
 */
/**
 * Remove the ribbon of a product.
 *
 * Who may call: owner, app. It calls {@link removeRibbon}.
 */
export const useRemoveRibbon = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeRibbon>>,
      TError,
      RemoveRibbonMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof removeRibbon>>,
  TError,
  RemoveRibbonMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getRemoveRibbonMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getUpdateProductVariantsMutationKey = () => ['updateProductVariants'] as const;

export const getUpdateProductVariantsMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateProductVariants>>,
      TError,
      UpdateProductVariantsMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof updateProductVariants>>,
  TError,
  UpdateProductVariantsMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateProductVariantsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateProductVariants>>,
    UpdateProductVariantsMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return updateProductVariants(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof updateProductVariants>>,
    variables: UpdateProductVariantsMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type UpdateProductVariantsMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateProductVariants>>
>;
export type UpdateProductVariantsMutationBody = UpdateProductVariantsRequest;
export type UpdateProductVariantsMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type UpdateProductVariantsMutationVariables = { id: string; data: UpdateProductVariantsRequest };

/**
 * @summary Update variants of a product
 */
/**
 * Update variants of a product.
 *
 * Who may call: owner, app. It calls {@link updateProductVariants}.
 */
export const useUpdateProductVariants = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateProductVariants>>,
      TError,
      UpdateProductVariantsMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateProductVariants>>,
  TError,
  UpdateProductVariantsMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getUpdateProductVariantsMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getResetAllProductVariantDataMutationKey = () => ['resetAllProductVariantData'] as const;

export const getResetAllProductVariantDataMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof resetAllProductVariantData>>,
      TError,
      ResetAllProductVariantDataMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof resetAllProductVariantData>>,
  TError,
  ResetAllProductVariantDataMutationVariables,
  TContext
> => {
  const mutationKey = getResetAllProductVariantDataMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resetAllProductVariantData>>,
    ResetAllProductVariantDataMutationVariables
  > = (props, context) => {
    const { id } = props ?? {};

    return resetAllProductVariantData(id, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof resetAllProductVariantData>>,
    variables: ResetAllProductVariantDataMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ResetAllProductVariantDataMutationResult = NonNullable<
  Awaited<ReturnType<typeof resetAllProductVariantData>>
>;

export type ResetAllProductVariantDataMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type ResetAllProductVariantDataMutationVariables = { id: string };

/**
 * @summary Reset all variants of a product
 */
/**
 * Reset all variants of a product.
 *
 * Who may call: owner, app. It calls {@link resetAllProductVariantData}.
 */
export const useResetAllProductVariantData = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof resetAllProductVariantData>>,
      TError,
      ResetAllProductVariantDataMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resetAllProductVariantData>>,
  TError,
  ResetAllProductVariantDataMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getResetAllProductVariantDataMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getAddProductMediaMutationKey = () => ['addProductMedia'] as const;

export const getAddProductMediaMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addProductMedia>>,
      TError,
      AddProductMediaMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof addProductMedia>>,
  TError,
  AddProductMediaMutationVariables,
  TContext
> => {
  const mutationKey = getAddProductMediaMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof addProductMedia>>,
    AddProductMediaMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return addProductMedia(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof addProductMedia>>,
    variables: AddProductMediaMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type AddProductMediaMutationResult = NonNullable<Awaited<ReturnType<typeof addProductMedia>>>;
export type AddProductMediaMutationBody = AddProductMediaRequest;
export type AddProductMediaMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type AddProductMediaMutationVariables = { id: string; data: AddProductMediaRequest };

/**
 * @summary Add media to a product
 */
/**
 * Add media to a product.
 *
 * Who may call: owner, app. It calls {@link addProductMedia}.
 */
export const useAddProductMedia = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addProductMedia>>,
      TError,
      AddProductMediaMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof addProductMedia>>,
  TError,
  AddProductMediaMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getAddProductMediaMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getRemoveProductMediaMutationKey = () => ['removeProductMedia'] as const;

export const getRemoveProductMediaMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeProductMedia>>,
      TError,
      RemoveProductMediaMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof removeProductMedia>>,
  TError,
  RemoveProductMediaMutationVariables,
  TContext
> => {
  const mutationKey = getRemoveProductMediaMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof removeProductMedia>>,
    RemoveProductMediaMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return removeProductMedia(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof removeProductMedia>>,
    variables: RemoveProductMediaMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type RemoveProductMediaMutationResult = NonNullable<Awaited<ReturnType<typeof removeProductMedia>>>;
export type RemoveProductMediaMutationBody = RemoveProductMediaRequest;
export type RemoveProductMediaMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type RemoveProductMediaMutationVariables = { id: string; data: RemoveProductMediaRequest };

/**
 * @summary Remove media from a product
 */
/**
 * Remove media from a product.
 *
 * Who may call: owner, app. It calls {@link removeProductMedia}.
 */
export const useRemoveProductMedia = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeProductMedia>>,
      TError,
      RemoveProductMediaMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof removeProductMedia>>,
  TError,
  RemoveProductMediaMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getRemoveProductMediaMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getAddProductMediaToChoicesMutationKey = () => ['addProductMediaToChoices'] as const;

export const getAddProductMediaToChoicesMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addProductMediaToChoices>>,
      TError,
      AddProductMediaToChoicesMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof addProductMediaToChoices>>,
  TError,
  AddProductMediaToChoicesMutationVariables,
  TContext
> => {
  const mutationKey = getAddProductMediaToChoicesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof addProductMediaToChoices>>,
    AddProductMediaToChoicesMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return addProductMediaToChoices(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof addProductMediaToChoices>>,
    variables: AddProductMediaToChoicesMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type AddProductMediaToChoicesMutationResult = NonNullable<
  Awaited<ReturnType<typeof addProductMediaToChoices>>
>;
export type AddProductMediaToChoicesMutationBody = AddProductMediaToChoicesRequest;
export type AddProductMediaToChoicesMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type AddProductMediaToChoicesMutationVariables = { id: string; data: AddProductMediaToChoicesRequest };

/**
 * @summary Add media to choices of a product
 */
/**
 * Add media to choices of a product.
 *
 * Who may call: owner, app. It calls {@link addProductMediaToChoices}.
 */
export const useAddProductMediaToChoices = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addProductMediaToChoices>>,
      TError,
      AddProductMediaToChoicesMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof addProductMediaToChoices>>,
  TError,
  AddProductMediaToChoicesMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getAddProductMediaToChoicesMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getRemoveProductMediaFromChoicesMutationKey = () => ['removeProductMediaFromChoices'] as const;

export const getRemoveProductMediaFromChoicesMutationOptions = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeProductMediaFromChoices>>,
      TError,
      RemoveProductMediaFromChoicesMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof removeProductMediaFromChoices>>,
  TError,
  RemoveProductMediaFromChoicesMutationVariables,
  TContext
> => {
  const mutationKey = getRemoveProductMediaFromChoicesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof removeProductMediaFromChoices>>,
    RemoveProductMediaFromChoicesMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return removeProductMediaFromChoices(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof removeProductMediaFromChoices>>,
    variables: RemoveProductMediaFromChoicesMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type RemoveProductMediaFromChoicesMutationResult = NonNullable<
  Awaited<ReturnType<typeof removeProductMediaFromChoices>>
>;
export type RemoveProductMediaFromChoicesMutationBody = RemoveProductMediaFromChoicesRequest;
export type RemoveProductMediaFromChoicesMutationError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type RemoveProductMediaFromChoicesMutationVariables = {
  id: string;
  data: RemoveProductMediaFromChoicesRequest;
};

/**
 * @summary Remove media from choices of a product
 */
/**
 * Remove media from choices of a product.
 *
 * Who may call: owner, app. It calls {@link removeProductMediaFromChoices}.
 */
export const useRemoveProductMediaFromChoices = <
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeProductMediaFromChoices>>,
      TError,
      RemoveProductMediaFromChoicesMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof removeProductMediaFromChoices>>,
  TError,
  RemoveProductMediaFromChoicesMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getRemoveProductMediaFromChoicesMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getCreateCollectionMutationKey = () => ['createCollection'] as const;

export const getCreateCollectionMutationOptions = <
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createCollection>>,
      TError,
      CreateCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof createCollection>>,
  TError,
  CreateCollectionMutationVariables,
  TContext
> => {
  const mutationKey = getCreateCollectionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createCollection>>,
    CreateCollectionMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return createCollection(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof createCollection>>,
    variables: CreateCollectionMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries(queriesOf('POST /v2/collections/query'));
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CreateCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof createCollection>>>;
export type CreateCollectionMutationBody = CreateCollectionRequest;
export type CreateCollectionMutationError = CallError<
  'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type CreateCollectionMutationVariables = { data: CreateCollectionRequest };

/**
 * @summary Create a collection
 */
/**
 * Create a collection.
 *
 * Who may call: owner, app. It calls {@link createCollection}.
 */
export const useCreateCollection = <
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createCollection>>,
      TError,
      CreateCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createCollection>>,
  TError,
  CreateCollectionMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getCreateCollectionMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getUpdateCollectionMutationKey = () => ['updateCollection'] as const;

export const getUpdateCollectionMutationOptions = <
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCollection>>,
      TError,
      UpdateCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof updateCollection>>,
  TError,
  UpdateCollectionMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCollectionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCollection>>,
    UpdateCollectionMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return updateCollection(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof updateCollection>>,
    variables: UpdateCollectionMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v2/collections/{id}',
            'GET /v2/collections/slug/{slug}',
            'POST /v2/collections/query',
            'GET /v1/collections/slug/{slug}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type UpdateCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof updateCollection>>>;
export type UpdateCollectionMutationBody = UpdateCollectionRequest;
export type UpdateCollectionMutationError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type UpdateCollectionMutationVariables = { id: string; data: UpdateCollectionRequest };

/**
 * @summary Update a collection
 */
/**
 * Update a collection.
 *
 * Who may call: owner, app. It calls {@link updateCollection}.
 */
export const useUpdateCollection = <
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCollection>>,
      TError,
      UpdateCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCollection>>,
  TError,
  UpdateCollectionMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getUpdateCollectionMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getDeleteCollectionMutationKey = () => ['deleteCollection'] as const;

export const getDeleteCollectionMutationOptions = <
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteCollection>>,
      TError,
      DeleteCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof deleteCollection>>,
  TError,
  DeleteCollectionMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteCollectionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteCollection>>,
    DeleteCollectionMutationVariables
  > = (props, context) => {
    const { id } = props ?? {};

    return deleteCollection(id, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof deleteCollection>>,
    variables: DeleteCollectionMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'GET /v2/collections/{id}',
            'GET /v2/collections/slug/{slug}',
            'POST /v2/collections/query',
            'GET /v1/collections/slug/{slug}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DeleteCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCollection>>>;

export type DeleteCollectionMutationError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type DeleteCollectionMutationVariables = { id: string };

/**
 * @summary Delete a collection
 */
/**
 * Delete a collection.
 *
 * Who may call: owner, app. It calls {@link deleteCollection}.
 */
export const useDeleteCollection = <
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteCollection>>,
      TError,
      DeleteCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteCollection>>,
  TError,
  DeleteCollectionMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getDeleteCollectionMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getAddProductsToCollectionMutationKey = () => ['addProductsToCollection'] as const;

export const getAddProductsToCollectionMutationOptions = <
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addProductsToCollection>>,
      TError,
      AddProductsToCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof addProductsToCollection>>,
  TError,
  AddProductsToCollectionMutationVariables,
  TContext
> => {
  const mutationKey = getAddProductsToCollectionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof addProductsToCollection>>,
    AddProductsToCollectionMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return addProductsToCollection(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof addProductsToCollection>>,
    variables: AddProductsToCollectionMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'GET /v2/collections/{id}',
            'GET /v2/collections/slug/{slug}',
            'POST /v2/collections/query',
            'GET /v1/collections/slug/{slug}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type AddProductsToCollectionMutationResult = NonNullable<
  Awaited<ReturnType<typeof addProductsToCollection>>
>;
export type AddProductsToCollectionMutationBody = AddProductsToCollectionRequest;
export type AddProductsToCollectionMutationError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type AddProductsToCollectionMutationVariables = { id: string; data: AddProductsToCollectionRequest };

/**
 * @summary Add products to a collection
 */
/**
 * Add products to a collection.
 *
 * Who may call: owner, app. It calls {@link addProductsToCollection}.
 */
export const useAddProductsToCollection = <
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addProductsToCollection>>,
      TError,
      AddProductsToCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof addProductsToCollection>>,
  TError,
  AddProductsToCollectionMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getAddProductsToCollectionMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getRemoveProductsFromCollectionMutationKey = () => ['removeProductsFromCollection'] as const;

export const getRemoveProductsFromCollectionMutationOptions = <
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeProductsFromCollection>>,
      TError,
      RemoveProductsFromCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof removeProductsFromCollection>>,
  TError,
  RemoveProductsFromCollectionMutationVariables,
  TContext
> => {
  const mutationKey = getRemoveProductsFromCollectionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof removeProductsFromCollection>>,
    RemoveProductsFromCollectionMutationVariables
  > = (props, context) => {
    const { id, data } = props ?? {};

    return removeProductsFromCollection(id, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof removeProductsFromCollection>>,
    variables: RemoveProductsFromCollectionMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'GET /v2/collections/{id}',
            'GET /v2/collections/slug/{slug}',
            'POST /v2/collections/query',
            'GET /v1/collections/slug/{slug}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type RemoveProductsFromCollectionMutationResult = NonNullable<
  Awaited<ReturnType<typeof removeProductsFromCollection>>
>;
export type RemoveProductsFromCollectionMutationBody = RemoveProductsFromCollectionRequest;
export type RemoveProductsFromCollectionMutationError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type RemoveProductsFromCollectionMutationVariables = {
  id: string;
  data: RemoveProductsFromCollectionRequest;
};

/**
 * @summary Remove products from a collection
 */
/**
 * Remove products from a collection.
 *
 * Who may call: owner, app. It calls {@link removeProductsFromCollection}.
 */
export const useRemoveProductsFromCollection = <
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeProductsFromCollection>>,
      TError,
      RemoveProductsFromCollectionMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof removeProductsFromCollection>>,
  TError,
  RemoveProductsFromCollectionMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getRemoveProductsFromCollectionMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getBulkUpdateProductsPropertyMutationKey = () => ['bulkUpdateProductsProperty'] as const;

export const getBulkUpdateProductsPropertyMutationOptions = <
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkUpdateProductsProperty>>,
      TError,
      BulkUpdateProductsPropertyMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof bulkUpdateProductsProperty>>,
  TError,
  BulkUpdateProductsPropertyMutationVariables,
  TContext
> => {
  const mutationKey = getBulkUpdateProductsPropertyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof bulkUpdateProductsProperty>>,
    BulkUpdateProductsPropertyMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return bulkUpdateProductsProperty(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof bulkUpdateProductsProperty>>,
    variables: BulkUpdateProductsPropertyMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type BulkUpdateProductsPropertyMutationResult = NonNullable<
  Awaited<ReturnType<typeof bulkUpdateProductsProperty>>
>;
export type BulkUpdateProductsPropertyMutationBody = BulkUpdateProductsPropertyRequest;
export type BulkUpdateProductsPropertyMutationError = CallError<
  'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type BulkUpdateProductsPropertyMutationVariables = { data: BulkUpdateProductsPropertyRequest };

/**
 * @summary Set one property of many products
 */
/**
 * Set one property of many products.
 *
 * Who may call: owner, app. It calls {@link bulkUpdateProductsProperty}.
 */
export const useBulkUpdateProductsProperty = <
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkUpdateProductsProperty>>,
      TError,
      BulkUpdateProductsPropertyMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof bulkUpdateProductsProperty>>,
  TError,
  BulkUpdateProductsPropertyMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getBulkUpdateProductsPropertyMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getBulkAdjustProductPropertyMutationKey = () => ['bulkAdjustProductProperty'] as const;

export const getBulkAdjustProductPropertyMutationOptions = <
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkAdjustProductProperty>>,
      TError,
      BulkAdjustProductPropertyMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof bulkAdjustProductProperty>>,
  TError,
  BulkAdjustProductPropertyMutationVariables,
  TContext
> => {
  const mutationKey = getBulkAdjustProductPropertyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof bulkAdjustProductProperty>>,
    BulkAdjustProductPropertyMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return bulkAdjustProductProperty(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof bulkAdjustProductProperty>>,
    variables: BulkAdjustProductPropertyMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          queriesOf(
            'GET /v1/products/{id}',
            'POST /v1/products/query-platformized',
            'POST /v1/products/{id}/productOptionsAvailability',
            'POST /v1/products/{id}/variants/query',
            'POST /v1/variants/query',
            'GET /v1/variants/{id}',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type BulkAdjustProductPropertyMutationResult = NonNullable<
  Awaited<ReturnType<typeof bulkAdjustProductProperty>>
>;
export type BulkAdjustProductPropertyMutationBody = BulkAdjustProductPropertyRequest;
export type BulkAdjustProductPropertyMutationError = CallError<
  'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;
export type BulkAdjustProductPropertyMutationVariables = { data: BulkAdjustProductPropertyRequest };

/**
 * @summary Increase or decrease one property of many products
 */
/**
 * Increase or decrease one property of many products.
 *
 * Who may call: owner, app. It calls {@link bulkAdjustProductProperty}.
 */
export const useBulkAdjustProductProperty = <
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkAdjustProductProperty>>,
      TError,
      BulkAdjustProductPropertyMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof bulkAdjustProductProperty>>,
  TError,
  BulkAdjustProductPropertyMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getBulkAdjustProductPropertyMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
